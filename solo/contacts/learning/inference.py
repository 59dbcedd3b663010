"""The scale of inferences: what a player finds who knows some kinds of them only, and which kind a tile needs.

Each kind is a deduction that leaves things out, so what it rules out is ruled out: its set holds every possible tile.

- A **direct answer** looks at today's answers and at where a day can end at all: the terrain, the Agents' tiles.
- **Reach** adds one day's move from what the day before's own answers leave (for a past day also the one after it).
- **Reach over days** follows the moves from the zone on, each day cut by its answers; nothing is in their way.
- **Closed tiles** does that with the Agents, the roadblock and whatever else was in the way on each of those days.
- **No camp twice** follows whole lists of camps instead, nothing in the way.
- **Trace back in time** takes what the dog found as a condition on past days' paths, nothing in the way.
- **Several at once** is the exact deduction: closed tiles, camps and traces together.

A player of some kind knows all kinds up to it, one beside the other: its set is what all of them leave. Only the last
one lets them work together, which is why it is a kind of its own.

Rule: contacts 8; CR-8, CR-13, CR-24; SR-90 says why the scale is cut like this.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.deduction.exact import Deduction, deduce
from solo.contacts.deduction.facts import Announced, Dry, Fact, Question, Trace, Turn, Zone, fact_of
from solo.contacts.deduction.steps import Demands, Step
from solo.contacts.deduction.story import Conditions, conditions_of, find_camps, new_step, relaxed_layers
from solo.contacts.movement import AlienWalk
from solo.core.record import PublicLine, PublicRecord
from solo.hex.bits import bits_of, members

__all__ = ["Inference", "Ladder", "Reason", "kind_of", "tiles_in"]


class Inference(IntEnum):
    """The kinds of inference, the easiest first."""

    DIRECT = 0
    REACH = 1
    DAYS = 2
    CLOSED = 3
    CAMPS = 4
    TRACE = 5
    SEVERAL = 6


_OBSTRUCTED = (Inference.CLOSED, Inference.SEVERAL)
"""The kinds that know of closed tiles."""

_TRACKING = (Inference.TRACE, Inference.SEVERAL)
"""The kinds that take traces as conditions on past days."""

_CAMPING = (Inference.CAMPS, Inference.SEVERAL)
"""The kinds that look at whole lists of camps."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a tile is ruled out: the weakest kind that does it, and the events (record lines, in order) that it needs.

    The events alone rule the tile out by that kind, and without any one of them it no longer does. `outright`: without
    any one of them no kind at all would. No lines: the rules and the Alien's turns alone do.
    """

    kind: Inference
    lines: tuple[int, ...]
    outright: bool


class Ladder:
    """All kinds of inference on one public record. It only keeps what it has worked out."""

    def __init__(self, deduction: Deduction, lines: Iterable[PublicLine]) -> None:
        """Take the exact deduction from a record and the record's public lines."""
        self.board, self.deduction = deduction.board, deduction
        self.lines = tuple(lines)
        plain = {line.number: line for line in self.lines if line.type == "alien_turn"}
        self._turn_lines = tuple(plain[turn.line] for turn in deduction.turns)
        self._facts = tuple(deduction.facts)
        self._events = tuple(fact for fact in self._facts if not isinstance(fact, Turn))
        self._turns: Mapping[bool, tuple[Turn, ...]] = {
            True: deduction.turns,
            False: tuple(_unobstructed(turn, plain[turn.line], self.board) for turn in deduction.turns),
        }
        self._steps: dict[tuple[bool, int, Demands], Step] = {}
        self._sets: dict[tuple[Inference, int], TileSet] = {}
        self._reasons: dict[tuple[int, Tile], Reason] = {}

    @property
    def day(self) -> int:
        """The day of the Alien's latest turn; 0 before the first."""
        return self.deduction.day

    @property
    def events(self) -> tuple[Fact, ...]:
        """The zone, the answers and the traces that a reason picks from, in order."""
        return self._events

    def ground(self, day: int | None = None) -> TileSet:
        """Return where a day (None: today) can end at all, whatever was asked: no mountain, no Agent's tile."""
        at = self.day if day is None else day
        return self._turns[True][at - 1].walk.stops if at else self.board.starts

    def limited(self, kind: Inference, day: int | None = None) -> TileSet:
        """Return where the Alien can have ended a day (None: today) as far as a player of some kind knows.

        Never smaller than the exact set, and never larger than that of a weaker kind.
        """
        at = self.day if day is None else day
        found = self._sets.get((kind, at))
        if found is None:
            found = self._whole(kind, at)
            if kind > Inference.DIRECT:
                found &= self.limited(Inference(kind - 1), at)
            self._sets[kind, at] = found
        return found

    def kind_of(self, tile: Tile, day: int | None = None) -> Inference | None:
        """Return the weakest kind that rules a tile out for the end of a day (None: today); None if it is possible."""
        return next((kind for kind in Inference if not self.limited(kind, day) >> tile & 1), None)

    def hardest(self, day: int | None = None) -> Inference:
        """Return the weakest kind whose set is exact."""
        exact = self.limited(Inference.SEVERAL, day)
        return next(kind for kind in Inference if self.limited(kind, day) == exact)

    def reason(self, tile: Tile, day: int | None = None) -> Reason | None:
        """Return why a tile is ruled out for the end of a day (None: today), by the weakest kind; None if it is not."""
        at = self.day if day is None else day
        kind = self.kind_of(tile, at)
        if kind is None:
            return None
        if (at, tile) not in self._reasons:
            self._reasons[at, tile] = self._reason(kind, at, tile)
        return self._reasons[at, tile]

    def excludes(self, kind: Inference, lines: Iterable[int], tile: Tile, day: int | None = None) -> bool:
        """Return whether a kind (it alone, not the weaker ones) rules a tile out by the events of some lines."""
        numbers = frozenset(lines)
        events = [event for event in self._events if event.line in numbers]
        return self._excludes(kind, events, self.day if day is None else day, tile)

    def turn_line(self, day: int) -> PublicLine:
        """Return the public line of the Alien's turn on a day."""
        return self._turn_lines[day - 1]

    def plain_walk(self, day: int) -> AlienWalk:
        """Return how the Alien could move on a day if nothing had been in its way."""
        return self._turns[False][day - 1].walk

    def closed_on(self, day: int) -> TileSet:
        """Return the tiles that Agents, the roadblock or anything else closed to the Alien's move on a day."""
        line = self.turn_line(day)
        return tiles_in(line, "closed", self.board) | tiles_in(line, "barred", self.board)

    def left_by(self, reason: Reason, day: int) -> TileSet:
        """Return the tiles where a day can have ended, as far as that day's own answers among a reason's events say."""
        return self._ended(self.conditions_by(reason), day)

    def conditions_by(self, reason: Reason) -> Conditions:
        """Return what a reason's events ask of a history, as its kind sees them."""
        return self._conditions(reason.kind, [event for event in self._events if event.line in reason.lines])

    def followed(self, reason: Reason, day: int) -> TileSet:
        """Return where a day can have ended, followed from the zone on by a reason's events, camps left out."""
        return self._between(self.conditions_by(reason), 0, day, day)

    def traced(self, reason: Reason, day: int) -> TileSet:
        """Return what is left of `followed` by what a reason's events say of the days after it."""
        return self._between(self.conditions_by(reason), 0, day, self.day)

    def excludes_without(self, part: Inference, reason: Reason, tile: Tile, day: int) -> bool:
        """Return whether a reason's events rule a tile out if closed tiles, camps or traces are left out.

        `part` is one of the kinds CLOSED, CAMPS and TRACE: which of them.
        """
        kind = Inference.CLOSED if part is Inference.TRACE else Inference.SEVERAL
        seen = (_as_seen_by(kind, event) for event in self._events if event.line in reason.lines)
        known = [each for each in seen if each is not None]
        turns = self._turns[part is not Inference.CLOSED]
        conditions = conditions_of((*turns, *known), self.board, new_step)
        if part is Inference.CAMPS:
            return not self._between(conditions, 0, day, self.day) >> tile & 1
        return not _has_camps(conditions, day, tile)

    def excludes_where_closed(self, closed: Mapping[int, TileSet], lines: Iterable[int], tile: Tile, day: int) -> bool:
        """Return whether events and closed tiles would rule a tile out if on each day only these had been closed."""
        numbers = frozenset(lines)
        turns = tuple(
            _opened(turn, line, closed[turn.day], self.board)
            for turn, line in zip(self._turns[True], self._turn_lines, strict=True)
        )
        facts = (*turns, *(event for event in self._events if event.line in numbers))
        known = [each for each in (_as_seen_by(Inference.CLOSED, fact) for fact in facts) if each is not None]
        return not self._between(conditions_of(known, self.board, new_step), 0, day, self.day) >> tile & 1

    def falls(self, reason: Reason, day: int | None = None) -> TileSet:
        """Return all tiles that a reason's events rule out by its kind."""
        at, numbers = self.day if day is None else day, frozenset(reason.lines)
        events = [event for event in self._events if event.line in numbers]
        ruled_out = self.board.land & ~self.limited(Inference.SEVERAL, at)
        if reason.kind not in _CAMPING:
            return ruled_out & ~self._layer(reason.kind, events, at)
        return sum(1 << tile for tile in members(ruled_out) if self._excludes(reason.kind, events, at, tile))

    # Sets

    def _whole(self, kind: Inference, day: int) -> TileSet:
        if kind is Inference.SEVERAL:
            return self.deduction.possible if day == self.day else self.deduction.positions_on(day)
        if kind is Inference.CAMPS:
            plain = {turn.line: turn for turn in self._turns[False]}
            deduction = Deduction(self.board)
            for fact in self._facts:
                known = plain[fact.line] if isinstance(fact, Turn) else _as_seen_by(kind, fact)
                if known is not None:
                    deduction.add_fact(known)
            return deduction.possible if day == self.day else deduction.positions_on(day)
        return self._layer(kind, self._events, day)

    def _layer(self, kind: Inference, events: Sequence[Fact], day: int) -> TileSet:
        """Return what a kind that follows no camps leaves of a day."""
        conditions = self._conditions(kind, events)
        if kind is Inference.DIRECT:
            return self._ended(conditions, day)
        first, last = (max(0, day - 1), min(self.day, day + 1)) if kind is Inference.REACH else (0, self.day)
        return self._between(conditions, first, day, last)

    def _between(self, conditions: Conditions, first: int, day: int, last: int) -> TileSet:
        """Return where a day can have ended, followed from the end of a first day on, and back from that of a last."""
        found = self._ended(conditions, first)
        layers = [found]
        for at in range(first + 1, last + 1):
            found = conditions.steps[at - 1].ends_of_all(found) & conditions.allowed[at]
            layers.append(found)
        for at in range(last, day, -1):
            found = _sources(conditions.steps[at - 1], layers[at - 1 - first], found)
        return found

    def _ended(self, conditions: Conditions, day: int) -> TileSet:
        """Return what a day's own answers leave of the tiles where a day can end at all."""
        return conditions.allowed[day] & (conditions.steps[day - 1].walk.stops if day else -1)

    def _conditions(self, kind: Inference, events: Iterable[Fact]) -> Conditions:
        obstructed = kind in _OBSTRUCTED
        known = (_as_seen_by(kind, event) for event in events)
        facts = (*self._turns[obstructed], *(event for event in known if event is not None))
        return conditions_of(facts, self.board, lambda turn, demands: self._step(obstructed, turn, demands))

    def _step(self, obstructed: bool, turn: Turn, demands: Demands) -> Step:
        key = (obstructed, turn.day, demands)
        if key not in self._steps:
            self._steps[key] = new_step(turn, demands)
        return self._steps[key]

    # Reasons

    def _excludes(self, kind: Inference, events: Sequence[Fact], day: int, tile: Tile) -> bool:
        if kind not in _CAMPING:
            return not self._layer(kind, events, day) >> tile & 1
        return not _has_camps(self._conditions(kind, events), day, tile)

    def _reason(self, kind: Inference, day: int, tile: Tile) -> Reason:
        """Drop events, the least telling first, as long as the rest still rules the tile out by its kind."""
        kept = sorted(self._telling(kind), key=lambda event: (_told(event, self.board), event.line))
        for event in tuple(kept):
            rest = [other for other in kept if other is not event]
            if self._excludes(kind, rest, day, tile):
                kept = rest
        return Reason(kind, tuple(sorted({event.line for event in kept})), self._is_outright(kind, kept, day, tile))

    def _is_outright(self, kind: Inference, kept: Sequence[Fact], day: int, tile: Tile) -> bool:
        """Return whether without any one of a proof's events no kind would rule the tile out."""
        if kind is Inference.SEVERAL:
            return True
        rests = ([other for other in kept if other is not event] for event in kept)
        return not any(self._excludes(Inference.SEVERAL, rest, day, tile) for rest in rests)

    def _telling(self, kind: Inference) -> list[Fact]:
        return [event for event in self._events if _as_seen_by(kind, event) is not None]


def _has_camps(conditions: Conditions, day: int, tile: Tile) -> bool:
    """Return whether there is a whole list of camps, none twice, with a day's end on a tile."""
    layers = relaxed_layers(conditions)
    layers[day] &= 1 << tile
    for at in range(day, len(conditions.steps)):
        layers[at + 1] &= conditions.steps[at].ends_of_all(layers[at])
    return any(find_camps(conditions.steps, layers, end) is not None for end in members(layers[-1]))


def _sources(step: Step, before: TileSet, ends: TileSet) -> TileSet:
    """Return the tiles of a set from which a day can end on some of `ends`, a way back to where it began included."""
    found = 0
    for tile in members(before):
        goes_on = step.ends(tile) & ends
        if goes_on or (ends >> tile & 1 and step.ends_of_all(1 << tile) >> tile & 1):
            found |= 1 << tile
    return found


def _as_seen_by(kind: Inference, event: Fact) -> Fact | None:
    """Return what an event says to a kind: of a trace at least where the Alien stands now."""
    match event:
        case Trace(line, day, _, _, stood) if kind not in _TRACKING:
            return Question(line, day, stood)
        case Announced() if kind not in _TRACKING:
            return None
        case Dry() if kind not in _OBSTRUCTED:
            return None
        case _:
            return event


def _told(event: Fact, board: Board) -> int:
    """Return about how much an event tells: the number of tiles that it speaks against."""
    match event:
        case Zone(_, tiles) | Question(_, _, tiles):
            return (board.land & ~tiles).bit_count()
        case Trace():
            return event.sniffed.bit_count() * (event.day if event.found is None else event.day - event.found[0] + 2)
        case _:
            return board.land.bit_count()


def _unobstructed(turn: Turn, line: PublicLine, board: Board) -> Turn:
    """Return an Alien's turn as if nothing had been in its way; where it may stop is as it was."""
    return _opened(turn, line, 0, board)


def _opened(turn: Turn, line: PublicLine, closed: TileSet, board: Board) -> Turn:
    """Return an Alien's turn as if only some of the tiles had been closed that were; where it may stop is as it was."""

    names = {field: board.names_of(tiles_in(line, field, board) & closed) for field in ("closed", "barred")}
    roadblock = line.fields.get("roadblock")
    fields = {**line.fields, **names, "roadblock": roadblock if roadblock in names["closed"] else None}
    fewer = fact_of(PublicLine(line.number, line.type, fields), board)
    assert isinstance(fewer, Turn)
    return replace(turn, walk=replace(fewer.walk, stops=turn.walk.stops))


def tiles_in(line: PublicLine, field: str, board: Board) -> TileSet:
    """Return the tiles that a field of a line lists; none if it has no such list."""
    names = line.fields.get(field)
    return bits_of(board.named(str(name)) for name in names) if isinstance(names, list) else 0


def kind_of(record: PublicRecord, board: Board, tile: Tile) -> Reason | None:
    """Return the weakest kind of inference that rules a tile out now, with its events; None if it is possible.

    Raises: as `Deduction.add`.
    """
    return Ladder(deduce(record.lines, board), record.lines).reason(tile)
