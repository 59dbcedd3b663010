"""A12 THIRD EYE."""

from solo.contacts.actions import PlayCard
from solo.contacts.arrays import scan
from solo.contacts.card import Asked, Card, each_agent
from solo.contacts.public import PublicState


def asks(public: PublicState, play: PlayCard) -> Asked:
    """Scan around the Agent; SMOKE GRENADE makes it smaller."""
    (agent,) = play.agents
    return "detect", scan(public.board, public.agents[agent].tile, public.effects.scan(3))


CARD = Card(
    "A12",
    "THIRD EYE",
    "agents",
    "One Agent also uses a scan of size 3.",
    each_agent("A12"),
    asks=asks,
)
