"""A lesson at the prompt: each step is told, and waits for tiles, events or orders until they are right."""

import sys
import time
from collections.abc import Sequence
from typing import TextIO

from solo.contacts.learning.inference import Inference
from solo.contacts.learning.lesson import Judged, Lesson, Mark, Prove, Reply, Turn
from solo.contacts.learning.lessonplay import Lecture, go_on, judge, ladder_at, resumed
from solo.contacts.learning.pupilreply import right_reply
from solo.contacts.learning.text import (
    history_lines,
    judged_lines,
    lesson_title,
    step_done,
    step_text,
    task_text,
)
from solo.contacts.names import N_, tiles_text
from solo.contacts.text import action_text
from solo.core.language import gettext as _
from solo.learned import keep_step
from solo.terminal import planning
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
from solo.terminal.words import Part, Wrong

__all__ = ["run"]

COMMANDS = N_("back: the step before. again: tell the step again. answer: a right answer. quit: leave.")


def run(lesson: Lesson, step: int, source: TextIO | None = None, out: TextIO | None = None) -> int:
    """Go through a lesson from the step with an index; return the exit status. Where it is left is kept."""
    out = out or sys.stdout
    desk = Desk(reader(source or sys.stdin, out), out)
    desk.say(lesson_title(lesson))
    desk.say(lesson.text)
    lecture, told = resumed(lesson, step), 0
    while lecture.step is not None:
        told = _tell(desk, lecture, told)
        following = _step(desk, lecture)
        if following is None:
            return 0
        told = told if following.at > lecture.at else 0
        lecture = following
        _keep(desk, lecture)
    desk.say(_("Lesson done."))
    return 0


def _keep(desk: Desk, lecture: Lecture) -> None:
    if why := keep_step(lecture.lesson, lecture.at, time.time()):
        desk.say(_("This could not be kept: {reason}.").format(reason=why))


def _tell(desk: Desk, lecture: Lecture, told: int) -> int:
    """Tell a step: the map, what happened since, what it says and waits for; return the number of lines told."""
    step = lecture.step
    assert step is not None
    desk.say()
    desk.say(_("Step {step} of {count}").format(step=lecture.at + 1, count=len(lecture.lesson.steps)))
    area = step.task.tiles if isinstance(step.task, Mark) else 0
    star = _("A star stands before each tile that is asked about.")
    if isinstance(step.task, Turn):
        area, star = ladder_at(lecture).limited(Inference.SEVERAL), _("A star stands before each possible tile.")
    show_position(desk, lecture.seen, area, star, told)
    desk.say()
    desk.say(step_text(step))
    _ask(desk, lecture)
    return len(lecture.seen.record.lines)


def _ask(desk: Desk, lecture: Lecture) -> None:
    """Say what a step waits for, and how it is written."""
    step, board = lecture.step, lecture.seen.public.board
    assert step is not None
    if step.task is None:
        return
    desk.say(task_text(step.task, board))
    match step.task:
        case Mark(tiles):
            asked = tiles_text(board.names_of(tiles))
            desk.say(_("Asked about: {tiles}. Write the possible ones, or none.").format(tiles=asked))
        case Prove():
            desk.draw(event_lines(provers(lecture.seen), board))
            desk.say(_("Write the numbers of the events, such as: 1 3."))
        case Turn():
            desk.say(_("Write the orders in a line: move yellow K3; scan; move blue E8; line e ne."))
    desk.say(_(COMMANDS))


def _step(desk: Desk, lecture: Lecture) -> Lecture | None:
    """Read lines until the step is done, or another one is wanted; None if the pupil leaves."""
    while not lecture.is_done:
        line = desk.read("lesson> ")
        words = line.split() if line is not None else ["quit"]
        match [word.lower() for word in words]:
            case []:
                continue
            case ["quit"] | ["exit"]:
                return None
            case ["back"]:
                return resumed(lecture.lesson, max(0, lecture.at - 1))
            case ["again"] | ["board"]:
                _tell(desk, lecture, 0)
            case ["help"] | ["?"]:
                _ask(desk, lecture)
            case ["answer"]:
                desk.tell(_right(lecture))
            case _:
                lecture = _reply(desk, lecture, words)
    desk.say(_("Enter goes on."))
    line = desk.read("> ")
    word = "" if line is None else line.strip().lower()
    if word in ("quit", "exit") or (line is None and lecture.at + 1 < len(lecture.lesson.steps)):
        return None
    return resumed(lecture.lesson, max(0, lecture.at - 1)) if word == "back" else go_on(lecture)


def _reply(desk: Desk, lecture: Lecture, words: Sequence[str]) -> Lecture:
    try:
        reply = _reply_in(lecture, words)
    except Wrong as wrong:
        desk.say(str(wrong))
        return lecture
    after, judged = judge(lecture, reply)
    desk.tell(_explained(after, judged))
    assert after.step is not None
    if judged.right and (done := step_done(after.step)):
        desk.say(done)
    return after


def _reply_in(lecture: Lecture, words: Sequence[str]) -> Reply:
    """Return the reply that some words are. Raises: Wrong."""
    seen = lecture.seen
    match lecture.step.task if lecture.step else None:
        case Mark(tiles):
            return Reply(tiles=tiles_in(words, seen.public.board, tiles))
        case Prove():
            lines = provers(seen)
            return Reply(lines=tuple(sorted({lines[at - 1].number for at in numbers_word(words, len(lines))})))
        case _:
            orders = [action for action, _before in planning.preview(seen.public, words)]
            return Reply(orders=tuple(order for order in orders if isinstance(order, Part)))


def _explained(lecture: Lecture, judged: Judged) -> list[str]:
    step, seen = lecture.step, lecture.seen
    assert step is not None
    found = [*judged_lines(judged, step.task), *remark_lines(judged.remarks, seen)]
    if judged.fits is not None:
        found += [f"  - {line}" for line in history_lines(judged.fits, seen.public.board)]
    found += told_lines(judged.idle, seen)
    if isinstance(step.task, Turn):
        found += [f"  - {full_sentence(line, seen.public.board)}" for line in judged.told if line.type == "answer"]
    return found


def _right(lecture: Lecture) -> list[str]:
    """Return a right answer in the words in which it is written."""
    reply, board = right_reply(lecture), lecture.seen.public.board
    match lecture.step.task if lecture.step else None:
        case Mark():
            return [" ".join(board.names_of(reply.tiles)) or "none"]
        case Prove():
            lines = [line.number for line in provers(lecture.seen)]
            return [" ".join(str(lines.index(number) + 1) for number in reply.lines)]
        case _:
            return [action_text(order, board) for order in reply.orders]
