"""Buttons: plain, with an icon, toggled, disabled with a reason; and pressable cards that hold other widgets."""

from collections.abc import Callable
from typing import Literal, Unpack

import pygame

from solo.client.paint import round_box
from solo.client.palette import Color, mix
from solo.client.theme import Size, Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.wrap import longest_piece, wrap_text

__all__ = ["Button", "Card", "Pressable", "draw_focus", "is_press"]

Kind = Literal["normal", "primary", "quiet", "danger"]


def is_press(event: pygame.event.Event) -> bool:
    """Return whether an event is the Enter or Space key going down."""
    return event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


def draw_focus(widget: Widget, surface: pygame.Surface) -> None:
    """Draw the focus ring around a widget that has the keyboard's focus."""
    if widget.shows_focus and widget.theme is not None:
        theme = widget.theme
        ring = widget.rect.inflate(theme.px(6), theme.px(6))
        round_box(surface, ring, theme.px(8), None, theme.palette.focus, max(2, theme.px(2)))


class Pressable(Widget):
    """What reacts to a click, Enter and Space by calling `on_press`, unless it is disabled."""

    can_focus = True

    def __init__(
        self,
        name: str = "",
        on_press: Callable[[], None] | None = None,
        *,
        disabled: str | None = None,
        **hints: Unpack[Hints],
    ) -> None:
        """`disabled` is the reason why it cannot be pressed now, shown as its tooltip; None enables it."""
        super().__init__(name, **hints)
        self.on_press = on_press
        self._reason: str | None = disabled
        self.enabled = disabled is None
        self.down = False

    @property
    def reason(self) -> str | None:
        """Why it is disabled; None if it is not. Setting it changes the state."""
        return self._reason

    @reason.setter
    def reason(self, value: str | None) -> None:
        if value != self._reason:
            self._reason, self.enabled = value, value is None
            self.redraw()

    def hint(self) -> str:
        """Return the reason why it is disabled, or the tooltip."""
        return self._reason or self.tooltip

    def press(self) -> None:
        """Do what a click does."""
        if self.enabled and self.on_press is not None:
            self.on_press()

    def handle(self, event: pygame.event.Event) -> bool:
        """Press on a click released inside, on Enter and on Space."""
        if is_press(event):
            self.press()
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self.down = True
            self.redraw()
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.down:
            self.down = False
            self.redraw()
            if self.rect.collidepoint(event.pos):
                self.press()
            return True
        return False

    def on_hover(self, inside: bool) -> None:
        """Draw it lit or not."""
        self.redraw()


class Button(Pressable):
    """A text, an icon or both. `toggled` marks it as the one in force."""

    role = "button"

    def __init__(
        self,
        text: str = "",
        on_press: Callable[[], None] | None = None,
        *,
        name: str = "",
        icon: str = "",
        kind: Kind = "normal",
        size: Size = "body",
        toggled: bool = False,
        shortcut: str = "",
        disabled: str | None = None,
        justify: Literal["left", "center"] = "center",
        **hints: Unpack[Hints],
    ) -> None:
        """`shortcut` is the key to name at its end, such as `M`; it is only shown, not bound."""
        super().__init__(name, on_press, disabled=disabled, **hints)
        self._text = text
        self.icon = icon
        self.kind: Kind = kind
        self.size: Size = size
        self._toggled = toggled
        self.shortcut = shortcut
        self.justify = justify
        self.keeps_clear = kind == "primary"

    @property
    def text(self) -> str:
        """What it says."""
        return self._text

    @text.setter
    def text(self, value: str) -> None:
        if value != self._text:
            self._text = value
            self.relayout()

    @property
    def toggled(self) -> bool:
        """Whether it is marked as in force."""
        return self._toggled

    @toggled.setter
    def toggled(self, value: bool) -> None:
        if value != self._toggled:
            self._toggled = value
            self.redraw()

    def spoken(self) -> str:
        """Return the text, or the tooltip of an icon alone."""
        return self._text or self.tooltip

    # Size

    def _pads(self, theme: Theme) -> tuple[int, int]:
        return (theme.px(14) if self._text else theme.px(9)), theme.px(7)

    def _extras(self, theme: Theme) -> int:
        """The width of everything but the text."""
        icon = theme.icon_size(self.size) + (theme.px(8) if self._text else 0) if self.icon else 0
        key = theme.text_width(self.shortcut, "tiny", True) + theme.px(22) if self.shortcut else 0
        return icon + key + 2 * self._pads(theme)[0]

    def _min_width(self, theme: Theme) -> int:
        word = longest_piece(self._text, lambda part: theme.text_width(part, self.size, True))
        return word + self._extras(theme)

    def _lines(self, theme: Theme, width: int | None) -> list[str]:
        room = None if width is None else max(1, width - self._extras(theme))
        return wrap_text(self._text, room, lambda part: theme.text_width(part, self.size, True)) if self._text else []

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        lines = self._lines(theme, width)
        wide = max((theme.text_width(line, self.size, True) for line in lines), default=0)
        tall = max(max(1, len(lines)) * theme.line_height(self.size), theme.icon_size(self.size))
        return wide + self._extras(theme), tall + 2 * self._pads(theme)[1]

    # Drawing

    def _colors(self, theme: Theme) -> tuple[Color | None, Color | None, Color]:
        """Fill, line and ink."""
        palette, lit = theme.palette, self.hovered and self.enabled
        if not self.enabled:
            faint = mix(palette.muted, palette.panel, 0.45)
            return (None if self.kind == "quiet" else palette.field), mix(palette.line, palette.panel, 0.4), faint
        if self.kind == "primary":
            fill = mix(palette.accent, (255, 255, 255), 0.16 if lit else 0.0)
            return mix(fill, (0, 0, 0), 0.14 if self.down else 0.0), None, palette.accent_ink
        if self._toggled:
            return mix(palette.panel, palette.accent, 0.22 if lit else 0.16), palette.accent, palette.accent
        ink = palette.bad if self.kind == "danger" else palette.ink
        if self.kind == "quiet":
            return (palette.raised if lit else None), None, palette.ink if lit else palette.muted
        fill = palette.raised if lit else palette.field
        return (palette.panel if self.down else fill), (palette.muted if lit else palette.line), ink

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground, the icon, the text and the shortcut."""
        assert self.theme is not None
        theme = self.theme
        fill, line, ink = self._colors(theme)
        round_box(surface, self.rect, theme.px(6), fill, line)
        lines = self._lines(theme, self.rect.width)
        wide = max((theme.text_width(part, self.size, True) for part in lines), default=0)
        side = theme.icon_size(self.size) if self.icon else 0
        between = theme.px(8) if self.icon and lines else 0
        x = self.rect.left + self._pads(theme)[0]
        if self.justify == "center" and not self.shortcut:
            x = self.rect.centerx - (side + between + wide) // 2
        if self.icon:
            surface.blit(theme.icon(self.icon, side, ink), (x, self.rect.centery - side // 2))
        y = self.rect.centery - len(lines) * theme.line_height(self.size) // 2
        for part in lines:
            surface.blit(theme.text(part, self.size, ink, True), (x + side + between, y))
            y += theme.line_height(self.size)
        if self.shortcut:
            self._draw_shortcut(surface, theme, ink)
        draw_focus(self, surface)

    def _draw_shortcut(self, surface: pygame.Surface, theme: Theme, ink: Color) -> None:
        drawn = theme.text(self.shortcut, "tiny", ink, True)
        box = drawn.get_rect().inflate(theme.px(10), theme.px(2))
        box.midright = (self.rect.right - theme.px(8), self.rect.centery)
        round_box(surface, box, theme.px(4), None, mix(ink, theme.palette.panel, 0.5))
        surface.blit(drawn, drawn.get_rect(center=box.center))


class Card(Pressable):
    """A pressable panel around another widget, lit on hover and marked when `selected`."""

    role = "button"

    def __init__(
        self,
        child: Widget,
        on_press: Callable[[], None] | None = None,
        *,
        name: str = "",
        label: str = "",
        selected: bool = False,
        pad: float = 12,
        disabled: str | None = None,
        **hints: Unpack[Hints],
    ) -> None:
        """`label` is what a screen reader says for it."""
        super().__init__(name, on_press, disabled=disabled, **hints)
        self.label = label
        self._selected = selected
        self.pad = pad
        self.add(child)

    @property
    def selected(self) -> bool:
        """Whether it is marked as the chosen one."""
        return self._selected

    @selected.setter
    def selected(self, value: bool) -> None:
        if value != self._selected:
            self._selected = value
            self.redraw()

    def spoken(self) -> str:
        """Return the label."""
        return self.label

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """Return itself: what lies on it is not pressed on its own."""
        return self if self.visible and self.rect.collidepoint(pos) else None

    def _min_width(self, theme: Theme) -> int:
        return self.children[0].min_width(theme) + 2 * theme.px(self.pad)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        pad = 2 * theme.px(self.pad)
        wide, tall = self.children[0].measure(theme, None if width is None else width - pad)
        return wide + pad, tall + pad

    def _layout(self, theme: Theme) -> None:
        pad = 2 * theme.px(self.pad)
        self.children[0].layout(theme, self.rect.inflate(-pad, -pad))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground, then the content."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        fill = palette.raised if self.hovered and self.enabled else palette.field
        if self._selected:
            fill = mix(palette.panel, palette.accent, 0.14)
        round_box(surface, self.rect, theme.px(6), fill, palette.accent if self._selected else palette.line)
        self.draw_children(surface)
        draw_focus(self, surface)
