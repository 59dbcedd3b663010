"""Where Agents stand as a record tells it: moved by cards, replaced, carried."""

from solo.client.screens.whereabouts import places_after, team_of
from solo.core.record import PublicLine

NUMBERS = {"A1": 1, "B1": 2, "C1": 3}


def after(*lines: tuple[str, dict[str, object]]) -> dict[str, int]:
    places: dict[str, int] = {}
    for type, fields in lines:
        places = dict(places_after(places, PublicLine(1, type, fields), NUMBERS))
    return places


SETUP = ("setup", {"agents": {"yellow": "A1", "blue": "B1"}})


def test_a_card_that_moves_an_agent_and_one_that_replaces_it() -> None:
    pushed = ("card", {"card": "B08", "agent": "blue", "path": ["B1", "C1"]})
    replaced = ("agent_replaced", {"agent": "blue", "with": "green", "by": "B09"})
    assert after(SETUP, pushed) == {"yellow": 1, "blue": 3}
    assert after(SETUP, pushed, replaced) == {"yellow": 1, "green": 3}
    assert after(SETUP, ("card", {"card": "A10", "agent": "blue", "tiles": ["B1", "C1"]})) == {"yellow": 1, "blue": 2}


def test_the_team_is_the_one_that_was_placed() -> None:
    line = PublicLine(1, *SETUP)
    assert team_of([line], ("pink",)) == ("yellow", "blue") and team_of([], ("pink",)) == ("pink",)
