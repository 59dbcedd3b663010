"""A06 TALKIE MINIE."""

from collections.abc import Iterator

from solo.contacts.actions import PlayCard
from solo.contacts.board import Tile
from solo.contacts.card import Card, is_fresh
from solo.contacts.public import PublicState
from solo.contacts.replacing import newcomers, replaced


def plays(public: PublicState, alien: Tile | None) -> Iterator[PlayCard]:
    """Yield every reserve Agent for every Agent that has not played; Grey with the first copies there are."""
    for agent in sorted(public.agents):
        if is_fresh(public, agent):
            for newcomer, copies in newcomers(public, agent):
                yield PlayCard("A06", (agent, newcomer, *copies))


def allows(public: PublicState, alien: Tile | None, play: PlayCard) -> bool:
    """Return whether an Agent that has not played makes room for one of the reserve."""
    if len(play.agents) < 2 or play.tiles or play.way:
        return False
    agent, newcomer, *copies = play.agents
    fits = agent in public.agents and is_fresh(public, agent)
    return fits and any(
        newcomer == other and len(copies) == len(first) and {*copies} <= {*public.reserve} - {newcomer}
        and len({*copies}) == len(copies)
        for other, first in newcomers(public, agent)
    )  # fmt: skip


def effect(public: PublicState, play: PlayCard) -> PublicState:
    """Put the newcomer in the Agent's place."""
    agent, newcomer, *copies = play.agents
    return replaced(public, agent, newcomer, tuple(copies))


CARD = Card(
    "A06",
    "TALKIE MINIE",
    "agents",
    "An Agent that has not played today is replaced by a reserve Agent for good.",
    plays,
    effect,
    allows=allows,
)
