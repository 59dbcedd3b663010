"""The root of a widget tree: layers, focus, hover, tooltips and toasts, and the way of every event to a widget."""

import time
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from solo.client.paint import dim
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.popup import Toast, draw_toasts, draw_tooltip
from solo.client.widgets.scroll import Scroll

__all__ = ["Ui"]

TOOLTIP_AFTER = 0.5
FADE = 0.18
_MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
_KEYS = (pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING)


@dataclass(slots=True)
class _Layer:
    widget: Widget
    anchor: pygame.Rect | None = None
    opener: Widget | None = None
    focus: Widget | None = None
    since: float = 0.0


class Ui:
    """Holds a screen's widgets. Feed it every event with `handle` and call `draw` when `dirty`."""

    def __init__(self, theme: Theme, root: Widget, size: tuple[int, int], clock: Callable[[], float] = time.monotonic):
        self.theme = theme
        self.size = size
        self.now = clock
        self.dirty = True
        self.keyboard = False
        self.mouse: tuple[int, int] = (-1, -1)
        self._layers = [_Layer(root)]
        root.host = self
        self._needs_layout = True
        self._focused: Widget | None = None
        self._hovered: Widget | None = None
        self._captured: Widget | None = None
        self._hint_at: float | None = None
        self._hint_shown = False
        self._wakes: list[float] = []
        self._toasts: list[Toast] = []
        self._damage: list[pygame.Rect] | None = None

    # What widgets ask

    @property
    def root(self) -> Widget:
        """The screen's own widget, below all dialogs."""
        return self._layers[0].widget

    @property
    def top(self) -> Widget:
        """The widget of the topmost layer: a popup, a dialog or the root."""
        return self._layers[-1].widget

    @property
    def focused(self) -> Widget | None:
        """The widget that receives keys."""
        return self._focused

    @property
    def hovered(self) -> Widget | None:
        """The innermost widget below the mouse."""
        return self._hovered

    def find(self, name: str) -> Widget:
        """Return the visible widget with a name, topmost layer first. Raises: KeyError, if there is none."""
        for layer in reversed(self._layers):
            for widget in layer.widget.walk():
                if widget.name == name:
                    return widget
        raise KeyError(name)

    def redraw(self, part: pygame.Rect | None = None) -> None:
        """Ask for a new frame, of a part of the window only if one is given."""
        if part is None or (self.dirty and self._damage is None):
            self._damage = None
        elif part.width and part.height:
            self._damage = _joined(self._damage if self.dirty and self._damage else [], part)
        elif not self.dirty:
            return
        self.dirty = True

    @property
    def damage(self) -> list[pygame.Rect] | None:
        """The parts of the window to draw anew, None for all of it."""
        if self._damage is None or self._needs_layout or self._toasts or self._hint_shown:
            return None
        window = pygame.Rect((0, 0), self.size)
        return [part.clip(window) for part in self._damage]

    def relayout(self) -> None:
        """Ask for a new layout and a new frame."""
        self._needs_layout = self.dirty = True
        self._damage = None

    def wake_in(self, seconds: float) -> None:
        """Ask for a new frame after some time."""
        self._wakes.append(self.now() + seconds)

    def set_root(self, root: Widget) -> None:
        """Put another tree in the place of the whole screen; dialogs close. The focus stays with its name."""
        name = self._focused.name if self._focused is not None else ""
        root.host = self
        self._layers = [_Layer(root)]
        self._focused = self._hovered = self._captured = None
        self.relayout()
        if name:
            self.layout()
            self.focus(next((w for w in root.walk() if w.name == name and w.focusable), None))

    # Layers

    def open(self, dialog: Dialog) -> None:
        """Show a dialog above everything and give it the focus."""
        self._push(_Layer(dialog))
        self._step_focus(1)

    def open_popup(self, popup: Widget, anchor: pygame.Rect, opener: Widget) -> None:
        """Show a widget below a rectangle until a click elsewhere or Esc."""
        self._push(_Layer(popup, pygame.Rect(anchor), opener))
        if popup.focusable:
            self.focus(popup)
        else:
            self._step_focus(1)

    def _push(self, layer: _Layer) -> None:
        layer.focus, layer.since = self._focused, self.now()
        layer.widget.host = self
        self._layers.append(layer)
        self.focus(None)
        self._set_hover(None)
        self._captured = None
        self.relayout()
        self.layout()

    def close_layer(self, widget: Widget) -> None:
        """Take a popup or dialog away, with what lies above it; the focus goes back to where it was."""
        for index, layer in enumerate(self._layers[1:], 1):
            if layer.widget is widget:
                self.focus(None)
                for gone in self._layers[index:]:
                    gone.widget.host = None
                del self._layers[index:]
                self._captured = None
                self._set_hover(None)
                self.focus(layer.focus)
                self.relayout()
                return

    @property
    def has_dialog(self) -> bool:
        """Whether anything lies above the screen's own widgets."""
        return len(self._layers) > 1

    def toast(self, text: str, color: str = "accent", seconds: float = 4.0) -> None:
        """Show a short message at the bottom for some time; one that is shown already stays for longer."""
        others = [toast for toast in self._toasts if toast.text != text]
        self._toasts = [*others, Toast(text, self.now() + seconds, color)][-3:]
        self.redraw()

    # Layout and drawing

    def resize(self, size: tuple[int, int]) -> None:
        """Take the window's new size."""
        self.size = size
        self.relayout()

    def set_theme(self, theme: Theme) -> None:
        """Take a new theme."""
        self.theme = theme
        self.relayout()

    def layout(self) -> None:
        """Bring the layout up to date; `draw` and `handle` do so themselves."""
        if not self._needs_layout:
            return
        self._needs_layout = False
        window = pygame.Rect((0, 0), self.size)
        for layer in self._layers:
            layer.widget.layout(self.theme, self._popup_place(layer, window) if layer.anchor else window)
        if self._focused is not None and not (self._focused.focusable and self._focused.is_within(self.top)):
            self.focus(None)
        if self._hovered is not None and not self._hovered.is_within(self.top):
            self._set_hover(self.top.hit(self.mouse))  # another widget stands there now, with another tooltip

    def _popup_place(self, layer: _Layer, window: pygame.Rect) -> pygame.Rect:
        assert layer.anchor is not None
        if layer.opener is not None:
            layer.anchor = pygame.Rect(layer.opener.rect)
        wide = max(layer.anchor.width, layer.widget.min_width(self.theme))
        tall = layer.widget.measure(self.theme, wide)[1]
        gap = self.theme.px(4)
        below, above = window.bottom - layer.anchor.bottom - 2 * gap, layer.anchor.top - 2 * gap
        place = pygame.Rect(layer.anchor.left, layer.anchor.bottom + gap, wide, min(tall, max(below, above)))
        if place.height > below:
            place.bottom = layer.anchor.top - gap
        return place.clamp(window)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw all layers, the tooltip and the toasts."""
        self.layout()
        for index, layer in enumerate(self._layers):
            if index and layer.anchor is None:
                dim(surface, self._dimness(layer))
            layer.widget.draw(surface)
        self._toasts = [toast for toast in self._toasts if toast.until > self.now()]
        draw_toasts(surface, self.theme, self._toasts)
        hinted = self._hinted()
        self._hint_shown = hinted is not None and self._hint_at is not None and self.now() >= self._hint_at
        if hinted is not None and self._hint_shown:
            draw_tooltip(surface, self.theme, hinted.hint(), hinted.rect, self._kept_clear())
        self.dirty = False

    def _dimness(self, layer: _Layer) -> int:
        """How dark it is below a dialog: growing while it opens."""
        share = min(1.0, (self.now() - layer.since) / FADE) if self.theme.ease(FADE) else 1.0
        if share < 1:
            self.wake_in(0.001)
        return round(150 * (0.3 + 0.7 * share))

    def _kept_clear(self) -> list[pygame.Rect]:
        """Return where no tooltip may stand: what keeps clear of them in the topmost layer."""
        return [widget.rect for widget in self.top.walk() if widget.keeps_clear]

    def _hinted(self) -> Widget | None:
        here = self._focused if self.keyboard else self._hovered
        while here is not None and not here.hint():
            here = None if self.keyboard else here.parent
        return here

    # Time

    def tick(self) -> None:
        """Mark the frame dirty if a tooltip, a toast or an animation is due."""
        now = self.now()
        due = [at for at in self._due() if at <= now]
        if due:
            self.redraw()
            self._wakes = [at for at in self._wakes if at > now]

    def wants_tick(self) -> float | None:
        """Return in how many seconds `tick` should be called, None for never."""
        due = self._due()
        return max(0.0, min(due) - self.now()) if due else None

    def _due(self) -> list[float]:
        due = [*self._wakes, *(toast.until for toast in self._toasts)]
        if self._hint_at is not None and not self._hint_shown and self._hinted() is not None:
            due.append(self._hint_at)
        return due

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        """Send an event to the widget that it is meant for; return whether one used it."""
        self.layout()
        if event.type in _MOUSE:
            return self._mouse(event)
        if event.type == pygame.MOUSEWHEEL:
            return self._offer(event, self._hovered)
        if event.type in _KEYS:
            return self._key(event)
        return False

    def _offer(self, event: pygame.event.Event, widget: Widget | None) -> bool:
        """Offer an event to a widget, then to those around it."""
        while widget is not None:
            if widget.handle(event):
                if event.type == pygame.MOUSEBUTTONDOWN:
                    self._captured = widget
                return True
            widget = widget.parent
        return False

    def _mouse(self, event: pygame.event.Event) -> bool:
        self.mouse = event.pos
        if self.keyboard:
            self.keyboard = False
            self.redraw()  # the focus ring goes as a whole, not where the next part happens to be drawn
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (4, 5):
            return False
        if self._captured is not None:
            captured = self._captured
            if event.type == pygame.MOUSEBUTTONUP:
                self._captured = None
            used = captured.handle(event)
            self._set_hover(self.top.hit(event.pos))
            return used
        target = self.top.hit(event.pos)
        if event.type == pygame.MOUSEBUTTONDOWN and target is None and self._layers[-1].anchor is not None:
            self.close_layer(self.top)
            return True
        self._set_hover(target)
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._hint_at = None
            self._focus_under(target)
        return self._offer(event, target)

    def _focus_under(self, target: Widget | None) -> None:
        while target is not None and not target.focusable:
            target = target.parent
        if target is not None:
            self.focus(target)

    def _set_hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        before, self._hovered = self._hovered, widget
        for left in _chain(before):
            if widget is None or not widget.is_within(left):
                left.on_hover(False)
        for entered in _chain(widget):
            if before is None or not before.is_within(entered):
                entered.on_hover(True)
        if self._hint_shown:
            self.redraw()
        self._hint_at = self.now() + TOOLTIP_AFTER if self._hinted() is not None else None

    def _key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if not self.keyboard:
                self.keyboard = True
                self.redraw()
            if event.key == pygame.K_TAB and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                self._step_focus(-1 if event.mod & pygame.KMOD_SHIFT else 1)
                return True
        target = self._focused if self._focused is not None else self.top
        if self._offer(event, target):
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE and self._layers[-1].anchor is not None:
            self.close_layer(self.top)
            return True
        return self.has_dialog

    # Focus

    def focus(self, widget: Widget | None) -> None:
        """Give the keys to a widget and scroll it into view; None takes them from all."""
        if widget is self._focused:
            return
        before, self._focused = self._focused, widget
        if before is not None:
            before.on_focus(False)
        if widget is not None:
            widget.on_focus(True)
            for around in _chain(widget.parent):
                if isinstance(around, Scroll) and around.theme is not None:
                    around.reveal(widget)
        if self.keyboard and widget is not None:
            self._hint_at = self.now() + TOOLTIP_AFTER if widget.hint() else None
        self.redraw()

    def _step_focus(self, step: int) -> None:
        stops = [widget for widget in self.top.walk() if widget.focusable]
        if not stops:
            return
        if self._focused in stops:
            self.focus(stops[(stops.index(self._focused) + step) % len(stops)])
        else:
            self.focus(stops[0 if step > 0 else -1])


def _chain(widget: Widget | None) -> list[Widget]:
    chain = []
    while widget is not None:
        chain.append(widget)
        widget = widget.parent
    return chain


def _joined(parts: list[pygame.Rect], part: pygame.Rect) -> list[pygame.Rect]:
    """Add a rectangle to some that do not touch one another, joining those that do; one for all if they get many."""
    kept = []
    for other in parts:
        if other.colliderect(part):
            part = part.union(other)
        else:
            kept.append(other)
    if len(kept) == len(parts):
        kept.append(part)
        return kept if len(kept) <= 6 else [kept[0].unionall(kept[1:])]
    return _joined(kept, part)
