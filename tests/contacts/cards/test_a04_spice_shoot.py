"""A04 SPICE SHOOT: two Agents go farther."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_two_agents_have_one_move_more() -> None:
    """A04."""
    game = scene("ffffffffff", alien="J1", hand="A04", yellow="A1", green="B1", pink="C1")
    day = game.do("card A04 green yellow")
    assert "E1" in day.ends("yellow") and "E1" in day.ends("green") and "G1" not in day.ends("pink")


def test_not_black_and_not_white() -> None:
    """A04: Grey in their forms neither."""
    game = scene("ffffffffcc", alien="F1", hand="A04", yellow="A1", black="B1", white="C1")
    assert game.legal("card") == ["card A04 yellow"]
    assert game.refusal("card A04 black yellow") is Refusal.BAD_PLAY
