"""X-Files at the prompt: table, hand, hints and pile in words, a whole game, kill and resume through a pipe."""

import io
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from solo.core.choice import Choice
from solo.core.paths import saves_folder
from solo.core.save import records_folder
from solo.core.session import Session
from solo.match import Match, new_match
from solo.opening import load_match
from solo.terminal import xfiles
from solo.terminal.xfilesactions import id_form, read_action
from solo.xfiles.actiontext import format_action
from solo.xfiles.bots import BOTS
from solo.xfiles.scenario import HUMAN
from solo.xfiles.text import action_text

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder of its own for everything that is written."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))


def talk(*lines: str, seed: int = 5, hints: str = "facts", scenario: str = "one-rival") -> str:
    """Return what a new game answers to some lines."""
    out = io.StringIO()
    match = new_match(Choice("xfiles", scenario, 0, hints, seed))
    assert xfiles.run(match, io.StringIO("".join(f"{line}\n" for line in lines)), out) == 0
    return out.getvalue()


def test_the_table_and_the_choices_are_told_in_words() -> None:
    told = talk("quit")
    assert "Rival 1 opens Supercomputer Murderer (7)." in told
    assert "Lay Missing Memories (1) on the case" in told and "Go on" in told
    assert "strength 0 against 7; 3 Conclusions left" in told


def test_xr35_windows_without_a_choice_pass_by_themselves() -> None:
    """XR-35: the human's own; rivals' windows are all told."""
    told = talk("go", "quit")
    assert "Agent: Put agents into play" in told and "Resources:" not in told and "Case:" not in told


def test_help_names_every_command() -> None:
    told = talk("help", "quit")
    for name in ("go", "hand", "card", "hint", "why", "pile", "undo", "practice", "save", "resign", "quit"):
        assert re.search(rf"^  {name}\b", told, re.MULTILINE), name


def test_hand_card_and_pile() -> None:
    told = talk("hand", "card contact killed", "card nothing like it", "pile", "quit")
    assert "A02  FBI Special Agent Dana Scully, agent, 3 points: Put it into play" in told
    assert "I57  Contact Killed, investigation, 2 points: Attach it" in told
    assert "No card is called so." in told and "Discarded, in order: nothing." in told


def test_what_a_short_game_leaves_out_is_listed_by_type_xr30() -> None:
    told = " ".join(talk("pile", "quit", seed=3, scenario="lunch-break").split())
    left = told.partition("Left out of this game: ")[2]
    assert left.startswith("agents: 2 x FBI Special Agent Fox Mulder (3), 4 x FBI Special Agent Dana Scully (3), ")
    assert [left.index(f"{name}: ") for name in ("investigations", "contacts", "cases", "twists")]


def test_the_debriefing_says_how_many_cards_are_to_go_xr21() -> None:
    told = " ".join(talk("1", "go", "go", "go", "quit", seed=3, scenario="lunch-break").split())
    assert "Debriefing: Discard the cards above the hand limit. Still to go: 1." in told


def test_a_number_that_the_list_has_not_is_refused_with_those_it_has() -> None:
    told = talk("5000", "0", "quit")
    assert told.count("No action has that number: they go from 1 to 4. Type actions for the list.") == 2


def test_hints_by_level_and_how_they_come_about() -> None:
    told = talk("why", "hint odds", "hint loud", "hint off", "why", "quit", hints="facts")
    assert "The deck and the rivals' hands together." in told
    assert "Your next draw, 2 cards, brings one or more: agents " in told
    assert "Hint levels are off, facts, odds, full." in told
    assert "There are no hints to explain" in told


def test_undo_takes_back_a_twist_and_nothing_that_was_told() -> None:
    told = talk("1", "undo", "undo", "quit")
    assert told.count("2 cards in hand") == 0 and "There is nothing to take back" in told
    assert told.count("   4  Go on  [done]") == 2


def test_a_wrong_line_changes_nothing() -> None:
    told = talk("foo", "open X07", "attach A02", "quit")
    assert "That is no command, no action and no card of yours: foo." in told and "another phase" in told


def test_help_says_how_actions_are_typed_and_the_hand_what_each_card_is() -> None:
    told = talk("help", "quit")
    shown = " ".join(told.split())
    assert "open CARD (Case)" in shown and "done, or go, closes a phase" in shown
    assert re.search(r"^  A02#\d  FBI Special Agent Dana Scully \(3\), agent: \+3 for each case", told, re.MULTILINE)


def first_window(seed: int = 5) -> Match:
    """Return a game in which the human is asked first what to lay on a rival's case."""
    match = new_match(Choice("xfiles", "one-rival", 0, "off", seed), saved=False)
    assert xfiles.run(match, io.StringIO("quit\n"), io.StringIO()) == 0
    return match


def test_every_form_that_the_list_prints_is_taken_as_the_action() -> None:
    """Words and short form of each action, in every phase of a game, with and without points, in any case."""
    match, phases = first_window(), set()
    deck = match.session.setup.deck
    while match.session.to_move is not None:
        if match.session.to_move == HUMAN:
            phases.add(match.observation.table.phase)
            for action in match.legal_actions():
                words = action_text(action, deck)
                for form in (words, words.upper(), format_action(action), id_form(action)):
                    read = read_action(match, form)
                    assert read == action or deck.of[read.card] == deck.of[action.card], form
        act_as_normal(match.session)
    assert phases == {"resources", "case", "agent", "complications", "investigation", "debriefing"}


def act_as_normal(session: Session) -> None:
    side = str(session.to_move)
    session.apply(BOTS["normal"](session.observe(side), list(session.legal_actions()), session.stream(side)))


def test_a_card_alone_does_what_the_phase_is_for_and_a_part_of_a_name_will_do() -> None:
    told = talk("missing mem", "quit")
    assert "You lay Missing Memories (1) on the case of Rival 1." in told


def test_what_is_refused_says_what_would_be_right() -> None:
    told = " ".join(talk("open X07", "play dana scully", "lay", "twist nobody", "quit").split())
    assert "Alien Cohabitation (7) is not in your hand. You hold" in told
    assert "That belongs to another phase. Now: Complications. Lay plot twists" in told
    assert "For example: Lay Missing Memories (1) on the case (twist" in told
    assert "Which card? You hold" in told and "No card is called nobody." in told


def test_practice_asks_first_and_again_after_anything_else() -> None:
    """A game that counts is not given up by one word; what was warned of is warned of again later."""
    match, out = new_match(Choice("xfiles", "one-rival", 0, "off", 5)), io.StringIO()
    xfiles.run(match, io.StringIO("go\npractice\nlook\npractice\nquit\n"), out)
    assert not match.is_practice and out.getvalue().count("Type it once more if you mean it.") == 2
    match = load_match(next(saves_folder().iterdir()))
    xfiles.run(match, io.StringIO("practice\npractice\nquit\n"), out)
    assert match.is_practice and "You go on from your last choice." in out.getvalue()


def test_phases_that_were_passed_are_told_with_the_reason_xr32_xr35() -> None:
    told = " ".join(talk("go", "quit").split())
    assert "Passed, with nothing to do: Case (you hold no case)." in told
    assert told.count("Turn 2: you.") == 1


def test_a_whole_game_by_numbers_ends_with_the_table_of_players() -> None:
    out = io.StringIO()
    match = new_match(Choice("xfiles", "lunch-break", 1, "off", 3))
    assert xfiles.run(match, io.StringIO("1\n" * 300 + "quit\n"), out) == 0
    assert match.is_over and re.search(r"  You: \d+ solved, \d+ points, \d+ lost", out.getvalue())
    assert len(list(records_folder().iterdir())) == 1


@pytest.mark.parametrize("how", ["kill", "end of input"])
def test_a_game_through_a_pipe_goes_on_where_it_was(how: str, tmp_path: Path) -> None:
    env = {**os.environ, "SOLO_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", "solo", "play", "xfiles", "--seed", "5", "--terminal"]
    program = subprocess.Popen(
        words, env=env, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert program.stdin is not None and program.stdout is not None
    program.stdin.write("1\ngo\n")
    program.stdin.flush()
    if how == "kill":
        while "Agent:" not in program.stdout.readline():
            pass
        program.send_signal(signal.SIGKILL)
    program.communicate()
    (path,) = saves_folder().iterdir()
    seen = load_match(path)
    assert seen.observation.table.turn == 2
    seen.close()
    words = [sys.executable, "-m", "solo", "resume", path.stem, "--terminal"]
    done = subprocess.run(words, env=env, cwd=ROOT, input="look\nquit\n", capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "It goes on where you left it." in done.stdout and "Turn 2." in done.stdout


def test_a_finished_game_is_reviewed_at_the_prompt_and_by_the_command(tmp_path: Path) -> None:
    match, out = new_match(Choice("xfiles", "lunch-break", 1, "off", 3)), io.StringIO()
    assert xfiles.run(match, io.StringIO("review\n" + "1\n" * 300 + "review save\nquit\n"), out) == 0
    told = out.getvalue()
    assert "A game is reviewed after its end" in told and "Turn by turn" in told and "All in all" in told
    (page,) = (tmp_path / "reviews").iterdir()
    (record,) = records_folder().iterdir()
    env = {**os.environ, "SOLO_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    words = [sys.executable, "-m", "solo", "replay", str(record), "--review"]
    done = subprocess.run(words, env=env, cwd=ROOT, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and done.stdout == page.read_text()
