"""The moves that `hard` compares in a window: counted cards to lay or discard, the plan rules' own choice first."""

from itertools import combinations, product

from solo.xfiles.bots import planning
from solo.xfiles.bots.acting import Plight, plight_of
from solo.xfiles.bots.counted import AGENTS, CASES, CLUES, CONTACTS, TWISTS, UNITS, counted, kinds_in, size_of
from solo.xfiles.bots.plan import planned
from solo.xfiles.observation import View

__all__ = ["MOST", "candidates"]

MOST = 7


def candidates(view: View) -> list[int]:
    """Return up to MOST different moves of the open window; only one where there is nothing to compare."""
    first, table = planned(view), view.table
    if table.phase == "complications":
        return _some(first, _subsets(counted(table.setup.deck, view.hand) & TWISTS))
    plight = plight_of(view)
    match table.phase:
        case "case":
            cases = [UNITS[kind] for kind in kinds_in(plight.hand & CASES)]
            return _some(first, cases if cases and table.setup.scenario.must_open else [0, *cases])
        case "agent":
            return _some(first, _subsets(plight.hand & AGENTS))
        case "investigation":
            return [first] if _solves(plight) else _some(first, _clues(plight))
        case _:
            return _some(first, _discards(plight))


def _some(first: int, others: list[int]) -> list[int]:
    """Return different moves, MOST of them, the given one first."""
    return list(dict.fromkeys([first, *others]))[:MOST]


def _subsets(cards: int) -> list[int]:
    """Return all counted parts of some cards: nothing, everything, then the others by size."""
    kinds = sorted({*kinds_in(cards)})
    counts = (range((cards >> 4 * kind & 15) + 1) for kind in kinds)
    parts = [sum(number * UNITS[kind] for number, kind in zip(taken, kinds, strict=True)) for taken in product(*counts)]
    return sorted(parts, key=lambda part: (part not in (0, cards), size_of(part), part))


def _solves(plight: Plight) -> bool:
    return plight.has_agent and planning.cheapest_clues(plight.hand & CLUES, plight.slots, plight.gap) is not None


def _clues(plight: Plight) -> list[int]:
    """Return parts of the clues that the case may have."""
    return [part for part in _subsets(plight.hand & CLUES) if size_of(part & CONTACTS) <= plight.slots]


def _discards(plight: Plight) -> list[int]:
    """Return the sets of cards that can be discarded, those worth least first."""
    worths = planning.worths_of(plight.hand, plight.has_case)
    over = size_of(plight.hand) - plight.limit
    sets = sorted(combinations(worths, over), key=lambda cards: sum(worth for worth, _ in cards))
    return [sum(UNITS[kind] for _, kind in cards) for cards in sets]
