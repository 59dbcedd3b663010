"""Blue: 2 moves; detects on two of the six lines, or captures on one tile of any line."""

from itertools import combinations

from solo.contacts.actions import Refusal
from tests.contacts.scenes import Scene, scene

ROWS = ("fffffff", "fffffff", "fffffff")


def moved(alien: str, *rows: str) -> Scene:
    """Blue stands on C2: east D2 …, west A2 B2, north-east D1, north-west C1, south-west C3, south-east D3."""
    return scene(*(rows or ROWS), alien=alien, blue="B2").do("move blue B2-C2")


def test_two_lines_are_one_question() -> None:
    """Contacts 4: one answer for both; CR-15: his own tile is not part of them."""
    done = moved("G2").do("ability blue line e nw")
    assert done.asked() == [("blue", "detect", "C1 D2 E2 F2 G2", True)]
    assert moved("A1").do("ability blue line ne sw").asked() == [("blue", "detect", "D1 C3", False)]


def test_the_two_lines_differ() -> None:
    """CR-44."""
    game = moved("G2")
    assert game.refusal("ability blue line e e") is Refusal.BAD_TARGET
    assert game.refusal("ability blue line e") is Refusal.BAD_TARGET
    assert game.refusal("ability blue line e w ne") is Refusal.BAD_TARGET
    assert game.refusal("ability blue line nw e") is None, "in any order"
    directions = ("e", "ne", "nw", "w", "sw", "se")
    assert game.legal("ability", "blue", "line") == [
        f"ability blue line {a} {b}" for a, b in combinations(directions, 2)
    ]


def test_a_line_ends_before_a_mountain_but_not_at_lakes_agents_or_the_roadblock() -> None:
    """CR-15, CR-44."""
    game = scene("fffflfm", alien="F1", blue="A1", yellow="D1").do("move blue A1-B1")
    game = game.public_now(roadblock=game.board.named("C1"))
    assert game.do("ability blue line e w").asked() == [("blue", "detect", "A1 C1 D1 E1 F1", True)]


def test_he_captures_on_one_tile_of_any_line() -> None:
    """CR-18: the named tile only."""
    game = moved("F2")
    assert game.do("ability blue shot F2").outcome is not None
    missed = game.do("ability blue shot G2")
    assert missed.asked() == [("blue", "capture", "G2", False)] and missed.outcome is None
    assert game.refusal("ability blue shot E1") is Refusal.BAD_TARGET
    assert game.refusal("ability blue shot C2") is Refusal.BAD_TARGET, "his own tile"
    assert [text.split()[-1] for text in game.legal("ability", "blue", "shot")] == [
        *("C1", "D1"),
        *("A2", "B2", "D2", "E2", "F2", "G2"),
        *("C3", "D3"),
    ]


def test_nothing_is_shot_behind_or_on_a_mountain() -> None:
    """CR-15."""
    game = moved("G2", "fffffff", "ffffmff", "fffffff")
    assert game.refusal("ability blue shot F2") is Refusal.BAD_TARGET
    assert game.refusal("ability blue shot E2") is Refusal.BAD_TARGET
    assert game.refusal("ability blue shot D2") is None


def test_detection_or_capture_not_both() -> None:
    assert moved("G3").do("ability blue line e w").refusal("ability blue shot D2") is Refusal.ABILITY_USED
