"""B04 GRAVITOR: the named Agent stays."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_the_named_agent_stays_and_its_ability_works() -> None:
    """B04, CR-10: it writes a path of one tile, asks the landing question, and may use its ability."""
    game = scene("ffffff", alien="F1", phase="alien", alien_hand="B04", yellow="A1", green="B1")
    day = game.do("walk F1-E1", "card B04 yellow")
    assert day.told("card")[0] == {
        "type": "card", "day": 1, "side": "alien", "card": "B04", "agent": "yellow", "when": "after",
    }  # fmt: skip
    assert day.legal("move", "yellow") == ["move yellow A1"] and day.refusal("move yellow A1-A1") is not None
    assert day.refusal("move yellow A1-B1-C1") is Refusal.HELD
    done = day.do("move yellow A1", "ability yellow scan")
    assert [asked[1] for asked in done.asked()] == ["landing", "detect"]
    assert "move green B1-C1" in day.legal("move", "green")


def test_a_held_agent_is_not_carried() -> None:
    """CR-42."""
    game = scene("ffffff", "ffffff", alien="F1", phase="alien", alien_hand="B04", black="A1", green="B1")
    free, held = game.do("walk F1-E1", "pass"), game.do("walk F1-E1", "card B04 green")
    assert any(" carry green " in text for text in free.legal("move", "black"))
    assert not any(" carry " in text for text in held.legal("move", "black"))
    assert held.refusal("move black A1-B1-C1 carry green D1") is not None


def test_whoever_takes_its_place_is_free() -> None:
    """CR-42: the card binds the named Agent."""
    game = scene("ffffff", alien="F1", phase="alien", alien_hand="B04", hand="A06", yellow="A1")
    day = game.do("walk F1-E1", "card B04 yellow", "card A06 yellow green")
    assert day.ends("green") == {"A1", "B1", "C1"}
