"""The sidebar: the crew and what is to be decided; hints, log and boards as pages, of which one is seen; buttons."""

import pygame

from solo.adele.observation import CrewObservation
from solo.adele.public import Setup
from solo.adele.text import sentence
from solo.client.adele.boards import adele_board, alien_board, boards, forecast_board, mission_board
from solo.client.adele.desk import Desk
from solo.client.adele.hintlist import HintList
from solo.client.adele.hintpanel import hint_panel
from solo.client.adele.members import crew_panels
from solo.client.adele.panels import desk_panel, footer, news_panel
from solo.client.runparts import run_label
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import Log
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.tabs import TabBar
from solo.core.language import gettext as _
from solo.core.record import PublicLine

__all__ = ["Sidebar", "board_row", "is_roomy", "log_lines"]

SIDEBAR = 352
"""The sidebar's width in units."""

MISSION, ALIEN = 252, 306
"""The widths of the mission and the Alien's board below the ship, in units; ADELE has the rest."""

BOARD_ROW = 218
"""The height of the boards below the ship, in units."""

SPLIT = 700
"""The height in units from which a page stands below the crew; in lower windows the crew is a page itself."""

PAGE = 150
"""The least height of a page below the crew, its title included, in units."""

TURN, HINTS, LOG, BOARDS = "turn", "hints", "log", "boards"


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
    return Column(Row(*parts, gap=8, stretch=True, grow=1), pad=8, height=BOARD_ROW)


class Sidebar(Widget):
    """A column of its own: `fill` makes it follow the table, `fit` the window, `follow` what is asked.

    Crew and decision come first and never move while plans are made: all that grows stands below them.
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__("sidebar")
        self.desk = desk
        self.split = self.with_boards = False
        self.body, self.board_list, self.hint_box = Column(gap=6, pad=2), Column(gap=6, pad=2), Column(gap=6, pad=2)
        self.scroll = Scroll(self.body, name="middle")
        self.hints = HintList()
        self.log = Log(name="log", size="small", paragraph_gap=2)
        self.pages: dict[str, Widget] = {
            TURN: self.scroll,
            HINTS: Scroll(self.hint_box, name="hint-page"),
            LOG: self.log,
            BOARDS: Scroll(self.board_list, name="board-page"),
        }
        self.tabs = TabBar([], "", self._turned, size="small", name="pages")
        self.foot = Column(gap=0)
        self._lines: list[str] = []
        self._asked: object = None
        self._lesson = ""
        """What the guide's panel says, empty where there is none."""
        self.scroll.keeps_space = True
        self.add(*self.pages.values(), self.tabs, self.foot)

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        """Take the width and the pages that suit a window of so many pixels."""
        self.width = min(float(SIDEBAR), size[0] * 0.46 / theme.scale)
        self.split = size[1] / theme.scale / max(1.0, theme.text_size) >= SPLIT

    def fill(self, with_boards: bool) -> None:
        """Show what the table says now; `with_boards`: the boards are a page, since they do not stand elsewhere."""
        desk = self.desk
        self.with_boards = with_boards
        guide = None if desk.guide is None else desk.guide.panel(desk)
        self._lesson = "" if guide is None else "\n".join(part.spoken() for part in guide.walk())
        self.hints.forget_way()
        run, compact = run_label(desk.table.match), not self.split or len(desk.table.public.members) > 3
        news = None if compact else news_panel(desk)
        parts = [guide, run, *crew_panels(desk, compact), desk_panel(desk), news]
        self.body.replace([part for part in parts if part is not None])
        self.hint_box.replace([hint_panel(desk, self.hints)])
        self.board_list.replace(boards(desk.table.observation) if with_boards else [])
        foot = footer(desk)
        # Where it would need a line of its own: the pages' titles lead to the hints, too.
        foot.find("to-hints").visible = self.width is None or self.width >= SIDEBAR
        self.foot.replace([foot])
        self._fill_log(log_lines(desk.table.observation))
        self._title_pages()

    def _fill_log(self, lines: list[str]) -> None:
        if lines[: len(self._lines)] == self._lines:
            for line in lines[len(self._lines) :]:
                self.log.append(line)
        else:
            self.log.set_text(lines)
        self._lines = lines

    def _title_pages(self) -> None:
        """Offer the pages that there are now; the one in sight stays if it is still there."""
        titles = {HINTS: _("Hints"), LOG: _("Log")}
        if not self.split:
            titles = {TURN: _("Turn"), **titles}
        if self.with_boards:
            titles[BOARDS] = _("Boards")
        self.tabs.titles = list(titles.items())
        if self.tabs.value not in titles:
            self.tabs.value = next(iter(titles))
        self._turned(self.tabs.value)

    def _turned(self, value: str) -> None:
        """Have a page in sight."""
        for name, page in self.pages.items():
            page.visible = name == value or (self.split and name == TURN)
        self.relayout()

    def show(self, page: str) -> None:
        """Show a page, if there is one of that name."""
        if any(page == id for id, _title in self.tabs.titles):
            self.tabs.choose(page)

    def follow(self) -> None:
        """Bring what is to be done now into sight, whenever something else is asked or aimed; the layout is up to date.

        While plans are made that is the member to plan for, else the question with its buttons; but a guide's panel
        comes first, whenever it says something else.
        """
        table, step = self.desk.table, self.desk.table.public.step
        aimed = "" if table.armed is None else table.armed.id
        asked = (table.asked, "" if step is None else step.member, table.public.played, aimed, self._lesson)
        if not table.asked or asked == self._asked:
            return
        self._asked = asked
        self.body.height = None
        self.relayout()
        self.show(TURN)
        if (host := self.ui) is not None:
            host.layout()
        self.scroll.reveal(self.body.find(f"crew-{table.selected}" if table.asked == "plan" else "desk-panel"))
        if self._lesson:
            self.scroll.reveal(self.body.find("guide"))

    def _min_width(self, theme: Theme) -> int:
        return theme.px(200)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (theme.px(SIDEBAR) if width is None else width), theme.px(200)

    def _layout(self, theme: Theme) -> None:
        pad, gap = theme.px(8), theme.px(6)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        foot = self.foot.measure(theme, inner.width)[1]
        self.foot.layout(theme, pygame.Rect(inner.left, inner.bottom - foot, inner.width, foot))
        inner.height -= foot + gap
        wanted = self._wanted(theme, inner.width)
        if self.split:
            tall = max(0, min(wanted, inner.height - theme.px(PAGE)))
            self.scroll.layout(theme, pygame.Rect(inner.left, inner.top, inner.width, tall))
            inner = pygame.Rect(inner.left, inner.top + tall + gap, inner.width, inner.height - tall - gap)
        bar = self.tabs.measure(theme, inner.width)[1]
        self.tabs.layout(theme, pygame.Rect(inner.left, inner.top, inner.width, bar))
        top = inner.top + bar + gap
        page = self.pages[self.tabs.value]
        page.layout(theme, pygame.Rect(inner.left, top, inner.width, max(0, inner.bottom - top)))

    def _wanted(self, theme: Theme, width: int) -> int:
        """Return the height of crew and decision; while plans are made it never shrinks, so that nothing moves."""
        wanted = self.scroll.measure(theme, width)[1]
        if self.desk.table.asked == "plan":
            self.body.height = wanted / theme.scale
        return wanted

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
