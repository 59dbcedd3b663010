"""Orange: 2 moves; the drone detects on its four-tile array anywhere, or captures on any one tile."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import Scene, scene

ROWS = ("fffffff", "fffffff", "fffffff")


def moved(alien: str) -> Scene:
    return scene(*ROWS, alien=alien, orange="A1").do("move orange A1-B1")


def test_the_drone_detects_on_a_rhombus_anywhere() -> None:
    """CR-14: F2, G2 and the tiles that touch both; G1 is above them and G3 below."""
    done = moved("G3").do("ability orange drone F2")
    assert done.asked() == [("orange", "detect", "G1 F2 G2 G3", True)]
    assert done.public.detections == 1 and done.outcome is None


def test_the_drone_can_fly_to_every_tile() -> None:
    """CR-14: the named tile must be on the board, the others need not."""
    game = moved("G3")
    assert len(game.legal("ability", "orange", "drone")) == 21
    assert len(game.legal("ability", "orange", "shot")) == 21
    assert game.do("ability orange drone G3").asked() == [("orange", "detect", "G2 G3", True)]


def test_the_drones_capture_asks_about_the_named_tile_only() -> None:
    """CR-18."""
    done = moved("G3").do("ability orange shot G3")
    assert done.asked() == [("orange", "capture", "G3", True)]
    assert done.outcome is not None and done.outcome.why == "capture"
    missed = moved("G3").do("ability orange shot F3")
    assert missed.asked() == [("orange", "capture", "F3", False)]
    assert missed.outcome is None


def test_detection_or_capture_not_both() -> None:
    """Contacts 3.2, step 3."""
    game = moved("G3").do("ability orange drone A3")
    assert game.refusal("ability orange shot G3") is Refusal.ABILITY_USED
    assert moved("G3").do("ability orange shot A1").refusal("ability orange drone A3") is Refusal.ABILITY_USED


def test_exactly_one_tile_is_named() -> None:
    for target in ("", " A1 B1"):
        assert moved("G3").refusal("ability orange drone" + target) is Refusal.BAD_TARGET
        assert moved("G3").refusal("ability orange shot" + target) is Refusal.BAD_TARGET
