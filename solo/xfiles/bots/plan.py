"""The plan rules as a player: opens what it can pay for, lays what it needs (section 7)."""

from collections.abc import Sequence

from solo.core.rng import Random
from solo.xfiles.actions import Action
from solo.xfiles.bots import planning
from solo.xfiles.bots.acting import Plight, act, first_z, plight_of
from solo.xfiles.bots.counted import AGENTS, CLUES, TWISTS, UNITS, counted, size_of
from solo.xfiles.observation import View

__all__ = ["choose", "planned"]


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return what the plan rules say; nothing is left to chance."""
    if view.table.phase == "resources":
        return first_z(legal)
    return act(view, planned(view))


def planned(view: View) -> int:
    """Return the counted cards that the plan rules would lay or discard in the window that is open."""
    table = view.table
    if table.phase == "complications":
        return counted(table.setup.deck, view.hand) & TWISTS
    plight = plight_of(view)
    match table.phase:
        case "case":
            return _case(view, plight)
        case "agent":
            return _agents(plight)
        case "investigation":
            return _clues(plight)
        case _:
            return planning.to_discard(plight.hand, plight.has_case, plight.limit)


def _case(view: View, plight: Plight) -> int:
    table = view.table
    must = table.setup.scenario.must_open or table.deck < planning.LATE * len(table.seats)
    kind = planning.case_to_open(plight.hand, plight.slots, plight.in_play, plight.has_agent, must)
    return UNITS[kind] if kind >= 0 else 0


def _agents(plight: Plight) -> int:
    if not plight.has_case:
        return plight.hand & AGENTS
    room = plight.limit - size_of(plight.hand & ~(AGENTS | CLUES))
    return planning.agents_to_lay(plight.hand & (AGENTS | CLUES), plight.gap, plight.slots, plight.has_agent, room)


def _clues(plight: Plight) -> int:
    """Return the clues to attach; nothing is wasted on a case that leaves now."""
    over = 0 if plight.is_last else size_of(plight.hand) - plight.limit
    return planning.clues_to_attach(plight.hand & CLUES, plight.gap, plight.slots, plight.has_agent, over)
