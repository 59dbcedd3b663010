"""B11 GILLS: lakes for the rest of the game."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import Scene, scene


def game() -> Scene:
    return scene("fllff", alien="A1", phase="alien", alien_hand="B11 B10", yellow="E1")


def test_lakes_cost_one_and_the_first_is_announced_at_once() -> None:
    """B11, CR-29: it may end on a lake; the reveal stands directly behind its alien_turn."""
    assert game().refusal("walk A1-B1") is Refusal.CLOSED
    day = game().do("card B11", "walk A1-B1-C1")
    assert [line["type"] for line in day.told()] == ["card", "alien_turn", "reveal"]
    assert day.told("alien_turn")[0]["lakes"] is True and day.told("reveal")[0]["tile"] == "B1"


def test_only_the_first_lake_of_all_is_announced() -> None:
    """B11."""
    later = game().do("card B11", "walk A1-B1-C1", "move yellow E1-D1-E1", "end").do("walk C1-B1")
    assert not later.told("reveal") and later.told("alien_turn")[0]["lakes"] is True


def test_lakes_crossed_with_the_worm_before_do_not_count() -> None:
    """B11: only those entered while it is in force."""
    row = scene("fllffff", alien="A1", phase="alien", alien_hand="B10 B11", yellow="G1")
    day = row.do("card B10", "walk A1-B1-C1-D1", "move yellow G1-F1", "end")
    assert not day.told("reveal")
    assert day.do("card B11", "walk D1-C1").told("reveal")[0]["tile"] == "C1"


def test_played_after_the_move_it_works_from_the_next_day_on() -> None:
    """B11, CR-7."""
    row = scene("fflff", alien="A1", phase="alien", alien_hand="B11", yellow="E1").do("walk A1-B1", "card B11")
    assert row.told("alien_turn")[0]["lakes"] is False
    assert row.do("move yellow E1-D1", "end").refusal("walk B1-C1") is None
