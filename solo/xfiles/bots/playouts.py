"""Many games at once, each played to its end by the plan rules in all seats: what `hard` compares moves by.

A light copy of the rules over counted hands, a lane of numpy arrays for each game. Turn order and phases are the same
in all lanes, so the lanes go through a turn together; those that end earlier are taken out. A test holds it against
the real rules, game by game.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from solo.xfiles.bots import planning
from solo.xfiles.bots.counted import AGENTS, CASES, CLUES, KINDS, POINTS, TWISTS, UNITS, Z
from solo.xfiles.scenario import Numbers

__all__ = [
    "Ints",
    "Lanes",
    "Results",
    "Side",
    "attach_clues",
    "discard",
    "lay_agents",
    "lay_twists",
    "open_cases",
    "play_out",
]

Ints = NDArray[np.int64]

PHASES = ("resources", "case", "agent", "complications", "investigation", "conclusion", "debriefing")

_KINDS = {letter: [kind for kind, name in enumerate(KINDS) if name[0] == letter] for letter in "AICPXZ"}


@dataclass(slots=True)
class Side:
    """One player in all lanes: an array each, a place a lane. `case` is 0 where none is open."""

    hand: Ints
    size: Ints
    agents: Ints
    agent_points: Ints
    case: Ints
    clue_points: Ints
    contacts: Ints
    twist_points: Ints
    phases: Ints
    solved: Ints
    solved_points: Ints
    dropped: Ints


@dataclass(slots=True)
class Lanes:
    """Games under way. `deck` holds a UNIT a card, top first, a row a lane, followed by zeros; `top` is what is drawn.

    `cards` is the length of every deck, `lane` the number of each game that still goes on.
    """

    numbers: Numbers
    must_open: bool
    sides: list[Side]
    deck: Ints
    top: Ints
    cards: int
    lane: Ints


@dataclass(frozen=True, slots=True)
class Results:
    """How games ended, a row a game, a column a player."""

    solved: Ints
    points: Ints
    dropped: Ints


def play_out(lanes: Lanes, active: int, phase: str, mover: int, turn: int) -> Results:
    """Play all games to their end by the plan rules, from a phase of a turn on; the lanes are used up.

    `turn` counts from 1, `mover` is whose twist window is open where the phase is complications.
    """
    games, players = len(lanes.lane), len(lanes.sides)
    results = Results(*(np.zeros((games, players), np.int64) for _ in range(3)))
    begin = PHASES.index(phase)
    while len(lanes.lane):
        others = [(active + step) % players for step in range(1, players)]
        if begin == PHASES.index("complications"):
            others = others[others.index(mover) :]
        _turn(lanes, active, others, begin)
        if turn % players == 0:
            _take_out(lanes, results)
        turn, active, begin = turn + 1, (active + 1) % players, -1
    return results


def _turn(lanes: Lanes, active: int, others: list[int], begin: int) -> None:
    """Play a turn from a phase on (-1: with the draw)."""
    side, numbers = lanes.sides[active], lanes.numbers
    if begin < 0:
        _draw(lanes, side, numbers.draw, np.ones_like(lanes.top))
    if begin <= 0:
        _use_z(lanes, side)
    if begin <= 1:
        _open(lanes, side)
    if begin <= 2:
        _lay_agents(lanes, side)
    if begin <= 3:
        for place in others:
            _lay_twists(side, lanes.sides[place])
    if begin <= 4:
        _attach(numbers, side)
    if begin <= 5:
        _conclude(numbers, side)
    _discard(numbers, side)


def _draw(lanes: Lanes, side: Side, number: int, where: Ints) -> None:
    """Let a side draw in the lanes where `where` is 1 (XR-6)."""
    rows = np.arange(len(lanes.top))
    for step in range(number):
        side.hand += lanes.deck[rows, lanes.top + step] * where
    drawn = np.clip(lanes.cards - lanes.top, 0, number) * where
    side.size += drawn
    lanes.top += drawn


def _use_z(lanes: Lanes, side: Side) -> None:
    while True:
        where = ((side.hand >> 4 * Z & 15 > 0) & (lanes.top < lanes.cards)).astype(np.int64)
        if not where.any():
            return
        side.hand -= where * UNITS[Z]
        side.size -= where
        _draw(lanes, side, lanes.numbers.bonus, where)


def _open(lanes: Lanes, side: Side) -> None:
    rows = np.flatnonzero((side.case == 0) & (side.hand & CASES > 0))
    if not len(rows):
        return
    must = lanes.must_open | (lanes.cards - lanes.top[rows] < planning.LATE * len(lanes.sides))
    slots = lanes.numbers.contacts
    kinds = [
        planning.case_to_open(hand, slots, points, agents > 0, each)
        for hand, points, agents, each in zip(
            side.hand[rows].tolist(), side.agent_points[rows].tolist(), side.agents[rows].tolist(), must.tolist(),
            strict=True,
        )
    ]  # fmt: skip
    cases = np.zeros_like(side.hand)
    cases[rows] = [UNITS[kind] if kind >= 0 else 0 for kind in kinds]
    open_cases(side, cases)


def open_cases(side: Side, cases: Ints) -> None:
    """Open a counted case, an entry a lane, 0 where none is opened (XR-9)."""
    number, points = _totals(cases, _KINDS["X"])
    side.hand -= cases
    side.size -= number
    side.case += points


def _gap(side: Side, rows: Ints) -> Ints:
    """Return how many points are missing to solve (XR-16)."""
    has = side.agent_points[rows] + side.clue_points[rows]
    return side.case[rows] + side.twist_points[rows] + 1 - has


def _lay_agents(lanes: Lanes, side: Side) -> None:
    held = side.hand & AGENTS
    laid = np.where(side.case == 0, held, 0)
    rows = np.flatnonzero((side.case > 0) & (held > 0))
    if len(rows):
        numbers = lanes.numbers
        laid[rows] = [
            planning.agents_to_lay(hand, gap, numbers.contacts - contacts, agents > 0, numbers.limit)
            for hand, gap, contacts, agents in zip(
                side.hand[rows].tolist(), _gap(side, rows).tolist(), side.contacts[rows].tolist(),
                side.agents[rows].tolist(), strict=True,
            )
        ]  # fmt: skip
    lay_agents(side, laid)


def lay_agents(side: Side, agents: Ints) -> None:
    """Put counted agents into play, an entry a lane (XR-11)."""
    number, points = _totals(agents, _KINDS["A"])
    side.hand -= agents
    side.size -= number
    side.agents += number
    side.agent_points += points


def _totals(hands: Ints, kinds: Iterable[int]) -> tuple[Ints, Ints]:
    """Return number and points of the cards of some kinds."""
    number, points = np.zeros_like(hands), np.zeros_like(hands)
    for kind in kinds:
        found = hands >> 4 * kind & 15
        number += found
        points += found * POINTS[kind]
    return number, points


def _lay_twists(side: Side, rival: Side) -> None:
    """Let a rival lay all its twists onto the open case (XR-12)."""
    lay_twists(side, rival, np.where(side.case > 0, rival.hand & TWISTS, 0))


def lay_twists(side: Side, rival: Side, twists: Ints) -> None:
    """Let a rival lay counted twists, an entry a lane."""
    number, points = _totals(twists, _KINDS["P"])
    rival.hand -= twists
    rival.size -= number
    side.twist_points += points


def _attach(numbers: Numbers, side: Side) -> None:
    rows = np.flatnonzero((side.case > 0) & (side.hand & CLUES > 0))
    if not len(rows):
        return
    attached = [
        planning.clues_to_attach(
            hand, gap, numbers.contacts - contacts, agents > 0, phases + 1 >= numbers.phases, numbers.limit
        )
        for hand, gap, contacts, agents, phases in zip(
            side.hand[rows].tolist(), _gap(side, rows).tolist(), side.contacts[rows].tolist(),
            side.agents[rows].tolist(), side.phases[rows].tolist(), strict=True,
        )
    ]  # fmt: skip
    clues = np.zeros_like(side.hand)
    clues[rows] = attached
    attach_clues(side, clues)


def attach_clues(side: Side, clues: Ints) -> None:
    """Attach counted clues, an entry a lane (XR-14)."""
    number, points = _totals(clues, (*_KINDS["I"], *_KINDS["C"]))
    side.hand -= clues
    side.size -= number
    side.clue_points += points
    side.contacts += _totals(clues, _KINDS["C"])[0]


def _conclude(numbers: Numbers, side: Side) -> None:
    """Compare; solve, keep or drop (XR-15 … XR-20)."""
    is_open = side.case > 0
    strength = side.agent_points + side.clue_points
    solved = is_open & (side.agents > 0) & (strength > side.case + side.twist_points)
    dropped = is_open & ~solved & (side.phases + 1 >= numbers.phases)
    side.solved += solved
    side.solved_points += solved * side.case
    side.dropped += dropped
    side.agents *= ~solved
    side.agent_points *= ~solved
    side.phases += is_open
    stays = ~(solved | dropped)
    for each in (side.case, side.clue_points, side.contacts, side.twist_points, side.phases):
        each *= stays


def _discard(numbers: Numbers, side: Side) -> None:
    rows = np.flatnonzero(side.size > numbers.limit)
    if not len(rows):
        return
    discarded = [
        planning.to_discard(hand, case > 0, numbers.limit)
        for hand, case in zip(side.hand[rows].tolist(), side.case[rows].tolist(), strict=True)
    ]
    cards = np.zeros_like(side.hand)
    cards[rows] = discarded
    discard(side, cards)


def discard(side: Side, cards: Ints) -> None:
    """Discard counted cards, an entry a lane (XR-21)."""
    side.hand -= cards
    side.size -= _totals(cards, range(len(KINDS)))[0]


def _take_out(lanes: Lanes, results: Results) -> None:
    """Note the results of the games that end with this round (XR-24), and go on with the others."""
    ends = lanes.top >= lanes.cards
    if not ends.any():
        return
    for place, side in enumerate(lanes.sides):
        results.solved[lanes.lane[ends], place] = side.solved[ends]
        results.points[lanes.lane[ends], place] = side.solved_points[ends]
        results.dropped[lanes.lane[ends], place] = side.dropped[ends]
    keep = ~ends
    lanes.sides = [_each(side, lambda each: each[keep]) for side in lanes.sides]
    lanes.deck, lanes.top, lanes.lane = lanes.deck[keep], lanes.top[keep], lanes.lane[keep]


def _each(side: Side, change: Callable[[Ints], Ints]) -> Side:
    return Side(*(change(getattr(side, name)) for name in Side.__slots__))
