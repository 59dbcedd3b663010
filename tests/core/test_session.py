"""A session: one match, its record, its undo; and the replay that gives the same record again."""

from dataclasses import replace
from typing import Any

import pytest

from solo.core.game import IllegalAction
from solo.core.record import Audience, Event, lines_of, parse_record
from solo.core.session import Session, SessionInfo, replay
from tests.core.toy import TOY

INFO = SessionInfo("play", 11, {"level": 3})


def session_with(*actions: str, numbers: int = 9) -> Session:
    session = Session(TOY, numbers, INFO)
    for action in actions:
        session.apply(action)
    return session


def replayed(record: list[Event]) -> tuple[Session, Any]:
    return replay(tuple(record), TOY, 9, INFO)


def types(session: Session) -> list[str]:
    return [event.type for event in session.record]


def test_a_record_begins_with_what_the_match_was_made_from() -> None:
    first = session_with().record[0]
    assert first.type == "match" and first.audience is Audience.NOBODY
    assert first.fields["game"] == "toy"
    assert first.fields["seed"] == 11
    assert first.fields["purpose"] == "play"
    assert first.fields["options"] == {"level": 3}
    assert first.fields["numbers"] == 9
    assert first.fields["format"] == 1


def test_each_action_stands_hidden_before_its_notes_and_its_events() -> None:
    session = session_with()
    session.apply("hide 4", [Event("note", {"plan": 4}, Audience.ALIEN)])
    session.apply("guess 2")
    assert types(session) == ["match", "action", "note", "hidden", "ready", "action", "answer"]
    assert [line.type for line in session.public_record.lines] == ["ready", "answer"]
    assert [line.number for line in session.public_record.lines] == [5, 7]
    assert session.record[1].audience is Audience("hider") and session.record[1].fields == {
        "side": "hider",
        "action": "hide 4",
    }
    assert session.record[5].audience is Audience.HUMAN


def test_an_illegal_action_changes_nothing() -> None:
    session = session_with("hide 4", "guess 2")
    before = (session.state, list(session.record), session.public_record)
    with pytest.raises(IllegalAction):
        session.apply("guess 12")
    with pytest.raises(IllegalAction):
        session.apply("hide 1")
    assert (session.state, session.record, session.public_record) == before


def test_streams_depend_on_the_side_and_its_number_of_decisions_alone() -> None:
    one, other = session_with("hide 4", "point 1"), session_with("hide 7", "point 9")
    assert one.stream("seeker").random() == other.stream("seeker").random()
    assert one.stream("seeker").random() != one.stream("hider").random()
    assert session_with().stream("seeker").random() == session_with("hide 4").stream("seeker").random()
    before = one.stream("seeker").random()
    one.apply("point 3")
    assert one.stream("seeker").random() != before
    one.undo()
    assert one.stream("seeker").random() == before


# ---------------------------------------------------------------------------------------------------------- undo


def test_undo_takes_back_state_record_and_public_part() -> None:
    session = session_with("hide 4", "guess 2")
    before = (session.state, list(session.record), session.public_record, session.to_move)
    session.apply("point 5")
    session.undo()
    assert (session.state, session.record, session.public_record, session.to_move) == before


def test_only_what_told_nothing_can_be_undone() -> None:
    session = session_with()
    assert not session.can_undo, "nothing was done"
    assert not session_with("hide 4").can_undo, "the hider's choice is not the seeker's to take back"
    session = session_with("hide 4", "point 5")
    assert session.can_undo
    session.apply("guess 2")
    assert not session.can_undo, "an answer was given"
    session.apply("point 2")
    session.apply("point 3")
    session.undo()
    session.undo()
    assert not session.can_undo, "the answer again"


def test_undo_without_an_action_is_an_error() -> None:
    with pytest.raises(IndexError):
        session_with().undo()


def test_going_back_past_an_answer_makes_it_practice() -> None:
    session = session_with("hide 4", "point 1", "guess 2")
    assert not session.practice
    assert session.undo_to_choice("seeker")
    assert session.practice
    assert session.state == session_with("hide 4", "point 1").state
    assert types(session)[-1] == "practice"
    session.apply("guess 3")
    again, difference = replayed(session.record)
    assert difference is None and again.practice


def test_going_back_skips_what_the_other_side_did_meanwhile() -> None:
    session = session_with("hide 4", "point 1")
    assert session.undo_to_choice("hider")
    assert session.to_move == "hider" and session.state == session_with().state
    assert not session_with().undo_to_choice("seeker")


def test_practice_stays_practice_when_more_is_undone() -> None:
    """Otherwise an answer could be looked at and taken back, and the save would not tell."""
    session = session_with("hide 4", "point 1", "point 2", "guess 3")
    session.undo_to_choice("seeker")
    assert session.can_undo
    session.undo()
    session.undo()
    session.apply("guess 4")
    assert "practice" in types(session)
    again, difference = replayed(session.record)
    assert difference is None and again.practice
    session.undo_to_choice("seeker")
    assert types(session).count("practice") == 1


def test_hints_that_were_asked_for_stay_in_the_record() -> None:
    session = session_with("hide 4", "point 1")
    session.note(Event("hints", {"level": "full"}, Audience.TEAM))
    session.undo()
    assert types(session) == ["match", "action", "hidden", "ready", "hints"]
    session.apply("guess 2")
    again, difference = replayed(session.record)
    assert difference is None and again.public_record == session.public_record


# -------------------------------------------------------------------------------------------------------- replay


def full_record() -> list[Event]:
    session = session_with()
    session.apply("hide 4", [Event("note", {"plan": [1, 2]}, Audience.ALIEN)])
    session.apply("point 2")
    session.note(Event("hints", {"level": "off"}, Audience.TEAM))
    for action in ("guess 2", "point 3", "guess 4"):
        session.apply(action)
    return session.record


def test_a_replay_gives_the_same_record_byte_for_byte() -> None:
    record = full_record()
    read = parse_record(lines_of(record), "a")
    session, difference = replayed(list(read))
    assert difference is None
    assert lines_of(session.record) == lines_of(record)
    assert session.to_move is None
    assert session.public_record == replayed(record)[0].public_record


@pytest.mark.parametrize("length", range(1, 12))
def test_a_record_that_ends_early_goes_on_from_there_or_is_told_apart(length: int) -> None:
    """Cut between an action and its events, the record lacks what the rules give; elsewhere it is a game under way."""
    record = full_record()
    session, difference = replayed(record[:length])
    whole = length in (1, 5, 7, 8, 10, 12)  # after match, hide, point, hints, guess, point
    if whole:
        assert difference is None and session.record == record[:length]
    else:
        assert difference is not None
        assert (difference.line, difference.recorded) == (length + 1, "")


def test_a_changed_answer_is_found_with_both_readings() -> None:
    record = full_record()
    index = next(index for index, event in enumerate(record) if event.type == "answer")
    record[index] = replace(record[index], fields={"guess": 2, "right": True})
    session, difference = replayed(record)
    assert difference is not None
    assert difference.line == index + 1
    assert difference.recorded == '{"type":"answer","guess":2,"right":true}'
    assert difference.replayed == '{"type":"answer","guess":2,"right":false}'
    assert session.state.left == 4, "as far as they agree: the guess is not made"
    assert session.record == full_record()[: index - 1]


@pytest.mark.parametrize(
    ("kind", "changed"),
    [
        ("hidden", {"number": 5}),
        ("ready", {"loud": True}),
        ("points", {"at": 9}),
        ("action", {"side": "hider", "action": "hide 5"}),
        ("action", {"side": "seeker", "action": "hide 4"}),
        ("action", {"side": "hider", "action": "hide 44"}),
        ("action", {"side": "hider", "action": "nonsense"}),
        ("action", {}),
    ],
)
def test_any_changed_line_is_found(kind: str, changed: dict[str, object]) -> None:
    record = full_record()
    index = next(index for index, event in enumerate(record) if event.type == kind)
    record[index] = replace(record[index], fields=changed)
    difference = replayed(record)[1]
    assert difference is not None
    assert index + 1 <= difference.line <= index + 3


@pytest.mark.parametrize("index", [4, 6, 9])
def test_a_lost_public_line_is_found(index: int) -> None:
    record = full_record()
    assert record[index].audience is Audience.ALL
    del record[index]
    difference = replayed(record)[1]
    assert difference is not None and difference.line == index + 1


def test_a_public_line_that_no_action_gave_is_found() -> None:
    record = full_record()
    record.insert(5, Event("answer", {"guess": 9, "right": False}, Audience.ALL))
    difference = replayed(record)[1]
    assert difference is not None
    assert (difference.line, difference.replayed) == (6, "")


def test_an_action_after_the_end_is_found() -> None:
    record = full_record()
    record.append(Event("action", {"side": "seeker", "action": "guess 1"}, Audience.TEAM))
    difference = replayed(record)[1]
    assert difference is not None and difference.line == len(record)


def test_a_snapshot_undoes_all_that_nobody_has_seen() -> None:
    session = session_with()
    session.let_chance_act()
    before, lines, told = session.snapshot(), lines_of(session.record), session.public_record
    session.apply(session.legal_actions()[0])
    session.note(Event("hints", {"level": "set"}, Audience.TEAM))
    session.make_practice("hints")
    session.restore(before)
    assert lines_of(session.record) == lines and session.public_record == told and not session.practice
    again = session_with()
    again.let_chance_act()
    assert [each.apply(each.legal_actions()[0]) for each in (session, again)]
    assert lines_of(session.record) == lines_of(again.record)


def test_practice_is_noted_once() -> None:
    session = session_with()
    assert session.why_practice == ""
    session.make_practice("hints")
    session.make_practice("undo")
    assert [event.fields for event in session.record if event.type == "practice"] == [{"why": "hints"}]
    assert session.why_practice == "hints"


def test_a_line_that_says_all_again_takes_the_place_of_the_last_one_of_its_type_alone() -> None:
    session = session_with()
    for number in (1, 2, 3):
        session.note_again(Event("notes", {"number": number}, Audience.HUMAN))
    assert types(session) == ["match", "notes"] and session.record[-1].fields == {"number": 3}
    session.note(Event("hints", {"level": "full"}, Audience.HUMAN))
    session.note_again(Event("notes", {"number": 4}, Audience.HUMAN))
    assert types(session) == ["match", "notes", "hints", "notes"]


def test_a_public_line_is_never_replaced() -> None:
    session = session_with()
    for number in (1, 2):
        session.note_again(Event("said", {"number": number}, Audience.ALL))
    assert types(session) == ["match", "said", "said"]
