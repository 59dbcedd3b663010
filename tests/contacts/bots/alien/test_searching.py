"""When the searching levels play a card or ask the Oracle: what helps is played, what does not is kept."""

from dataclasses import replace
from random import Random

import pytest

from solo.contacts import rules
from solo.contacts.actions import Action, AlienMove, Pass, PlayCard, UseOracle
from solo.contacts.bots import LEVELS
from solo.contacts.scenario import Mission, Part
from tests.contacts.bots.alien.observed import observed
from tests.contacts.scenes import Scene, board, scene

each_level = pytest.mark.parametrize("level", [4, 5])


def choice(day: Scene, level: int, seed: int = 1) -> Action:
    action = LEVELS[level].think(observed(day), rules.legal_actions(day.state), Random(seed)).action
    assert rules.is_legal(day.state, action)
    return action


def mission(row: str, tile: str = "", how: str = "camp") -> Mission:
    made = board(row)
    return Mission("Be there.", (Part("there", 1 << made.named(tile) if tile else made.land, how),), 1)


FAR = "fffffffffffffffffffc"


def before(row: str, hand: str, aim: Mission, zones: str = "", days: int = 1, **more: object) -> Scene:
    """Return day 1 before the Alien's move, on a road."""
    return scene(row, zones=[zones] if zones else (), days=days, phase="alien", alien_hand=hand, mission=aim, **more)  # type: ignore[arg-type]


@each_level
def test_points_that_reach_the_goal_are_played(level: int) -> None:
    """B03: on the last day the goal is 8 steps away; wherever in its zone it may be, only 9 points lead there."""
    day = before("ffffffffffffffc", "B03", mission("f" * 14 + "c", "I1"), "ABBBBBBBBBBBBBB", alien="A1", pink="O1")
    assert choice(day, level) == PlayCard("B03")


@each_level
@pytest.mark.parametrize("card", ["B03", "B06", "B10", "B01"])
def test_what_gains_nothing_is_kept(level: int, card: str) -> None:
    """Nobody is near, and every camp fulfils the mission."""
    day = before(FAR, card, mission(FAR), "AAABBBBBBBBBBBBBBBBB", 4, alien="B1", pink="T1")
    assert isinstance(choice(day, level), AlienMove)


@each_level
def test_the_only_way_out_is_a_card(level: int) -> None:
    """B11: water on all sides; without the card it would be caught (CR-5)."""
    day = before("flfffffc", "B01 B11", mission("flfffffc"), "ABBBBBBB", 3, alien="A1", pink="H1")
    assert choice(day, level) == PlayCard("B11")


def moved(hand: str, alien: str = "D1 D1-F1", **team: str) -> Scene:
    return scene("ffffffffffff", alien=alien, days=1, phase="after", mission=mission("f" * 12), alien_hand=hand, **team)


@each_level
def test_who_would_catch_it_is_held(level: int) -> None:
    """B04 after the move: Red catches on the whole road, wherever it may be, unless he cannot move."""
    road = scene("ffff", alien="B1 B1-A1", days=1, phase="after", mission=mission("ffff"), alien_hand="B04", red="D1")
    assert choice(road, level) == PlayCard("B04", ("red",))


@each_level
def test_of_two_the_dangerous_one_is_held(level: int) -> None:
    assert choice(moved("B04", alien="D1 D1-C1", red="E1", green="L1"), level) == PlayCard("B04", ("red",))


@each_level
def test_a_card_against_nobody_who_is_there_is_kept(level: int) -> None:
    """B02 makes scans smaller, and Red does not scan; B05 takes the voice of one who is too far away."""
    assert choice(moved("B02", red="H1"), level) == Pass()
    assert choice(moved("B05", alien="A1 A1-B1", pink="L1"), level) == Pass()


@each_level
def test_nothing_left_to_play_is_a_pass(level: int) -> None:
    assert choice(moved("B03", red="H1"), level) == Pass()


@each_level
def test_the_oracle_is_asked_where_one_agent_is_the_danger(level: int) -> None:
    """Red can sweep either side of the road, and the Alien is in the middle of what he reaches."""
    row = "fffffff"
    ready = {"oracle": "ready"}
    day = before(row, "", mission(row), alien="D1", red="E1", facts=ready)
    assert choice(day, level) == UseOracle("red")


@each_level
def test_the_oracle_is_kept_where_nobody_is_near(level: int) -> None:
    day = before(FAR, "", mission(FAR), "AAABBBBBBBBBBBBBBBBB", 4, alien="B1", pink="T1", facts={"oracle": "ready"})
    assert isinstance(choice(day, level), AlienMove)


@each_level
def test_one_card_a_day(level: int) -> None:
    """CR-12: what has been played today bars the other one, useful as it would be."""
    row = "ffffffffffffffc"
    played = {"played": frozenset({"alien"})}
    day = before(row, "B03", mission(row, "I1"), "ABBBBBBBBBBBBBB", alien="A1", pink="O1", facts=played)
    assert isinstance(choice(day, level), AlienMove)


@each_level
def test_whether_a_card_is_played_before_the_move_does_not_tell_where_it_is(level: int) -> None:
    """Two places that the Agents take for possible: it decides for both alike."""
    row, zones = "fffffffffffffffc", "AAABBBBBBBBBBBBB"
    for card in ("B03", "B10", "B06"):
        kinds = {
            type(choice(before(row, card, mission(row, "I1"), zones, alien=start, pink="P1"), level))
            for start in ("A1", "B1", "C1")
        }
        assert len(kinds) == 1


@each_level
@pytest.mark.parametrize("ship", ["C1", "F1"])
def test_it_goes_to_where_its_own_ship_is(level: int, ship: str) -> None:
    """The Agents know of two places and the Alien of the one; on the last day only that one counts (contacts 7)."""
    row, made = "f" * 12, board("f" * 12)
    places = (made.named("C1"), made.named("F1"))
    aim = Mission("Be there.", (Part("ship", 1 << places[0] | 1 << places[1], "last", hidden=0),), 1)
    day = before(row, "", aim, alien="D1", pink="L1")
    alien = replace(day.state.alien, hidden=made.named(ship))
    hidden = Scene(replace(day.state, alien=alien))
    for seed in range(20):
        action = choice(hidden, level, seed)
        assert isinstance(action, AlienMove) and action.path[-1] == made.named(ship)
