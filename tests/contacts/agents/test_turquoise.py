"""Turquoise: 2 moves; detects on the six adjacent tiles, and drops the roadblock on one of them."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import Scene, scene

ROWS = ("fffffff", "fffffff", "fffffff")


def moved(alien: str = "G3", *rows: str, **others: str) -> Scene:
    """Turquoise stands on C2 after her move; around it C1 D1, B2 D2, C3 D3."""
    return scene(*(rows or ROWS), alien=alien, turquoise="B2", **others).do("move turquoise B2-C2")


def test_she_detects_on_the_six_adjacent_tiles() -> None:
    done = moved("D3").do("ability turquoise detect")
    assert done.asked() == [("turquoise", "detect", "C1 D1 B2 D2 C3 D3", True)]
    assert done.public.detections == 1
    assert moved("E2").do("ability turquoise detect").public.detections == 0


def test_she_drops_the_roadblock_beside_her() -> None:
    """CR-22; the line of contacts 9."""
    done = moved().do("ability turquoise block D2")
    assert done.told() == [{"type": "roadblock", "day": 1, "by": "turquoise", "tile": "D2"}]
    assert done.public.roadblock == done.board.named("D2")
    assert [text.split()[-1] for text in moved().legal("ability", "turquoise", "block")] == [
        *("C1", "D1", "B2", "D2", "C3", "D3")
    ]
    assert moved().refusal("ability turquoise block E2") is Refusal.BAD_TARGET
    assert moved().refusal("ability turquoise block C2") is Refusal.BAD_TARGET, "her own tile"


def test_not_on_an_agent_a_mountain_or_a_lake_but_in_a_city() -> None:
    """CR-22."""
    game = moved("G3", "fflmfff", "fffffff", "ffcffff", yellow="D2")
    assert [text.split()[-1] for text in game.legal("ability", "turquoise", "block")] == ["B2", "C3", "D3"]
    for closed in ("C1", "D1", "D2"):
        assert game.refusal(f"ability turquoise block {closed}") is Refusal.BAD_TARGET


def test_before_or_after_detecting_once_a_turn() -> None:
    """CR-22."""
    assert moved().do("ability turquoise detect", "ability turquoise block D2").public.roadblock is not None
    first = moved().do("ability turquoise block D2")
    assert first.refusal("ability turquoise detect") is None
    assert first.refusal("ability turquoise block C1") is Refusal.ABILITY_USED
    assert first.do("ability turquoise detect").refusal("ability turquoise detect") is Refusal.ABILITY_USED
    before_move = scene(*ROWS, alien="G3", turquoise="B2")
    assert before_move.refusal("ability turquoise block C2") is Refusal.NOT_MOVED


def test_not_in_the_turn_of_another_agent() -> None:
    game = moved(yellow="A1").do("move yellow A1-B1")
    assert game.refusal("ability turquoise block D2") is Refusal.TURN_OVER


def test_there_is_one_roadblock_and_it_lies_until_it_is_moved() -> None:
    """CR-22: dropping it again lifts it from where it was."""
    game = moved().do("ability turquoise block D2", "end", "walk G3-F3")
    assert game.public.roadblock == game.board.named("D2"), "still there on the next day"
    assert game.refusal("move turquoise C2-D2") is Refusal.CLOSED
    again = game.do("move turquoise C2-C1", "ability turquoise block D1")
    assert again.public.roadblock == again.board.named("D1")
    free = again.do("end", "walk F3-E3")
    assert free.refusal("move turquoise C1-C2-D2") is None


def test_if_the_alien_is_under_it_nothing_is_said() -> None:
    """CR-22: no answer, no capture; and it may leave."""
    done = moved("D2").do("ability turquoise block D2")
    assert done.told() == [{"type": "roadblock", "day": 1, "by": "turquoise", "tile": "D2"}]
    assert done.outcome is None
    assert done.do("end").refusal("walk D2-E2") is None


def test_nobody_enters_it() -> None:
    """CR-22: neither Agents nor the Alien."""
    game = moved("F2", yellow="E1").do("ability turquoise block D2")
    assert game.refusal("move yellow E1-D2") is Refusal.CLOSED
    alien = game.do("move yellow E1-F1", "end")
    assert alien.refusal("walk F2-E2-D2") is Refusal.CLOSED
