"""Graded hints in a match: counted, kept in the record whatever is undone, and as hint levels (SR-93)."""

from pathlib import Path

import pytest

from solo.advising import ASKED, asked_in, counts_as, note_asked
from solo.contacts.bots import TEAMS
from solo.contacts.result import result_of
from solo.core.record import RecordFault
from solo.core.runs import PRACTICE
from solo.marks import keep_marks, marks_by_day
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.opening import load_match, open_record
from tests.runs import measured, run_of, started


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    return tmp_path


def team_acts(match: Match) -> None:
    """Let the Alien, and then the computer Agents, do one action."""
    match.let_opponents_act()
    if not match.is_over:
        match.act(TEAMS["greedy"](match.observation, match.session.legal_actions(), match.session.stream("agents")))


def begun(actions: int = 5, hints: str = "off") -> Match:
    match = new_match(NewGame("major-breakdown", level=1, seed=20, hints=hints))
    for _ in range(actions):
        team_acts(match)
    match.close()
    return match


def other_marks(match: Match, *names: str) -> None:
    board = match.observation.public.board
    keep_marks(match, dict.fromkeys((board.named(name) for name in names), "no"))


def test_each_is_counted_and_the_record_replays_with_it() -> None:
    match = begun()
    for name in ("left", "nudge", "nudge", "step"):
        note_asked(match, name)
    assert asked_in(match.session.record) == {"left": 1, "nudge": 2, "step": 1}
    assert match.path is not None
    again = load_match(match.path)
    assert again.session.record == match.session.record
    assert again.hints == "off", "a graded hint sets no level"
    assert all(line.type != "advice" for line in match.session.public_record.lines)


def test_no_undo_takes_it_back() -> None:
    match = new_match(NewGame("major-breakdown", level=1, seed=20))
    team_acts(match)
    note_asked(match, "nudge")
    assert match.can_undo
    match.undo()
    assert asked_in(match.session.record) == {"nudge": 1}
    match.close()


def test_a_question_a_nudge_and_a_region_are_count_and_the_others_set() -> None:
    """SR-93."""
    match = begun()
    assert [counts_as(match, name) for name in ASKED] == ["count", "count", "count", "set", "set"]


def test_trying_marks_out_one_by_one_is_set() -> None:
    """SR-93: asking about other marks before anything was done; the same marks, or an action between, are free."""
    match = begun()
    note_asked(match, "left")
    assert counts_as(match, "nudge") == "count"
    other_marks(match, "C4")
    assert counts_as(match, "nudge") == "set" and counts_as(match, "left") == "set"
    other_marks(match)
    assert counts_as(match, "nudge") == "count", "the marks are again those that were asked about"
    other_marks(match, "C5")
    team_acts(match)
    match.close()
    assert counts_as(match, "nudge") == "count"


def test_the_result_names_the_level_as_which_the_hints_counted() -> None:
    for name, level in (("nudge", "count"), ("step", "set")):
        match = begun()
        note_asked(match, name)
        while not match.is_over:
            team_acts(match)
        match.close()
        result = result_of(match.truth(), "x", 1.0, "x")
        assert result is not None and result.hints == level


def test_in_a_rated_run_what_is_allowed_costs_nothing_and_more_makes_it_practice() -> None:
    match = started(5, measured(hints="count"), "off")
    note_asked(match, "region")
    assert match.is_rated
    note_asked(match, "inference")
    assert match.is_practice and match.why_practice == "hints" and run_of(match).state == PRACTICE


def test_in_a_rated_run_nothing_is_noted_that_cannot_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    match = started(5, measured(hints="count"), "off")
    before = list(match.session.record)

    def fail(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("solo.core.save.os.replace", fail)
    with pytest.raises(OSError, match="No space"):
        note_asked(match, "nudge")
    assert match.is_rated and match.session.record == before


def test_a_game_that_is_handed_over_is_practice_for_good() -> None:
    match = begun()
    match.hand_over()
    assert match.is_practice and match.why_practice == "watch"
    assert match.path is not None and load_match(match.path).is_practice
    rated = started(5, measured(hints="count"), "off")
    rated.hand_over()
    assert rated.why_practice == "watch" and run_of(rated).state == PRACTICE


def test_marks_belong_to_the_day_on_which_they_were_made() -> None:
    """SR-94: a day without a new mark has none."""
    match = begun()
    other_marks(match, "C4", "C5")
    other_marks(match, "C4")
    day = match.observation.public.day
    while not match.is_over and match.observation.public.day < day + 2:
        team_acts(match)
    match.let_opponents_act()
    if not match.is_over:
        other_marks(match, "D5")
    match.close()
    board = match.observation.public.board
    found = marks_by_day(tuple(match.session.record), board)
    expected = {day: {board.named("C4"): "no"}}
    if not match.is_over:
        expected[day + 2] = {board.named("D5"): "no"}
    assert found == expected


def test_a_save_with_a_graded_hint_of_no_sense_still_opens() -> None:
    match = begun()
    note_asked(match, "nudge")
    assert match.path is not None
    text = match.path.read_text().replace('"marks":{}', '"marks":7')
    match.path.write_text(text)
    try:
        assert counts_as(load_match(match.path), "nudge") == "count"
    except RecordFault as fault:  # pragma: no cover
        pytest.fail(str(fault))
    assert open_record(match.path).record
