"""A01 PUG."""

from collections.abc import Iterator

from solo.contacts.abilities import DOG
from solo.contacts.actions import PlayCard
from solo.contacts.board import Tile
from solo.contacts.card import Asked, Card
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of


def plays(public: PublicState, alien: Tile | None) -> Iterator[PlayCard]:
    """Yield one walk of the dog for each of its ends, from where each Agent stands (CR-37)."""
    for agent in sorted(public.agents):
        for path in DOG.targets(public, agent):
            yield PlayCard("A01", (agent,), path)


def allows(public: PublicState, alien: Tile | None, play: PlayCard) -> bool:
    """Return whether a dog can walk so from the Agent's tile."""
    if len(play.agents) != 1 or play.agents[0] not in public.agents or play.way:
        return False
    return DOG.is_allowed(public, play.agents[0], play.tiles)


def asks(public: PublicState, play: PlayCard) -> Asked:
    """The tiles that it sniffs."""
    return "trace", bits_of(play.tiles)


CARD = Card(
    "A01",
    "PUG",
    "agents",
    "One Agent also has a dog: it sets out at once from that Agent's tile.",
    plays,
    allows=allows,
    asks=asks,
)
