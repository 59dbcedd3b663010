"""B08 WHISTL-ONDU: an Agent beside the Alien is moved away."""

import pytest

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_an_agent_beside_the_alien_is_moved_in_a_line() -> None:
    """CR-27: any length from 1 to 5; no landing question; the record's path begins where it stood."""
    game = scene("ffffffffff", alien="A1", phase="alien", alien_hand="B08", yellow="C1", green="J1").do("walk A1-B1")
    plays = game.legal("card")
    assert plays == [f"card B08 yellow {' '.join(f'{c}1' for c in 'CDEFGH'[: n + 2])}" for n in range(5)]
    day = game.do("card B08 yellow C1 D1 E1")
    assert day.told("card")[0] == {
        "type": "card", "day": 1, "side": "alien", "card": "B08", "agent": "yellow", "path": ["C1", "D1", "E1"],
        "when": "after",
    }  # fmt: skip
    assert day.where("yellow") == "E1" and not day.told("answer")
    assert day.ends("yellow") == {"B1", "C1", "D1", "E1", "F1", "G1", "H1"}


@pytest.mark.parametrize(("row", "others"), [("fffmff", {}), ("ffffff", {"green": "D1"})])
def test_the_line_stops_before_mountain_agent_and_edge(row: str, others: dict[str, str]) -> None:
    """CR-27."""
    game = scene(row, "ffffff", alien="A2", phase="alien", alien_hand="B08", yellow="B1", **others).do("walk A2-A1")
    east = [text for text in game.legal(["card", "B08", "yellow"][0]) if "2" not in text.split("yellow")[1]]
    assert east == ["card B08 yellow B1 C1"]


def test_it_never_enters_the_aliens_tile_nor_the_roadblock() -> None:
    """CR-27."""
    game = scene("fffff", "fffff", alien="A1", phase="alien", alien_hand="B08", yellow="B1")
    game = game.public_now(roadblock=game.board.named("C1")).do("walk A1-A2")
    assert all("A2" not in text.split()[3:] and "C1" not in text for text in game.legal("card"))


def test_only_an_agent_beside_the_alien() -> None:
    """CR-27."""
    game = scene("ffffff", alien="A1", phase="alien", alien_hand="B08", yellow="F1").do("walk A1-B1")
    assert game.refusal("card B08 yellow F1 E1") is Refusal.BAD_PLAY


def test_before_the_move_too() -> None:
    """CR-27: the record says when, and the deduction reads it as yesterday's place."""
    game = scene("ffffff", alien="A1", phase="alien", alien_hand="B08", yellow="B1")
    day = game.do("card B08 yellow B1 C1 D1")
    assert day.told("card")[0]["when"] == "before" and day.refusal("walk A1-B1-C1") is None
