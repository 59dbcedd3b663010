"""A small picture of a ship: for lists, saves and the choice of a set-up file."""

from collections.abc import Mapping

import pygame

from solo.adele.places import Place
from solo.adele.ship import Ship
from solo.client.adele.art import CREW_COLORS, sector_color
from solo.client.adele.deckplan import deck_plan
from solo.client.paint import disc, round_box
from solo.client.palette import mix
from solo.client.theme import Theme
from solo.client.widgets.canvas import Canvas

__all__ = ["ship_canvas"]


def ship_canvas(ship: Ship, size: tuple[float, float], pieces: Mapping[str, Place] | None = None) -> Canvas:
    """Return a ship in a size in units, with dots where crew members and the Alien stand."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        _paint(surface, rect, theme, ship, pieces or {})

    return Canvas(paint, size, spoken_text=ship.name)


def _paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme, ship: Ship, pieces: Mapping[str, Place]) -> None:
    palette = theme.palette
    round_box(surface, rect, theme.px(4), palette.back)
    plan = deck_plan(ship, rect.inflate(-theme.px(4), -theme.px(4)), 0)
    for one, other in plan.corridors:
        pygame.draw.aaline(surface, palette.muted, plan.rooms[one].center, plan.rooms[other].center)
    side = max(4, theme.px(7))
    for place, room in plan.rooms.items():
        box = pygame.Rect(0, 0, round(side * 1.4), side)
        box.center = room.center
        color = sector_color(ship.locations[place].sector)
        round_box(surface, box, max(1, side // 4), mix(color, palette.ink, 0.25))
    for who, place in pieces.items():
        if place in plan.rooms:
            dot = disc(max(5, theme.px(7)), CREW_COLORS.get(who, palette.alien), palette.back, 1)
            at = list(pieces).index(who)
            surface.blit(dot, dot.get_rect(center=plan.rooms[place].move((at - 1) * theme.px(3), 0).center))
