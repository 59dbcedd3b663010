"""An Agent leaves and one of the reserve takes its place, for good (A06, B09, CR-23, CR-41, CR-42)."""

from collections.abc import Iterator
from dataclasses import replace

from solo.contacts.agents import agents
from solo.contacts.public import PublicState, Status

__all__ = ["COPIES", "newcomers", "replaced"]

COPIES = 4
"""How many Agents Grey copies, where the reserve has so many (CR-41)."""


def newcomers(public: PublicState, leaving: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield each Agent of the reserve that can come in, Grey with the first copies of the reserve as it then is."""
    for agent in public.reserve:
        if agents()[agent].copies:
            yield agent, reserve_without(public, leaving, agent)[:COPIES]
        else:
            yield agent, ()


def reserve_without(public: PublicState, leaving: str, coming: str) -> tuple[str, ...]:
    """Return the reserve from which Grey picks when he comes in: who leaves now is not in it (CR-41)."""
    return tuple(agent for agent in public.reserve if agent not in (leaving, coming))


def replaced(public: PublicState, leaving: str, coming: str, copies: tuple[str, ...]) -> PublicState:
    """Return the public facts after a replacement: the newcomer stands on the same tile and may play today.

    Where Grey leaves, his copies return to the reserve; the bike stays with whoever stands there.
    """
    team = {
        (coming if agent == leaving else agent): (Status(status.tile) if agent == leaving else status)
        for agent, status in public.agents.items()
    }
    public = replace(public, agents=team, gone=public.gone | {leaving})
    if public.rider == leaving:
        public = replace(public, rider=coming)
    if agents()[leaving].copies:
        public = replace(public, copies=(), spent_forms=frozenset())
    return replace(public, copies=copies) if agents()[coming].copies else public
