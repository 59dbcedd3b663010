"""The end screen's page of what was hidden: every object and token of the game, each shown on the ship."""

from collections import Counter

import pygame
import pytest

from solo.adele.bots import CREWS
from solo.adele.names import object_name, token_name
from solo.client.adele.end import EndScreen
from solo.client.adele.truth import objects_lain, tokens_laid
from solo.client.app import App
from solo.client.widgets.listbox import List
from solo.core.rng import stream
from solo.match import Match, new_match
from tests.client.adele.player import choice, theme
from tests.client.contacts.table_top import NearWorker, services
from tests.client.hands import assert_tidy, key

LOOKS = [((1024, 640), 1.0), ((1280, 800), 1.0), ((1024, 640), 2.0)]


@pytest.fixture(scope="module", params=["first-watch", "two-left"])
def finished(request: pytest.FixtureRequest) -> Match:
    """A whole game between computers, in this process and not saved."""
    match = new_match(choice(request.param), saved=False)
    match._worker = NearWorker()  # type: ignore[assignment]
    rng = stream("end", 1)
    while not match.is_over:
        if match.opponents_go:
            match.let_opponents_act()
        else:
            match.act(CREWS["greedy"](match.observation, match.session.legal_actions(), rng))
    return match


def opened(match: Match, size: tuple[int, int] = (1280, 800), scale: float = 1.0) -> tuple[App, EndScreen]:
    app, screen = App(theme(scale), size), EndScreen(match, services())
    app.start(screen)
    app.step([])
    return app, screen


def test_each_object_is_told_where_it_lay_and_whether_it_was_found(finished: Match) -> None:
    session = finished.session
    lain = objects_lain([*(before for _start, before, _action in session.moments), session.state])
    assert [each.place for each in lain] == list(range(1, 21)), "one in each location (adele 2, step 8)"
    written = [str(event.fields.get("action", "")).split() for event in session.record]
    (dealt,) = [words[1:] for words in written if words[:1] == ["objects"]]
    assert [each.name for each in lain] == [object_name(what) for what in dealt]
    left = {each.place for each in lain if "found" not in each.fate}
    assert left == set(session.state.hidden.objects) and len(left) < 20


def test_each_token_is_told_with_what_became_of_it(finished: Match) -> None:
    session = finished.session
    state = session.state
    laid = tokens_laid(session.public_record.lines, state)
    there = {each.place: each.name for each in laid if "still" in each.fate or each.fate.endswith("the start.")}
    assert there == {place: token_name(kind) for place, kind in state.public.board.tokens.items()}
    gone = Counter(each.name for each in laid if "Destroyed" in each.fate)
    assert gone == Counter({token_name(kind): count for kind, count in state.public.alien.out.items() if count})
    into = sum("into the row" in each.fate for each in laid)
    placed = sum(line.type == "token_placed" for line in session.public_record.lines)
    assert placed and len(laid) >= placed and into == len(laid) - len(there) - sum(gone.values())


def test_a_chosen_row_is_shown_on_the_ship_and_told_below_it(finished: Match) -> None:
    app, screen = opened(finished)
    screen.ui.focus(screen.ui.find("pages"))
    app.step([key(pygame.K_RIGHT)])
    rows = screen.ui.find("hidden-list")
    assert isinstance(rows, List) and "The Alien holds" in " ".join(w.spoken() for w in screen.ui.find("truth").walk())
    rows.select(7)
    first = screen.hidden.objects[6]
    assert screen.deck.view.picked == {first.place} and first.name in screen.status.spoken()
    screen.take_page("story")
    assert not screen.deck.view.picked and screen.ui.find("end-why")


@pytest.mark.parametrize(("size", "scale"), LOOKS)
def test_the_page_is_tidy(finished: Match, size: tuple[int, int], scale: float) -> None:
    app, screen = opened(finished, size, scale)
    screen.take_page("hidden")
    app.step([])
    assert_tidy(screen.ui)
