"""The sidebar: the day and the team on top, what is going on in the middle, the log below, and the last buttons."""

from collections.abc import Sequence
from typing import Protocol

import pygame

from solo.client.contacts.panels.agent import agent_panel
from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.panels.header import header, team_row
from solo.client.contacts.panels.hints import hint_panel
from solo.client.contacts.panels.log import footer, log_head, log_line, news_panel
from solo.client.contacts.panels.witness import witness_panel
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.richtext import Log
from solo.client.widgets.scroll import Scroll
from solo.contacts.actions import Action

__all__ = ["SIDEBAR", "Guide", "Sidebar", "Stack"]

SIDEBAR = 360
"""The sidebar's width in units."""

LOG_LINES = 5


class Guide(Protocol):
    """What leads a newcomer through a game: a panel above all others, and what it lets happen."""

    @property
    def reminder(self) -> str:
        """What to say when it does not let an action happen."""

    def panel(self, desk: Desk) -> Widget | None:
        """Return the present step's panel, None when there is nothing more to say."""

    def allows(self, action: Action) -> bool:
        """Return whether an action may happen now."""


class Stack(Widget):
    """Parts below one another: `middle` has its natural height and scrolls if it must, `rest` takes what is left."""

    def __init__(self, top: Widget, middle: Scroll, rest_head: Widget, rest: Widget, foot: Widget) -> None:
        super().__init__("sidebar")
        self.middle, self.rest = middle, rest
        self.add(top, middle, rest_head, rest, foot)

    def _min_width(self, theme: Theme) -> int:
        return theme.px(240)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (theme.px(SIDEBAR) if width is None else width), theme.px(400)

    def _layout(self, theme: Theme) -> None:
        pad, gap = theme.px(14), theme.px(9)
        inner = self.rect.inflate(-2 * pad, -2 * pad)
        wide = inner.width
        shown = [child for child in self.children if child.visible]
        heights = {child: child.measure(theme, wide)[1] for child in shown}
        least = min(LOG_LINES * theme.line_height("small"), inner.height // 6)
        fixed = sum(tall for child, tall in heights.items() if child not in (self.middle, self.rest))
        room = inner.height - fixed - gap * (len(shown) - 1)
        wanted = self.middle.children[0].measure(theme, wide)[1]
        heights[self.middle] = max(0, min(wanted, room - least))
        heights[self.rest] = max(0, room - heights[self.middle])
        y = inner.top
        for child in shown:
            child.layout(theme, pygame.Rect(inner.left, y, wide, heights[child]))
            y += heights[child] + gap

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
        self.top, self.body, self.foot = Column(gap=9), Column(gap=8), Column()
        self.head = Column(log_head(desk))
        self.log = Log(
            name="log", size="small", paragraph_gap=3, on_link=lambda link: desk.show_line(int(link)), at_end=True
        )
        self._lines: list[str] = []
        super().__init__(self.top, Scroll(self.body, name="middle"), self.head, self.log, self.foot)
        self.fill()

    def fill(self) -> None:
        """Show what the table says now."""
        desk = self.desk
        self.top.replace([header(desk), team_row(desk)])
        guide = None if self.guide is None else self.guide.panel(desk)
        asking = desk.table.asking is not None
        parts = [guide, None if asking else news_panel(desk), None if asking else agent_panel(desk)]
        parts += [witness_panel(desk), hint_panel(desk)]
        self.body.replace([part for part in parts if part is not None])
        self.foot.replace([footer(desk)])
        table = desk.table
        self._fill_log([log_line(line, table.board) for line in table.observation.record.lines])

    def _fill_log(self, lines: Sequence[str]) -> None:
        if list(lines[: len(self._lines)]) == self._lines:
            for line in lines[len(self._lines) :]:
                self.log.append(line)
        else:
            self.log.set_text(lines)
        self._lines = list(lines)
