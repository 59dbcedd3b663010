"""The two sungates: a door (CR-34)."""

import pytest

from solo.contacts.actions import Refusal
from tests.contacts.scenes import Scene, scene


def game(row: str = "ffmff", may_stay: bool = False, **team: str) -> Scene:
    """B1 and D1 are the doors; Yellow stands at the end."""
    bare = scene(row, alien="A1", phase="alien", **(team or {"yellow": "E1"}))
    return bare.with_token("sungate", "B1 D1", optional=may_stay)


def ends(game: Scene) -> set[str]:
    return {text.split("-")[-1] for text in game.legal("walk")}


def test_who_enters_one_stands_on_the_other_and_has_entered_both() -> None:
    """CR-34, CR-8; the alien_turn line holds the pair (contacts 9)."""
    assert ends(game()) == {"D1"}
    assert game().refusal("walk A1-B1") is Refusal.BAD_PATH, "it may not refuse to be carried"
    line = game().do("walk A1-B1-D1").told("alien_turn")[0]
    assert line["doors"] == [["B1", "D1"]] and line["doors_optional"] is False


def test_it_pays_for_the_tile_that_it_enters_only() -> None:
    """CR-34: a city behind the door costs nothing."""
    far = game("ffmcmf", yellow="F1")
    assert far.refusal("walk A1-B1-D1") is None
    dear = game("fcmfmf", yellow="F1").do("walk A1-B1-D1")
    assert dear.told("alien_turn")[0]["budget"] == 5


def test_it_may_stay_only_if_the_file_says_so() -> None:
    """CR-34."""
    assert game(may_stay=True).refusal("walk A1-B1") is None
    assert game(may_stay=True).refusal("walk A1-B1-D1") is None
    assert game(may_stay=True).do("walk A1-B1").told("alien_turn")[0]["doors_optional"] is True


@pytest.mark.parametrize("may_stay", [False, True])
def test_a_door_whose_other_side_is_closed_cannot_be_entered(may_stay: bool) -> None:
    """CR-34: an Agent stands on the other one."""
    closed = game("ffmff", may_stay, yellow="D1")
    assert closed.legal("walk") == []


def test_the_door_that_it_starts_its_day_on_does_not_carry() -> None:
    """CR-34: it steps off like from any tile."""
    on_door = scene("ffmfff", alien="A1 A1-B1-D1", phase="alien", yellow="F1").with_token("sungate", "B1 D1")
    assert on_door.do("walk D1-E1").told("alien_turn")
    assert on_door.refusal("walk D1-B1-A1") is Refusal.BAD_PATH


def test_agents_do_not_use_doors() -> None:
    """CR-44."""
    bare = scene("ffmff", alien="A1", yellow="E1")
    day = bare.with_token("sungate", "B1 D1")
    assert day.ends("yellow") == bare.ends("yellow")
    assert day.do("move yellow E1-D1").where("yellow") == "D1"
