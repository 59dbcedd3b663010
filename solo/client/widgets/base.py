"""What every widget is: a named rectangle with a role, which measures itself, draws and answers events."""

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal, Protocol, Self, TypedDict, Unpack

import pygame

from solo.client.theme import Theme

__all__ = ["Align", "Group", "Hints", "Host", "Widget"]

RING = 24
"""How far around a widget its focus ring may reach, on both sides together, in pixels."""

Align = Literal["fill", "start", "center", "end"]


class Hints(TypedDict, total=False):
    """What a widget tells the box it lies in. Lengths are units (pixels at scale 1).

    `grow`: its share of the space left over; `width`, `height`: fixed; `max_width`: at most; `align`: across the box;
    `tooltip`: a sentence shown on hover and on focus; `visible`: False takes it out of the layout.
    """

    grow: int
    width: float
    height: float
    max_width: float
    align: Align
    tooltip: str
    visible: bool


class Host(Protocol):
    """What the root of a widget tree offers to its widgets; `solo.client.widgets.ui.Ui` is the one there is."""

    theme: Theme
    keyboard: bool

    @property
    def focused(self) -> "Widget | None":
        """The widget that receives keys."""

    @property
    def hovered(self) -> "Widget | None":
        """The innermost widget below the mouse."""

    def redraw(self, part: pygame.Rect | None = None) -> None:
        """Ask for a new frame, of a part of the window only if one is given."""

    def relayout(self) -> None:
        """Ask for a new layout and a new frame."""

    def layout(self) -> None:
        """Bring the layout up to date."""

    def focus(self, widget: "Widget | None") -> None:
        """Give the keys to a widget."""

    def open_popup(self, popup: "Widget", anchor: pygame.Rect, opener: "Widget") -> None:
        """Show a widget below a rectangle until a click elsewhere or Esc."""

    def close_layer(self, widget: "Widget") -> None:
        """Take a popup or dialog away."""

    def wake_in(self, seconds: float) -> None:
        """Ask for a new frame after some time, for animations."""

    def now(self) -> float:
        """The clock, in seconds."""


class Widget:
    """A leaf or a branch of the tree. Subclasses set `role` and override `_measure`, `draw` and `handle`."""

    role: ClassVar[str] = "group"
    can_focus: ClassVar[bool] = False
    fills_width: ClassVar[bool] = False
    """Whether its children get its whole width, whatever they contain."""

    def __init__(self, name: str = "", **hints: Unpack[Hints]) -> None:
        """`name` is what tests and speech find it by; unique within a screen if it is not empty."""
        self.name = name
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.parent: Widget | None = None
        self.children: list[Widget] = []
        self.host: Host | None = None
        self.theme: Theme | None = None
        self.grow = hints.get("grow", 0)
        self.width = hints.get("width")
        self.height = hints.get("height")
        self.max_width = hints.get("max_width")
        self.align: Align = hints.get("align", "fill")
        self.tooltip = hints.get("tooltip", "")
        self._visible = hints.get("visible", True)
        self.enabled = True
        self.keeps_clear = False
        """Whether no tooltip of another widget may cover it: the controls by which one goes on."""

    # The tree

    def add(self, *widgets: "Widget") -> Self:
        """Append children and return the widget itself."""
        for widget in widgets:
            widget.parent = self
            self.children.append(widget)
        self.relayout()
        return self

    def replace(self, widgets: Iterable["Widget"]) -> None:
        """Put other children in the place of all present ones."""
        for child in self.children:
            child.parent = None
        self.children = []
        self.add(*widgets)

    def walk(self) -> "Iterator[Widget]":
        """Yield the widget and all visible ones below it, in reading order."""
        if self.visible:
            yield self
            for child in self.children:
                yield from child.walk()

    def find(self, name: str) -> "Widget":
        """Return the visible widget with a name, at or below this one.

        Raises: KeyError, if there is none.
        """
        for widget in self.walk():
            if widget.name == name:
                return widget
        raise KeyError(name)

    def root(self) -> "Widget":
        """Return the top of the tree."""
        top = self
        while top.parent is not None:
            top = top.parent
        return top

    def is_within(self, other: "Widget") -> bool:
        """Return whether this is `other` or lies below it."""
        here: Widget | None = self
        while here is not None and here is not other:
            here = here.parent
        return here is other

    @property
    def ui(self) -> Host | None:
        """The host of the tree, None while it is not shown."""
        return self.root().host

    # State

    @property
    def visible(self) -> bool:
        """Whether it is drawn and takes part in the layout."""
        return self._visible

    @visible.setter
    def visible(self, value: bool) -> None:
        if value != self._visible:
            self._visible = value
            self.relayout()

    @property
    def focusable(self) -> bool:
        """Whether Tab stops here."""
        return self.can_focus and self.visible

    @property
    def focused(self) -> bool:
        """Whether it receives the keys."""
        host = self.ui
        return host is not None and host.focused is self

    @property
    def shows_focus(self) -> bool:
        """Whether to draw the focus ring: it has the focus, and the player uses the keyboard."""
        host = self.ui
        return host is not None and host.focused is self and host.keyboard

    @property
    def hovered(self) -> bool:
        """Whether the mouse is over it or over something inside it."""
        host = self.ui
        return host is not None and host.hovered is not None and host.hovered.is_within(self)

    def hint(self) -> str:
        """Return the sentence to show as its tooltip, or an empty text."""
        return self.tooltip

    def spoken(self) -> str:
        """Return what a screen reader says for it: its text and state."""
        return ""

    def redraw(self, part: pygame.Rect | None = None) -> None:
        """Ask for a new frame, in which a part of the window, or the widget with its focus ring, is drawn anew."""
        if (host := self.ui) is not None:
            host.redraw(self.rect.inflate(RING, RING) if part is None else part)

    def relayout(self) -> None:
        """Ask for a new layout, after something that changes its size."""
        if (host := self.ui) is not None:
            host.relayout()

    # Layout

    def min_width(self, theme: Theme) -> int:
        """Return the least width at which nothing is cut off."""
        return theme.px(self.width) if self.width is not None else self._min_width(theme)

    def measure(self, theme: Theme, width: int | None = None) -> tuple[int, int]:
        """Return the size it wants, given the width it may use at most (None: as much as it likes)."""
        limit = theme.px(self.width) if self.width is not None else width
        if self.max_width is not None:
            most = theme.px(self.max_width)
            limit = most if limit is None else min(most, limit)
        wanted, tall = self._measure(theme, limit)
        if self.width is not None:
            wanted = theme.px(self.width)
        return wanted, max(tall, theme.px(self.height)) if self.height is not None else tall

    def layout(self, theme: Theme, rect: pygame.Rect) -> None:
        """Take a place on the screen and give the children theirs."""
        self.theme = theme
        self.rect = pygame.Rect(rect)
        self._layout(theme)

    def shift(self, dx: int, dy: int) -> None:
        """Move it with everything in it, without a new layout."""
        self.rect.move_ip(dx, dy)
        for child in self.children:
            child.shift(dx, dy)

    def _min_width(self, theme: Theme) -> int:
        return self.measure(theme)[0]

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return 0, 0

    def _layout(self, theme: Theme) -> None:
        """Place the children; nothing to do for a leaf."""

    # Drawing and events

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it and its children. The layout is up to date."""
        self.draw_children(surface)

    def draw_children(self, surface: pygame.Surface) -> None:
        """Draw the visible children that the surface's clip can show."""
        clip = surface.get_clip()
        for child in self.children:
            if child.visible and clip.colliderect(child.rect.inflate(96, 96)):
                child.draw(surface)

    def hit(self, pos: tuple[int, int]) -> "Widget | None":
        """Return the innermost visible widget at a pixel."""
        if not self.visible or not self.rect.collidepoint(pos):
            return None
        for child in reversed(self.children):
            if (found := child.hit(pos)) is not None:
                return found
        return self

    def handle(self, event: pygame.event.Event) -> bool:
        """Answer an event that is meant for it; return True if it was used, False to offer it to its parent."""
        return False

    def may_repeat(self, key: int) -> bool:
        """Return whether a key that is held down goes on doing something here, as in a text or for a cursor."""
        return False

    def on_focus(self, gained: bool) -> None:
        """Notice that the focus came or went."""

    def on_hover(self, inside: bool) -> None:
        """Notice that the mouse came or went."""


class Group(Widget):
    """A widget that only holds others, each in the whole rectangle, one above another."""

    def _min_width(self, theme: Theme) -> int:
        return max((child.min_width(theme) for child in self.children if child.visible), default=0)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        sizes = [child.measure(theme, width) for child in self.children if child.visible]
        return max((w for w, _ in sizes), default=0), max((h for _, h in sizes), default=0)

    def _layout(self, theme: Theme) -> None:
        for child in self.children:
            if child.visible:
                child.layout(theme, self.rect)
