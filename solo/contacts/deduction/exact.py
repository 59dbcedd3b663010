"""Every tile where the Alien can be, from the public record alone: none missing, none too many (contacts 8).

For each day the sets of possible camps are kept, and for each possible tile one full list of camps that ends there, a
witness. The Alien's next turn reaches a tile if the day's move leads there from a tile whose witness has not camped on
it; where every witness has, a search settles it. An answer about today only cuts today's set. A trace reaches back, and
then the days from the first one that it touches are worked out again.
"""

from collections.abc import Iterable

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.deduction.facts import Announced, Dry, Fact, FactError, Question, Trace, Turn, fact_of
from solo.contacts.deduction.steps import Demands, Step
from solo.contacts.deduction.story import Camps, Conditions, add_fact, find_camps, new_step
from solo.core.record import PublicLine, PublicRecord
from solo.hex.bits import members

__all__ = ["Deduction", "InconsistentRecord", "possible_positions"]


class InconsistentRecord(Exception):
    """No hidden history explains the record. `line` is the event that left none (from 1)."""

    def __init__(self, line: int) -> None:
        super().__init__(f"line {line} contradicts the events before it")
        self.line = line


Witness = tuple[TileSet, Tile, "Witness | None"]
"""The camps as a set, the last one, and the witness of the day before."""


class Deduction:
    """The exact set of possible positions, kept up to date event by event.

    Empty before the first event is impossible: without facts every field and forest may be the starting camp.
    """

    def __init__(self, board: Board) -> None:
        self.board = board
        self.facts: list[Fact] = []
        self._turns: list[Turn] = []
        self._allowed: list[TileSet] = [board.starts]
        self._demands: list[Demands] = [Demands()]
        self._silent_day = 0
        self._announced = False
        self._steps: list[Step] = []
        self._layers: list[TileSet] = [board.starts]
        self._witnesses: list[dict[Tile, Witness]] = [{tile: (1 << tile, tile, None) for tile in members(board.starts)}]

    @property
    def day(self) -> int:
        """The day of the Alien's latest turn; 0 before the first."""
        return len(self._turns)

    @property
    def possible(self) -> TileSet:
        """Where the Alien can be now."""
        return self._layers[-1]

    @property
    def layers(self) -> tuple[TileSet, ...]:
        """For the start and each day, where it can have ended as far as the events up to that day, and traces, tell."""
        return tuple(self._layers)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Each day's move under all conditions known for it."""
        return tuple(self._steps)

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The Alien's turns so far."""
        return tuple(self._turns)

    @property
    def conditions(self) -> Conditions:
        """What all facts together ask of a history."""
        return Conditions(tuple(self._allowed), tuple(self._steps))

    def plain_step(self, day: int) -> Step:
        """Return a day's move by the rules alone, whatever traces say about its path."""
        if self._demands[day] == Demands():
            return self._steps[day - 1]
        return new_step(self._turns[day - 1], Demands())

    def add(self, line: PublicLine) -> bool:
        """Take in the next public line, and return whether it says something about the Alien.

        Raises: FactError, if it cannot be read; InconsistentRecord, if no history is left.
        """
        fact = fact_of(line, self.board)
        silent = self._silent_day
        if silent and not isinstance(fact, Announced):
            # Nothing was announced directly after the turn, so no lake was entered on it.
            self.add_fact(Dry(line.number, silent, self.board.of_terrain["lake"]))
        if fact is None:
            return bool(silent)
        self.add_fact(fact)
        return True

    def add_fact(self, fact: Fact) -> None:
        """Take in the next fact. Raises: FactError, if its day is not the Alien's latest; InconsistentRecord."""
        self._check_day(fact)
        self.facts.append(fact)
        if isinstance(fact, Turn):
            self._turns.append(fact)
            self._allowed.append(self.board.land)
            self._demands.append(Demands())
            self._add_day(len(self._turns))
        else:
            self._apply(fact)
        if isinstance(fact, Announced):
            if not self._silent_day:
                raise InconsistentRecord(fact.line)
            self._announced = True
        self._silent_day = fact.day if isinstance(fact, Turn) and fact.lakes and not self._announced else 0
        if not self.possible:
            raise InconsistentRecord(fact.line)

    def _apply(self, fact: Fact) -> None:
        """Cut the sets by a fact, and work the days out again from the first whose path it concerns."""
        if isinstance(fact, Question):
            self._allowed[fact.day] &= fact.tiles
            self._layers[fact.day] &= fact.tiles
            return
        starts, demands = self._allowed[0], list(self._demands)
        add_fact(fact, self._allowed, self._demands, self.board)
        self._layers[0] &= self._allowed[0]
        now = self._demands
        changed = (day for day in range(1, len(now)) if demands[day] is not now[day] and demands[day] != now[day])
        first = 1 if starts != self._allowed[0] else next(changed, None)
        if first is not None:
            self._work_out_from(first)
        self._layers[-1] &= self._allowed[-1]

    def _check_day(self, fact: Fact) -> None:
        match fact:
            case Turn(line, day) if day != len(self._turns) + 1:
                raise FactError(line, "day", f"the Alien's next turn is day {len(self._turns) + 1}, got {day}")
            case Question(line, day) | Trace(line, day) | Announced(line, day) if day != len(self._turns):
                raise FactError(line, "day", f"the Alien's latest turn is day {len(self._turns)}, got {day}")

    def _work_out_from(self, first: int) -> None:
        del self._steps[first - 1 :], self._layers[first:], self._witnesses[first:]
        for day in range(first, len(self._turns) + 1):
            self._add_day(day)

    def _add_day(self, day: int) -> None:
        """Work out a day's set from the day before: exact in days 0 to `day`."""
        turn = self._turns[day - 1]
        step = new_step(turn, self._demands[day])
        before, witnesses = self._layers[day - 1], self._witnesses[day - 1]
        self._steps.append(step)
        allowed = self._allowed[day]
        wanted = reached = step.ends_of_all(before) & allowed
        new: dict[Tile, Witness] = {}
        for tile in _scattered(before):
            if not step.bound(tile) & wanted:
                continue
            witness = witnesses[tile]
            fresh = step.ends(tile) & wanted & ~witness[0]
            if fresh:
                wanted &= ~fresh
                for end in members(fresh):
                    new[end] = (witness[0] | 1 << end, end, witness)
                if not wanted:
                    break
        for end in members(wanted):
            camps = self._search(step, day, end)
            if camps is None:
                reached &= ~(1 << end)
            else:
                new[end] = _witness(camps)
        self._layers.append(reached)
        self._witnesses.append(new)

    def _search(self, step: Step, day: int, end: Tile) -> Camps | None:
        """Look for a history to a tile on which every witness of the day before has camped."""
        for before in members(step.sources(end) & self._layers[day - 1]):
            camps = find_camps(self._steps[: day - 1], self._layers[:day], before, banned=1 << end)
            if camps is not None:
                return (*camps, end)
        return None

    def camps_to(self, end: Tile) -> Camps | None:
        """Return the camps of one history that explains the whole record and ends on a tile, or None."""
        if not self.possible >> end & 1:
            return None
        camps: list[Tile] = []
        witness: Witness | None = self._witnesses[-1][end]
        while witness is not None:
            camps.append(witness[1])
            witness = witness[2]
        return tuple(reversed(camps))

    def history_to(self, end: Tile) -> tuple[tuple[Tile, ...], ...] | None:
        """Return one full hidden history that ends on a tile, a path a day (first the tile it left), or None."""
        camps = self.camps_to(end)
        if camps is None:
            return None
        return tuple(step.path(camps[day], camps[day + 1]) for day, step in enumerate(self._steps))

    def positions_on(self, day: int) -> TileSet:
        """Return every tile where the given day (0: the start) can have ended, by all that is known now.

        Exact, and so a subset of what was possible on that day; later events never add to it.
        """
        found = 0
        for end in members(self.possible):
            camps = self.camps_to(end)
            if camps is not None:
                found |= 1 << camps[day]
        for tile in members(self._layers[day] & ~found):
            if self._camps_through(day, tile) is not None:
                found |= 1 << tile
        return found

    def history_through(self, day: int, tile: Tile) -> tuple[tuple[Tile, ...], ...] | None:
        """Return one full hidden history that ends a day (0: the start) on a tile, as `history_to`, or None."""
        camps = self._camps_through(day, tile)
        if camps is None:
            return None
        return tuple(step.path(camps[at], camps[at + 1]) for at, step in enumerate(self._steps))

    def _camps_through(self, day: int, tile: Tile) -> Camps | None:
        """Return the camps of some history that explains the whole record and camps on a tile on a day."""
        layers = [*self._layers]
        layers[day] &= 1 << tile
        for later in range(day, len(self._steps)):
            layers[later + 1] &= self._steps[later].ends_of_all(layers[later])
        found = (find_camps(self._steps, layers, end) for end in members(layers[-1]))
        return next((camps for camps in found if camps is not None), None)


def _scattered(tiles: TileSet) -> list[Tile]:
    """Return the tiles of a set, far ones one after another: a few of them then reach most of what all reach."""
    ordered = list(members(tiles))
    return [tile for first in range(8) for tile in ordered[first::8]]


def _witness(camps: Camps) -> Witness:
    witness: Witness | None = None
    camped = 0
    for tile in camps:
        camped |= 1 << tile
        witness = (camped, tile, witness)
    assert witness is not None
    return witness


def possible_positions(record: PublicRecord, board: Board) -> TileSet:
    """Return every tile where the Alien can be now.

    Exact: a tile is in the set if and only if some legal hidden history explains the whole record.
    Never empty for the record of a real match. Days count from 1.

    Rule: contacts 8; CR-8, CR-13.
    Raises: FactError, if a line cannot be read; InconsistentRecord, if no history fits.
    """
    return deduce(record.lines, board).possible


def deduce(lines: Iterable[PublicLine], board: Board) -> Deduction:
    """Return the deduction after some public lines. Raises: as `possible_positions`."""
    deduction = Deduction(board)
    for line in lines:
        deduction.add(line)
    return deduction
