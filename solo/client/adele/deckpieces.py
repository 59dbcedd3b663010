"""Draws crew and Alien on the deck: side by side where they stand, or on their way there."""

import pygame

from solo.adele.places import NOWHERE, Place
from solo.client.adele.art import DARK_FLOOR, crew_token, symbol
from solo.client.adele.deckplan import DeckPlan, unit_of
from solo.client.adele.deckview import DeckView
from solo.client.paint import round_box
from solo.client.theme import Theme

__all__ = ["paint_pieces", "stands"]

LEAST = 10
"""A piece's least size in pixels."""


def paint_pieces(surface: pygame.Surface, theme: Theme, plan: DeckPlan, view: DeckView) -> None:
    """Draw everybody where they stand, or on their way there."""
    public = view.public
    for member, status in public.members.items():
        if status.place != NOWHERE:
            side, end = stands(plan, view, status.place)[member]
            _crew(surface, theme, view, member, side, _on_way(plan, view, member, end))
    if public.alien.place != NOWHERE:
        side, end = stands(plan, view, public.alien.place)["alien"]
        _alien(surface, theme, side, _on_way(plan, view, "alien", end))


def stands(plan: DeckPlan, view: DeckView, place: Place) -> dict[str, tuple[int, tuple[int, int]]]:
    """Return for each piece in a place its size and its middle: smaller, where all together need more room."""
    public = view.public
    here = [*public.here(place), *(["alien"] if public.alien.place == place else [])]
    side = max(12, round(unit_of(next(iter(plan.rooms.values()))) * 2.3))
    if place in plan.hull:
        box = plan.hull[place]
        right = box.right - round(box.height * 1.0) - side // 2
        return {who: (side, (right - at * side, box.centery)) for at, who in enumerate(here)}
    box = plan.rooms[place]
    unit = unit_of(box)
    free = box.width - round(unit * (0.6 + 2.0 * _things(view, place)))
    side = max(LEAST, min(side, free // max(1, len(here))))
    left, y = box.left + round(unit * 0.3) + side // 2, box.bottom - round(unit * 1.4)
    return {who: (side, (left + at * side, y)) for at, who in enumerate(here)}


def _things(view: DeckView, place: Place) -> int:
    """Return how many signs stand in the corner of a room where pieces stand too."""
    board = view.public.board
    lying = [place in board.tokens, place in board.face_up]
    signs = (board.face_down, board.fires, board.shutdowns, board.failures | board.protected)
    return sum(lying) + sum(each >> place & 1 for each in signs)


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


def _alien(surface: pygame.Surface, theme: Theme, side: int, at: tuple[int, int]) -> None:
    picture = symbol("alien", round(side * 1.12), theme.palette.alien)
    rim = symbol("alien", round(side * 1.12) + 4, DARK_FLOOR)
    surface.blit(rim, rim.get_rect(center=at))
    surface.blit(picture, picture.get_rect(center=at))
