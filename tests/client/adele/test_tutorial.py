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
    player.press("select-emma")
    player.keys(pygame.K_s, pygame.K_m, pygame.K_m, pygame.K_d)
    for number in (2, 3):
        player.keys(pygame.K_0 + number, pygame.K_m, pygame.K_s)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)


def test_the_lesson_is_played_through(player: Player) -> None:
    plan(player)
    assert player.asked == "actions" and "Look at the object" in player.text("lesson")
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
    plan(player)
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
    plan(player)
    player.spot(16)
    assert player.table.public.members["emma"].place == 20, "first the object"


def test_the_lessons_can_be_left_at_any_time(player: Player) -> None:
    player.press("leave-lesson")
    assert not player.shown("guide")
    player.keys(pygame.K_m, pygame.K_2, pygame.K_m, pygame.K_3, pygame.K_m)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    assert player.asked in ("hazard", "actions")


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
