"""A lesson under way: what is shown, what a reply is worth, and how it goes on. Pure; every state can be kept."""

from dataclasses import dataclass, replace

from solo.contacts import rules
from solo.contacts.actions import NameTrace, Order
from solo.contacts.deduction.explain import history_with
from solo.contacts.edition import EDITIONS
from solo.contacts.learning.advice import Advisor
from solo.contacts.learning.drillcheck import idle_lines, remarks_on
from solo.contacts.learning.inference import Inference, Ladder
from solo.contacts.learning.lesson import Judged, Lesson, Mark, Prove, Reply, Step, Turn
from solo.contacts.learning.replayed import Told
from solo.contacts.learning.worth import first_refused, worth_of
from solo.contacts.observation import TeamObservation
from solo.contacts.public import Setup
from solo.contacts.redact import team_observation
from solo.contacts.state import State
from solo.core.record import PublicLine

__all__ = ["Lecture", "begin", "go_on", "judge", "ladder_at", "resumed"]

EVEN = 1e-9


@dataclass(frozen=True, slots=True)
class Lecture:
    """Where a pupil is in a lesson: the step (its index), what is to be seen, whether the step's task is done.

    `tries` counts the wrong replies to this step. `at` is the number of steps when the lesson is over.
    """

    lesson: Lesson
    at: int
    seen: TeamObservation
    is_done: bool
    tries: int
    _state: State
    _told: tuple[PublicLine, ...]
    _length: int

    @property
    def step(self) -> Step | None:
        """The present step, None when the lesson is over."""
        return self.lesson.steps[self.at] if self.at < len(self.lesson.steps) else None


def begin(lesson: Lesson) -> Lecture:
    """Return a lesson at its first step. Raises: IllegalAction, if what it tells cannot happen."""
    state = rules.new_state(Setup(lesson.scenario, lesson.team, edition=EDITIONS[lesson.scenario.edition]))
    return _arrived(Lecture(lesson, 0, team_observation(state, Told().record), False, 0, state, (), 0))


def go_on(lecture: Lecture) -> Lecture:
    """Return the lesson at its next step. Raises: ValueError, if the present one is not done, or none is left."""
    if lecture.step is None or not lecture.is_done:
        raise ValueError("the present step is not done yet" if lecture.step else "the lesson is over")
    return _arrived(replace(lecture, at=lecture.at + 1, is_done=False, tries=0))


def resumed(lesson: Lesson, at: int) -> Lecture:
    """Return a lesson at the step with an index, as if all before it were done; at its end if there are not so many.

    Raises: IllegalAction, if what it tells cannot happen.
    """
    lecture = begin(lesson)
    while lecture.step is not None and lecture.at < at:
        lecture = go_on(replace(lecture, is_done=True))
    return lecture


def _arrived(lecture: Lecture) -> Lecture:
    """Play what a step tells before it."""
    if lecture.step is None:
        return replace(lecture, is_done=True)
    state, told = lecture._state, Told(lecture._told, lecture._length)
    for action in lecture.step.actions:
        state = told.apply(state, action)
    seen, record = team_observation(state, told.record), told.record
    return Lecture(lecture.lesson, lecture.at, seen, lecture.step.task is None, 0, state, record.lines, record.length)


def ladder_at(lecture: Lecture) -> Ladder:
    """Return all kinds of inference on what is to be seen."""
    return Advisor(lecture.lesson.scenario.board).ladder(lecture.seen)


def judge(lecture: Lecture, reply: Reply) -> tuple[Lecture, Judged]:
    """Return the lesson after a reply, and what it was worth. A step that only says something is always done."""
    match lecture.step.task if lecture.step else None:
        case Mark() as task:
            found = _judge_marks(ladder_at(lecture), task, reply)
        case Prove() as task:
            found = _judge_proof(ladder_at(lecture), task, reply)
        case Turn() as task:
            found = _judge_turn(lecture, task, reply)
        case _:
            return lecture, Judged(True)
    tries = lecture.tries + (not found.right)
    return replace(lecture, is_done=lecture.is_done or found.right, tries=tries), found


def _judge_marks(ladder: Ladder, task: Mark, reply: Reply) -> Judged:
    day = ladder.day if task.day is None else task.day
    wrong = (reply.tiles ^ ladder.limited(Inference.SEVERAL, day)) & task.tiles
    return Judged(not wrong, remarks_on(ladder, day, wrong))


def _judge_proof(ladder: Ladder, task: Prove, reply: Reply) -> Judged:
    reason = ladder.reason(task.tile)
    fits = history_with(ladder.deduction.facts, ladder.board, task.tile, reply.lines)
    if fits is not None:
        return Judged(False, fits=fits, reason=reason)
    idle = idle_lines(ladder, task.tile, reply.lines)
    return Judged(not idle, idle=idle, reason=reason)


def _judge_turn(lecture: Lecture, task: Turn, reply: Reply) -> Judged:
    public, possible = lecture.seen.public, ladder_at(lecture).limited(Inference.SEVERAL)
    best = worth_of(public, task.solution, possible, task.by)
    refused = first_refused(public, reply.orders)
    if refused or not _is_whole(task, reply.orders):
        played = {order.agent for order in reply.orders}
        absent = tuple(agent for agent in task.agents if agent not in played)
        return Judged(False, refused=refused, absent=absent, best=best)
    value = worth_of(public, reply.orders, possible, task.by)
    worse = best - value if task.by == "catch" else value - best
    return Judged(worse <= task.slack + EVEN, value=value, best=best, told=_answers(lecture, reply.orders))


def _is_whole(task: Turn, orders: tuple[Order, ...]) -> bool:
    """Return whether orders are the turns that the task asks for: of these Agents, or of any one."""
    played = {order.agent for order in orders}
    return played == set(task.agents) if task.agents else len(played) == 1


def _answers(lecture: Lecture, orders: tuple[Order, ...]) -> tuple[PublicLine, ...]:
    """Return the public lines that come of some orders, tried out beside the told game."""
    state, told = lecture._state, Told(lecture._told, lecture._length)
    for order in orders:
        if state.public.outcome is not None:
            break
        state = told.apply(state, order)
        if state.public.phase == "trace":
            traces = [action for action in rules.legal_actions(state) if isinstance(action, NameTrace)]
            state = told.apply(state, traces[0])
    return told.record.lines[len(lecture._told) :]
