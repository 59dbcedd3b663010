"""Random games with everything in the box, step by step: material for what must hold in every position."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from solo.contacts.actions import Action
from solo.contacts.bots.alien import stray
from solo.contacts.bots.hunters import random as any_legal
from solo.contacts.game import GAME
from solo.contacts.missions import missions
from solo.contacts.public import ALIEN
from solo.core.session import Session, SessionInfo
from tests.test_games import whole_box_setup


def boxed_game(seed: int, least_days: int = 4) -> Session:
    """Return a game before its first action: cards, tokens, mission cards as they come, in half of them burdens too."""
    rng = Random(f"box {seed}")
    setup = whole_box_setup(rng)
    if rng.random() < 0.5:
        setup = replace(setup, burdens=tuple(rng.sample(sorted(missions()), 2)))
    days = max(least_days, setup.scenario.days)
    setup = replace(setup, scenario=replace(setup.scenario, days=days))
    return Session(GAME, setup, SessionInfo("test", seed, {}))


def any_choice(session: Session) -> Action:
    """Return anything legal for the side to move, the Alien no fool."""
    side = session.to_move
    assert side is not None
    seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
    return stray.think(seen, legal, rng).action if side == ALIEN else any_legal.choose(seen, legal, rng)


def decisions(session: Session) -> Iterator[str]:
    """Play with random players to the end; yield the side before each of its decisions, chance's left out."""
    while session.let_chance_act() is not None and (side := session.to_move) is not None:
        yield side
        if session.to_move == side:
            session.apply(any_choice(session))
