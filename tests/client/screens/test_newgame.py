"""New game: one click from the defaults, every choice, and what is wrong said where it is wrong."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from solo import library
from solo.client.personalise.editor import FileEditorScreen
from solo.client.screens.gamechoice import GameChoice
from solo.client.screens.newgame import NewGameScreen
from solo.client.widgets import clipboard
from solo.contacts.names import LEVELS
from solo.contacts.scenario import Deal
from solo.core import save
from solo.core.content import ContentError, Fault
from solo.core.paths import own_folder, scenarios_folder
from solo.core.settings import Settings
from tests.client.hands import assert_tidy
from tests.client.screens.conftest import Desk, Stub


@pytest.fixture
def made(desk: Callable[..., Desk]) -> Desk:
    shown = desk()
    return shown.open(shown.navigator.new_game_of("contacts"))


def choice(desk: Desk) -> GameChoice:
    assert isinstance(desk.screen, NewGameScreen)
    return desk.screen.choice


def match_of(desk: Desk) -> object:
    assert isinstance(desk.screen, Stub) and desk.screen.match is not None
    return desk.screen.match


def test_one_click_plays_from_the_defaults(made: Desk) -> None:
    made.click("play")
    match = match_of(made)
    assert match.session.setup.team == ("yellow", "blue", "pink")  # type: ignore[attr-defined]
    assert save.saves()


def test_settings_give_the_defaults(desk: Callable[..., Desk]) -> None:
    shown = desk(level=1, hints="off")
    shown.open(shown.navigator.new_game_of("contacts"))
    assert (choice(shown).level, choice(shown).hints) == (1, "off")
    odd = GameChoice.from_settings(Settings(level=99, hints="all"))
    assert (odd.level, odd.hints) == (3, "set")


def test_everything_can_be_chosen_with_the_mouse(made: Desk) -> None:
    made.click("file-lost-in-the-rockies")
    made.click("agent-yellow")
    made.click("agent-grey")
    made.click("copy-white")
    assert "copies" in choice(made).faults()
    made.click("copy-black")
    made.click("seed")
    made.write("77")
    made.click("play")
    match = match_of(made)
    setup = match.session.setup  # type: ignore[attr-defined]
    assert setup.scenario.id == "lost-in-the-rockies"
    assert set(setup.team) == {"green", "orange", "pink", "grey"}
    assert "black" in setup.copies and len(setup.copies) == 4
    assert match.seed == 77  # type: ignore[attr-defined]


def test_everything_can_be_reached_with_the_keyboard(made: Desk) -> None:
    stops = made.stops()
    for name in ("back", "file-major-breakdown", "agent-black", "level", "hints", "seed", "roll", "iron", "play"):
        assert name in stops
    made.tab_to("level")
    made.press(pygame.K_LEFT)
    made.tab_to("hints")
    made.press(pygame.K_RIGHT)
    made.tab_to("iron")
    made.press(pygame.K_SPACE)
    assert choice(made).level == 1 and choice(made).hints == "heat" and choice(made).iron
    made.press(pygame.K_RETURN, mod=pygame.KMOD_CTRL) if made.ui.focused is None else made.tab_to("play")
    made.press(pygame.K_RETURN)
    match = match_of(made)
    assert match.iron and match.hints == "off"  # type: ignore[attr-defined]


def test_focus_and_scroll_stay_when_an_agent_is_chosen(made: Desk) -> None:
    made.tab_to("agent-yellow")
    made.press(pygame.K_SPACE)
    assert made.ui.focused is not None and made.ui.focused.name == "agent-yellow"


def test_wrong_team_is_said_at_the_agents_and_at_play(made: Desk) -> None:
    made.click("agent-yellow")
    fault = made.find("team-fault").spoken()
    assert "3" in fault and "2" in fault
    assert made.find("play").hint() == fault
    made.click("play")
    assert isinstance(made.screen, NewGameScreen)
    made.click("suggest")
    assert not choice(made).faults() and not made.has("team-fault")


@pytest.mark.parametrize("text", ["0", "000", "abc", "-4", "1.5", "²"])
def test_what_is_no_seed(text: str) -> None:
    chosen = GameChoice.from_settings(Settings())
    chosen.seed = text
    assert "seed" in chosen.faults()


def test_bad_seed_is_said_at_the_field(made: Desk) -> None:
    made.tab_to("seed")
    made.write("x")
    assert made.find("seed-fault").spoken()
    made.press(pygame.K_RETURN)
    assert isinstance(made.screen, NewGameScreen)
    made.press(pygame.K_BACKSPACE)
    assert not made.has("seed-fault")


def test_seed_is_rolled_and_copied(made: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(clipboard, "copy", lambda text: copied.append(text) or True)
    made.click("copy-seed")
    made.click("roll")
    assert int(copied[0]) > 0 and int(choice(made).seed) > 0 and copied[0] != choice(made).seed
    assert made.find("seed").spoken() == choice(made).seed


def test_seed_enter_plays(made: Desk) -> None:
    made.tab_to("seed")
    made.write("12")
    made.press(pygame.K_RETURN)
    assert match_of(made).seed == 12  # type: ignore[attr-defined]


def test_full_disk_is_told_and_the_screen_stays(made: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(save, "write_whole", full)
    made.click("play")
    assert "No space left" in made.find("start-fault").spoken()


def test_greys_copies_follow_the_team() -> None:
    chosen = GameChoice.from_settings(Settings())
    chosen.toggle_agent("yellow")
    chosen.toggle_agent("grey")
    assert len(chosen.copies) == 4 and not set(chosen.copies) & set(chosen.team)
    first = chosen.copies[0]
    chosen.toggle_agent("blue")
    chosen.toggle_agent(first)
    assert first not in chosen.copies and len(chosen.copies) == 4
    assert not chosen.faults()


def test_a_broken_file_is_greyed_with_its_fault_and_the_rest_works(desk: Callable[..., Desk], home: Path) -> None:
    scenarios_folder().mkdir(parents=True)
    (scenarios_folder() / "mine.yaml").write_text("id: mine\nname: 3\n")
    made = desk()
    made.open(made.navigator.new_game_of("contacts"))
    card = made.find("file-mine")
    assert not card.enabled and "solo validate" in card.hint()
    assert made.find("fault-mine").spoken() == 'Line 1, map: is missing; add a line "map: …"'
    assert "mine.yaml" in card.spoken()
    made.click("file-mine")
    assert choice(made).scenario == "major-breakdown"
    made.click("play")
    assert match_of(made)


def test_an_own_file_is_chosen_and_one_that_goes_meanwhile_ends_nothing(desk: Callable[..., Desk], home: Path) -> None:
    text = (own_folder("scenarios") / "contacts" / "major-breakdown.yaml").read_text()
    path = scenarios_folder() / "mine.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(text.replace("id: major-breakdown", "id: mine"))
    made = desk()
    made.open(made.navigator.new_game_of("contacts"))
    made.click("file-mine")
    path.unlink()
    made.click("agent-yellow")
    made.click("agent-yellow")
    assert choice(made).scenario == "mine" and not made.has("file-mine")
    made.click("play")
    assert "mine" in made.find("start-fault").spoken()
    made.click("file-major-breakdown")
    made.click("play")
    assert match_of(made)


def test_without_any_secret_file_the_title_says_why(desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> str:
        raise ContentError([Fault("scenarios/contacts/x.yaml", 1, "", "torn")])

    monkeypatch.setattr(library, "starter_id", broken)
    made = desk(tutorial_seen=True)
    made.open(made.navigator.title_screen())
    made.click("new-game")
    made.click("game-contacts")
    assert "torn" in made.find("fault").spoken()


def own_copy(id: str) -> Path:
    text = (own_folder("scenarios") / "contacts" / "major-breakdown.yaml").read_text()
    path = scenarios_folder() / f"{id}.yaml"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text.replace("id: major-breakdown", f"id: {id}").replace("starter: true\n", ""))
    return path


def test_the_chosen_file_is_personalised_and_comes_back_changed(desk: Callable[..., Desk], home: Path) -> None:
    own_copy("mine")
    made = desk()
    made.open(made.navigator.new_game_of("contacts"))
    made.click("file-mine")
    assert any(label.spoken() == "Your own" for label in made.find("file-mine").walk())
    made.click("personalise")
    assert isinstance(made.screen, FileEditorScreen)
    made.tab_to("name")
    made.write(" II")
    made.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    made.click("back")
    assert choice(made).file.name == "MAJOR BREAKDOWN II"
    made.click("play")
    assert match_of(made).session.setup.scenario.name == "MAJOR BREAKDOWN II"  # type: ignore[attr-defined]


def test_a_copy_that_was_saved_is_chosen(made: Desk, home: Path) -> None:
    made.click("personalise")
    made.press(pygame.K_s, mod=pygame.KMOD_CTRL)
    made.press(pygame.K_RETURN)
    made.click("back")
    assert choice(made).scenario == "my-major-breakdown"


def test_an_own_file_is_deleted_after_a_question_and_the_programs_cannot_be(
    desk: Callable[..., Desk], home: Path
) -> None:
    path = own_copy("mine")
    made = desk()
    made.open(made.navigator.new_game_of("contacts"))
    assert not made.has("delete-file")
    made.click("file-mine")
    made.click("delete-file")
    made.press(pygame.K_RETURN)
    assert path.exists(), "the way out has the focus"
    made.click("delete-file")
    made.click("confirm")
    assert not path.exists() and choice(made).scenario == "major-breakdown" and not made.has("file-mine")


def test_an_edition_takes_its_agents_and_cards(made: Desk) -> None:
    made.click("agent-yellow")
    made.click("agent-black")
    assert "black" in choice(made).team
    assert isinstance(made.screen, NewGameScreen)
    made.screen._take_edition("first")
    assert "black" not in choice(made).team and "black" not in choice(made).agents
    assert "grey" not in choice(made).reserve and "team" in choice(made).faults()
    made.screen._toggle_agent("yellow")
    made.screen._take_missions("on")
    new = choice(made).new_game()
    assert (new.edition, new.missions) == ("first", True)
    assert choice(made).with_missions
    made.screen._take_missions("file")
    assert choice(made).new_game().missions is None and not choice(made).with_missions


def test_where_the_alien_picks_first_the_team_is_picked_in_the_game(
    desk: Callable[..., Desk], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = replace(library.scenario("major-breakdown"), aliens_choice=True, equipment={"agents": Deal(5, 3)})
    monkeypatch.setattr(library, "scenario", lambda id: file)
    shown = desk()
    shown.open(shown.navigator.new_game_of("contacts"))
    ui = shown.screen.ui  # type: ignore[attr-defined]
    assert "the Alien picks one Agent" in ui.find("aliens-choice").spoken()
    assert "dealt 5 cards and keep 3" in ui.find("equipment-line").spoken()
    assert not choice(shown).faults() and not any(part.name.startswith("agent-") for part in ui.root.walk())
    assert_tidy(ui)
    shown.click("play")
    assert match_of(shown).observation.public.phase == "pick"  # type: ignore[attr-defined]


def test_who_has_finished_no_game_is_offered_the_easiest_alien(
    desk: Callable[..., Desk], home: Path, written: dict[str, bytes]
) -> None:
    shown = desk()
    shown.open(shown.navigator.new_game_of("contacts"))
    assert choice(shown).level == 1
    save.records_folder().mkdir()
    (save.records_folder() / "one.jsonl").write_bytes(written["small"])
    shown.open(shown.navigator.new_game_of("contacts"))
    assert choice(shown).level == Settings().level


@pytest.mark.parametrize(("size", "scale"), [((1152, 720), 0.9), ((1280, 800), 1.0)])
def test_level_and_hints_are_in_sight_at_once(
    desk: Callable[..., Desk], home: Path, size: tuple[int, int], scale: float
) -> None:
    shown = desk(size=size, scale=scale)
    shown.open(shown.navigator.new_game_of("contacts"))
    window = shown.find("choices").rect
    for name in ("level", "level-line", "hints", "hints-line"):
        assert window.contains(shown.find(name).rect), name


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1280, 800), 1.0), ((1152, 720), 0.9)])
def test_whatever_a_levels_sentence_levels_and_hints_stand_side_by_side(
    desk: Callable[..., Desk], home: Path, size: tuple[int, int], scale: float, level: int
) -> None:
    shown = desk(size=size, scale=scale)
    shown.open(shown.navigator.new_game_of("contacts"))
    shown.screen._take_level(str(level))  # type: ignore[attr-defined]
    levels, hints = (shown.find(name).rect for name in ("level", "hints"))
    assert (levels.top, levels.height) == (hints.top, hints.height), "neither is in two lines"
