"""Graded hints in play, all relative to the player's own notes: what is left to deduce, and how to get at it.

A hint is made from the human side's observation and notes, and holds no more than its grade tells.

How notes are read (SR-91): a tile marked "no" is ruled out, one marked "possible" or "suspect" is left open. A tile
without a mark is left open too, but where tiles are marked "possible" and none "no": then those marked are the set.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.deduction.explain import Paths
from solo.contacts.deduction.following import Follower
from solo.contacts.learning.because import Because, because_of
from solo.contacts.learning.inference import Inference, Ladder, Reason
from solo.contacts.observation import TeamObservation
from solo.core.record import PublicRecord
from solo.hex.bits import bits_of, lowest, members

__all__ = ["Advisor", "Grade", "Hint", "Left", "Notes", "hint_on", "left_to_deduce", "open_in", "region_tiles"]

Notes = Mapping[Tile, str]
"""The player's own marks: `possible`, `no` or `suspect`, by tile."""


class Grade(IntEnum):
    """How much a hint tells, the least first."""

    NUDGE = 1
    """An event that is not used up."""
    REGION = 2
    """And where on the map to look."""
    INFERENCE = 3
    """And which kind of inference it takes."""
    STEP = 4
    """The tiles that fall, and the proof."""


@dataclass(frozen=True, slots=True)
class Left:
    """What the notes have not got yet: tiles left open that are ruled out, by the weakest inference that does it.

    `mistaken` are tiles that the notes rule out though the Alien can be there.
    """

    missing: Mapping[Inference, TileSet]
    mistaken: TileSet

    @property
    def count(self) -> int:
        """How many tiles the notes leave open that are ruled out."""
        return sum(tiles.bit_count() for tiles in self.missing.values())

    @property
    def is_nothing(self) -> bool:
        """Whether the notes say exactly what the record does."""
        return not self.missing and not self.mistaken


@dataclass(frozen=True, slots=True)
class Hint:
    """What a hint of some grade tells; what is of a higher grade is None or empty.

    `line`: the record line of an event that is not used up, None where the Alien's moves alone tell. `region`: the
    name of a region, or a zone's letter. `inference`: the weakest kind that does it. `falls`: tiles that the events of
    `reason` rule out and the notes leave open. Where marks are wrong `mistakes` says how many, `falls` is one such
    tile, and `paths` a whole history that ends there.
    """

    grade: Grade
    mistakes: int = 0
    line: int | None = None
    region: str = ""
    inference: Inference | None = None
    falls: TileSet = 0
    reason: Reason | None = None
    paths: Paths | None = None
    because: Because | None = None


def open_in(notes: Notes, ground: TileSet) -> TileSet:
    """Return which tiles of some ground the notes leave open (SR-91)."""
    ruled_out = bits_of(tile for tile, mark in notes.items() if mark == "no")
    marked = bits_of(tile for tile, mark in notes.items() if mark in ("possible", "suspect"))
    is_list = "possible" in notes.values() and not ruled_out
    return ground & (marked if is_list else ~ruled_out)


def left_to_deduce(ladder: Ladder, notes: Notes) -> Left:
    """Return what is left to deduce about today, truthfully against the notes.

    Only tiles where a day can end at all are looked at: nobody has to mark mountains.
    """
    ground = ladder.ground()
    known = open_in(notes, ground)
    exact = ladder.limited(Inference.SEVERAL)
    missing: dict[Inference, TileSet] = {}
    before = known
    for kind in Inference:
        after = before & ladder.limited(kind)
        if after != before:
            missing[kind] = before & ~after
        before = after
    return Left(missing, exact & ~known)


TRIED = 4
"""Of so many tiles that a kind of inference rules out, the one whose proof rules out most is taken."""


def hint_on(ladder: Ladder, notes: Notes, grade: Grade) -> Hint | None:
    """Return a hint of some grade, None if nothing is left to deduce. Wrong marks come first, then what is easiest."""
    left = left_to_deduce(ladder, notes)
    if left.mistaken:
        return _on_mistakes(ladder, left.mistaken, grade)
    if not left.missing:
        return None
    kind = min(left.missing)
    known = open_in(notes, ladder.ground())
    tiles = list(members(left.missing[kind]))
    tried = tiles[:: max(1, len(tiles) // TRIED)][:TRIED]
    steps = [(reason, ladder.falls(reason) & known) for tile in tried if (reason := ladder.reason(tile)) is not None]
    reason, falls = max(steps, key=lambda step: (step[1].bit_count(), -len(step[0].lines)))
    hint = Hint(grade, line=max(reason.lines, default=None))
    if grade >= Grade.REGION:
        hint = replace(hint, region=_region(ladder.board, falls))
    if grade >= Grade.INFERENCE:
        hint = replace(hint, inference=kind)
    if grade < Grade.STEP:
        return hint
    return replace(hint, falls=falls, reason=reason, because=because_of(ladder, ladder.day, lowest(falls), reason))


def _on_mistakes(ladder: Ladder, tiles: TileSet, grade: Grade) -> Hint:
    tile = lowest(tiles)
    hint = Hint(grade, mistakes=tiles.bit_count())
    if grade >= Grade.REGION:
        hint = replace(hint, region=_region(ladder.board, 1 << tile))
    return replace(hint, falls=1 << tile, paths=ladder.deduction.history_to(tile)) if grade >= Grade.STEP else hint


def _region(board: Board, tiles: TileSet) -> str:
    """Return the name of the region that holds most of some tiles, or the zone's letter where no region does."""
    sizes = {name: (tiles & region).bit_count() for name, region in board.regions.items()}
    best = max(sizes, key=lambda name: (sizes[name], name), default="")
    if best and sizes[best]:
        return best
    return max(board.of_zone, key=lambda zone: ((tiles & board.of_zone[zone]).bit_count(), zone))


def region_tiles(board: Board, region: str) -> TileSet:
    """Return the tiles of a hint's region, by its name or a zone's letter."""
    return board.regions[region] if region in board.regions else board.of_zone[region]


@dataclass(slots=True)
class Advisor:
    """Hints for one game. What it answers depends on observation and notes alone; it keeps what it has worked out."""

    board: Board
    _follower: Follower = field(default_factory=Follower)
    _kept: tuple[PublicRecord, Ladder] | None = None

    def ladder(self, observation: TeamObservation) -> Ladder:
        """Return all kinds of inference on what has been seen so far."""
        record = observation.record
        if self._kept is None or self._kept[0] != record:
            self._kept = (record, Ladder(self._follower.deduction(record, self.board), record.lines))
        return self._kept[1]

    def left(self, observation: TeamObservation, notes: Notes) -> Left:
        """Return what is left to deduce."""
        return left_to_deduce(self.ladder(observation), notes)

    def hint(self, observation: TeamObservation, notes: Notes, grade: Grade) -> Hint | None:
        """Return a hint of some grade, or None if nothing is left to deduce."""
        return hint_on(self.ladder(observation), notes, grade)
