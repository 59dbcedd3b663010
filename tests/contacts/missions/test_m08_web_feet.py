"""M08 WEB FEET: lakes are open to the Alien from the first day on (CR-46, advantage)."""

from solo.contacts.actions import Refusal
from tests.contacts.missions.games import first_morning

ROW = "fflffc"


def test_lakes_are_open_and_the_first_one_is_announced() -> None:
    """CR-46, M08: as with GILLS, and the public line of the turn says so (CR-29, SR-35)."""
    moved = first_morning(ROW, missions="M08", start="A1", yellow="F1").do("walk A1-B1-C1")
    assert moved.told("alien_turn")[0]["lakes"] is True
    assert moved.told("reveal") == [{"type": "reveal", "day": 1, "tile": "C1", "why": "gills"}]


def test_they_stay_open_and_only_the_first_is_announced() -> None:
    game = first_morning(ROW, missions="M08", start="A1", yellow="F1").do("walk A1-B1-C1", "move yellow F1-E1", "end")
    later = game.do("walk C1-B1-C1-D1")
    assert later.told("alien_turn")[0]["lakes"] is True and later.told("reveal") == []


def test_without_it_lakes_are_closed() -> None:
    assert first_morning(ROW, missions="", start="A1", yellow="F1").refusal("walk A1-B1-C1") is Refusal.CLOSED
