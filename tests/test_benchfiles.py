"""Secret files that only benchmarks play."""

import pytest

from solo import library
from solo.benchfiles import BENCH_FILES, bench_scenario
from solo.contacts.bots import LEVELS
from solo.simulate import Task, play_task


@pytest.mark.parametrize("id", BENCH_FILES)
def test_without_mission_the_alien_wins_whenever_it_is_not_caught(id: str) -> None:
    file = bench_scenario(id)
    assert file is not None and not file.tokens and not file.equipment
    for seed in range(6):
        game = play_task(Task(id, (), max(LEVELS), "random", seed))
        assert game.winner in ("agents", "alien")


def test_nobody_is_offered_them_and_none_has_the_id_of_another_file() -> None:
    ids = library.scenario_ids()
    assert not set(ids) & set(BENCH_FILES)
    assert all(bench_scenario(id) is None for id in ids)


def test_they_are_the_same_file_whenever_they_are_made() -> None:
    marks = {id: {make().fingerprint for make in (maker, maker)} for id, maker in BENCH_FILES.items()}
    assert all(len(found) == 1 for found in marks.values())
    assert len(set.union(*marks.values())) == len(BENCH_FILES)
