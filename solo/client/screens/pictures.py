"""Small pictures of boards, for cards and lists: drawn large once, scaled down and kept."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache

import pygame

from solo.client.hexground import Ground
from solo.client.hexmap import HexMap
from solo.client.hexoverlay import draw_labelled, draw_overlays
from solo.client.hexriver import draw_rivers
from solo.client.hexview import View, bounds_of
from solo.client.overlays import Overlay, Token
from solo.client.paint import round_box
from solo.client.palette import mix
from solo.client.theme import Theme
from solo.client.widgets.canvas import Canvas
from solo.contacts.board import Board
from solo.hex.coords import Hex
from solo.hex.layout import Layout

__all__ = ["agent_overlays", "board_canvas", "board_picture", "hexmap_of", "token_canvas"]

KEPT = 24
TIMES = 3
TEXTURED_FROM = 7
"""The radius in pixels from which on tiles are drawn with their texture."""
_kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()


@cache
def hexmap_of(board: Board) -> HexMap:
    """Return the map of a board, made once."""
    return HexMap.of_board(board)


def board_picture(
    theme: Theme, board: Board, size: tuple[int, int], overlays: Sequence[Overlay] = ()
) -> pygame.Surface:
    """Return a board with what lies on it, fitted into a size in pixels."""
    key = (theme.palette.id, board, size, tuple(map(repr, overlays)))
    if key not in _kept:
        _kept[key] = _draw(theme, board, size, overlays)
        if len(_kept) > KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(key)
    return _kept[key]


def _draw(theme: Theme, board: Board, size: tuple[int, int], overlays: Sequence[Overlay]) -> pygame.Surface:
    hexmap = HexMap(hexmap_of(board).tiles)
    large = pygame.Rect(0, 0, size[0] * TIMES, size[1] * TIMES)
    view = View.whole(large, bounds_of(hexmap), margin=large.height // 24)
    picture = pygame.Surface(large.size)
    if view.radius < TEXTURED_FROM * TIMES:
        _draw_plain(picture, theme, hexmap, view.layout())
        draw_overlays(picture, theme, hexmap, view.layout(), overlays)
    else:
        ground = Ground(hexmap)
        ground.prepare(theme, view, False)
        draw_labelled(ground.surface, theme, hexmap, ground.layout, overlays)
        picture.blit(ground.surface, ground.offset(view))
    return _rounded(pygame.transform.smoothscale(picture, size), theme.px(5))


def _draw_plain(picture: pygame.Surface, theme: Theme, hexmap: HexMap, layout: Layout) -> None:
    """The map in flat colours, for pictures so small that a texture would not be seen."""
    palette, radius = theme.palette, layout.radius
    picture.fill(mix(palette.back, (0, 0, 0), 0.25))
    for tile in hexmap.tiles:
        dark, middle, light = palette.ramps[tile.terrain]
        x, y = layout.center(tile.place)
        corners = Layout(radius * 0.97, x, y).corners(Hex(0, 0))
        pygame.draw.polygon(picture, mix(middle, dark, 0.35 * (tile.id % 3) / 2), corners)
        if tile.terrain == "mountain":
            peak = (
                (x, y - radius * 0.55),
                (x + radius * 0.6, y + radius * 0.45),
                (x - radius * 0.6, y + radius * 0.45),
            )
            pygame.draw.polygon(picture, mix(light, (255, 255, 255), 0.25), peak)
        elif tile.terrain == "city":
            pygame.draw.circle(picture, mix(light, (255, 214, 140), 0.55), (x, y), radius * 0.3)
    draw_rivers(picture, palette, hexmap, layout)


def _rounded(picture: pygame.Surface, radius: int) -> pygame.Surface:
    mask = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    round_box(mask, mask.get_rect(), radius, (255, 255, 255))
    mask.blit(picture, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return mask


def agent_overlays(places: dict[str, int]) -> tuple[Overlay, ...]:
    """Return Agents' tokens where they stand."""
    return tuple(Token(tile, agent) for agent, tile in sorted(places.items()))


def board_canvas(
    board: Board, size: tuple[float, float], overlays: Sequence[Overlay] = (), *, name: str = ""
) -> Canvas:
    """Return a widget of a size in units that shows a board."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        surface.blit(board_picture(theme, board, rect.size, overlays), rect)
        round_box(surface, rect, theme.px(5), None, theme.palette.line)

    return Canvas(paint, size, name=name, spoken_text=board.name)


def token_canvas(agent: str, units: float, faded: Callable[[], bool] = lambda: False) -> Canvas:
    """Return a widget that shows an Agent's token; greyed while `faded` says so."""
    from solo.client.tokens import draw_agent

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        draw_agent(surface, rect.center, agent, min(rect.size), faded())

    return Canvas(paint, (units, units), spoken_text=agent)
