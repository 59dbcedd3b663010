"""The measurement of the rivals: it goes on where it was, and reports what has enough games."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from solo import xfilesstrength
from solo.xfilesbench import Finished
from solo.xfilesstrength import COMPARISONS, FIRST_SEED, Comparison, gathered, play_missing, report, write_report

QUICK = Comparison("easy", "greedy", 1)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Comparisons of a few games."""
    monkeypatch.setattr(xfilesstrength, "GAMES", 6)


def counting(played: list[int]) -> xfilesstrength.Spread:
    """Return a spread that notes the seeds it plays."""

    def spread(tasks: Sequence[tuple[Comparison, int]]) -> Iterator[Finished]:
        for task in tasks:
            played.append(task[1])
            yield xfilesstrength._played(task)

    return spread


def untimed(played: xfilesstrength.Played) -> dict[int, Finished]:
    """Return the games of the one comparison without the times, which are never the same."""
    return {seed: replace(game, times=()) for seed, game in played[QUICK].items()}


def test_an_interrupted_measurement_goes_on_where_it_was(few: None, tmp_path: Path) -> None:
    path, seeds = tmp_path / "games.jsonl", []
    whole = untimed(play_missing(path, counting(seeds), [QUICK]))
    assert seeds == [*range(FIRST_SEED, FIRST_SEED + 6)] == [*whole]
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(lines[:4]) + lines[4][:30])
    again: list[int] = []
    assert untimed(play_missing(path, counting(again), [QUICK])) == whole and again == seeds[-2:]
    assert untimed(gathered(path)) == whole


def test_a_report_is_read_by_the_game(few: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = report(play_missing(tmp_path / "games.jsonl", xfilesstrength.in_turn, [QUICK]))
    assert [(row["player"], row["rival"], row["rivals"], row["games"]) for row in made["comparisons"]] == [
        ("easy", "greedy", 1, 6)
    ]
    (tmp_path / "xfiles").mkdir()
    monkeypatch.setattr(xfilesstrength, "own_folder", lambda name: tmp_path)
    assert json.loads(write_report(made).read_text()) == json.loads(json.dumps(made))


def test_what_has_too_few_games_is_not_reported(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("")
    games = {seed: Finished(1.0, 64, 7, 8, ()) for seed in range(xfilesstrength.LEAST - 1)}
    assert report({QUICK: games})["comparisons"] == []
    assert len(report({QUICK: games | {999: Finished(0.0, 64, 7, 8, ())}})["comparisons"]) == 1


def test_all_that_is_promised_is_measured() -> None:
    """Section 7: levels among each other and against greedy, for two to four players; 400 games where hard plays."""
    known = {(each.player, each.rival, each.rivals): each.games for each in COMPARISONS}
    for rivals in (1, 2, 3):
        for player, rival in (("normal", "easy"), ("hard", "normal"), ("hard", "easy"), ("hard", "greedy")):
            assert known[player, rival, rivals] == (400 if player == "hard" else 2000)
        for player in ("easy", "normal", "plan"):
            assert known[player, "greedy", rivals] == 2000


def test_solo_bench_knows_it_by_the_games_name() -> None:
    """It takes hours, so it does not run where no name is given."""
    from solo.benches import SHORT, benches, keepers

    assert benches()["xfiles"] is xfilesstrength.measured and "xfiles" not in SHORT
    assert keepers()["xfiles"] is xfilesstrength.keep
