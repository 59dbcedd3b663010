"""What stands where on the play screen: as much of each card as fits without scrolling, and what matters on top."""

from collections.abc import Iterator

import pytest

from solo.client.widgets.scroll import Scroll
from solo.client.xfiles.tablecards import SmallCard, Strip
from solo.xfiles.state import State
from tests.client.hands import assert_tidy
from tests.client.xfiles.desk import Player, choice
from tests.xfiles.games import case, deck, scene, view

SCENARIOS = {1: "one-rival", 2: "two-rivals", 3: "three-rivals"}


def crowded(rivals: int, clues: int, twists: int, agents: int, *, active: int = 0) -> State:
    """Return a position in which so many cards lie before each player."""
    pile: dict[str, Iterator[str]] = {
        letter: iter([copy for copy in deck().copies if copy[0] == letter and deck().points[copy]]) for letter in "AIXP"
    }

    def take(letter: str, number: int) -> list[str]:
        return [next(pile[letter]) for _ in range(number)]

    seats = {
        place: {
            "case": case(take("X", 1)[0], take("I", clues), take("P", twists)),
            "agents": tuple(take("A", agents)),
            "solved": tuple(take("X", 2)),
            "dropped": 1,
        }
        for place in range(rivals + 1)
    }
    hands = [take("I", 6), *(take("I", 4) for _ in range(rivals))]
    phase = "complications" if active else "investigation"
    return scene(hands, take("I", 3), phase, active, 0, seats)


def shown(state: State, size: tuple[int, int], scale: float = 1.0) -> Player:
    """Return the window with a position in it."""
    player = Player(choice(SCENARIOS[len(state.table.seats) - 1], hints="full"), size=size, scale=scale)
    player.play.view = view(state, "human")
    player.play.refresh()
    player.play.ui.layout()
    return player


@pytest.mark.parametrize("rivals", [1, 2, 3])
@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.0), ((1280, 800), 0.9), ((1024, 640), 0.8)])
@pytest.mark.parametrize("lying", [(2, 2, 2), (5, 5, 3)])
def test_a_crowded_table_lies_in_sight_without_scrolling(
    size: tuple[int, int], scale: float, rivals: int, lying: tuple[int, int, int]
) -> None:
    player = shown(crowded(rivals, *lying), size, scale)
    table = player.play.ui.find("table")
    assert table.children[0].rect.height <= table.rect.height
    assert_tidy(player.play.ui)


def test_cards_are_on_paper_as_long_as_there_is_room_for_it() -> None:
    few, many = (shown(crowded(1, *lying), (1280, 800)) for lying in ((3, 3, 1), (9, 9, 5)))
    assert {type(part) for part in few.play.ui.find("desk").walk()} >= {SmallCard}
    assert not {type(part) for part in few.play.ui.find("desk").walk()} & {Strip}
    assert {type(part) for part in many.play.ui.find("desk").walk()} & {Strip, SmallCard} == {Strip}


@pytest.mark.parametrize(("active", "first"), [(0, "desk"), (2, "rival-2")])
def test_where_places_stand_below_one_another_the_one_that_is_decided_on_is_in_sight(active: int, first: str) -> None:
    ui = shown(crowded(2, 3, 3, 2, active=active), (1280, 800), 2.0).play.ui
    table = ui.find("table")
    assert isinstance(table, Scroll) and table.bar.most
    assert table.rect.contains(ui.find(first).rect)


def test_the_log_has_half_of_the_side_while_the_hints_are_short() -> None:
    def log_height(hints: str) -> int:
        player = Player(choice("three-rivals", hints=hints), size=(1024, 640))
        player.play.view = view(crowded(3, 4, 4, 1), "human")
        player.play.refresh()
        player.play.ui.layout()
        return player.play.ui.find("log").rect.height

    assert log_height("off") > 1.3 * log_height("full")
