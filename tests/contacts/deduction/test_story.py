"""The search for one hidden history: found if and only if there is one, and then a right one."""

from random import Random

import pytest

from solo.contacts.board import Tile
from solo.contacts.deduction import story
from solo.contacts.deduction.exact import Deduction
from solo.contacts.deduction.steps import Demands, Step, make_step
from solo.contacts.deduction.story import conditions_of, find_camps, relaxed_layers
from solo.contacts.movement import alien_walk
from solo.hex.bits import bits_of, members
from tests.contacts import test_oracle
from tests.contacts.boards import board_of, random_rows
from tests.contacts.deduction.games import deduced, large_game, names, small_game
from tests.contacts.scenes import board


def all_stories(steps: list[Step], layers: list[int], banned: int) -> set[tuple[Tile, ...]]:
    """List every sequence of camps, none twice."""
    stories = {(tile,) for tile in members(layers[0] & ~banned)}
    for step, layer in zip(steps, layers[1:], strict=True):
        stories = {
            (*story, end)
            for story in stories
            for end in members(step.ends(story[-1]) & layer & ~banned)
            if end not in story
        }
    return stories


@pytest.mark.parametrize("patience", [story.PATIENCE, 0])
def test_a_history_is_found_where_there_is_one(patience: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the sets are made smaller at the first dead end."""
    monkeypatch.setattr(story, "PATIENCE", patience)
    found = {True: 0, False: 0}
    for seed in range(150):
        rng = Random(seed)
        made = board_of(*random_rows(rng, *rng.choice([(3, 4), (2, 5), (1, 8)])))
        days = rng.choice([1, 2, 3, 4])
        steps = []
        for day in range(days):
            forbidden = bits_of(rng.sample(made.tiles, rng.randrange(2)))
            demands = Demands(forbidden, tuple(rng.sample(made.tiles, rng.choice([0, 0, 0, 1]))))
            steps.append(make_step(alien_walk(made, rng.randint(2, 4)), demands, counts_start=day == 0))
        layers = [made.starts & bits_of(rng.sample(made.tiles, 7))]
        for step in steps:
            layers.append(step.ends_of_all(layers[-1]) & bits_of(rng.sample(made.tiles, 8)))
        banned = bits_of(rng.sample(made.tiles, rng.randrange(2)))
        stories = all_stories(steps, layers, banned)
        for end in made.tiles:
            camps = find_camps(steps, layers, end, banned)
            exists = any(camps[-1] == end for camps in stories)
            assert (camps is not None) == exists, seed
            assert camps is None or camps in stories
            found[exists] += 1
    assert min(found.values()) > 100, found


def test_a_long_search_first_finds_out_what_cannot_be() -> None:
    """Eight days on open ground, the second camp known and not allowed: there is no history, whatever comes later."""
    made = board(*["f" * 12] * 12)
    steps = [make_step(alien_walk(made, 5), Demands(), counts_start=day == 0) for day in range(8)]
    known = made.named("F6")
    layers = [made.land, 1 << known]
    for step in steps[1:]:
        layers.append(step.ends_of_all(layers[-1]))
    assert find_camps(steps, layers, made.named("A1"), banned=1 << known) is None
    assert find_camps(steps, layers, known) is None
    assert find_camps(steps, layers, made.named("A1")) is not None


def test_dead_ends_are_searched_through() -> None:
    """A corridor where the greedy way back meets its own camps: only one order of camps is a history."""
    made = board("ffff")
    steps = [make_step(alien_walk(made, 1), Demands(), counts_start=day == 0) for day in range(3)]
    camps = find_camps(steps, [made.land] * 4, made.named("D1"))
    assert camps is not None and [made.names[tile] for tile in camps] == ["A1", "B1", "C1", "D1"]
    assert find_camps(steps, [made.land] * 4, made.named("B1")) is None


def test_layers_leave_out_only_the_rule_of_no_camp_twice() -> None:
    for seed in range(0, 60, 3):
        game = small_game(seed)
        deduction = deduced(game.board, game.record)
        relaxed = relaxed_layers(deduction.conditions)
        assert len(relaxed) == deduction.day + 1
        assert not deduction.possible & ~relaxed[-1]
        for day, layer in enumerate(relaxed):
            assert not deduction.positions_on(day) & ~layer


def test_conditions_of_facts_are_the_deductions() -> None:
    """Put together from the facts at once, or event by event: the same camps allowed and the same ends for each day."""
    for seed in range(0, 240, 6):
        game = large_game(seed)
        deduction = deduced(game.board, game.record)
        again = conditions_of(deduction.facts, game.board)
        assert again.allowed == deduction.conditions.allowed
        for one, other in zip(again.steps, deduction.conditions.steps, strict=True):
            assert all(one.ends(tile) == other.ends(tile) for tile in game.board.tiles)


def test_without_turns_the_start_is_the_only_layer() -> None:
    made = board("ffc")
    conditions = conditions_of(Deduction(made).facts, made)
    assert relaxed_layers(conditions) == [made.starts]
    assert find_camps(conditions.steps, [made.starts], made.named("A1")) == (made.named("A1"),)
    assert find_camps(conditions.steps, [made.starts], made.named("C1")) is None


def test_a_trace_reaches_back_over_days() -> None:
    """A trace of day 1, asked on day 2: the named tile was entered on day 1 and none of the sniffed ones since."""
    made = board("fffffff", zones=["ABBBBBB"])
    record = [
        {"type": "zone", "zone": "A"},
        test_oracle.turn(1, 3),
        test_oracle.turn(2, 3),
        test_oracle.trace(["C1", "D1"], (1, "C1")) | {"day": 2},
    ]
    deduction = deduced(made, record)
    assert names(made, deduction.positions_on(1)) == {"C1", "D1"}, "not B1: it could not go on from there"
    assert names(made, deduction.possible) == {"B1", "E1", "F1", "G1"}, "B1 from C1, the others from D1"
