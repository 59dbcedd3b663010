"""How challenges of A.D.E.L.E. are written: set-up file and crew; level, seed and hints as in every game."""

from collections.abc import Mapping

from solo.adele.crew import crew
from solo.adele.figurefile import SIZES
from solo.adele.names import HINT_LEVELS
from solo.adele.scenario import Scenario
from solo.core.challenge import Form, Part

__all__ = ["CREW", "FORM"]

CREW = "agents"
"""The setting that names the crew members, ids with commas between them: what every game calls its team."""


def _team(parts: Part, scenario: Scenario | None) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """Read who plays: as many crew members as the set-up file asks for."""
    team = tuple(parts["team"].choices(crew(), "crew member", SIZES[0], SIZES[-1]))
    node = parts["team"].node
    number = len(node.value) if node is not None and isinstance(node.value, list) else 0
    if scenario is not None and number != scenario.crew_size:
        parts["team"].fault(f"{scenario.name} is played with {scenario.crew_size} crew members, not {number}")
    return team, {CREW: ",".join(team)}


FORM = Form("adele", "set-up file", HINT_LEVELS, (), _team)
