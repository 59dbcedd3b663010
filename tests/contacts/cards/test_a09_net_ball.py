"""A09 NET BALL: a capture on an adjacent tile."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_one_capture_on_a_tile_beside_an_agent() -> None:
    """A09, CR-37: besides its ability, whether or not it has played."""
    game = scene("ffffff", alien="C1", hand="A09", yellow="A1")
    assert game.legal("card") == ["card A09 yellow B1"] and game.refusal("card A09 yellow C1") is Refusal.BAD_PLAY
    day = game.do("move yellow A1-B1", "ability yellow scan", "card A09 yellow C1")
    assert day.outcome is not None and day.outcome.why == "capture" and day.asked()[-1][:3] == ("A09", "capture", "C1")
