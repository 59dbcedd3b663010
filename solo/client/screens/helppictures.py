"""Pictures on the help's pages: the terrains, a scan with its shadow, Agents, what can lie on the map."""

from collections.abc import Mapping
from functools import cache

import pygame

from solo.client.hexart import TileArt
from solo.client.hexmap import HexMap
from solo.client.hexoverlay import draw_overlays
from solo.client.markers import MARKERS, marker_token
from solo.client.overlays import Hatch, Overlay, Tint, Token
from solo.client.screens.pictures import token_canvas
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow
from solo.client.widgets.canvas import Canvas
from solo.client.widgets.label import Label
from solo.contacts.agents import agents
from solo.contacts.arrays import scan, shadow
from solo.contacts.board import TERRAINS, Board
from solo.contacts.names import terrain_name
from solo.hex.bits import members
from solo.hex.coords import Hex, distance
from solo.hex.layout import Layout

__all__ = ["picture_of"]

RADIUS = 30
COSTS: Mapping[str, str] = {"field": "1", "forest": "2", "city": "3", "lake": "–", "mountain": "–"}
"""What the Alien pays, as in the rules of movement."""


def picture_of(page: str) -> Widget | None:
    """Return a page's picture, if it has one."""
    if page == "map":
        return Flow(*(_terrain(terrain) for terrain in TERRAINS.values()), gap=20)
    if page == "shadow":
        return Canvas(_paint_shadow, (13 * RADIUS, 11.4 * RADIUS), name="picture", align="start")
    if page.removeprefix("agent-") in agents():
        found = token_canvas(page.removeprefix("agent-"), 72)
        found.align = "start"
        return found
    return _marker(page.removeprefix("token-")) if page.startswith("token-") else None


def _marker(kind: str) -> Widget | None:
    """Return a token's signs on the map, side by side; None for one that never lies there."""
    shown = [each for each in MARKERS if each == kind or each.startswith(f"{kind}-")]

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        for at, each in enumerate(shown):
            surface.blit(marker_token(each, theme.px(56)), (rect.left + at * theme.px(72), rect.top))

    return Canvas(paint, (72 * len(shown), 56), name="picture", align="start") if shown else None


def _terrain(terrain: str) -> Widget:
    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        picture = TileArt(float(theme.px(RADIUS)), theme.palette.ramps).tile(terrain, 1)
        surface.blit(picture, picture.get_rect(center=rect.center))

    tile = Canvas(paint, (2 * RADIUS, 2 * RADIUS + 4), spoken_text=terrain_name(terrain))
    tile.align = "center"
    return Column(tile, Label(terrain_name(terrain), size="small", color="muted", justify="center"), gap=2)


_HEART = Hex(0, 3)
_PEAKS = (Hex(1, 3), Hex(-1, 4), Hex(1, 1))


@cache
def _small_board() -> Board:
    """A few fields around an Agent, with three mountains in the way of its scan."""
    places = [Hex(q, r) for q in range(-6, 7) for r in range(7) if distance(Hex(q, r), _HEART) <= 3]
    terrain = {place: "mountain" if place in _PEAKS else "field" for place in places}
    return Board.build("help", "", 1, terrain, dict.fromkeys(places, "A"), {})


def _paint_shadow(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    board = _small_board()
    hexmap = HexMap(HexMap.of_board(board).tiles)
    radius = float(theme.px(RADIUS))
    unit = Layout(radius, 0, 0).center(_HEART)
    layout = Layout(radius, rect.centerx - unit[0], rect.centery - unit[1])
    art = TileArt(radius, theme.palette.ramps)
    for tile in hexmap.tiles:
        picture = art.tile(tile.terrain, tile.id)
        x, y = layout.center(tile.place)
        surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
    heart = hexmap.by_place[_HEART].id
    seen = frozenset(members(scan(board, heart, 3)))
    hidden = frozenset(members(shadow(board, heart, 3)))
    overlays: list[Overlay] = [Tint(seen, "accent", 0.25), Hatch(hidden, "ink"), Token(heart, "green")]
    draw_overlays(surface, theme, hexmap, layout, overlays)
