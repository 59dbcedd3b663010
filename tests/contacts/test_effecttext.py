"""What is in force, in sentences, and how long it stands there."""

from dataclasses import replace

import pytest

from solo.contacts.effects import Effects
from solo.contacts.effecttext import agent_effects, agent_signs, day_effects, hands_text, today_text
from solo.contacts.public import PublicState
from solo.contacts.scenario import Token
from tests.contacts.scenes import scene


def facts(**effects: object) -> PublicState:
    public = scene("ffff", "ffff", alien="D1", yellow="A1", black="A2").public
    return replace(public, effects=Effects(**effects))  # type: ignore[arg-type]


DAY = [
    ({}, []),
    ({"slower": 1}, ["Today your Agents walk 1 tile less."]),
    ({"scan_change": 1}, ["Today scans are one larger."]),
    ({"scan_change": -1}, ["Today scans are one smaller."]),
    ({"budget": 9}, ["Today the Alien has 9 points."]),
    ({"budget_change": -2}, ["Today the Alien has 3 points."]),
    ({"as_agents": True, "budget": 5}, ["Today the Alien moves 5 tiles whatever the terrain, over lakes too."]),
    ({"cross_agents": True}, ["Today the Alien may cross your Agents' tiles."]),
    ({"lakes": True}, ["Lakes cost the Alien 1 point for the rest of the game."]),
    ({"coming_budget": -2}, ["On its next turn the Alien has 2 points less."]),
    ({"talk": "orders"}, ["No talking today: give the orders for all Agents first."]),
]


@pytest.mark.parametrize(("effects", "told"), DAY)
def test_what_holds_for_everybody(effects: dict[str, object], told: list[str]) -> None:
    assert day_effects(facts(**effects)) == told


def test_the_die_of_the_day_is_told_and_a_card_goes_before_it() -> None:
    public = facts()
    scenario = replace(public.scenario, tokens=(Token("die", (), (3, 4, 5, 6, 7, 8)),))
    rolled = replace(public, setup=replace(public.setup, scenario=scenario), face=3)
    assert day_effects(rolled) == ["The Alien die shows 4: the Alien has 6 points today."]
    assert "9 points" in day_effects(replace(rolled, effects=Effects(budget=9)))[0]


AGENT = [
    ("held", ("lock",), "cannot move today"),
    ("silenced", ("eye-off",), "3 tiles a day"),
    ("twice", ("repeat",), "3 tiles a day"),
    ("lifted", ("move-up-right",), "a straight line today"),
    ("faster", ("plus",), "4 tiles today"),
]


@pytest.mark.parametrize(("effect", "signs", "moves"), AGENT)
def test_what_holds_for_one_agent(effect: str, signs: tuple[str, ...], moves: str) -> None:
    public = facts(**{effect: frozenset({"yellow"})})
    assert agent_signs(public, "yellow") == signs and agent_signs(public, "black") == ()
    assert len(agent_effects(public, "yellow")) == 1 and not agent_effects(public, "black")
    assert today_text(public, "yellow") == moves


def test_the_bikes_rider_and_swapped_abilities_are_told() -> None:
    public = replace(facts(swapped={"yellow": "black", "black": "yellow"}), rider="yellow")
    assert agent_signs(public, "yellow") == ("bike", "black")
    assert agent_effects(public, "yellow") == [
        "Warp-gun: it has Black's ability today.",
        "It rides the bike: one tile more a day.",
    ]
    assert today_text(public, "yellow") == "4 tiles today"


def test_freeze_blast_spares_those_who_do_not_walk() -> None:
    public = facts(slower=1)
    assert today_text(public, "yellow") == "2 tiles today" and today_text(public, "black") == "1 tile, then a flight"


def test_hands_are_told_where_there_are_any() -> None:
    public = facts()
    assert hands_text(replace(public, hands={})) == ""
    assert hands_text(replace(public, hands={"alien": 2, "agents": 1})) == "Cards left: the Alien 2, you 1."
