"""State -> Observation: the only gate out of the whole truth."""

from solo.contacts.observation import AlienObservation, TeamObservation
from solo.contacts.state import State
from solo.core.record import PublicRecord

__all__ = ["alien_observation", "team_observation"]


def team_observation(state: State, record: PublicRecord) -> TeamObservation:
    """Return what the human side sees."""
    return TeamObservation(state.public, record, state.team)


def alien_observation(state: State, record: PublicRecord) -> AlienObservation:
    """Return what the Alien's side sees."""
    return AlienObservation(state.public, record, state.alien)
