"""State -> Observation: the only gate out of the whole truth (adele 10)."""

from solo.adele.observation import AlienObservation, CrewObservation
from solo.adele.state import State
from solo.core.record import PublicRecord

__all__ = ["alien_observation", "crew_observation"]


def crew_observation(state: State, record: PublicRecord) -> CrewObservation:
    """Return what the human side sees."""
    return CrewObservation(state.public, record, state.crew)


def alien_observation(state: State, record: PublicRecord) -> AlienObservation:
    """Return what the Alien's side sees."""
    return AlienObservation(state.public, record, state.alien)
