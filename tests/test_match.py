"""A human's match: nothing is lost, nothing is tried twice, and what a client sees is public."""

import json
from pathlib import Path

import pytest

from solo import __version__
from solo.contacts.actions import EndDay, Place, Refusal, Resign
from solo.contacts.bots import TEAMS
from solo.core import save
from solo.core.game import IllegalAction
from solo.core.record import RecordFault
from solo.marks import keep_marks, marks_of
from solo.match import Match, Unfinished, new_match
from solo.newgame import NewGame
from solo.opening import load_match, mend_match, open_record


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    return tmp_path


def team_acts(match: Match) -> None:
    """Let the computer Agents do one action for the human."""
    match.act(TEAMS["greedy"](match.observation, match.session.legal_actions(), match.session.stream("agents")))


def played(actions: int, **choice: object) -> Match:
    """Return a match after so many actions of the team."""
    match = new_match(NewGame(seed=20, **choice))  # type: ignore[arg-type]
    for _ in range(actions):
        match.let_opponents_act()
        team_acts(match)
    return match


def test_a_match_goes_on_where_it_was_left_and_to_the_same_end() -> None:
    match = played(9)
    assert match.path is not None
    again = load_match(match.path)
    assert again.session.record == match.session.record
    for each in (match, again):
        while not each.is_over:
            each.let_opponents_act()
            if not each.is_over:
                team_acts(each)
        each.close()
    assert again.session.public_record == match.session.public_record


def test_every_answer_is_in_the_save_before_it_is_told() -> None:
    match = played(6)
    assert match.path is not None
    match.let_opponents_act()
    team_acts(match)
    lines = [json.loads(line) for line in match.path.read_text().splitlines()]
    assert len(lines) == len(match.session.record)
    match.close()


def test_a_disk_that_fails_leaves_the_old_save(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(5)
    assert match.path is not None
    before = match.path.read_bytes()

    def fail(source: str, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("solo.core.save.os.replace", fail)
    match.let_opponents_act() if match.opponents_go else None
    with pytest.raises(OSError, match="No space"):
        team_acts(match)
    assert match.path.read_bytes() == before
    assert [path.name for path in match.path.parent.iterdir()] == [match.path.name]
    match.close()


def test_own_notes_survive_undo_and_resume() -> None:
    match = played(1)
    board = match.observation.public.board
    tile = board.named("H5") if "H5" in board.by_name else board.tiles[40]
    keep_marks(match, {tile: "suspect"})
    assert match.can_undo
    match.undo()
    assert marks_of(match) == {tile: "suspect"}
    assert match.path is not None
    assert marks_of(load_match(match.path)) == {tile: "suspect"}
    match.close()


def test_undo_ends_at_an_answer_and_practice_goes_past_it() -> None:
    match = played(4)
    assert not match.can_undo
    before = len(match.observation.record.lines)
    match.let_opponents_act()
    assert match.practice_from_here()
    assert match.is_practice
    assert len(match.observation.record.lines) < before + 1
    assert match.path is not None
    assert load_match(match.path).is_practice
    match.close()


def test_iron_mode_takes_nothing_back() -> None:
    match = played(1, iron=True)
    assert not match.can_undo
    assert not match.practice_from_here()
    match.close()


def test_nothing_of_the_alien_is_told_before_the_end() -> None:
    match = played(4)
    with pytest.raises(Unfinished):
        match.truth()
    match.close()


def test_the_human_cannot_act_for_the_alien_nor_end_a_day_too_soon() -> None:
    match = new_match(NewGame(seed=20))
    assert match.opponents_go
    with pytest.raises(IllegalAction):
        match.act(EndDay())
    match.let_opponents_act()
    assert match.refusal(EndDay()) is Refusal.NOT_NOW
    assert match.refusal(Place("yellow", match.observation.public.board.tiles[0])) is Refusal.NOT_A_CITY
    match.close()


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (lambda lines: [*lines[:3], "{", *lines[3:]], 4, "not a JSON line"),
        (lambda lines: [lines[0].replace('"format":1', '"format":9'), *lines[1:]], 1, "newer version"),
        (lambda lines: [lines[0].replace("major-breakdown", "no-such-file"), *lines[1:]], 1, "no scenario"),
        (lambda lines: [lines[0].replace("yellow", "yelow"), *lines[1:]], 1, "yelow"),
        (lambda lines: lines[1:], 1, "begins with a line of type match"),
    ],
)
def test_a_bad_save_is_refused_by_line_and_left_as_it_was(change: object, line: int, words: str) -> None:
    match = played(5)
    match.close()
    assert match.path is not None
    match.path.write_text("\n".join(change(match.path.read_text().splitlines())) + "\n")  # type: ignore[operator]
    before = match.path.read_bytes()
    with pytest.raises(RecordFault, match=words) as caught:
        load_match(match.path)
    assert caught.value.line == line
    assert match.path.read_bytes() == before


def test_a_finished_game_is_a_record_and_no_save_any_more() -> None:
    match = played(2)
    while not match.is_over:
        match.let_opponents_act()
        if not match.is_over:
            team_acts(match)
    match.close()
    assert save.saves() == []
    assert match.path is not None and match.path.parent == save.records_folder()
    assert open_record(match.path).state.public.outcome == match.observation.public.outcome
    assert match.truth()[0].type == "match"


def test_a_resignation_while_the_alien_thinks_ends_its_thinking() -> None:
    """Its answer would come after the end, and be an illegal action then."""
    match = new_match(NewGame(seed=20))
    match.start_opponent()
    events = match.act(Resign())
    assert [event.type for event in events] == ["end"]
    assert match.is_over and match.connection is None
    assert match.poll_opponent(5) is None
    assert match.let_opponents_act() == ()
    match.close()


@pytest.mark.parametrize("actions", [1, 4, 7])
def test_a_save_cut_off_anywhere_goes_on_from_its_last_whole_action(actions: int) -> None:
    match = played(actions)
    path = match.path
    assert path is not None
    whole = path.read_bytes()
    starts = [line for line, event in enumerate(match.session.record) if event.type == "action"]
    lines = whole.splitlines(keepends=True)
    for kept in range(starts[-1] + 1, len(lines)):
        torn = b"".join(lines[:kept]) + lines[kept][:-5]
        path.write_bytes(torn)
        broken = path.with_suffix(".broken")
        broken.unlink(missing_ok=True)
        mended = mend_match(path)
        assert mended.session.record == match.session.record and path.read_bytes() == whole
        assert broken.read_bytes() == torn
    match.close()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda lines: lines,
        lambda lines: [*lines[:3], b"{\n", *lines[3:]],
        lambda lines: [*lines[:3], b"{\n", *lines[3:-1], lines[-1][:-5]],
        lambda lines: [lines[0][:-5]],
        lambda lines: [*(line.replace(b"true", b"false") for line in lines[:-1]), lines[-1][:-5]],
    ],
)
def test_only_a_last_line_cut_off_is_mended(spoil: object) -> None:
    match = played(9)
    path = match.path
    assert path is not None
    path.write_bytes(b"".join(spoil(path.read_bytes().splitlines(keepends=True))))  # type: ignore[operator]
    before = path.read_bytes()
    with pytest.raises(RecordFault):
        mend_match(path)
    assert path.read_bytes() == before and list(path.parent.iterdir()) == [path]
    match.close()


def test_a_record_that_an_older_version_wrote_replays_and_stays_as_it_was() -> None:
    """The version stands in the public set-up line (contacts 9); it is no part of what happened."""
    match = played(6)
    assert match.path is not None
    text = match.path.read_text().replace(f'"version":"{__version__}"', '"version":"0.0.1"')
    assert text.count("0.0.1") >= 2
    match.path.write_text(text)
    again = load_match(match.path)
    again.write()
    assert match.path.read_text() == text


def test_an_aliens_process_that_was_kept_from_starting_is_given_up_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(process: object) -> None:
        raise KeyboardInterrupt

    match = played(0)
    monkeypatch.setattr("multiprocessing.process.BaseProcess.start", interrupted)
    with pytest.raises(KeyboardInterrupt):
        match.warm_up()
    match.close()
    assert match.connection is None


def test_a_game_is_kept_from_the_first_thing_done_in_it() -> None:
    match = new_match(NewGame(seed=20))
    match.let_opponents_act()
    assert match.path is not None and not match.path.exists()
    match.act(Resign())
    assert match.is_over and match.path.exists(), "a game given up at once is a record all the same"
    match.close()
