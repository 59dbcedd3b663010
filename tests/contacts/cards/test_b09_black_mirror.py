"""B09 BLACK MIRROR: an Agent must leave, and the human picks who takes its place."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_the_human_picks_the_newcomer_at_once() -> None:
    """B09: it stands in its place for good and may play today."""
    game = scene("ffffff", alien="F1", phase="alien", alien_hand="B09", yellow="A1", green="B1").do("walk F1-E1")
    asked = game.do("card B09 yellow")
    assert asked.public.phase == "replace" and "replace pink" in asked.legal()
    assert asked.refusal("replace yellow") is Refusal.NOT_IN_RESERVE
    assert asked.refusal("replace green") is Refusal.NOT_IN_RESERVE
    day = asked.do("replace pink")
    assert day.told("agent_replaced") == [
        {"type": "agent_replaced", "day": 1, "agent": "yellow", "with": "pink", "by": "B09"}
    ]
    assert day.public.phase == "agents" and day.where("pink") == "A1" and list(day.public.agents) == ["pink", "green"]
    assert "yellow" not in day.public.reserve, "CR-41: who left the game is not in the reserve"


def test_before_the_move_the_alien_goes_on_afterwards() -> None:
    """B09, CR-7."""
    game = scene("ffffff", alien="F1", phase="alien", alien_hand="B09", yellow="A1")
    assert game.do("card B09 yellow", "replace pink").public.phase == "alien"


def test_grey_brings_four_of_the_reserve_and_his_copies_stay_with_him() -> None:
    """CR-23, CR-41."""
    game = scene("ffffff", alien="F1", phase="alien", alien_hand="B09", yellow="A1").do("walk F1-E1", "card B09 yellow")
    assert game.refusal("replace grey") is Refusal.BAD_COPIES
    assert game.refusal("replace grey copies pink pink white blue") is Refusal.BAD_COPIES
    assert game.refusal("replace grey copies yellow pink white blue") is Refusal.BAD_COPIES
    day = game.do("replace grey copies pink orange white blue")
    assert day.public.copies == ("pink", "orange", "white", "blue")
    assert day.legal("become") == [f"become grey {copy}" for copy in ("blue", "orange", "pink", "white")]
    copies = ("green", "red", "white", "turquoise")
    held = scene("ffffff", alien="F1", phase="alien", alien_hand="B09", yellow="A1", grey="B1", copies=copies)
    held = held.do("walk F1-E1", "card B09 yellow")
    assert held.refusal("replace green") is Refusal.NOT_IN_RESERVE
    gone = scene("ffffff", alien="F1", phase="alien", alien_hand="B09", yellow="A1", grey="B1", copies=copies)
    gone = gone.do("walk F1-E1", "card B09 grey", "replace pink")
    assert set(copies) <= set(gone.public.reserve) and gone.public.copies == ()


def test_the_roadblock_stays_when_turquoise_leaves() -> None:
    """CR-44."""
    game = scene("ffffff", alien="F1", phase="alien", alien_hand="B09", turquoise="A1")
    game = game.public_now(roadblock=game.board.named("C1")).do("walk F1-E1", "card B09 turquoise", "replace pink")
    assert game.public.roadblock == game.board.named("C1") and "C1" not in game.ends("pink")
