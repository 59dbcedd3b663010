"""What the program does with any game, shown with one that only tests know: play, save, kill, resume, undo, replay."""

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from solo import games
from solo.__main__ import main
from solo.batch import in_turn, play
from solo.career import current_career
from solo.client.gamescreens import has_screens, playable
from solo.client.screens.summary import last_game, read_summary
from solo.core import save
from solo.core.choice import Choice
from solo.core.content import ContentError
from solo.core.game import IllegalAction
from solo.core.kit import Kit
from solo.core.paths import saves_folder
from solo.core.record import Audience, RecordFault
from solo.core.session import replay
from solo.match import Match, Unfinished, new_match
from solo.opening import load_match, mend_match, open_record
from solo.simulate import Task, play_session, summary
from solo.terminal import plain
from tests.lantern import KIT, No, lantern

__all__ = ["lantern"]

ROOT = Path(__file__).resolve().parents[1]

SEED = 3
"""The first die gives two guesses."""


@pytest.fixture(autouse=True)
def kit(lantern: Kit) -> Kit:
    """The game, in every test."""
    return lantern


@pytest.fixture
def match() -> Iterator[Match]:
    """A new match, up to the human's first choice."""
    found = new_match(Choice("lantern", seed=SEED))
    found.let_opponents_act()
    yield found
    found.close()


def wrong(match: Match) -> str:
    """Return a guess that misses."""
    state = match.session.state
    return next(f"guess {number}" for number in range(1, 9) if number != state.secret and number not in state.guessed)


def lines(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


# ------------------------------------------------------------------------------------------------------ the record


def test_each_side_is_asked_with_what_it_sees_and_acts_in_its_turn(match: Match) -> None:
    assert match.path is not None
    while match.session.to_move == "seeker":
        match.act(wrong(match))
    assert match.opponents_go and match.session.to_move == "rival"
    match.let_opponents_act()
    sides = [event.fields["side"] for event in match.session.record if event.type == "action"]
    assert sides[:3] == ["keeper", "chance", "seeker"] and sides[-2:] == ["rival", "chance"]
    keeper, human = lines(match.path)[1], lines(match.path)[6]
    assert (keeper["audience"], human["audience"]) == ("keeper", "team")


def test_computer_sides_draw_from_streams_of_their_own(match: Match) -> None:
    drawn = {side: match.session.stream(side).random() for side in match.session.game.sides}
    assert len(set(drawn.values())) == 3


def test_what_is_told_to_the_human_alone_is_hidden_from_the_others_and_not_undone(match: Match) -> None:
    match.act("point 2")
    assert match.can_undo
    told = match.act("peek")
    assert [event.type for event in told] == ["peek"] and match.observation.even in (True, False)
    [glimpse] = [event for event in match.session.record if event.type == "glimpse"]
    assert glimpse.audience is Audience.HUMAN
    assert match.session.observe("rival").even is None
    assert not match.can_undo, "it told the human something"


def test_undo_takes_back_what_told_nothing_and_practice_goes_past_an_answer(match: Match) -> None:
    before = list(match.session.record)
    match.act("point 4")
    match.undo()
    assert match.session.record == before and not match.can_undo
    match.act(wrong(match))
    assert not match.can_undo and match.practice_from_here() and match.is_practice
    assert match.session.state.guessed == frozenset()


def test_nobody_acts_for_others_or_after_the_end(match: Match) -> None:
    while match.session.to_move == "seeker":
        match.act(wrong(match))
    assert match.refusal("guess 1") is No.NOT_NOW and match.legal_actions() == []
    with pytest.raises(IllegalAction):
        match.act("guess 1")
    with pytest.raises(Unfinished):
        match.truth()
    match.act("resign")
    assert match.is_over and match.refusal("guess 1") is No.OVER


# ---------------------------------------------------------------------------------------------------------- saves


def test_a_match_goes_on_from_its_save_after_every_action_and_to_the_same_end(match: Match) -> None:
    while not match.is_over:
        match.let_opponents_act()
        if not match.is_over:
            match.act(match.legal_actions()[match.session.stream("seeker").randrange(9)])
        assert match.path is not None
        again = load_match(match.path) if not match.is_over else None
        assert again is None or again.session.record == match.session.record
    assert match.path is not None and match.path.parent == save.records_folder() and save.saves() == []
    assert open_record(match.path).state == match.session.state


def test_choices_come_back_from_the_record() -> None:
    choice = Choice("lantern", "attic", 2, "count", 8, iron=True, settings={"guesses": "3"})
    match = new_match(choice)
    assert match.choice == choice and (match.level, match.hints, match.iron) == (2, "count", True)
    match.keep()
    assert match.path is not None and load_match(match.path).choice == choice
    assert load_match(match.path).session.setup.guesses == 3
    with pytest.raises(ValueError, match="2 or 3"):
        new_match(replace(choice, settings={"guesses": "4"}))


@pytest.mark.parametrize(
    ("old", "new", "line", "words"),
    [
        ('"game":"lantern"', '"game":"lantren"', 1, 'did you mean "lantern"'),
        ('"scenario":"cellar"', '"scenario":"celler"', 1, "no scenario"),
        ('"fingerprint":"', '"fingerprint":"x', 1, "was changed since"),
        ('"level":0', '"level":"high"', 1, "level"),
        ('"action":"hide', '"action":"guess', 2, "do not give this line"),
    ],
)
def test_a_bad_save_is_refused_by_line_and_left_as_it_was(
    match: Match, old: str, new: str, line: int, words: str
) -> None:
    match.keep()
    path = match.path
    assert path is not None and old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))
    before = path.read_bytes()
    with pytest.raises(RecordFault, match=words) as caught:
        load_match(path)
    assert caught.value.line == line and path.read_bytes() == before
    if line == 1 and words != "was changed since":  # a list reads what a file says, and plays nothing again
        assert words.split()[0] in read_summary(path).fault


def test_a_save_that_was_cut_off_is_mended(match: Match) -> None:
    match.act(wrong(match))
    path = match.path
    assert path is not None
    whole = path.read_bytes()
    path.write_bytes(whole[:-4])
    mended = mend_match(path)
    assert mended.session.record == match.session.record and path.read_bytes() == whole
    mended.close()


def test_a_changed_record_fails_its_check(match: Match, capsys: pytest.CaptureFixture[str]) -> None:
    match.act("resign")
    assert match.path is not None
    assert main(["replay", str(match.path)]) == 0
    assert "Ready." in capsys.readouterr().out
    assert main(["replay", str(match.path), "--check"]) == 0
    assert "every event is as the rules give it" in capsys.readouterr().out
    match.path.write_text(match.path.read_text().replace('"why":"resign"', '"why":"days"'))
    assert main(["replay", str(match.path), "--check"]) == 1


# ---------------------------------------------------------------------------------------- killed, and gone on with

PLAY = """
import sys
from pathlib import Path
from tests.lantern import registered
from solo.__main__ import main
with registered(Path(sys.argv[1])):
    sys.exit(main(sys.argv[2:]))
"""


def test_a_game_that_is_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    words = [sys.executable, "-c", PLAY, str(tmp_path), "play", "lantern", "--seed", str(SEED), "--terminal"]
    told = tmp_path / "told"
    with told.open("w") as out:
        player = subprocess.Popen(words, cwd=ROOT, stdin=subprocess.PIPE, stdout=out, text=True, env=dict(os.environ))
    assert player.stdin is not None
    player.stdin.write("point 3\npeek\n")
    player.stdin.flush()
    path = saves_folder() / "lantern-cellar-3.jsonl"
    wait_for(lambda: path.exists() and "glimpse" in path.read_text())
    os.kill(player.pid, signal.SIGKILL)
    player.wait()
    match = load_match(path)
    assert match.session.state.peeked and match.session.state.finger == 3 and not match.can_undo
    match.close()
    done = subprocess.run(
        [*words[:4], "resume", "--terminal"], cwd=ROOT, input="point 4\nquit\n", text=True, capture_output=True
    )
    assert done.returncode == 0 and "It goes on where you left it." in done.stdout
    assert load_match(path).session.state.finger == 4


def wait_for(happened: object) -> None:
    """Wait until something has happened."""
    for _ in range(600):
        if happened():  # type: ignore[operator]
            return
        time.sleep(0.05)
    raise AssertionError("it did not happen within 30 seconds")


# ------------------------------------------------------------------------------------------------------ the shell


def test_the_shell_lists_it_with_its_scenarios(capsys: pytest.CaptureFixture[str]) -> None:
    def listed(*words: str) -> list[dict[str, object]]:
        assert main(["list", *words, "--json"]) == 0
        found: list[dict[str, object]] = json.loads(capsys.readouterr().out)
        return found

    assert [row["id"] for row in listed("games")] == [*games.GAMES]
    assert [row["id"] for row in listed("scenarios", "lantern")] == ["cellar", "attic"], "the starter first"
    assert [row["id"] for row in listed("levels", "lantern")] == [1, 2]
    assert [row["id"] for row in listed("teams", "lantern")] == ["random", "careful"]
    assert main(["list", "cards", "lantern"]) == 2, "it has none"


def test_a_broken_scenario_is_left_out_and_its_fault_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "scenarios" / "lantern" / "attic.yaml"
    path.write_text(path.read_text().replace("days: 6", "days: 60"))
    assert main(["list", "scenarios", "lantern"]) == 0
    assert "left out" in capsys.readouterr().err
    assert main(["validate"]) == 2
    assert f"{path}:4: days" in capsys.readouterr().err
    assert main(["play", "lantern", "--scenario", "attic", "--terminal"]) == 2
    assert '"attic" cannot be used now' in capsys.readouterr().err
    with pytest.raises(ContentError):
        games.shelf_of(KIT).load("attic")


def test_arguments_of_another_game_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "lantern", "--agents", "yellow", "--terminal"]) == 2
    assert "--agents is for contacts only" in capsys.readouterr().err
    assert main(["play", "lantern", "--level", "3", "--terminal"]) == 2
    assert "choose from 1 (Level 1), 2 (Level 2)" in capsys.readouterr().err


def test_it_is_simulated_and_its_record_replays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["simulate", "lantern", "--games", "5", "--seed", "1", "--jobs", "1", "--records", str(tmp_path), "--json"]
    assert main(words) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 5 and [*report["outcomes"]] == ["seeker", "keeper", "rival", "nobody"]
    assert sum(part["games"] for part in report["outcomes"].values()) == 5
    assert [*report["milliseconds"]] == ["opponents", "seeker"]
    assert main(["replay", str(tmp_path / "cellar-1.jsonl"), "--check"]) == 0


def test_a_simulated_game_depends_on_its_task_alone() -> None:
    task = Task("attic", (), 1, "careful", 3, game="lantern", keep_record=True)
    one, two = play([task], in_turn), play([task], in_turn)
    assert one[0].record == two[0].record
    session, _times = play_session(task)
    again, difference = replay(session.record, KIT.rules, session.setup, session.info)
    assert difference is None and again.state == session.state
    assert summary(one, "lantern")["games"] == 1


def test_continue_and_the_lists_show_it_and_the_career_keeps_it(match: Match) -> None:
    match.act(wrong(match))
    newest = last_game()
    assert newest is not None and (newest.game, newest.title) == ("lantern", "Cellar")
    assert newest.how_far == "Day 1 of 4"
    match.act("resign")
    assert match.path is not None
    shown = read_summary(match.path)
    assert (shown.how_far, shown.winner, shown.why) == ("The keeper wins", "keeper", "resign")
    career = current_career("lantern")
    assert [(each.id, each.game, each.scenario) for each in career.results] == [(match.path.stem, "lantern", "cellar")]
    assert career.broken == () and current_career().results == ()


def test_without_screens_it_is_played_at_the_prompt(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not has_screens("lantern") and has_screens("contacts") and "lantern" not in playable()
    monkeypatch.setattr("sys.stdin", io.StringIO("point 2\n"))
    assert main(["play", "lantern", "--seed", "5"]) == 0
    assert "Lantern has no window in this version" in capsys.readouterr().err


# ------------------------------------------------------------------------------------------------------ the prompt


def typed(match: Match, *words: str) -> str:
    """Type some lines at the prompt, and return all that was told."""
    out = io.StringIO()
    assert plain.run(match, io.StringIO("".join(f"{line}\n" for line in words)), out) == 0
    return " ".join(out.getvalue().split())


def test_the_prompt_tells_what_can_be_done_and_does_what_is_typed(match: Match) -> None:
    told = typed(match, "point 3", "1", "look", "quit")
    assert "Lantern: Cellar" in told and "Guesses left today: 2." in told
    assert "1 guess 1" in told and "Points." in told and "The seeker says 1:" in told
    assert "Saved as lantern-cellar-3; solo resume goes on with it." in told


def test_the_prompt_answers_what_is_wrong_and_changes_nothing(match: Match) -> None:
    before = len(match.session.record)
    told = typed(match, "dance", "guess 77", "99", "undo", "resign", "save a/b")
    assert "no command and no action: dance" in told and "No: that cannot be done." in told
    assert "No action has that number: they go from 1 to" in told and "nothing to take back" in told
    assert "Type resign yes" in told and "a save's name has" in told
    assert len(match.session.record) == before


def test_the_prompt_takes_back_goes_past_answers_and_ends(match: Match) -> None:
    told = typed(
        match, "point 3", "undo", wrong(match), "practice", "practice", "log", "actions", "help", "resign yes", "look"
    )
    assert "This game is practice now." in told and "takes back the last action" in told
    assert "The keeper wins. It ended by resign." in told and match.is_over
