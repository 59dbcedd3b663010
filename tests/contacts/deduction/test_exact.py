"""The exact set against a slow oracle that was written from the rules page alone; and what must hold of any set."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from solo import library
from solo.contacts.agents import agents
from solo.contacts.board import Board
from solo.contacts.deduction.exact import Deduction, InconsistentRecord, deduce, possible_positions
from solo.contacts.deduction.facts import FactError
from solo.contacts.deduction.following import Follower
from solo.core.record import PublicLine, PublicRecord
from solo.hex.bits import members
from solo.simulate import Task, play_session
from tests.contacts import oracle, test_oracle
from tests.contacts.boards import board_of
from tests.contacts.deduction.games import (
    Played,
    covered,
    deduced,
    large_game,
    names,
    public_record,
    small_game,
)
from tests.contacts.scenes import board

SMALL, LARGE = range(60), range(240)
CHUNK = 20

# ---------------------------------------------------------------------------------------------------- random games


@pytest.mark.parametrize("first", SMALL[::CHUNK])
def test_small_games_agree_with_a_list_of_all_histories(first: int) -> None:
    for seed in range(first, first + CHUNK):
        game, rng = small_game(seed), Random(seed)
        for length in game.prefixes(rng, 0.15):
            expected = oracle.enumerate_positions(game.listing, game.record[:length])
            assert names(game.board, deduced(game.board, game.record[:length]).possible) == expected, (seed, length)


@pytest.mark.parametrize("first", LARGE[::CHUNK])
def test_large_games_agree_with_the_oracles_search(first: int) -> None:
    for seed in range(first, first + CHUNK):
        game, rng = large_game(seed), Random(seed)
        for length in game.prefixes(rng, 0.1):
            expected = oracle.search_positions(game.listing, game.record[:length])
            assert names(game.board, deduced(game.board, game.record[:length]).possible) == expected, (seed, length)


def everything() -> Iterator[Played]:
    yield from map(small_game, SMALL)
    yield from map(large_game, LARGE)


def test_the_random_games_reach_into_every_corner() -> None:
    """300 games; each Agent moves, each ability is used, each answer is given, each end is met."""
    found = covered(everything())
    for id, agent in agents().items():
        assert found[f"moves {id}"] >= (1 if agent.copies else 100), id
        for ability in agent.abilities:
            assert found[f"{id} {ability.id}"] >= 10, (id, ability.id)
    for kind in ("landing", "detect", "capture", "question"):
        assert found[f"{kind} yes"] >= 20 and found[f"{kind} no"] >= 20, kind
    for what in ("carried", "roadblock", "became", "declaration", "oracle", "trace", "no trace", "unlock"):
        assert found[what] >= 5, what
    assert found["standing"] >= 2 and found["stayed"] >= 1
    for why in ("landing", "capture", "stuck", "mission"):
        assert found[f"end {why}"] >= 10, why


def test_the_truth_is_always_possible() -> None:
    for game in everything():
        alien = game.session.state.alien
        deduction, camps = Deduction(game.board), [alien.start, *(path[-1] for path in alien.paths)]
        for line in game.lines:
            deduction.add(line)
            assert deduction.possible >> camps[deduction.day] & 1, (game.seed, line)


def test_later_events_never_add_a_position_of_a_past_day() -> None:
    """And what is known of a past day always holds the truth, and never more than was possible on that day."""
    for game in [*map(small_game, SMALL[::3]), *map(large_game, LARGE[::8])]:
        alien = game.session.state.alien
        camps = [alien.start, *(path[-1] for path in alien.paths)]
        deduction, known = Deduction(game.board), {}  # type: Deduction, dict[int, int]
        for line in game.lines:
            if not deduction.add(line):
                continue
            for day in range(deduction.day + 1):
                now = deduction.positions_on(day)
                assert not now & ~known.get(day, -1), (game.seed, line, day)
                assert now >> camps[day] & 1
                known[day] = now
            assert known[deduction.day] == deduction.possible


def test_positions_of_a_past_day_are_the_camps_of_all_histories() -> None:
    for seed in SMALL[::2]:
        game = small_game(seed)
        deduction = deduced(game.board, game.record)
        listed = list(oracle.histories(game.listing, game.record))
        for day in range(deduction.day + 1):
            assert names(game.board, deduction.positions_on(day)) == {history.camps[day] for history in listed}


def test_every_camp_of_a_past_day_has_a_history_through_it() -> None:
    for game in map(small_game, SMALL[::4]):
        deduction = deduced(game.board, game.record)
        for day in range(deduction.day + 1):
            for tile in game.board.tiles:
                history = deduction.history_through(day, tile)
                assert (history is None) == (not deduction.positions_on(day) >> tile & 1)
                if not history:
                    continue
                paths = tuple(tuple(game.board.names[each] for each in path) for path in history)
                told = oracle.History(paths[0][0], paths)
                assert oracle.explains(game.listing, game.record, told) is None
                assert told.camps[day] == game.board.names[tile]


def test_every_possible_tile_has_a_history_that_the_oracle_accepts() -> None:
    """How it could be here: legal on every day, and in agreement with every event."""
    for game in [*map(small_game, SMALL), *map(large_game, LARGE[::3])]:
        deduction = deduced(game.board, game.record)
        for tile in game.board.tiles:
            history = deduction.history_to(tile)
            assert (history is None) == (not deduction.possible >> tile & 1)
            if history is None:
                assert deduction.camps_to(tile) is None
                continue
            paths = tuple(tuple(game.board.names[each] for each in path) for path in history)
            start = paths[0][0] if paths else game.board.names[tile]
            assert oracle.explains(game.listing, game.record, oracle.History(start, paths)) is None, (game.seed, tile)
            camps = [game.board.named(start), *(path[-1] for path in history)]
            assert list(deduction.camps_to(tile) or ()) == camps


# --------------------------------------------------------------------------- conditions that only cards bring about


def with_days(record: oracle.Record) -> oracle.Record:
    """Return a record of the oracle's tests with each line's day, which the oracle does not read."""
    found, day = [], 0
    for line in record:
        day += line["type"] == "alien_turn"
        found.append(line | {"day": day + (line.get("when") == "before")} if "day" in line else line)
    return found


StrangeGame = tuple[int, Board, oracle.OracleMap, oracle.Record, oracle.History]


@cache
def strange_game(seed: int) -> StrangeGame:
    """Return a game of the oracle's tests: seed, board, its map for the oracle, record and truth."""
    chance = Random(seed)
    while True:
        terrain = ["".join(chance.choice("fffwwwccllm") for _ in range(5)) for _ in range(4)]
        zones = ["".join(chance.choice("AAB") for _ in range(5)) for _ in range(4)]
        listing = oracle.OracleMap.from_text(terrain, zones)
        if test_oracle.playable(listing):
            break
    record, truth = test_oracle.random_game(chance, listing, chance.choice([2, 3, 3]), 5)
    return seed, board_of(terrain, zones), listing, with_days(record), truth


def strange_games(seeds: range) -> Iterator[StrangeGame]:
    """Yield games with every condition that cards bring about, each record a list of its own."""
    for seed in seeds:
        number, made, listing, record, truth = strange_game(seed)
        yield number, made, listing, list(record), truth


def test_cards_conditions_agree_with_the_oracle() -> None:
    """Contacts 8 and 9: budgets, QUANTUM WORM, PSYCHIC PAPER, barred tiles, doors, GILLS and its reveal, B08."""
    seen: Counter[str] = Counter()
    for seed, made, listing, record, truth in strange_games(range(200)):
        for line in record:
            seen["worm"] += line.get("movement") == "agent"
            seen["worm with gills"] += line.get("movement") == "agent" and line["lakes"]
            for field in ("cross_agents", "barred", "lakes", "doors", "doors_optional", "roadblock"):
                seen[field] += bool(line.get(field))
            seen[line["type"] + str(line.get("when", ""))] += 1
        for length in sorted({Random(seed).randint(1, len(record)), len(record)}):
            expected = oracle.search_positions(listing, record[:length])
            assert names(made, deduced(made, record[:length]).possible) == expected, (seed, length)
        deduction = deduced(made, record)
        assert names(made, deduction.possible) >= {truth.position}
        for tile in members(deduction.possible):
            history = deduction.history_to(tile)
            assert history is not None
            paths = tuple(tuple(made.names[each] for each in path) for path in history)
            start = paths[0][0] if paths else made.names[tile]
            assert oracle.explains(listing, record, oracle.History(start, paths)) is None, (seed, tile)
    assert seen["reveal"] >= 10 and seen["cardbefore"] >= 10 and seen["cardafter"] >= 10, seen
    assert all(count >= 20 for what, count in seen.items() if not what.startswith(("card", "reveal"))), seen


# ------------------------------------------------------------------------------------------- records that contradict


def test_a_contradiction_is_found_on_the_line_where_no_history_is_left() -> None:
    """A lie among true lines: refused on exactly the line from which on the oracle finds nobody."""
    contradictions = 0
    for seed, made, listing, record, _ in strange_games(range(100)):
        chance = Random(seed)
        telling = [i for i, line in enumerate(record) if line["type"] in ("answer", "trace", "reveal")]
        if not telling:
            continue
        lie = chance.choice(telling)
        if record[lie]["type"] == "answer":
            record[lie] = record[lie] | {"answer": not record[lie]["answer"]}
        elif record[lie]["type"] == "reveal":
            del record[lie]
        else:
            record[lie] = record[lie] | {"found": None, "standing": not record[lie]["standing"]}
        sets = [oracle.search_positions(listing, record[:length]) for length in range(1, len(record) + 1)]
        first = next((number for number, found in enumerate(sets, 1) if not found), None)
        if first is None:
            assert names(made, deduced(made, record).possible) == sets[-1]
            continue
        contradictions += 1
        with pytest.raises(InconsistentRecord) as caught:
            deduced(made, record)
        assert caught.value.line == first, seed
    assert contradictions >= 20


def test_two_answers_that_exclude_each_other() -> None:
    row = board("ffffff")
    yes = test_oracle.answer("detect", ["B1"], True)
    no = test_oracle.answer("landing", ["B1"], False)
    with pytest.raises(InconsistentRecord) as caught:
        deduced(row, [test_oracle.SETUP, test_oracle.turn(1), yes, no])
    assert caught.value.line == 4
    assert "line 4" in str(caught.value)


# ------------------------------------------------------------------------------------------------------ small things


def test_without_events_every_field_and_forest_may_be_the_start() -> None:
    made = board("fwclm", zones=["AABBC"])
    assert names(made, Deduction(made).possible) == {"A1", "B1"}
    assert names(made, possible_positions(PublicRecord((), 0), made)) == {"A1", "B1"}
    assert names(made, deduced(made, [{"type": "zone", "zone": "A"}]).possible) == {"A1", "B1"}


def test_no_camp_twice_reaches_back_over_days() -> None:
    """The start A1, then B1, then a step of one point: A1 and B1 are camps, so it stands on C1."""
    row = board("fff")
    lines = [
        test_oracle.turn(1, 1, closed=["C1"]),
        test_oracle.answer("detect", ["B1"], True),
        test_oracle.turn(2, 1),
    ]
    zone = board("fff", zones=["ABB"])
    assert names(zone, deduced(zone, [{"type": "zone", "zone": "A"}, *lines]).possible) == {"C1"}
    assert names(row, deduced(row, lines).possible) == {"A1", "C1"}, "it may have started on A1 or on C1"


def test_unknown_lines_and_fields_are_ignored() -> None:
    """Contacts 9."""
    made = board("ffff")
    lines = [
        {"type": "weather", "tiles": ["Q99"]},
        test_oracle.turn(1, 1) | {"mood": "grim"},
        {"type": "agent_moved", "day": 1, "agent": "nobody", "path": []},
        {"type": "card", "day": 1, "side": "alien", "card": "B03"},
    ]
    plain = deduced(made, [test_oracle.turn(1, 1)])
    assert deduced(made, lines).possible == plain.possible


def test_days_and_layers_count_from_the_start() -> None:
    made = board("ffff")
    deduction = deduced(made, [test_oracle.turn(1, 1), test_oracle.answer("landing", ["A1"], False)])
    assert deduction.day == 1 and len(deduction.layers) == 2 and len(deduction.turns) == len(deduction.steps) == 1
    assert deduction.layers[1] == deduction.possible
    assert not Deduction(made).add(PublicLine(1, "setup", {}))


TURN, ANSWER = test_oracle.turn(1), test_oracle.answer("detect", ["B1"], True)
TRACE = test_oracle.trace(["B1", "C1"], (1, "B1"))
WHISTLE = test_oracle.whistle(["B1", "C1"], "after")


@pytest.mark.parametrize(
    ("line", "changed", "field"),
    [
        ({"type": "zone", "zone": "A"}, {"zone": "D"}, "zone"),
        ({"type": "zone", "zone": "A"}, {"zone": None}, "zone"),
        ({"type": "zone", "zone": "A"}, {"zone": ["A"]}, "zone"),
        (TURN, {"day": 2}, "day"),
        (TURN, {"day": "1"}, "day"),
        (TURN, {"day": True}, "day"),
        (TURN, {"budget": 5.0}, "budget"),
        (TURN, {"budget": -1}, "budget"),
        (TURN, {"budget": 10**9}, "budget"),
        (TURN, {"movement": "fish"}, "movement"),
        (TURN, {"movement": ["alien"]}, "movement"),
        (TURN, {"closed": None}, "closed"),
        (TURN, {"closed": "A1"}, "closed"),
        (TURN, {"closed": ["A1", 7]}, "closed"),
        (TURN, {"closed": ["Z9"]}, "closed"),
        (TURN, {"roadblock": "hill"}, "roadblock"),
        (TURN, {"barred": "A1"}, "barred"),
        (TURN, {"cross_agents": "yes"}, "cross_agents"),
        (TURN, {"lakes": 1}, "lakes"),
        (ANSWER, {"day": 2}, "day"),
        (ANSWER, {"day": 0}, "day"),
        (ANSWER, {"tiles": {"B1": 1}}, "tiles"),
        (ANSWER, {"tiles": ["b1"]}, "tiles"),
        (ANSWER, {"answer": "no"}, "answer"),
        (ANSWER, {"answer": None}, "answer"),
        (TRACE, {"day": 3}, "day"),
        (TRACE, {"tiles": 0}, "tiles"),
        (TRACE, {"standing": "no"}, "standing"),
        (TRACE, {"found": "B1"}, "found"),
        (TRACE, {"found": {"day": 2, "tile": "B1"}}, "found.day"),
        (TRACE, {"found": {"day": 0, "tile": "B1"}}, "found.day"),
        (TRACE, {"found": {"tile": "B1"}}, "found.day"),
        (TRACE, {"found": {"day": 1, "tile": "A1"}}, "found.tile"),
        (TRACE, {"found": {"day": 1}}, "found.tile"),
        (TURN, {"doors": [["A1"]]}, "doors"),
        (TURN, {"doors": [["A1", "B1"], ["B1", "C1"]]}, "doors"),
        (TURN, {"doors": {"A1": "B1"}}, "doors"),
        (TURN, {"doors_optional": 0}, "doors_optional"),
        (WHISTLE, {"path": []}, "path"),
        (WHISTLE, {"path": "B1"}, "path"),
        (WHISTLE, {"when": "never"}, "when"),
        (WHISTLE, {"day": 2}, "day"),
    ],
)
def test_a_field_that_cannot_be_read_is_named_with_its_line(line: dict[str, Any], changed: Any, field: str) -> None:
    made = board("ffff")
    before = [] if line["type"] in ("zone", "alien_turn") else [TURN]
    deduced(made, [test_oracle.SETUP, *before, line])  # as it is, it can be read
    with pytest.raises(FactError) as caught:
        deduced(made, [test_oracle.SETUP, *before, line | changed])
    assert (caught.value.line, caught.value.field) == (len(before) + 2, field)
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("line", "field"),
    [
        (TURN, "day"),
        (TURN, "budget"),
        (TURN, "closed"),
        (ANSWER, "day"),
        (ANSWER, "tiles"),
        (ANSWER, "answer"),
        (TRACE, "day"),
        (TRACE, "tiles"),
        (TRACE, "found"),
        (TRACE, "standing"),
        (WHISTLE, "path"),
    ],
)
def test_a_field_that_must_be_there_is_missed(line: dict[str, Any], field: str) -> None:
    """Contacts 9: a line without `found` or `standing` says nothing; taken for a no it would rule the truth out."""
    made = board("ffff")
    before = [] if line["type"] == "alien_turn" else [TURN]
    with pytest.raises(FactError) as caught:
        deduced(made, [*before, {key: value for key, value in line.items() if key != field}])
    assert caught.value.field == field


def test_days_must_come_in_order() -> None:
    made = board("ffff")
    for days in ([2], [1, 1], [1, 3]):
        with pytest.raises(FactError, match="next turn is day"):
            deduced(made, [test_oracle.turn(day) for day in days])


# --------------------------------------------------------------------------------------------------------- following


def same(one: Deduction, other: Deduction) -> bool:
    return (one.possible, one.layers, one.conditions.allowed, one.facts) == (
        other.possible,
        other.layers,
        other.conditions.allowed,
        other.facts,
    )


def test_following_a_record_gives_the_same_as_from_scratch() -> None:
    """Growing line by line, cut back, and jumping to other games on the same and on other boards."""
    follower = Follower()
    for seed in LARGE[:30]:
        game, rng = large_game(seed), Random(seed)
        lengths = [*range(0, len(game.lines) + 1, 3), *rng.sample(range(len(game.lines) + 1), 4), len(game.lines)]
        for length in lengths:
            record = PublicRecord(game.lines[:length], length)
            assert same(follower.deduction(record, game.board), deduce(record.lines, game.board)), (seed, length)


def test_following_depends_on_the_whole_record_and_not_only_on_its_ends() -> None:
    made = board("ffffff")
    first = public_record([test_oracle.turn(1), test_oracle.answer("landing", ["B1"], False), {"type": "weather"}])
    follower = Follower()
    assert "B1" not in names(made, follower.deduction(first, made).possible)
    other = PublicLine(2, "answer", test_oracle.answer("landing", ["C1"], False))
    second = PublicRecord((first.lines[0], other, first.lines[2]), 3)
    assert names(made, follower.deduction(second, made).possible) == names(made, deduce(second.lines, made).possible)


def test_following_forgets_a_record_that_contradicts_itself() -> None:
    made = board("ffffff")
    good = [test_oracle.turn(1), test_oracle.answer("detect", ["B1"], True)]
    bad = [*good, test_oracle.answer("landing", ["B1"], False)]
    follower = Follower()
    follower.deduction(public_record(good), made)
    for _ in range(2):
        with pytest.raises(InconsistentRecord):
            follower.deduction(public_record(bad), made)
        assert names(made, follower.deduction(public_record(good), made).possible) == {"B1"}


# ------------------------------------------------------------------------------------------------ on the real boards


@pytest.mark.parametrize("scenario", ["major-breakdown", "lost-in-the-rockies"])
def test_the_truth_is_possible_on_the_programs_own_boards(scenario: str) -> None:
    """Whole games of both Alien levels against any greedy team: after every line the camp of the day is there.

    What is known of the past at the end holds the truth as well.
    """
    checked = 0
    for seed in range(12):
        size = library.scenario(scenario).team_size
        team = tuple(Random(seed).sample(sorted(agents()), size))
        session, _ = play_session(Task(scenario, team, 1 if seed % 2 else 3, "greedy", seed))
        made, alien = session.state.public.board, session.state.alien
        camps = [alien.start, *(path[-1] for path in alien.paths)]
        deduction = Deduction(made)
        for line in session.public_record.lines:
            deduction.add(line)
            assert deduction.possible >> camps[deduction.day] & 1, (seed, line)
            checked += 1
        for day, camp in enumerate(camps):
            assert deduction.positions_on(day) >> camp & 1
    assert checked > 500
