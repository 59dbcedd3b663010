"""A05 SCHRÖDINGER'S TRAP: two points less on the next turn."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import Scene, scene


def trapped(alien_hand: str = "") -> Scene:
    game = scene("f" * 12, alien="A1", hand="A05", alien_hand=alien_hand, yellow="L1")
    return game.do("card A05", "move yellow L1-K1", "end")


def test_the_next_turn_only() -> None:
    """A05."""
    day = trapped()
    assert day.refusal("walk A1-B1-C1-D1-E1") is Refusal.TOO_FAR
    moved = day.do("walk A1-B1-C1-D1")
    assert moved.told("alien_turn")[0]["budget"] == 3
    later = moved.do("move yellow K1-L1", "end", "walk D1-C1-B1-C1-D1-E1")
    assert later.told("alien_turn")[0]["budget"] == 5


def test_also_with_hoverboard_and_quantum_worm() -> None:
    """CR-30: 7 and 3."""
    assert trapped("B03").do("card B03", "walk A1-B1").told("alien_turn")[0]["budget"] == 7
    assert trapped("B10").do("card B10", "walk A1-B1").told("alien_turn")[0]["budget"] == 3
