"""The whole truth of a game: the public facts and each side's secrets. Only rules, redact and sessions may hold it."""

from dataclasses import dataclass

from solo.contacts.board import Tile, TileSet
from solo.contacts.observation import NO_CARDS, AlienSecrets, TeamSecrets
from solo.contacts.public import PublicState, Setup, Status

__all__ = ["State", "new_state"]


@dataclass(frozen=True, slots=True)
class State:
    """The public facts, and what only one of the sides knows."""

    public: PublicState
    alien: AlienSecrets
    team: TeamSecrets = NO_CARDS


def new_state(setup: Setup, phase: str) -> State:
    """Return the State before anything is done, in the phase that comes first."""
    team = () if setup.scenario.aliens_choice else setup.team
    public = PublicState(setup, {agent: Status() for agent in team}, phase, copies=setup.copies if team else ())
    return State(public, AlienSecrets())


def latest_crossings(alien: AlienSecrets, tiles: TileSet) -> dict[Tile, int]:
    """Return the latest day on which the Alien crossed each of some tiles, those never crossed left out (CR-8)."""
    found: dict[Tile, int] = {}
    if tiles >> alien.start & 1:
        found[alien.start] = 1
    for day, path in enumerate(alien.paths, 1):
        for tile in path[1:]:
            if tiles >> tile & 1:
                found[tile] = day
    return found
