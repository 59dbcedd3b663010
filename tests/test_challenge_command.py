"""`solo challenge`, and what the other commands do with rated runs: secrets stay, and looking in makes it practice."""

import json
from collections.abc import Callable
from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from solo import challenges, rated
from solo.__main__ import main
from solo.career import current_career
from solo.core import save
from solo.core.profile import profile_path
from solo.opening import load_match
from tests.runs import measured, started
from tests.terminal.prompt import CITIES

Solo = Callable[..., tuple[int, str, str]]


@pytest.fixture
def solo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Solo:
    """Run a command line in a home of its own, some lines typed; return status, output and errors."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))

    def run(command: str, typed: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr("sys.stdin", StringIO(typed))
        status = main(command.split())
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


@pytest.fixture
def rated_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let two challenges be measured."""
    found = {id: measured(id) for id in ("first-light", "no-loose-ends")}
    monkeypatch.setattr(rated, "challenge", lambda id: found[id])


def test_the_list_tells_ratings_results_and_no_seed(solo: Solo) -> None:
    status, out, err = solo("challenge")
    assert (status, err) == (0, "") and "first-light" in out and "Your rating: 1500 ± 700" in out
    assert "rated yet" not in out
    status, out, _ = solo("challenge --json")
    found = json.loads(out)
    assert found["player"]["rating"] == 1500 and found["open"] is None
    assert {each["status"] for each in found["challenges"]} == {"new"}
    assert "seed" not in out


def test_where_none_is_rated_the_list_says_what_that_means(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    unrated = [replace(each, rating=None) for each in challenges.all_challenges()]
    monkeypatch.setattr(challenges, "all_challenges", lambda game="contacts": unrated)
    assert "None of these is rated yet" in solo("challenge")[1]
    _, out, _ = solo("challenge next --terminal", "resign now\nnext\n")
    assert "not rated yet: it moves no rating" in out


def test_an_unknown_challenge_is_told_with_its_neighbour(solo: Solo) -> None:
    status, out, err = solo("challenge frist-light")
    assert (status, out) == (2, "") and 'did you mean "first-light"?' in err


def test_a_level_that_is_not_there_yet_is_told(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(challenges, "levels_of", lambda game: {1: None})
    status, _, err = solo("challenge no-loose-ends --terminal")
    assert status == 2 and "no Alien of level 3 yet" in err


@pytest.mark.usefixtures("rated_files")
def test_a_rated_run_is_played_left_and_gone_on_with(solo: Solo) -> None:
    _, out, _ = solo("challenge first-light --terminal", "\n".join(CITIES) + "\n")
    assert "FIRST LIGHT, a rated run. Hints up to Count" in out and "Saved as first-light" in out
    _, out, _ = solo("challenge first-light --terminal", "agents\n")
    assert "as you left it" in out and "Yellow" in out
    status, _, err = solo("challenge no-loose-ends --terminal")
    assert status == 2 and "solo challenge first-light goes on with it" in err and "--give-up" in err
    _, out, _ = solo("challenge no-loose-ends --give-up --terminal", "resign now\n")
    assert "Your rating: " in out and "The challenge's: " in out
    assert [step.game.score for step in current_career().rated] == [0, 0]
    _, out, _ = solo("challenge --json")
    rows = {row["id"]: row["status"] for row in json.loads(out)["challenges"]}
    assert (rows["first-light"], rows["no-loose-ends"]) == ("lost", "lost")


@pytest.mark.usefixtures("rated_files")
def test_the_seed_is_told_after_the_end_and_not_before(solo: Solo) -> None:
    seed = str(measured().seed)
    _, out, err = solo("challenge first-light --terminal", "place yellow C7\nboard\nlog\nhint\nhelp\nsave\nmission\n")
    path = save.saves()[0].path
    for command in (
        f"replay {path} --terminal",
        f"replay {path} --check",
        f"deduce {path}",
        "profile",
        "list challenges",
    ):
        _, more, faults = solo(command)
        out, err = out + more, err + faults
    assert seed not in out + err and seed not in str(path)
    _, out, _ = solo(f"resume {path.stem} --terminal", "resign now\n")
    assert f"Seed {seed}." in out


def test_the_daily_run_is_told_instead_of_played_twice(solo: Solo) -> None:
    _, out, _ = solo("challenge daily --terminal", "resign now\n")
    assert "a rated run" in out and "Given up before the first day" in out
    status, out, _ = solo("challenge daily --terminal")
    assert status == 0 and "You have played today's run: lost." in out and "1ers Contacts, daily run" in out
    [command] = [line.split(" plays it again")[0] for line in out.splitlines() if line.endswith("as practice.")]
    _, out, _ = solo(f"{command.removeprefix('solo ')} --terminal")
    assert "This is practice: you have played this challenge before." in " ".join(out.split())


def test_a_daily_run_under_way_or_given_up_is_not_called_unplayed(solo: Solo) -> None:
    assert "You have not played a daily run yet." in solo("challenge")[1]
    for typed in ("place yellow C7\n", "resign now\n"):
        solo("challenge daily --terminal", typed)
        assert "No daily run was played to its end yet." in solo("challenge")[1]


def test_next_is_the_nearest(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    solo("challenge next --terminal", "resign now\nnext\n")
    ratings = {each.id: each.rating for each in challenges.all_challenges()}
    first, second = (ratings[run.mark.id] for run in current_career().runs)
    assert first is not None and second is not None and second is not first, "the command next goes on to another one"
    assert abs(first.rating - 1500) == min(abs(each.rating - 1500) for each in ratings.values() if each)
    monkeypatch.setattr(challenges, "levels_of", lambda game: {})
    status, _, err = solo("challenge next")
    assert status == 2 and "played every challenge" in err


@pytest.mark.parametrize("command", ["replay {} --terminal", "replay {} --check", "deduce {}", "deduce {} --json"])
def test_looking_into_a_rated_run_makes_it_practice_and_says_so(command: str, solo: Solo) -> None:
    match = started(4)
    assert match.path is not None
    _, _, err = solo(command.format(match.path))
    assert "practice now: its save was looked into" in err
    assert load_match(match.path).is_practice
    _, _, err = solo(command.format(match.path))
    assert err == "", "it is practice already"


def test_nothing_is_shown_where_that_cannot_be_kept(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    match = started(4)
    monkeypatch.setattr("solo.core.profile._version", lambda profile: 99)
    status, out, err = solo(f"deduce {match.path}")
    assert (status, out) == (2, "") and str(profile_path()) in err


def test_the_profile_tells_the_rating(solo: Solo) -> None:
    solo("challenge daily --terminal", "resign now\n")
    _, out, _ = solo("profile")
    assert "1 rated run." in out
    found = json.loads(solo("profile --json")[1])
    assert found["rating"]["games"] == len(found["rated"]) == 1 and found["rated"][0]["score"] == 0


def test_a_run_whose_save_is_gone_is_told_once(solo: Solo) -> None:
    match = started(2)
    assert match.path is not None
    match.path.unlink()
    status, _, err = solo("challenge")
    assert status == 0 and "The rated run FIRST LIGHT counts as lost, since its save was gone." in err
    assert solo("challenge")[2] == ""


def test_a_run_whose_save_is_gone_is_told_before_another_is_played(solo: Solo) -> None:
    match = started(2)
    assert match.path is not None
    match.path.unlink()
    _, _, err = solo("challenge no-loose-ends --terminal")
    assert "FIRST LIGHT counts as lost" in err


@pytest.mark.parametrize(("typed", "said"), [("xyz", "choose from"), ("Daily", 'did you mean "daily"?')])
def test_an_unknown_challenge_is_called_what_was_typed(typed: str, said: str, solo: Solo) -> None:
    status, _, err = solo(f"challenge {typed}")
    assert status == 2 and err.startswith(f'solo: no challenge "{typed}"; ') and said in err


@pytest.mark.parametrize("command", ["challenge next --json", "challenge --give-up --json"])
def test_json_is_for_the_list_only(command: str, solo: Solo) -> None:
    status, out, err = solo(command)
    assert (status, out) == (2, "") and "--json is for the list" in err


def test_give_up_alone_asks_and_gives_up_the_run_under_way(solo: Solo) -> None:
    assert solo("challenge --give-up")[0] == 2
    match = started(2)
    for command in ("challenge --give-up", "challenge first-light --give-up"):
        status, out, err = solo(command, "no\n")
        assert status == 2 and "Give up FIRST LIGHT?" in out and "nothing was changed" in err
    assert load_match(match.path or Path()).is_rated
    status, out, _ = solo("challenge --give-up", "yes\n")
    assert status == 0 and "You have given up FIRST LIGHT." in out
    assert [step.game.score for step in current_career().rated] == [0]


def cut(at: bytes) -> Path:
    """Return the save of an open rated run, cut off within the last line that has some bytes."""
    path = started(4).path
    assert path is not None
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rindex(at)])
    return path


@pytest.mark.usefixtures("rated_files")
def test_a_save_cut_off_is_told_with_the_ways_out(solo: Solo) -> None:
    path = cut(b"}")
    status, _, err = solo("challenge first-light --terminal")
    assert status == 2 and f"solo resume {path.stem} --mend" in err and "solo challenge --give-up" in err
    status, _, err = solo(f"resume {path.stem} --mend --terminal", "quit\n")
    assert (status, err) == (0, ""), "what was cut off can be worked out again"
    assert load_match(path).is_rated


def test_mending_asks_before_it_loses_a_rated_run(solo: Solo) -> None:
    path = cut(b'"side":"agents"')
    before = path.read_bytes()
    status, _, err = solo(f"resume {path.stem} --mend --terminal", "no\n")
    assert status == 2 and "FIRST LIGHT would count as lost" in err and "nothing was changed" in err
    assert path.read_bytes() == before and current_career().rated == []
    status, out, _ = solo(f"resume {path.stem} --mend --terminal", "yes\nquit\n")
    assert status == 0 and "It is practice, and the rated run counts as lost." in " ".join(out.split())
    assert [step.game.score for step in current_career().rated] == [0]


def test_another_games_challenges_are_listed_and_played(solo: Solo) -> None:
    status, out, _ = solo("challenge --game adele")
    assert status == 0 and "easy-watch" in out and "first-light" not in out and "Daily run" not in out
    status, out, err = solo("challenge easy-watch --terminal", "quit\n")
    assert status == 0 and "A.D.E.L.E.: FIRST WATCH" in out and "where you left it" not in out
    status, _, err = solo("challenge --game chess")
    assert status == 2 and "adele" in err and "Traceback" not in err
