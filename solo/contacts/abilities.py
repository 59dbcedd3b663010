"""The shared vocabulary of abilities, from which the Agents' files are put together (contacts 3.3 and 4)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from solo.contacts.agent import Ability, Target, open_tiles
from solo.contacts.arrays import drone, scan, sniper_line
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import dog_walk
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of, members

__all__ = ["ADJACENT_CAPTURE", "ADJACENT_DETECT", "DOG", "DRONE", "DRONE_SHOT", "FLOWN_OVER", "LINES", "LINE_SHOT",
           "ROADBLOCK", "scan_ability"]  # fmt: skip


def no_target(public: PublicState, agent: str) -> Iterator[Target]:
    """Yield the empty target: the ability asks around the Agent itself."""
    yield ()


def scan_ability(size: int, on_mountain: int = 0) -> Ability:
    """Return a scan of `size`; `on_mountain` is its size while the Agent stands on a mountain, if that differs."""

    def asked(public: PublicState, agent: str, target: Target) -> TileSet:
        return around(public, public.agents[agent].tile)

    def around(public: PublicState, tile: Tile) -> TileSet:
        high = on_mountain and public.board.mountains >> tile & 1
        return scan(public.board, tile, public.effects.scan(on_mountain if high else size))

    return Ability("scan", "detect", no_target, asked, around, 3 * size * (size + 1) + 1)


def _adjacent(public: PublicState, agent: str, target: Target) -> TileSet:
    return public.board.adjacent[public.agents[agent].tile]


def _beside(public: PublicState, tile: Tile) -> TileSet:
    return public.board.adjacent[tile]


def _anywhere(public: PublicState, tile: Tile) -> TileSet:
    return public.board.land


ADJACENT_CAPTURE = Ability("catch", "capture", no_target, _adjacent, _beside, 6)
ADJACENT_DETECT = Ability("detect", "detect", no_target, _adjacent, _beside, 6)


def _any_tile(public: PublicState, agent: str) -> Iterator[Target]:
    return ((tile,) for tile in public.board.tiles)


def _named(public: PublicState, agent: str, target: Target) -> TileSet:
    return bits_of(target)


DRONE = Ability(
    "drone", "detect", _any_tile, lambda public, agent, target: drone(public.board, target[0]), _anywhere, 4, roams=True
)
DRONE_SHOT = Ability("shot", "capture", _any_tile, _named, _anywhere, 1, roams=True)


def _line_pairs(public: PublicState, agent: str) -> Iterator[Target]:
    return iter(combinations(range(6), 2))


def _lines(public: PublicState, agent: str, target: Target) -> TileSet:
    tile = public.agents[agent].tile
    return sum(sniper_line(public.board, tile, direction) for direction in target)


def _line_tiles(public: PublicState, agent: str) -> Iterator[Target]:
    return ((tile,) for tile in members(_lines(public, agent, (0, 1, 2, 3, 4, 5))))


def _two_lines(public: PublicState, agent: str, target: Target) -> bool:
    return len(target) == 2 and target[0] != target[1] and all(0 <= direction < 6 for direction in target)


def _all_lines(public: PublicState, tile: Tile) -> TileSet:
    return _lines_from(public.board, tile)


@lru_cache(maxsize=10_000)
def _lines_from(board: Board, tile: Tile) -> TileSet:
    return sum(sniper_line(board, tile, direction) for direction in range(6))


LINES = Ability("line", "detect", _line_pairs, _lines, _all_lines, 12, _two_lines)
LINE_SHOT = Ability("shot", "capture", _line_tiles, _named, _all_lines, 1)


def _flown_over(public: PublicState, agent: str, target: Target) -> TileSet:
    """The tiles of the move between its beginning and its end (CR-19); who walks has walked over them (CR-39)."""
    return public.agents[agent].way


def _in_flight(public: PublicState, tile: Tile) -> TileSet:
    return _seen_in_flight(public.board, tile)


@lru_cache(maxsize=10_000)
def _seen_in_flight(board: Board, tile: Tile) -> TileSet:
    return sum(1 << seen for direction in range(6) for seen in board.ray(tile, direction))


FLOWN_OVER = Ability("detect", "detect", no_target, _flown_over, _in_flight, 4)


def _dog_paths(public: PublicState, agent: str) -> Iterator[Target]:
    return (path[1:] for path in dog_walk(public.board, public.blocked).paths(public.agents[agent].tile).values())


def _dog_may(public: PublicState, agent: str, target: Target) -> bool:
    walk = dog_walk(public.board, public.blocked)
    here, spent = public.agents[agent].tile, 0
    for tile in target:
        points = walk.cost(tile)
        if points is None or not public.board.adjacent[here] >> tile & 1:
            return False
        here, spent = tile, spent + points
    return bool(target) and spent <= walk.budget


def _dog_reach(public: PublicState, tile: Tile) -> TileSet:
    return _dog_ends(public.board, tile)


@lru_cache(maxsize=10_000)
def _dog_ends(board: Board, tile: Tile) -> TileSet:
    return dog_walk(board, 0).ends(1 << tile)


DOG = Ability("dog", "trace", _dog_paths, _named, _dog_reach, 4, _dog_may)


def _block_places(public: PublicState, agent: str) -> Iterator[Target]:
    """Beside the Agent, not on an Agent, a mountain, a lake, nor where it lies already (CR-22)."""
    board = public.board
    free = open_tiles(public, climbs=False) & ~board.of_terrain["lake"] & ~public.occupied
    return ((tile,) for tile in members(board.adjacent[public.agents[agent].tile] & free))


ROADBLOCK = Ability("block", "roadblock", _block_places, _named, _beside, 1)
