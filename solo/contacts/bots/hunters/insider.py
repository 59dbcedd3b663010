"""Agents that know the Alien's program, but not its dice: the test of how predictable a level is."""

from collections.abc import Callable, Sequence

from solo.contacts.actions import Action
from solo.contacts.bots.alien.mind import Mind
from solo.contacts.bots.hunters.chances import Chances, alike, weighed
from solo.contacts.bots.hunters.even import possible_tiles
from solo.contacts.bots.tables import grid_of
from solo.contacts.observation import TeamObservation
from solo.core.rng import Random
from solo.hex.bits import members

__all__ = ["against", "chances_of"]

FLOOR = 0.0005
"""What a possible tile is weighed at least, the whole being 1."""


def against(
    mind: Mind, play: Callable[[TeamObservation, Sequence[Action], Random, Chances], Action]
) -> Callable[[TeamObservation, Sequence[Action], Random], Action]:
    """Return the team that knows a program, or the habits that it is taken to have, and has this way of playing."""

    def choose(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
        return play(observation, legal_actions, rng, chances_of(mind, observation))

    return choose


def chances_of(mind: Mind, observation: TeamObservation) -> Chances:
    """Return how likely the Alien is on each possible tile by a program's own mixtures."""
    possible = possible_tiles(observation)
    public = observation.public
    if not public.day:
        return alike(possible)
    shares = mind.histories(public, observation.record).shares()
    place = grid_of(public.board).place
    return weighed({tile: float(shares[place[tile]]) + FLOOR for tile in members(possible)})
