"""Records: JSON Lines both ways, and what is hidden stays out of the public part."""

import json
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.core.record import Audience, Event, RecordFault, format_event, lines_of, parse_record, public_part

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
FIELDS = st.dictionaries(st.sampled_from(["day", "tiles", "by", "answer", "Ω"]), JSON, max_size=4)
AUDIENCES = [Audience.ALL, Audience.HUMAN, Audience.ALIEN, Audience.NOBODY, Audience("rival-2")]
EVENTS = st.builds(Event, st.sampled_from(["answer", "zone", "note", "action"]), FIELDS, st.sampled_from(AUDIENCES))


@given(st.lists(EVENTS, min_size=1, max_size=6))
def test_a_record_is_read_as_it_was_written(events: list[Event]) -> None:
    text = lines_of(events)
    assert text.count("\n") == len(events), "one event a line, whatever its texts hold"
    assert parse_record(text, "a.jsonl") == tuple(events)
    assert lines_of(parse_record(text, "a.jsonl")) == text


@given(st.lists(EVENTS, max_size=6))
def test_the_public_part_keeps_the_public_events_and_their_line_numbers(events: list[Event]) -> None:
    public = public_part(tuple(events))
    assert public.length == len(events)
    assert [line.number for line in public.lines] == [
        number for number, event in enumerate(events, 1) if event.audience is Audience.ALL
    ]
    for line in public.lines:
        assert (line.type, line.fields) == (events[line.number - 1].type, events[line.number - 1].fields)


def test_only_hidden_lines_are_marked() -> None:
    """Contacts 9: each hidden line has "hidden":true, and a public one looks as the page shows it."""
    assert format_event(Event("zone", {"zone": "B"}, Audience.ALL)) == '{"type":"zone","zone":"B"}'
    for audience in (Audience.ALIEN, Audience.TEAM, Audience.NOBODY):
        line = json.loads(format_event(Event("hand", {"cards": ["B03"]}, audience)))
        assert line["hidden"] is True and line["type"] == "hand"


@pytest.mark.parametrize("type", ["path", "start"])
def test_path_and_start_are_hidden_without_the_mark(type: str) -> None:
    """Contacts 9: lines of type path and start are ignored also without the mark."""
    record = parse_record(f'{{"type":"{type}","tile":"D4"}}\n{{"type":"zone","zone":"B"}}', "a")
    assert [line.type for line in public_part(record).lines] == ["zone"]


@pytest.mark.parametrize("extra", ["", ',"audience":"all"', ',"audience":"Every One"', ',"audience":["all"]'])
def test_a_line_marked_hidden_is_never_public(extra: str) -> None:
    """Contacts 9: a reader of the public record ignores it, whoever else it names as its audience."""
    record = parse_record(f'{{"type":"zone","zone":"B","hidden":true{extra}}}', "a")
    assert public_part(record).lines == ()
    assert record[0].audience is Audience.NOBODY


def test_a_line_for_one_computer_player_alone_names_its_side() -> None:
    """Nobody else is it for, and there is one object for each audience, copied or not."""
    [event] = parse_record('{"type":"draw","card":"X07","audience":"rival-2","hidden":true}', "a")
    assert event.audience is Audience("rival-2") is pickle.loads(pickle.dumps(event)).audience
    assert event.audience not in (Audience("rival-1"), Audience.HUMAN, Audience.NOBODY)
    assert public_part((event,)).lines == ()


@pytest.mark.parametrize("name", ["", "Rival", "rival 2", "-", "x" * 40])
def test_no_side_is_called_otherwise_than_with_letters_digits_and_hyphens(name: str) -> None:
    with pytest.raises(ValueError, match="no audience"):
        Audience(name)


def test_blank_lines_at_the_end_do_not_count() -> None:
    assert len(parse_record('{"type":"a"}\r\n{"type":"b"}\r\n\n\n', "a")) == 2


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("no json", 1),
        ('{"type":"a"}\n\n{"type":"b"}', 2),
        ('{"type":"a"}\n[1]', 2),
        ('{"type":"a"}\n{"kind":"b"}', 2),
        ('{"type":"a"}\n{"type":7}', 2),
        ('{"type":"a"}\n{"type":"b"', 2),
        ("[" * 100_000, 1),
        ('{"type":"a","n":' + "9" * 10_000 + "}", 1),
    ],
)
def test_the_first_unreadable_line_is_named(text: str, line: int) -> None:
    with pytest.raises(RecordFault) as caught:
        parse_record(text, "saves/a.jsonl")
    assert (caught.value.file, caught.value.line) == ("saves/a.jsonl", line)
    assert f"saves/a.jsonl:{line}: " in str(caught.value)
