"""A10 BINOCULARS: two tiles anywhere."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_detect_on_two_adjacent_tiles_anywhere() -> None:
    """A10, CR-13: no mountain hides; in any order."""
    game = scene("fmffff", alien="F1", hand="A10", yellow="A1")
    assert game.do("card A10 yellow F1 E1").asked() == [("A10", "detect", "E1 F1", True)]
    assert game.do("card A10 yellow E1 F1").public.detections == 1, "CR-11"
    assert game.refusal("card A10 yellow D1 F1") is Refusal.BAD_PLAY
    assert game.refusal("card A10 yellow F1 F1") is Refusal.BAD_PLAY
