"""Drills at the prompt, or as JSON Lines for a script: one after another until the input ends."""

import json
import sys
import time
from collections.abc import Callable, Mapping
from typing import TextIO

from solo.contacts.learning.drill import Answer, Drill, Kind, Verdict
from solo.contacts.learning.text import (
    choice_text,
    drill_task,
    drill_title,
    history_lines,
    inference_name,
    training_text,
    verdict_lines,
)
from solo.contacts.learning.training import Attempt, Subject, next_drill, training_rating
from solo.contacts.names import tiles_text
from solo.core.language import gettext as _
from solo.drills import drill as drill_of
from solo.drillwork import Marked, judged
from solo.hex.bits import lowest
from solo.learned import keep_answer, learned
from solo.terminal.exercises import (
    Desk,
    event_lines,
    numbers_word,
    provers,
    remark_lines,
    show_position,
    tiles_in,
    told_lines,
)
from solo.terminal.panels import full_sentence
from solo.terminal.reading import reader
from solo.terminal.words import Wrong

__all__ = ["run", "run_json"]

Say = Callable[[str], None]


class _Trainer:
    """The player's answers so far, and where drills come from."""

    def __init__(self, subject: Subject, fault: Say) -> None:
        known = learned()
        for note in known.notes:
            fault(note)
        self.attempts, self.subject, self.fault = list(known.attempts), subject, fault

    def make(self, id: str) -> Drill:
        """Return a drill, or the next one for an empty id. Raises: ValueError, with what would be right."""
        if sys.stderr.isatty():
            self.fault(_("a drill is being made …"))
        return drill_of(id or next_drill(self.attempts, time.time(), self.subject))

    def judge(self, drill: Drill, answer: Answer) -> Marked:
        """Return what an answer was worth, and keep it."""
        marked = judged(drill, answer)
        attempt = Attempt(drill.id, drill.inference, marked.verdict.solved, time.time())
        self.attempts.append(attempt)
        if why := keep_answer(attempt):
            self.fault(why)
        return marked

    @property
    def standing(self) -> str:
        """How the training stands, in a sentence."""
        solved = sum(attempt.solved for attempt in self.attempts)
        return training_text(training_rating(self.attempts), solved, len(self.attempts))


def answer_in(words: list[str], drill: Drill) -> Answer:
    """Return the answer that some words are: tiles, numbers of events, the number of a choice. Raises: Wrong."""
    match drill.kind:
        case Kind.WHY:
            lines = provers(drill.seen)
            return Answer(lines=tuple(sorted({lines[at - 1].number for at in numbers_word(words, len(lines))})))
        case Kind.QUESTION:
            found = numbers_word(words, len(drill.choices))
            if len(found) != 1:
                raise Wrong(_("Write the number of one choice."))
            return Answer(choice=found[0] - 1)
        case _:
            return Answer(tiles=tiles_in(words, drill.board, drill.tiles))


# For a person


def run(id: str, subject: Subject, fault: Say, source: TextIO | None = None, out: TextIO | None = None) -> int:
    """Give drills until the player leaves or the input ends; return the exit status.

    Raises: ValueError, if the id is none.
    """
    trainer, out = _Trainer(subject, fault), out or sys.stdout
    desk = Desk(reader(source or sys.stdin, out), out)
    while True:
        drill = trainer.make(id)
        _pose(desk, drill)
        if not _answered(desk, trainer, drill):
            return 0
        desk.say(trainer.standing)
        desk.say(_("Enter gives you the next drill, quit leaves."))
        line = desk.read("> ")
        if line is None or line.strip().lower() in ("quit", "exit"):
            return 0
        id = ""


def _pose(desk: Desk, drill: Drill) -> None:
    """Show a drill."""
    desk.say()
    desk.say(f"{drill_title(drill.kind)} ({drill.id}), {drill.scenario.name}")
    shown = 0 if drill.kind in (Kind.QUESTION, Kind.WHY) else drill.tiles
    show_position(desk, drill.seen, shown, _("A star stands before each tile that is asked about."))
    _ask(desk, drill)


def _ask(desk: Desk, drill: Drill) -> None:
    desk.say()
    desk.say(drill_task(drill))
    match drill.kind:
        case Kind.WHY:
            desk.draw(event_lines(provers(drill.seen), drill.board))
            desk.say(_("Write the numbers of the events, such as: 1 3. give up shows a proof."))
        case Kind.QUESTION:
            choices = enumerate(drill.choices, 1)
            desk.draw(f"{at:>3}. {choice_text(choice, drill.board)}" for at, choice in choices)
            desk.say(_("Write the number of one. give up shows which it is."))
        case Kind.INOUT:
            desk.say(_("Write the tiles where it can be, or none. give up shows them."))
        case _:
            asked = tiles_text(drill.board.names_of(drill.tiles))
            text = _("The area: {tiles}. Write the possible ones. give up shows them.")
            desk.say(text.format(tiles=asked))


def _answered(desk: Desk, trainer: _Trainer, drill: Drill) -> bool:
    """Read lines until one is an answer, and explain it; False if the player leaves before."""
    while (line := desk.read("drill> ")) is not None:
        words = line.split()
        match [word.lower() for word in words]:
            case []:
                continue
            case ["quit"] | ["exit"]:
                return False
            case ["help"] | ["?"]:
                _ask(desk, drill)
                continue
            case ["board"] | ["log"]:
                _pose(desk, drill)
                continue
            case ["give", "up"]:
                answer = Answer(given_up=True)
            case _:
                try:
                    answer = answer_in(words, drill)
                except Wrong as wrong:
                    desk.say(str(wrong))
                    continue
        desk.tell(explained(drill, trainer.judge(drill, answer)))
        return True
    return False


def explained(drill: Drill, marked: Marked) -> list[str]:
    """Return what an answer was worth, with the proofs and ways behind it."""
    verdict, board = marked.verdict, drill.board
    found = [*verdict_lines(drill, verdict), *remark_lines(verdict.remarks, drill.seen)]
    if verdict.fits is not None:
        found += [f"  - {line}" for line in history_lines(verdict.fits, board)]
    found += told_lines(verdict.idle, drill.seen)
    if verdict.proof is not None and not verdict.solved:
        found += remark_lines((verdict.proof,), drill.seen)
    if drill.kind not in (Kind.WHY, Kind.QUESTION):
        names = tiles_text(board.names_of(marked.solution.tiles))
        found.append(_("Right: {tiles}.").format(tiles=names))
    found.append(_("It takes: {inference}.").format(inference=inference_name(drill.inference)))
    return found


# For a script


def run_json(id: str, subject: Subject, fault: Say, source: TextIO | None = None, out: TextIO | None = None) -> int:
    """Print a drill as a line of JSON, and a line for the answer that is read; so on until the input ends.

    A line that is no answer is told, and the next one is taken. Return 0, or 2 if the input ended after such a line.
    Raises: ValueError, if the id is none.
    """
    trainer, source, out = _Trainer(subject, fault), source or sys.stdin, out or sys.stdout
    status, drill = 0, trainer.make(id)
    print(json.dumps(drill_fields(drill), ensure_ascii=False), file=out, flush=True)
    for line in source:
        words = line.split()
        if not words:
            continue
        try:
            answer = Answer(given_up=True) if words == ["give", "up"] else answer_in(words, drill)
        except Wrong as wrong:
            fault(str(wrong))
            status = 2
            continue
        status, marked = 0, trainer.judge(drill, answer)
        rating = training_rating(trainer.attempts)
        told = verdict_fields(drill, marked) | {
            "rating": round(rating.value, 1),
            "deviation": round(rating.deviation, 1),
        }
        print(json.dumps(told, ensure_ascii=False), file=out, flush=True)
        drill = trainer.make("")
        print(json.dumps(drill_fields(drill), ensure_ascii=False), file=out, flush=True)
    return status


def drill_fields(drill: Drill) -> Mapping[str, object]:
    """Return a drill as JSON data; nothing in it tells the answer."""
    board = drill.board
    found: dict[str, object] = {
        "id": drill.id,
        "kind": drill.kind.value,
        "scenario": drill.scenario.id,
        "task": drill_task(drill),
        "day": drill.day,
        "log": [full_sentence(line, board) for line in drill.seen.record.lines],
    }
    match drill.kind:
        case Kind.QUESTION:
            found["choices"] = [choice_text(choice, board) for choice in drill.choices]
        case Kind.WHY:
            found["tile"] = board.names[lowest(drill.tiles)]
            found["events"] = [full_sentence(line, board) for line in provers(drill.seen)]
        case _:
            found["tiles"] = board.names_of(drill.tiles)
    return found


def verdict_fields(drill: Drill, marked: Marked) -> dict[str, object]:
    """Return what an answer was worth as JSON data, with an answer that is right."""
    verdict: Verdict = marked.verdict
    found: dict[str, object] = {
        "id": drill.id,
        "solved": verdict.solved,
        "inference": drill.inference.name.lower(),
        "explained": explained(drill, marked),
    }
    match drill.kind:
        case Kind.QUESTION:
            found["right"] = verdict.best + 1
        case Kind.WHY:
            lines = [line.number for line in provers(drill.seen)]
            found["right"] = [lines.index(number) + 1 for number in marked.solution.lines]
        case _:
            found["right"] = drill.board.names_of(marked.solution.tiles)
    return found
