"""The first watch: its file is read with checks, each step waits for the right thing, and it can be played through."""

import pygame
import pytest

from solo.client.adele import lesson as lessons
from solo.client.adele.lesson import read_lesson
from solo.client.adele.tutorial import SAVE_NAME, TutorialScreen
from solo.core.content import ContentError
from solo.core.paths import saves_folder
from tests.client.adele.player import Player
from tests.client.contacts.table_top import services


@pytest.fixture
def player() -> Player:
    return Player(screen=TutorialScreen(services()))


def plan(player: Player) -> None:
    """Do the steps up to the Actions phase."""
    player.press("next")
    player.press("next")
    player.press("select-tomas")
    player.press("select-emma")
    player.keys(pygame.K_s, pygame.K_m, pygame.K_m, pygame.K_d)
    for number in (2, 3):
        player.keys(pygame.K_0 + number, pygame.K_m, pygame.K_s)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)


def act(player: Player) -> None:
    """Do the steps up to the one that has Emma take something."""
    plan(player)
    player.press("next")


def test_the_lesson_is_played_through(player: Player) -> None:
    plan(player)
    assert player.asked == "actions" and "the Alien acts" in player.text("lesson"), "there is time to read it"
    player.press("next")
    assert "Look at the object" in player.text("lesson")
    player.key(pygame.K_1)
    player.press("option-search")
    player.key(pygame.K_1)
    assert "injector" in player.table.observation.crew.carried["emma"]
    player.spot(16)
    player.spot(13)
    assert "deliver it" in player.text("lesson")
    player.press("option-deliver-injector")
    assert "injector" in player.table.public.delivered
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    player.press("yes")
    assert player.asked == "plan" and "A turn is over" in player.text("lesson")
    assert player.match.path is None, "it is not saved while it teaches"
    player.press("next")
    player.press("next")
    assert not player.shown("guide") and (saves_folder() / f"{SAVE_NAME}.jsonl").exists()


def test_undo_goes_back_to_the_step_whose_end_was_taken_back(player: Player) -> None:
    """Otherwise what the step asked for would be refused, for good."""
    act(player)
    player.key(pygame.K_1)
    player.press("option-search")
    player.key(pygame.K_1)
    told = player.text("lesson")
    player.key(pygame.K_u)
    assert "injector" not in player.table.observation.crew.carried["emma"] and player.text("lesson") != told
    player.key(pygame.K_1)
    assert "injector" in player.table.observation.crew.carried["emma"] and player.text("lesson") == told


def test_what_a_step_does_not_ask_for_waits(player: Player) -> None:
    player.keys(pygame.K_m)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.asked == "plan" and not player.shown("ask")
    player.key(pygame.K_m, pygame.KMOD_SHIFT)
    plan(player)
    player.spot(16)
    assert player.table.public.members["emma"].place == 20, "first it is to be read"
    player.press("next")
    player.spot(16)
    assert player.table.public.members["emma"].place == 20, "first the object"
    player.key(pygame.K_2)
    player.press("option-search")
    assert player.asked == "actions" and "injector" not in player.table.observation.crew.seen.values(), "first Emma"


def test_the_lessons_can_be_left_at_any_time(player: Player) -> None:
    player.press("leave-lesson")
    assert player.shown("ask"), "it ends the lessons for good"
    player.press("no")
    assert player.shown("guide") and player.match.path is None
    player.press("leave-lesson")
    player.press("yes")
    assert not player.shown("guide")
    player.keys(pygame.K_m, pygame.K_2, pygame.K_m, pygame.K_3, pygame.K_m)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.asked in ("hazard", "actions")


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 640), 1.0), ((1280, 800), 2.0)])
def test_what_a_step_says_comes_into_sight_with_its_button(size: tuple[int, int], scale: float) -> None:
    player = Player(screen=TutorialScreen(services()), size=size, scale=scale)
    plan(player)
    view = player.play.sidebar.scroll.rect
    player.play.ui.layout()
    assert view.contains(player.play.ui.find("next").rect)
    player.press("next")
    player.play.ui.layout()
    assert view.contains(player.play.ui.find("lesson").rect)
    player.key(pygame.K_1)
    player.press("option-search")
    player.key(pygame.K_1)
    player.spot(12)
    player.play.ui.layout()
    assert view.contains(player.play.ui.find("go-back").rect)


def test_a_step_that_holds_as_it_begins_is_shown_and_not_passed_over(player: Player) -> None:
    player.keys(pygame.K_3, pygame.K_1, pygame.K_s)
    player.press("next")
    player.press("next")
    assert "Select Tomas" in player.text("lesson")
    player.key(pygame.K_3)
    player.key(pygame.K_1)
    assert "One lies where Emma stands" in player.text("lesson") and player.shown("next")
    player.press("next")
    assert "Now Move" in player.text("lesson") and not player.shown("next")


def test_cubes_that_are_taken_out_again_bring_their_step_back(player: Player) -> None:
    """Otherwise the plans could be sealed without what later steps ask for."""
    player.press("next")
    player.press("next")
    player.keys(pygame.K_3, pygame.K_1, pygame.K_s, pygame.K_m, pygame.K_m, pygame.K_d)
    told = player.text("lesson")
    assert "the other two" in told
    player.key(pygame.K_s, pygame.KMOD_SHIFT)
    assert "One lies where Emma stands" in player.text("lesson")
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.asked == "plan" and not player.shown("ask")
    player.key(pygame.K_s)
    assert player.text("lesson") == told, "what was shown and is still done is not asked for again"


def test_a_step_that_cannot_be_done_any_more_offers_to_go_back(player: Player) -> None:
    """Emma's two Moves lead to another room than the one where the part belongs."""
    act(player)
    player.key(pygame.K_1)
    player.press("option-search")
    player.key(pygame.K_1)
    assert not player.shown("go-back")
    player.spot(12)
    assert "room 13" in player.text("lesson") and player.shown("stuck")
    player.spot(8)
    assert player.table.public.members["emma"].place == 8
    player.press("go-back")
    assert player.table.public.members["emma"].place == 20 and not player.shown("stuck")
    player.spot(16)
    player.spot(13)
    assert "deliver it" in player.text("lesson") and not player.match.is_practice


def test_going_back_past_what_was_told_is_practice(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    act(player)
    player.key(pygame.K_1)
    player.press("option-search")
    player.key(pygame.K_1)
    player.spot(12)
    monkeypatch.setattr(type(player.match), "can_undo", property(lambda match: False))
    player.press("go-back")
    assert player.table.public.members["emma"].place == 20 and player.match.is_practice


def test_a_broken_file_names_every_fault(tmp_path: object, monkeypatch: pytest.MonkeyPatch) -> None:
    path = lessons.asset("adele", "tutorial.yaml")
    broken = path.read_text(encoding="utf-8").replace("until: select emma", "until: wink emma", 1)
    target = tmp_path / "tutorial.yaml"  # type: ignore[operator]
    target.write_text(broken.replace("seed: 161", "seed: none"), encoding="utf-8")
    monkeypatch.setattr(lessons, "asset", lambda *parts: target)
    with pytest.raises(ContentError) as error:
        read_lesson()
    told = str(error.value)
    assert "tutorial.yaml" in told and "seed" in told and "is no condition" in told
