"""Agents that do anything legal: the weakest team, and the tests' way into every corner of the rules."""

from collections.abc import Sequence

from solo.contacts import turn
from solo.contacts.actions import Action, GiveOrders, PlayCard
from solo.contacts.observation import TeamObservation
from solo.core.rng import Random

__all__ = ["choose"]

CARD_SHARE = 0.25
"""How often a card is played where one could be: a card has very many plays, an Agent few moves."""


def choose(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Choose any legal action."""
    public = observation.public
    if not observation.team.hand or public.phase != "agents":
        return _ordered(observation, rng.choice(legal_actions), rng)
    plays = [action for action in legal_actions if isinstance(action, PlayCard)]
    others = [action for action in legal_actions if not isinstance(action, PlayCard)]
    if plays and (not others or rng.random() < CARD_SHARE):
        card = rng.choice(sorted({play.card for play in plays}))
        return rng.choice([play for play in plays if play.card == card])
    return _ordered(observation, rng.choice(others), rng)


def _ordered(observation: TeamObservation, action: Action, rng: Random) -> Action:
    """Return any orders where the listed ones were chosen: there are too many to list."""
    if not isinstance(action, GiveOrders):
        return action
    return turn.orders(observation.public, lambda imagined, actions: rng.choice(actions))
