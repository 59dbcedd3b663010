"""The ship as a widget: hover, click, and a cursor that the arrow keys move from room to room."""

from collections.abc import Callable
from typing import Unpack

import pygame

from solo.client.adele.deckpaint import paint_deck
from solo.client.adele.deckplan import DeckPlan, Spot, deck_plan, nearest, spot_at
from solo.client.adele.deckview import DeckView
from solo.client.adele.placewords import spot_text
from solo.client.paint import round_box
from solo.client.theme import Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import is_press

__all__ = ["DeckBoard"]

STRIP = 56
"""The height of the hull's strip, in units."""

_WAYS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}


def _nothing(spot: Spot | None) -> None:
    """Do nothing."""


MARGIN = 5
"""What is free beside the hull at the left and the right, in units."""


class DeckBoard(Widget):
    """Shows a `DeckView`. `on_point` is told what is pointed at, by mouse or cursor; `on_click` what is chosen."""

    role = "board"
    can_focus = True

    def __init__(self, view: DeckView, *, name: str = "deck", **hints: Unpack[Hints]) -> None:
        super().__init__(name, **hints)
        self._view = view
        self.cursor: Spot | None = None
        self.pointed: Spot | None = None
        self.on_point: Callable[[Spot | None], None] = _nothing
        self.on_click: Callable[[Spot | None], None] = _nothing

    @property
    def view(self) -> DeckView:
        """What is shown."""
        return self._view

    @view.setter
    def view(self, value: DeckView) -> None:
        self._view = value
        self.redraw()

    @property
    def plan(self) -> DeckPlan:
        """Where everything stands; the layout must be up to date."""
        assert self.theme is not None
        return self._plan(self.theme)

    def _plan(self, theme: Theme) -> DeckPlan:
        strip = min(theme.px(STRIP), self.rect.height // 7)
        return deck_plan(self._view.public.ship, self.rect.inflate(-2 * theme.px(MARGIN), 0), strip)

    @property
    def at(self) -> Spot | None:
        """What is pointed at now: by the cursor while keys are used, else by the mouse."""
        host = self.ui
        return self.cursor if host is not None and host.keyboard and self.focused else self.pointed

    def spoken(self) -> str:
        """Return what is pointed at, in words."""
        return spot_text(self._view, self.at) if self.at is not None else ""

    def _min_width(self, theme: Theme) -> int:
        return theme.px(240)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return (theme.px(480) if width is None else width), theme.px(160)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ship and the cursor."""
        assert self.theme is not None
        theme, plan = self.theme, self.plan
        clip = surface.get_clip()
        surface.set_clip(clip.clip(self.rect))
        surface.fill(theme.palette.back, self.rect)
        paint_deck(surface, theme, self._view.public.ship, plan, self._view)
        if self.at is not None:
            self._draw_cursor(surface, theme, plan, self.at)
        surface.set_clip(clip)

    def _draw_cursor(self, surface: pygame.Surface, theme: Theme, plan: DeckPlan, spot: Spot) -> None:
        if isinstance(spot, tuple):
            box = pygame.Rect(0, 0, theme.px(22), theme.px(22))
            box.center = plan.doors[spot]
        else:
            box = (plan.rooms[spot] if spot in plan.rooms else plan.hull[spot]).inflate(theme.px(4), theme.px(4))
        wide = max(2, theme.px(2)) if self.shows_focus else 1
        round_box(surface, box, theme.px(7), None, theme.palette.focus, wide)

    # Events

    def spots(self) -> list[Spot]:
        """Return what the cursor can go to: all places, and the doorways that can be chosen."""
        return [*self.plan.rooms, *self.plan.hull, *sorted(self._view.doors)]

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow the mouse and the keys."""
        if event.type == pygame.MOUSEMOTION:
            self._point(spot_at(self.plan, event.pos, bool(self._view.doors)))
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._point(spot_at(self.plan, event.pos, bool(self._view.doors)))
            self.on_click(self.pointed)
            return True
        return event.type == pygame.KEYDOWN and self._key(event)

    def _point(self, spot: Spot | None) -> None:
        if spot != self.pointed:
            self.pointed = spot
            self.on_point(spot)
            self.redraw()

    def on_hover(self, inside: bool) -> None:
        """Point at nothing any more when the mouse leaves."""
        if not inside:
            self._point(None)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return False
        if event.key in _WAYS:
            self.move_cursor(_WAYS[event.key])
            return True
        if is_press(event) and self.cursor is not None:
            self.on_click(self.cursor)
            return True
        return False

    def move_cursor(self, way: tuple[int, int]) -> None:
        """Move the cursor to the next spot in a direction; the first time it appears where the selected member is."""
        if self.cursor is None or (isinstance(self.cursor, tuple) and self.cursor not in self._view.doors):
            self.cursor = self.first_spot()
        else:
            self.cursor = nearest(self.plan, self.cursor, way, self.spots())
        self.on_point(self.cursor)
        self.redraw()

    def first_spot(self) -> Spot:
        """Return where the cursor begins: with the selected member, or in the first room."""
        status = self._view.public.members.get(self._view.selected)
        return status.place if status is not None and status.place else next(iter(self.plan.rooms))
