"""The dog's walk as it is put together click by click: Purple's, and the one of the card A01. No window, no pixels."""

from collections.abc import Iterable

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import dog_walk
from solo.hex.bits import bits_of, members

__all__ = ["DogWalk"]


class DogWalk:
    """Walks of a dog from one tile. `listed`: one walk for each end, the first tile left out."""

    def __init__(self, board: Board, blocked: TileSet, start: Tile, listed: Iterable[tuple[Tile, ...]]) -> None:
        self._board, self._start = board, start
        self._walk = dog_walk(board, blocked)
        self._listed = tuple(listed)

    def points_left(self, picks: tuple[Tile, ...]) -> int:
        """Return how many points are left after some steps."""
        return self._walk.budget - sum(self._walk.cost(tile) or 0 for tile in picks)

    def steps(self, picks: tuple[Tile, ...]) -> TileSet:
        """Return where the next step can go."""
        here, left = (self._start, *picks)[-1], self.points_left(picks)
        near = self._board.adjacent[here]
        return bits_of(tile for tile in members(near) if 0 < (self._walk.cost(tile) or 99) <= left)

    def choices(self, picks: tuple[Tile, ...]) -> TileSet:
        """Return the tiles that a click means something on."""
        return self.steps(picks) | bits_of(walk[-1] for walk in self._listed)

    def clicked(self, picks: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
        """Return the walk after a click: a step longer, cut back to a tile of it, or the shortest way to a tile."""
        if self.steps(picks) >> tile & 1:
            return (*picks, tile)
        if tile in picks:
            return picks[: picks.index(tile) + 1]
        return next((walk for walk in self._listed if walk[-1] == tile), picks)
