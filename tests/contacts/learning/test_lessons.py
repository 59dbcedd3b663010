"""Every lesson is played, with right and with wrong replies; what is no lesson is refused with all its faults."""

from collections import Counter
from pathlib import Path

import pytest

from solo import lessons, library
from solo.contacts import turn
from solo.contacts.actions import MoveAgent, Order
from solo.contacts.learning.drill import Remark
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.lesson import Judged, Lesson, Mark, Prove, Reply, Turn
from solo.contacts.learning.lessonfile import parse_lesson
from solo.contacts.learning.lessonplay import Lecture, begin, go_on, judge, ladder_at, resumed
from solo.contacts.learning.pupilreply import right_reply
from solo.contacts.learning.text import judged_lines, lesson_title, remark_text, step_done, step_text, task_text
from solo.contacts.names import agent_name
from solo.core.content import ContentError
from solo.hex.bits import members

LESSONS = lessons.all_lessons()
TOPICS = {
    "yes-and-no", "mountain-shadow", "reach", "reach-over-days", "closed-tiles", "order-of-agents", "no-camp-twice",
    "the-dogs-day", "splitting-in-half", "closing-the-net", "the-mission-as-a-clue", "a-whole-day",
}  # fmt: skip


def test_the_lessons_are_there_in_order_and_without_a_fault() -> None:
    assert lessons.left_out() == []
    assert {lesson.id for lesson in LESSONS} == TOPICS
    assert [lesson.number for lesson in LESSONS] == list(range(1, len(TOPICS) + 1))
    assert {lesson.scenario.board.id for lesson in LESSONS} <= {"S", "L"}


def lectures(lesson: Lesson) -> list[Lecture]:
    """Return a lesson at each of its steps, and at its end."""
    lecture = begin(lesson)
    found = [lecture]
    while lecture.step is not None:
        lecture = go_on(judge(lecture, right_reply(lecture))[0])
        found.append(lecture)
    return found


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_done_by_right_replies(lesson: Lesson) -> None:
    for lecture in lectures(lesson)[:-1]:
        step = lecture.step
        assert step is not None and lecture.is_done == (step.task is None)
        after, judged = judge(lecture, right_reply(lecture))
        assert judged.right and after.is_done and after.tries == 0
        assert after.seen == lecture.seen
        assert judged_lines(judged, step.task) and step_text(step) and task_text(step.task, lesson.scenario.board)
    assert sum(step.task is not None for step in lesson.steps) >= 2
    assert lesson_title(lesson).startswith(f"{lesson.number}.")


def wrong_replies(lecture: Lecture) -> list[Reply]:
    """Return some wrong replies to a step."""
    step, right = lecture.step, right_reply(lecture)
    assert step is not None
    match step.task:
        case Mark(tiles):
            one = next(members(tiles))
            return [Reply(tiles=tiles), Reply(), Reply(tiles=right.tiles ^ 1 << one)]
        case Prove():
            others = [event.line for event in ladder_at(lecture).events if event.line not in right.lines]
            return [Reply(), Reply(lines=right.lines[1:]), *(Reply(lines=(*right.lines, line)) for line in others[:1])]
        case Turn() as task:
            return [Reply(), Reply(orders=task.solution[:0]), Reply(orders=lazy(lecture, task))]
        case _:
            return []


def lazy(lecture: Lecture, task: Turn) -> tuple[Order, ...]:
    """Return legal turns of the Agents that only move, the first way there is."""
    public, orders = lecture.seen.public, list[Order]()
    for agent in task.agents or ("pink",):
        form = turn.current_form(public, agent)
        assert form is not None
        move = form.legal_moves(public, agent)[0]
        orders.append(move)
        public = turn.public_effect(public, move)
    return tuple(orders)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_wrong_reply_is_explained_and_can_be_repeated(lesson: Lesson) -> None:
    """By a proof, a history or a number; and the step stays as it is until it is done right."""
    for lecture in lectures(lesson)[:-1]:
        step, now = lecture.step, lecture
        assert step is not None
        for tries, reply in enumerate(wrong_replies(lecture), 1):
            now, judged = judge(now, reply)
            assert not judged.right and not now.is_done and now.tries == tries, (lecture.at, reply)
            assert is_explained(judged, step.task)
            for remark in judged.remarks:
                check_remark(now, remark, step.task)
            assert judged_lines(judged, step.task)
            with pytest.raises(ValueError, match="not done"):
                go_on(now)
        assert judge(now, right_reply(now))[1].right


def test_a_turn_that_leaves_agents_out_is_told_which() -> None:
    asked = [(lecture, lecture.step.task) for lesson in LESSONS for lecture in lectures(lesson)[:-1] if lecture.step]
    left_out = 0
    for lecture, task in asked:
        if isinstance(task, Turn) and len(task.agents) > 1:
            last = task.agents[-1]
            orders = tuple(order for order in task.solution if order.agent != last)
            judged = judge(lecture, Reply(orders=orders))[1]
            assert judged.refused or judged.absent == (last,)
            if judged.absent:
                assert judged_lines(judged, task) == [f"Plan {agent_name(last)} too."]
                left_out += 1
    assert left_out


def is_explained(judged: Judged, task: object) -> bool:
    if isinstance(task, Mark):
        return bool(judged.remarks)
    if isinstance(task, Prove):
        return judged.reason is not None and (judged.fits is not None) != bool(judged.idle)
    return judged.best > 0


def check_remark(lecture: Lecture, remark: Remark, task: object) -> None:
    """A tile that is possible has a whole history that ends there, another one a reason."""
    assert isinstance(task, Mark)
    ladder = ladder_at(lecture)
    day = ladder.day if task.day is None else task.day
    possible = ladder.limited(Inference.SEVERAL, day) >> remark.tile & 1
    assert (remark.reason is None) == bool(possible)
    if remark.paths is not None:
        camps = [remark.paths[0][0], *(path[-1] for path in remark.paths)]
        assert possible and camps[day] == remark.tile
    assert lecture.seen.public.board.names[remark.tile] in remark_text(remark, lecture.seen.public.board)


def test_the_lessons_teach_every_kind_of_inference_but_the_last() -> None:
    """What is to be proved in them, and the hardest inference of what is to be marked."""
    taught: Counter[Inference] = Counter()
    for lesson in LESSONS:
        for lecture in lectures(lesson)[:-1]:
            assert lecture.step is not None
            match lecture.step.task:
                case Prove(tile):
                    reason = ladder_at(lecture).reason(tile)
                    assert reason is not None and reason.outright
                    taught[reason.kind] += 1
                case Mark(tiles, day):
                    kinds = (ladder_at(lecture).kind_of(tile, day) for tile in members(tiles))
                    taught[max(kind for kind in kinds if kind is not None)] += 1
    assert set(taught) >= set(Inference) - {Inference.SEVERAL}, taught


def test_the_answers_to_the_pupils_own_turn_are_real_and_change_nothing_told() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.id == "a-whole-day")
    lecture = next(each for each in lectures(lesson) if each.step and isinstance(each.step.task, Turn))
    after, judged = judge(lecture, right_reply(lecture))
    assert [line.fields["by"] for line in judged.told if line.type == "answer"] == [
        "yellow", "yellow", "blue", "blue", "pink", "pink",
    ]  # fmt: skip
    assert after.seen.record == lecture.seen.record


def test_a_turn_against_the_rules_is_told_which_order_it_is() -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.id == "closing-the-net")
    lecture = next(each for each in lectures(lesson) if each.step and isinstance(each.step.task, Turn))
    board = lesson.scenario.board
    far = MoveAgent("turquoise", (board.named("F2"), board.named("A3")))
    _, judged = judge(lecture, Reply(orders=(far,)))
    assert judged.refused == 1 and not judged.right
    assert lecture.step is not None and "1" in judged_lines(judged, lecture.step.task)[0]


def test_after_the_last_step_there_is_none() -> None:
    end = lectures(LESSONS[0])[-1]
    assert end.step is None and end.is_done and judge(end, Reply())[1].right
    with pytest.raises(ValueError, match="over"):
        go_on(end)


def test_what_is_said_is_short() -> None:
    for lesson in LESSONS:
        for step in lesson.steps:
            assert len(step.say) <= 420 and len(step_done(step)) <= 260, (lesson.id, step.say)


# Files that are no lesson

GOOD = """\
id: test
number: 1
name: Test
text: About nothing.
scenario: major-breakdown
team: [yellow, blue, pink]
steps:
  - say: Look.
    play: [start J8, place yellow L6, place blue G8, place pink K9, walk J8-J7-I7]
    mark: {around: I7, within: 2}
    done: Good.
  - say: Why?
    prove: G8
"""


def faults(text: str) -> list[str]:
    ids = [path.stem for path in library.program_files("scenario")]
    try:
        parse_lesson(text, "test.yaml", library.scenario, ids)
    except ContentError as error:
        return [str(fault) for fault in error.faults]
    return []


def test_a_good_file_has_no_fault() -> None:
    assert faults(GOOD.replace("prove: G8", "prove: A4")) == []


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("    prove: G8", "", "test.yaml:8: steps: must have 2 to 30 items"),
        ("number: 1", "number: none", "number: must be a whole number"),
        ("major-breakdown", "major-brakdown", 'did you mean "major-breakdown"?'),
        ("blue, pink", "blue", "team: must have 3 to 3 items"),
        ("walk J8-J7-I7", "walk J8-Z9", "write an action as records do"),
        ("walk J8-J7-I7", "walk J8-J7-G7", "what it plays cannot happen"),
        ("around: I7", "around: Z99", "name a tile such as C4"),
        ("within: 2", "within: 9", "mark.within: must be from 1 to 4"),
        ("{around: I7, within: 2}", "{tiles: [B2, A3]}", "all or none are possible"),
        ("{around: I7, within: 2}", "{zone: D}", 'no zone "D"'),
        ("{around: I7, within: 2}", "{around: I7, day: 4}", "asks about a day that has not come"),
        ("{around: I7, within: 2}", "{within: 2}", "needs exactly one of around, zone and tiles"),
        ("prove: G8", "prove: I7", "needs a tile that events rule out"),
        ("prove: G8", "prove: A4\n    mark: {around: I7}", "a step waits for one thing"),
        ("prove: G8", "done: Yes.", "stands in a step without a task"),
        ("prove: G8", "turn: {by: luck, solution: [move pink K9-J9]}", 'no measure "luck"'),
        ("prove: G8", "turn: {by: left, solution: [move pink K9-A4]}", "solution is not right: the order 1 is refused"),
        ("prove: G8", "turn: {by: left, agents: [blue], solution: [move pink K9-J9]}", "not the turns asked for"),
    ],
)
def test_a_broken_file_is_refused_with_place_and_remedy(old: str, new: str, words: str) -> None:
    assert old in GOOD
    text = GOOD.replace(old, new)
    if "prove" not in old:
        text = text.replace("prove: G8", "prove: A4")
    if not new and "prove" in old:
        text = text.replace("  - say: Why?\n", "")
    assert any(words in fault for fault in faults(text)), faults(text)


def test_a_file_in_the_programs_folder_bears_its_id(tmp_path: Path) -> None:
    path = tmp_path / "other.yaml"
    path.write_text(GOOD.replace("prove: G8", "prove: A4"), encoding="utf-8")
    assert lessons.read_lesson(path).id == "test"
    assert all(lessons.read_lesson(each).id == each.stem for each in lessons.lesson_files())


def test_a_lesson_goes_on_where_it_was_left() -> None:
    lesson = LESSONS[0]
    each = lectures(lesson)
    for at, lecture in enumerate(each):
        found = resumed(lesson, at)
        assert found.at == lecture.at and found.seen.record == lecture.seen.record and found.tries == 0
    assert resumed(lesson, 99).step is None
