"""Green: 2 moves, scan3."""

from tests.contacts.scenes import scene


def test_green_walks_two_and_scans_three() -> None:
    game = scene("ffffffffff", alien="J1", green="A1")
    assert game.ends("green") == {"A1", "B1", "C1"}
    done = game.do("move green A1-B1-C1", "ability green scan")
    assert done.asked() == [("green", "landing", "C1", False), ("green", "detect", "A1 B1 C1 D1 E1 F1", False)]


def test_a_mountain_shades_greens_scan() -> None:
    """CR-13: two tiles behind it."""
    done = scene("ffmfff", alien="F1", green="A1").do("move green A1-B1", "ability green scan")
    assert done.asked()[1] == ("green", "detect", "A1 B1 C1", False)
