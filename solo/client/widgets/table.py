"""Lines of texts and numbers in columns under headings; it scrolls by itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Unpack

import pygame

from solo.client.paint import round_box
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus
from solo.client.widgets.scroll import ScrollBar
from solo.client.widgets.wrap import longest_piece, wrap_text

__all__ = ["Line", "Table"]


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the text of the first column, a second text in small below it, and the other columns' numbers."""

    text: str
    detail: str
    numbers: tuple[str, ...]


class Table(Widget):
    """The first column takes what the others leave, and wraps. Arrows walk through the lines."""

    role = "table"
    can_focus = True

    def __init__(
        self,
        headings: Sequence[str],
        lines: Sequence[Line],
        *,
        name: str = "",
        most_rows: int = 8,
        **hints: Unpack[Hints],
    ) -> None:
        """`headings` are those of all columns; `most_rows` is the height it asks for at most."""
        super().__init__(name, **hints)
        self.headings, self.lines, self.most_rows = tuple(headings), tuple(lines), most_rows
        self.at = 0
        self.bar = ScrollBar()
        self._tops: list[int] = [0]

    def spoken(self) -> str:
        """Return the line that the arrows are on, each number after its heading."""
        if not self.lines:
            return ""
        line = self.lines[self.at]
        numbers = (f"{head} {number}" for head, number in zip(self.headings[1:], line.numbers, strict=True))
        return ", ".join([line.text, line.detail, *numbers])

    # Layout

    def _gap(self, theme: Theme) -> int:
        return theme.px(14)

    def _pad(self, theme: Theme) -> int:
        return theme.px(8)

    def _number_widths(self, theme: Theme) -> list[int]:
        widths = []
        for column, head in enumerate(self.headings[1:]):
            cells = [theme.text_width(line.numbers[column]) for line in self.lines]
            widths.append(max([theme.text_width(head, "small"), *cells]))
        return widths

    def _beside(self, theme: Theme) -> int:
        """The width of everything but the first column."""
        widths = self._number_widths(theme)
        return sum(widths) + self._gap(theme) * len(widths) + 2 * self._pad(theme) + ScrollBar.space(theme)

    def _min_width(self, theme: Theme) -> int:
        def small(part: str) -> int:
            return theme.text_width(part, "small")

        pieces = [longest_piece(self.headings[0], small)]
        for line in self.lines:
            pieces += [longest_piece(line.text, theme.text_width), longest_piece(line.detail, small)]
        return max(pieces) + self._beside(theme)

    def _natural(self, theme: Theme) -> int:
        texts = [theme.text_width(line.text) for line in self.lines]
        details = [theme.text_width(line.detail, "small") for line in self.lines]
        return max([theme.text_width(self.headings[0], "small"), *texts, *details]) + self._beside(theme)

    def _wrapped(self, theme: Theme, line: Line, width: int) -> tuple[list[str], list[str]]:
        room = max(1, width - self._beside(theme))
        small = wrap_text(line.detail, room, lambda part: theme.text_width(part, "small"))
        return wrap_text(line.text, room, theme.text_width), small

    def _heights(self, theme: Theme, width: int) -> list[int]:
        heights = []
        for line in self.lines:
            texts, details = self._wrapped(theme, line, width)
            tall = len(texts) * theme.line_height() + len(details) * theme.line_height("small")
            heights.append(tall + 2 * theme.px(5))
        return heights

    def _head_height(self, theme: Theme) -> int:
        return theme.line_height("small") + theme.px(8)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        natural = self._natural(theme)
        wide = natural if width is None else width
        tall = self._head_height(theme) + sum(self._heights(theme, wide)[: self.most_rows])
        return min(wide, natural) if width is not None else wide, tall

    def _body(self, theme: Theme) -> pygame.Rect:
        head = self._head_height(theme)
        return pygame.Rect(self.rect.left, self.rect.top + head, self.rect.width, max(0, self.rect.height - head))

    def _layout(self, theme: Theme) -> None:
        self._tops = [0]
        for height in self._heights(theme, self.rect.width):
            self._tops.append(self._tops[-1] + height)
        self.bar.fit(self._body(theme), self._tops[-1])

    def shift(self, dx: int, dy: int) -> None:
        """Move it."""
        super().shift(dx, dy)
        self.bar.view.move_ip(dx, dy)

    # Drawing

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the headings, and the lines that are in sight."""
        assert self.theme is not None
        theme, palette, clip = self.theme, self.theme.palette, surface.get_clip()
        body = self._body(theme)
        self._draw_head(surface, theme)
        surface.fill(palette.line, (self.rect.left, body.top - theme.px(3), self.rect.width, 1))
        surface.set_clip(clip.clip(body))
        for number, line in enumerate(self.lines):
            top = body.top - self.bar.offset + self._tops[number]
            if top < body.bottom and top + self._tops[number + 1] - self._tops[number] > body.top:
                self._draw_line(surface, theme, number, line, top)
        surface.set_clip(clip)
        self.bar.draw(surface, theme)
        draw_focus(self, surface)

    def _draw_head(self, surface: pygame.Surface, theme: Theme) -> None:
        muted = theme.palette.muted
        surface.blit(theme.text(self.headings[0], "small", muted), (self.rect.left + self._pad(theme), self.rect.top))
        for right, head in zip(self._rights(theme), self.headings[1:], strict=True):
            drawn = theme.text(head, "small", muted)
            surface.blit(drawn, (right - drawn.get_width(), self.rect.top))

    def _rights(self, theme: Theme) -> list[int]:
        """Where each number column ends, in pixels of the window."""
        right, found = self.rect.right - self._pad(theme) - ScrollBar.space(theme), list[int]()
        for width in reversed(self._number_widths(theme)):
            found.append(right)
            right -= width + self._gap(theme)
        return found[::-1]

    def _draw_line(self, surface: pygame.Surface, theme: Theme, number: int, line: Line, top: int) -> None:
        if number == self.at and self.shows_focus:
            wide = self.rect.width - ScrollBar.space(theme)
            place = pygame.Rect(self.rect.left, top, wide, self._tops[number + 1] - self._tops[number])
            round_box(surface, place, theme.px(5), theme.palette.raised)
        left, y = self.rect.left + self._pad(theme), top + theme.px(5)
        for right, text in zip(self._rights(theme), line.numbers, strict=True):
            drawn = theme.text(text)
            surface.blit(drawn, (right - drawn.get_width(), y))
        texts, details = self._wrapped(theme, line, self.rect.width)
        for text in texts:
            surface.blit(theme.text(text), (left, y))
            y += theme.line_height()
        for text in details:
            surface.blit(theme.text(text, "small", theme.palette.muted), (left, y))
            y += theme.line_height("small")

    # Events

    def on_focus(self, gained: bool) -> None:
        """Show where the arrows are."""
        self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow the wheel, the bar and the arrows."""
        assert self.theme is not None
        before = self.bar.offset
        if self.bar.handle(event, self.theme):
            if before != self.bar.offset:
                self.redraw()
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        last = len(self.lines) - 1
        page = max(1, len(self.lines) * self.bar.view.height // max(1, self._tops[-1]) - 1)
        target = {
            pygame.K_UP: self.at - 1,
            pygame.K_DOWN: self.at + 1,
            pygame.K_PAGEUP: self.at - page,
            pygame.K_PAGEDOWN: self.at + page,
            pygame.K_HOME: 0,
            pygame.K_END: last,
        }.get(event.key)
        if target is None or not self.lines:
            return False
        self.at = max(0, min(last, target))
        self.bar.reveal(self._tops[self.at], self._tops[self.at + 1])
        self.redraw()
        return True
