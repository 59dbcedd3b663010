"""A rated run in the window: it says that it is one, warns before it is spoiled or lost, and ends with both ratings."""

import pygame
import pytest

from solo.client.contacts.end import EndScreen
from solo.client.contacts.play import PlayScreen
from solo.contacts.actions import EndDay, Resign
from solo.core.runs import LOST, PRACTICE
from solo.newgame import NewGame
from solo.opening import load_match
from solo.rated import begin
from tests.client import hands
from tests.client.contacts.table_top import Player, services
from tests.runs import measured, run_of


def running(size: tuple[int, int] = (1280, 800), scale: float = 1.0, **changes: object) -> Player:
    """Return a player at a rated run, hints up to `count`."""
    match = begin(measured(**changes), "count")  # type: ignore[arg-type]
    return Player(NewGame(), size=size, scale=scale, screen=PlayScreen(match, services()))


def at_day_one(**changes: object) -> Player:
    player = running(**changes)  # type: ignore[arg-type]
    player.place("A4", "G5", "L6")
    return player


def answered(player: Player) -> None:
    """Move the first Agent that can, so that it has asked something."""
    player.play.act(player.table.controls.moves(player.table.controls.unmoved()[0])[-1])
    player.settle()


def says(player: Player, words: str) -> bool:
    """Return whether a toast or a dialog says something."""
    texts = [str(getattr(part, "text", "")) for part in player.screen.ui.top.walk()]
    return any(words in text for text in (*texts, *(toast.text for toast in player.screen.ui._toasts)))


def test_the_sidebar_says_that_it_is_rated_and_what_is_allowed() -> None:
    player = running()
    assert player.text("run") == "FIRST LIGHT: rated run, hints up to Count"
    assert not Player(NewGame("major-breakdown", level=1, seed=3)).shown("run")


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((1024, 640), 2.0), ((1280, 800), 1.0)])
def test_the_play_screen_is_tidy(size: tuple[int, int], scale: float) -> None:
    hands.assert_tidy(running(size, scale).screen.ui)


def test_a_hint_that_is_not_allowed_is_asked_for_twice() -> None:
    player = at_day_one()
    player.play.set_hints("heat")
    assert says(player, "This run allows hints up to Count") and player.match.hints == "count"
    player.key(pygame.K_ESCAPE)
    assert player.match.is_rated
    player.play.set_hints("heat")
    player.press("yes")
    assert player.match.is_practice and player.match.hints == "heat" and run_of(player.match).state == PRACTICE
    assert player.text("run") == "FIRST LIGHT: practice"


def test_the_arrow_keys_ask_too_and_an_allowed_level_does_not() -> None:
    player = at_day_one()
    player.play.set_hints("off")
    assert player.match.hints == "off" and not player.screen.ui.has_dialog
    player.play.set_hints("count")
    player.key(pygame.K_h)
    player.key(pygame.K_RIGHT)
    assert player.screen.ui.has_dialog and player.match.is_rated
    player.key(pygame.K_ESCAPE)
    assert player.screen.ui.find("hints").value == "count", "the panel shows the level in force"  # type: ignore[attr-defined]


def test_checking_the_notes_is_the_hint_level_set() -> None:
    player = at_day_one()
    player.table.cycle_note(player.table.board.named("H5"))
    player.play.check_notes()
    assert player.screen.ui.has_dialog and player.match.is_rated and player.match.hints == "count"
    player.match.act(Resign())
    player = at_day_one(id="no-loose-ends", hints="set")
    player.table.cycle_note(player.table.board.named("H5"))
    player.play.check_notes()
    assert not player.screen.ui.has_dialog and player.match.is_rated


def test_undo_ends_at_an_answer_until_the_run_is_made_practice() -> None:
    player = at_day_one()
    answered(player)
    player.play.undo()
    assert not player.screen.ui.has_dialog and says(player, "does not go back past an answer")
    assert says(player, "The menu has Go on as practice"), "the way out is named"
    player.play.open_menu()
    player.press("practice")
    assert says(player, "cannot be rated again")
    player.press("yes")
    assert player.match.is_practice and says(player, "as you chose")
    player.play.undo()
    player.press("yes")
    assert player.match.is_practice and load_match(player.match.path).is_practice  # type: ignore[arg-type]


def test_the_menu_of_a_rated_run_has_no_copies() -> None:
    player = running()
    player.play.open_menu()
    assert not player.shown("save-as") and not player.shown("restart") and player.shown("leave")


def test_resigning_says_that_it_is_a_loss_and_the_end_tells_both_ratings() -> None:
    player = at_day_one()
    player.play.open_menu()
    player.press("resign")
    assert says(player, "counts as a loss in your rating")
    player.press("yes")
    player.settle()
    assert isinstance(player.screen, EndScreen)
    assert player.text("run-0").startswith("Your rating: 1500 ± 700, now ")
    assert player.text("run-1").startswith("The challenge's: 1400 ± 100, now ")
    assert player.text("run-seed") == f"Seed {player.match.seed}."
    hands.assert_tidy(player.screen.ui)


def test_no_seed_is_on_the_play_screen() -> None:
    player = at_day_one()
    seed = str(player.match.seed)
    player.play.open_menu()
    texts = [str(part.spoken()) for part in player.screen.ui.top.walk()] + [
        str(part.spoken()) for part in player.screen.ui.root.walk()
    ]
    assert not any(seed in text for text in texts)


def test_after_the_end_come_the_next_challenge_or_the_same_as_practice() -> None:
    player = running()
    player.play.act(Resign())
    player.settle()
    player.press("next-challenge")
    again = running(id="no-loose-ends")
    again.play.act(Resign())
    again.settle()
    again.press("again")
    match = again.screen.match
    assert match.is_practice and match.seed == again.match.seed and match.challenge.id == "no-loose-ends"


def test_the_end_of_practice_says_why_no_rating_moved() -> None:
    player = at_day_one()
    player.match.give_up_rating("chosen")
    player.play.act(Resign())
    player.settle()
    assert player.text("run-0") == "This run is practice now, as you chose."


def test_the_end_of_an_unrated_challenge_says_so() -> None:
    match = begin(measured(rating=None), "count")
    player = Player(NewGame(), screen=PlayScreen(match, services()))
    assert player.text("run") == "FIRST LIGHT: not rated yet"
    player.play.act(Resign())
    player.settle()
    assert "not rated yet" in player.text("run-0")


def test_what_cannot_be_kept_is_not_done(monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_day_one()
    before = list(player.match.session.record)

    def fail(source: str, target: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("solo.core.save.os.replace", fail)
        answered(player)
    assert says(player, "Nothing was done") and player.match.session.record == before
    answered(player)
    assert player.match.is_rated and len(player.match.session.record) > len(before)


def test_an_alien_whose_turn_cannot_be_kept_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    player = at_day_one()
    for _ in range(3):
        answered(player)

    def fail(source: str, target: object) -> None:
        raise OSError(28, "No space left on device")

    player.match.act(EndDay())
    with monkeypatch.context() as patch:
        patch.setattr("solo.core.save.os.replace", fail)
        player.play._happened()
        player.settle()
    assert player.screen.ui.has_dialog and player.match.opponents_go
    player.press("yes")
    player.settle()
    assert player.match.observation.public.day == 2 and player.match.is_rated


def test_a_save_that_was_put_back_is_told_when_it_is_opened() -> None:
    player = at_day_one()
    path = player.match.path
    assert path is not None
    before = path.read_bytes()
    answered(player)
    path.write_bytes(before)
    match = load_match(path)
    assert run_of(match).state == LOST
    opened = Player(NewGame(), screen=PlayScreen(match, services()))
    assert says(opened, "not the one that was written last")


def test_closing_the_window_is_no_loss() -> None:
    player = at_day_one()
    player.events(pygame.event.Event(pygame.QUIT))
    assert player.match.path is not None and load_match(player.match.path).is_rated


def test_a_run_without_hints_shows_none() -> None:
    player = running(hints="off")
    assert player.match.iron and not player.shown("hints")


def test_the_menu_is_called_after_the_challenge() -> None:
    player = running()
    player.play.open_menu()
    assert says(player, "FIRST LIGHT")
