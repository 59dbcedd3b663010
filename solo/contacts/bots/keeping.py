"""Which cards a computer player keeps of those dealt to it, whichever side it is on."""

from collections.abc import Sequence

from solo.contacts.actions import Action, KeepCards, KeepMission
from solo.contacts.cards import cards
from solo.contacts.mission import MUST_ALSO
from solo.contacts.missions import missions
from solo.core.rng import Random

__all__ = ["keep", "keep_mission"]

NEARLY = 0.3
"""Hands that are worth so little less are as good."""


def keep(actions: Sequence[Action], rng: Random) -> KeepCards:
    """Keep the cards that are worth most, near-equal hands alike."""
    choices = [action for action in actions if isinstance(action, KeepCards)]
    worth = [sum(cards()[card].worth for card in choice.cards) for choice in choices]
    return rng.choice([choice for choice, value in zip(choices, worth, strict=True) if value >= max(worth) - NEARLY])


def keep_mission(actions: Sequence[Action], rng: Random) -> KeepMission:
    """Keep a mission card that asks nothing more, if there is one."""
    choices = [action for action in actions if isinstance(action, KeepMission)]
    light = [choice for choice in choices if missions()[choice.card].kind != MUST_ALSO]
    return rng.choice(light or choices)
