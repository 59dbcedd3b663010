"""Pages of which one is in sight, under a row of underlined titles."""

from collections.abc import Callable, Sequence
from typing import Unpack

import pygame

from solo.client.theme import Size, Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus

__all__ = ["Page", "TabBar", "Tabs"]

Page = tuple[str, str, Widget]
"""A page's id, title and content."""


class TabBar(Widget):
    """The row of titles; Left and Right change the page."""

    role = "tabs"
    can_focus = True

    def __init__(
        self,
        titles: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], None],
        *,
        name: str = "",
        size: Size = "body",
        **hints: Unpack[Hints],
    ) -> None:
        """`titles`: each page's id and title; `size` is the titles'."""
        super().__init__(name, **hints)
        self.titles, self.size = list(titles), size
        self.value = value
        self.on_change = on_change
        self._lit = -1

    def spoken(self) -> str:
        """Return the title in force."""
        return next((title for id, title in self.titles if id == self.value), "")

    def _cell(self, theme: Theme, title: str) -> int:
        return theme.text_width(title, self.size, True) + theme.px(24)

    def _min_width(self, theme: Theme) -> int:
        return max(self._cell(theme, title) for _, title in self.titles)

    def _cells(self, theme: Theme, width: int | None) -> list[pygame.Rect]:
        tall, x, y, cells = theme.line_height(self.size) + theme.px(16 if self.size == "body" else 10), 0, 0, []
        for _, title in self.titles:
            wide = self._cell(theme, title)
            if x and width is not None and x + wide > width:
                x, y = 0, y + tall
            cells.append(pygame.Rect(x, y, wide, tall))
            x += wide
        return cells

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        cells = self._cells(theme, width)
        return max(cell.right for cell in cells), cells[-1].bottom

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the titles, the line below them and the part of it in force."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        surface.fill(palette.line, (self.rect.left, self.rect.bottom - 1, self.rect.width, 1))
        for at, ((id, title), cell) in enumerate(zip(self.titles, self._placed(theme), strict=True)):
            ink = palette.ink if id == self.value or at == self._lit else palette.muted
            drawn = theme.text(title, self.size, ink, True)
            surface.blit(drawn, drawn.get_rect(center=cell.center))
            if id == self.value:
                thick = theme.px(3)
                surface.fill(palette.accent, (cell.left, cell.bottom - thick, cell.width, thick))
        draw_focus(self, surface)

    def _placed(self, theme: Theme) -> list[pygame.Rect]:
        return [cell.move(self.rect.topleft) for cell in self._cells(theme, self.rect.width)]

    def choose(self, value: str) -> None:
        """Show a page as the player does."""
        if value != self.value:
            self.value = value
            self.on_change(value)

    def on_hover(self, inside: bool) -> None:
        """Unlight the title that the mouse left."""
        if not inside:
            self._lit = -1
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow mouse and arrows."""
        assert self.theme is not None
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            cells = self._placed(self.theme)
            at = next((n for n, cell in enumerate(cells) if cell.collidepoint(event.pos)), -1)
            if at != self._lit:
                self._lit = at
                self.redraw()
            if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and at >= 0:
                self.choose(self.titles[at][0])
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            ids = [id for id, _ in self.titles]
            step = 1 if event.key == pygame.K_RIGHT else -1
            self.choose(ids[(ids.index(self.value) + step) % len(ids)])
            return True
        return False


class Tabs(Widget):
    """A tab bar (named after it, with `-bar` behind) above the page in force; `on_change` gets the page's id."""

    role = "group"

    def __init__(
        self,
        pages: Sequence[Page],
        value: str = "",
        on_change: Callable[[str], None] | None = None,
        *,
        name: str = "",
        **hints: Unpack[Hints],
    ) -> None:
        super().__init__(name, **hints)
        self.pages = {id: page for id, _, page in pages}
        self.on_change = on_change
        first = value if value in self.pages else pages[0][0]
        self.bar = TabBar([(id, title) for id, title, _ in pages], first, self._changed, name=f"{name}-bar")
        self.add(self.bar, *self.pages.values())
        self._show(first)

    @property
    def value(self) -> str:
        """The id of the page in force."""
        return self.bar.value

    def _show(self, value: str) -> None:
        for id, page in self.pages.items():
            page.visible = id == value

    def _changed(self, value: str) -> None:
        self._show(value)
        if self.on_change is not None:
            self.on_change(value)

    def _min_width(self, theme: Theme) -> int:
        return max(self.bar.min_width(theme), *(page.min_width(theme) for page in self.pages.values()))

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        head = self.bar.measure(theme, width)
        body = self.pages[self.value].measure(theme, width)
        return max(head[0], body[0]), head[1] + theme.px(12) + body[1]

    def _layout(self, theme: Theme) -> None:
        tall = self.bar.measure(theme, self.rect.width)[1]
        self.bar.layout(theme, pygame.Rect(self.rect.left, self.rect.top, self.rect.width, tall))
        top = self.rect.top + tall + theme.px(12)
        place = pygame.Rect(self.rect.left, top, self.rect.width, max(0, self.rect.bottom - top))
        self.pages[self.value].layout(theme, place)
