"""A field for one line of text, with an input method's composition shown in place."""

from collections.abc import Callable
from typing import Unpack

import pygame

from solo.client.paint import round_box
from solo.client.theme import Theme
from solo.client.widgets import clipboard
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus

__all__ = ["TextEntry"]


class TextEntry(Widget):
    """`on_change` gets every change, `on_submit` the text on Enter. A text longer than the field slides along."""

    role = "entry"
    can_focus = True

    def __init__(
        self,
        text: str = "",
        on_change: Callable[[str], None] | None = None,
        *,
        on_submit: Callable[[str], None] | None = None,
        placeholder: str = "",
        most: int = 200,
        allowed: Callable[[str], bool] | None = None,
        name: str = "",
        **hints: Unpack[Hints],
    ) -> None:
        """`most` characters at most; `allowed` judges each character (digits only, say)."""
        super().__init__(name, **hints)
        self._text = text
        self.on_change, self.on_submit = on_change, on_submit
        self.placeholder = placeholder
        self.most, self.allowed = most, allowed
        self.caret = len(text)
        self._composing = ""
        self._slide = 0

    @property
    def text(self) -> str:
        """The text. Setting it does not call `on_change`."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        self._text, self.caret = value, len(value)
        self.redraw()

    def spoken(self) -> str:
        """Return the text, or the placeholder."""
        return self._text or self.placeholder

    def _change(self, text: str, caret: int) -> None:
        self._text, self.caret = text, caret
        self.redraw()
        if self.on_change is not None:
            self.on_change(text)

    def insert(self, text: str) -> None:
        """Type a text at the caret."""
        clean = "".join(filter(self._takes, text))
        clean = clean[: self.most - len(self._text)]
        if clean:
            self._change(self._text[: self.caret] + clean + self._text[self.caret :], self.caret + len(clean))

    def _takes(self, sign: str) -> bool:
        """Return whether a character may stand in the text."""
        return sign.isprintable() and (self.allowed is None or self.allowed(sign))

    # Look

    def _min_width(self, theme: Theme) -> int:
        return theme.px(80)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        natural = max(theme.px(200), theme.text_width(self.placeholder) + 2 * theme.px(12))
        return (natural if width is None else min(width, natural)), theme.line_height() + 2 * theme.px(7)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the field, the text and the caret."""
        assert self.theme is not None
        theme, palette, clip = self.theme, self.theme.palette, surface.get_clip()
        line = palette.focus if self.focused else (palette.muted if self.hovered else palette.line)
        round_box(surface, self.rect, theme.px(6), palette.field, line)
        inner = self.rect.inflate(-2 * theme.px(10), -2 * theme.px(5))
        surface.set_clip(clip.clip(inner))
        before = theme.text_width(self._text[: self.caret] + self._composing)
        self._slide = max(0, min(self._slide, before), before - inner.width + theme.px(2))
        shown = self._text[: self.caret] + self._composing + self._text[self.caret :]
        y = self.rect.centery - theme.line_height() // 2
        if shown:
            surface.blit(theme.text(shown), (inner.left - self._slide, y))
        elif self.placeholder:
            surface.blit(theme.text(self.placeholder, "body", palette.muted), (inner.left, y))
        if self._composing:
            start = theme.text_width(self._text[: self.caret])
            under = pygame.Rect(inner.left - self._slide + start, y + theme.line_height() - 2, before - start, 1)
            surface.fill(palette.focus, under)
        if self.focused:
            surface.fill(palette.ink, (inner.left - self._slide + before, y, theme.px(1), theme.line_height()))
        surface.set_clip(clip)
        draw_focus(self, surface)

    # Events

    def on_focus(self, gained: bool) -> None:
        """Begin or end the system's text input."""
        self._composing = ""
        if not pygame.display.get_init():
            return
        if gained:
            pygame.key.set_text_input_rect(self.rect)
            pygame.key.start_text_input()
        else:
            pygame.key.stop_text_input()

    def on_hover(self, inside: bool) -> None:
        """Draw it lit or not."""
        self.redraw()

    def may_repeat(self, key: int) -> bool:
        """Every key does: it types."""
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Type, compose, edit; letters never go on to the screen's shortcuts."""
        if event.type == pygame.TEXTINPUT:
            self._composing = ""
            self.insert(event.text)
            return True
        if event.type == pygame.TEXTEDITING:
            self._composing = event.text
            self.redraw()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.caret = self._caret_at(event.pos[0])
            self.redraw()
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _caret_at(self, x: int) -> int:
        assert self.theme is not None
        theme, left = self.theme, self.rect.left + self.theme.px(10) - self._slide
        widths = [theme.text_width(self._text[:count]) for count in range(len(self._text) + 1)]
        return min(range(len(widths)), key=lambda count: abs(left + widths[count] - x))

    def _key(self, event: pygame.event.Event) -> bool:
        text, caret = self._text, self.caret
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._command(event)
        if self._composing:
            return True
        moves = {
            pygame.K_LEFT: max(0, caret - 1),
            pygame.K_RIGHT: min(len(text), caret + 1),
            pygame.K_HOME: 0,
            pygame.K_END: len(text),
        }
        if event.key in moves:
            self.caret = moves[event.key]
            self.redraw()
        elif event.key == pygame.K_BACKSPACE:
            if caret:
                self._change(text[: caret - 1] + text[caret:], caret - 1)
        elif event.key == pygame.K_DELETE:
            if caret < len(text):
                self._change(text[:caret] + text[caret + 1 :], caret)
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if self.on_submit is not None:
                self.on_submit(text)
        else:
            return bool(event.unicode and event.unicode.isprintable())
        return True

    def _command(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_v:
            self.insert(clipboard.paste())
        elif event.key in (pygame.K_c, pygame.K_x):
            clipboard.copy(self._text)
            if event.key == pygame.K_x:
                self._change("", 0)
        else:
            return False
        return True
