"""Every sentence that a player reads: none missing, none with a hole in it."""

import re
from random import Random

import pytest

from solo import library
from solo.contacts import names
from solo.contacts.actions import (
    AskWitness,
    Become,
    Declare,
    EndDay,
    MoveAgent,
    Place,
    Refusal,
    Resign,
    UseAbility,
)
from solo.contacts.agents import agents
from solo.contacts.bots import LEVELS
from solo.contacts.names import (
    HINT_LEVELS,
    ability_help,
    ability_label,
    agent_gift,
    agent_name,
    favours_text,
    hint_name,
    hint_text,
    level_name,
    level_text,
    moves_text,
    plan_text,
    tiles_phrase,
    tiles_text,
)
from solo.contacts.public import Outcome
from solo.contacts.refusaltext import refusal_text
from solo.contacts.text import (
    action_text,
    day_text,
    marker_text,
    oracle_text,
    outcome_text,
    outcome_title,
    proof_text,
    sentence,
    witness_text,
)
from solo.core.record import Fields, PublicLine
from tests.contacts.boards import play, random_session

BOARD = library.board("S")

EVENTS: list[tuple[str, Fields, str]] = [
    ("setup", {"agents": {"yellow": "C7", "blue": "G8"}}, "Your Agents stand ready: Yellow on C7 and Blue on G8."),
    ("zone", {"zone": "B"}, "The Alien's starting camp is in zone B."),
    ("alien_turn", {"day": 3, "budget": 5}, "Day 3: the Alien has moved."),
    ("agent_moved", {"agent": "yellow", "path": ["C7"]}, "Yellow stays on C7."),
    ("agent_moved", {"agent": "yellow", "path": ["C7", "C6"]}, "Yellow goes from C7 to C6."),
    (
        "agent_moved",
        {"agent": "yellow", "path": ["C7", "C6", "D6", "D5"]},
        "Yellow goes from C7 to D5 by way of C6 and D6.",
    ),
    ("agent_moved", {"agent": "grey", "as": "white", "path": ["C7", "G8"]}, "Grey, as White, goes from C7 to G8."),
    ("agent_moved", {"agent": "yellow", "by": "black", "path": ["C6", "F9"]}, "Black sets Yellow down on F9."),
    (
        "agent_moved",
        {"agent": "black", "path": ["C7", "C6", "F6"], "flight": True},
        "Black steps to C6 and flies to F6.",
    ),
    ("agent_moved", {"agent": "black", "path": ["C7", "C6", "C6"], "flight": True}, "Black goes from C7 to C6."),
    (
        "answer",
        {"by": "yellow", "kind": "landing", "tiles": ["C6"], "answer": False},
        "Yellow lands on C6: the Alien is not there.",
    ),
    (
        "answer",
        {"by": "yellow", "kind": "landing", "tiles": ["C6"], "answer": True},
        "Yellow lands on C6: the Alien is there!",
    ),
    (
        "answer",
        {"by": "yellow", "kind": "detect", "tiles": ["B5", "B6"], "answer": True},
        "Yellow detects on B5 and B6: yes, the Alien is on one of them.",
    ),
    (
        "answer",
        {"by": "blue", "kind": "detect", "tiles": ["B5", "B6", "B7", "C7", "D7"], "answer": False},
        "Blue detects on 5 tiles: no, the Alien is on none of them.",
    ),
    (
        "answer",
        {"by": "red", "kind": "capture", "tiles": ["E3"], "answer": False},
        "Red tries to catch on E3: missed.",
    ),
    ("answer", {"by": "red", "kind": "capture", "tiles": ["E3"], "answer": True}, "Red catches the Alien on E3!"),
    (
        "answer",
        {"by": "witness", "kind": "question", "tiles": ["D4"], "answer": True},
        "The Witness says yes: the Alien is on D4.",
    ),
    (
        "answer",
        {"by": "witness", "kind": "question", "tiles": ["D4", "D5"], "answer": False},
        "The Witness says no: the Alien is on none of D4 and D5.",
    ),
    (
        "trace",
        {"by": "purple", "tiles": ["D4", "D5"], "found": None, "standing": False},
        "The dog sniffs on D4 and D5: no trace, on no day.",
    ),
    (
        "trace",
        {"by": "purple", "tiles": ["D4", "D5"], "found": {"day": 2, "tile": "D5"}, "standing": True},
        "The dog sniffs on D4 and D5: the latest trace is on D5, from day 2. The Alien stands on a sniffed tile now.",
    ),
    ("roadblock", {"by": "turquoise", "tile": "E4"}, "Turquoise drops the roadblock on E4."),
    ("became", {"agent": "grey", "form": "white"}, "Grey becomes White today."),
    (
        "unlock",
        {"witness": True, "oracle": True},
        "You may question the Witness once, and the Alien gets the Oracle.",
    ),
    (
        "unlock",
        {"witness": True, "oracle": True, "questions": 4},
        "The Witness stays yours, for 4 questions more. The Alien gets the Oracle.",
    ),
    (
        "unlock",
        {"witness": True, "oracle": False, "questions": 2},
        "The Witness stays yours, for 2 questions more. The Alien gets no Oracle.",
    ),
    ("unlock", {"witness": True, "oracle": False}, "You may question the Witness once. The Alien gets no Oracle."),
    (
        "unlock",
        {"witness": False, "oracle": True},
        "You found the Alien too often: no Witness for you, and the Alien gets the Oracle.",
    ),
    (
        "oracle",
        {"side": "alien", "agent": "blue"},
        "The Alien asks the Oracle about Blue: you must declare Blue's whole next turn.",
    ),
    (
        "declaration",
        {"agent": "blue", "turn": ["move blue G8-G9", "ability blue line e ne"]},
        "You declare Blue's turn: Blue to G9, Blue: Lines east and north-east.",
    ),
    ("reveal", {"tile": "F6", "why": "gills"}, "The Alien is announced on F6."),
    ("end", {"winner": "agents", "why": "capture"}, "You win: the Alien is caught."),
]


@pytest.mark.parametrize(("kind", "fields", "expected"), EVENTS)
def test_every_event_is_a_sentence(kind: str, fields: Fields, expected: str) -> None:
    assert sentence(PublicLine(1, kind, fields), BOARD) == expected


def test_lines_of_other_versions_never_raise() -> None:
    assert sentence(PublicLine(1, "earthquake", {}), BOARD) == "Something happened: earthquake."
    for kind, _fields, _expected in EVENTS:
        spoilt: list[Fields] = [{}, {"tiles": 3, "agents": 3, "path": 4, "turn": 5, "zone": None, "winner": []}]
        for broken in spoilt:
            assert sentence(PublicLine(1, kind, broken), BOARD).endswith((".", "!"))


def test_every_line_of_real_games_is_told() -> None:
    rng = Random(4)
    for _ in range(12):
        session = play(random_session(rng, BOARD, 4, 3))
        board = session.setup.scenario.board
        for line in session.public_record.lines:
            told = sentence(line, board)
            assert told.endswith((".", "!")) and "{" not in told
            assert not told.startswith(("Something happened", "An event that"))


def test_every_refusal_and_outcome_has_its_sentence() -> None:
    for reason in Refusal:
        for told in (refusal_text(reason), refusal_text(reason, "blue"), refusal_text(reason, "blue", "Like this.")):
            assert re.fullmatch(r"[A-Z].*\.", told) and "{" not in told
    endings = [("agents", "landing"), ("agents", "capture"), ("agents", "stuck"), ("alien", "mission"),
               ("alien", "resign"), ("nobody", "days")]  # fmt: skip
    sentences = {outcome_text(Outcome(*ending)) for ending in endings}
    assert len(sentences) == len(endings)
    assert outcome_text(Outcome("agents", "magic")) == "You win."
    assert {outcome_title(Outcome(*ending)) for ending in endings} == {"You win", "The Alien wins", "Nobody wins"}


def test_every_agent_ability_level_and_hint_level_has_a_name_and_a_line() -> None:
    for id, agent in agents().items():
        assert agent_name(id) == agent.name and agent_gift(id).endswith(".") and moves_text(id)
        for ability in agent.abilities:
            assert ability_label(ability.id) != ability.id.capitalize() or ability_help(ability.id)
            assert ability_help(ability.id).endswith(".")
    assert tuple(LEVELS) == names.LEVELS
    for number, level in LEVELS.items():
        assert level_name(number) == level.name and level_text(number).endswith(".")
    for level_id in HINT_LEVELS:
        assert hint_name(level_id) and hint_text(level_id).endswith(".")
    for id in library.scenario_ids():
        scenario = library.scenario(id)
        assert favours_text(scenario.favours).endswith(".") and str(scenario.days) in plan_text(scenario)


def test_tiles_in_words() -> None:
    assert tiles_text(["B5", "C5", "D5", "A6", "C6", "D6"]) == "B5–D5, A6, C6, D6"
    assert tiles_text([]) == ""
    assert tiles_phrase(["A1"]) == "A1"
    assert tiles_phrase(["A1", "A2", "B1"]) == "A1, A2 and B1"
    assert tiles_phrase(["A1", "A2", "B1", "B2", "B3"]) == "5 tiles"


def test_actions_in_words() -> None:
    named = BOARD.named
    move = MoveAgent("blue", (named("G8"), named("G9")))
    assert action_text(Place("blue", named("G8")), BOARD) == "Blue into G8"
    assert action_text(Become("grey", "white"), BOARD) == "Grey becomes White"
    assert action_text(move, BOARD) == "Blue to G9"
    assert action_text(MoveAgent("blue", (named("G8"),)), BOARD) == "Blue stays on G8"
    carry = MoveAgent("black", (named("G8"), named("G9"), named("K9")), ("blue", named("J9")))
    assert action_text(carry, BOARD) == "Black to K9, carrying Blue to J9"
    assert action_text(UseAbility("blue", "line", (0, 1)), BOARD) == "Blue: Lines east and north-east"
    assert action_text(UseAbility("blue", "shot", (named("G9"),)), BOARD) == "Blue: Shot G9"
    assert action_text(UseAbility("yellow", "scan"), BOARD) == "Yellow: Scan"
    assert action_text(AskWitness(1 << named("G9")), BOARD) == "Ask the Witness about G9"
    assert action_text(Declare((move, UseAbility("blue", "shot", (named("F9"),)))), BOARD) == (
        "Declare Blue to G9, Blue: Shot F9"
    )
    assert (action_text(EndDay(), BOARD), action_text(Resign(), BOARD)) == ("End the day", "Resign")


def test_the_state_in_words() -> None:
    assert (day_text(0, 6), day_text(3, 6)) == ("Before the first day", "Day 3 of 6")
    assert [marker_text(count) for count in (0, 1, 2, 3, 5)] == [
        "0 detections",
        "1 detection",
        "2 detections",
        "3 or more detections",
        "3 or more detections",
    ]
    for state in ("locked", "ready", "used", "gone"):
        assert witness_text(state, 3).endswith(".") and oracle_text(state, 3).endswith(".")
    assert proof_text("C4", 0, True).endswith(".")
    assert "One event" in proof_text("C4", 1, True)
    assert "no fewer" in proof_text("C4", 2, True) and "no fewer" not in proof_text("C4", 2, False)
