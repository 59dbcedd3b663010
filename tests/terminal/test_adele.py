"""A.D.E.L.E. at the prompt: by pipe, killed and gone on with, plans in a line, wrong words, hints."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from solo.adele.names import object_name, place_name, short_name
from solo.adelestrength import Cell, kept
from solo.core.choice import Choice
from solo.core.paths import saves_folder
from solo.match import Match, new_match
from solo.terminal import adele
from tests.client.contacts.table_top import NearWorker

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home of one's own."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    return tmp_path


def played(*lines: str, seed: int = 3, scenario: str = "first-watch", iron: bool = False) -> tuple[Match, str]:
    """Type some lines into a new game; return it and what was printed."""
    match = new_match(Choice("adele", scenario, 1, "off" if iron else "count", seed, iron))
    match._worker = NearWorker()  # type: ignore[assignment]
    out = io.StringIO()
    assert adele.run(match, io.StringIO("\n".join([*lines, ""])), out) == 0
    return match, out.getvalue()


def test_a_new_game_says_how_the_alien_plays_and_how_often_it_wins() -> None:
    _, out = played(scenario="two-left")
    share = kept().share(Cell("deimos", 2, 1, "careful"))
    assert "1 Larva: It does anything that is sensible" in out
    assert f"it wins {round(100 * share)} of 100 games against a careful computer crew" in out
    _, twisted = played(scenario="falling")
    assert "without the twist" in twisted


def test_a_plan_is_made_in_a_line_by_name_or_number() -> None:
    match, out = played("plan Emma move move search", "plan 2 special special", "plan tomas use")
    plans = match.observation.crew.plans
    assert plans == {"emma": (0, 2, 1, 0, 0, 0), "bruce": (0, 0, 0, 0, 0, 2), "tomas": (0, 0, 0, 1, 0, 0)}
    assert "Plan: 2 Move, 1 Search." in out


def test_seal_plans_nothing_for_whoever_has_no_plan() -> None:
    match, out = played("plan emma search", "seal")
    assert "The plans are shown. Emma: 1 Search; Bruce: nothing; Tomas: nothing." in out
    assert match.observation.public.phase == "actions"


def test_what_is_looked_at_is_told_to_the_player() -> None:
    match, out = played("plan emma search", "seal", "search emma")
    place = match.observation.public.members["emma"].place
    seen = match.observation.crew.seen[place]
    assert f"You see {object_name(seen)} in" in out


def test_end_goes_from_phase_to_phase() -> None:
    match, _out = played("end yes", "end yes")
    assert match.observation.public.played == 2


def test_nothing_is_thrown_away_by_a_slip() -> None:
    match, out = played("end", "seal")
    assert match.observation.public.phase == "planning" and "Type seal yes" in out
    match, out = played("plan emma search", "seal", "end")
    assert match.observation.public.phase == "actions" and "Emma and Tomas can still do something" in out
    match, out = played("plan emma search", "seal", "search emma", "take", "end")
    assert "\nTomas can still do something" in out.replace("> ", "\n"), "he has one Move without a cube"


def test_a_plan_says_what_it_will_allow() -> None:
    _match, out = played("plan emma move search")
    assert "Move 1: " in out and "Search: " in out


def test_what_only_the_player_is_told_is_told() -> None:
    _match, out = played("look")
    assert "You know where each part belongs: " in out


def test_the_end_is_told_with_its_story() -> None:
    match, out = played("resign yes", "end")
    assert match.is_over and "You gave the game up." in out
    assert "Nothing of 5 was delivered." in out and "The game is over; quit leaves." in out


def test_wrong_words_change_nothing_and_say_what_is_wrong() -> None:
    match, out = played("plan emma dance", "plan nobody move", "walk emma 99", "hint loud", "frobnicate")
    assert not match.observation.crew.plans
    assert "that is no command" in out.lower() and "Hint levels are off, count, full." in out
    assert "dance is no action box" in out and "Say whose plan it is: Emma, Bruce, Tomas." in out


def test_ship_crew_and_mission_are_shown() -> None:
    _match, out = played("ship", "crew", "mission")
    assert " 1 Bow Lock Bridge (Blue): 2, 3; Navigation Terminal; hatch" in out
    assert "Mission: Injector to" in out and "Once a turn he rolls" in out


def test_actions_are_counted_by_member_and_listed_for_one() -> None:
    match, out = played("plan emma move search", "plan bruce search", "seal", "actions", "actions emma", "actions zoe")
    walks = sum(text.startswith("walk emma") for text in written(match))
    assert f"Emma: {walks} walk, 1 search. actions emma lists them." in out and "Bruce: 1 search" in out
    at = 1 + written(match).index("search emma")
    listed = out.split("> ")[-3]
    assert f"{at} search emma" in listed and "walk emma" in listed and "bruce" not in listed.lower()
    assert "Say whose actions: Emma, Bruce, Tomas." in answer(out)


def test_actions_while_plans_are_made_are_no_list_of_hundreds() -> None:
    _match, out = played("actions")
    assert len(out.splitlines()) < 60 and out.count("plan MEMBER BOX") == 2


def written(match: Match) -> list[str]:
    return [match.session.game.format_action(match.session.state, each) for each in match.legal_actions()]


def answer(out: str) -> str:
    """Return what was printed after the last line that was typed."""
    return out.split("> ")[-2]


@pytest.mark.parametrize("lines", [[], ["plan emma search", "seal", "search emma", "take", "search bruce"]])
def test_look_tells_of_each_member_once(lines: list[str]) -> None:
    match, out = played(*lines, "look")
    told, public = answer(out), match.observation.public
    for member, status in public.members.items():
        assert told.count(f"{short_name(member)} in {place_name(public.ship, status.place)}.") == 1, told
    assert told.count(f"Turn {public.turn}") == 1 and told.count("ADELE: energy") == 1 and "Mission: " in told


def test_hints_are_shown_at_a_level_and_not_in_iron_mode() -> None:
    match, out = played("hint full")
    assert match.hints == "full" and "Where the Alien can attack next" in out
    assert "no hints and no undo" in played("hint full", iron=True)[1]


def test_a_whole_game_by_numbers(home: Path) -> None:
    lines = ["end yes", "1", "1", "1", "1", "end yes"] * 60
    match, out = played(*lines, scenario="two-left", seed=4)
    assert match.is_over and ("wins" in out)


def test_a_killed_game_goes_on_by_resume(home: Path) -> None:
    """The program is ended hard in the middle of a turn; resume has all that was typed."""
    command = [sys.executable, "-m", "solo", "play", "adele", "--seed", "3", "--level", "1", "--terminal"]
    env = {**os.environ, "SOLO_HOME": str(home), "PYTHONPATH": str(ROOT)}
    started = subprocess.Popen(
        command, cwd=ROOT, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    assert started.stdin is not None and started.stdout is not None
    started.stdin.write("plan emma move search\nplan bruce search\n")
    started.stdin.flush()
    path = saves_folder() / "adele-first-watch-3.jsonl"
    until = time.monotonic() + 60
    while not (path.exists() and "plan bruce" in path.read_text()):
        assert time.monotonic() < until
        time.sleep(0.1)
    os.killpg(started.pid, signal.SIGKILL)
    started.wait()
    again = subprocess.run(
        [sys.executable, "-m", "solo", "resume", "--terminal"],
        cwd=ROOT, env=env, input="crew\nseal\nquit\n", capture_output=True, text=True, check=True, timeout=120,
    )  # fmt: skip
    assert "It goes on where you left it." in again.stdout and "Plan: 1 Move, 1 Search." in again.stdout
    assert "The plans are shown. Emma: 1 Move, 1 Search" in again.stdout
    assert [json.loads(line)["type"] for line in path.read_text().splitlines()].count("match") == 1
