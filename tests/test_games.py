"""What every game of the program must do, whatever its rules: legal actions, text, saves, one seed one match, an end.

A new game is one more entry of GAMES: how to set one up from a random source, who plays it, and how long it may take.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo import adelelibrary
from solo.adele.bots import CREWS, LEVELS
from solo.adele.crew import crew
from solo.adele.game import GAME as ADELE
from solo.contacts.bots.alien import stray
from solo.contacts.bots.hunters import random as any_legal
from solo.contacts.game import GAME
from solo.contacts.missions import missions
from solo.contacts.scenario import Deal, Token
from solo.core.game import CHANCE, Game, IllegalAction
from solo.core.record import lines_of, parse_record
from solo.core.rng import stream
from solo.core.session import Session, SessionInfo, replay
from solo.hex.bits import members
from tests.contacts.boards import board_of, random_rows, random_session
from tests.core.toy import TOY


@dataclass(frozen=True)
class Kind:
    """A game to be tested."""

    game: Game
    setup: Callable[[Random], Any]
    limit: Callable[[Any], int]
    choose: Callable[[str, Any, Sequence[Any], Random], Any] = lambda side, seen, legal, rng: rng.choice(legal)


def contacts_setup(rng: Random) -> Any:
    made = board_of(*random_rows(rng, rng.randint(3, 6), rng.randint(4, 6)))
    return random_session(rng, made, rng.choice([1, 2, 3, 4, 6]), rng.choice([1, 2, 3, 4])).setup


def whole_box_setup(rng: Random) -> Any:
    """Equipment, tokens, the Alien's choice and mission cards as they come."""
    setup = contacts_setup(rng)
    board = setup.scenario.board
    spots = rng.sample(list(members(board.starts | board.cities)), 5)
    tokens = [
        Token("die", (), (3, 4, 5, 5, 6, 7)),
        Token("sungate", tuple(spots[:2]), optional=rng.random() < 0.5),
        Token("protest", (spots[2], spots[3])),
        Token("bike", (spots[4],)),
        Token("spaceship", tuple(spots[2:4])),
    ]
    deals = {side: Deal(4, rng.randint(1, 4)) for side in ("alien", "agents") if rng.random() < 0.8}
    scenario = replace(
        setup.scenario,
        equipment=deals,
        tokens=tuple(token for token in tokens if rng.random() < 0.5),
        aliens_choice=rng.random() < 0.3,
    )
    return replace(setup, scenario=scenario, missions=len(missions()) == 16 and rng.random() < 0.5)


def contacts_limit(setup: Any) -> int:
    """Start and placing; then each day Oracle, declaration, walk; become, move, ability, trace, roadblock an Agent."""
    return 1 + len(setup.team) + setup.scenario.days * (4 + 5 * len(setup.team)) + 1


def whole_box_limit(setup: Any) -> int:
    """Besides, picks, deals and what is kept; each day die, cards, a replacement, a trace, orders, a move."""
    return contacts_limit(setup) + 9 + setup.scenario.days * 8


def contacts_choose(side: str, seen: Any, legal: Sequence[Any], rng: Random) -> Any:
    if side == CHANCE:
        return rng.choice(legal)
    return stray.think(seen, legal, rng).action if side == "alien" else any_legal.choose(seen, legal, rng)


def adele_setup(rng: Random) -> Any:
    """Any set-up file of the program with any crew."""
    file = adelelibrary.scenario(rng.choice(adelelibrary.scenario_ids()))
    return adelelibrary.setup_with(file, tuple(rng.sample(sorted(crew()), file.crew_size)))


def adele_limit(setup: Any) -> int:
    """The set-up; each turn events, plans, Alien with attacks, and for each member eleven cubes and what they bring."""
    turns = setup.scenario.figures.turns[len(setup.crew)]
    return 40 + turns * (60 + 70 * len(setup.crew))


def adele_choose(side: str, seen: Any, legal: Sequence[Any], rng: Random) -> Any:
    if side == CHANCE:
        return rng.choice(legal)
    return LEVELS[1].choose(seen, legal, rng) if side == "alien" else CREWS["random"](seen, legal, rng)


GAMES = {
    "adele": Kind(ADELE, adele_setup, adele_limit, adele_choose),
    "contacts": Kind(GAME, contacts_setup, contacts_limit, contacts_choose),
    "contacts, the whole box": Kind(GAME, whole_box_setup, whole_box_limit, contacts_choose),
    "toy": Kind(TOY, lambda rng: rng.randint(1, 9), lambda setup: 100),
}

each_game = pytest.mark.parametrize("kind", GAMES.values(), ids=GAMES.keys())
seeds = st.integers(0, 10**6)
few = settings(max_examples=25)


def new_session(kind: Kind, seed: int) -> Session:
    return Session(kind.game, kind.setup(Random(seed)), SessionInfo("test", seed, {}))


def play(kind: Kind, session: Session, most: int | None = None) -> Session:
    """Play at random, to the end or for so many actions."""
    limit = kind.limit(session.setup)
    for number in range(limit + 1 if most is None else most):
        side = session.to_move
        if side is None:
            return session
        assert number < limit, "no end within the limit"
        session.apply(kind.choose(side, session.observe(side), session.legal_actions(), session.stream(side)))
    return session


@each_game
def test_random_matches_end_within_the_limit(kind: Kind) -> None:
    @given(seeds)
    @few
    def ends(seed: int) -> None:
        session = play(kind, new_session(kind, seed))
        outcome = kind.game.outcome(session.state)
        assert session.to_move is None and outcome is not None
        assert outcome.winner in (*kind.game.sides, "nobody") and outcome.why
        assert len(session.legal_actions()) == 0

    ends()


@each_game
def test_legal_actions_are_listed_once_in_one_order_and_can_be_done(kind: Kind) -> None:
    @given(seeds, st.integers(0, 60))
    @few
    def listed(seed: int, plies: int) -> None:
        session = play(kind, new_session(kind, seed), plies)
        if session.to_move is None:
            return
        game, state = kind.game, session.state
        actions = list(game.legal_actions(state))
        assert actions, "the side to move can do something"
        assert actions == list(game.legal_actions(state)) and len(set(actions)) == len(actions)
        for action in Random(seed).sample(actions, min(30, len(actions))):
            assert game.is_legal(state, action)
            game.apply(state, action)
        assert state == session.state, "applying an action leaves the State before it alone"

    listed()


@each_game
def test_nothing_can_be_done_after_the_end(kind: Kind) -> None:
    session = new_session(kind, 3)
    tried: list[Any] = []
    while session.to_move is not None:
        tried += list(session.legal_actions())[:5]
        play(kind, session, 1)
    for action in tried:
        assert not kind.game.is_legal(session.state, action)
        with pytest.raises(IllegalAction):
            kind.game.apply(session.state, action)


@each_game
def test_actions_round_trip_as_text(kind: Kind) -> None:
    @given(seeds, st.integers(0, 60))
    @few
    def both_ways(seed: int, plies: int) -> None:
        session = play(kind, new_session(kind, seed), plies)
        game, state = kind.game, session.state
        actions = list(game.legal_actions(state))
        texts = {game.format_action(state, action) for action in actions}
        assert len(texts) == len(actions), "different actions have different texts"
        for action in actions:
            assert game.parse_action(state, game.format_action(state, action)) == action

    both_ways()


@each_game
def test_a_match_is_saved_and_goes_on_as_it_would_have(kind: Kind) -> None:
    @given(seeds, st.integers(0, 40))
    @few
    def saved(seed: int, plies: int) -> None:
        session = play(kind, new_session(kind, seed), plies)
        record = parse_record(lines_of(session.record), "save")
        again, difference = replay(record, kind.game, session.setup, session.info)
        assert difference is None
        assert again.state == session.state and again.record == session.record
        assert again.public_record == session.public_record
        assert play(kind, again).record == play(kind, session).record

    saved()


@each_game
def test_one_seed_gives_one_match(kind: Kind) -> None:
    for seed in range(5):
        one, two = (play(kind, new_session(kind, seed)) for _ in range(2))
        assert [event.fields for event in one.record] == [event.fields for event in two.record]


@each_game
def test_seeds_differ(kind: Kind) -> None:
    starts = set()
    for seed in range(20):
        session = Session(kind.game, kind.setup(Random(1)), SessionInfo("test", seed, {}))
        side = session.to_move
        assert side is not None
        legal = session.legal_actions()
        starts.add(
            kind.game.format_action(
                session.state, kind.choose(side, session.observe(side), legal, session.stream(side))
            )
        )
    assert len(starts) > 1 or len(legal) == 1


@each_game
def test_undo_gives_back_the_state_before(kind: Kind) -> None:
    @given(seeds, st.integers(1, 40))
    @few
    def undone(seed: int, plies: int) -> None:
        session = play(kind, new_session(kind, seed), plies)
        before = (session.state, list(session.record), session.public_record)
        if session.to_move is None:
            return
        play(kind, session, 1)
        session.undo()
        assert (session.state, session.record, session.public_record) == before

    undone()


@each_game
def test_an_observation_is_given_to_each_side_at_any_time(kind: Kind) -> None:
    session = new_session(kind, 8)
    while True:
        for side in kind.game.sides:
            assert session.observe(side) == session.observe(side)
        if session.to_move is None:
            break
        play(kind, session, 1)


def test_streams_of_the_two_sides_are_not_the_same() -> None:
    session = new_session(GAMES["contacts"], 1)
    assert session.stream("alien").random() != session.stream("agents").random()
    assert session.stream("alien").random() == stream("test", 1, "alien", 0, 0).random()
