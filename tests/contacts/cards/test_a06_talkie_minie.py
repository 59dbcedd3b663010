"""A06 TALKIE MINIE: a replacement of the team's own."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_an_agent_is_replaced_on_its_tile_before_it_has_played() -> None:
    """A06, CR-37: the newcomer plays today."""
    game = scene("ffffff", alien="F1", hand="A06", yellow="A1", green="B1")
    day = game.do("card A06 yellow pink")
    assert [line["type"] for line in day.told()] == ["card", "agent_replaced"]
    assert day.told("agent_replaced")[0]["by"] == "A06" and day.where("pink") == "A1"
    assert day.ends("pink") == {"A1", "C1", "D1"}
    assert game.do("move yellow A1-B1-C1").refusal("card A06 yellow pink") is Refusal.BAD_PLAY


def test_not_with_who_left_nor_with_greys_copies() -> None:
    """CR-23, CR-41."""
    copies = ("green", "red", "white", "turquoise")
    game = scene("ffffff", alien="F1", hand="A06", yellow="A1", grey="B1", copies=copies)
    assert game.refusal("card A06 yellow green") is Refusal.BAD_PLAY
    assert game.refusal("card A06 yellow pink") is None
    grey = scene("ffffff", alien="F1", hand="A06", yellow="A1").do("card A06 yellow grey pink white blue green")
    assert grey.public.copies == ("pink", "white", "blue", "green")


def test_white_outside_a_city_goes_to_any_free_one() -> None:
    """CR-21."""
    game = scene("ffffcc", alien="D1", hand="A06", yellow="A1").do("card A06 yellow white")
    assert game.ends("white") == {"E1", "F1"}
