"""What holds for every computer team: nothing illegal in any situation, and no choice by what a team cannot know."""

from dataclasses import replace
from random import Random

import pytest

from solo.contacts import rules
from solo.contacts.actions import Declare, GiveOrders, MoveAgent
from solo.contacts.bots import TEAM_IDS, team_of
from solo.contacts.bots.alien import stray
from solo.contacts.game import GAME
from solo.contacts.public import TEAM
from solo.contacts.redact import team_observation
from solo.core.session import Session, SessionInfo
from tests.contacts.boards import board_of, boxed_session, random_rows, random_session
from tests.contacts.scenes import scene
from tests.contacts.test_greedy_held import record_of
from tests.contacts.test_hidden_side import other_secrets, twin
from tests.test_games import whole_box_setup

TEAMS = {id: team_of(id, 2) for id in TEAM_IDS}
"""Every team; those that know the Alien's program or habits take it for level 2."""

each_team = pytest.mark.parametrize("team", sorted(TEAMS))


def played(session: Session, team: str, most: int = 2000) -> Session:
    """Play with one team against an Alien that does anything legal; `apply` refuses what is illegal."""
    for _ in range(most):
        session.let_chance_act()
        side = session.to_move
        if side is None:
            break
        seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
        session.apply(stray.think(seen, legal, rng).action if side == "alien" else TEAMS[team](seen, legal, rng))
    return session


@each_team
@pytest.mark.parametrize("first", range(0, 40, 10))
def test_games_with_the_whole_box_come_to_an_end(team: str, first: int) -> None:
    """Cards, tokens, the Alien's choice, mission cards, every Agent."""
    for seed in range(first, first + 10):
        session = Session(GAME, whole_box_setup(Random(seed)), SessionInfo("test", seed, {}))
        assert played(session, team).state.public.outcome is not None


@each_team
@pytest.mark.parametrize(("alien", "own"), [("B07", "A07"), ("B09", "A08"), ("B04", "A11"), ("B05", "A06")])
def test_with_a_card_of_each_side_nothing_illegal_is_tried(team: str, alien: str, own: str) -> None:
    """PROZIUM's orders (CR-26), a replacement (B09), held or silenced Agents; swaps (A07), two moves (A08)."""
    cards = set()
    for seed in range(8):
        rng = Random(f"{alien} {seed}")
        made = board_of(*random_rows(rng, 7, 8))
        session = played(boxed_session(rng, made, 6, 3, alien=(alien,), team=(own,)), team)
        assert session.state.public.outcome is not None
        cards |= {line.fields["card"] for line in session.public_record.lines if line.type == "card"}
    assert alien in cards


@each_team
@pytest.mark.parametrize("agent", ["yellow", "turquoise", "orange", "purple", "black", "grey", "red", "white"])
def test_a_whole_turn_is_declared(team: str, agent: str) -> None:
    """CR-40."""
    rows, copies = ("fffcff", "ffffff", "cffwff"), ("yellow", "blue", "pink", "white") if agent == "grey" else ()
    team_of = {agent: "D1", "green": "A3"}
    day = scene(*rows, alien="A1 A1-B1", phase="declare", facts={"named": agent}, copies=copies, **team_of)
    seen = team_observation(day.state, record_of(day.public))
    action = TEAMS[team](seen, rules.legal_actions(day.state), Random(1))
    assert isinstance(action, Declare) and rules.is_legal(day.state, action)


@each_team
def test_the_same_is_chosen_whatever_the_alien_hides(team: str) -> None:
    compared = 0
    for seed in range(40):
        rng = Random(seed)
        session = random_session(rng, board_of(*random_rows(rng, 7, 8)), 6, 3)
        played(session, team, rng.randrange(6, 20))
        secrets = other_secrets(session, rng) if session.to_move == TEAM and session.state.public.day else None
        if secrets is None:
            continue
        other = twin(session, secrets)
        choices = [
            TEAMS[team](team_observation(each.state, each.public_record), rules.legal_actions(each.state), Random(1))
            for each in (session, other)
        ]
        assert choices[0] == choices[1]
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("team", sorted({*TEAMS} - {"random"}))
def test_a_certain_catch_is_taken(team: str) -> None:
    day = scene("ffffff", "ffffff", zones=["ABBBBB", "BBBBBB"], alien="A1 A1-B1", yellow="D1")
    lines = record_of(day.public)
    answer = {"day": 1, "by": "yellow", "kind": "detect", "tiles": ["B1"], "answer": True}
    known = replace(lines, lines=(*lines.lines, replace(lines.lines[-1], number=4, type="answer", fields=answer)))
    action = TEAMS[team](team_observation(day.state, known), rules.legal_actions(day.state), Random(1))
    assert isinstance(action, MoveAgent) and day.board.names[action.path[-1]] == "B1"


@each_team
def test_orders_are_for_the_whole_team(team: str) -> None:
    day = scene("ffffff", "ffffff", alien="A1 A1-B1", yellow="D1", pink="F1")
    told = day.public_now(effects=replace(day.public.effects, talk="orders"))
    seen = team_observation(told.state, record_of(told.public))
    action = TEAMS[team](seen, rules.legal_actions(told.state), Random(1))
    assert isinstance(action, GiveOrders) and rules.is_legal(told.state, action)
    assert {order.agent for order in action.actions if isinstance(order, MoveAgent)} == {"yellow", "pink"}
