"""The terminal's commands one by one: what they show, and what they say to what cannot be done."""

import io
from dataclasses import replace

import pytest

from solo.contacts.actions import EndDay, MoveAgent
from solo.match import new_match
from solo.newgame import NewGame
from solo.terminal.commands import COMMANDS
from solo.terminal.game import Terminal
from solo.terminal.panels import agents_lines
from solo.terminal.text import HELP
from solo.terminal.words import direction_word
from tests.terminal.prompt import CITIES, answer_to, new, played

WRONG = {
    "foo": 'There is no command "foo". Type help for those there are.',
    "mvoe yellow C6": 'There is no command "mvoe". Did you mean move?',
    "move": "Write: move AGENT TILE…",
    "move yellow": "Write: move AGENT TILE…",
    "move yellwo C6": 'There is no Agent "yellwo" here. Did you mean Yellow?',
    "move green C6": "Green is not among them: Yellow, Blue and Pink.",
    "move yellow Z9": 'There is no tile "Z9" on this map. Its columns are A to L, its rows 1 to 10.',
    "move yellow C6 C4": "A path goes from tile to adjacent tile, beginning where Yellow stands. "
    "C6 and C4 are not adjacent.",
    "move yellow C7 B7 B6 B5 B4": "That is farther than Yellow can go in a day. Its allowance: 3 tiles a day.",
    "move yellow C7 D8": "A path goes from tile to adjacent tile, beginning where Yellow stands. "
    "C7 and D8 are not adjacent.",
    "move yellow C8 B8": "A tile on the way is closed to Yellow. C8 is a mountain.",
    "move yellow J3": "Yellow cannot end on J3 today: it is 9 tiles away, and Yellow has 3 tiles a day.",
    "witness zone A": "There is no Witness to question now.",
    "ability yellow scan": "Yellow must move first.",
    "ability yellow fly": 'Yellow has no ability "fly". Yellow can: scan.',
    "ability": "Write: ability AGENT …",
    "scan pink": 'Pink has no ability "scan". Pink can: catch.',
    "become white": "Nobody in your team becomes other Agents; only Grey does.",
    "ask zone A": "There is no Witness to question now. The Witness comes, if you have fewer than three detections, "
    "at the end of day 3.",
    "ask zone D": 'There is no "D". Choose from A, B and C.',
    "ask within C4": "Write: ask within 2 C4, ask within 2 yellow",
    "declare yellow move C6": "That is not possible now.",
    "place yellow C7": "That is not possible now.",
    "end": "Every Agent must move before the day ends. Still to move: Yellow, Blue and Pink.",
    "undo": "The Alien has answered since. To go back past its answer, as practice, type practice.",
    "log 9": "Write log, or log and a day from 1 to 1.",
    "hint fulll": "Hint levels are off, count, set, heat and full.",
    "hint yellow": "What each Agent's turn promises is hint level full; type hint full.",
    "how C10": "The Alien cannot be on C10; why C10 tells more.",
    "card A01": "You hold no cards.",
    "keep A01": "That is not possible now.",
    "replace yellow": "That is not possible now.",
    "orders move yellow C6": "No orders are asked for today: your Agents play one after another.",
    "preview move yellow C6; ability blue shot C6": "Blue must move first.",
    "save ../elsewhere": "A save's name has up to 60 letters, digits, spaces, dots and hyphens.",
}


def test_a_wrong_command_says_what_is_wrong_and_changes_nothing() -> None:
    match = new()
    transcript = played(match, [*CITIES, *WRONG, "agents"])
    for command, sentence in WRONG.items():
        assert answer_to(transcript, command).startswith(sentence)
    types = [event.type for event in match.session.record]
    assert types.count("action") == 5, "the start, three cities, the Alien's move"


def test_placing() -> None:
    transcript = played(new(), ["place yellow C6", "place yellow C7", "place blue C7", "place blue", "move yellow C6"])
    assert answer_to(transcript, "place yellow C6").startswith("An Agent starts in a city. Free cities: F2, K2, A4")
    assert answer_to(transcript, "place yellow C7").startswith("Yellow into C7. Put each Agent into a city: place blue")
    assert answer_to(transcript, "place blue C7").startswith("An Agent stands there already. Free cities: F2, K2")
    assert answer_to(transcript, "place blue") == "Write: place AGENT CITY"
    assert answer_to(transcript, "move yellow C6") == "First put every Agent into a city."


def test_moves_by_path_and_by_end_alone_in_any_case() -> None:
    match = new()
    transcript = played(match, [*CITIES, "MOVE Yellow c7-c6-d6", "move b G9", "move pink F2"])
    assert "Yellow goes from C7 to D6 by way of C6." in answer_to(transcript, "MOVE Yellow c7-c6-d6")
    assert "Blue goes from G8 to G9." in answer_to(transcript, "move b G9")
    assert "Pink goes from F2 to F2 by way of" in answer_to(transcript, "move pink F2")


def test_preview_asks_nothing_and_shows_what_would_be_asked() -> None:
    match = new()
    before = len(match.session.record)
    transcript = played(match, [*CITIES, "preview move yellow E6; scan", "preview move blue G9; line blue E NE"])
    shown = answer_to(transcript, "preview move yellow E6; scan")
    assert "Yellow to E6: would ask about E6." in shown
    assert "would ask about D4–F4, D5–G5, C6–G6, D7–G7, D8–F8." in shown
    assert "Blue: Lines east and north-east: would ask about" in transcript
    assert not any(event.type == "answer" for event in match.session.record[before:])


def test_the_hint_levels_show_more_and_more() -> None:
    match = new(hints="off")
    levels = ["hint", "hint count", "hint set", "hint heat", "hint full", "hint blue", "why C10", "why E2", "how C6"]
    transcript = played(match, [*CITIES, *levels])
    assert match.hints == "full"
    possible = match.observation.public.board.names_of
    assert answer_to(transcript, "hint").startswith("Hints are off.")
    assert "The Alien can be on" in answer_to(transcript, "hint count")
    from solo.contacts.hints import Hints

    names = possible(Hints(match.observation.public.board).possible(match.observation))
    assert ", ".join(names) in answer_to(transcript, "hint set")
    assert f"{names[0]} " in answer_to(transcript, "hint heat") and "%" in answer_to(transcript, "hint heat")
    full = answer_to(transcript, "hint full")
    assert full.count("(catches") == 3 and "ability pink catch" in full
    assert "ability blue line" in answer_to(transcript, "hint blue")
    for command in ("why C10", "how C6"):
        assert answer_to(transcript, command)


def test_grey_becomes_one_of_his_four() -> None:
    lines = ["place orange E10", "place grey G8", "place black G5", "move grey G9", "become purple", "become pink",
             "become white", "agents grey"]  # fmt: skip
    transcript = played(new("orange,grey,black", seed=9), lines)
    assert "must become one of the four" in answer_to(transcript, "move grey G9")
    assert "Today it can become Green, Pink, White and Yellow." in answer_to(transcript, "move grey G9")
    assert answer_to(transcript, "become purple") == "Purple is not among them: Green, Yellow, White and Pink."
    assert answer_to(transcript, "become pink") == "Grey becomes Pink today."
    assert answer_to(transcript, "become white") == "Grey has become an Agent today."
    assert "Captures on the six adjacent tiles." in answer_to(transcript, "agents grey")


BESIDE_BLACK = ["place orange E10", "place pink F2", "place black G8", "move orange F9 G9"]


def test_black_takes_an_agent_along() -> None:
    match = new("orange,pink,black", seed=9)
    lines = [*BESIDE_BLACK, "move black G9 K9", "move black G9 K9 carry orange C4", "move black G9 K9 carry orange J9"]
    transcript = played(match, [*lines, "agents"])
    named = answer_to(transcript, "move black G9 K9")
    assert "sets it down on an open, free tile beside the landing. Possible on this flight: carry orange J8" in named
    assert "Possible on this flight" in answer_to(transcript, "move black G9 K9 carry orange C4")
    assert "Black sets Orange down on J9." in answer_to(transcript, "move black G9 K9 carry orange J9")
    assert "Orange, J9" in answer_to(transcript, "agents")


def test_whom_black_carries_may_be_said_before_his_move() -> None:
    match = new("orange,pink,black", seed=9)
    lines = [
        *BESIDE_BLACK,
        "carry orange",
        "carry orange C4",
        "move black K9",
        "carry off",
        "carry orange K8",
        "move black K9",
    ]
    transcript = played(match, lines)
    assert answer_to(transcript, "carry orange") == "Write: carry AGENT TILE"
    assert "set Orange down on C4" in answer_to(transcript, "carry orange C4")
    first = answer_to(transcript.partition("> carry off")[0], "move black K9")
    assert "cannot carry Orange on the way to K9 and set it down on C4. Possible: carry orange" in first
    assert answer_to(transcript, "carry off") == "Nobody will be carried."
    assert "Black sets Orange down on K8." in answer_to(transcript, "move black K9")


def test_undo_takes_back_what_told_nothing_and_practice_goes_past_an_answer() -> None:
    match = new()
    transcript = played(
        match, ["place yellow C7", "undo", "agents", *CITIES, "undo", "move yellow C6", "practice", "agents"]
    )
    assert answer_to(transcript, "agents").startswith("Yellow, C7 (city): to move")
    assert "Yellow waits for a city." in transcript
    assert match.is_practice
    assert answer_to(transcript, "practice") == "Back before your last choice. This game is practice now."


def test_help_lists_what_is_possible_now_and_explains_every_command() -> None:
    transcript = played(new(), ["help", *CITIES, *(f"help {name}" for name in COMMANDS), "help"])
    first = answer_to(transcript.partition("Place> place yellow C7")[0], "help")
    assert "place AGENT CITY" in first and "move AGENT" not in first
    assert "move AGENT TILE…" in answer_to(transcript, "help")
    assert set(COMMANDS) == set(HELP)
    for name in COMMANDS:
        assert answer_to(transcript, f"help {name}").startswith(HELP[name][0])


def test_strange_input_does_no_harm() -> None:
    lines = [
        "",
        "   ",
        "\x00\x1b[2J",
        "é" * 5000,
        "move " + "C4 " * 3000,
        ";",
        "declare ;",
        "preview ;;",
        "help nothing",
    ]
    transcript = played(new(), [*CITIES, *lines, "why", "how", "hint é", "save " + "x" * 100, "ask", "-", "log ²"])
    assert "\x1b" not in transcript
    assert "Saved" not in transcript


def test_a_question_to_the_witness_that_can_tell_nothing_is_typed_twice() -> None:
    match = new()
    played(match, [*CITIES])
    while match.observation.public.witness != "ready":
        for agent in match.observation.public.agents:
            here = match.observation.public.agents[agent].tile
            match.act(
                next(
                    a
                    for a in match.legal_actions()
                    if isinstance(a, MoveAgent) and a.agent == agent and a.path[-1] != here
                )
            )
        match.act(EndDay())
        match.let_opponents_act()
    public = match.observation.public
    own = public.board.names[public.agents["yellow"].tile]
    transcript = played(match, [f"ask {own}", "agents", f"ask {own}"])
    assert "the answer will be no" in transcript and "Type it once more" in transcript
    assert match.observation.public.witness == "used"


def test_help_lists_the_end_of_the_day_with_what_is_still_missing() -> None:
    transcript = played(new(), [*CITIES, "help", "move yellow C6", "move blue G8", "move pink F3", "help"])
    first = " ".join(transcript.partition("> help\n")[2].partition("> move yellow")[0].split())
    assert "Not yet: Every Agent must move before the day ends. Still to move: Yellow, Blue and Pink." in first
    assert "Not yet" not in answer_to(transcript, "help")


def test_an_unused_ability_is_spoken_of_and_does_not_hold_up_the_end() -> None:
    transcript = played(new(), [*CITIES, "move yellow C6", "move blue G8", "move pink F3", "end"])
    assert "All your Agents have moved. Pink may still use Catch; end ends the day." in answer_to(
        transcript, "move pink F3"
    )
    assert answer_to(transcript, "end").startswith("Pink has used no ability today; it could have used Catch. Day 2")


def test_directions_are_taken_as_compass_names() -> None:
    assert [direction_word(word) for word in ("E", "north-east", "NorthWest", "w", "southwest", "SE")] == list(range(6))


def test_lines_fit_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    class Narrow(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("COLUMNS", "60")
    out = Narrow()
    terminal = Terminal(new(), out)
    terminal.say("word " * 60)
    terminal.entry("board [zones|TILE]", "word " * 30)
    assert max(len(line) for line in out.getvalue().split("\n")) < 60


@pytest.mark.parametrize("command", ["place yellow C7", "card A03", "keep A02", "practice"])
def test_what_is_not_possible_yet_says_what_is(command: str) -> None:
    match = new_match(NewGame(missions=True, seed=7), saved=False)
    shown = answer_to(played(match, [command]), command)
    assert shown.startswith("First choose your mission card: mission CARD.")


def test_whoever_must_move_first_is_named() -> None:
    choice = NewGame(team=("grey", "blue", "pink"), copies=("white", "green", "red", "black"), seed=7)
    match = new_match(choice, saved=False)
    transcript = played(match, ["place grey C7", "place blue G8", "place pink F2", "become white", "move blue G9"])
    assert answer_to(transcript, "move blue G9").startswith("Grey has begun its turn and must move first.")


def test_the_last_form_is_not_called_one_of_several() -> None:
    choice = NewGame(team=("grey", "blue", "pink"), copies=("white", "green", "red", "black"), seed=7)
    match = new_match(choice, saved=False)
    played(match, ["place grey C7", "place blue G8", "place pink F2"])
    public = match.observation.public
    assert agents_lines(public)[0].startswith("Grey (today one of Black, Green, Red and White)")
    last = replace(public, spent_forms=frozenset(public.copies) - {"white"})
    assert agents_lines(last)[0].startswith("Grey (today White)")
