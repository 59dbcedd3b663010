"""What is said and drawn about an answer: sentences, the events and ways behind them, one remark at a time. Pure."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce
from operator import or_

from solo.client.contacts import view
from solo.client.overlays import Overlay, Path, Ring, Tint
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.deduction.explain import Paths
from solo.contacts.learning.because import Blocked, TooFar
from solo.contacts.learning.drill import Answer, Choice, Drill, Kind, Remark, Verdict
from solo.contacts.learning.history import Crossed
from solo.contacts.learning.lesson import Judged, Prove, Task, Turn
from solo.contacts.learning.text import (
    history_lines,
    inference_name,
    inference_text,
    judged_lines,
    remark_text,
    verdict_lines,
)
from solo.core.language import gettext as _
from solo.core.record import PublicLine
from solo.hex.bits import lowest, members

__all__ = ["Feedback", "Point", "inference_line", "of_judged", "of_verdict"]


@dataclass(frozen=True, slots=True)
class Point:
    """One thing to look at: a tile, what is said about it, the events that tell it, or a whole history.

    `way` is the cheapest way there, which is too dear; `barred` are tiles in its way.
    """

    tile: Tile
    name: str
    short: str
    text: str
    lines: tuple[int, ...] = ()
    paths: Paths = ()
    way: tuple[Tile, ...] = ()
    barred: TileSet = 0


@dataclass(slots=True)
class Feedback:
    """What an answer was worth. `points` are looked at one by one, `at` is the one that is shown.

    `idle` are picked events that are not needed. `told` are the answers that a planned turn got. `possible` is the
    right set where tiles were marked, `best` the best choice where one was asked for.
    """

    right: bool
    says: tuple[str, ...]
    points: tuple[Point, ...] = ()
    idle: tuple[int, ...] = ()
    told: tuple[PublicLine, ...] = ()
    possible: TileSet | None = None
    best: Choice | None = None
    at: int = 0

    @property
    def point(self) -> Point | None:
        """The point that is shown."""
        return self.points[self.at] if self.points else None

    def show(self, tile: Tile) -> bool:
        """Show the point about a tile; False if there is none."""
        found = next((at for at, point in enumerate(self.points) if point.tile == tile), None)
        if found is not None:
            self.at = found
        return found is not None

    def overlays(self, lines: Sequence[PublicLine], board: Board) -> list[Overlay]:
        """Return what draws the point that is shown: its events or its way, and rings around all wrong tiles."""
        found: list[Overlay] = []
        point = self.point
        if point is None:
            return found
        for line in lines:
            if line.number in point.lines:
                found += view.line_overlays(line, board)
        found += view.way_overlays(list(enumerate(point.paths, 1)), "focus", alien=False)
        found += [Path(point.way, "bad")] if point.way else []
        found += [Tint(frozenset(members(point.barred)), "bad", 0.2)] if point.barred else []
        found += [Ring(each.tile, "bad") for each in self.points if each is not point]
        return [*found, Tint(frozenset({point.tile}), "bad", 0.35), Ring(point.tile, "bad")]


def of_judged(judged: Judged, task: Task, board: Board) -> Feedback:
    """Return what is said about a reply in a lesson."""
    points = tuple(_remark_point(remark, board) for remark in judged.remarks)
    if isinstance(task, Prove) and not judged.right:
        points = _fitting(task.tile, judged.fits, board)
    told = judged.told if isinstance(task, Turn) else ()
    return Feedback(judged.right, tuple(judged_lines(judged, task)), points, judged.idle, told)


def of_verdict(drill: Drill, verdict: Verdict, right: Answer) -> Feedback:
    """Return what is said about an answer to a drill; `right` is one that is right."""
    board, says = drill.board, tuple(verdict_lines(drill, verdict))
    if drill.kind is Kind.QUESTION:
        return Feedback(verdict.solved, says, best=drill.choices[verdict.best])
    if drill.kind is Kind.WHY:
        points = _fitting(lowest(drill.tiles), verdict.fits, board)
        if verdict.proof is not None:
            points += (replace(_remark_point(verdict.proof, board), short=_("A proof")),)
        return Feedback(verdict.solved, says, points, verdict.idle)
    points = tuple(_remark_point(remark, board) for remark in verdict.remarks)
    return Feedback(verdict.solved, says, points, possible=right.tiles)


def _remark_point(remark: Remark, board: Board) -> Point:
    """Return what is said about a tile, with the way or the tiles in its way that show it."""
    text, name, reason = remark_text(remark, board), board.names[remark.tile], remark.reason
    if reason is None:
        return Point(remark.tile, name, _("It can be here"), text, (), remark.paths or ())
    way: tuple[Tile, ...] = ()
    barred = 0
    match remark.because:
        case TooFar(path):
            way = path
        case Blocked(days):
            barred = reduce(or_, (tiles for _day, tiles in days))
        case Crossed(_, tiles):
            barred = tiles
    return Point(remark.tile, name, inference_name(reason.kind), text, reason.lines, way=way, barred=barred)


def _fitting(tile: Tile, fits: Paths | None, board: Board) -> tuple[Point, ...]:
    """Return the way that agrees with what was picked, if there is one."""
    if fits is None:
        return ()
    text = "\n".join([_("With these events alone it could have come like this:"), *history_lines(fits, board)])
    return (Point(tile, board.names[tile], _("What still fits"), text, (), fits),)


def inference_line(drill: Drill) -> str:
    """Return which inference a drill needed, in a sentence."""
    return f"{inference_name(drill.inference)}. {inference_text(drill.inference)}"
