"""The challenges of the program: all of them can be read, listed and checked, and take a measured rating."""

import json
import shutil
from pathlib import Path

import pytest

from solo import challenges, library
from solo.__main__ import main
from solo.contacts.agents import agents
from solo.contacts.bots import LEVELS, TEAMS
from solo.contacts.challenge import cards_of
from solo.contacts.game import GAME
from solo.contacts.public import ALIEN
from solo.core.challenge import LEVEL_NUMBERS, Measured
from solo.core.content import ContentError
from solo.core.session import Session, SessionInfo
from solo.newgame import split_ids


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the program's challenges, in place of them."""
    here = tmp_path / "challenges"
    shutil.copytree(challenges.challenge_files()[0].parent, here)
    monkeypatch.setattr(challenges, "challenge_files", lambda game="contacts": sorted(here.glob("*.yaml")))
    return here


def test_no_challenge_of_the_program_is_broken() -> None:
    assert challenges.left_out() == []
    assert [each.id for each in challenges.all_challenges()] == [path.stem for path in challenges.challenge_files()]


def test_a_rating_is_written_into_the_file(folder: Path) -> None:
    path, before = folder / "first-light.yaml", challenges.challenge("first-light")
    text = path.read_text().split("rating:")[0]
    measured = Measured(1234, 56, 400, "0.4.0", "2026-12-01")
    assert challenges.keep_rating("first-light", measured) == path
    assert path.read_text().startswith(text)
    after = challenges.challenge("first-light")
    assert after.rating == measured and (after.id, after.seed, after.team) == (before.id, before.seed, before.team)


def test_a_broken_challenge_is_left_out_with_its_faults(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "first-light.yaml").write_text("id: first-light\nlevel: 9\n")
    ids = [each.id for each in challenges.all_challenges()]
    assert "first-light" not in ids
    assert any("level: must be from 1 to 5, not 9" in str(fault) for fault in challenges.left_out())
    with pytest.raises(ContentError):
        challenges.keep_rating("first-light", Measured(1, 1, 1, "x", "2026-01-01"))
    assert (folder / "first-light.yaml").read_text() == "id: first-light\nlevel: 9\n"
    assert main(["list", "challenges"]) == 0
    assert "1 file was left out" in capsys.readouterr().err


def test_a_challenge_has_its_files_name(folder: Path) -> None:
    (folder / "first-light.yaml").rename(folder / "other.yaml")
    with pytest.raises(ContentError, match=r"named other\.yaml"):
        challenges.challenge("other")
    with pytest.raises(ContentError, match="no challenge"):
        challenges.challenge("first-light")


def test_a_challenge_has_its_files_name_wherever_it_lies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    shutil.copy(next(each for each in challenges.challenge_files() if each.stem == "first-light"), path)
    assert main(["validate", str(path)]) == 2
    fault = 'mine.yaml:1: id: is "first-light", but the file is named mine.yaml; make them the same'
    assert fault in capsys.readouterr().err


def test_the_list_does_not_tell_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["list", "challenges", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == len(challenges.all_challenges()) and not any("seed" in row for row in rows)


def test_validate_takes_a_challenge_for_what_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text("id: mine\nscenario: major-breakdown\n")
    assert main(["validate", str(path)]) == 2
    assert "team: is missing" in capsys.readouterr().err


def test_the_challenges_are_spread_over_everything_there_is() -> None:
    found = challenges.all_challenges()
    assert len(found) >= 60
    assert {each.scenario for each in found} == set(library.scenario_ids())
    assert {agent for each in found for agent in each.team} == set(agents())
    assert {each.level for each in found} == set(LEVEL_NUMBERS)
    assert {each.hints for each in found} == {"off", "count", "set", "heat"}
    assert {True, False} <= {cards_of(each)[1] for each in found}
    assert len({each.seed for each in found}) == len({each.name for each in found}) == len(found)


@pytest.mark.parametrize("id", [path.stem for path in challenges.challenge_files()])
def test_every_challenge_can_be_begun_and_its_alien_plays_its_first_day(id: str) -> None:
    """With a seed of the test's own: nobody looks into a challenge beforehand."""
    found = challenges.challenge(id)
    assert challenges.can_begin(found)
    (edition, missions), copies = cards_of(found), split_ids(found.settings.get("copies", ""))
    setup = library.setup_of(found.scenario, found.team, copies, edition=edition, missions=missions)
    assert setup.team == found.team and setup.copies == copies
    session = Session(GAME, setup, SessionInfo("test", 1, {}))
    while session.state.public.day < 2:
        session.let_chance_act()
        side = session.to_move
        if side is None:
            break
        seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        if side == ALIEN:
            session.apply(LEVELS[found.level].think(seen, legal, rng).action)
        else:
            session.apply(TEAMS["greedy"](seen, legal, rng))
    assert session.state.public.day == 2 or session.state.public.outcome is not None
