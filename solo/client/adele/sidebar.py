"""The sidebar: what is to be decided, the crew, boards where there is no room below the ship, hints, log, buttons."""

import pygame

from solo.adele.observation import CrewObservation
from solo.adele.public import Setup
from solo.adele.text import sentence
from solo.client.adele.boards import adele_board, alien_board, boards, forecast_board, mission_board
from solo.client.adele.desk import Desk
from solo.client.adele.hintlist import HintList
from solo.client.adele.hintpanel import hint_panel
from solo.client.adele.panels import crew_panels, desk_panel, footer, news_panel
from solo.client.runparts import run_label
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.label import Label
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import Log
from solo.client.widgets.scroll import Scroll
from solo.core.language import gettext as _
from solo.core.record import PublicLine

__all__ = ["Sidebar", "board_row", "is_roomy", "log_lines"]

SIDEBAR = 352
"""The sidebar's width in units."""

LOG_LINES = 5
"""How many lines of the log are in sight."""

MISSION, ALIEN = 252, 306
"""The widths of the mission and the Alien's board below the ship, in units; ADELE has the rest."""

BOARDS = 218
"""The height of the boards below the ship, in units."""

TALL = 700
"""The height in units from which the log has all its lines."""

LOW = 520
"""The height in units below which the log scrolls with everything else."""


def is_roomy(size: tuple[int, int], theme: Theme) -> bool:
    """Return whether there is room for the boards below the ship."""
    units = theme.scale * max(1.0, theme.text_size)
    return size[0] / units >= 1180 and size[1] / units >= 740


def board_row(observation: CrewObservation) -> Widget:
    """Return the boards side by side, for the foot of the ship."""
    public = observation.public
    middle = Column(forecast_board(public), adele_board(public), gap=6)
    parts: list[Widget] = [mission_board(observation), middle, alien_board(public)]
    parts[0].width, parts[1].grow, parts[2].width = MISSION, 1, ALIEN
    # A fixed height, so that the ship does not move when an event has more to say.
    return Column(Row(*parts, gap=8, stretch=True, grow=1), pad=8, height=BOARDS)


class Sidebar(Widget):
    """A column of its own: `fill` makes it follow the table, `fit` the window."""

    def __init__(self, desk: Desk) -> None:
        super().__init__("sidebar")
        self.desk = desk
        self.low = False
        self.body = Column(gap=7, pad=2)
        self.scroll = Scroll(self.body, name="middle")
        self.log_head = Label(_("Log"), size="tiny", bold=True, color="muted")
        self.log = Log(name="log", size="small", paragraph_gap=2)
        self.foot = Column(gap=0)
        self.hints = HintList()
        self._lines: list[str] = []
        self.add(self.scroll, self.log_head, self.log, self.foot)

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        """Take the width that suits a window of so many pixels."""
        self.width = min(float(SIDEBAR), size[0] * 0.46 / theme.scale)
        self.low = size[1] / theme.scale / max(1.0, theme.text_size) < LOW
        self.log.visible = self.log_head.visible = not self.low

    def fill(self, with_boards: bool) -> None:
        """Show what the table says now."""
        desk = self.desk
        guide = None if desk.guide is None else desk.guide.panel(desk)
        self.hints.forget_way()
        run = run_label(desk.table.match)
        parts = [guide, run, desk_panel(desk), *crew_panels(desk), hint_panel(desk, self.hints), news_panel(desk)]
        parts += boards(desk.table.observation) if with_boards else []
        self.body.replace([part for part in parts if part is not None])
        self.foot.replace([footer(desk)])
        self._fill_log(log_lines(desk.table.observation))

    def _fill_log(self, lines: list[str]) -> None:
        if lines[: len(self._lines)] == self._lines:
            for line in lines[len(self._lines) :]:
                self.log.append(line)
        else:
            self.log.set_text(lines)
        self._lines = lines

    def _min_width(self, theme: Theme) -> int:
        return theme.px(200)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (theme.px(SIDEBAR) if width is None else width), theme.px(200)

    def _layout(self, theme: Theme) -> None:
        pad, gap = theme.px(10), theme.px(6)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        foot = self.foot.measure(theme, inner.width)[1]
        bottom = inner.bottom - foot
        self.foot.layout(theme, pygame.Rect(inner.left, bottom, inner.width, foot))
        bottom -= gap
        if not self.low:
            tall = self._log_height(theme, inner.width, bottom - inner.top)
            self.log.layout(theme, pygame.Rect(inner.left, bottom - tall, inner.width, tall))
            head = self.log_head.measure(theme, inner.width)[1]
            bottom -= tall + head
            self.log_head.layout(theme, pygame.Rect(inner.left, bottom, inner.width, head))
            bottom -= gap
        self.scroll.layout(theme, pygame.Rect(inner.left, inner.top, inner.width, bottom - inner.top))

    def _log_height(self, theme: Theme, width: int, room: int) -> int:
        """Return the log's height: its least lines, or all that the middle leaves over."""
        lines = LOG_LINES if self.rect.height > theme.px(TALL) else LOG_LINES // 2
        least = lines * theme.line_height("small")
        return max(least, room - self.body.measure(theme, width)[1] - 2 * theme.line_height("small"))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground and an edge to the ship, then the parts."""
        assert self.theme is not None
        palette = self.theme.palette
        surface.fill(palette.back, self.rect)
        surface.fill(palette.line, (self.rect.left, self.rect.top, 1, self.rect.height))
        self.draw_children(surface)


def log_lines(observation: CrewObservation) -> list[str]:
    """Return the log: every public event in one sentence."""
    setup = observation.public.setup
    return [text for line in observation.record.lines if (text := _log_line(line, setup))]


def _log_line(line: PublicLine, setup: Setup) -> str:
    text = escape(sentence(line.type, line.fields, setup))
    if not text:
        return ""
    if line.type == "turn":
        return f"<b><c=accent>{text}</c></b>"
    color = _COLORS.get(line.type, "ink")
    return f"<c={color}>{text}</c>"


_COLORS = {
    "wound": "bad",
    "contagion": "bad",
    "infection": "bad",
    "attacked": "bad",
    "delivered": "good",
    "healed": "good",
    "alien_turn": "muted",
    "alien_done": "muted",
    "tokens_drawn": "muted",
    "actions_done": "muted",
}
