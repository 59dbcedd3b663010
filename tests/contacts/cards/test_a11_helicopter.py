"""A11 HELICOPTER: a straight line of any length."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene

ROWS = ("fmfffffff", "fffffffff", "fffffffff")


def test_the_move_is_a_straight_line_over_everything() -> None:
    """A11, CR-43: over mountains, Agents and the roadblock; it ends on an open free tile."""
    game = scene(*ROWS, alien="I3", hand="A11", yellow="A1", green="C1")
    game = game.public_now(roadblock=game.board.named("D1")).do("card A11 yellow")
    assert game.ends("yellow") == {"E1", "F1", "G1", "H1", "I1", "A2", "B3"}
    assert game.refusal("move yellow A1-A2-A3") is Refusal.BAD_PATH
    moved = game.do("move yellow A1-H1")
    assert moved.told("agent_moved")[0]["flight"] is True and moved.asked() == [("yellow", "landing", "H1", False)]


def test_red_captures_on_every_tile_of_the_line() -> None:
    """CR-18."""
    game = scene(*ROWS, alien="I3", hand="A11", red="A1").do("card A11 red", "move red A1-E1")
    assert game.asked() == [("red", "capture", "B1 C1 D1", False), ("red", "landing", "E1", False)]


def test_it_takes_the_place_of_blacks_and_whites_move() -> None:
    """CR-43."""
    game = scene("fffffc", alien="F1", hand="A11", black="A1").do("card A11 black")
    day = game.do("move black A1-D1", "ability black detect")
    assert [asked[1:3] for asked in day.asked()] == [("landing", "D1"), ("detect", "B1 C1")]
    white = scene("fffffc", alien="B1", hand="A11", white="A1").do("card A11 white")
    assert "C1" in white.ends("white")


def test_who_cannot_land_anywhere_stays() -> None:
    """CR-10, CR-43."""
    game = scene("mfm", alien="B1", hand="A11", yellow="A1")
    assert game.do("card A11 yellow").ends("yellow") == {"B1"}
