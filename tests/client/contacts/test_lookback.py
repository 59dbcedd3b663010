"""Looking back on a finished game: worked out while it is shown, stepped through, kept as text and picture."""

from pathlib import Path

import pygame
import pytest

from solo.client.app import App
from solo.client.contacts.lookback import LookBackScreen
from solo.client.contacts.lookbackpage import draw_page
from solo.client.overlays import Hatch, Marker, Notes, Tint
from solo.contacts.bots import TEAMS
from solo.core.profile import open_profile
from solo.core.save import records_folder
from solo.lookback import finished_game, head_lines, reviewed_at_once
from solo.marks import keep_marks
from solo.match import Match, new_match
from solo.newgame import NewGame
from tests.client import hands
from tests.client.contacts.table_top import services, theme


def played(notes: bool = True, seed: int = 4) -> Path:
    """Play a game to its end, with marks on its first day, and return its record."""
    match = new_match(NewGame("major-breakdown", level=3, seed=seed, hints="off"))
    while not match.is_over:
        if match.opponents_go:
            match.let_opponents_act()
            continue
        if notes and match.observation.public.day == 1:
            mark_something(match)
        match.act(TEAMS["greedy"](match.observation, match.session.legal_actions(), match.session.stream("agents")))
    match.close()
    assert match.path is not None and match.path.parent == records_folder()
    return match.path


def mark_something(match: Match) -> None:
    board = match.observation.public.board
    keep_marks(match, dict.fromkeys(list(board.tiles)[:4], "no"))


def opened(path: Path, size: tuple[int, int] = (1280, 800), scale: float = 1.0, steps: int = 400) -> LookBackScreen:
    """Return the screen once the review is there."""
    screen = LookBackScreen(services(), path)
    app = App(theme(scale), size)
    app.start(screen)
    for _ in range(steps):
        app.step([])
        if screen.review is not None or screen.fault:
            break
    app.step([])
    screen.app = app  # type: ignore[attr-defined]
    return screen


def press(screen: LookBackScreen, name: str) -> None:
    screen.ui.layout()
    pos = screen.ui.find(name).rect.center
    kinds = (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
    screen.app.step([pygame.event.Event(kind, pos=pos, button=1) for kind in kinds])  # type: ignore[attr-defined]


def test_a_progress_line_is_shown_until_the_review_is_there() -> None:
    path = played()
    screen = opened(path, steps=1)
    assert screen.review is None
    assert screen.ui.find("progress").spoken() == "Working the review out …"
    shares = []
    for _ in range(400):
        screen.app.step([])  # type: ignore[attr-defined]
        shares.append(screen.bar.share)
        if screen.review is not None:
            break
    assert screen.review == reviewed_at_once(finished_game(path))
    assert shares == sorted(shares) and shares[-1] == 1.0


def test_days_are_stepped_through_by_button_and_key() -> None:
    screen = opened(played())
    assert screen.review is not None
    last = screen.review.days[-1].number
    assert screen.shown == f"day-{last}"
    press(screen, "earlier")
    assert screen.shown == f"day-{last - 1}"
    screen.ui.focus(screen.board)
    screen.app.step([hands.key(pygame.K_RIGHT)])  # type: ignore[attr-defined]
    assert screen.shown == f"day-{last}"
    camp = screen.finished.game.camps[last]  # type: ignore[union-attr]
    assert Marker(camp, "alien") in screen.board.overlays


def test_the_notes_lie_beside_what_could_be_known() -> None:
    screen = opened(played())
    screen.show("day-1")
    day = screen.review.days[1]  # type: ignore[union-attr]
    assert day.left is not None and day.left.missing
    assert any(isinstance(each, Notes) for each in screen.board.overlays)
    missed = next(each for each in screen.board.overlays if isinstance(each, Tint) and each.color == "bad")
    assert len(missed.tiles) == day.left.count
    assert "your notes left open" in screen.ui.find("legend").spoken()
    screen.show("day-0")
    assert "You noted nothing down" in screen.ui.find("legend").spoken()


def test_a_question_is_shown_by_its_link() -> None:
    screen = opened(played())
    links = screen.ui.find("page").links  # type: ignore[attr-defined]
    assert [link for link in links if link.startswith("day")] == [f"day-{at}" for at in range(len(screen.review.days))]  # type: ignore[union-attr]
    screen.show("asked-0")
    assert any(isinstance(each, Hatch | Tint) for each in screen.board.overlays)


def test_it_is_kept_as_text_and_as_picture(home: Path) -> None:
    path = played()
    screen = opened(path)
    press(screen, "keep-text")
    text = (home / "reviews" / f"{path.stem}.txt").read_text()
    assert "Day by day" in text and "The questions" in text and "What your notes missed" in text
    press(screen, "keep-picture")
    picture = pygame.image.load(home / "pictures" / f"{path.stem}-review.png")
    assert picture.get_width() == 1600 and picture.get_height() >= 1000


def test_what_was_missed_is_kept_in_the_profile() -> None:
    path = played()
    screen = opened(path)
    assert screen.review is not None
    with open_profile() as profile:
        (kept,) = profile.reviews("contacts")
    assert (kept.record, kept.days) == (path.stem, 1)
    assert sum(kept.missed.values()) == sum(screen.review.missed.values()) > 0


def test_without_notes_nothing_is_kept_and_the_page_says_why() -> None:
    screen = opened(played(notes=False))
    assert "You noted nothing down" in screen.ui.find("page").spoken()
    with open_profile() as profile:
        assert profile.reviews("contacts") == []


def test_a_broken_record_is_told_and_so_is_a_game_that_goes_on(home: Path) -> None:
    broken = home / "broken.jsonl"
    broken.write_text('{"type":"match",')
    assert "broken.jsonl" in opened(broken).fault
    match = new_match(NewGame("major-breakdown", level=1, seed=3))
    match.keep()
    assert match.path is not None
    screen = opened(match.path)
    assert "the game goes on" in screen.fault and screen.finished is None


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1024, 640), 1.0), ((1024, 640), 2.0)])
def test_it_is_tidy(size: tuple[int, int], scale: float) -> None:
    hands.assert_tidy(opened(played(), size, scale).ui)


def test_the_picture_has_room_for_all_the_text() -> None:
    finished = finished_game(played())
    review = reviewed_at_once(finished)
    picture = draw_page(theme(), finished, review)
    ground = theme().palette.panel
    foot = [tuple(picture.get_at((x, picture.get_height() - 4)))[:3] for x in range(900, 1590, 7)]
    assert set(foot) == {tuple(ground)[:3]}, "nothing is written at the very edge"


def test_it_says_since_when_a_team_may_have_asked() -> None:
    assert not any("computer team" in line for line in head_lines(finished_game(played())))
    match = new_match(NewGame("major-breakdown", level=3, seed=4, hints="off"))
    while not match.is_over:
        if match.opponents_go:
            match.let_opponents_act()
            continue
        if match.observation.public.day == 2 and not match.is_practice:
            match.hand_over()
        match.act(TEAMS["greedy"](match.observation, match.session.legal_actions(), match.session.stream("agents")))
    match.close()
    assert match.path is not None
    assert any("computer team played on, on day 2" in line for line in head_lines(finished_game(match.path)))
