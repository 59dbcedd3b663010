"""The command line from outside: what it prints, its exit status, and that nothing ends in a traceback."""

import io
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import solo as solo_package
from solo.__main__ import COMMANDS, main
from solo.client.screens.summary import last_game
from solo.core import save
from solo.core.record import Event, lines_of
from solo.core.settings import settings_path
from solo.games import GAMES, kit_of
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.opening import load_match
from tests.boxed import made_up_missions
from tests.terminal.prompt import CITIES, InlineWorker, played, robot_game

ROOT = Path(__file__).resolve().parents[1]
HAS_SIGNALS = pytest.mark.skipif(os.name == "nt", reason="signals as on Linux and macOS")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep everything that is written in a folder of the test."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("SDL_VIDEODRIVER", "nowhere")
    if (pygame := sys.modules.get("pygame")) is not None:
        pygame.display.quit()  # a display that other tests left open would serve as a screen
    monkeypatch.setattr("solo.match.Worker", InlineWorker)
    return tmp_path / "home"


@pytest.fixture
def solo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str, str]]:
    """Return what runs a command line with some typed lines: exit status, output, messages."""

    def run(line: str, *typed: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{each}\n" for each in typed)))
        status = main(line.split())
        shown = capsys.readouterr()
        assert "Traceback" not in shown.out + shown.err
        return status, shown.out, shown.err

    return run


Solo = Callable[..., tuple[int, str, str]]


def started(typed: str = "", *arguments: str) -> "subprocess.Popen[str]":
    """Start the program as a process of its own; what it reads and prints are pipes."""
    command = [sys.executable, "-m", "solo", *arguments]
    process = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    process.stdin.write(typed)
    process.stdin.flush()
    return process


def read_until(process: "subprocess.Popen[str]", wanted: str) -> str:
    """Read what a process prints until a text is there."""
    assert process.stdout is not None
    read = ""
    while wanted not in read:
        sign = process.stdout.read(1)
        assert sign, f"the program ended before {wanted!r}: {read}"
        read += sign
    return read


def finished_record(folder: Path) -> Path:
    """Return the record of a finished game."""
    match = new_match(NewGame(level=1, seed=5))
    match.path = folder / "game.jsonl"
    robot_game(match, "greedy")
    assert match.is_over
    found: Path = save.records_folder() / "game.jsonl"
    return found


def unfinished_save() -> Path:
    """Return a save in the middle of the first day."""
    match = new_match(NewGame(level=1, seed=7))
    played(match, [*CITIES, "move yellow E6", "scan yellow"])
    assert match.path is not None and not match.is_over
    return match.path


# What there is


def test_the_hint_levels_of_every_game_are_listed(solo: Solo) -> None:
    _, out, _ = solo("play --help")
    assert "solo list hints GAME" in " ".join(out.split())
    for game in GAMES:
        status, out, _ = solo(f"list hints {game}")
        lines = out.splitlines()
        assert status == 0 and [line.split()[0] for line in lines] == [*kit_of(game).hints]
        assert all(len(line.split()) > 2 for line in lines), lines


def test_help_of_every_command_has_an_example(solo: Solo) -> None:
    status, out, _ = solo("--help")
    assert status == 0 and all(name in out for name in COMMANDS) and "example:" in out
    for name in COMMANDS:
        status, out, _ = solo(f"{name} --help")
        assert status == 0 and "example: solo " + name in " ".join(out.split())


def test_bad_usage_is_2(solo: Solo) -> None:
    for line in ("plya", "play --nothing", "list", "replay", "list foo", "play zork", "list scenarios zork"):
        status, out, err = solo(line)
        assert (status, out) == (2, "") and err, line
    assert "there is no level 9 in this version; choose from 1 (Stray)" in solo("play --level 9 --terminal")[2]
    assert "did you mean" in solo("play --scenario major-brekdown --terminal")[2]
    assert "--seed" in solo("play --seed 0 --terminal")[2]
    assert "hint level" in solo("play --hints sett --terminal")[2]
    assert "played with 3 different Agents" in solo("play --agents yellow --terminal")[2]


@pytest.mark.parametrize(
    "what", ["games", "scenarios", "agents", "cards", "missions", "tokens", "levels", "teams", "challenges", "maps"]
)
def test_lists(solo: Solo, what: str) -> None:
    status, out, err = solo(f"list {what} contacts --json")
    rows = json.loads(out)
    assert (status, err) == (0, "") and isinstance(rows, list)
    status, out, _ = solo(f"list {what}")
    assert status == 0
    assert rows and all(str(row["id"]) in out for row in rows)


def test_cards_and_missions_are_listed_from_their_files(solo: Solo) -> None:
    from solo.contacts.cards import cards

    listed = {row["id"]: row for row in json.loads(solo("list cards --json")[1])}
    assert list(listed) == list(cards())
    assert listed["A02"]["name"] == "DRONE" and listed["A02"]["side"] == "agents" and listed["A02"]["text"]
    with made_up_missions():
        rows = json.loads(solo("list missions --json")[1])
    assert [row["id"] for row in rows] == [f"M{number:02}" for number in range(1, 17)]
    assert {row["side"] for row in rows} == {"alien", "agents"} and all(row["kind"] for row in rows)


def test_edition_and_mission_cards_are_chosen(solo: Solo, home: Path) -> None:
    assert 'no edition "third"' in solo("play --edition third --terminal")[2]
    assert 'write on or off, not "yes"' in solo("play --missions yes --terminal")[2]
    assert '"black" cannot be chosen' in solo("play --edition first --agents black,blue,pink --terminal")[2]
    with made_up_missions():
        status, out, _ = solo("play --edition first --missions on --seed 7 --level 1 --terminal", "board\nquit")
    assert status == 0 and "Choose one: mission CARD." in out
    first = json.loads((home / "saves" / "major-breakdown-7.jsonl").read_text().splitlines()[0])
    assert (first["edition"], first["missions"]) == ("first", True)


def test_simulate_takes_edition_and_mission_cards(solo: Solo) -> None:
    assert solo("simulate --edition third")[0] == 2 and solo("simulate --missions yes")[0] == 2
    line = "simulate --edition first --missions on --games 1 --seed 1 --level 1 --team random --json"
    with made_up_missions():
        status, out, _ = solo(line)
    report = json.loads(out)
    assert status == 0 and (report["edition"], report["missions"]) == ("first", True)


def test_version(solo: Solo, home: Path) -> None:
    status, out, _ = solo("version")
    assert status == 0 and out.startswith("solo ") and str(home) in out and "sdl" in out
    assert json.loads(solo("version --json")[1])["python"]


def test_start_up_imports_nothing_heavy() -> None:
    code = (
        "import sys; from solo.__main__ import main; main(['--help']); "
        "print([name for name in ('pygame', 'numpy', 'networkx', 'yaml') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.endswith("[]\n")


# Playing


def test_play_saves_at_the_end_of_input_and_resume_goes_on(solo: Solo, home: Path) -> None:
    status, out, err = solo("play --seed 7 --level 1 --terminal", *CITIES, "move yellow E6")
    assert (status, err) == (0, "")
    assert out.endswith("Saved as major-breakdown-7; solo resume goes on with it.\n")
    before = (home / "saves" / "major-breakdown-7.jsonl").read_bytes()
    status, out, err = solo("resume --terminal", "scan yellow", "save second", "quit")
    assert (status, err) == (0, "") and "Yellow detects on 19 tiles" in out and "Saved as second" in out
    after = (home / "saves" / "major-breakdown-7.jsonl").read_bytes()
    assert after.startswith(before) and len(after) > len(before)
    assert solo("resume second --terminal")[0] == 0
    assert solo("resume secnd --terminal")[::2] == (2, 'solo: no save "secnd"; did you mean "second"?\n')


def test_without_a_save_resume_says_so(solo: Solo) -> None:
    assert solo("resume") == (2, "", "solo: there is no saved game; solo play begins one\n")


def test_resume_takes_the_newest_save_that_is_not_broken(solo: Solo, home: Path) -> None:
    unfinished_save()
    broken = home / "saves" / "newest.jsonl"
    broken.write_text("hello\n")
    os.utime(broken, (time.time() + 100, time.time() + 100))
    status, out, err = solo("resume --terminal", "quit")
    assert (status, err) == (0, "") and "Saved as major-breakdown-7" in out


def test_a_save_cut_off_is_mended_when_that_is_wanted(solo: Solo) -> None:
    path = unfinished_save()
    whole = path.read_bytes()
    path.write_bytes(whole[:-30])
    status, out, err = solo("resume --terminal")
    assert (status, out) == (2, "") and f"solo resume {path.stem} --mend" in err
    status, out, err = solo("resume --mend --terminal", "quit")
    assert (status, err) == (0, "") and "as you left it" in out
    assert path.read_bytes() == whole and path.with_suffix(".broken").read_bytes() == whole[:-30]


def test_a_file_from_elsewhere_is_copied_before_it_is_played_on(solo: Solo, tmp_path: Path) -> None:
    foreign = tmp_path / "mine.jsonl"
    shutil.copy(unfinished_save(), foreign)
    before = foreign.read_bytes()
    status, out, _ = solo(f"resume {foreign} --terminal", "move blue G9")
    assert status == 0 and "Saved as mine" in out
    assert foreign.read_bytes() == before


def test_without_a_screen_the_game_goes_on_in_the_terminal(solo: Solo) -> None:
    for line in ("", "play --seed 7"):
        status, out, err = solo(line, *CITIES)
        assert status == 0 and err == "solo: no window can be opened here; here is the terminal\n"
        assert "Your Agents stand ready" in out
    status, out, err = solo("resume")
    assert status == 0 and "as you left it" in out and err.count("\n") == 1


def test_where_there_is_no_display_the_program_does_not_play_for_nobody(home: Path) -> None:
    """SDL has a driver that draws where nobody sees it; the player would wait for ever."""
    bare = {
        key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    }
    command = [sys.executable, "-m", "solo"]
    done = subprocess.run(
        command, cwd=ROOT, env=bare, input="quit\n", capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0
    assert "solo: no window can be opened here; here is the terminal" in done.stderr
    assert "MAJOR BREAKDOWN" in done.stdout


def test_without_a_display_nothing_but_the_program_speaks(home: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    bare = {key: value for key, value in os.environ.items() if key not in hidden}
    command = [sys.executable, "-m", "solo"]
    done = subprocess.run(
        command, cwd=ROOT, env=bare, input="quit\n", capture_output=True, text=True, timeout=60, check=False
    )
    assert done.stderr == "solo: no window can be opened here; here is the terminal\n"
    assert not list(home.glob("saves/*")), "a game in which nothing was done leaves no save"


def test_an_unfinished_game_is_spoken_of_before_a_new_one_begins(solo: Solo) -> None:
    path = unfinished_save()
    status, out, _err = solo("", "quit")
    assert status == 0 and f"unfinished game: MAJOR BREAKDOWN, Day 1 of 6 ({path.stem})" in out
    assert "MAJOR BREAKDOWN" in out and len(list(path.parent.iterdir())) == 1


@pytest.mark.parametrize(("answer", "goes_on"), [("", True), ("perhaps\ny", True), ("n", False)])
def test_a_person_may_go_on_with_the_unfinished_game(
    solo: Solo, monkeypatch: pytest.MonkeyPatch, answer: str, goes_on: bool
) -> None:
    from solo.commands import play

    unfinished_save()
    answers = iter(answer.split("\n"))
    asked = {"isatty": lambda self: True}
    monkeypatch.setattr(play.sys, "stdin", type("Terminal", (), asked)())
    monkeypatch.setattr(play.sys, "stdout", type("Terminal", (io.StringIO,), asked)())
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    found = last_game()
    assert found is not None and play.wants_to_go_on(found) is goes_on


def test_without_pygame_the_game_goes_on_in_the_terminal(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    if hasattr(solo_package, "client"):
        monkeypatch.setattr(solo_package, "client", solo_package.client)  # puts it back in the end, as it was
    for name in [name for name in sys.modules if name.startswith("solo.client")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pygame", None)
    status, out, err = solo("play --seed 7", *CITIES)
    assert status == 0 and "Your Agents stand ready" in out
    assert err == "solo: pygame is not installed, so there is no window; here is the terminal\n"
    assert "sdl       not installed" in solo("version")[1]


@HAS_SIGNALS
def test_kill_9_in_the_middle_loses_nothing(home: Path) -> None:
    lines = "".join(f"{line}\n" for line in (*CITIES, "move yellow E6", "scan yellow"))
    process = started(lines, "play", "--seed", "7", "--level", "1", "--terminal")
    shown = read_until(process, "Yellow detects on 19 tiles")
    process.kill()
    process.communicate()
    assert "Traceback" not in shown
    [path] = (home / "saves").glob("*.jsonl")
    match = load_match(path)
    assert match.observation.public.agents["yellow"].used
    assert not [each for each in (home / "saves").iterdir() if each != path]


@HAS_SIGNALS
def test_ctrl_c_saves_and_is_130(home: Path) -> None:
    process = started("place yellow C7\n", "play", "--seed", "7", "--terminal")
    read_until(process, "place blue CITY")
    time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert process.returncode == 130 and err == "" and "Saved as major-breakdown-7" in out
    assert load_match(home / "saves" / "major-breakdown-7.jsonl").observation.public.agents["yellow"].is_placed


@HAS_SIGNALS
def test_a_closed_pipe_is_no_fault(home: Path) -> None:
    process = started("place yellow C7\n", "play", "--seed", "7", "--terminal")
    read_until(process, "Yellow into C7")
    assert process.stdout is not None and process.stdin is not None and process.stderr is not None
    process.stdout.close()
    process.stdin.write("board\n" * 50)
    process.stdin.close()
    assert process.wait(20) == 0 and process.stderr.read() == ""
    assert load_match(home / "saves" / "major-breakdown-7.jsonl")
    process.stderr.close()


def test_a_full_disk_is_said_and_the_game_goes_on(solo: Solo, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_space(self: Match) -> None:
        raise OSError(28, "No space left on device")

    for written in ("write", "keep"):
        monkeypatch.setattr(Match, written, no_space)
    status, out, _ = solo("play --seed 7 --terminal", *CITIES, "move yellow E6")
    assert status == 0 and "could not be saved (No space left on device)" in out
    assert "Yellow lands on E6" in out and "Saved as" not in out


# Bad saves and records


def spoiled(path: Path, how: str) -> str:
    """Spoil a save, and return what the message must say."""
    lines = path.read_text().splitlines(keepends=True)
    first = json.loads(lines[0])
    match how:
        case "cut in a line":
            path.write_text("".join(lines)[:-30])
            return f":{len(lines)}: not a JSON line"
        case "no JSON":
            path.write_text("hello\n")
            return ":1: not a JSON line"
        case "empty":
            path.write_text("")
            return ":1:"
        case "no text":
            path.write_bytes(b"\xff\xfe\x00")
            return "is not UTF-8 text"
        case "newer":
            path.write_text(json.dumps(first | {"format": 99, "version": "9.9"}) + "\n" + "".join(lines[1:]))
            return "written by a newer version of solo (9.9)"
        case "unknown scenario":
            path.write_text(json.dumps(first | {"scenario": "atlantis"}) + "\n" + "".join(lines[1:]))
            return "no scenario 'atlantis'"
        case "changed answer":
            changed = [line.replace('"answer":false', '"answer":true') for line in lines]
            path.write_text("".join(changed))
            return "the rules do not give this line"
        case _:
            path.write_text("".join(line for line in lines if '"hidden":true' not in line))
            return "this is a public record"


SPOILT = ["cut in a line", "no JSON", "empty", "no text", "newer", "unknown scenario", "changed answer", "public"]


@pytest.mark.parametrize("how", SPOILT)
def test_a_bad_save_is_named_and_not_touched(solo: Solo, how: str) -> None:
    path = unfinished_save()
    wanted = spoiled(path, how)
    before = path.read_bytes()
    for line in ("resume --terminal", f"resume {path.stem} --terminal"):
        status, out, err = solo(line)
        assert (status, out) == (2, "") and wanted in err and err.count("\n") == 1 and str(path) in err
    assert path.read_bytes() == before


@pytest.mark.parametrize("how", SPOILT[:-2])
def test_no_command_stumbles_over_a_bad_record(solo: Solo, how: str) -> None:
    path = unfinished_save()
    spoiled(path, how)
    before = path.read_bytes()
    for line in (f"replay {path} --check", f"replay {path}", f"deduce {path}"):
        status, _out, err = solo(line)
        assert status in (0, 2) and (status == 0) == (not err), line
    assert path.read_bytes() == before
    assert solo("replay nothing.jsonl") == (2, "", "solo: nothing.jsonl:0: cannot be read: No such file or directory\n")


# Replay


def test_a_finished_record_is_checked_and_told_from_every_side(solo: Solo, tmp_path: Path) -> None:
    path = finished_record(tmp_path)
    status, out, _ = solo(f"replay {path} --check")
    assert status == 0 and "every event is as the rules give it" in out
    agents, alien, truth = (solo(f"replay {path} --terminal --view {view}")[1] for view in ("agents", "alien", "truth"))
    assert "The Alien's starting camp was" not in agents and "The Alien's starting camp was" in alien
    assert set(agents.splitlines()) < set(alien.splitlines()) <= set(truth.splitlines())


def test_a_finished_record_is_reviewed_and_a_save_that_goes_on_is_not(solo: Solo, tmp_path: Path) -> None:
    status, out, _ = solo(f"replay {finished_record(tmp_path)} --review")
    assert status == 0 and "Day by day" in out and "The questions" in out
    status, out, err = solo(f"replay {unfinished_save()} --review")
    assert (status, out) == (2, "") and "the game goes on" in err


def test_the_first_difference_of_a_finished_record_is_shown(solo: Solo, tmp_path: Path) -> None:
    path = finished_record(tmp_path)
    lines = path.read_text().splitlines(keepends=True)
    number = next(number for number, line in enumerate(lines) if '"answer":false' in line)
    lines[number] = lines[number].replace('"answer":false', '"answer":true')
    path.write_text("".join(lines))
    status, out, _ = solo(f"replay {path} --check")
    assert status == 1 and f"Line {number + 1} is not as the rules give it." in out
    assert '"answer":true' in out and '"answer":false' in out


def test_an_unfinished_save_tells_public_lines_only(solo: Solo) -> None:
    path = unfinished_save()
    hidden = [event for event in save.load(path) if event.type in ("path", "start")]
    status, out, _ = solo(f"replay {path}")
    assert status == 0 and "Yellow detects on 19 tiles" in out and out.endswith("The game is not over.\n")
    for event in hidden:
        assert json.dumps(event.fields.get("tiles", event.fields.get("tile"))) not in out
    for view in ("alien", "truth"):
        status, out, err = solo(f"replay {path} --view {view}")
        assert (status, out) == (2, "") and "is not over" in err


def test_a_difference_in_a_hidden_line_of_an_unfinished_save_stays_hidden(solo: Solo) -> None:
    path = unfinished_save()
    events = list(save.load(path))
    number = next(number for number, event in enumerate(events) if event.type == "path")
    events[number] = Event("path", {"day": 1, "tiles": ["A5", "A6"]}, events[number].audience)
    path.write_text(lines_of(events))
    status, out, err = solo(f"replay {path} --check")
    assert (status, err) == (1, "")
    assert out == f"Line {number + 1} is not as the rules give it.\n  The line is hidden until the game is over.\n"


def test_a_question_that_was_never_asked_is_not_answered_by_a_check(solo: Solo) -> None:
    path = unfinished_save()
    path.write_text(path.read_text().replace("ability yellow scan", "ability yellow scan C4"))
    for line in (f"replay {path} --check", "resume --terminal"):
        _status, out, err = solo(line)
        assert "replayed" not in out + err and '"answer"' not in out + err


def test_a_public_record_is_checked_as_far_as_it_can_be(solo: Solo, tmp_path: Path) -> None:
    path = finished_record(tmp_path)
    public = tmp_path / "public.jsonl"
    public.write_text("".join(line for line in path.read_text().splitlines(True) if '"hidden":true' not in line))
    status, out, _ = solo(f"replay {public} --check")
    assert status == 0 and "some hidden game fits them all" in out and "This is a public record" in out
    lines = public.read_text().splitlines(keepends=True)
    turn = next(line for line in lines if "alien_turn" in line)
    wrong = '{"type":"answer","day":1,"by":"witness","kind":"question","tiles":["C4"],"answer":true}\n'
    also = '{"type":"answer","day":1,"by":"witness","kind":"question","tiles":["C4"],"answer":false}\n'
    public.write_text("".join(lines[: lines.index(turn) + 1]) + wrong + also)
    status, _, err = solo(f"replay {public} --check")
    assert status == 2 and "contradicts" in err and err.count("\n") == 1


# Validate


def test_all_content_is_valid(solo: Solo) -> None:
    status, out, err = solo("validate")
    assert (status, err) == (0, "") and out.endswith("no fault.\n")
    assert json.loads(solo("validate --json")[1])["faults"] == []


def test_every_fault_is_named_with_file_line_and_field(solo: Solo, tmp_path: Path) -> None:
    bad = tmp_path / "bad.yaml"
    text = (ROOT / "scenarios/contacts/major-breakdown.yaml").read_text()
    bad.write_text(text.replace("yellow", "yelow").replace("days: 6", "days: 66"))
    status, out, err = solo(f"validate {bad}")
    assert (status, out) == (2, "") and all(line.startswith("solo: ") for line in err.splitlines())
    assert f"{bad}:5: days:" in err and 'did you mean "yellow"?' in err
    status, out, err = solo(f"validate {bad} --json")
    found = json.loads(out)
    assert (status, err, found["files"]) == (2, "", 1)
    assert {fault["line"] for fault in found["faults"]} == {5, 8} and found["faults"][0]["file"] == str(bad)
    status, _, err = solo(f"validate {tmp_path / 'none.yaml'} {ROOT / 'assets/maps/S.yaml'}")
    assert status == 2 and "none.yaml: cannot be read" in err


# The program's own faults


def test_a_fault_of_the_program_is_one_line_and_tells_nothing_hidden(
    solo: Solo, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    where = "".join(["C", "4"])

    def broken(args: object) -> int:
        raise ZeroDivisionError(where)

    monkeypatch.setattr("solo.commands.version.version", broken)
    status, out, err = solo("version")
    assert (status, out) == (1, "") and err.count("\n") == 1 and "ZeroDivisionError" in err and "C4" not in err
    assert "C4" not in (home / "logs" / "crash.txt").read_text()


def test_settings_that_were_put_aside_are_spoken_of(solo: Solo) -> None:
    settings_path().parent.mkdir(parents=True, exist_ok=True)
    settings_path().write_text("{")
    status, _out, err = solo("", "quit")
    assert status == 0 and "your settings could not be read" in err and "settings.broken" in err


def test_list_without_a_word_says_what_can_be_listed(solo: Solo) -> None:
    status, out, err = solo("list")
    assert (status, out) == (2, "") and "scenarios" in err and err.count("\n") == 1


def test_deduce_takes_the_name_of_a_save(solo: Solo) -> None:
    path = unfinished_save()
    assert solo(f"deduce {path.stem}") == solo(f"deduce {path}")


def test_levels_are_listed_at_the_edge(solo: Solo) -> None:
    assert solo("list levels")[1].startswith("1 ")


def test_a_folder_is_not_validated_and_the_way_is_said(solo: Solo, tmp_path: Path) -> None:
    status, _, err = solo(f"validate {tmp_path}")
    assert status == 2 and "is a folder; name the files in it" in err


def test_results_are_kept_only_in_a_folder_that_is_there(solo: Solo, tmp_path: Path) -> None:
    status, _, err = solo(f"simulate --games 1 --resume {tmp_path}/none/games.jsonl")
    assert status == 2 and "make it first" in err and not (tmp_path / "none").exists()


def test_a_home_that_cannot_be_made_says_what_to_do(
    solo: Solo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SOLO_HOME", str(tmp_path / "file"))
    _, _, err = solo("challenge")
    assert "let SOLO_HOME name another folder" in err
