"""B03 HOVERBOARD: nine points."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_the_budget_is_nine_for_the_day() -> None:
    """B03: it stands in the day's alien_turn line."""
    game = scene("ffffffffffff", alien="A1", phase="alien", alien_hand="B03", yellow="L1")
    assert game.refusal("walk A1-B1-C1-D1-E1-F1-G1") is Refusal.TOO_FAR
    day = game.do("card B03", "walk A1-B1-C1-D1-E1-F1-G1-H1-I1-J1")
    assert day.told("alien_turn")[0]["budget"] == 9
    assert day.do("move yellow L1-K1", "end", "walk J1-I1").told("alien_turn")[0]["budget"] == 5


def test_it_is_played_before_the_move_only() -> None:
    """CR-7, contacts 3.1: a card that changes the move is of no use after it."""
    game = scene("ffffff", alien="A1", phase="alien", alien_hand="B03", yellow="F1").do("walk A1-B1")
    assert game.public.phase == "after" and game.refusal("card B03") is Refusal.CARD_TOO_LATE
    assert game.legal() == ["pass"]
