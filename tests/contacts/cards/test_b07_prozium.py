"""B07 PROZIUM: all orders before the first answer."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene

ORDERS = "orders move yellow A1-B1; ability yellow scan; move green C1-D1"


def test_orders_for_all_agents_come_first_and_are_then_played_as_given() -> None:
    """CR-26, CR-48."""
    game = scene("ffffffffff", alien="J1", phase="alien", alien_hand="B07", yellow="A1", green="C1")
    day = game.do("walk J1-I1", "card B07")
    assert day.refusal("move yellow A1-B1") is Refusal.ORDERS_FIRST and day.refusal("end") is Refusal.ORDERS_FIRST
    assert day.refusal("orders move yellow A1-B1") is Refusal.NOT_ORDERS
    assert day.refusal("orders move yellow A1-B1; move green C1-B1") is Refusal.OCCUPIED
    given = day.do(ORDERS)
    assert given.told("orders") and not given.told("answer")
    assert given.legal() == ["move yellow A1-B1"] and given.refusal("move green C1-D1") is Refusal.DECLARED
    done = given.do("move yellow A1-B1", "ability yellow scan", "move green C1-D1")
    assert done.legal() == ["end"] and done.refusal("ability green scan") is Refusal.ORDERS_FIRST


def test_the_days_card_is_played_before_the_orders_or_not_at_all() -> None:
    """CR-48: the Witness counts as one (CR-12)."""
    game = scene(
        "ffffffffff", alien="J1", phase="alien", alien_hand="B07", hand="A05", yellow="A1", facts={"witness": "ready"}
    ).do("walk J1-I1", "card B07")
    assert game.refusal("card A05") is None and game.refusal("ask A1") is None
    assert game.do("card A05").refusal("ask A1") is Refusal.CARD_PLAYED
    given = game.do("orders move yellow A1-B1")
    assert given.refusal("card A05") is Refusal.DECLARED and given.refusal("ask A1") is Refusal.DECLARED
    done = given.do("move yellow A1-B1")
    assert done.refusal("card A05") is Refusal.NOT_NOW and done.refusal("ask A1") is Refusal.NOT_NOW
    assert done.do("end").public.effects.talk == "free"


def test_orders_are_for_a_day_of_prozium_only() -> None:
    """CR-26."""
    assert scene("ffff", alien="D1", yellow="A1").refusal("orders move yellow A1-B1") is Refusal.NOT_NOW
