"""White: teleports to another city each day; then scan2, or capture on the six adjacent tiles."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_white_teleports_to_any_other_free_city() -> None:
    """CR-21: not the one he is in and not one where an Agent stands."""
    game = scene("cffcffcffc", alien="B1", white="A1", yellow="D1")
    assert game.legal("move", "white") == ["move white A1-G1", "move white A1-J1"]
    for closed in ("A1-D1", "A1-A1", "A1-B1"):
        assert game.refusal(f"move white {closed}") is Refusal.CLOSED
    assert game.refusal("move white A1") is Refusal.MAY_NOT_STAY
    assert game.refusal("move white A1-G1-J1") is Refusal.BAD_PATH


def test_without_another_city_he_stays_and_may_use_his_ability() -> None:
    """CR-21, CR-10."""
    game = scene("cffcff", alien="F1", white="A1", yellow="D1")
    assert game.legal("move", "white") == ["move white A1"]
    stayed = game.do("move white A1")
    assert stayed.asked() == [("white", "landing", "A1", False)]
    assert stayed.refusal("ability white scan") is None


def test_a_city_under_the_roadblock_is_closed() -> None:
    """CR-43: he lands on an open tile."""
    game = scene("cffcffc", alien="B1", white="A1")
    blocked = game.public_now(roadblock=game.board.named("D1"))
    assert blocked.legal("move") == ["move white A1-G1"]


def test_from_outside_a_city_he_goes_to_any_free_one() -> None:
    """CR-21."""
    game = scene("cffcff", alien="F1", white="B1")
    assert game.legal("move") == ["move white B1-A1", "move white B1-D1"]


def test_teleporting_is_a_move_with_a_landing() -> None:
    """Contacts 9: a path of two tiles; landing on the Alien catches it."""
    done = scene("cffcff", alien="D1", white="A1").do("move white A1-D1")
    assert done.told("agent_moved")[0]["path"] == ["A1", "D1"]
    assert done.outcome is not None and done.outcome.why == "landing"


def test_scan2_or_capture_beside_him() -> None:
    """CR-18: the capture asks about the adjacent tiles only."""
    game = scene("cfffffcfff", alien="F1", white="A1").do("move white A1-G1")
    scanned = game.do("ability white scan")
    assert scanned.asked() == [("white", "detect", "E1 F1 G1 H1 I1", True)]
    assert scanned.refusal("ability white catch") is Refusal.ABILITY_USED
    caught = game.do("ability white catch")
    assert caught.asked() == [("white", "capture", "F1 H1", True)]
    assert caught.outcome is not None and caught.outcome.why == "capture"
