"""Whole games at the prompt, typed by computer teams: every Agent, every ability, every way a game ends."""

from pathlib import Path

import pytest

from solo.contacts.achievements import achievement_name, achievement_text
from solo.contacts.text import outcome_text
from solo.match import Match, new_match
from solo.newgame import NewGame
from tests.terminal.prompt import CITIES, answer_to, new, played, robot_game

TEAMS = [
    ("purple,turquoise,black", "random", 2),
    ("black,grey,white", "random", 3),
    ("blue,orange,red", "random", 1),
    ("green,brown,pink", "greedy", 1),
]

WRONG = ("cannot", "Write:", "not possible", "There is no", "Did you mean", "comes first", "must move first")


@pytest.mark.parametrize(("team", "player", "seed"), TEAMS)
def test_every_command_of_a_whole_game_is_taken_as_it_is_meant(team: str, player: str, seed: int) -> None:
    match = new(team, seed=seed, level=1)
    commands, transcript = robot_game(match, player)
    assert match.is_over
    assert not [line for line in transcript.splitlines() if any(word in line for word in WRONG)]
    actions = [event for event in match.truth() if event.type == "action" and event.fields["side"] == "agents"]
    by_themselves = sum(command.count(";") + 1 for command in commands if command.startswith("declare"))
    assert len(commands) + by_themselves == len(actions), "a declared turn is played without being typed again"
    assert_story(match, transcript)


def test_the_end_tells_the_achievements_that_the_game_earned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    match = new_match(NewGame(level=1, seed=9, hints="off"))
    _commands, transcript = robot_game(match, "greedy")
    assert "first_catch" in match.earned
    for id in match.earned:
        assert f"Achievement earned: {achievement_name(id)}. {achievement_text(id)}" in transcript


def assert_story(match: Match, transcript: str) -> None:
    """The end tells the outcome, the Alien's path day by day, and the seed."""
    outcome = match.observation.public.outcome
    assert outcome is not None and outcome_text(outcome) in transcript
    for event in match.truth():
        if event.type == "path":
            tiles = event.fields["tiles"]
            assert isinstance(tiles, list)
            assert f"Day {event.fields['day']}: {' → '.join(tiles)}" in transcript
    assert f"Seed {match.seed}." in transcript


def test_every_ability_is_typed_in_these_games() -> None:
    commands: list[str] = []
    for team, player, seed in (*TEAMS, ("blue,orange,purple", "random", 4), ("orange,turquoise,white", "random", 5)):
        commands += robot_game(new(team, seed=seed, level=1), player)[0]
    used = {command.split()[2] for command in commands if command.startswith("ability")}
    assert used == {"scan", "line", "shot", "drone", "catch", "detect", "dog", "block"}
    words = {command.split()[0] for command in commands}
    assert words >= {"place", "move", "become", "ability", "ask", "end"}


def test_the_oracle_is_declared_to_and_the_turn_then_played() -> None:
    match = new(seed=1, level=3)
    commands, transcript = robot_game(match, "greedy")
    for seed in range(2, 9):
        if any(command.startswith("declare") for command in commands):
            break
        match = new(seed=seed, level=3)
        commands, transcript = robot_game(match, "greedy")
    declared = next(command for command in commands if command.startswith("declare"))
    assert "Declare> " + declared in transcript
    assert "you must declare" in " ".join(transcript.split())
    assert "comes first" not in transcript


def test_one_seed_gives_one_transcript() -> None:
    assert robot_game(new(seed=3), "greedy")[1] == robot_game(new(seed=3), "greedy")[1]


def test_after_the_end_log_board_and_quit_work_and_nothing_else_is_played() -> None:
    match = new(level=1)
    transcript = played(
        match,
        [
            *CITIES,
            "resign",
            "log",
            "resign",
            "resign",
            "board",
            "log",
            "move yellow C6",
            "undo",
            "practice",
            "quit",
            "log",
        ],
    )
    assert "You resigned, so the Alien wins." in transcript
    assert "Over> board" in transcript and "@ the Alien" in transcript
    assert answer_to(transcript, "move yellow C6") == "The game is over."
    assert answer_to(transcript, "undo") == "Nothing can be taken back now."
    assert answer_to(transcript, "practice") == "The game is over."
    assert transcript.endswith("Over> quit\n"), "what stands behind quit is not read"


def test_no_transcript_shows_what_is_hidden_before_the_end() -> None:
    match = new(level=3, hints="off")
    transcript = played(
        match, [*CITIES, "board", "agents", "log", "hint", "why C4", "how C4", "preview move yellow C6"]
    )
    assert "*" not in transcript.replace("* the", "")
    assert "starting camp was" not in transcript and "Seed" not in transcript
    assert answer_to(transcript, "why C4").startswith("That is told from hint level set on")
