"""A field for a text of several lines, as tall as its text; what is wider than the field goes on in the next line."""

from collections.abc import Callable
from typing import Unpack

import pygame

from solo.client.paint import round_box
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.wrap import pieces

__all__ = ["TextArea", "line_spans"]


def line_spans(text: str, limit: int, width: Callable[[str], int]) -> list[tuple[int, int]]:
    """Return where each line of a text begins and ends, none wider than `limit` pixels but for spaces at its end.

    A line that was ended by hand ends before the sign that ended it.
    """
    found, at = [], 0
    for paragraph in text.split("\n"):
        start = end = at
        for piece in pieces(paragraph):
            fits = width(piece.rstrip()) <= limit
            for part in [piece] if fits else piece:
                if end > start and width(text[start : end + len(part.rstrip())]) > limit:
                    found.append((start, end))
                    start = end
                end += len(part)
        found.append((start, end))
        at = end + 1
    return found


class TextArea(TextEntry):
    """As a TextEntry, but Enter begins a line, and Up and Down move between lines; at its ends they go no further."""

    role = "area"

    def __init__(
        self,
        text: str = "",
        on_change: Callable[[str], None] | None = None,
        *,
        placeholder: str = "",
        most: int = 2000,
        rows: int = 3,
        name: str = "",
        **hints: Unpack[Hints],
    ) -> None:
        """`rows` lines tall at least."""
        super().__init__(text, on_change, placeholder=placeholder, most=most, name=name, **hints)
        self.rows = rows
        self._kept: tuple[tuple[str, int, Theme], list[tuple[int, int]]] | None = None

    def _takes(self, sign: str) -> bool:
        return sign == "\n" or super()._takes(sign)

    def _change(self, text: str, caret: int) -> None:
        lines = len(self._lines())
        super()._change(text, caret)
        if len(self._lines()) != lines:
            self.relayout()
        self._show_caret()

    # Look

    def _lines(self) -> list[tuple[int, int]]:
        """Return where the lines begin and end."""
        return self._lines_for(self.theme, self.rect.width) if self.theme is not None else [(0, len(self._text))]

    def _lines_for(self, theme: Theme, width: int) -> list[tuple[int, int]]:
        key = (self._text, width, theme)
        if self._kept is None or self._kept[0] != key:
            room = max(1, width - 2 * theme.px(10) - 1)
            self._kept = (key, line_spans(self._text, room, theme.text_width))
        return self._kept[1]

    def _min_width(self, theme: Theme) -> int:
        return theme.px(120)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        wide = theme.px(320) if width is None else width
        lines = max(self.rows, len(self._lines_for(theme, wide)))
        return wide, lines * theme.line_height() + 2 * theme.px(7)

    def _caret_line(self) -> int:
        return max(number for number, (start, _) in enumerate(self._lines()) if start <= self.caret)

    def _top(self, theme: Theme, line: int) -> int:
        return self.rect.top + theme.px(7) + line * theme.line_height()

    def _caret_x(self, theme: Theme) -> int:
        start = self._lines()[self._caret_line()][0]
        before = self._text[start : self.caret] + self._composing
        return self.rect.left + theme.px(10) + theme.text_width(before)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field, the lines and the caret."""
        assert self.theme is not None
        theme, palette, clip = self.theme, self.theme.palette, surface.get_clip()
        line = palette.focus if self.focused else (palette.muted if self.hovered else palette.line)
        round_box(surface, self.rect, theme.px(6), palette.field, line)
        surface.set_clip(clip.clip(self.rect.inflate(-2 * theme.px(4), -2 * theme.px(2))))
        left, here = self.rect.left + theme.px(10), self._caret_line()
        for number, (start, end) in enumerate(self._lines()):
            shown = self._text[start:end]
            if number == here and self._composing:
                shown = self._text[start : self.caret] + self._composing + self._text[self.caret : end]
            if shown:
                surface.blit(theme.text(shown), (left, self._top(theme, number)))
        if not self._text and self.placeholder:
            surface.blit(theme.text(self.placeholder, "body", palette.muted), (left, self._top(theme, 0)))
        if self.focused:
            bar = (self._caret_x(theme), self._top(theme, here), theme.px(1), theme.line_height())
            surface.fill(palette.ink, bar)
        surface.set_clip(clip)
        draw_focus(self, surface)

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        """Put the caret where the mouse is pressed; the rest is as in a TextEntry."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            assert self.theme is not None
            line = (event.pos[1] - self._top(self.theme, 0)) // self.theme.line_height()
            self._to_line(max(0, min(len(self._lines()) - 1, line)), event.pos[0])
            return True
        return super().handle(event)

    def _to_line(self, line: int, x: int) -> None:
        """Put the caret into a line, as near to a pixel as there is a place."""
        assert self.theme is not None
        theme, (start, end), left = self.theme, self._lines()[line], self.rect.left + self.theme.px(10)
        is_last = line == len(self._lines()) - 1 or self._lines()[line + 1][0] > end
        places = range(start, end + 1 if is_last else max(start + 1, end))
        self.caret = min(places, key=lambda at: abs(left + theme.text_width(self._text[start:at]) - x))
        self.redraw()
        self._show_caret()

    def _key(self, event: pygame.event.Event) -> bool:
        if self._composing or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META) or self.theme is None:
            return super()._key(event)
        lines, here = self._lines(), self._caret_line()
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self.insert("\n")
        elif event.key in (pygame.K_UP, pygame.K_DOWN):
            line = here + (1 if event.key == pygame.K_DOWN else -1)
            if 0 <= line < len(lines):
                self._to_line(line, self._caret_x(self.theme))
        elif event.key == pygame.K_HOME:
            self._to_line(here, self.rect.left)
        elif event.key == pygame.K_END:
            self._to_line(here, self.rect.right)
        else:
            used = super()._key(event)
            self._show_caret()
            return used
        return True

    def _show_caret(self) -> None:
        """Scroll what is around so that the caret's line is in sight."""
        if self.theme is None or (host := self.ui) is None:
            return
        host.layout()
        place = Widget()
        place.rect = pygame.Rect(self.rect.left, self._top(self.theme, self._caret_line()), 1, self.theme.line_height())
        around = self.parent
        while around is not None:
            if isinstance(around, Scroll) and around.theme is not None:
                around.reveal(place)
            around = around.parent
