"""`solo drill`, `solo lesson`, `solo list lessons` and `solo validate` on lessons, by pipe and with errors."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from solo import lessons
from solo.__main__ import main
from solo.contacts.learning.drill import Kind, parse_drill_id, wanted
from solo.contacts.learning.drillcheck import solution
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.lessonplay import begin, go_on, judge
from solo.contacts.learning.pupilreply import right_reply
from solo.learned import DONE, OPEN, learned, standing_of
from solo.terminal import drilling
from solo.terminal.exercises import provers
from tests.client.learning.conftest import made

Solo = Callable[..., tuple[int, str, str]]

IDS = ("mark-6", "inout-40213", "why-40213", "question-40213", "past-6")


@pytest.fixture
def solo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Solo:
    """Run a command line in a home of its own, some lines typed; return status, output and errors."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(drilling, "drill_of", made)

    def run(command: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        status = main(command.split())
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


def typed_answer(id: str) -> str:
    """Return a right answer as it is typed."""
    drill = made(id)
    right = solution(drill)
    if drill.kind is Kind.WHY:
        numbers = [line.number for line in provers(drill.seen)]
        return " ".join(str(numbers.index(line) + 1) for line in right.lines)
    if drill.kind is Kind.QUESTION:
        return str(right.choice + 1)
    return " ".join(drill.board.names_of(right.tiles)).lower()


@pytest.mark.parametrize("id", IDS)
def test_a_drill_of_each_kind_is_answered_right(solo: Solo, id: str) -> None:
    status, out, err = solo(f"drill {id}", f"{typed_answer(id)}\nquit\n")
    assert ((status, err) == (0, "") and "Right." in out) or "leaves" in out
    assert "1 of 1 drills solved" in out
    assert [(each.id, each.solved) for each in learned().attempts] == [(id, True)]


@pytest.mark.parametrize("id", IDS)
def test_a_drill_that_is_given_up_is_explained(solo: Solo, id: str) -> None:
    status, out, _ = solo(f"drill {id}", "\nhelp\ngive up\n")
    assert status == 0 and "0 of 1 drills solved" in out and "It takes:" in out
    assert [each.solved for each in learned().attempts] == [False]


def test_words_that_are_no_answer_change_nothing(solo: Solo) -> None:
    status, out, _ = solo("drill inout-40213", "Z99\nC4\nquit\n")
    assert status == 0 and "There is no tile" in out and "not among the tiles" in out
    status, out, _ = solo("drill why-40213", "0\n1 x\n")
    assert status == 0 and out.count("Write numbers from 1 to") == 2
    assert learned().attempts == ()


def test_drills_for_a_script(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drilling, "next_drill", lambda attempts, now, kinds: "why-40213")
    lines = f"{typed_answer('inout-40213')}\ngive up\n"
    status, out, err = solo("drill inout-40213 --json", lines)
    first, told, second, failed, third = map(json.loads, out.splitlines())
    assert (status, err) == (0, "")
    assert first["id"] == "inout-40213" and len(first["tiles"]) == 5 and "right" not in first
    assert told["solved"] and set(told["right"]) <= set(first["tiles"]) and told["rating"] > 1000
    assert second["kind"] == "why" and second["events"] and second == third
    assert not failed["solved"] and failed["right"] and failed["explained"]


def test_a_script_that_ends_with_nonsense_is_told(solo: Solo) -> None:
    status, out, err = solo("drill inout-40213 --json", "nonsense\n")
    assert status == 2 and len(out.splitlines()) == 1 and "There is no tile" in err


def test_an_id_that_is_none_is_told(solo: Solo) -> None:
    for id, words in (("chess-3", "begins with one of mark"), ("mark-x", "a number from 0")):
        status, out, err = solo(f"drill {id}")
        assert status == 2 and words in err and "Traceback" not in err and out == ""


def test_the_next_drill_is_of_the_kind_that_is_wanted(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def note(id: str) -> object:
        asked.append(id)
        return made("past-6")

    monkeypatch.setattr(drilling, "drill_of", note)
    assert solo("drill --kind past", "quit\n")[0] == 0
    assert asked[0].startswith("past-")
    assert solo("drill --needs closed", "quit\n")[0] == 0
    assert wanted(parse_drill_id(asked[1])[1]) is Inference.CLOSED


# Lessons


def right_words(id: str) -> list[str]:
    """Return what is typed to go through a lesson, an empty line after each step."""
    lecture = begin(next(each for each in lessons.all_lessons() if each.id == id))
    found: list[str] = []
    while lecture.step is not None:
        if lecture.step.task is not None:
            board, reply = lecture.seen.public.board, right_reply(lecture)
            numbers = [line.number for line in provers(lecture.seen)]
            picked = [str(numbers.index(line) + 1) for line in reply.lines]
            found.append(" ".join(picked or board.names_of(reply.tiles)))
        found.append("")
        lecture = go_on(judge(lecture, right_reply(lecture))[0])
    return found


def test_the_lessons_are_listed(solo: Solo) -> None:
    for command in ("lesson", "list lessons"):
        status, out, err = solo(command)
        assert (status, err) == (0, "") and "3. How far in one night (new, 3 steps)" in out
    rows = json.loads(solo("list lessons --json")[1])
    assert [row["number"] for row in rows] == list(range(1, 13)) and {row["status"] for row in rows} == {"new"}


def test_a_lesson_is_gone_through_by_pipe(solo: Solo) -> None:
    status, out, err = solo("lesson reach", "\n".join(right_words("reach")))
    assert (status, err) == (0, "") and "Lesson done." in out and out.count("Right.") == 3
    lesson = lessons.all_lessons()[2]
    assert standing_of(lesson, learned().lessons) == (DONE, 0)


def test_a_lesson_is_named_by_its_number_too(solo: Solo) -> None:
    assert solo("lesson 3", "quit\n")[1] == solo("lesson reach", "quit\n")[1]
    status, _, err = solo("lesson 99")
    assert status == 2 and "99" in err


def test_a_lesson_is_left_and_gone_on_with(solo: Solo) -> None:
    first = right_words("reach")[0]
    status, out, _ = solo("lesson reach", f"none\n{first}\n\nanswer\nback\nagain\nhelp\n{first}\n\nquit\n")
    assert status == 0 and "wrong" in out and "for instance like this" in out
    assert standing_of(lessons.all_lessons()[2], learned().lessons) == (OPEN, 1)
    assert "Step 2 of 3" in solo("lesson reach", "quit\n")[1]
    assert "Step 1 of 3" in solo("lesson reach --from-start", "quit\n")[1]


def test_a_turn_is_planned_at_the_prompt(solo: Solo) -> None:
    steps = right_words("closing-the-net")
    typed = [steps[0], "", "move turquoise A1", "move turquoise F1", "move turquoise F1 E1; block turquoise D1", "", ""]
    status, out, _ = solo("lesson closing-the-net", "\n".join([*typed, "quit"]))
    assert status == 0 and "Good: it can reach" in out and "tiles to reach tomorrow" in out and "Step 3 of 3" in out


def test_the_next_lesson_and_one_that_is_none(solo: Solo) -> None:
    assert "1. A no is worth" in solo("lesson next", "quit\n")[1]
    status, _, err = solo("lesson raech")
    assert status == 2 and 'did you mean "reach"?' in err


def test_the_profile_tells_what_was_learned(solo: Solo) -> None:
    solo("lesson reach", "\n".join(right_words("reach")))
    solo("drill inout-40213", "give up\n")
    status, out, _ = solo("profile")
    assert status == 0 and "1 lesson done." in out and "0 of 1 drills solved" in out
    told = json.loads(solo("profile --json")[1])
    assert [each["lesson"] for each in told["lessons"]] == ["reach"]
    assert [(each["id"], each["solved"]) for each in told["drills"]] == [("inout-40213", False)]


def test_lessons_are_validated(solo: Solo, tmp_path: Path) -> None:
    good = lessons.lesson_files()[0]
    status, out, _ = solo(f"validate {good}")
    assert status == 0 and "no fault" in out
    bad = tmp_path / "bad.yaml"
    bad.write_text(good.read_text().replace("scenario: major-breakdown", "scenario: major-brakdown"))
    status, _, err = solo(f"validate {bad}")
    assert status == 2 and 'did you mean "major-breakdown"?' in err and ":" in err
