"""Agents that draw a net: each step by how many tiles the Alien could reach tomorrow from the set that is left.

Where Agents and roadblock stand is closed to it (contacts 3.1), so ways out are blocked, and a tile without any is as
good as caught (CR-5). The smaller the net, the more of it a capture takes.
"""

from collections.abc import Sequence
from functools import partial

from solo.contacts import turn
from solo.contacts.actions import Action, UseAbility
from solo.contacts.board import TileSet
from solo.contacts.bots.hunters import greedy
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.bots.hunters.conduct import Way, act
from solo.contacts.bots.hunters.foresight import Style, next_order
from solo.contacts.conditions import walk_tomorrow_past
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.rng import Random

__all__ = ["closes", "play", "reach"]


def play(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random, chances: Chances) -> Action:
    """Choose the next action of the team by some chances of where the Alien is."""
    return act(observation, legal_actions, rng, chances, WAY)


def reach(public: PublicState, occupied: TileSet, chances: Chances) -> float:
    """Return how many tiles the Alien can reach tomorrow from the tiles that are left, past Agents on some tiles."""
    return float(walk_tomorrow_past(public, occupied).ends(chances.possible).bit_count())


def closes(public: PublicState, agent: str, chances: Chances) -> UseAbility | None:
    """Return the drop of the roadblock that leaves the Alien the fewest tiles tomorrow, if the Agent has it."""
    before = reach(public, public.occupied, chances)
    best: tuple[float, UseAbility] | None = None
    for ability in turn.abilities_of(public, agent):
        if ability.kind != "roadblock":
            continue
        for target in ability.targets(public, agent):
            drop = UseAbility(agent, ability.id, target)
            left = reach(turn.public_effect(public, drop), public.occupied, chances)
            if left < before and (best is None or left < best[0]):
                best = (left, drop)
    return best[1] if best else None


WAY = Way(partial(next_order, style=Style(reach, closes, near=0.01)), greedy.promise)
