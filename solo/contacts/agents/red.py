"""Agent Red."""

from solo.contacts.agent import Agent
from solo.contacts.board import Tile, TileSet
from solo.hex.bits import bits_of


def crossed(path: tuple[Tile, ...]) -> TileSet:
    """Return the tiles that Red's path enters before its end; the end asks the landing question (CR-18, CR-38)."""
    return bits_of(path[1:-1]) & ~(1 << path[-1])


AGENT = Agent("red", "Red", moves=3, gift="Captures on every tile of his path.", path_captures=crossed)
