"""B05 SILENCE MARKS: the named Agent has no ability."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_the_named_agent_moves_without_ability() -> None:
    """B05: landing still captures."""
    game = scene("ffffff", alien="D1", phase="alien", alien_hand="B05", yellow="A1")
    day = game.do("walk D1-C1", "card B05 yellow").do("move yellow A1-B1")
    assert day.refusal("ability yellow scan") is Refusal.SILENCED and day.legal("ability") == []
    caught = game.do("walk D1-C1", "card B05 yellow", "move yellow A1-B1-C1")
    assert caught.outcome is not None and caught.outcome.why == "landing"


def test_reds_path_and_the_roadblock_are_abilities_blacks_two_landings_are_not() -> None:
    """CR-18, CR-39."""
    game = scene("ffffff", alien="E1", phase="alien", alien_hand="B05", red="A1")
    assert game.do("walk E1-D1", "card B05 red", "move red A1-B1-C1").asked() == [("red", "landing", "C1", False)]
    game = scene("ffffff", alien="E1", phase="alien", alien_hand="B05", turquoise="A1")
    assert game.do("walk E1-D1", "card B05 turquoise", "move turquoise A1-B1").legal("ability") == []
    game = scene("ffffff", alien="F1", phase="alien", alien_hand="B05", black="A1")
    day = game.do("walk F1-E1", "card B05 black").do("move black A1-B1-D1")
    assert day.asked() == [("black", "capture", "B1", False), ("black", "landing", "D1", False)]
    assert day.legal("ability") == []
