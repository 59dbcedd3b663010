"""A12 THIRD EYE: one more scan."""

from tests.contacts.scenes import scene


def test_a_scan_of_three_from_where_an_agent_stands() -> None:
    """A12, CR-13, CR-37."""
    game = scene("ffmfffff", alien="D1", hand="A12", yellow="A1", pink="H1")
    assert game.do("card A12 pink").asked() == [("A12", "detect", "E1 F1 G1 H1", False)]
    assert game.do("card A12 yellow").asked() == [("A12", "detect", "A1 B1 C1", False)], "the mountain hides D1"


def test_smoke_grenade_makes_it_smaller() -> None:
    """A12, B02."""
    game = scene("ffffffff", alien="B1", phase="alien", alien_hand="B02", hand="A12", pink="H1")
    day = game.do("walk B1-A1", "card B02", "card A12 pink")
    assert day.asked() == [("A12", "detect", "F1 G1 H1", False)]
