"""Why a tile is ruled out: an irreducible set of events, called smallest only where that is proved.

The rules and the Alien's turns are the background; the zone, the answers and the traces are what a proof picks from.
A set of events is a proof if no history that obeys the background and those events ends on the tile. Each history that
is found on the way breaks some events, and every proof must hold one of those: that is how smallness is proved.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations

from solo.contacts.board import Board, Tile
from solo.contacts.deduction.facts import Announced, Dry, Fact, Question, Trace, Turn, Zone
from solo.contacts.deduction.steps import Demands, Step
from solo.contacts.deduction.story import Camps, Conditions, conditions_of, find_camps, new_step, relaxed_layers
from solo.hex.bits import members

__all__ = ["Paths", "Proof", "breaks", "clash", "history_with", "why_not"]

MOST_CHECKS = 160
"""Searches spent on one proof; after them it is still irreducible, but not proved to be the smallest."""

Paths = tuple[tuple[Tile, ...], ...]
"""A hidden history: a path a day, first the tile that it left."""


@dataclass(frozen=True, slots=True)
class Proof:
    """Events that rule a tile out: record lines, in order. Empty: the rules and the Alien's turns alone do."""

    lines: tuple[int, ...]
    smallest: bool


def why_not(facts: Sequence[Fact], board: Board, tile: Tile) -> Proof | None:
    """Return why the Alien cannot be on a tile now, or None if it can.

    Each event of the proof is needed: without it, some history ends on the tile.
    """
    return _Explainer(facts, board, [tile]).proof()


def clash(facts: Sequence[Fact], board: Board) -> Proof:
    """Return events that contradict each other: no history at all fits them. The facts must have a contradiction."""
    proof = _Explainer(facts, board, list(board.tiles)).proof()
    assert proof is not None
    return proof


def history_with(facts: Sequence[Fact], board: Board, tile: Tile, lines: Iterable[int]) -> Paths | None:
    """Return a history that ends on a tile and agrees with the events of some record lines, whatever the others say.

    A path a day, first the tile it left. None: these events rule the tile out, by themselves.
    """
    numbers = frozenset(lines)
    chosen = [fact for fact in facts if isinstance(fact, Turn) or fact.line in numbers]
    conditions = conditions_of(chosen, board)
    camps = find_camps(conditions.steps, relaxed_layers(conditions), tile)
    if camps is None:
        return None
    return tuple(step.path(camps[day], camps[day + 1]) for day, step in enumerate(conditions.steps))


class _Explainer:
    """Searches histories under parts of the facts, and keeps what they break."""

    def __init__(self, facts: Sequence[Fact], board: Board, ends: Sequence[Tile]) -> None:
        self.board, self.ends = board, ends
        self.turns = [fact for fact in facts if isinstance(fact, Turn)]
        self.events = [fact for fact in facts if not isinstance(fact, Turn)]
        self.broken: list[frozenset[int]] = []
        self.checks = 0
        self._steps: dict[tuple[int, Demands], Step] = {}

    def proof(self) -> Proof | None:
        everything = range(len(self.events))
        if self.history(everything) is not None:
            return None
        found = self.irreducible(list(everything))
        smaller, proved = self.smaller_than(found)
        best = smaller if smaller is not None else found
        return Proof(tuple(sorted(self.events[index].line for index in best)), proved)

    def history(self, chosen: Iterable[int]) -> frozenset[int] | None:
        """Return the events that some history under the chosen ones breaks, or None if there is no history."""
        self.checks += 1
        picked = [self.events[index] for index in chosen]
        conditions = conditions_of((*self.turns, *picked), self.board, self._step)
        layers = relaxed_layers(conditions)
        for end in self.ends:
            camps = find_camps(conditions.steps, layers, end)
            if camps is not None:
                broken = self._broken(conditions, camps)
                self.broken.append(broken)
                return broken
        return None

    def _step(self, turn: Turn, demands: Demands) -> Step:
        key = (turn.line, demands)
        if key not in self._steps:
            self._steps[key] = new_step(turn, demands)
        return self._steps[key]

    def _broken(self, conditions: Conditions, camps: Camps) -> frozenset[int]:
        paths = tuple(step.path(camps[day], camps[day + 1]) for day, step in enumerate(conditions.steps))
        return frozenset(index for index, event in enumerate(self.events) if breaks(event, camps, paths, self.board))

    def irreducible(self, chosen: list[int]) -> list[int]:
        """Drop events, in large parts first, as long as the rest is still a proof."""
        size = max(1, len(chosen) // 2)
        while True:
            start, dropped = 0, False
            while start < len(chosen):
                rest = chosen[:start] + chosen[start + size :]
                if self.history(rest) is None:
                    chosen, dropped = rest, True
                else:
                    start += size
            if size == 1 and not dropped:
                return chosen
            size = max(1, size // 2)

    def smaller_than(self, found: list[int]) -> tuple[list[int] | None, bool]:
        """Return a smaller proof if there is one, and whether smallness was proved within the checks allowed."""
        while self.checks < MOST_CHECKS:
            hitting = smallest_hitting_set(self.broken, len(found) - 1)
            if hitting is None:
                return None, True
            if self.history(hitting) is None:
                return sorted(hitting), True
            self._grow(hitting)
        return None, False

    def _grow(self, kept: frozenset[int]) -> None:
        """Look for a history that keeps more events than these: what it breaks then tells more."""
        chosen = set(kept)
        for index in sorted(self.broken[-1]):
            if self.checks >= MOST_CHECKS:
                return
            if index in self.broken[-1] and self.history([*chosen, index]) is not None:
                chosen.add(index)


def smallest_hitting_set(sets: Sequence[frozenset[int]], most: int) -> frozenset[int] | None:
    """Return a smallest set that meets each of some sets, or None if all such sets have more than `most` members."""
    minimal = [one for one in set(sets) if not any(other < one for other in sets)]
    universe = sorted(frozenset().union(*minimal))
    for size in range(most + 1):
        if size > 3:
            return _search_hitting(minimal, frozenset(), most)
        for chosen in combinations(universe, size):
            if all(not one.isdisjoint(chosen) for one in minimal):
                return frozenset(chosen)
    return None


def _search_hitting(sets: Sequence[frozenset[int]], chosen: frozenset[int], most: int) -> frozenset[int] | None:
    """Branch on the members of a set that is not met yet; a smallest one is found by raising the bound."""

    def within(chosen: frozenset[int], left: int) -> frozenset[int] | None:
        open_set = min((one for one in sets if one.isdisjoint(chosen)), key=len, default=None)
        if open_set is None:
            return chosen
        if left == 0:
            return None
        for member in sorted(open_set):
            found = within(chosen | {member}, left - 1)
            if found is not None:
                return found
        return None

    for bound in range(most + 1):
        found = within(chosen, bound)
        if found is not None:
            return found
    return None


def breaks(event: Fact, camps: Camps, paths: Paths, board: Board) -> bool:
    """Return whether a history contradicts an event."""
    match event:
        case Zone(_, starts):
            return not starts >> camps[0] & 1
        case Question(_, day, tiles):
            return not tiles >> camps[day] & 1
        case Trace():
            return _breaks_trace(event, camps, paths)
        case Dry(_, day, lakes):
            return any(lakes >> tile & 1 for tile in paths[day - 1][1:])
        case Announced():
            return _first_lake(paths[event.day - 1], board) != event.tile
        case _:
            return False


def _first_lake(path: tuple[Tile, ...], board: Board) -> Tile | None:
    return next((tile for tile in path[1:] if board.of_terrain["lake"] >> tile & 1), None)


def _breaks_trace(trace: Trace, camps: Camps, paths: Paths) -> bool:
    if not trace.stood >> camps[trace.day] & 1:
        return True
    latest = {camps[0]: 1}
    for day, path in enumerate(paths[: trace.day], 1):
        latest.update(dict.fromkeys(path[1:], day))
    sniffed = {tile: latest[tile] for tile in members(trace.sniffed) if tile in latest}
    if trace.found is None:
        return bool(sniffed)
    day, tile = trace.found
    return sniffed.get(tile) != day or max(sniffed.values()) != day
