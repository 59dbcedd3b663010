"""Pink: 3 moves; captures on the six adjacent tiles after moving."""

from tests.contacts.scenes import scene

ROWS = ("fffffff", "fffffff", "fffffff")


def test_pink_captures_on_the_six_adjacent_tiles() -> None:
    game = scene(*ROWS, alien="E3", pink="B1").do("move pink B1-C1-C2-D2")
    done = game.do("ability pink catch")
    assert done.asked() == [("pink", "capture", "D1 E1 C2 E2 D3 E3", True)]
    assert done.outcome is not None and done.outcome.why == "capture"


def test_two_tiles_away_is_out_of_reach() -> None:
    done = scene(*ROWS, alien="F2", pink="C2").do("move pink C2-D2", "ability pink catch")
    assert done.outcome is None and done.asked()[-1][3] is False


def test_mountains_hide_nothing_from_adjacency() -> None:
    """CR-13: it does not hold for adjacency; the mountain's tile is named, though nobody is on it."""
    done = scene("ffmff", alien="E1", pink="A1").do("move pink A1-B1", "ability pink catch")
    assert done.asked()[-1] == ("pink", "capture", "A1 C1", False)


def test_pinks_way_does_not_capture() -> None:
    done = scene("fffffff", alien="B1", pink="A1").do("move pink A1-B1-C1-D1", "ability pink catch")
    assert done.outcome is None
