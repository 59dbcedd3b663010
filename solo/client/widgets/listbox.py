"""A list of rows to choose from: mouse, arrow keys, first letters; it scrolls by itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Unpack

import pygame

from solo.client.paint import round_box
from solo.client.palette import mix
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus, is_press
from solo.client.widgets.scroll import ScrollBar
from solo.client.widgets.wrap import longest_piece, wrap_text

__all__ = ["Item", "List"]


@dataclass(frozen=True, slots=True)
class Item:
    """One row: its id, its text, a second text in small and an icon.

    `enabled` False: it cannot be chosen. `dimmed`: it can, but is drawn like something that is not there yet.
    """

    id: str
    text: str
    detail: str = ""
    icon: str = ""
    enabled: bool = True
    dimmed: bool = False


class List(Widget):
    """`on_select` is called when the chosen row changes, `on_activate` on Enter, Space and a double click."""

    role = "list"
    can_focus = True

    def __init__(
        self,
        items: Sequence[Item] = (),
        *,
        name: str = "",
        selected: str = "",
        on_select: Callable[[str], None] | None = None,
        on_activate: Callable[[str], None] | None = None,
        most_rows: int = 8,
        single_click: bool = False,
        **hints: Unpack[Hints],
    ) -> None:
        """`most_rows` is the height it asks for at most; `single_click` makes a click activate (menus)."""
        super().__init__(name, **hints)
        self._items = list(items)
        self.selected = selected
        self.on_select = on_select
        self.on_activate = on_activate
        self.most_rows = most_rows
        self.single_click = single_click
        self.bar = ScrollBar()
        self._tops: list[int] = [0]
        self._known: dict[tuple[Theme, int], list[int]] = {}
        self._lit = -1
        self._last_click = (0.0, -1)

    @property
    def items(self) -> list[Item]:
        """The rows."""
        return self._items

    def set_items(self, items: Sequence[Item]) -> None:
        """Show other rows; the chosen one stays chosen if it is still there."""
        self._items = list(items)
        self._known.clear()
        if self.selected not in [item.id for item in items]:
            self.selected = ""
        self.relayout()

    @property
    def index(self) -> int:
        """The chosen row's number, -1 for none."""
        return next((at for at, item in enumerate(self._items) if item.id == self.selected), -1)

    def spoken(self) -> str:
        """Return the chosen row."""
        return self._items[self.index].text if self.index >= 0 else ""

    def select(self, index: int) -> None:
        """Choose a row by number and bring it into view; a disabled row is not chosen."""
        if not (0 <= index < len(self._items) and self._items[index].enabled):
            return
        changed = self._items[index].id != self.selected
        self.selected = self._items[index].id
        if self.theme is not None and index + 1 < len(self._tops):
            self.bar.reveal(self._tops[index], self._tops[index + 1])
        self.redraw()
        if changed and self.on_select is not None:
            self.on_select(self.selected)

    def activate(self) -> None:
        """Do what Enter does with the chosen row."""
        if self.index >= 0 and self.on_activate is not None:
            self.on_activate(self.selected)

    # Layout

    def _pad(self, theme: Theme) -> int:
        return theme.px(10)

    def _icon_space(self, theme: Theme, item: Item) -> int:
        return theme.icon_size() + theme.px(8) if item.icon else 0

    def _min_width(self, theme: Theme) -> int:
        widest = 0
        for item in self._items:
            text = longest_piece(item.text, theme.text_width)
            detail = longest_piece(item.detail, lambda part: theme.text_width(part, "small"))
            widest = max(widest, max(text, detail) + self._icon_space(theme, item))
        return widest + 2 * self._pad(theme) + ScrollBar.space(theme)

    def _lines(self, theme: Theme, item: Item, width: int) -> tuple[list[str], list[str]]:
        room = max(1, width - 2 * self._pad(theme) - self._icon_space(theme, item))
        texts = wrap_text(item.text, room, theme.text_width)
        details = wrap_text(item.detail, room, lambda part: theme.text_width(part, "small")) if item.detail else []
        return texts, details

    def _row_height(self, theme: Theme, item: Item, width: int) -> int:
        texts, details = self._lines(theme, item, width)
        lines = len(texts) * theme.line_height() + len(details) * theme.line_height("small")
        return lines + 2 * theme.px(5)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        natural = self._natural(theme)
        wide = natural if width is None else width
        tops = self._heights(theme, wide - ScrollBar.space(theme))
        return min(wide, natural) if width is not None else wide, sum(tops[: self.most_rows])

    def _natural(self, theme: Theme) -> int:
        widest = max(
            (
                max(theme.text_width(item.text), theme.text_width(item.detail, "small")) + self._icon_space(theme, item)
                for item in self._items
            ),
            default=theme.px(80),
        )
        return widest + 2 * self._pad(theme) + ScrollBar.space(theme)

    def _heights(self, theme: Theme, width: int) -> list[int]:
        """Return each row's height. Breaking hundreds of texts takes longer than all else that a new layout does."""
        if (theme, width) not in self._known:
            self._known[theme, width] = [self._row_height(theme, item, width) for item in self._items]
        return self._known[theme, width]

    def _layout(self, theme: Theme) -> None:
        tops = [0]
        for height in self._heights(theme, self.rect.width - ScrollBar.space(theme)):
            tops.append(tops[-1] + height)
        self._tops = tops
        self.bar.fit(self.rect, tops[-1])
        if self.index >= 0:
            self.bar.reveal(tops[self.index], tops[self.index + 1])

    def shift(self, dx: int, dy: int) -> None:
        """Move it."""
        super().shift(dx, dy)
        self.bar.view = pygame.Rect(self.rect)

    def row_rect(self, index: int) -> pygame.Rect:
        """Return where a row is in the window, seen or not."""
        assert self.theme is not None
        wide = self.rect.width - ScrollBar.space(self.theme)
        top = self.rect.top - self.bar.offset + self._tops[index]
        return pygame.Rect(self.rect.left, top, wide, self._tops[index + 1] - self._tops[index])

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the rows that are in sight."""
        assert self.theme is not None
        theme, clip = self.theme, surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        for index in range(len(self._items)):
            row = self.row_rect(index)
            if row.bottom > self.rect.top and row.top < self.rect.bottom:
                self._draw_row(surface, theme, index, row)
        surface.set_clip(clip)
        self.bar.draw(surface, theme)
        draw_focus(self, surface)

    def _draw_row(self, surface: pygame.Surface, theme: Theme, index: int, row: pygame.Rect) -> None:
        item, palette = self._items[index], theme.palette
        if item.id == self.selected:
            round_box(surface, row, theme.px(5), mix(palette.panel, palette.accent, 0.16))
        elif index == self._lit and item.enabled:
            round_box(surface, row, theme.px(5), palette.raised)
        ink = palette.ink if item.enabled else mix(palette.muted, palette.panel, 0.45)
        if item.dimmed:
            ink = palette.muted
        if item.id == self.selected:
            ink = palette.accent
        x, y = row.left + self._pad(theme), row.top + theme.px(5)
        if item.icon:
            side = theme.icon_size()
            surface.blit(theme.icon(item.icon, side, ink), (x, y + (theme.line_height() - side) // 2))
            x += self._icon_space(theme, item)
        texts, details = self._lines(theme, item, row.width)
        for line in texts:
            surface.blit(theme.text(line, "body", ink), (x, y))
            y += theme.line_height()
        for line in details:
            surface.blit(theme.text(line, "small", palette.muted), (x, y))
            y += theme.line_height("small")

    # Events

    def _row_at(self, pos: tuple[int, int]) -> int:
        if not self.rect.collidepoint(pos):
            return -1
        return next((at for at in range(len(self._items)) if self.row_rect(at).collidepoint(pos)), -1)

    def on_hover(self, inside: bool) -> None:
        """Unlight the row that the mouse left."""
        if not inside:
            self._lit = -1
            self.redraw()

    def on_focus(self, gained: bool) -> None:
        """Choose the first row when the keyboard arrives and none is chosen."""
        host = self.ui
        if gained and host is not None and host.keyboard and self.index < 0:
            self._step(-1, 1)

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow mouse, wheel and keys."""
        assert self.theme is not None
        before = self.bar.offset
        if self.bar.handle(event, self.theme):
            if before != self.bar.offset:
                self.redraw()
            return True
        if event.type == pygame.MOUSEMOTION:
            if (lit := self._row_at(event.pos)) != self._lit:
                self._lit = lit
                self.redraw()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._click(self._row_at(event.pos))
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _click(self, index: int) -> None:
        if index < 0 or not self._items[index].enabled:
            self._last_click = (0.0, -1)
            return
        now = self.ui.now() if self.ui is not None else 0.0
        double = self._last_click[1] == index and now - self._last_click[0] < 0.35
        self._last_click = (0.0, -1) if double else (now, index)
        self.select(index)
        if double or self.single_click:
            self.activate()

    def _step(self, start: int, step: int) -> None:
        at = start + step
        while 0 <= at < len(self._items) and not self._items[at].enabled:
            at += step
        self.select(at)

    def _key(self, event: pygame.event.Event) -> bool:
        page = max(1, len(self._items) * self.rect.height // max(1, self._tops[-1]) - 1)
        here = self.index
        if event.key == pygame.K_UP:
            self._step(here if here >= 0 else len(self._items), -1)
        elif event.key == pygame.K_DOWN:
            self._step(here, 1)
        elif event.key in (pygame.K_HOME, pygame.K_PAGEUP):
            self._step(max(-1, here - page - 1) if event.key == pygame.K_PAGEUP else -1, 1)
        elif event.key in (pygame.K_END, pygame.K_PAGEDOWN):
            end = len(self._items)
            self._step(min(end, here + page + 1) if event.key == pygame.K_PAGEDOWN else end, -1)
        elif is_press(event):
            self.activate()
        else:
            return self._letter(event)
        return True

    def _letter(self, event: pygame.event.Event) -> bool:
        """Jump to the next row that begins with a letter."""
        letter = event.unicode.casefold()
        if not letter.isalnum() or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        count = len(self._items)
        for at in ((self.index + 1 + offset) % count for offset in range(count)):
            if self._items[at].text.casefold().startswith(letter):
                self.select(at)
                return True
        return False
