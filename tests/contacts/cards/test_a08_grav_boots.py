"""A08 GRAV-BOOTS: two moves, no ability."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_one_agent_moves_twice_without_ability() -> None:
    """A08: each end asks the landing question."""
    game = scene("ffffffffff", alien="J1", hand="A08", green="A1").do("card A08 green")
    day = game.do("move green A1-B1-C1", "move green C1-D1-E1")
    assert day.asked() == [("green", "landing", "C1", False), ("green", "landing", "E1", False)]
    assert day.refusal("move green E1-F1") is Refusal.HAS_MOVED
    assert day.refusal("ability green scan") is Refusal.SILENCED and day.legal() == ["end"]


def test_the_second_move_may_be_left_out() -> None:
    """SR-40."""
    game = scene("ffffffffff", alien="J1", hand="A08", green="A1").do("card A08 green", "move green A1-B1")
    assert game.refusal("end") is None


def test_reds_captures_stop_and_blacks_two_landings_do_not() -> None:
    """CR-18."""
    red = scene("ffffffffff", alien="J1", hand="A08", red="A1").do("card A08 red", "move red A1-B1-C1")
    assert red.asked() == [("red", "landing", "C1", False)]
    black = scene("ffffffffff", alien="J1", hand="A08", black="A1").do("card A08 black", "move black A1-B1-D1")
    assert [asked[1] for asked in black.asked()] == ["capture", "landing"]


def test_not_for_who_has_played() -> None:
    """A08."""
    game = scene("ffffffffff", alien="J1", hand="A08", green="A1").do("move green A1-B1")
    assert game.refusal("card A08 green") is Refusal.BAD_PLAY
