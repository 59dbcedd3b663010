"""A player's hands in a test: keys and clicks as events, a clock that stands still, and a look at the layout."""

import pygame

from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.ui import Ui

__all__ = ["Clock", "assert_tidy", "click", "drag", "key", "move", "press_keys", "ui_of", "untidy"]


class Clock:
    """A clock that goes on only when told to."""

    def __init__(self) -> None:
        self.time = 100.0

    def __call__(self) -> float:
        return self.time


def ui_of(
    root: Widget, size: tuple[int, int] = (800, 600), theme: Theme | None = None, clock: Clock | None = None
) -> Ui:
    """Return a laid-out and drawn tree."""
    ui = Ui(theme or Theme(), root, size, clock or Clock())
    ui.draw(pygame.Surface(size))
    return ui


def key(code: int, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    """Return a key going down."""
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=unicode)


def press_keys(ui: Ui, *codes: int) -> None:
    """Press some keys."""
    for code in codes:
        ui.handle(key(code))


def move(ui: Ui, pos: tuple[int, int]) -> None:
    """Move the mouse to a pixel."""
    rel = (pos[0] - ui.mouse[0], pos[1] - ui.mouse[1])
    ui.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=(0, 0, 0)))


def click(ui: Ui, at: Widget | tuple[int, int], button: int = 1) -> None:
    """Move to a widget's middle or a pixel and click there."""
    ui.layout()
    pos = at.rect.center if isinstance(at, Widget) else at
    move(ui, pos)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        ui.handle(pygame.event.Event(kind, pos=pos, button=button))


def drag(ui: Ui, start: tuple[int, int], end: tuple[int, int], button: int = 1) -> None:
    """Press at a pixel, move to another in ten steps, and let go."""
    move(ui, start)
    ui.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=button))
    for step in range(1, 11):
        move(ui, (start[0] + (end[0] - start[0]) * step // 10, start[1] + (end[1] - start[1]) * step // 10))
    ui.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=button))


def untidy(root: Widget, theme: Theme) -> list[str]:
    """Return every fault of a layout: overlaps, parts outside their parent, and texts larger than their place.

    What lies in a Scroll may be taller than it, never wider.
    """
    faults: list[str] = []
    for widget in root.walk():
        shown = [child for child in widget.children if child.visible]
        for at, child in enumerate(shown):
            inside = child.rect.left >= widget.rect.left and child.rect.right <= widget.rect.right
            if not isinstance(widget, Scroll):
                inside = inside and child.rect.top >= widget.rect.top and child.rect.bottom <= widget.rect.bottom
            if not inside:
                faults.append(f"{_called(child)} {child.rect} is not inside {_called(widget)} {widget.rect}")
            faults += [
                f"{_called(child)} {child.rect} overlaps {_called(other)} {other.rect}"
                for other in shown[at + 1 :]
                if child.rect.colliderect(other.rect) and widget.role != "stack"
            ]
        if not shown and widget.rect.width:
            wide, tall = widget.measure(theme, widget.rect.width)
            if wide > widget.rect.width or tall > widget.rect.height:
                faults.append(f"{_called(widget)} needs {wide}x{tall} and has {widget.rect.size}")
    return faults


def assert_tidy(ui: Ui) -> None:
    """Fail with every fault of the topmost layer's layout."""
    ui.layout()
    faults = untidy(ui.top, ui.theme)
    assert not faults, "\n".join(faults)


def _called(widget: Widget) -> str:
    return f"{type(widget).__name__} {widget.name or widget.spoken()[:30]!r}"
