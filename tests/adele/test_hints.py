"""The hint panel's numbers against brute force: every way counted one by one, or played by the rules."""

from fractions import Fraction
from itertools import combinations, permutations, product

import pytest

from solo.adele import rules
from solo.adele.actions import AlienMove, Attack, Crawl
from solo.adele.contamination import contamination
from solo.adele.hints import action_points, advice, hand_odds, losing, points_to, reach, route_risk, unseen_tokens
from solo.adele.hinttext import panel, route_lines
from solo.adele.observation import CrewObservation
from solo.adele.places import members, places
from solo.adele.public import Step
from solo.adele.redact import crew_observation
from solo.adele.state import State
from solo.core.game import CHANCE
from solo.core.record import PublicLine, PublicRecord, public_part
from tests.adele.bots.test_players import play
from tests.adele.scenes import acting, alien, alien_acting, board, member, public, secrets, set_up

NOTHING = public_part(())

BAD = set_up().public.figures.contagion["contaminated"]
"""How many of the 15 contagion tokens are contaminated."""


def seen(state: State, *events: tuple[str, dict[str, object]]) -> CrewObservation:
    """Return what the human sees after a record of some public lines."""
    lines = tuple(PublicLine(number, type, fields) for number, (type, fields) in enumerate(events, 1))
    return crew_observation(state, PublicRecord(lines, len(lines)))


def drew(who: str) -> tuple[str, dict[str, object]]:
    return "contagion", {"member": who}


# Reach


def reached_by_rules(state: State) -> tuple[set[int], dict[str, int]]:
    """Return where the Alien can be, and how often it can have attacked each member, by trying everything."""
    rooms, attacks, waiting = set(), dict.fromkeys(state.public.members, 0), [(state, "", 0)]
    known = set()
    while waiting:
        state, who, number = waiting.pop()
        key = state.public.alien.place, state.public.alien.points, who, number
        if key in known:
            continue
        known.add(key)
        rooms |= {state.public.alien.place} - {0}
        if who:
            attacks[who] = max(attacks[who], number)
        for action in rules.legal_actions(state):
            if isinstance(action, AlienMove | Crawl) and not who:
                waiting.append((rules.apply(state, action)[0], "", 0))
            elif isinstance(action, Attack) and who in ("", action.member):
                waiting.append((survived(rules.apply(state, action)[0]), action.member, number + 1))
    return rooms, attacks


def survived(state: State) -> State:
    """Return a State after an attack in which every die passed and the member stayed."""
    while state.public.step != Step("act"):
        legal = rules.legal_actions(state)
        state = rules.apply(state, legal[0] if rules.to_move(state) == CHANCE else legal[-1])[0]
    return state


@pytest.mark.parametrize("points", range(12))
def test_reach_is_what_the_rules_allow_for_each_number_of_points(points: int) -> None:
    state = board(
        alien_acting(set_up(), points=points, hand=()),
        blocked=frozenset({(17, 20)}),
        closed=frozenset({(14, 16)}),
        fires=places([13]),
    )
    state = alien(state, place=14)
    rooms, attacks = reached_by_rules(state)
    found = reach(state.public, points)
    assert set(members(found.rooms)) == rooms and found.attacks == attacks
    standing = {status.place for status in state.public.members.values()}
    assert {place for place in standing if found.attackable >> place & 1} == {
        state.public.members[who].place for who, number in attacks.items() if number
    }


def test_off_board_every_way_begins_with_a_crawl_that_fire_stops() -> None:
    state = board(alien(alien_acting(set_up(), points=9, hand=()), place=0), fires=places([5]))
    rooms, attacks = reached_by_rules(state)
    found = reach(state.public, 9)
    assert set(members(found.rooms)) == rooms and found.attacks == attacks
    assert min(points_to(state.public).values()) == 5 and 5 not in rooms


def test_points_that_collecting_may_bring_are_counted() -> None:
    state = board(set_up(), tokens={9: "evolve", 18: "evolve"})
    assert action_points(state.public) == [7, 9]
    assert action_points(alien(state, robot=True).public) == [7]
    assert action_points(alien(state, points=4).public) == [4]


# Routes


def test_the_risk_of_a_way_is_that_of_all_dice_counted() -> None:
    """Emma stands in Vines, goes through fire and into Vines again: 2 + 1 + 2 dice, Spirit 4 (AR-14, AR-16)."""
    state = board(member(set_up(), "emma", wounds=2), tokens={5: "vines", 4: "vines"}, fires=places([7]))
    state = public(state, phase="planning")
    found = route_risk(seen(state), "emma", [7, 5, 4])
    wounds = [
        (max(dice[:2]) > 4) + (dice[2] > 4) + (max(dice[3:5]) > 4) + (max(dice[5:]) > 4)
        for dice in product(range(1, 7), repeat=7)
    ]
    assert found.wound == Fraction(sum(number > 0 for number in wounds), len(wounds))
    assert found.death == Fraction(sum(number >= 2 for number in wounds), len(wounds))
    assert found.wounds == Fraction(sum(wounds), len(wounds))


def test_in_the_actions_phase_standing_is_behind_and_entering_destroys_once() -> None:
    """AR-1, AR-15, AS-15: only what lies there now counts, and standing destroys nothing."""
    state = board(acting(set_up()), tokens={5: "vines", 4: "larva", 10: "evolve"})
    found = route_risk(seen(state), "emma", [4, 10, 4])
    assert (found.wound, found.death, found.tokens, found.destroyed) == (0, 0, 0, (4, 10))
    standing = board(public(set_up(), phase="planning"), tokens={5: "larva"})
    assert route_risk(seen(standing), "emma", [4]).destroyed == ()
    assert route_risk(seen(standing), "emma", [4, 5]).destroyed == (5,)


def test_contagion_on_a_way_is_that_of_all_orders_of_the_pile() -> None:
    """Two tokens are held, Spores are stood in and entered again: the 4 first tokens of the pile."""
    state = board(public(member(set_up(), "emma", contagion=2), phase="planning"), tokens={5: "spores"})
    found = route_risk(seen(state, drew("emma"), drew("emma")), "emma", [4, 5])
    orders = [{*bad} for bad in combinations(range(15), BAD)]
    assert found.tokens == 2
    assert found.contaminated == Fraction(sum(bool(bad & {2, 3}) for bad in orders), len(orders))
    assert found.reveal == Fraction(sum(len(bad & {0, 1, 2, 3}) >= 3 for bad in orders), len(orders))
    suited = member(state, "emma", worn="nbq-suit")
    assert route_risk(seen(suited, drew("emma"), drew("emma")), "emma", [4, 5]).tokens == 0


# Contamination


def test_one_more_token_is_counted_over_all_orders_of_the_pile_that_fit() -> None:
    """AR-29, AS-16: Emma drew 1, 2, 4, 5 and Bruce 3; an Alien Phase passed after the fifth without a reveal."""
    state = member(member(set_up(), "emma", contagion=4), "bruce", contagion=1)
    draws = [drew("emma"), drew("emma"), drew("bruce"), drew("emma"), drew("emma")]
    later = seen(state, *draws, ("alien_turn", {}), ("plans", {}))
    orders = [{*bad} for bad in combinations(range(15), BAD)]
    fit = [bad for bad in orders if len(bad & {0, 1, 3, 4}) < 3]
    assert advice(later).third == {
        "emma": Fraction(sum(len(bad & {0, 1, 3, 4, 5}) >= 3 for bad in fit), len(fit)),
        "bruce": 0,
    }
    unrevealed = Fraction(sum(len(bad & {0, 1, 3, 4, 5}) >= 3 for bad in orders), len(orders))
    assert advice(seen(state, *draws)).third["emma"] == unrevealed > advice(later).third["emma"]


def test_discarded_tokens_come_back_and_tell_what_they_told() -> None:
    """AR-30: of three tokens that were not revealed one is given back at random; every order is counted."""
    state = member(set_up(), "emma", contagion=2)
    told = [drew("emma")] * 3 + [("alien_turn", {}), ("plans", {}), ("cleansed", {"member": "emma", "tokens": 1})]
    good = total = 0
    for bad in combinations(range(15), BAD):
        for lost in range(3):
            held = [place for place in range(3) if place != lost]
            if len({0, 1, 2} & {*bad}) == 3:
                continue
            for drawn in [lost, *range(3, 15)]:
                total += 1
                good += sum(place in bad for place in (*held, drawn)) >= 3
    assert advice(seen(state, *told)).third["emma"] == Fraction(good, total)


def test_an_empty_pile_gives_no_token() -> None:
    state = member(set_up(), "emma", contagion=15)
    found = advice(seen(state, *[drew("emma")] * 15))
    assert found.third["emma"] == 1


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_truth_is_never_ruled_out_in_played_games(seed: int) -> None:
    session = play("night-shift", 2, "greedy", seed)
    state = session.state
    record = session.public_record
    if state.public.outcome is not None and state.public.outcome.why == "contamination":
        record = PublicRecord(
            tuple(line for line in record.lines if line.type not in ("revealed", "end")), record.length
        )
        known = contamination(state.public, PublicRecord(record.lines[:-1], record.length))
        assert known.weights
        return
    known = contamination(state.public, record)
    truth = tuple(state.alien.contaminated.get(who, 0) for who in state.public.members)
    assert known.tokens == tuple(status.contagion for status in state.public.members.values())
    assert known.weights[truth] > 0


# The hand


def test_the_hand_by_counting_is_that_of_all_hands() -> None:
    state = board(secrets(set_up(), hand=("larva", "vines")), tokens={18: "spores"})
    state = alien(state, out={"larva": 10, "evolve": 10, "vines": 3}, display=(1, 1, 0))
    unseen = unseen_tokens(state.public)
    assert unseen == {"evolve": 1, "larva": 2, "spores": 2, "vines": 3}
    pool = [kind for kind, count in unseen.items() for _ in range(count)]
    hands = list(permutations(range(len(pool)), 2))
    for odds in hand_odds(state.public):
        have = sum(any(pool[index] == odds.kind for index in hand) for hand in hands)
        assert odds.in_hand == Fraction(have, len(hands))


# Losing


def test_turns_left_are_those_of_a_game_in_which_nothing_is_done() -> None:
    state = board(alien(set_up(), infection=11), tokens={2: "larva", 3: "larva", 9: "larva"})
    found = losing(seen(public(state, turn=6, no_return=3)))
    assert (found.time, found.no_return, found.growth, found.infection) == (6, 4, 2, 4)
    level, steps = 11, 0
    while level < state.public.figures.infection:
        level, steps = level + 2, steps + 1
    assert steps == found.infection
    assert losing(seen(set_up())).infection is None


def test_attacks_and_tokens_that_can_be_enough() -> None:
    state = alien(member(set_up(), "bruce", wounds=1), display=(0, 2, 0))
    found = losing(seen(state))
    assert found.attacks == {"emma": 2, "bruce": 3} and found.tokens == {"emma": 3, "bruce": 3}
    tainted = member(set_up(), "emma", contagion=4)
    assert losing(seen(tainted, *[drew("emma")] * 4)).tokens["emma"] == 0
    assert losing(seen(tainted, *[drew("emma")] * 4, ("alien_turn", {}))).tokens["emma"] == 1


# Words


def test_every_number_is_said_and_explained() -> None:
    state = board(set_up(), tokens={9: "larva", 5: "spores", 4: "evolve"})
    state = alien(state, place=6)
    lines = panel(state.public, advice(seen(state)))
    assert len(lines) >= 12 and all(line.text and line.why for line in lines)
    assert not any("{" in line.text + line.why for line in lines)
    assert any("By counting" in line.topic for line in lines)
    topics = [line.topic for line in lines]
    assert topics == sorted(topics, key=topics.index), "lines of one topic follow each other"
    risk = route_risk(seen(public(state, phase="planning")), "emma", [4])
    assert len(route_lines(state.public, "emma", [4], risk)) == 3
