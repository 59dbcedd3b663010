"""A09 NET BALL."""

from collections.abc import Iterator

from solo.contacts.actions import PlayCard
from solo.contacts.board import Tile
from solo.contacts.card import Asked, Card
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of


def plays(public: PublicState, alien: Tile | None) -> Iterator[PlayCard]:
    """Yield every tile next to every Agent."""
    for agent in sorted(public.agents):
        near = public.board.neighbors[public.agents[agent].tile]
        yield from (PlayCard("A09", (agent,), (tile,)) for tile in sorted(near))


def asks(public: PublicState, play: PlayCard) -> Asked:
    """Capture on that tile."""
    return "capture", bits_of(play.tiles)


CARD = Card(
    "A09",
    "NET BALL",
    "agents",
    "One Agent tries a capture on a tile next to it, besides its ability.",
    plays,
    asks=asks,
)
