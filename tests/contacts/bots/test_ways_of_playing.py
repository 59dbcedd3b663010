"""Splitter, net and planner where it is plain what is right."""

from random import Random

import pytest

from solo.contacts import rules
from solo.contacts.actions import Action, MoveAgent, UseAbility
from solo.contacts.bots.hunters import net, planner, splitter
from solo.contacts.bots.hunters.chances import alike, weighed
from solo.contacts.effects import Effects
from solo.contacts.redact import team_observation
from tests.contacts.scenes import Scene, scene
from tests.contacts.test_greedy_held import record_of

PLAYS = {"splitter": splitter.play, "net": net.play, "planner": planner.play}

every_way = pytest.mark.parametrize("way", PLAYS)
informed = pytest.mark.parametrize("way", ["splitter", "planner"])


def choice(day: Scene, way: str, tiles: str, seed: int = 1) -> Action:
    """Return what a way of playing does when the Alien can be on some tiles, all alike."""
    seen = team_observation(day.state, record_of(day.public))
    chances = alike(day.board.set_named(tiles.split()))
    return PLAYS[way](seen, rules.legal_actions(day.state), Random(seed), chances)


def end_of(day: Scene, action: Action) -> str:
    assert isinstance(action, MoveAgent)
    return day.board.names[action.path[-1]]


@informed
def test_a_split_in_half_beats_a_worse_one(way: str) -> None:
    """Only from the end that is nearest does the scan part the four tiles in the middle."""
    day = scene("ffffffffff", alien="A1 A1-B1", yellow="H1")
    assert end_of(day, choice(day, way, "A1 B1 C1 D1")) == "E1"


def test_a_line_is_asked_about_that_splits_best() -> None:
    """From D2 two lines go along the row: three tiles east, three west; any other two see nothing."""
    rows = ("ffffffff", "ffffffff", "ffffffff")
    moved = scene(*rows, alien="A1 A1-B1", blue="C2").do("move blue C2-D2")
    asked = choice(moved, "splitter", "A2 B2 C2 F2 G2 H2")
    assert isinstance(asked, UseAbility) and asked.ability == "line"
    assert len({0, 3} & {*asked.target}) == 1


@every_way
def test_a_shot_goes_to_the_likeliest_tile(way: str) -> None:
    moved = scene("ffffffffff", alien="A1 A1-B1", orange="F1").do("move orange F1-G1")
    seen = team_observation(moved.state, record_of(moved.public))
    named = moved.board.named
    chances = weighed({named("A1"): 0.9, named("J1"): 0.05, named("D1"): 0.05})
    action = PLAYS[way](seen, rules.legal_actions(moved.state), Random(1), chances)
    assert action == UseAbility("orange", "shot", (named("A1"),))


@informed
def test_who_only_catches_waits_for_who_makes_the_set_small(way: str) -> None:
    """Yellow can tell the two ends of the road apart, and Pink, who can go to either, then catches for sure."""
    day = scene("fffffffffffff", alien="A1 A1-B1", pink="G1", yellow="I1")
    for seed in range(5):
        action = choice(day, way, "B1 C1 K1 L1", seed)
        assert isinstance(action, MoveAgent) and action.agent == "yellow"


@pytest.mark.parametrize("seed", range(5))
def test_the_planner_shares_the_tiles_out(seed: int) -> None:
    """Yellow reaches both tiles, Green only one of them: Yellow goes to the other one."""
    silent = {"effects": Effects(silenced=frozenset({"yellow", "green"}))}
    day = scene("ffffffffffff", alien="A1 A1-B1", yellow="D1", green="H1", facts=silent)
    action = choice(day, "planner", "A1 F1", seed)
    assert isinstance(action, MoveAgent)
    assert (action.agent, end_of(day, action)) in {("yellow", "A1"), ("green", "F1")}
    day = day.do("move yellow D1-C1-B1-A1") if action.agent == "yellow" else day.do("move green H1-G1-F1")
    assert day.outcome is None or day.outcome.winner == "agents"


def test_the_net_closes_its_only_hole() -> None:
    """The Alien is at the closed end of a road; the roadblock beside Turquoise would leave it the way out, or none."""
    rows = ("ffffffff", "mmmfmmmm", "ffffffff")
    day = scene(*rows, alien="A1 A1-B1", turquoise="E1", facts={"effects": Effects(silenced=frozenset())})
    before = net.reach(day.public, 0, alike(day.board.set_named(["A1", "B1"])))
    closed = net.reach(day.public, day.board.set_named(["C1"]), alike(day.board.set_named(["A1", "B1"])))
    assert closed == 2 < before
    assert end_of(day, choice(day, "net", "A1 B1")) == "C1"


def test_the_net_drops_the_roadblock_in_the_way_out() -> None:
    day = scene("fffffff", alien="A1 A1-B1", turquoise="F1").do("move turquoise F1-E1", "ability turquoise detect")
    action = choice(day, "net", "B1")
    assert action == UseAbility("turquoise", "block", (day.board.named("D1"),))


@every_way
def test_a_capture_that_would_not_count_is_avoided(way: str) -> None:
    """M09: before each zone has been landed in, a capture would end the game with nobody's win."""
    zones = ["AAAABBBBCCCC"]
    day = scene("ffffffffffff", zones=zones, alien="E1 E1-F1", yellow="E1", facts={"missions": ("M09",)})
    assert end_of(day, choice(day, way, "F1")) != "F1"
