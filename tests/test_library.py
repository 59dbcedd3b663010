"""The player's own maps and secret files beside the program's: found, and left out with their faults when broken."""

import json
from pathlib import Path

import pytest

from solo import library
from solo.__main__ import main
from solo.contacts.mapdraft import draft_of, empty_draft, sheet_of
from solo.contacts.mapfile import format_map
from solo.contacts.maps import CHECKS, parse_sheet
from solo.core.content import ContentError
from solo.core.paths import maps_folder, own_folder, scenarios_folder
from solo.core.record import RecordFault
from solo.match import new_match
from solo.newgame import NewGame
from solo.opening import load_match

SHIPPED = ["major-breakdown", "lost-in-the-rockies"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with folders for maps and secret files, both empty."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    maps_folder().mkdir()
    scenarios_folder().mkdir(parents=True)
    return tmp_path


def own_map(id: str) -> Path:
    """Write a map of the player's: the Lowmere Valley under another id."""
    text = (own_folder("assets") / "maps" / "S.yaml").read_text()
    path = maps_folder() / f"{id}.yaml"
    path.write_text(format_map(sheet_of(draft_of(parse_sheet(text, "S.yaml")), id)))
    return path


def own_scenario(id: str, map_id: str = "S", **changes: str) -> Path:
    """Write a secret file of the player's, made from the starter."""
    text = (own_folder("scenarios") / "contacts" / "major-breakdown.yaml").read_text()
    text = text.replace("id: major-breakdown", f"id: {id}").replace("map: S", f"map: {map_id}")
    for old, new in changes.items():
        text = text.replace(old, new)
    path = scenarios_folder() / f"{id}.yaml"
    path.write_text(text)
    return path


def test_own_files_are_found_behind_the_programs() -> None:
    own_map("dale")
    own_scenario("my-hunt", "dale")
    assert library.map_ids()[-1] == "dale" and set(library.map_ids()) >= {"S", "L", "dale"}
    assert library.scenario_ids()[0] == library.starter_id() == "major-breakdown"
    assert library.scenario_ids()[-1] == "my-hunt"
    assert library.scenario("my-hunt").board is library.board("dale")
    assert library.left_out() == []


def test_a_file_that_changes_is_read_anew_and_an_unchanged_one_is_the_same_board() -> None:
    path = own_map("dale")
    before = library.board("dale")
    assert library.board("dale") is before
    path.write_text(path.read_text().replace("days: 6", "days: 7"))
    assert library.board("dale").days == 7 and before.days == 6
    path.unlink()
    with pytest.raises(ContentError, match="dale"):
        library.board("dale")


@pytest.mark.parametrize(
    ("kind", "name", "words"),
    [
        ("map", "S", 'the program has a map "S"'),
        ("map", "s", 'the program has a map "S"'),
        ("scenario", "major-breakdown", 'the program has a secret file "major-breakdown"'),
    ],
)
def test_an_id_of_the_programs_is_a_fault_that_is_named(kind: str, name: str, words: str) -> None:
    path = own_map(name) if kind == "map" else own_scenario(name)
    (left,) = library.left_out()
    assert (left.kind, left.path) == (kind, path)
    assert words in str(left.faults[0]) and str(path) in str(left.faults[0])
    assert library.starter_id() == "major-breakdown" and not library.is_own(library.map_path("S"))


def test_a_file_is_named_after_its_id() -> None:
    own_map("dale").rename(maps_folder() / "hill.yaml")
    (left,) = library.left_out()
    assert 'is "dale", but the file is named hill.yaml' in str(left.faults[0])


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"id: x\n", b"- a\n- b\n", b"terrain: [", b"x" * 300_000])
@pytest.mark.parametrize("kind", ["map", "scenario"])
def test_a_broken_file_is_left_out_and_ends_nothing(kind: str, content: bytes, capfd: pytest.CaptureFixture) -> None:
    folder = maps_folder() if kind == "map" else scenarios_folder()
    (folder / "x.yaml").write_bytes(content)
    (folder / "folder.yaml").mkdir()
    assert set(SHIPPED) <= set(library.scenario_ids())
    assert sorted(file.id for file in library.left_out()) == ["folder", "x"]
    assert all(file.kind == kind and file.faults for file in library.left_out())
    assert main(["list", f"{kind}s", "--json"]) == 0
    out, err = capfd.readouterr()
    assert json.loads(out) and "2 files were left out" in err and "solo validate" in err
    assert main(["validate"]) == 2
    _out, err = capfd.readouterr()
    assert str(folder / "x.yaml") in err and "Traceback" not in err


def test_a_broken_file_of_the_programs_is_left_out_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "contacts").mkdir()
    good = own_folder("scenarios") / "contacts" / "major-breakdown.yaml"
    (tmp_path / "contacts" / good.name).write_bytes(good.read_bytes())
    (tmp_path / "contacts" / "torn.yaml").write_text("id: torn\n")
    monkeypatch.setattr(library, "own_folder", lambda name: tmp_path if name == "scenarios" else own_folder(name))
    assert library.scenario_ids() == ["major-breakdown"]
    assert [file.id for file in library.left_out()] == ["torn"]
    (tmp_path / "contacts" / good.name).unlink()
    with pytest.raises(ContentError, match="torn"):
        library.starter_id()


def test_a_map_that_fails_a_check_is_left_out_until_it_waives_it() -> None:
    """CR-2: a custom map may waive checks, and says so."""
    draft = empty_draft(9, 9, "Plain")
    path = maps_folder() / "plain.yaml"
    path.write_text(format_map(sheet_of(draft, "plain")))
    (left,) = library.left_out()
    assert any("(check: terrains)" in fault.problem for fault in left.faults)
    path.write_text(path.read_text() + f"waive: [{', '.join(CHECKS)}]\n")
    assert library.left_out() == [] and "plain" in library.map_ids()


def test_playing_a_broken_file_names_its_fault(capfd: pytest.CaptureFixture) -> None:
    own_scenario("mine", **{"days: 6": "days: 66"})
    assert main(["play", "--scenario", "mine", "--terminal"]) == 2
    err = capfd.readouterr().err
    assert "mine.yaml" in err and "days" in err and err.count("\n") == 1


def saved_game() -> Path:
    """Return the save of a game of the player's own file on their own map."""
    own_map("dale")
    own_scenario("mine", "dale")
    match = new_match(NewGame("mine", seed=7))
    match.keep()
    match.close()
    assert match.path is not None
    return match.path


def test_a_game_of_an_own_file_goes_on() -> None:
    assert load_match(saved_game()).session.setup.scenario.id == "mine"


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda: (scenarios_folder() / "mine.yaml").unlink(), "put its file back"),
        (lambda: (maps_folder() / "dale.yaml").unlink(), "mine.yaml:4: map"),
        (lambda: own_scenario("mine", "dale", STARTER="x", **{"days: 6": "days: 7"}), "was changed since"),
        (lambda: (maps_folder() / "dale.yaml").write_text("id: dale\n"), 'no map "dale"'),
        (
            lambda: (maps_folder() / "dale.yaml").write_text(
                (maps_folder() / "dale.yaml").read_text().replace("days: 6", "days: 7")
            ),
            'its map "dale" was changed since',
        ),
    ],
)
def test_a_save_says_that_its_file_is_gone_or_was_changed(harm: object, words: str) -> None:
    path = saved_game()
    before = path.read_bytes()
    harm()  # type: ignore[operator]
    with pytest.raises(RecordFault, match=words) as caught:
        load_match(path)
    assert "\n" not in str(caught.value) and path.read_bytes() == before


def test_a_save_goes_on_where_only_what_is_read_was_changed() -> None:
    path = saved_game()
    own_scenario("mine", "dale", **{"hour one": "hour two"})
    (maps_folder() / "dale.yaml").write_text(
        (maps_folder() / "dale.yaml").read_text().replace("Lowmere Valley", "Highmere")
    )
    assert "hour two" in load_match(path).session.setup.scenario.log


def test_the_starter_is_the_first_of_all_files_and_found_without_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    first = library.scenario_ids()[0]
    read: list[str] = []
    usual = library._scenario_at

    def noting(path: Path, maps: library.Maps) -> library.Scenario:
        read.append(path.stem)
        return usual(path, maps)

    monkeypatch.setattr(library, "_scenario_at", noting)
    assert library.starter_id() == first == "major-breakdown" and read == [first]
