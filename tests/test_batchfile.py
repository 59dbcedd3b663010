"""Results of a batch in a file: kept across runs, torn lines mended, everything else refused and left alone."""

from dataclasses import replace
from pathlib import Path

import pytest

from solo.batchfile import Results
from solo.core.nodes import ContentError
from solo.simulate import Played, Task

TASK = Task("major-breakdown", ("yellow", "blue", "pink"), 1, "random", 7)
GAME = Played(7, "agents", "landing", 3, 1, (0.5, 1.25), (0.125,), "")


def kept(path: Path, games: int = 1) -> bytes:
    """Write a file with some games and return its content."""
    with Results(path) as results:
        for seed in range(games):
            results.add(replace(TASK, seed=seed), "v1", replace(GAME, seed=seed))
    return path.read_bytes()


def test_a_kept_game_is_found_again_by_its_whole_task_and_version(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "results.jsonl"
    with Results(path) as results:
        assert results.found(TASK, "v1") is None
        results.add(TASK, "v1", GAME)
        assert results.found(TASK, "v1") == GAME
    with Results(path) as results:
        assert len(results) == 1 and results.found(TASK, "v1") == GAME
        assert results.found(TASK, "v2") is None
        for other in (replace(TASK, seed=8), replace(TASK, level=3), replace(TASK, burdens=("M01",))):
            assert results.found(other, "v1") is None


def test_a_line_is_in_the_file_as_soon_as_it_is_added(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    results = Results(path)
    results.add(TASK, "v1", GAME)
    with Results(path) as other:  # as after a kill: the first one was never closed
        assert other.found(TASK, "v1") == GAME


@pytest.mark.parametrize("cut", [1, 2, 40, 10_000])
def test_a_last_line_that_was_cut_off_is_taken_out_and_its_game_played_again(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "results.jsonl"
    whole = kept(path, 3)
    last = len(whole.splitlines(keepends=True)[-1])
    path.write_bytes(whole[: -min(cut, last - 1)])
    with Results(path) as results:
        assert len(results) == 2 and results.found(replace(TASK, seed=2), "v1") is None
        results.add(replace(TASK, seed=2), "v1", replace(GAME, seed=2))
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "line", [b"", b"no json", b"[1]", b'{"task":{},"fingerprint":"v1","game":{"seed":1}}', b"\xff\xfe", b'{"task":1}']
)
def test_a_broken_line_in_the_middle_is_a_fault_with_its_number_and_nothing_is_changed(
    tmp_path: Path, line: bytes
) -> None:
    path = tmp_path / "results.jsonl"
    lines = kept(path, 2).splitlines()
    content = b"\n".join([lines[0], line, lines[1], b""])
    path.write_bytes(content)
    with pytest.raises(ContentError) as caught:
        Results(path)
    assert f"{path}:2" in str(caught.value.faults[0]) and path.read_bytes() == content


@pytest.mark.parametrize("content", [b"my diary", b"my diary\n", b'{"type":"match"}\n'])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(ContentError):
        Results(path)
    assert path.read_bytes() == content
