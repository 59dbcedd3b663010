"""The plan rules (section 7): what a careful player does, as functions of a counted hand and a few sums.

The bot `plan` plays by them, and the playouts of `hard` let all players do so.
"""

from functools import lru_cache
from itertools import product

from solo.xfiles.bots.counted import (
    AGENTS,
    CASES,
    CLUES,
    CONTACT_KINDS,
    INVESTIGATION_KINDS,
    KINDS,
    POINTS,
    TWISTS,
    UNITS,
    Z,
    count,
    kinds_in,
    size_of,
)

__all__ = [
    "LATE",
    "agents_to_lay",
    "best_clues",
    "case_to_open",
    "cheapest_clues",
    "clues_over",
    "clues_to_attach",
    "next_agent",
    "points_of",
    "to_discard",
    "worths_of",
]

FULL = 7
"""Cards in a hand from which a case is opened in any case."""

LATE = 6
"""Cards for each player: with fewer than that in the deck a case is opened in any case."""

MARGIN = 2
"""Points beyond the need that are laid in agents, against twists to come."""

REMEMBERED = 1 << 17


def points_of(hand: int) -> int:
    """Return the points of all cards of a hand."""
    return sum(POINTS[kind] for kind in kinds_in(hand))


def best_clues(hand: int, slots: int) -> int:
    """Return the most points that clues of a hand add, at most `slots` contacts among them (XR-14)."""
    total = sum(count(hand, kind) * POINTS[kind] for kind in INVESTIGATION_KINDS)
    for kind in reversed(CONTACT_KINDS):
        taken = min(slots, count(hand, kind))
        total += taken * POINTS[kind]
        slots -= taken
    return total


@lru_cache(maxsize=REMEMBERED)
def cheapest_clues(hand: int, slots: int, need: int) -> int | None:
    """Return the clues with the fewest points that reach a need, None if none do; 0 for no need.

    Of sets with equal points it is the one with more cards, so that fewer, higher ones are kept.
    """
    if need <= 0:
        return 0
    if best_clues(hand, slots) < need:
        return None
    kinds = (*INVESTIGATION_KINDS, *CONTACT_KINDS)
    best: tuple[int, int, tuple[int, ...]] | None = None
    for taken in product(*(range(count(hand, kind) + 1) for kind in kinds)):
        points = sum(number * POINTS[kind] for number, kind in zip(taken, kinds, strict=True))
        if points < need or sum(taken[len(INVESTIGATION_KINDS) :]) > slots:
            continue
        found = (points, -sum(taken), taken)
        if best is None or found < best:
            best = found
    assert best is not None
    return sum(number * UNITS[kind] for number, kind in zip(best[2], kinds, strict=True))


def case_to_open(hand: int, slots: int, in_play: int, has_agent: bool, must: bool) -> int:
    """Return the kind of the case to open now, -1 for none: the lowest, once it can be paid for.

    `slots`: contacts that a case may have; `in_play`: points of the agents in play; `must`: whether it is opened in
    any case, late in the game or by the house rule.
    """
    kind = next((kind for kind in kinds_in(hand & CASES)), -1)
    if kind < 0:
        return -1
    reach = in_play + points_of(hand & AGENTS) + best_clues(hand, slots)
    is_paid = reach > POINTS[kind] and (has_agent or hand & AGENTS != 0)
    return kind if is_paid or must or size_of(hand) >= FULL else -1


@lru_cache(maxsize=REMEMBERED)
def agents_to_lay(hand: int, gap: int, slots: int, has_agent: bool, room: int) -> int:
    """Return the agents to lay with a case open, one after the other as `next_agent` says."""
    kind = next_agent(hand, gap, slots, has_agent, room)
    if kind < 0:
        return 0
    return UNITS[kind] + agents_to_lay(hand - UNITS[kind], gap - POINTS[kind], slots, True, room)


def next_agent(hand: int, gap: int, slots: int, has_agent: bool, room: int) -> int:
    """Return the kind of the agent to lay next with a case open, -1 for none.

    The highest, as long as need and margin ask for it; then the lowest that the hand limit would cost. `hand`: agents
    and clues; `gap`: points that they must bring; `room`: how many of them the hand limit leaves.
    """
    agents = [*kinds_in(hand & AGENTS)]
    if not agents:
        return -1
    if not has_agent or best_clues(hand, slots) < gap + MARGIN:
        return agents[-1]
    used = cheapest_clues(hand & CLUES, slots, gap)
    return agents[0] if size_of(hand) - size_of(used or 0) > room else -1


def clues_to_attach(hand: int, gap: int, slots: int, has_agent: bool, over: int) -> int:
    """Return the clues to attach: the cheapest that solve, else what the hand limit would cost (`over` cards)."""
    used = cheapest_clues(hand, slots, gap) if has_agent else None
    return clues_over(hand, slots, over) if used is None else used


@lru_cache(maxsize=REMEMBERED)
def clues_over(hand: int, slots: int, over: int) -> int:
    """Return so many clues, the highest first, as far as the case may have them."""
    attached = 0
    for kind in sorted((*INVESTIGATION_KINDS, *CONTACT_KINDS), key=lambda kind: (-POINTS[kind], kind)):
        most = count(hand, kind) if kind in INVESTIGATION_KINDS else min(slots, count(hand, kind))
        taken = max(0, min(over, most))
        attached, over = attached + taken * UNITS[kind], over - taken
        slots -= taken if kind in CONTACT_KINDS else 0
    return attached


@lru_cache(maxsize=REMEMBERED)
def to_discard(hand: int, has_case: bool, limit: int) -> int:
    """Return the cards to discard: those above the hand limit that are worth least."""
    return sum(UNITS[kind] for _, kind in worths_of(hand, has_case)[: max(0, size_of(hand) - limit)])


def worths_of(hand: int, has_case: bool) -> list[tuple[float, int]]:
    """Return what each card of a hand is worth when cards must be discarded, with its kind, the least first."""
    worths: list[tuple[float, int]] = []
    for place, kind in enumerate(kinds_in(hand & CASES)):
        worths.append(((5 if has_case else 6, 1, 0.3)[min(place, 2)], kind))
    for place, kind in enumerate(reversed([*kinds_in(hand & TWISTS)])):
        worths.append((1.5 * POINTS[kind] + 1.5 - 0.4 * place, kind))
    for kind in kinds_in(hand & ~(CASES | TWISTS)):
        if kind == Z:
            worths.append((9, kind))
        else:
            worths.append((2.2 * POINTS[kind] + 1 if KINDS[kind][0] == "A" else 2 * POINTS[kind], kind))
    return sorted(worths)
