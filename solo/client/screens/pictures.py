"""Small pictures of boards, for cards and lists: drawn large once, scaled down and kept."""

from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import cache

import pygame

from solo.client.hexground import Ground
from solo.client.hexmap import HexMap
from solo.client.hexoverlay import draw_overlays
from solo.client.hexview import View, bounds_of
from solo.client.overlays import Overlay, Token
from solo.client.paint import round_box
from solo.client.theme import Theme
from solo.client.widgets.canvas import Canvas
from solo.contacts.board import Board

__all__ = ["agent_overlays", "board_canvas", "board_picture", "hexmap_of", "token_canvas"]

KEPT = 24
TIMES = 3
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
    ground = Ground(hexmap)
    view = View.whole(large, bounds_of(hexmap), margin=large.height // 24)
    ground.prepare(theme, view, False)
    draw_overlays(ground.surface, theme, hexmap, ground.layout, overlays)
    picture = pygame.Surface(large.size)
    picture.blit(ground.surface, ground.offset(view))
    return _rounded(pygame.transform.smoothscale(picture, size), theme.px(5))


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
