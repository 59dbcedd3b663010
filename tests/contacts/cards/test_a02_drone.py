"""A02 DRONE: one more drone."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_detect_on_four_tiles_or_capture_on_one() -> None:
    """A02, CR-37: anywhere; a yes counts (CR-11)."""
    game = scene("ffffff", "ffffff", alien="F1", hand="A02", yellow="A1")
    seen = game.do("card A02 yellow drone E1")
    assert seen.asked() == [("A02", "detect", "E1 F1 E2", True)] and seen.public.detections == 1
    caught = game.do("card A02 yellow shot F1")
    assert caught.outcome is not None and caught.outcome.why == "capture"
    assert game.do("card A02 yellow shot E1").asked() == [("A02", "capture", "E1", False)]
    assert game.refusal("card A02 yellow E1") is Refusal.BAD_PLAY
    assert game.refusal("card A02 yellow shot E1 F1") is Refusal.BAD_PLAY


def test_besides_the_ability() -> None:
    """CR-37."""
    game = scene("ffffff", alien="F1", hand="A02", yellow="A1").do("card A02 yellow drone C1", "move yellow A1-B1")
    assert game.refusal("ability yellow scan") is None
