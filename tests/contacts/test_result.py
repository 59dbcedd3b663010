"""The result of a finished game: what its record says, and nothing that it does not."""

import random

import pytest

from solo.contacts.game import GAME
from solo.contacts.public import ALIEN
from solo.contacts.result import result_of
from solo.core.record import Audience, Event, Record, RecordFault
from solo.core.session import Session, SessionInfo
from solo.library import setup_of
from tests.contacts.boards import board_of, boxed_session, play, random_rows

OPTIONS = {"level": 3, "hints": "count", "iron": False, "variant": "night"}


def session_of(seed: int, team: tuple[str, ...] = (), options: dict[str, object] | None = None) -> Session:
    """Play the starter to its end at random."""
    session = Session(GAME, setup_of("major-breakdown", team), SessionInfo("play", seed, options or OPTIONS))
    rng = random.Random(seed)
    while session.to_move is not None:
        session.apply(rng.choice(list(session.legal_actions())))
    return session


def test_edition_and_mission_cards_are_kept_as_options() -> None:
    record = changed(tuple(session_of(1).record), 0, edition="first", burdens=["M09"])
    shown = Event("missions", {"cards": ["M01", "M10"]}, Audience.ALL)
    result = result_of((*record[:5], shown, *record[5:]), "game", 5.0, "game.jsonl")
    assert result is not None
    assert result.options == {"variant": "night", "edition": "first", "burdens": ["M09"], "missions": ["M01", "M10"]}


def with_line(record: Record, at: int, kind: str, **fields: object) -> Record:
    """Return a record with a hidden line more."""
    return (*record[:at], Event(kind, fields, Audience.TEAM), *record[at:])


@pytest.mark.parametrize("team", [(), ("purple", "red", "turquoise"), ("black", "orange", "white")])
@pytest.mark.parametrize("seed", range(4))
def test_it_says_what_the_rules_say(seed: int, team: tuple[str, ...]) -> None:
    """The marker counts each yes (CR-11), and the dog beside the Alien (CR-25)."""
    session = session_of(seed, team)
    result = result_of(tuple(session.record), "game", 5.0, "game.jsonl")
    public = session.state.public
    assert result is not None
    assert (result.winner, result.why) == (public.outcome.winner, public.outcome.why)
    assert (result.day, result.days, result.map) == (public.day, 6, "S")
    assert result.detections == public.detections
    assert set(result.team) == set(session.setup.team) and len(result.team) == 3
    assert (result.id, result.finished, result.level, result.player) == ("game", 5.0, 3, "human")
    assert (result.hints, result.iron, result.practice) == ("count", False, False)
    assert result.options == {"variant": "night", "edition": "second", "burdens": [], "missions": []}


@pytest.mark.parametrize("seed", range(4))
def test_games_with_equipment_are_counted_as_the_rules_count_them(seed: int) -> None:
    rng = random.Random(seed)
    board = board_of(*random_rows(rng, 7, 7))
    held = tuple(rng.sample(["A01", "A02", "A10", "A12", "A03", "A08"], 3))
    session = play(boxed_session(rng, board, 5, 2, alien=("B02", "B05"), team=held))
    result = result_of(tuple(session.record), "game", 5.0, "game.jsonl")
    public = session.state.public
    assert result is not None and result.detections == public.detections
    assert (result.winner, result.why, result.day) == (public.outcome.winner, public.outcome.why, public.day)
    assert set(result.team) <= {*session.setup.team, *public.agents}


def test_a_game_that_goes_on_has_none() -> None:
    session = Session(GAME, setup_of("major-breakdown"), SessionInfo("play", 1, OPTIONS))
    assert session.to_move == ALIEN
    assert result_of(tuple(session.record), "game", 5.0, "game.jsonl") is None


def test_a_resignation_before_the_agents_stand_is_a_result() -> None:
    session = Session(GAME, setup_of("major-breakdown"), SessionInfo("play", 1, OPTIONS))
    session.apply(session.legal_actions()[0])
    session.apply(GAME.parse_action(session.state, "resign"))
    result = result_of(tuple(session.record), "game", 5.0, "game.jsonl")
    assert result is not None and (result.why, result.day, result.map) == ("resign", 0, "")


def test_the_highest_hint_level_before_the_end_is_told_and_practice_is_seen() -> None:
    record = tuple(session_of(1).record)
    higher = with_line(with_line(record, 9, "hints", level="heat"), 11, "hints", level="off")
    result = result_of(higher, "game", 5.0, "game.jsonl")
    assert result is not None and result.hints == "heat"
    after = result_of(with_line(record, len(record), "hints", level="full"), "game", 5.0, "game.jsonl")
    assert after is not None and after.hints == "count"
    practice = result_of(with_line(record, 9, "practice", why="undo"), "game", 5.0, "game.jsonl")
    assert practice is not None and practice.practice and not practice.counts


def test_a_computer_teams_game_does_not_count() -> None:
    result = result_of(tuple(session_of(1, options={"level": 1, "team": "greedy"}).record), "game", 5.0, "game.jsonl")
    assert result is not None and result.player == "greedy" and result.hints == "off" and not result.counts


def changed(record: Record, at: int, **fields: object) -> Record:
    """Return a record with other fields in one line."""
    event = record[at]
    return (*record[:at], Event(event.type, {**event.fields, **fields}, event.audience), *record[at + 1 :])


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"team": "yellow"}, "team must be a list"),
        ({"edition": "\ud800"}, "options: must be an object"),
        ({"options": []}, "must be mappings"),
        ({"options": {"level": "high"}}, "do not fit together"),
        ({"options": {"hints": "all"}}, "no hint level 'all'"),
    ],
)
def test_a_record_that_makes_no_sense_is_a_fault(fields: dict[str, object], words: str) -> None:
    with pytest.raises(RecordFault, match=words):
        result_of(changed(tuple(session_of(1).record), 0, **fields), "game", 5.0, "game.jsonl")


def test_a_public_record_is_no_whole_game() -> None:
    with pytest.raises(RecordFault, match="public record"):
        result_of(tuple(session_of(1).record)[1:], "game", 5.0, "game.jsonl")


def test_an_end_without_its_fields_is_a_fault() -> None:
    record = tuple(session_of(1).record)
    with pytest.raises(RecordFault, match="do not fit together"):
        result_of((*record[:-1], Event("end", {}, Audience.ALL)), "game", 5.0, "game.jsonl")
