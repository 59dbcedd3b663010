"""The profile: what it keeps, and that no locked, damaged, newer or read-only file loses anything or is unexplained."""

import contextlib
import sqlite3
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from solo.core import profile as profiles
from solo.core.learned import Drilled, Studied
from solo.core.profile import Profile, ProfileFault, memory_profile, open_profile, profile_path
from solo.core.results import Earned, Series, SeriesGame
from solo.core.reviewed import Reviewed
from solo.core.runs import Run, RunMark
from tests.core.test_results import RESULT

LESSON = Studied("toy", "first-steps", 2, False, 8.0)
FAILED = Drilled("toy", "seek-3", "direct", False, 9.0)
SOLVED = replace(FAILED, solved=True, time=10.0)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test, and wait for nobody."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(profiles, "BUSY_SECONDS", 0.0)
    return tmp_path / "home"


@pytest.fixture
def profile(home: Path) -> Iterator[Profile]:
    with open_profile() as found:
        yield found


def filled() -> Path:
    """Write a profile with one of everything, and close it."""
    with open_profile() as found:
        found.enter("toy", [RESULT], [Earned("quick", "toy", "toy-1", 7.0)], ["quick"])
        series = found.create_series("toy", "first", 5.0)
        found.put_series([replace(series, games=(SeriesGame("toy-1", "seekers", "M03"),))])
        found.put_studied([LESSON])
        found.put_drilled([FAILED, SOLVED])
    return profile_path()


def test_what_was_kept_is_there_after_closing() -> None:
    filled()
    with open_profile() as found:
        assert found.notes == ()
        assert found.results("toy") == [RESULT] and found.results("other") == []
        assert found.earned("toy") == {"quick": Earned("quick", "toy", "toy-1", 7.0)}
        assert found.judged("toy") == {"quick"}
        assert found.series() == [Series("first-1", "toy", "first", 5.0, (SeriesGame("toy-1", "seekers", "M03"),))]
        assert found.studied("toy") == [LESSON] and found.studied("other") == []
        assert found.drilled("toy") == [FAILED, SOLVED] and found.drilled("other") == []


def test_reviewed_games_are_kept_in_the_order_in_which_they_were_played(profile: Profile) -> None:
    early, late = Reviewed("b", "toy", 1.0, 2, {"reach": 3}), Reviewed("a", "toy", 2.0, 1, {})
    profile.put_reviews([late, early, Reviewed("c", "other", 0.0, 1, {})])
    assert profile.reviews("toy") == [early, late]
    again = replace(early, missed={"reach": 1})
    profile.put_reviews([again])
    assert profile.reviews("toy") == [again, late], "reviewed again it takes the place of the first review"


def test_a_profile_of_the_version_before_gets_room_for_reviews() -> None:
    before = filled()
    with sqlite3.connect(before) as database:
        database.execute("DROP TABLE reviews")
        database.execute(f"PRAGMA user_version = {len(profiles.MIGRATIONS) - 1}")
    with open_profile() as found:
        assert found.results("toy") == [RESULT] and found.reviews("toy") == []


def test_reviews_are_saved_out_of_a_damaged_profile() -> None:
    review = Reviewed("toy-1", "toy", 1.0, 2, {"reach": 3})
    with open_profile() as found:
        found.put_reviews([review])
        found.put_runs([])
    with sqlite3.connect(profile_path()) as database:
        database.execute("INSERT INTO runs VALUES ('x', 'toy', 'no JSON')")
    with open_profile() as found:
        assert found.notes and found.reviews("toy") == [review]


def test_a_result_takes_the_place_of_one_with_its_id(profile: Profile) -> None:
    later = replace(RESULT, finished=2000.0, day=4)
    profile.add([RESULT, replace(RESULT, id="toy-2", finished=1500.0)])
    profile.add([later])
    assert [each.id for each in profile.results("toy")] == ["toy-2", "toy-1"]
    assert profile.results("toy")[1] == later


def test_of_an_achievement_earned_twice_the_earlier_one_stays(profile: Profile) -> None:
    for time in (7.0, 9.0, 3.0):
        profile.award([Earned("quick", "toy", f"toy-{time}", time)])
    assert profile.earned("toy")["quick"] == Earned("quick", "toy", "toy-3.0", 3.0)


def test_what_is_forgotten_is_worked_out_again(profile: Profile) -> None:
    earned = [Earned("quick", "toy", "toy-1", 7.0), Earned("slow", "toy", "gone", 8.0)]
    profile.enter("toy", [RESULT, replace(RESULT, id="gone")], earned, ["quick"])
    profile.forget("toy", ["toy-1"])
    assert [each.id for each in profile.results("toy")] == ["gone"]
    assert set(profile.earned("toy")) == {"slow"} and profile.judged("toy") == set()


def test_series_are_numbered_and_grow(profile: Profile) -> None:
    first, second = (profile.create_series("toy", "first", created) for created in (5.0, 4.0))
    assert (first.id, second.id) == ("first-1", "first-2")
    grown = replace(first, games=(SeriesGame("a", "hider", "M09"), SeriesGame("b", "seekers", "M01")))
    profile.put_series([grown])
    assert profile.series() == [second, grown]


def test_a_deleted_series_is_remembered_until_it_is_put_back(profile: Profile) -> None:
    first, second = (profile.create_series("toy", "first", created) for created in (5.0, 6.0))
    profile.delete_series(first)
    assert profile.series() == [second]
    assert profile.gone_series("toy") == {("first", 5.0)} and profile.gone_series("other") == set()
    profile.put_series([first])
    assert profile.series() == [first, second] and profile.gone_series("toy") == set()


MARK = RunMark("first-light", "first-light-1", "rated", "set", 1400.0, 50.0)
RUN = Run(MARK, "toy", "first-light", 5.0)


def test_runs_are_kept_and_changed_one_by_one(profile: Profile) -> None:
    later = replace(RUN, mark=replace(MARK, run="first-light-2"), begun=9.0)
    profile.put_runs([later, RUN])
    assert profile.runs("toy") == [RUN, later] and profile.runs("other") == []
    seen: list[Run | None] = []
    for name in (MARK.run, "nobody's"):
        profile.change_run(name, lambda run: seen.append(run))
    assert seen == [RUN, None] and profile.runs("toy") == [RUN, later]
    profile.change_run(MARK.run, lambda run: replace(RUN, state="lost", changed=7.0))
    assert profile.runs("toy")[0].state == "lost"


def test_a_run_is_as_it_was_when_its_change_fails(profile: Profile) -> None:
    def fail(run: Run | None) -> Run | None:
        raise OSError(28, "No space left on device")

    profile.put_runs([RUN])
    with pytest.raises(OSError, match="No space"):
        profile.change_run(MARK.run, fail)
    assert profile.runs("toy") == [RUN]


def test_a_change_that_fails_half_way_changes_nothing(profile: Profile) -> None:
    def results() -> Iterator[object]:
        yield replace(RESULT, id="one")
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        profile.add(results())  # type: ignore[arg-type]
    assert profile.results("toy") == []
    profile.add([RESULT])
    assert profile.results("toy") == [RESULT]


def test_a_copy_in_memory_leaves_the_file_alone() -> None:
    path = filled()
    with open_profile() as found:
        copy = found.copy()
    before = path.read_bytes()
    copy.add([replace(RESULT, id="only-here")])
    assert len(copy.results("toy")) == 2 and path.read_bytes() == before
    copy.close()


# Files that cannot be used


def test_a_locked_file_is_told_and_not_touched() -> None:
    path = filled()
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(ProfileFault, match=r"profile\.sqlite: another program is using it; close"):
        open_profile()
    other.execute("ROLLBACK")
    other.close()
    with open_profile() as found:
        assert found.results("toy") == [RESULT]


def test_a_file_locked_while_it_is_written_is_told() -> None:
    path = filled()
    with open_profile() as found:
        other = sqlite3.connect(path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(ProfileFault, match="another program is using it"):
            found.add([replace(RESULT, id="toy-2")])
        other.execute("ROLLBACK")
        other.close()
        found.add([replace(RESULT, id="toy-2")])
        assert len(found.results("toy")) == 2


def test_a_newer_file_is_told_and_not_touched() -> None:
    path = filled()
    with sqlite3.connect(path) as other:
        other.execute(f"PRAGMA user_version = {len(profiles.MIGRATIONS) + 1}")
    other.close()
    before = path.read_bytes()
    with pytest.raises(ProfileFault, match="newer version of solo; update the program"):
        open_profile()
    assert path.read_bytes() == before and [each.name for each in path.parent.iterdir()] == [path.name]


def test_a_read_only_file_can_be_read_and_says_why_it_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    path = filled()
    connect = sqlite3.connect

    def read_only(file: str, **options: object) -> sqlite3.Connection:
        return connect(f"file:{path}?mode=ro", uri=True, **options)  # type: ignore[call-overload,no-any-return]

    monkeypatch.setattr(profiles.sqlite3, "connect", read_only)
    with open_profile() as found:
        assert found.results("toy") == [RESULT]
        with pytest.raises(ProfileFault, match="cannot be written; give yourself the right"):
            found.add([replace(RESULT, id="toy-2")])


def test_where_no_file_can_be_made_that_is_told(home: Path) -> None:
    profile_path().mkdir(parents=True)
    with pytest.raises(ProfileFault, match="cannot be opened"):
        open_profile()
    profile_path().rmdir()
    home.rmdir()
    home.write_text("in the way")
    with pytest.raises(ProfileFault, match="cannot be made"):
        open_profile()


GARBAGE = b"this is no database" * 100


def test_a_damaged_file_is_moved_aside_and_the_next_one_too(home: Path) -> None:
    for number in (1, 2):
        filled()
        profile_path().write_bytes(GARBAGE)
        with open_profile() as found:
            assert found.results("toy") == [] and found.series() == []
            assert len(found.notes) == 1 and f"profile.sqlite.bad-{number}" in found.notes[0]
        assert (home / f"profile.sqlite.bad-{number}").read_bytes() == GARBAGE
    with open_profile() as found:
        assert found.notes == ()


def test_series_and_runs_of_a_damaged_file_are_saved() -> None:
    path = filled()
    with open_profile() as found:
        found.put_runs([RUN])
    with sqlite3.connect(path) as other:
        other.execute("UPDATE games SET team = 'no list'")
    other.close()
    with open_profile() as found:
        assert found.results("toy") == [] and found.notes
        assert [series.id for series in found.series()] == ["first-1"]
        assert found.runs("toy") == [RUN]


def test_another_programs_database_is_moved_aside(home: Path) -> None:
    home.mkdir()
    with sqlite3.connect(profile_path()) as other:
        other.execute("CREATE TABLE games (title TEXT)")
    other.close()
    with open_profile() as found:
        assert found.results("toy") == [] and "bad-1" in found.notes[0]


def test_the_journal_of_a_damaged_file_goes_with_it(home: Path) -> None:
    filled()
    profile_path().write_bytes(GARBAGE)
    (home / "profile.sqlite-journal").write_bytes(b"left behind")
    with open_profile() as found:
        assert found.results("toy") == []
    assert not (home / "profile.sqlite-journal").exists()


def test_an_older_profile_is_brought_up_to_date_with_its_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    filled()
    step = ("ALTER TABLE achievements ADD COLUMN seen INTEGER NOT NULL DEFAULT 0",)
    monkeypatch.setattr(profiles, "MIGRATIONS", (*profiles.MIGRATIONS, step))
    with open_profile() as found:
        assert found.results("toy") == [RESULT] and found.notes == ()
        assert found._rows("SELECT seen FROM achievements") == [(0,)]
        assert found._rows("PRAGMA user_version") == [(len(profiles.MIGRATIONS),)]


def test_a_profile_in_memory_is_kept_nowhere(home: Path) -> None:
    with memory_profile() as found:
        found.add([RESULT])
        assert found.results("toy") == [RESULT]
    assert not home.exists()


def test_a_lesson_is_kept_once_and_an_answer_as_often_as_it_was_given(profile: Profile) -> None:
    profile.put_studied([LESSON])
    profile.put_studied([replace(LESSON, step=0, done=True, changed=9.0)])
    assert profile.studied("toy") == [replace(LESSON, step=0, done=True, changed=9.0)]
    profile.put_drilled([SOLVED, FAILED])
    profile.put_drilled([FAILED])
    assert profile.drilled("toy") == [FAILED, SOLVED]


def test_lessons_and_drills_of_a_damaged_file_are_saved_those_that_are_whole() -> None:
    path = filled()
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("INSERT INTO lessons VALUES ('toy', 'torn', -4, 0, 1.0)")
        other.execute("INSERT INTO drills VALUES ('toy', '', 'direct', 0, 1.0)")
        other.commit()
    with open_profile() as found:
        assert len(found.notes) == 1 and path.with_name("profile.sqlite.bad-1").exists()
        assert found.studied("toy") == [LESSON] and found.drilled("toy") == [FAILED, SOLVED]


def test_a_profile_from_before_lessons_gets_their_tables_and_keeps_its_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(profiles, "MIGRATIONS", profiles.MIGRATIONS[:3])
        patch.setattr(profiles, "_check_content", lambda profile: None)
        with open_profile() as old:
            old.add([RESULT])
    with open_profile() as found:
        assert found.results("toy") == [RESULT] and found.studied("toy") == [] and found.drilled("toy") == []
