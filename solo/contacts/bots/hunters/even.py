"""The teams that assume nothing about how the Alien likes to play: every possible tile counts alike."""

from collections.abc import Callable, Sequence

from solo.contacts.actions import Action
from solo.contacts.board import TileSet
from solo.contacts.bots.hunters.chances import Chances, alike
from solo.contacts.deduction.following import Follower
from solo.contacts.observation import TeamObservation
from solo.core.rng import Random

__all__ = ["evenly", "possible_tiles"]

_follower = Follower()


def possible_tiles(observation: TeamObservation) -> TileSet:
    """Return where the Alien can be, by the public record."""
    return _follower.deduction(observation.record, observation.public.board).possible


def evenly(
    play: Callable[[TeamObservation, Sequence[Action], Random, Chances], Action],
) -> Callable[[TeamObservation, Sequence[Action], Random], Action]:
    """Return the team that has this way of playing and lets every possible tile count alike."""

    def choose(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
        return play(observation, legal_actions, rng, alike(possible_tiles(observation)))

    return choose
