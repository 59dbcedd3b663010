"""The Agents' turn: moving, the landing question, one ability, one after another in any order (contacts 3.2)."""

from itertools import permutations

import pytest

from solo.contacts import rules
from solo.contacts.actions import MoveAgent, Refusal
from solo.contacts.game import GAME
from solo.core.game import IllegalAction
from tests.contacts.scenes import scene

# --------------------------------------------------------------------------------------------------------- moving


def test_one_point_a_tile_whatever_the_terrain() -> None:
    """Contacts 3.2: field, city and lake alike; mountains are closed. Yellow has 3."""
    game = scene("fclwff", alien="F1", yellow="A1")
    assert game.ends("yellow") == {"A1", "B1", "C1", "D1"}
    assert game.refusal("move yellow A1-B1-C1-D1-E1") is Refusal.TOO_FAR
    assert scene("fmff", alien="D1", yellow="A1").legal("move") == ["move yellow A1"]


def test_at_least_one_tile_if_there_is_a_step() -> None:
    """CR-10: only an Agent with no legal step stays."""
    game = scene("ffff", alien="D1", yellow="A1")
    assert game.refusal("move yellow A1") is Refusal.MAY_NOT_STAY
    walled = scene("fmff", alien="D1", yellow="A1")
    assert walled.refusal("move yellow A1") is None
    assert walled.do("move yellow A1").told("agent_moved") == [
        {"type": "agent_moved", "day": 1, "agent": "yellow", "path": ["A1"]}
    ]


def test_an_agent_that_stays_asks_the_landing_question_and_may_use_its_ability() -> None:
    """CR-10, contacts 9."""
    walled = scene("fmff", "lmff", alien="D1", turquoise="A1")
    blocked = walled.public_now(roadblock=walled.board.named("A2"))
    stayed = blocked.do("move turquoise A1")
    assert stayed.asked() == [("turquoise", "landing", "A1", False)]
    assert stayed.refusal("ability turquoise detect") is None


def test_an_agent_shut_in_by_others_stays_only_if_it_can_end_nowhere() -> None:
    """CR-9, CR-10: Green (2) may pass Yellow on B1 and end on C1; with Blue there too he can only come home."""
    assert scene("ffff", alien="D1", green="A1", yellow="B1").ends("green") == {"A1", "C1"}
    assert scene("ffff", alien="D1", green="A1", yellow="B1", blue="C1").ends("green") == {"A1"}
    stuck = scene("ffmf", alien="D1", green="A1", yellow="B1")
    assert stuck.ends("green") == {"A1"}
    assert stuck.legal("move", "green") == ["move green A1-B1-A1"]
    assert stuck.refusal("move green A1") is Refusal.MAY_NOT_STAY


def test_agents_may_be_passed_but_not_landed_on() -> None:
    """CR-9."""
    game = scene("ffff", alien="D1", yellow="A1", blue="B1")
    assert game.refusal("move yellow A1-B1-C1") is None
    assert game.refusal("move yellow A1-B1") is Refusal.OCCUPIED
    assert "B1" not in game.ends("yellow")


def test_a_walk_back_and_forth_ends_where_it_began() -> None:
    """CR-9."""
    game = scene("ffff", alien="D1", yellow="A1")
    assert game.refusal("move yellow A1-B1-A1") is None
    assert game.refusal("move yellow A1-B1-A1-B1") is None
    assert game.do("move yellow A1-B1-A1").where("yellow") == "A1"


def test_nobody_enters_the_roadblock() -> None:
    """CR-9, CR-22, CR-43."""
    game = scene("ffff", "ffff", alien="D2", yellow="A1")
    blocked = game.public_now(roadblock=game.board.named("B1"))
    assert blocked.refusal("move yellow A1-B1") is Refusal.CLOSED
    assert blocked.refusal("move yellow A1-B1-C1") is Refusal.CLOSED
    assert blocked.ends("yellow") == {"A1", "A2", "B2", "C2", "C1"}


def test_who_stands_on_a_mountain_may_step_off() -> None:
    """CR-44: also without the gift of climbing; but not back onto it."""
    game = scene("mff", alien="C1", yellow="A1")
    assert game.ends("yellow") == {"B1", "C1"}
    assert game.refusal("move yellow A1-B1-A1") is Refusal.CLOSED


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("B1-C1", Refusal.BAD_PATH),
        ("A1-C1", Refusal.BAD_PATH),
        ("A1-A1", Refusal.BAD_PATH),
        ("A1-B1-D1", Refusal.BAD_PATH),
        ("A1-B1-C1-B1-A1", Refusal.TOO_FAR),
    ],
)
def test_paths_that_are_none(path: str, why: Refusal) -> None:
    assert scene("ffff", alien="D1", yellow="A1").refusal(f"move yellow {path}") is why


def test_nobody_is_carried_but_by_black() -> None:
    game = scene("ffff", alien="D1", yellow="A1", blue="B1")
    assert game.refusal("move yellow A1-B1-C1 carry blue D1") is Refusal.BAD_CARRY


# ----------------------------------------------------------------------------------------------- the landing question


def test_every_move_asks_the_landing_question() -> None:
    done = scene("ffff", alien="D1", yellow="A1").do("move yellow A1-B1-C1")
    assert done.told() == [
        {"type": "agent_moved", "day": 1, "agent": "yellow", "path": ["A1", "B1", "C1"]},
        {"type": "answer", "day": 1, "by": "yellow", "kind": "landing", "tiles": ["C1"], "answer": False},
    ]


def test_landing_on_the_alien_catches_it() -> None:
    """Contacts 3.4: the Agents win at once."""
    done = scene("ffff", alien="C1", yellow="A1", blue="D1").do("move yellow A1-B1-C1")
    assert done.told("answer", "end") == [
        {"type": "answer", "day": 1, "by": "yellow", "kind": "landing", "tiles": ["C1"], "answer": True},
        {"type": "end", "day": 1, "winner": "agents", "why": "landing"},
    ]
    assert done.outcome is not None and (done.outcome.winner, done.outcome.why) == ("agents", "landing")
    assert done.legal() == [] and GAME.to_move(done.state) is None
    assert done.refusal("end") is Refusal.GAME_OVER
    assert done.refusal("move blue D1-C1") is Refusal.GAME_OVER


def test_crossing_the_aliens_tile_does_not_catch_it() -> None:
    """Contacts 3.2, step 2."""
    done = scene("ffff", alien="B1", yellow="A1").do("move yellow A1-B1-C1")
    assert done.outcome is None
    assert done.asked() == [("yellow", "landing", "C1", False)]


# --------------------------------------------------------------------------------------------- order, turns, abilities


def test_agents_play_in_any_order_and_another_one_each_day() -> None:
    """Contacts 3.2."""
    rows = ("ffffffff", "ffffffff")
    for order in permutations(("yellow", "green", "pink")):
        game = scene(*rows, alien="H2", yellow="A1", green="C1", pink="E1")
        for agent in order:
            game = game.do(game.legal("move", agent)[0])
        game = game.do("end", "walk H2-G2")
        for agent in reversed(order):
            assert game.legal("move", agent)


def test_an_agent_moves_once_a_day_and_again_the_next() -> None:
    game = scene("ffffff", alien="F1", yellow="A1").do("move yellow A1-B1")
    assert game.refusal("move yellow B1-C1") is Refusal.HAS_MOVED
    assert game.legal("move") == []
    next_day = game.do("end", "walk F1-E1")
    assert next_day.public.day == 2
    assert next_day.refusal("move yellow B1-C1") is None


def test_the_ability_comes_after_the_move_and_once() -> None:
    """Contacts 3.2: first it moves, then it may use its ability; one of them where it has both."""
    game = scene("ffff", "ffff", alien="D2", white="A1")
    assert game.refusal("ability white scan") is Refusal.NOT_MOVED
    moved = game.do("move white A1")
    used = moved.do("ability white scan")
    assert used.refusal("ability white scan") is Refusal.ABILITY_USED
    assert used.refusal("ability white catch") is Refusal.ABILITY_USED
    assert moved.do("ability white catch").refusal("ability white scan") is Refusal.ABILITY_USED


def test_an_ability_ends_with_the_agents_turn() -> None:
    """SR-3, Contacts 3.2: the Agents play one after another; when the next one has begun, the one before has played."""
    game = scene("ffffff", "ffffff", alien="F2", yellow="A1", green="C1")
    later = game.do("move yellow A1-A2", "move green C1-D1")
    assert later.refusal("ability yellow scan") is Refusal.TURN_OVER
    assert later.refusal("ability green scan") is None
    assert later.legal("ability", "yellow") == []


def test_abilities_are_no_duty_but_moving_is() -> None:
    """SR-1."""
    game = scene("ffffff", alien="F1", yellow="A1", green="C1")
    assert game.refusal("end") is Refusal.NOT_ALL_MOVED
    half = game.do("move yellow A1-B1")
    assert half.refusal("end") is Refusal.NOT_ALL_MOVED and "end" not in half.legal()
    assert half.do("move green C1-D1").legal("end") == ["end"]


def test_what_an_agent_cannot_do_is_refused_by_name() -> None:
    game = scene("ffffff", alien="F1", yellow="A1").do("move yellow A1-B1")
    assert game.refusal("ability yellow drone C1") is Refusal.NO_ABILITY
    assert game.refusal("ability yellow scan C1") is Refusal.BAD_TARGET
    assert game.refusal("ability green scan") is Refusal.NO_SUCH_AGENT
    assert game.refusal("move green A1-B1") is Refusal.NO_SUCH_AGENT
    assert game.refusal("become yellow green") is Refusal.NOT_A_COPY
    assert game.refusal("become grey green") is Refusal.NO_SUCH_AGENT
    for other in (
        "walk F1-E1",
        "oracle yellow",
        "start A1",
        "trace A1",
        "declare move yellow B1-C1",
        "place yellow A1",
    ):
        assert game.refusal(other) is Refusal.NOT_NOW
    with pytest.raises(IllegalAction):
        game.do("ability yellow scan C1")


def test_an_ability_without_a_tile_to_ask_about_is_not_used() -> None:
    """CR-44: Black flew over nothing; Blue in a corner names two lines that are both empty."""
    flown = scene("ffff", alien="D1", black="A1").do("move black A1-B1-C1")
    assert flown.refusal("ability black detect") is Refusal.NOTHING_TO_ASK
    shot = scene("fff", alien="C1", blue="A1").do("move blue A1-B1-A1")
    assert shot.refusal("ability blue line ne nw") is Refusal.NOTHING_TO_ASK
    assert shot.refusal("ability blue line e nw") is None
    assert shot.legal("ability", "blue", "line") == [
        f"ability blue line {a} {b}" for a, b in (("e", d) for d in ("ne", "nw", "w", "sw", "se"))
    ]


def test_a_resignation_is_never_listed_and_always_allowed() -> None:
    """SR-7."""
    game = scene("ffff", alien="D1", yellow="A1")
    assert game.legal("resign") == []
    done = game.do("resign")
    assert done.told() == [{"type": "end", "day": 1, "winner": "alien", "why": "resign"}]
    assert done.refusal("resign") is Refusal.GAME_OVER


def test_an_action_off_the_board_is_refused_like_any_other() -> None:
    """No text can say it, but a caller can: it is an illegal action, not an accident."""
    game = scene("ffff", alien="D1", yellow="A1")
    start = game.public.agents["yellow"].tile
    with pytest.raises(IllegalAction):
        rules.apply(game.state, MoveAgent("yellow", (start, 9999)))
