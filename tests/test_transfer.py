"""A career as one file: what is exported comes in again elsewhere, merged, with nothing lost and nothing twice."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from solo import career
from solo.career import GAME, current_career
from solo.core import save
from solo.core.nodes import ContentError
from solo.core.profile import open_profile
from solo.core.results import Earned, Series, SeriesGame
from solo.core.reviewed import Reviewed
from solo.core.runs import LOST, RATED, Progress, Run, RunMark
from solo.transfer import Merged, export_to, merge, read_export
from tests.careers import keep, text_of, won

SECOND = SeriesGame("won", "agents", "M02")
MARK = RunMark("first-light", "first-light-1", RATED, "set", 1400.0, 50.0)
LOST_RUN = Run(MARK, GAME, "first-light", 700.0, LOST, 800.0, "gone", Progress(9, "x"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    return at_home(tmp_path / "here", monkeypatch)


def at_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SOLO_HOME", str(folder))
    return folder


def fill() -> None:
    """Two finished games, a result whose record is gone, an achievement of it, and a series."""
    keep("lost", text_of(1), 1000.0)
    keep("won", won(text_of(2)), 2000.0)
    with open_profile() as profile:
        career.sync(profile)
        profile.add([replace(profile.results(GAME)[0], id="gone", finished=500.0)])
        profile.award([Earned("cornered", GAME, "gone", 500.0)])
        profile.put_series([Series("s-1", GAME, "major-breakdown", 7.0, (SeriesGame("lost", "alien", "M09"), SECOND))])
        profile.put_runs([LOST_RUN])
        profile.put_reviews([Reviewed("won", GAME, 2000.0, 2, {"reach": 3, "days": 1})])


def exported(path: Path) -> Path:
    with open_profile() as profile:
        export_to(path, profile)
    return path


def merged(path: Path) -> Merged:
    with open_profile() as profile:
        return merge(read_export(path), profile)


def everything() -> tuple[object, ...]:
    found = current_career()
    records = {each.name: each.path.read_bytes() for each in save.saves(save.records_folder())}
    return records, found.results, dict(found.earned), found.series, found.runs, found.rated, found.reviews


def test_an_export_brings_everything_to_an_empty_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill()
    before = everything()
    path = exported(tmp_path / "career.json")
    at_home(tmp_path / "there", monkeypatch)
    done = merged(path)
    assert (done.added, done.known, done.results, done.series) == ({"lost": "lost", "won": "won"}, 0, 1, 1)
    assert everything() == before


def test_done_twice_it_adds_nothing_more(tmp_path: Path) -> None:
    fill()
    before = everything()
    done = merged(exported(tmp_path / "career.json"))
    assert done == Merged({}, 2, 0, 0, 0, 0, 0, 0)
    assert everything() == before


def test_a_run_that_is_open_is_not_carried_over_and_a_lost_one_is(tmp_path: Path) -> None:
    fill()
    with open_profile() as profile:
        profile.put_runs([replace(LOST_RUN, mark=replace(MARK, id="other", run="other-1"), state="open")])
    export = read_export(exported(tmp_path / "career.json"))
    assert export.runs == (LOST_RUN,)


def test_another_game_with_a_taken_name_gets_a_new_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill()
    path = exported(tmp_path / "career.json")
    at_home(tmp_path / "there", monkeypatch)
    keep("won", text_of(3), 9000.0)
    own = (save.records_folder() / "won.jsonl").read_bytes()
    done = merged(path)
    assert done.added == {"lost": "lost", "won": "won-2"}
    assert (save.records_folder() / "won.jsonl").read_bytes() == own
    found = current_career()
    assert [(each.id, each.finished) for each in found.results] == [
        ("gone", 500.0),
        ("lost", 1000.0),
        ("won-2", 2000.0),
        ("won", 9000.0),
    ]
    assert found.earned["first_catch"].record == "won-2"
    assert [game.record for game in found.series[0].games] == ["lost", "won-2"]


def test_series_that_go_on_are_joined_and_others_stand_side_by_side(tmp_path: Path) -> None:
    fill()
    path = exported(tmp_path / "career.json")
    short = Series("s-1", GAME, "major-breakdown", 7.0, (SeriesGame("lost", "alien", "M09"),))
    longer = replace(short, games=(*short.games, SECOND, SeriesGame("x", "alien", "M03")))
    other = replace(short, created=8.0)
    for here, wanted in ((short, [("s-1", 2)]), (longer, [("s-1", 3)]), (other, [("s-1-2", 2), ("s-1", 1)])):
        with open_profile() as profile:
            profile.put_series([here])
        merged(path)
        assert [(series.id, len(series.games)) for series in current_career().series] == wanted


def test_an_export_never_writes_over_a_file(tmp_path: Path) -> None:
    path = tmp_path / "career.json"
    path.write_text("mine")
    with open_profile() as profile, pytest.raises(FileExistsError):
        export_to(path, profile)
    assert path.read_text() == "mine"


def test_a_record_that_broke_since_is_left_out_and_its_result_stays(tmp_path: Path) -> None:
    fill()
    (save.records_folder() / "won.jsonl").write_bytes(b"\xff\xfe")
    export = read_export(exported(tmp_path / "career.json"))
    assert [record.name for record in export.records] == ["lost"]
    assert [result.id for result in export.results] == ["gone", "lost", "won"]


def test_a_name_that_cannot_name_a_file_gets_another(tmp_path: Path) -> None:
    fill()
    document = json.loads(exported(tmp_path / "career.json").read_text())
    for number, name in enumerate(("../evil", "a/b")):
        document["records"][number]["name"] = name
        document["records"][number]["lines"] = text_of(6 + number).splitlines()
    (tmp_path / "changed.json").write_text(json.dumps(document))
    assert merged(tmp_path / "changed.json").added == {"../evil": "game", "a/b": "game-2"}


BROKEN = {
    "not json": ("{", ["no JSON file"]),
    "a list": ("[]", ["records: missing"]),
    "newer": ('{"format": 9, "version": "8.1", "records": []}', ["newer version of solo (8.1)"]),
    "no lists": ('{"format": 1, "records": 3, "results": [], "achievements": [], "series": {}}', ["records", "series"]),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_bad_file_is_told_with_every_fault(name: str, tmp_path: Path) -> None:
    text, words = BROKEN[name]
    path = tmp_path / "bad.json"
    path.write_text(text)
    with pytest.raises(ContentError) as caught:
        read_export(path)
    assert len(caught.value.faults) == len(words)
    assert all(word in str(fault) for word, fault in zip(words, caught.value.faults, strict=True))


@pytest.mark.parametrize(
    ("part", "change", "words"),
    [
        ("records", {"lines": ["{"]}, "not a JSON line"),
        ("records", {"lines": text_of(1).splitlines()[:8]}, "not over"),
        ("records", {"lines": text_of(1).splitlines()[1:]}, "public record"),
        ("records", {"lines": [text_of(1)]}, "one a line"),
        ("records", {"finished": float("nan")}, "seconds since 1970"),
        ("records", {"finished": 10**400}, "seconds since 1970"),
        ("records", {"finished": "x"}, "a record has"),
        ("records", {"lines": ["\ud800"]}, "surrogates"),
        ("records", {"lines": [text_of(1).splitlines()[0].replace('"format":1', '"format":9')]}, "newer version"),
        ("results", {"day": "x"}, "day: must be a whole number"),
        ("achievements", {"time": -1}, "time: must be"),
        ("series", {"games": [3]}, "a game of a series"),
    ],
)
def test_each_bad_part_is_told_by_its_place(part: str, change: dict[str, object], words: str, tmp_path: Path) -> None:
    fill()
    document = json.loads(exported(tmp_path / "career.json").read_text())
    document[part][0] |= change
    path = tmp_path / "changed.json"
    path.write_text(json.dumps(document))
    with pytest.raises(ContentError, match=words) as caught:
        read_export(path)
    assert [fault.field for fault in caught.value.faults] == [f"{part}, number 1"]
