"""The spaceship: hidden on one of its places; only the Alien knows on which (contacts 3.4, 7)."""

from dataclasses import replace
from random import Random

from solo.contacts import rules
from solo.contacts.bots import TEAMS
from solo.contacts.hints import Hints
from solo.contacts.redact import alien_observation, team_observation
from solo.contacts.scenario import Mission, Part, Token
from solo.contacts.tokentext import mark_texts
from solo.core.session import Session
from tests.contacts.boards import board_of, random_rows
from tests.contacts.test_hidden_side import odd_actions, step, twin
from tests.contacts.tokens.games import session_with


def game(seed: int, steps: int = 0) -> Session:
    rng = Random(f"ship {seed}")
    made = board_of(*random_rows(rng, 5, 6))
    places = tuple(rng.sample([tile for tile in made.tiles if (made.starts | made.cities) >> tile & 1], 3))
    around = made.land
    mission = Mission("", (Part("ship", around, "last", hidden=1), Part("ship", around, hidden=0)), 1)
    session = session_with(rng, made, 4, 2, (Token("spaceship", places),), mission)
    for _ in range(steps):
        if session.to_move is not None:
            step(session)
    return session


def test_chance_hides_it_on_one_of_its_places_and_only_the_alien_is_told() -> None:
    """Contacts 2 step 5, 7."""
    found = set()
    for seed in range(12):
        session = game(seed)
        session.let_chance_act()
        token = session.setup.scenario.tokens[0]
        hidden = session.state.alien.hidden
        assert hidden in token.places
        found.add(token.places.index(hidden))
        record = session.public_record
        assert alien_observation(session.state, record).alien.hidden == hidden
        assert not hasattr(team_observation(session.state, record), "alien")
        assert not any(line.type == "ship" for line in record.lines)
    assert found == {0, 1, 2}


def test_its_place_changes_nothing_that_the_team_sees_or_may_do() -> None:
    """The hidden token is swapped for another of its places; view, actions, refusals, hints and bots stay the same."""
    compared = 0
    for seed in range(25):
        session = game(seed, 4 + seed)
        alien = session.state.alien
        if session.to_move != "agents" or alien.hidden is None:
            continue
        for place in session.setup.scenario.tokens[0].places:
            other = twin(session, replace(alien, hidden=place))
            mine, theirs = (team_observation(each.state, each.public_record) for each in (session, other))
            assert mine == theirs
            assert rules.legal_actions(session.state) == rules.legal_actions(other.state)
            for action in odd_actions(session, Random(seed)):
                assert rules.refusal(session.state, action) == rules.refusal(other.state, action)
            board = session.setup.scenario.board
            assert Hints(board).possible(mine) == Hints(board).possible(theirs)
            if session.state.public.zone is not None:
                chosen = [
                    TEAMS["greedy"](seen, rules.legal_actions(session.state), Random(1)) for seen in (mine, theirs)
                ]
                assert chosen[0] == chosen[1]
            texts = [[mark_texts(each.public, tile) for tile in board.tiles] for each in (mine, theirs)]
            assert texts[0] == texts[1]
            compared += place != alien.hidden
    assert compared > 10


def test_the_mission_is_about_its_true_place() -> None:
    session = game(3)
    session.let_chance_act()
    board, hidden = session.setup.scenario.board, session.state.alien.hidden
    assert hidden is not None
    first, second = session.setup.scenario.mission.with_hidden(board, hidden).parts
    assert first.tiles == board.within(hidden, 1) and second.tiles == 1 << hidden
    assert first.hidden is None
