"""The Alien die: rolled each morning for everybody to see."""

import pytest

from solo.contacts.actions import Refusal
from solo.contacts.conditions import day_walks, empty_walk
from solo.contacts.scenario import Token
from tests.contacts.scenes import Scene, scene

FACES = (3, 4, 5, 5, 6, 8)


def dawn(row: str = "ffffffffffff", **more: str) -> Scene:
    bare = scene(row, alien="A1", phase="dawn", yellow="L1", **more)
    return bare.with_token("die", numbers=FACES).public_now(day=1)


@pytest.mark.parametrize("face", range(6))
def test_a_face_gives_its_points_for_the_day(face: int) -> None:
    """Contacts 7; the die is public, and the budget stands in the alien_turn line (contacts 9)."""
    day = dawn().do(f"roll {face}")
    assert day.told("die") == [{"type": "die", "day": 1, "face": face + 1, "budget": FACES[face]}]
    names = day.board.names
    path = [names[tile] for tile in day.board.tiles[: FACES[face] + 1]]
    walked = day.do("walk " + "-".join(path))
    assert walked.told("alien_turn")[0]["budget"] == FACES[face]
    if face < 5:
        assert day.refusal("walk " + "-".join([*path, names[day.board.tiles[len(path)]]])) is Refusal.TOO_FAR


def test_it_is_rolled_anew_each_morning() -> None:
    """Nobody moves before it is rolled."""
    night = dawn().do("roll 0", "walk A1-B1", "move yellow L1-K1", "end")
    assert night.public.phase == "dawn" and night.public.face is None
    assert night.refusal("walk B1-C1") is not None
    assert night.do("roll 5").public.face == 5


def test_a_card_puts_its_own_points_in_place_of_the_dies() -> None:
    """B03: the budget is 9 whatever was rolled."""
    day = dawn(alien_hand="B03").do("roll 0", "card B03", "walk A1-B1")
    assert day.told("alien_turn")[0]["budget"] == 9


def test_a_mission_must_be_possible_with_the_worst_face_and_is_planned_with_a_poor_one() -> None:
    """SR-13."""
    placed = (Token("die", (), FACES),)
    board = dawn().board
    assert [walk.budget for walk in day_walks(board, placed, 3)] == [3, 3, 3]
    plan = empty_walk(board, placed)
    assert plan.budget == 4 and plan.stops == board.starts | board.cities
