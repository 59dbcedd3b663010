"""A Dask cluster gives the figures that this machine gives, and says in a line what is wrong with it."""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from solo.__main__ import main
from solo.batch import OtherVersion, in_turn, play, program_fingerprint
from solo.cluster import NoCluster, on_cluster
from solo.simulate import Task

distributed = pytest.importorskip("distributed")


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """The address of a cluster of two processes on this machine."""
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
    ) as cluster:
        yield cluster.scheduler_address


def test_the_figures_are_those_of_this_machine(address: str) -> None:
    tasks = [Task("open-hunt-s", (), level, "greedy", seed, keep_record=True) for level in (1, 3) for seed in range(4)]
    with on_cluster(address) as spread:
        there = play(tasks, spread)
    here = play(tasks, in_turn)
    bare = [[replace(game, alien_times=(), team_times=()) for game in games] for games in (there, here)]
    assert bare[0] == bare[1]


def test_simulate_prints_the_same_on_a_cluster(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    printed = []
    for where in (["--dask", address], ["--jobs", "1"]):
        assert main(["simulate", "--games", "3", "--seed", "5", *where]) == 0
        printed.append(capsys.readouterr().out.splitlines()[:4])
    assert printed[0] == printed[1] and len(printed[0]) == 4


def test_ratings_are_the_same_on_a_cluster(
    address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = []
    for where in (["--dask", address], ["--jobs", "1"]):
        monkeypatch.setenv("SOLO_HOME", str(tmp_path / where[0]))
        assert main(["rate", "--level", "1", "--games", "2", "--json", *where]) == 0
        found.append(json.loads(capsys.readouterr().out)["ratings"])
    assert found[0] == found[1]


def test_a_cluster_of_another_version_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("solo.batch.program_fingerprint", lambda game: program_fingerprint(game)[::-1])
    with pytest.raises(OtherVersion), on_cluster(address) as spread:
        play([Task("open-hunt-s", (), 1, "random", 1)], spread)


@pytest.mark.parametrize("there", ["tcp://127.0.0.1:9", "tcp://no-such-host.invalid:8786", "nowhere", "tcp://nowhere"])
def test_an_address_without_a_cluster_is_named(
    there: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("solo.cluster.PATIENCE", "1s")
    assert main(["simulate", "--games", "1", "--dask", there]) == 2
    fault = capsys.readouterr().err
    assert fault.count("\n") == 1 and there in fault


def test_the_extra_is_named_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(NoCluster, match=r"solo\[cluster\]"), on_cluster("tcp://127.0.0.1:8786"):
        raise AssertionError("there is no cluster")
