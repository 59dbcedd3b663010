"""Each other screen of X-Files: new game, end, review, lists of saves; tidy at every size, by mouse and by keys."""

from pathlib import Path

import pygame
import pytest

from solo.client.screens.files import SEPARATOR
from solo.client.screens.records import RecordsScreen
from solo.client.screens.summary import read_summary
from solo.client.xfiles.choice import GameChoice, is_twisted
from solo.client.xfiles.end import EndScreen, lead_by_turn, ranking
from solo.client.xfiles.lookback import LookBackScreen
from solo.client.xfiles.newgame import NewGameScreen
from solo.client.xfiles.play import PlayScreen
from solo.client.xfiles.review import ReviewScreen
from solo.client.xfiles.screens import SCREENS, solved_in
from solo.client.xfiles.story import read_story
from solo.core.paths import saves_folder, user_folder
from solo.games import kit_of, shelf_of
from solo.match import new_match
from solo.opening import load_match
from solo.xfiles.actions import Resign
from solo.xfiles.bots import BOTS
from solo.xfiles.lookbacktext import page_lines
from solo.xfiles.scenario import HUMAN
from tests.client.hands import assert_tidy
from tests.client.xfiles.desk import Player, choice
from tests.client.xfiles.test_play import SIZES


def finished(scenario: str = "lunch-break", seed: int = 3) -> Path:
    """Return the record of a game that was played to its end."""
    match = new_match(choice(scenario, seed))
    kit, session = match.kit, match.session
    while session.to_move is not None:
        side = session.to_move
        program = "normal" if side == HUMAN else kit.program_of(session.setup, session.info.options, side)
        session.apply(BOTS[program](session.observe(side), list(session.legal_actions()), session.stream(side)))
    match.write()
    assert match.path is not None
    return match.path


# New game


def test_play_begins_the_starter_with_its_own_rivals_and_saves_it() -> None:
    player = Player()
    player.open(NewGameScreen(player.navigator))
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert isinstance(player.screen, PlayScreen)
    assert player.screen.match.choice.scenario == "one-rival"
    assert len(list(saves_folder().iterdir())) == 1
    player.screen.match.close()


@pytest.mark.parametrize(("size", "scale", "text"), SIZES)
def test_new_game_is_tidy_and_takes_what_is_chosen(size: tuple[int, int], scale: float, text: float) -> None:
    player = Player(size=size, scale=scale, text=text)
    screen = NewGameScreen(player.navigator, "late-to-the-desk")
    player.open(screen)
    assert_tidy(screen.ui)
    screen._take_count("3")
    screen._take_level(2, "hard")
    screen._take_hints("full")
    screen._take_seed("12")
    assert_tidy(screen.ui)
    made = screen.choice.new_choice()
    assert (made.scenario, made.seed, made.hints) == ("late-to-the-desk", 12, "full")
    assert made.settings == {"rivals": "plan,plan,hard"}
    screen._own_rivals()
    assert screen.choice.new_choice().settings == {}


def test_the_length_is_chosen_for_any_scenario_and_a_save_keeps_it_xr36() -> None:
    player = Player()
    player.open(NewGameScreen(player.navigator, "three-rivals"))
    player.screen._take_length("half")
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    match = player.screen.match
    assert match.choice.settings == {"length": "half"} and match.path is not None
    again = load_match(match.path)
    assert again.session.setup.scenario.length == "half"
    assert len(again.observation.table.aside) == len(match.observation.table.aside) > 60
    match.close()
    again.close()
    lunch = GameChoice(shelf_of(kit_of("xfiles")).load("lunch-break"))
    assert lunch.length == "half" and lunch.new_choice().settings == {}


def test_a_seed_that_is_none_is_refused_with_what_would_do() -> None:
    player = Player()
    screen = NewGameScreen(player.navigator)
    player.open(screen)
    screen._take_seed("soon")
    assert "whole number" in player.text("seed-fault")
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.screen is screen


def test_set_ups_with_a_twist_are_told_apart() -> None:
    shelf = shelf_of(kit_of("xfiles"))
    twisted = {id for id in shelf.ids() if is_twisted(shelf.load(id))}
    folder = {path.stem for path in shelf.files() if path.parent.name == "twists"}
    assert twisted == folder and len(folder) >= 3


def test_rivals_are_added_as_the_scenario_has_them_then_normal() -> None:
    made = GameChoice(shelf_of(kit_of("xfiles")).load("three-rivals"))
    made.take_count(1)
    made.take_count(3)
    assert made.rivals == ("easy", "normal", "normal")


# The end


@pytest.mark.parametrize(("size", "scale", "text"), SIZES)
def test_the_end_ranks_the_players_and_is_tidy(size: tuple[int, int], scale: float, text: float) -> None:
    player = Player(choice("two-rivals"), size=size, scale=scale, text=text)
    player.match.act(Resign())
    screen = EndScreen(player.match, player.navigator)
    player.open(screen)
    assert_tidy(screen.ui)
    assert {seat.side for seat in ranking(screen.view)} == {"human", "rival-1", "rival-2"}


def test_the_same_deal_again_has_the_same_seed() -> None:
    player = Player()
    player.match.act(Resign())
    player.open(EndScreen(player.match, player.navigator))
    player.press("same-deal")
    assert isinstance(player.screen, PlayScreen) and player.screen.match.seed == player.match.seed
    player.screen.match.close()


def test_the_lead_follows_the_solved_cases() -> None:
    story = read_story(finished())
    view = story.steps[-1].view
    own = len(view.seat.solved)
    assert lead_by_turn(view)[-1] == own - max(len(seat.solved) for seat in view.table.seats if seat.side != HUMAN)


# Review and lists


@pytest.mark.parametrize(("size", "scale", "text"), SIZES)
def test_a_review_steps_through_the_game(size: tuple[int, int], scale: float, text: float) -> None:
    player = Player(size=size, scale=scale, text=text)
    screen = ReviewScreen(player.navigator, finished("three-rivals"))
    player.open(screen)
    for code in (pygame.K_RIGHT, pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_END, pygame.K_LEFT, pygame.K_HOME):
        player.app.step([pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode="")])
        assert_tidy(screen.ui)
    assert screen.at == 0
    screen.go_to(10**6)
    assert screen.story is not None and screen.at == len(screen.story.steps) - 1


def test_hands_are_open_only_after_the_end() -> None:
    story = read_story(finished())
    for step in story.steps:
        for seat in step.view.table.seats:
            if seat.side != HUMAN:
                assert len(step.hands[seat.side]) == seat.hand
    player = Player(saved=True)
    player.press("go-on")
    (path,) = saves_folder().iterdir()
    assert all(not step.hands for step in read_story(path).steps)


def test_a_broken_record_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_text("nothing\n")
    player = Player()
    player.open(ReviewScreen(player.navigator, path))
    assert "broken.jsonl" in player.text("fault")


def test_lists_tell_how_far_a_game_is() -> None:
    summary = read_summary(finished("three-rivals"))
    assert not summary.fault and summary.is_over
    counts = solved_in(summary)
    assert next(iter(counts)) == HUMAN and sum(counts.values()) > 0
    (label,) = SCREENS.details(summary)
    assert label.spoken().startswith(f"You: {counts[HUMAN]}  ·  Rival 1: ")
    assert SCREENS.picture(summary, (132, 92)).measure(Player().app.theme) == (132, 92)


def test_title_and_records_name_the_game() -> None:
    player = Player(saved=True)
    player.play.close_window()
    player.settle()
    player.open(player.navigator.title_screen())
    assert player.text("continue") == "Continue · X-Files · ONE RIVAL"
    match = player.match
    match.act(Resign())
    player.open(RecordsScreen(player.navigator))
    (item,) = player.screen.ui.find("files").items
    assert item.text == f"ONE RIVAL{SEPARATOR}You gave up" and item.detail.startswith("X-Files")


@pytest.mark.parametrize(("size", "scale", "text"), SIZES)
def test_looking_back_is_tidy_leads_to_the_table_and_is_kept(size: tuple[int, int], scale: float, text: float) -> None:
    player, path = Player(size=size, scale=scale, text=text), finished("three-rivals")
    screen = LookBackScreen(player.navigator, path)
    player.open(screen)
    assert_tidy(screen.ui)
    assert screen.review is not None
    player.press("keep-text")
    player.press("keep-picture")
    kept = {file.name: file for folder in ("reviews", "pictures") for file in (user_folder() / folder).iterdir()}
    assert set(kept) == {f"{path.stem}.txt", f"{path.stem}-review.png"}
    assert kept[f"{path.stem}.txt"].read_text().splitlines() == page_lines(screen.review)
    assert pygame.image.load(kept[f"{path.stem}-review.png"]).get_width() == 1200
    last = screen.review.conclusions[-1]
    screen.show(f"turn-{last.turn}")
    player.app.step([])
    assert isinstance(player.screen, ReviewScreen) and player.screen.story is not None
    step = player.screen.story.steps[player.screen.at]
    assert step.told_in == last.turn


def test_records_look_back_on_games_of_x_files() -> None:
    player = Player(saved=True)
    player.match.act(Resign())
    player.open(RecordsScreen(player.navigator))
    player.press("look-back")
    assert isinstance(player.screen, LookBackScreen)
    player.key(pygame.K_ESCAPE)
    player.press("open")
    player.press("look-back")
    assert isinstance(player.screen, LookBackScreen)


def test_a_finished_game_is_listed_by_its_scenario_and_not_by_its_file() -> None:
    """The lesson's game too, which is saved as first-case."""
    player = Player()
    player.match.begin_saving("first-case")
    player.match.act(Resign())
    player.open(RecordsScreen(player.navigator))
    assert not any("first-case" in str(widget.spoken()) for widget in player.screen.ui.top.walk())
    (item,) = player.screen.ui.find("files").items
    assert item.text.startswith("ONE RIVAL") and "first-case" not in f"{item.text} {item.detail}"
