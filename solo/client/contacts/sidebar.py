"""The sidebar: the day and the team on top, what is going on in the middle, the log below, and the last buttons."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from solo.client.contacts.panels.advice import advice_panel
from solo.client.contacts.panels.agent import agent_panel
from solo.client.contacts.panels.cards import hand_panel
from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.panels.force import force_panel
from solo.client.contacts.panels.header import header, team_row
from solo.client.contacts.panels.hints import hint_panel
from solo.client.contacts.panels.log import footer, log_head, log_line, news_panel
from solo.client.contacts.panels.watch import watch_panel
from solo.client.contacts.panels.witness import witness_panel
from solo.client.runparts import run_label
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.richtext import Log, RichText
from solo.client.widgets.scroll import Scroll
from solo.contacts.actions import Action
from solo.core.record import PublicLine

__all__ = ["SIDEBAR", "Guide", "Sidebar", "Stack"]

SIDEBAR = 360
"""The sidebar's width in units."""

LOG_LINES, LEAST_LINES = 5, 2
"""How many lines the log shows beside a middle that fits, and at least."""

LOW, LOW_LINES = 480, 12
"""The height in units below which everything scrolls together, and how many paragraphs of the log are then shown."""


class Guide(Protocol):
    """What leads a newcomer through a game: a panel above all others, and what it lets happen."""

    @property
    def reminder(self) -> str:
        """What to say when it does not let an action happen."""

    @property
    def is_about_hints(self) -> bool:
        """Whether the present step speaks of the hint panel, which then stands right below it."""

    def panel(self, desk: Desk) -> Widget | None:
        """Return the present step's panel, None when there is nothing more to say."""

    def allows(self, action: Action) -> bool:
        """Return whether an action may happen now."""


class Stack(Widget):
    """A sidebar: fixed parts on top, some that scroll, a log that takes the rest, and buttons at the foot.

    The log gives way to the middle down to its last lines, or altogether where it `yields`. Where the window is `low`
    for its texts, everything but the foot scrolls together, and the log is cut to its newest paragraphs.
    """

    def __init__(self, log_head: Widget, log: Log) -> None:
        super().__init__("sidebar")
        self.low = self.yields = False
        self.log_head, self.log = log_head, log
        self.top, self.body, self.foot = Column(gap=9), Column(gap=8), Column()
        self.middle = Scroll(self.body, name="middle")
        self._lines: list[str] = []
        self.add(self.top, self.middle, log_head, log, self.foot)

    def fit(self, size: tuple[int, int], theme: Theme) -> None:
        """Take the width, and the way of filling, that suit a window of so many pixels."""
        self.width = min(float(SIDEBAR), size[0] * 0.46 / theme.scale)
        self.low = size[1] / theme.scale / max(1.0, theme.text_size) < LOW

    def show(self, top: Sequence[Widget], body: Sequence[Widget | None], foot: Widget, lines: Sequence[str]) -> None:
        """Show other parts, and other lines in the log."""
        parts = [part for part in body if part is not None]
        self.top.visible = not self.low
        self.top.replace([] if self.low else top)
        newest = RichText(lines[-LOW_LINES:], size="small", on_link=self.log.on_link) if self.low and lines else None
        self.body.replace([*top, *parts, *([newest] if newest is not None else [])] if self.low else parts)
        self.foot.replace([foot])
        if list(lines[: len(self._lines)]) == self._lines:
            for line in lines[len(self._lines) :]:
                self.log.append(line)
        else:
            self.log.set_text(lines)
        self._lines = list(lines)

    def reveal(self, *names: str) -> None:
        """Scroll to the first of some parts that is there; the layout must be up to date."""
        found = (part for name in names for part in self.body.walk() if part.name == name)
        if (part := next(found, None)) is not None:
            self.middle.reveal(part)

    def _min_width(self, theme: Theme) -> int:
        return theme.px(200)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (theme.px(SIDEBAR) if width is None else width), theme.px(200)

    def _layout(self, theme: Theme) -> None:
        pad, gap = theme.px(14), theme.px(9)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        wide = inner.width
        self.log_head.visible = self.log.visible = not self.low and self._holds_log(theme, inner)
        shown = [child for child in self.children if child.visible]
        heights = {child: child.measure(theme, wide)[1] for child in shown}
        fixed = sum(tall for child, tall in heights.items() if child not in (self.middle, self.log))
        room = max(0, inner.height - fixed - gap * (len(shown) - 1))
        heights[self.middle] = room if self.low else self._middle_height(theme, wide, room)
        heights[self.log] = room - heights[self.middle]
        y = inner.top
        for child in shown:
            child.layout(theme, pygame.Rect(inner.left, y, wide, heights[child]))
            y += heights[child] + gap

    def _holds_log(self, theme: Theme, inner: pygame.Rect) -> bool:
        """Return whether there is room for the log: always, but where it yields to a middle that needs all of it."""
        if not self.yields:
            return True
        parts = [part.measure(theme, inner.width)[1] for part in (self.top, self.body, self.log_head, self.foot)]
        return sum(parts) + LEAST_LINES * theme.line_height("small") + 4 * theme.px(9) <= inner.height

    def _middle_height(self, theme: Theme, wide: int, room: int) -> int:
        """Return how much of the room the middle takes: all it needs, but for the log's last lines."""
        line = theme.line_height("small")
        wanted = self.body.measure(theme, wide)[1]
        if wanted <= room - LOG_LINES * line:
            return wanted
        return max(0, min(wanted, room - LEAST_LINES * line))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground and an edge to the board, then the parts."""
        assert self.theme is not None
        palette = self.theme.palette
        surface.fill(palette.back, self.rect)
        surface.fill(palette.line, (self.rect.left, self.rect.top, 1, self.rect.height))
        self.draw_children(surface)


class Sidebar(Stack):
    """The play screen's sidebar; `fill` makes it follow the table."""

    def __init__(self, desk: Desk, guide: Guide | None = None) -> None:
        self.desk, self.guide = desk, guide
        self._worded: list[tuple[PublicLine, str, str]] = []
        self._attended: tuple[object, ...] = ()
        log = Log(name="log", size="small", paragraph_gap=3, on_link=lambda link: desk.show_line(int(link)))
        super().__init__(log_head(desk), log)

    def fill(self) -> None:
        """Show what the table says now."""
        desk, table = self.desk, self.desk.table
        guide = None if self.guide is None else self.guide.panel(desk)
        busy = table.choosing is not None or table.card is not None or table.hand_open
        asking = table.asking is not None and not busy
        parts = [None if asking else news_panel(desk), None if asking or table.watched else agent_panel(desk)]
        parts += [] if busy else [witness_panel(desk), None if asking else hand_panel(desk)]
        hints = None if table.choosing is not None else hint_panel(desk)
        advice = None if busy or asking else advice_panel(desk)
        if self.guide is not None and self.guide.is_about_hints:
            parts = [guide, advice, hints, *parts]
        else:
            parts = [guide, watch_panel(desk), advice, *parts, hints]
        lines = self._log_lines()
        extra = [part for part in (run_label(desk.table.match), force_panel(desk)) if part is not None]
        top = [header(desk), team_row(desk, wraps=self.low), *extra]
        foot = footer(desk, short=self.low)
        if self.low:
            self.show([], [*parts, *top], foot, lines)
        else:
            self.show(top, parts, foot, lines)

    def attend(self) -> None:
        """Scroll, when something new is drafted, asked or said, to what the player needs next; layout up to date."""
        table = self.desk.table
        drafting = table.draft is not None and bool(table.draft.picks or table.draft.ability)
        lesson = next((part.spoken() for part in self.body.walk() if part.name == "lesson"), "")
        now = (table.selected, table.draft, table.asking, lesson, len(self._worded), self.rect.size)
        if now == self._attended:
            return
        self._attended = now
        if drafting or table.asking is not None:
            self.reveal("question", "card")
            self.reveal("confirm")
        else:
            self.reveal("guide", "watch", "news", "card")
            self.reveal("next")

    def _log_lines(self) -> list[str]:
        """Return the log; only what is new is put into words."""
        record = self.desk.table.observation.record.lines
        effects = self.desk.table.tally()
        same = 0
        for line, (known, effect, _) in zip(record, self._worded, strict=False):
            if known is not line or effect != effects.get(line.number, ""):
                break
            same += 1
        del self._worded[same:]
        for line in record[same:]:
            effect = effects.get(line.number, "")
            self._worded.append((line, effect, log_line(line, self.desk.table.board, effect)))
        return [text for _, _, text in self._worded]
