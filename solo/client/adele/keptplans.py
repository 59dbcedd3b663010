"""Cubes that are put but not sealed, kept with the match as the player's own notes: nobody else reads them."""

from collections.abc import Mapping
from typing import Any

from solo.adele.figures import BOXES
from solo.adele.observation import Cubes
from solo.adele.public import PublicState
from solo.core.record import Fields
from solo.match import Match

__all__ = ["keep_plans", "kept_plans"]


def kept_plans(notes: Fields, public: PublicState) -> dict[str, Cubes]:
    """Return each member's cubes as they were put in this turn; none where the notes say nothing, or what cannot be."""
    empty: Cubes = (0,) * len(BOXES)
    told = notes.get("plans") if notes.get("turn") == public.played else None
    plans: Mapping[str, Any] = told if isinstance(told, Mapping) else {}
    return {member: _cubes(plans.get(member), public.figures.cubes) or empty for member in public.members}


def _cubes(told: object, most: int) -> Cubes | None:
    """Return a plan that notes tell, None if it is no plan of so many cubes at most."""
    if not isinstance(told, list | tuple) or len(told) != len(BOXES):
        return None
    if not all(isinstance(count, int) and not isinstance(count, bool) and count >= 0 for count in told):
        return None
    return tuple(told) if sum(told) <= most else None


def keep_plans(match: Match, plans: Mapping[str, Cubes]) -> None:
    """Keep the cubes of this turn with the match and its save. Raises: OSError."""
    put = {member: list(cubes) for member, cubes in plans.items() if any(cubes)}
    match.keep_notes({"turn": match.observation.public.played, "plans": put} if put else {})
