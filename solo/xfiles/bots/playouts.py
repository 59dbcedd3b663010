"""Many games at once, each played to its end by the plan rules in all seats: what `hard` compares moves by.

A light copy of the rules over counted hands, a lane of numpy arrays for each game. Turn order and phases are the same
in all lanes, so the lanes go through a turn together; those that end earlier are taken out. A test holds it against
the real rules, game by game.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import numpy as np
from numpy.typing import NDArray

from solo.xfiles.bots import planning
from solo.xfiles.bots.counted import AGENTS, CASES, CLUES, KINDS, TWISTS, UNITS, Z
from solo.xfiles.scenario import MOST_CONTACTS, Numbers

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

_KINDS = {letter: [kind for kind, name in enumerate(KINDS) if name[0] == letter] for letter in "AICPX"}
_SHIFTS = {letter: 4 * kinds[0] for letter, kinds in _KINDS.items()}
_MASKS = {letter: (1 << 4 * len(kinds)) - 1 for letter, kinds in _KINDS.items()}
_LOW_CASE = 15 * UNITS[_KINDS["X"][0]]


def _table(value: Callable[[int, int, int], int]) -> Ints:
    """Return a value for each three counts that stand side by side in a counted hand."""
    return np.array([value(each & 15, each >> 4 & 15, each >> 8) for each in range(4096)], np.int64)


_NUMBER = _table(lambda one, two, three: one + two + three)
_BY_POINTS = _table(lambda one, two, three: one + 2 * two + 3 * three)
_SUMS = {**dict.fromkeys("AICP", _BY_POINTS), "X": _table(lambda seven, eight, _: 7 * seven + 8 * eight)}


def _best(slots: int, one: int, two: int, three: int) -> int:
    high = min(slots, three)
    middle = min(slots - high, two)
    return 3 * high + 2 * middle + min(slots - high - middle, one)


_BEST_CONTACTS = np.array([_table(partial(_best, slots)) for slots in range(MOST_CONTACTS + 1)])


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
    """Open the lowest case where it can be paid for or must be opened, as `planning.case_to_open` says."""
    cases = np.where(side.case == 0, side.hand & CASES, 0)
    lowest = np.where(cases & _LOW_CASE > 0, UNITS[_KINDS["X"][0]], UNITS[_KINDS["X"][1]])
    must = lanes.must_open | (lanes.cards - lanes.top < planning.LATE * len(lanes.sides))
    agents, points = _numbered(side.hand, "A")
    reach = side.agent_points + points + _best_clues(side, lanes.numbers.contacts)
    is_paid = (reach > _numbered(lowest, "X")[1]) & (side.agents + agents > 0)
    opens = (cases > 0) & (is_paid | must | (side.size >= planning.FULL))
    open_cases(side, lowest * opens)


def _best_clues(side: Side, contacts: int) -> Ints:
    """Return the most points that clues in hand can add to the case, open or not yet."""
    slots = np.maximum(contacts - side.contacts, 0)
    best: Ints = _BEST_CONTACTS[slots, side.hand >> _SHIFTS["C"] & 4095]
    return best + _numbered(side.hand, "I")[1]


def open_cases(side: Side, cases: Ints) -> None:
    """Open a counted case, an entry a lane, 0 where none is opened (XR-9)."""
    number, points = _numbered(cases, "X")
    side.hand -= cases
    side.size -= number
    side.case += points


def _gap(side: Side) -> Ints:
    """Return how many points are missing to solve (XR-16)."""
    return side.case + side.twist_points + 1 - side.agent_points - side.clue_points


def _lay_agents(lanes: Lanes, side: Side) -> None:
    held = side.hand & AGENTS
    laid = np.where(side.case == 0, held, 0)
    rows = np.flatnonzero((side.case > 0) & (held > 0))
    if len(rows):
        numbers, counts = lanes.numbers, side.hand[rows] & (AGENTS | CLUES)
        room = numbers.limit - side.size[rows] + _sizes(counts)
        laid[rows] = [
            planning.agents_to_lay(hand, gap, numbers.contacts - contacts, agents > 0, left)
            for hand, gap, contacts, agents, left in zip(
                counts.tolist(), _gap(side)[rows].tolist(), side.contacts[rows].tolist(), side.agents[rows].tolist(),
                room.tolist(), strict=True,
            )
        ]  # fmt: skip
    lay_agents(side, laid)


def lay_agents(side: Side, agents: Ints) -> None:
    """Put counted agents into play, an entry a lane (XR-11)."""
    number, points = _numbered(agents, "A")
    side.hand -= agents
    side.size -= number
    side.agents += number
    side.agent_points += points


def _numbered(hands: Ints, letter: str) -> tuple[Ints, Ints]:
    """Return number and points of the cards of a type."""
    counts = hands >> _SHIFTS[letter] & _MASKS[letter]
    return _NUMBER[counts], _SUMS[letter][counts]


def _sizes(hands: Ints) -> Ints:
    """Return how many cards there are."""
    total: Ints = _NUMBER[hands & 4095]
    for shift in (12, 24, 36, 48):
        total = total + _NUMBER[hands >> shift & 4095]
    return total


def _lay_twists(side: Side, rival: Side) -> None:
    """Let a rival lay all its twists onto the open case (XR-12)."""
    lay_twists(side, rival, np.where(side.case > 0, rival.hand & TWISTS, 0))


def lay_twists(side: Side, rival: Side, twists: Ints) -> None:
    """Let a rival lay counted twists, an entry a lane."""
    number, points = _numbered(twists, "P")
    rival.hand -= twists
    rival.size -= number
    side.twist_points += points


def _attach(numbers: Numbers, side: Side) -> None:
    """Attach the cheapest clues that solve, else what the hand limit would cost (`planning.clues_to_attach`)."""
    held, gap = side.hand & CLUES, _gap(side)
    slots = numbers.contacts - side.contacts
    can = (side.agents > 0) & (gap <= _best_clues(side, numbers.contacts))
    over = np.where(side.phases + 1 >= numbers.phases, 0, side.size - numbers.limit)
    clues = np.zeros_like(side.hand)
    is_open = (side.case > 0) & (held > 0)
    solves = np.flatnonzero(is_open & can & (gap > 0))
    sheds = np.flatnonzero(is_open & ~can & (over > 0))
    for rows, choose, wanted in ((solves, _solving, gap), (sheds, planning.clues_over, over)):
        each = zip(held[rows].tolist(), slots[rows].tolist(), wanted[rows].tolist(), strict=True)
        clues[rows] = [choose(hand, left, number) for hand, left, number in each]
    attach_clues(side, clues)


def _solving(hand: int, slots: int, need: int) -> int:
    """Return the cheapest clues that reach a need which can be reached."""
    clues = planning.cheapest_clues(hand, slots, need)
    assert clues is not None
    return clues


def attach_clues(side: Side, clues: Ints) -> None:
    """Attach counted clues, an entry a lane (XR-14)."""
    number, points = _numbered(clues, "I")
    contacts, more = _numbered(clues, "C")
    side.hand -= clues
    side.size -= number + contacts
    side.clue_points += points + more
    side.contacts += contacts


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
    side.size -= _sizes(cards)


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
