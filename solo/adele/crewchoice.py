"""Which crew members play a set-up file: the suggested ones, or others of the same number."""

from solo.adele.crew import crew as crew_members
from solo.adele.figurefile import SIZES
from solo.adele.public import Setup
from solo.adele.scenario import Scenario
from solo.core.content import unknown_name

__all__ = ["setup_with"]


def setup_with(file: Scenario, crew: tuple[str, ...] = ()) -> Setup:
    """Return a checked set-up: the suggested crew where none is given.

    Raises: ValueError, which says what is wrong.
    """
    chosen = crew or file.suggested
    for member in chosen:
        if member not in crew_members():
            raise ValueError(unknown_name("crew member", member, crew_members()))
    if len(set(chosen)) != len(chosen) or len(chosen) not in SIZES:
        raise ValueError(f"a crew is {SIZES[0]} to {SIZES[-1]} different people, not {', '.join(chosen)}")
    if len(chosen) != file.crew_size:
        raise ValueError(f"{file.name} is played with {file.crew_size} crew members, not {len(chosen)}")
    return Setup(file, chosen)
