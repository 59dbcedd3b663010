"""The review of a finished game: what could be known and what was noted, what each question was worth, and the luck.

All of it is judged by what the team knew at that moment: the exact set and the belief's weights (CR-49) before each
Agent's turn. What the Alien really did only says how the answers fell.

Values are tiles (how many are left on average if the Alien is not caught) and chances to catch it (0 to 1). Luck is how
much better the answers fell than was to be expected, in both.
"""

import math
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass

from solo.contacts.actions import AskWitness, MoveAgent, UseAbility
from solo.contacts.belief import BeliefEngine
from solo.contacts.board import Tile, TileSet
from solo.contacts.deduction.following import Follower
from solo.contacts.hints import Option, option_of, options_under
from solo.contacts.learning.advice import Left, Notes, left_to_deduce, open_in
from solo.contacts.learning.inference import Inference, Ladder
from solo.contacts.learning.replayed import Moment, Replayed
from solo.contacts.observation import TeamObservation
from solo.core.record import PublicLine, PublicRecord
from solo.hex.bits import bits_of

__all__ = [
    "WITNESS",
    "Asked",
    "Day",
    "Progress",
    "Review",
    "best_witness_option",
    "missed_row",
    "reviewing",
    "witness_option",
]


WITNESS = "witness"
"""Who asked, where it was no Agent."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a review is: so many parts of so many are done."""

    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Asked:
    """An Agent's turn, or a question to the Witness (`agent` is `WITNESS` then, and the options have neither move nor
    ability): what was played, and what would have been the best for each purpose, all judged beforehand.

    `fewest` leaves the fewest tiles, `surest` has the best chance to catch. `before` and `after` count the possible
    tiles around the turn (`after` is 0 if it caught the Alien); `lines` are its answers in the record.
    """

    day: int
    agent: str
    lines: tuple[int, ...]
    played: Option
    fewest: Option
    surest: Option
    before: int
    after: int
    caught: bool

    @property
    def tiles_given_away(self) -> float:
        """How many tiles more than the best question it left on average."""
        return self.played.left - self.fewest.left

    @property
    def chance_given_away(self) -> float:
        """How much less likely than the surest it was to catch."""
        return self.surest.catch - self.played.catch

    @property
    def luck_in_tiles(self) -> float:
        """How many tiles fewer were left than was to be expected; nothing if it caught."""
        return 0.0 if self.caught else self.played.left - self.after

    @property
    def luck_in_chance(self) -> float:
        """How much more it caught than was to be expected."""
        return self.caught - self.played.catch

    @property
    def swing(self) -> float:
        """How far it turned the game, by choice and by luck together: in halvings of the set."""
        return abs(_halvings(self.after, self.fewest.left))


@dataclass(frozen=True, slots=True)
class Day:
    """A day (0: the start), judged at its end: where the Alien was, what could be known, what the notes left open.

    `noted` and `left` are None where there were no notes.
    """

    number: int
    tile: Tile
    known: TileSet
    noted: TileSet | None
    left: Left | None


@dataclass(frozen=True, slots=True)
class Review:
    """The whole review. `turning` is the Agent's turn that turned the game furthest, None if nobody asked anything."""

    days: tuple[Day, ...]
    asked: tuple[Asked, ...]
    turning: Asked | None

    @property
    def missed(self) -> Mapping[Inference, int]:
        """How many tiles of each kind the notes had not ruled out at the days' ends."""
        lefts = [day.left for day in self.days if day.left is not None]
        return {kind: sum(left.missing.get(kind, 0).bit_count() for left in lefts) for kind in Inference}

    @property
    def has_notes(self) -> bool:
        """Whether there were notes on any day."""
        return any(day.left is not None for day in self.days)

    @property
    def luck_in_tiles(self) -> float:
        """The luck of all answers together, in tiles."""
        return sum(each.luck_in_tiles for each in self.asked)

    @property
    def luck_in_chance(self) -> float:
        """The luck of all attempts to catch together."""
        return sum(each.luck_in_chance for each in self.asked)

    @property
    def tiles_given_away(self) -> float:
        """How many tiles all questions together left more than the best ones."""
        return sum(each.tiles_given_away for each in self.asked)


def missed_row(review: Review) -> Mapping[str, int]:
    """Return what the profile keeps of a review: the number of tiles missed, by the inference's name."""
    return {kind.name.lower(): count for kind, count in review.missed.items()}


def reviewing(game: Replayed, notes: Mapping[int, Notes]) -> Generator[Progress, None, Review]:
    """Work a review out part by part, yielding how far it is; the generator's value is the review.

    `notes` are the player's marks at the end of each day, by day; days without notes are left out.
    """
    board = game.last.public.board
    turns = list(_turns(game.moments))
    days = range(len(game.camps))
    parts, done = len(turns) + len(days), 0
    engine, follower, asked = BeliefEngine(board), Follower(), list[Asked]()
    for turn in turns:
        found = _asked(turn, game, engine, follower)
        asked += [found] if found is not None else []
        done += 1
        yield Progress(done, parts)
    known = list[Day]()
    for day in days:
        known.append(_day(day, game, notes.get(day), follower))
        done += 1
        yield Progress(done, parts)
    return Review(tuple(known), tuple(asked), max(asked, key=lambda each: each.swing, default=None))


@dataclass(frozen=True, slots=True)
class _Turn:
    """An Agent's turn, or a question to the Witness: its moment, and its record lines (end -1: to the last).

    `use` is the ability that was used. For the Witness `move` is None, and `asked` the tiles of the question.
    """

    moment: Moment
    move: MoveAgent | None
    use: UseAbility | None
    begin: int
    end: int
    asked: TileSet = 0

    @property
    def who(self) -> str:
        """The Agent's id, or `witness`."""
        return WITNESS if self.move is None else self.move.agent


def _turns(moments: Sequence[Moment]) -> Iterable[_Turn]:
    for at, moment in enumerate(moments):
        later = at + 1
        if isinstance(moment.action, AskWitness):
            end = moments[later].seen.record.length if later < len(moments) else -1
            yield _Turn(moment, None, None, moment.seen.record.length, end, moment.action.tiles)
        if not isinstance(moment.action, MoveAgent):
            continue
        uses = list[UseAbility]()
        while later < len(moments) and isinstance(action := moments[later].action, UseAbility):
            if action.agent == moment.action.agent:
                uses.append(action)
            later += 1
        end = moments[later].seen.record.length if later < len(moments) else -1
        use = next((use for use in uses if use.ability != "block"), None)
        yield _Turn(moment, moment.action, use, moment.seen.record.length, end)


def _asked(turn: _Turn, game: Replayed, engine: BeliefEngine, follower: Follower) -> Asked | None:
    seen, board = turn.moment.seen, game.last.public.board
    before = follower.deduction(seen.record, board)
    weights, count = engine.belief(before).weights, before.possible.bit_count()
    if turn.move is None:
        played = witness_option(turn.asked, weights)
        options = [played, best_witness_option(weights)]
    else:
        played = option_of(seen.public, turn.move, turn.use, weights)
        options = [*options_under(seen.public, turn.who, weights), played]
    whole = game.last.record.lines
    told = [line for line in whole if line.number > turn.begin and (turn.end < 0 or line.number <= turn.end)]
    told = _of_the_turn(told)
    caught = any(line.type == "answer" and line.fields["kind"] in _CATCHING and line.fields["answer"] for line in told)
    lines = tuple(line.number for line in told if line.type in ("answer", "trace"))
    if not lines:
        return None
    after = 0 if caught else follower.deduction(_up_to(game.last.record, lines[-1]), board).possible.bit_count()
    return Asked(
        seen.public.day,
        turn.who,
        lines,
        played,
        min(options, key=lambda option: round(option.left, 6)),
        max(options, key=lambda option: round(option.catch, 6)),
        count,
        after,
        caught,
    )


_CATCHING = ("landing", "capture")


def witness_option(asked: TileSet, weights: Mapping[Tile, float]) -> Option:
    """Return what a question to the Witness promises."""
    inside = [weight for tile, weight in weights.items() if asked >> tile & 1]
    yes, outside = sum(inside), len(weights) - len(inside)
    return Option(None, None, 0.0, yes, yes * len(inside) + (1 - yes) * outside)


def best_witness_option(weights: Mapping[Tile, float]) -> Option:
    """Return what the best of all questions to the Witness promises.

    A question about some number of tiles, fewer than half, leaves the fewest where it asks about the likeliest ones.
    """
    ordered = sorted(weights, key=lambda tile: (-weights[tile], tile))
    asked = (bits_of(ordered[:size]) for size in range(1, max(2, len(ordered) // 2 + 1)))
    return min((witness_option(tiles, weights) for tiles in asked), key=lambda option: option.left)


def _of_the_turn(lines: Sequence[PublicLine]) -> list[PublicLine]:
    """Return the lines before the Alien moves again."""
    found = list[PublicLine]()
    for line in lines:
        if line.type == "alien_turn":
            break
        found.append(line)
    return found


def _up_to(record: PublicRecord, number: int) -> PublicRecord:
    return PublicRecord(tuple(line for line in record.lines if line.number <= number), number)


def _day(day: int, game: Replayed, notes: Notes | None, follower: Follower) -> Day:
    lines = _lines_until_the_end_of(day, game.last)
    record = PublicRecord(lines, lines[-1].number if lines else 0)
    deduction = follower.deduction(record, game.last.public.board)
    ladder = Ladder(deduction, lines)
    left = None if notes is None else left_to_deduce(ladder, notes)
    noted = None if notes is None else open_in(notes, ladder.ground())
    return Day(day, game.camps[day], deduction.possible, noted, left)


def _lines_until_the_end_of(day: int, seen: TeamObservation) -> tuple[PublicLine, ...]:
    """Return the public lines before the Alien's next turn; what it does before it moves that day left out."""
    found, moves = list[PublicLine](), 0
    for line in seen.record.lines:
        moves += line.type == "alien_turn"
        told = line.fields.get("day", 0)
        if moves > day or (isinstance(told, int) and told > day):
            break
        found.append(line)
    return tuple(found)


def _halvings(after: float, expected: float) -> float:
    """Return how many halvings lie between two numbers of tiles; a capture counts as half a tile."""
    return math.log2(max(0.5, expected)) - math.log2(max(0.5, after))
