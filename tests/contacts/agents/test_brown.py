"""Brown: 2 moves, scan2; climbs mountains, scan3 while on one."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_brown_enters_mountains_for_one_point() -> None:
    """Contacts 4; CR-43: for Brown a mountain is open."""
    game = scene("fmmff", alien="E1", brown="A1")
    assert game.ends("brown") == {"A1", "B1", "C1"}
    assert game.refusal("move brown A1-B1-C1") is None
    assert game.refusal("move brown A1-B1-C1-D1") is Refusal.TOO_FAR


def test_brown_does_not_enter_the_roadblock() -> None:
    game = scene("ffff", alien="D1", brown="A1")
    blocked = game.public_now(roadblock=game.board.named("B1"))
    assert blocked.legal("move") == ["move brown A1"]


def test_brown_scans_two_from_the_plain() -> None:
    done = scene("ffffffff", alien="H1", brown="A1").do("move brown A1-B1-C1", "ability brown scan")
    assert done.asked()[1] == ("brown", "detect", "A1 B1 C1 D1 E1", False)


def test_brown_scans_three_from_a_mountain() -> None:
    done = scene("ffmffffff", alien="I1", brown="A1").do("move brown A1-B1-C1", "ability brown scan")
    assert done.asked()[1] == ("brown", "detect", "A1 B1 C1 D1 E1 F1", False)


def test_shadows_fall_from_a_mountain_top_too() -> None:
    """CR-13: the next mountain hides what lies behind it."""
    done = scene("fmmfffff", alien="H1", brown="A1").do("move brown A1-B1", "ability brown scan")
    assert done.asked()[1] == ("brown", "detect", "A1 B1 C1", False)


def test_a_scan_after_coming_down_is_a_scan2() -> None:
    done = scene("fmffffff", alien="H1", brown="B1").do("move brown B1-C1", "ability brown scan")
    assert done.asked()[1] == ("brown", "detect", "A1 B1 C1 D1 E1".replace("A1 ", ""), False)
