"""Draws crew and Alien on the deck: side by side where they stand, or on their way there."""

import pygame

from solo.adele.places import NOWHERE, Place
from solo.client.adele.art import DARK_FLOOR, crew_token, symbol
from solo.client.adele.deckplan import DeckPlan, unit_of
from solo.client.adele.deckrooms import inside
from solo.client.adele.deckview import DeckView
from solo.client.paint import round_box
from solo.client.theme import Theme

__all__ = ["paint_pieces", "stands"]


def paint_pieces(surface: pygame.Surface, theme: Theme, plan: DeckPlan, view: DeckView) -> None:
    """Draw everybody where they stand, or on their way there."""
    public = view.public
    for member, status in public.members.items():
        if status.place != NOWHERE:
            side, end = stands(theme, plan, view, status.place)[member]
            _crew(surface, theme, view, member, side, _on_way(plan, view, member, end))
    if public.alien.place != NOWHERE:
        side, end = stands(theme, plan, view, public.alien.place)["alien"]
        _alien(surface, theme, view, side, _on_way(plan, view, "alien", end))


def stands(theme: Theme, plan: DeckPlan, view: DeckView, place: Place) -> dict[str, tuple[int, tuple[int, int]]]:
    """Return for each piece in a place its size and its middle: smaller, where all together need more room."""
    if place in plan.rooms:
        found = inside(theme, plan, view, place)
        return {who: (found.side, middle) for who, middle in found.pieces.items()}
    public, box = view.public, plan.hull[place]
    here = [*public.here(place), *(["alien"] if public.alien.place == place else [])]
    side = max(12, round(unit_of(next(iter(plan.rooms.values()))) * 2.3))
    right = box.right - round(box.height * 1.0) - side // 2
    return {who: (side, (right - at * side, box.centery)) for at, who in enumerate(here)}


def _on_way(plan: DeckPlan, view: DeckView, who: str, end: tuple[int, int]) -> tuple[int, int]:
    moving = view.moving.get(who)
    if moving is None or moving.start == NOWHERE:
        return end
    start, share = plan.middle(moving.start), 1 - (1 - moving.share) ** 3
    return round(start[0] + (end[0] - start[0]) * share), round(start[1] + (end[1] - start[1]) * share)


def _crew(surface: pygame.Surface, theme: Theme, view: DeckView, member: str, side: int, at: tuple[int, int]) -> None:
    picture = crew_token(theme, member, side, member in view.public.done)
    if member == view.selected:
        ring = pygame.Rect(0, 0, side + theme.px(6), side + theme.px(6))
        ring.center = at
        round_box(surface, ring, ring.width // 2, None, theme.palette.ink, max(2, theme.px(2)))
    surface.blit(picture, picture.get_rect(center=at))
    if member == view.acting:
        _turn(surface, theme, side, at)


def _turn(surface: pygame.Surface, theme: Theme, side: int, at: tuple[int, int]) -> None:
    """Draw whose turn it is: a ring, and a pointer above it."""
    palette, wide = theme.palette, max(2, theme.px(2.5))
    ring = pygame.Rect(0, 0, side + 2 * wide, side + 2 * wide)
    ring.center = at
    round_box(surface, ring, ring.width // 2, None, palette.accent, wide)
    tall = max(6, side // 2)
    tip = (at[0], ring.top - 1)
    corners = [tip, (tip[0] - tall // 2 - 1, tip[1] - tall), (tip[0] + tall // 2 + 1, tip[1] - tall)]
    pygame.draw.polygon(surface, palette.accent, corners)
    pygame.draw.aalines(surface, DARK_FLOOR, True, corners)


def _alien(surface: pygame.Surface, theme: Theme, view: DeckView, side: int, at: tuple[int, int]) -> None:
    picture = symbol("alien", round(side * 1.12), theme.palette.alien)
    rim = symbol("alien", round(side * 1.12) + 4, DARK_FLOOR)
    surface.blit(rim, rim.get_rect(center=at))
    surface.blit(picture, picture.get_rect(center=at))
    if view.acting == "alien":
        _turn(surface, theme, side, at)
