"""Yellow: 3 moves, scan2."""

from tests.contacts.scenes import scene


def test_yellow_walks_three_and_scans_two() -> None:
    game = scene("ffffffffff", alien="J1", yellow="A1")
    assert game.ends("yellow") == {"A1", "B1", "C1", "D1"}
    done = game.do("move yellow A1-B1-C1-D1", "ability yellow scan")
    assert done.asked() == [("yellow", "landing", "D1", False), ("yellow", "detect", "B1 C1 D1 E1 F1", False)]


def test_a_mountain_shades_yellows_scan() -> None:
    """CR-13."""
    done = scene("ffffmff", alien="G1", yellow="B1").do("move yellow B1-C1-D1", "ability yellow scan")
    assert done.asked()[1] == ("yellow", "detect", "B1 C1 D1 E1", False)
