"""What everybody who knows an Alien's program believes, day by day, from the public record: its histories.

The program's mixture on each day is made for where it can be as far as the record tells; so the Alien and a team that
knows the program work out the same, and the Alien reckons with a team that does.
"""

import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.random import Generator

from solo.contacts.board import TileSet
from solo.contacts.bots.alien.histories import Histories, agreeing, first_histories
from solo.contacts.bots.alien.strategy import Shares, Strategy, moved, played_strategy
from solo.contacts.bots.past import mornings
from solo.contacts.deduction.exact import Deduction
from solo.contacts.public import PublicState
from solo.core.record import PublicLine, PublicRecord

__all__ = ["Mind", "mind_of"]


@dataclass(slots=True)
class _Day:
    """A day: the lines before it, its facts, where the Agents think it can be, the histories before and after.

    Its strategy is made when it is first asked for: a card that is played before the move leaves it unused.
    """

    lines: int
    facts: PublicState
    known: TileSet
    before: Histories
    strategy: Strategy | None = None
    after: Histories | None = None


@dataclass(slots=True)
class Mind:
    """One program's mixtures: `made` makes a day's, `starts` says from where it starts; `number` histories.

    It keeps what it worked out, for the next day of the same game.
    """

    made: Callable[[PublicState, Histories, TileSet], Strategy]
    starts: Callable[[PublicState], TileSet]
    number: int
    _lines: Sequence[PublicLine] = ()
    _days: list[_Day] = field(default_factory=list)

    def strategy(self, public: PublicState, record: PublicRecord) -> Strategy:
        """Return today's strategy, the Alien having to move."""
        return self._strategy_of(self._followed(public, record)[0][public.day - 1])

    def histories(self, public: PublicState, record: PublicRecord) -> Histories:
        """Return where the Alien can be now, all that is known counted."""
        days, deduction = self._followed(public, record)
        if not days:
            return agreeing(self._first(public), deduction, self.number, _rng(public, 0))
        base = days[-1].after or days[-1].before
        return agreeing(base, deduction, self.number, _rng(public, len(days)))

    def _strategy_of(self, day: _Day) -> Strategy:
        if day.strategy is None:
            day.strategy = self.made(day.facts, day.before, day.known)
        return day.strategy

    def _first(self, public: PublicState) -> Histories:
        return first_histories(public.board, self.starts(public), self.number, _rng(public, 0))

    def _followed(self, public: PublicState, record: PublicRecord) -> tuple[list[_Day], Deduction]:
        """Work out the days that are new; return all, and the deduction from the whole record."""
        lines = record.lines
        self._forget(lines)
        facts = mornings(public, lines)
        deduction = Deduction(public.board)
        number = 0
        for place, line in enumerate(lines):
            if line.type == "alien_turn":
                self._begin(number, place, facts[number], public, deduction)
                self._end(number, public)
                number += 1
            deduction.add(line)
        if number < len(facts):
            self._begin(number, len(lines), facts[number], public, deduction)
            self._days[number].after = None  # it had moved already, and that was taken back
        del self._days[len(facts) :]
        self._lines = lines
        return self._days, deduction

    def _forget(self, lines: Sequence[PublicLine]) -> None:
        same = 0
        for one, other in zip(lines, self._lines, strict=False):
            if one != other:
                break
            same += 1
        while self._days and self._days[-1].lines > same:
            self._days.pop()

    def _begin(self, number: int, place: int, facts: PublicState, public: PublicState, deduction: Deduction) -> None:
        if number < len(self._days) and self._days[number].lines == place:
            return
        del self._days[number:]
        base = self._days[-1].after if self._days else self._first(public)
        assert base is not None
        before = agreeing(base, deduction, self.number, _rng(public, number))
        self._days.append(_Day(place, facts, deduction.possible, before))

    def _end(self, number: int, public: PublicState) -> None:
        day = self._days[number]
        if day.after is None:
            day.after = moved(self._strategy_of(day), day.before, _rng(public, 100 + number))


def _rng(public: PublicState, number: int) -> Generator:
    return np.random.default_rng([zlib.crc32(public.scenario.id.encode()), number])


def mind_of(shares: Shares, starts: Callable[[PublicState], TileSet], number: int) -> Mind:
    """Return the mind of a program that mixes for itself alone."""
    return Mind(lambda facts, histories, known: played_strategy(facts, histories, known, shares), starts, number)
