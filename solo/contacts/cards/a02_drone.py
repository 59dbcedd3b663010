"""A02 DRONE."""

from collections.abc import Iterator

from solo.contacts.actions import PlayCard
from solo.contacts.arrays import drone
from solo.contacts.board import Tile
from solo.contacts.card import Asked, Card
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of


def plays(public: PublicState, alien: Tile | None) -> Iterator[PlayCard]:
    """Yield a detection and a capture for every Agent and tile."""
    for agent in sorted(public.agents):
        for way in ("drone", "shot"):
            yield from (PlayCard("A02", (agent,), (tile,), way) for tile in public.board.tiles)


def allows(public: PublicState, alien: Tile | None, play: PlayCard) -> bool:
    """Return whether one Agent, one way and one tile of the board are named."""
    named = len(play.agents) == 1 and play.agents[0] in public.agents
    return named and play.way in ("drone", "shot") and len(play.tiles) == 1 and play.tiles[0] in public.board.terrain


def asks(public: PublicState, play: PlayCard) -> Asked:
    """The drone's four tiles, or one tile to capture on (CR-14)."""
    if play.way == "drone":
        return "detect", drone(public.board, play.tiles[0])
    return "capture", bits_of(play.tiles)


CARD = Card(
    "A02",
    "DRONE",
    "agents",
    "One Agent also has the drone: detect on four tiles anywhere, or capture on any one tile.",
    plays,
    allows=allows,
    asks=asks,
)
