"""What the planning Aliens work out: the heat of the crew, what things are worth, and the best Action Step."""

from itertools import pairwise

import pytest

from solo.adele import rules
from solo.adele.actions import Action, AlienMove, Attack, Crawl, EvolveRow, Flee, PlaceToken, Spread
from solo.adele.bots import LEVELS
from solo.adele.bots.alien.deciding import Manner, chooser
from solo.adele.bots.alien.heatmap import BY_DISTANCE, COUNTED, CrewModel, alien_steps, crew_steps, heat_of
from solo.adele.bots.alien.outlook import (
    Outlook,
    Weights,
    attack_gain,
    collections_left,
    outlook_of,
    row_gain,
    token_gains,
)
from solo.adele.bots.alien.planner import lurking, planner_of, plans, worth_of
from solo.adele.places import places
from solo.adele.public import Step
from solo.adele.redact import alien_observation
from solo.adele.state import State
from solo.core.record import public_part
from solo.core.rng import Random
from tests.adele.scenes import alien, alien_acting, before, board, do, member, public, set_up, tainted

NOTHING = public_part(())
WEIGHTS = Weights(COUNTED)
LAST_SPACE = set_up().public.figures.infection
PLANNING = [level for level in LEVELS if level >= 3]


def outlook(state: State, weights: Weights = WEIGHTS) -> Outlook:
    return outlook_of(alien_observation(state, NOTHING), weights)


def chosen(state: State, level: int) -> Action:
    seen = alien_observation(state, NOTHING)
    return LEVELS[level].choose(seen, rules.legal_actions(state), Random(1))


# The crew's heat


@pytest.mark.parametrize("model", [BY_DISTANCE, COUNTED])
def test_chances_are_chances_and_fall_with_distance(model: CrewModel) -> None:
    state = set_up()
    heat = heat_of(state.public, model)
    assert all(0 <= chance <= 1 for chance in heat.entered)
    for who, status in state.public.members.items():
        assert abs(sum(heat.ends[who]) - 1) < 1e-9
        steps = state.public.ship.steps[status.place]
        nearest_first = sorted(state.public.ship.locations, key=lambda place: steps[place])
        chances = [
            max(heat.enters[who][place] for place in nearest_first if steps[place] == far) for far in range(1, 5)
        ]
        assert all(one > other for one, other in pairwise(chances))


def test_a_searched_location_is_entered_less_and_vines_are_feared() -> None:
    state = set_up()
    all_down = heat_of(state.public, COUNTED).entered[4]
    searched = board(state, face_down=state.public.board.face_down & ~(1 << 4))
    assert heat_of(searched.public, COUNTED).entered[4] < all_down
    assert heat_of(board(state, tokens={4: "vines"}).public, COUNTED).entered[4] < all_down
    assert heat_of(searched.public, BY_DISTANCE).entered[4] == heat_of(state.public, BY_DISTANCE).entered[4]


def test_closed_doors_keep_the_crew_away_and_blocked_ones_do_not() -> None:
    """AR-12, AR-27: Closed markers stop crew members, Blocked Doors do not."""
    state = set_up()
    around = [door for door in state.public.ship.doorways if 4 in door]
    shut = board(state, closed=frozenset(around))
    assert crew_steps(shut.public)[5][4] == 99 and heat_of(shut.public, COUNTED).entered[4] < 0.02
    blocked = board(state, blocked=frozenset(around))
    assert heat_of(blocked.public, COUNTED).entered == heat_of(state.public, COUNTED).entered


def test_blocked_doors_keep_the_alien_from_lurking_behind_them() -> None:
    """AR-12: a member behind a Blocked Door is farther from the Alien than one behind an open one."""
    state = member(member(set_up(), "bruce", place=5), "emma", place=4)
    doors = [door for door in state.public.ship.doorways if 6 in door]
    shut = board(state, blocked=frozenset(doors))
    assert alien_steps(state.public)[6][4] == 1 and alien_steps(shut.public)[6][4] == 99
    open_view, shut_view = outlook(state), outlook(shut)
    gains = {who: attack_gain(open_view, who) for who in state.public.members}
    assert lurking(shut_view, gains)[6] < lurking(open_view, gains)[6]


def test_who_is_outside_enters_nothing() -> None:
    state = member(set_up(), "emma", place=22)
    assert not any(heat_of(state.public, COUNTED).enters["emma"])


# What things are worth


def test_wounds_and_tokens_are_worth_more_the_nearer_they_bring_the_end() -> None:
    fresh, hurt = set_up(), member(set_up(), "emma", wounds=2)
    assert attack_gain(outlook(hurt), "emma") > attack_gain(outlook(fresh), "emma")
    dying = member(set_up(), "bruce", wounds=5)
    assert attack_gain(outlook(dying), "bruce") > 3
    assert outlook(tainted(set_up(), "emma", 2)).taint["emma"] > outlook(set_up()).taint["emma"]
    assert outlook(member(set_up(), "emma", worn="nbq-suit")).taint["emma"] == 0


def test_spores_are_worth_most_where_a_member_stands() -> None:
    view = outlook(set_up())
    gains = token_gains(view, "spores")
    assert gains[5] > gains[6] > gains[19]


def test_the_row_that_wins_is_worth_most() -> None:
    state = alien(set_up(), infection=LAST_SPACE - 2, display=(1, 1, 1))
    view = outlook(state)
    assert row_gain(view, "infestation") > max(row_gain(view, "metabolism"), row_gain(view, "predation"))


def test_the_clock_runs_down_as_the_mission_goes_on() -> None:
    start = set_up()
    later = public(start, delivered={"injector": 2, "culture-flask": 4})
    assert collections_left(later.public) < collections_left(start.public)
    assert collections_left(public(start, turn=3).public) == 2


# The Action Step


@pytest.mark.parametrize("points", range(12))
def test_plans_are_what_the_rules_allow(points: int) -> None:
    """Every plan's first action is legal, and all places that can be come to are among the plans."""
    state = board(alien_acting(set_up(), points=points), fires=places([17]), blocked=frozenset({(18, 19)}))
    found = planner_of(outlook(state), crawls=True)
    legal = set(rules.legal_actions(state))
    walked = list(plans(found))
    assert all(plan.first in legal for plan in walked if plan.first)
    assert {action for action in legal if isinstance(action, AlienMove | Crawl | Spread | Attack)} == {
        plan.first for plan in walked if plan.first
    }
    assert all(plan.points >= 0 for plan in walked)


def test_a_plan_never_spends_more_than_there_is_when_played() -> None:
    for level in PLANNING:
        state = alien_acting(set_up(), points=11, hand=("evolve", "larva", "spores", "vines"))
        while state.public.step is not None and state.public.step.kind == "act":
            before_points = state.public.alien.points
            state = rules.apply(state, chosen(state, level))[0]
            assert 0 <= state.public.alien.points <= before_points


def test_no_single_next_action_is_worth_more_than_the_best_plan() -> None:
    """The best plan is the best of all: each plan's worth is at most that of the one chosen."""
    state = alien_acting(alien(set_up(), place=13), points=7, hand=("evolve", "larva", "spores", "vines"))
    found = planner_of(outlook(state), crawls=True)
    worths = {plan.key: worth_of(found, plan) for plan in plans(found)}
    best = max(worth for worth, _ in worths.values())
    action = chooser(Manner(WEIGHTS, crawls=True))(alien_observation(state, NOTHING), [], Random(1))
    firsts = [plan.first or worths[plan.key][1] for plan in plans(found) if worths[plan.key][0] >= best - 1e-9]
    assert action in firsts


@pytest.mark.parametrize("level", PLANNING)
def test_who_is_nearly_dead_is_attacked(level: int) -> None:
    state = member(alien(alien_acting(set_up(), hand=("larva",)), place=11), "bruce", wounds=5)
    assert chosen(state, level) == Attack("bruce")


@pytest.mark.parametrize("level", PLANNING)
def test_spores_go_where_they_are_sure_to_meet_somebody(level: int) -> None:
    state = board(tainted(alien_acting(set_up(), points=1, hand=("spores",)), "emma", 2), spread=places([5, 18]))
    assert chosen(state, level) == PlaceToken("spores", 5)


@pytest.mark.parametrize("level", PLANNING)
def test_infection_that_wins_is_taken(level: int) -> None:
    state = alien(before(board(set_up(), tokens={9: "evolve"}), "alien"), infection=LAST_SPACE - 3, display=(1, 1, 3))
    assert chosen(do(state, "seal"), level) == EvolveRow("infestation")


@pytest.mark.parametrize("level", PLANNING)
def test_it_flees_from_fire_to_a_legal_place(level: int) -> None:
    """AR-36."""
    state = public(board(alien(set_up(), place=14), fires=places([14])), phase="adele")
    state = public(state, agenda=(Step("flee", place=14), *state.public.agenda))
    action = chosen(state, level)
    assert isinstance(action, Flee) and action in rules.legal_actions(state)
