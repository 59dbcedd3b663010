"""The bench of A.D.E.L.E.: what it counts, on few games."""

import json
from pathlib import Path

import pytest

from solo import adelebench, adelestrength
from solo.adele.crew import crew
from solo.adelebench import Finished, Task
from solo.adelestrength import Cell
from solo.benches import BENCHES, SHORT
from solo.strength.seeds import MEASURING

QUICK = Cell("deimos", 2, 2, "greedy")


def test_a_game_is_the_same_every_time_and_another_with_another_seed() -> None:
    one, again, other = (adelebench.play_game(Task(QUICK, seed)) for seed in (1, 1, 2))
    assert one == again != other


def test_every_set_up_is_played_by_crews_of_its_size() -> None:
    assert len(adelebench.set_ups()) == 6
    drawn = set()
    for ship, size in adelebench.set_ups():
        for seed in range(6):
            setup = adelebench.setup_for(ship, size, seed)
            assert setup.scenario.ship.id == ship and len(setup.crew) == size and not setup.scenario.twist
            drawn |= {*setup.crew}
    assert drawn == {*crew()}


def test_the_matrix_is_every_level_against_every_crew_in_every_set_up() -> None:
    asked = adelebench.cells()
    assert len(set(asked)) == len(asked) == 5 * 3 * 6


def test_cells_are_played_on_measuring_seeds_and_finished_one_after_another(monkeypatch: pytest.MonkeyPatch) -> None:
    tasks: list[Task] = []

    def play(task: Task) -> Finished:
        tasks.append(task)
        return Finished("alien" if task.seed % 2 else "crew", "death", 7)

    monkeypatch.setattr(adelebench, "play_game", play)
    asked = adelebench.cells([1], ["random"])
    ended = dict(adelebench.played(dict(zip(asked, (4, 2, 1, 1, 1, 1), strict=True)), jobs=1))
    assert [*ended] == asked and [len(games) for games in ended.values()] == [4, 2, 1, 1, 1, 1]
    assert [task.seed for task in tasks[:6]] == [*MEASURING["adele"][:4], *MEASURING["adele"][:2]]
    assert {task.purpose for task in tasks} == {"adele"}


def test_a_report_counts_each_cell_and_all_set_ups_together() -> None:
    asked = adelebench.cells([1], ["random"])[:2]
    ended = {asked[0]: [Finished("alien", "death", 6)] * 3, asked[1]: [Finished("crew", "code", 8)] * 5}
    made = adelebench.report(ended)
    assert [(row["games"], row["won"], row["share"], row["turns"]) for row in made["cells"]] == [
        (3, 3, 1.0, 6),
        (5, 0, 0.0, 8),
    ]
    (pooled,) = made["pooled"]
    assert (pooled["games"], pooled["won"], pooled["share"]) == (8, 3, 0.375)
    assert pooled["why"] == {"code": 5, "death": 3}
    assert pooled["interval95"][0] < 0.375 < pooled["interval95"][1]


def test_an_interval_holds_its_share_and_narrows_with_more_games() -> None:
    low, high = adelebench.interval(30, 60)
    assert low < 0.5 < high and high - low > 0.2
    low, high = adelebench.interval(300, 600)
    assert 0.45 < low < 0.5 < high < 0.55
    assert adelebench.interval(0, 10)[0] == 0 and adelebench.interval(10, 10)[1] > 0.999


def test_a_written_report_is_what_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "adele" / "strength.json"
    monkeypatch.setattr(adelebench, "strength_path", lambda: path)
    monkeypatch.setattr(adelestrength, "strength_path", lambda: path)
    ended = {QUICK: [Finished("alien", "death", 6), Finished("crew", "code", 8)]}
    try:
        assert adelebench.write_report(adelebench.report(ended)) == path
        assert json.loads(path.read_text(encoding="utf-8"))["cells"][0]["won"] == 1
        assert adelestrength.kept().share(QUICK) == 0.5
    finally:
        adelestrength.kept.cache_clear()


def test_times_are_those_of_the_aliens_decisions_sorted() -> None:
    times = adelebench.decision_times(1, "random", 1)
    assert len(times) > 100 and times == sorted(times) and times[0] > 0


def test_solo_bench_knows_it_by_name() -> None:
    """It takes long, so it does not run where no name is given."""
    assert BENCHES["adele"] is adelebench.adele and "adele" not in SHORT
