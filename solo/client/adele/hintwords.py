"""What the hint panel says at each level. `solo.adele.hints` has the numbers, from what the human sees alone."""

from collections.abc import Sequence
from dataclasses import replace

from solo.adele.hints import Advice, advice, route_risk
from solo.adele.hinttext import HintLine, panel, route_lines
from solo.adele.names import HINT_LEVELS
from solo.adele.observation import CrewObservation
from solo.adele.places import Place, members

__all__ = ["advice_for", "attackable", "hint_lines", "way_lines"]

OFF, _COUNT, FULL = HINT_LEVELS


def hint_lines(observation: CrewObservation, found: Advice | None, level: str) -> Sequence[HintLine]:
    """Return the panel's lines at a level, each with the sentence that explains it; none while the game is set up."""
    if level == OFF or found is None:
        return ()
    return panel(observation.public, found if level == FULL else replace(found, reaches=()))


def advice_for(observation: CrewObservation) -> Advice | None:
    """Return the numbers of the panel; None while the game is set up, and after its end."""
    public = observation.public
    return advice(observation) if public.played and public.outcome is None else None


def attackable(found: Advice | None, level: str) -> frozenset[Place]:
    """Return the rooms where the Alien could attack in its next Action Step, at the level that shows them."""
    if level != FULL or found is None:
        return frozenset()
    return frozenset(place for each in found.reaches for place in members(each.attackable))


def way_lines(observation: CrewObservation, member: str, route: Sequence[Place], level: str) -> Sequence[HintLine]:
    """Return what a way would risk, each number with the sentence that explains it; none at a level without it."""
    if level != FULL or not route:
        return ()
    return route_lines(observation.public, member, route, route_risk(observation, member, route))
