"""`solo rate` from outside."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from solo import challenges
from solo.__main__ import main
from solo.challenges import read_challenge
from solo.strength import matrix, matrixgames
from solo.strength.bradleyterry import Rating

Solo = Callable[[str], tuple[int, str, str]]


@pytest.fixture
def solo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Solo:
    """Return what runs a command line in a home of its own: exit status, output, messages."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "home"))

    def run(line: str) -> tuple[int, str, str]:
        status = main(line.split())
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("--level 9", "no level 9"),
        ("--games 0", "--games"),
        ("--jobs 0", "--jobs"),
        ("--jobs 2 --dask tcp://127.0.0.1:1", "one of them"),
        ("--level 1 --challenge first-light", "its own level"),
        ("--write --games 3", "whole matrix"),
        ("--challenge frist-light", "first-light"),
    ],
)
def test_bad_usage_is_a_line(solo: Solo, words: str, fault: str) -> None:
    status, out, err = solo(f"rate contacts {words}")
    assert status == 2 and out == "" and fault in err and err.count("\n") == 1


def test_a_level_is_rated_and_what_was_played_is_not_played_again(
    solo: Solo, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(matrix, "GROUNDS", matrix.GROUNDS[:1])
    line = "rate contacts --level 1 --games 4 --jobs 1 --json"
    status, out, err = solo(line)
    assert status == 0 and err == ""
    report = json.loads(out)
    assert {cell["alien"] for cell in report["cells"]} == {"level 1"} and report["ratings"]["teams"]["greedy"]
    kept = list((tmp_path / "home" / "batches").iterdir())
    content = kept[0].read_bytes()
    monkeypatch.setattr("solo.batch.play_job", lambda job: pytest.fail("it was played before"))
    assert solo(line)[1] == out and kept[0].read_bytes() == content
    status, out, _ = solo(line.replace(" --json", ""))
    assert status == 0 and "1500 ± 0" in out


def test_an_interrupted_batch_prints_what_there_is_and_exits_130(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    from solo import batch

    left, real = [3], batch.play_job

    def until_ctrl_c(job: batch.Job) -> batch.Played:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return real(job)

    monkeypatch.setattr(batch, "play_job", until_ctrl_c)
    status, out, _ = solo("rate contacts --level 1 --games 5 --jobs 1 --json")
    assert status == 130 and sum(cell["games"] for cell in json.loads(out)["cells"]) == 3
    left[0] = 0
    status, out, _ = solo("rate contacts --level 3 --games 5 --jobs 1 --json")
    assert status == 130 and out == ""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with one challenge that is played at level 1, and teams that are rated already."""
    source = next(path for path in challenges.challenge_files() if read_challenge(path).level == 1)
    copied = tmp_path / source.name
    lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
    copied.write_text("".join(line for line in lines if not line.startswith("rating:")), encoding="utf-8")
    monkeypatch.setattr(challenges, "challenge_files", lambda game="contacts": [copied])
    rated = {"greedy": Rating(1500.0, 0.0), "random": Rating(1100.0, 20.0)}
    monkeypatch.setattr(matrixgames, "team_ratings", lambda: rated)
    return copied


def test_a_challenge_is_rated_and_its_file_takes_the_rating(solo: Solo, toy: Path) -> None:
    before = toy.read_text()
    status, out, _ = solo("rate contacts --challenge all --jobs 1 --json")
    (found,) = json.loads(out)["challenges"]
    assert status == 0 and found["deviation"] <= 60 and set(found["teams"]) == {"greedy", "random"}
    assert toy.read_text() == before
    status, _, err = solo(f"rate contacts --challenge {toy.stem} --jobs 1 --write")
    assert status == 0 and str(toy) in err
    rating = read_challenge(toy).rating
    assert rating is not None and (rating.rating, rating.games) == (found["rating"], found["games"])
    assert before.rstrip() in toy.read_text()


def test_a_rating_that_is_not_certain_enough_is_not_written(solo: Solo, toy: Path) -> None:
    before = toy.read_text()
    status, out, err = solo(f"rate contacts --challenge {toy.stem} --games 2 --jobs 1 --write")
    assert status == 1 and "±" in out and "not written" in err and toy.read_text() == before


def test_another_games_challenge_is_rated_by_its_own_crews(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["rate", "adele", "--challenge", "easy-watch", "--games", "2", "--json", "--jobs", "1"])
    (found,) = json.loads(capsys.readouterr().out)["challenges"]
    assert status == 1 and set(found["teams"]) == {"random", "greedy", "careful"} and found["games"] == 6
    assert main(["rate", "adele", "--challenge", "first-light"]) == 2
    assert "is a challenge of contacts" in capsys.readouterr().err
