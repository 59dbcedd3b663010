"""A10 BINOCULARS."""

from collections.abc import Iterator

from solo.contacts.actions import PlayCard
from solo.contacts.board import Tile
from solo.contacts.card import Asked, Card
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of


def plays(public: PublicState, alien: Tile | None) -> Iterator[PlayCard]:
    """Yield every two tiles that are next to each other, for every Agent."""
    board = public.board
    for agent in sorted(public.agents):
        for tile in board.tiles:
            yield from (
                PlayCard("A10", (agent,), (tile, near)) for near in sorted(board.neighbors[tile]) if near > tile
            )


def allows(public: PublicState, alien: Tile | None, play: PlayCard) -> bool:
    """Return whether one Agent and two adjacent tiles are named, in any order."""
    if len(play.agents) != 1 or play.agents[0] not in public.agents or play.way or len(play.tiles) != 2:
        return False
    one, other = play.tiles
    return other in public.board.neighbors.get(one, ())


def asks(public: PublicState, play: PlayCard) -> Asked:
    """Detect on both."""
    return "detect", bits_of(play.tiles)


CARD = Card(
    "A10",
    "BINOCULARS",
    "agents",
    "One Agent detects on two tiles next to each other, anywhere, besides its ability.",
    plays,
    allows=allows,
    asks=asks,
)
