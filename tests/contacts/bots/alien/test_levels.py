"""What each level is like, and that none of them ever does anything illegal."""

from random import Random

import pytest

from solo.contacts import rules
from solo.contacts.actions import Action, AlienMove, ChooseStart
from solo.contacts.bots import LEVELS
from solo.contacts.bots.alien import nemesis, runner, stray
from solo.contacts.bots.hunters import random as any_legal
from solo.contacts.bots.threat import threats
from solo.contacts.conditions import empty_walk
from solo.contacts.public import ALIEN
from solo.contacts.redact import alien_observation
from solo.contacts.scenario import Mission, Part
from solo.contacts.ways import days_needed
from solo.core.record import PublicRecord
from solo.hex.bits import members
from tests.contacts.bots.alien.observed import observed
from tests.contacts.bots.boxes import boxed_game
from tests.contacts.scenes import Scene, before_setup, board, scene


def end_of(day: Scene, level: int, seed: int) -> str:
    action = LEVELS[level].think(observed(day), rules.legal_actions(day.state), Random(seed)).action
    assert isinstance(action, AlienMove)
    return day.board.names[action.path[-1]]


def to(row: str, name: str, how: str = "camp") -> Mission:
    return Mission("Be there.", (Part("there", 1 << board(row).named(name), how),), 1)


# ------------------------------------------------------------------------------------------------ the first two levels


def test_the_stray_goes_anywhere_but_beside_an_agent() -> None:
    day = scene("ffffffff", alien="C1", phase="alien", pink="F1")
    ends = {end_of(day, 1, seed) for seed in range(60)}
    assert ends == {"A1", "B1", "D1"}
    assert {day.board.names[tile] for tile in stray.shares(day.public, day.state.alien, 0)} == ends


def test_the_stray_stops_beside_an_agent_where_it_must() -> None:
    day = scene("fff", alien="C1", phase="alien", pink="A1")
    assert {end_of(day, 1, seed) for seed in range(5)} == {"B1"}


def test_the_runner_takes_the_shortest_way_when_nobody_is_near() -> None:
    row = "f" * 16
    day = scene(row, alien="A1", phase="alien", mission=to(row, "L1"), pink="P1", days=6)
    aim = day.public.scenario.mission
    needed = days_needed(empty_walk(day.board, ()), aim, 0)
    assert {needed[day.board.named(end_of(day, 2, seed))] for seed in range(20)} == {2}


def test_the_runner_keeps_out_of_the_agents_reach() -> None:
    row = "f" * 12
    everywhere = Mission("Anywhere.", (Part("anywhere", board(row).land),), 1)
    day = scene(row, alien="F1", phase="alien", mission=everywhere, red="H1", brown="I1")
    reach = [danger.captures for danger in threats(day.public)]
    by_count: dict[int, list[float]] = {}
    for tile, share in runner.shares(day.public, day.state.alien, 0).items():
        by_count.setdefault(sum(tiles >> tile & 1 for tiles in reach), []).append(share)
    assert set(by_count) == {0, 1, 2}
    assert min(by_count[0]) > 5 * max(by_count[1]) and min(by_count[1]) > 5 * max(by_count[2])
    counts = [sum(tiles >> day.board.named(end_of(day, 2, seed)) & 1 for tiles in reach) for seed in range(30)]
    assert counts.count(0) > 20


def test_the_runner_would_rather_be_farther_from_agents() -> None:
    row = "f" * 16
    everywhere = Mission("Anywhere.", (Part("anywhere", board(row).land),), 1)
    day = scene(row, alien="F1", phase="alien", mission=everywhere, brown="H1")
    assert not threats(day.public)[0].captures >> day.board.named("E1") & 1
    shares = {day.board.names[tile]: share for tile, share in runner.shares(day.public, day.state.alien, 0).items()}
    assert shares["A1"] == shares["D1"] == 1.0 > shares["E1"]


def test_the_runner_hurries_as_its_days_run_out() -> None:
    """With days to spare it would rather be safe than a day nearer to its mission; with none it goes."""
    row = "f" * 16

    def share_of_the_way(days: int) -> float:
        day = scene(row, alien="G1", phase="alien", mission=to(row, "P1"), pink="K1", days=days)
        ends = runner.shares(day.public, day.state.alien, 0)
        needed = days_needed(empty_walk(day.board, ()), day.public.scenario.mission, 0)
        least = min(needed[tile] for tile in ends)
        return sum(share for tile, share in ends.items() if needed[tile] == least) / sum(ends.values())

    assert share_of_the_way(3) > share_of_the_way(8)


def test_the_runner_starts_where_the_mission_can_be_done() -> None:
    row = "f" * 20 + "c"
    made = board(row)
    first = before_setup(made, "pink", mission=to(row, "T1"), days=2)
    good = runner.good_starts(first.public)
    needed = days_needed(empty_walk(made, ()), to(row, "T1"), 0)
    assert good and all(needed[tile] < 2 for tile in members(good))
    seen = alien_observation(first.state, PublicRecord((), 0))
    legal = list(rules.legal_actions(first.state))
    starts = [runner.think(seen, legal, Random(seed)).action for seed in range(20)]
    assert all(isinstance(action, ChooseStart) and good >> action.tile & 1 for action in starts)


@pytest.mark.parametrize("level", [3, 4, 5])
def test_the_last_day_is_played_for_the_mission(level: int) -> None:
    """Only one end fulfils it, and nobody can be there in time."""
    row = "f" * 18
    day = scene(row, alien="C1", phase="alien", mission=to(row, "F1", "last"), pink="R1", days=1)
    assert {end_of(day, level, seed) for seed in range(4)} == {"F1"}


@pytest.mark.parametrize("level", [4, 5])
def test_two_ends_alike_are_both_taken(level: int) -> None:
    """A fork: Red can be on one of the two tiles, not on both; whoever always took the same would be caught."""
    rows, zones = ("mfm", "fmm", "mfm", "mmm"), ("BBB", "ABB", "BBB", "BBB")
    made = board(*rows, zones=zones)
    anywhere = Mission("Anywhere.", (Part("anywhere", made.land),), 1)
    day = scene(*rows, zones=zones, alien="A2", phase="alien", mission=anywhere, days=1, brown="C2")
    ends = [end_of(day, level, seed) for seed in range(12)]
    assert len({*ends}) > 1


def test_the_nemesis_mixes_evenly_where_all_is_even() -> None:
    row = "f" * 25
    anywhere = Mission("Anywhere.", (Part("anywhere", board(row).land),), 1)
    day = scene(row, alien="L1", phase="alien", mission=anywhere, days=1, zones=["B" * 11 + "A" + "B" * 13], red="Y1")
    seen = observed(day)
    shares = nemesis.think(seen, rules.legal_actions(day.state), Random(1)).values
    assert max(shares.values()) < 0.35


# ------------------------------------------------------------------------------------------------- nothing illegal


def alien_decisions(level: int, seeds: range) -> dict[str, int]:
    """Play games with the whole box against random Agents; `apply` refuses what is illegal. Return counts by phase."""
    counts: dict[str, int] = {}
    for seed in seeds:
        session = boxed_game(seed)
        while session.let_chance_act() is not None and (side := session.to_move) is not None:
            seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
            action: Action
            if side == ALIEN:
                action = LEVELS[level].think(seen, legal, rng).action
                counts[session.state.public.phase] = counts.get(session.state.public.phase, 0) + 1
            else:
                action = any_legal.choose(seen, legal, rng)
            session.apply(action)
        assert session.state.public.outcome is not None
    return counts


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("first", [0, 12])
def test_no_level_does_anything_illegal(level: int, first: int) -> None:
    """Starts, moves, cards before and after, kept cards, picks, traces: in games with everything in the box."""
    counts = alien_decisions(level, range(first, first + 12))
    assert sum(counts.values()) > 60 and {"alien", "after", "start"} <= {*counts}
