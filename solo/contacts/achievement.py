"""What an achievement is: a name, what to do, and whether a finished game earned it. One file each in `achievements/`.

Achievements are decided from records alone, so games of the past earn them too. A game that is practice, or that a
computer team played, earns none and stands in no history.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from solo.contacts.board import Board
from solo.contacts.deduction.exact import Deduction, InconsistentRecord
from solo.contacts.deduction.facts import FactError
from solo.contacts.public import TEAM
from solo.core.record import PublicLine, PublicRecord
from solo.core.results import Result

__all__ = [
    "Achievement",
    "Finished",
    "History",
    "by_progress",
    "caught_by",
    "is_short",
    "played_out",
    "tiles_before_end",
    "won",
]

History = Sequence[Result]
"""All games that count, in the order in which they were finished; the one that is judged is the last."""


@dataclass(frozen=True, slots=True)
class Finished:
    """The public facts of a finished game. `board` is None where the map or secret file was changed since."""

    result: Result
    record: PublicRecord
    board: Board | None


@dataclass(frozen=True, slots=True)
class Achievement:
    """One achievement. `text` says what to do; `progress` returns how much of it is done, and how much is to do."""

    id: str
    name: str
    text: str
    earned: Callable[[Finished, History], bool]
    progress: Callable[[History], tuple[int, int]] | None = None


def by_progress(progress: Callable[[History], tuple[int, int]]) -> Callable[[Finished, History], bool]:
    """Return the `earned` of an achievement that is earned when all of its progress is made."""

    def earned(finished: Finished, history: History) -> bool:
        done, wanted = progress(history)
        return done >= wanted

    return earned


# What achievements ask of a result


def won(result: Result) -> bool:
    """Return whether the Agents won."""
    return result.winner == TEAM


def played_out(result: Result) -> bool:
    """Return whether the game was played to its end, whoever won; a game given up was not."""
    return result.why != "resign"


def is_short(result: Result) -> bool:
    """Return whether a game has as few days as Plan S, or fewer (CR-47)."""
    return result.days <= 6


# What achievements ask of a record


def caught_by(finished: Finished) -> PublicLine | None:
    """Return the answer that caught the Alien; None if none did."""
    if not won(finished.result):
        return None
    kinds = ("landing", "capture")
    return next(
        (
            line
            for line in reversed(finished.record.lines)
            if line.type == "answer" and line.fields.get("kind") in kinds and line.fields.get("answer")
        ),
        None,
    )


def tiles_before_end(finished: Finished) -> int:
    """Return on how many tiles the Alien could have been when it was caught, by all that was known before the answer.

    0 where it was not caught by an answer, or where the record no longer fits the map.
    """
    answer = caught_by(finished)
    if answer is None or finished.board is None:
        return 0
    deduction = Deduction(finished.board)
    try:
        for line in finished.record.lines:
            if line.number == answer.number:
                break
            deduction.add(line)
    except (FactError, InconsistentRecord):
        return 0
    return deduction.possible.bit_count()
