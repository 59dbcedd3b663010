"""Proofs: the named events rule a tile out, every one of them is needed, and "smallest" means that none is shorter.

The oracle judges: it knows nothing of how proofs are found.
"""

from collections import Counter
from itertools import combinations, islice
from random import Random

import pytest

from solo.contacts.board import Board
from solo.contacts.deduction.exact import Deduction, InconsistentRecord
from solo.contacts.deduction.explain import Proof, breaks, clash, history_with, smallest_hitting_set, why_not
from solo.hex.bits import members
from tests.contacts import oracle, test_oracle
from tests.contacts.boards import board_of
from tests.contacts.deduction.games import deduced, large_game, names, public_record, small_game
from tests.contacts.deduction.test_exact import strange_games
from tests.contacts.scenes import board

EVENTS = ("zone", "answer", "trace", "card")


def only(record: oracle.Record, numbers: tuple[int, ...]) -> oracle.Record:
    """Return a record with the Alien's turns and, of the events that a proof picks from, those lines only."""
    return [line for number, line in enumerate(record, 1) if line["type"] not in EVENTS or number in numbers]


def rules_out(listing: oracle.OracleMap, record: oracle.Record, numbers: tuple[int, ...], tile: str) -> bool:
    return tile not in oracle.search_positions(listing, only(record, numbers))


def check(made: Board, listing: oracle.OracleMap, record: oracle.Record, tile: int) -> Proof:
    """Return the proof about a tile, having asked the oracle about it and about it without each one of its events."""
    proof = why_not(deduced(made, record).facts, made, tile)
    assert proof is not None
    name = made.names[tile]
    assert list(proof.lines) == sorted(set(proof.lines))
    assert all(record[number - 1]["type"] in EVENTS for number in proof.lines)
    assert rules_out(listing, record, proof.lines, name), (name, proof)
    for number in proof.lines:
        rest = tuple(other for other in proof.lines if other != number)
        assert not rules_out(listing, record, rest, name), (name, proof, number)
    return proof


# ------------------------------------------------------------------------------------------------------ random games


@pytest.mark.parametrize("seed", range(0, 60, 4))
def test_proofs_in_small_games(seed: int) -> None:
    game, rng = small_game(seed), Random(seed)
    possible = deduced(game.board, game.record).possible
    for tile in game.board.tiles:
        if possible >> tile & 1:
            assert why_not(deduced(game.board, game.record).facts, game.board, tile) is None
        elif rng.random() < 0.6:
            check(game.board, game.listing, game.record, tile)


def talkative_game(
    seed: int, rows: int, columns: int, days: int, letters: str
) -> tuple[Board, oracle.OracleMap, oracle.Record]:
    """Return a game of many small questions that ends with the Alien's move: only the past rules tiles out then."""
    chance = Random(seed)
    terrain = ["".join(chance.choice(letters) for _ in range(columns)) for _ in range(rows)]
    zones = ["".join(chance.choice("AAB") for _ in range(columns)) for _ in range(rows)]
    listing = oracle.OracleMap.from_text(terrain, zones)
    starts = [tile for tile, kind in listing.terrain.items() if kind in ("field", "forest")]
    truth = oracle.History(chance.choice(starts))
    record: oracle.Record = [test_oracle.SETUP, {"type": "zone", "zone": listing.zone[truth.start]}]
    for day in range(1, days + 1):
        line = test_oracle.turn(day, closed=chance.sample([t for t in listing.terrain if t != truth.position], 1))
        paths = sorted(oracle.day_paths(listing, line, truth.position, truth.camps))
        if not paths:
            break
        truth = truth.followed_by(chance.choice(paths))
        record.append(line)
        for _ in range(5 if day < days else 0):
            tell = chance.choice([test_oracle.true_answer] * 4 + [test_oracle.true_trace])
            record.append(tell(chance, listing, truth) | {"day": day})
    return board_of(terrain, zones), listing, record


def worth_a_proof(deduction: Deduction) -> list[int]:
    """Return tiles that are ruled out but not by the rules alone."""
    alone = Deduction(deduction.board)
    for turn in deduction.turns:
        alone.add_fact(turn)
    return list(members(alone.possible & ~deduction.possible))


def test_proofs_in_large_games() -> None:
    for seed in range(0, 240, 20):
        game, rng = large_game(seed), Random(seed)
        out = worth_a_proof(deduced(game.board, game.record))
        for tile in rng.sample(out, min(2, len(out))):
            check(game.board, game.listing, game.record, tile)


def test_proofs_of_many_events() -> None:
    """Each is needed, though the proof is found by dropping whole parts of the record first."""
    lengths: Counter[int] = Counter()
    for seed in range(40):
        made, listing, record = talkative_game(seed, 5, 5, 3, "ffwwwccllmm")
        out = worth_a_proof(deduced(made, record))
        for tile in Random(seed).sample(out, min(2, len(out))):
            lengths[len(check(made, listing, record, tile).lines)] += 1
    assert {1, 2, 3, 4} <= set(lengths), lengths


def test_proofs_under_cards_conditions() -> None:
    """B08 is an event too; other budgets and movements are the background."""
    kinds = set()
    for seed, made, listing, record, _ in strange_games(range(100)):
        if any(line.get("lakes") for line in record):
            continue
        out = list(members(made.land & ~deduced(made, record).possible))
        for tile in Random(seed).sample(out, min(2, len(out))):
            proof = check(made, listing, record, tile)
            kinds |= {record[number - 1]["type"] for number in proof.lines}
    assert kinds >= {"answer", "trace", "card"}


# ------------------------------------------------------------------------------------------------ smallest, brute force


def few_histories(listing: oracle.OracleMap, record: oracle.Record) -> list[oracle.History]:
    """Return the hidden games that obey the turns alone: all of them, or the first 1001."""
    return list(islice(oracle.histories(listing, only(record, ())), 1001))


def broken_by_each(game_listing: oracle.OracleMap, record: oracle.Record, tile: str) -> set[frozenset[int]]:
    """For each hidden game that obeys the turns alone and ends on a tile: the events that it contradicts."""
    events = [number for number, line in enumerate(record, 1) if line["type"] in EVENTS]
    found = set()
    for history in oracle.histories(game_listing, only(record, ())):
        if history.position == tile:
            clashes = [n for n in events if oracle.explains(game_listing, only(record, (n,)), history) is not None]
            found.add(frozenset(clashes))
    return found


def test_smallest_proofs_are_smallest() -> None:
    """All sets of fewer events are tried: each leaves a hidden game that ends on the tile."""
    sizes: Counter[int] = Counter()
    for seed in range(100, 170):
        made, listing, record = talkative_game(seed, 3, 4, 2, "ffwwccclmm")
        if len(few_histories(listing, record)) > 1000:
            continue
        deduction = deduced(made, record)
        for tile in worth_a_proof(deduction):
            proof = why_not(deduction.facts, made, tile)
            assert proof is not None and proof.smallest, "small games are settled within the checks allowed"
            broken = broken_by_each(listing, record, made.names[tile])
            assert all(not one.isdisjoint(proof.lines) for one in broken)
            events = sorted(frozenset().union(*broken))
            for size in range(len(proof.lines)):
                for chosen in combinations(events, size):
                    assert any(one.isdisjoint(chosen) for one in broken), (seed, tile, proof, chosen)
            sizes[len(proof.lines)] += 1
    assert sizes[1] >= 10 and sizes[2] >= 10 and sizes[3] >= 2, sizes


def test_a_history_with_some_events_only_is_what_the_oracle_accepts() -> None:
    """And there is none exactly where the oracle finds none: the counter-example to a proof that is none."""
    found: Counter[bool] = Counter()
    for seed in range(20):
        made, listing, record = talkative_game(seed, 4, 4, 2, "ffwwwccllmm")
        facts, chance = deduced(made, record).facts, Random(seed)
        events = [number for number, line in enumerate(record, 1) if line["type"] in EVENTS]
        for tile in chance.sample(made.tiles, 4):
            lines = tuple(number for number in events if chance.random() < 0.5)
            paths = history_with(facts, made, tile, lines)
            found[paths is None] += 1
            assert (paths is None) == rules_out(listing, record, lines, made.names[tile])
            if paths:
                named = tuple(tuple(made.names[each] for each in path) for path in paths)
                assert oracle.explains(listing, only(record, lines), oracle.History(named[0][0], named)) is None
                assert paths[-1][-1] == tile
    assert min(found.values()) >= 10, found


def test_hitting_sets_are_smallest_or_none() -> None:
    for seed in range(200):
        rng = Random(seed)
        sets = [frozenset(rng.sample(range(8), rng.randint(1, 4))) for _ in range(rng.randint(1, 7))]
        best = next(
            size
            for size in range(9)
            for chosen in combinations(range(8), size)
            if all(not one.isdisjoint(chosen) for one in sets)
        )
        for most in range(-1, 8):
            found = smallest_hitting_set(sets, most)
            if most < best:
                assert found is None
            else:
                assert found is not None and len(found) == best
                assert all(not one.isdisjoint(found) for one in sets)


# -------------------------------------------------------------------------------------------------------- by hand

TURN = test_oracle.turn


def proof_of(made: Board, record: oracle.Record, tile: str) -> tuple[int, ...] | None:
    proof = why_not(deduced(made, record).facts, made, made.named(tile))
    return proof.lines if proof else None


def test_what_the_rules_alone_exclude_needs_no_event() -> None:
    made = board("fflmf")
    record = [test_oracle.SETUP, TURN(1, 5, closed=["B1"])]
    assert proof_of(made, record, "C1") == ()
    assert proof_of(made, record, "D1") == ()
    assert proof_of(made, record, "B1") == ()


def test_one_event_is_named_where_one_is_enough() -> None:
    made = board("ffffff", zones=["AAABBB"])
    record = [
        test_oracle.SETUP,
        {"type": "zone", "zone": "A"},
        TURN(1, 2),
        test_oracle.answer("landing", ["D1"], False),
        test_oracle.answer("detect", ["A1", "B1", "C1"], True),
    ]
    assert proof_of(made, record, "A1") is None
    assert proof_of(made, record, "F1") in ((2,), (5,)), "too far from zone A, and not in the array"
    assert proof_of(made, record, "D1") in ((4,), (5,))


def test_several_events_are_named_where_all_are_needed() -> None:
    """It started on A1 or B1 and moved one tile, and it is not where the other start leads."""
    made = board("ffffff", zones=["AABBBB"])
    record = [
        test_oracle.SETUP,
        {"type": "zone", "zone": "A"},
        TURN(1, 1),
        test_oracle.answer("detect", ["C1"], False),
        TURN(2, 1) | {"day": 2},
        test_oracle.answer("detect", ["E1"], False) | {"day": 2},
    ]
    assert names(made, deduced(made, record).possible) == {"C1"}
    assert proof_of(made, record, "D1") == (2, 4)
    assert proof_of(made, record, "A1") == (2,), "from C1 over B1, but C1 is not in zone A"


def test_a_trace_can_be_the_proof() -> None:
    made = board("ffff")
    record = [TURN(1, 2), test_oracle.trace(["A1", "B1"], (1, "A1"))]
    assert proof_of(made, record, "D1") == (2,)
    assert proof_of(made, record, "B1") == (2,), "standing was no"


# ---------------------------------------------------------------------------------------------------- contradictions


def test_a_clash_names_events_that_cannot_all_be_true() -> None:
    checked = 0
    for seed, made, listing, record, _ in strange_games(range(100)):
        if any(line.get("lakes") for line in record):
            continue
        answers = [i for i, line in enumerate(record) if line["type"] == "answer"]
        if not answers:
            continue
        lie = Random(seed).choice(answers)
        record[lie] = record[lie] | {"answer": not record[lie]["answer"]}
        deduction = Deduction(made)
        try:
            for line in public_record(record).lines:
                deduction.add(line)
        except InconsistentRecord as error:
            until = record[: error.line]
            lines = clash(deduction.facts, made).lines
            assert lines[-1] <= error.line
            assert oracle.search_positions(listing, only(until, lines)) == set()
            for number in lines:
                rest = tuple(other for other in lines if other != number)
                assert oracle.search_positions(listing, only(until, rest)) != set()
            checked += 1
    assert checked >= 10


def test_the_two_answers_that_exclude_each_other_are_named() -> None:
    made = board("ffffff")
    record = [
        TURN(1),
        test_oracle.answer("landing", ["F1"], False),
        test_oracle.answer("detect", ["B1", "C1"], True),
        test_oracle.answer("detect", ["A1"], False),
        test_oracle.answer("detect", ["B1", "C1"], False),
    ]
    deduction = Deduction(made)
    with pytest.raises(InconsistentRecord):
        for line in public_record(record).lines:
            deduction.add(line)
    assert clash(deduction.facts, made).lines == (3, 5)


# -------------------------------------------------------------------------------------- which events a history breaks


def test_breaks_says_of_each_event_what_the_oracle_says() -> None:
    judged: Counter[tuple[str, bool]] = Counter()
    for seed in range(25):
        made, listing, record = talkative_game(seed, 3, 4, 2, "ffwwccclmm")
        every = few_histories(listing, record)
        for history in Random(seed).sample(every, min(20, len(every))):
            camps = tuple(made.named(name) for name in history.camps)
            paths = tuple(tuple(made.named(name) for name in path) for path in history.paths)
            for fact in deduced(made, record).facts:
                line = record[fact.line - 1]
                if line["type"] in EVENTS:
                    clashes = oracle.explains(listing, only(record, (fact.line,)), history) is not None
                    assert breaks(fact, camps, paths, made) == clashes, (seed, history, fact)
                    judged[line["type"] + (" found" if line.get("found") else ""), clashes] += 1
    kinds = ("zone", "answer", "trace", "trace found")
    assert all(judged[kind, clashes] >= 20 for kind in kinds for clashes in (True, False)), judged


def test_silence_about_lakes_is_an_event_too() -> None:
    """B11: with GILLS a lake entered is announced at once; the next public line proves that none was."""
    made = board("fflff", zones=["BABBB"])
    zone, turn = {"type": "zone", "zone": "A"}, TURN(1, 2, lakes=True)
    moved = {"type": "agent_moved", "day": 1, "agent": "yellow", "path": ["D1", "E1"]}
    reveal = {"type": "reveal", "day": 1, "tile": "C1", "why": "gills"}
    assert names(made, deduced(made, [zone, turn]).possible) == {"A1", "C1", "D1"}, "it may still be announced"
    assert names(made, deduced(made, [zone, turn, moved]).possible) == {"A1"}
    assert proof_of(made, [zone, turn, moved], "D1") == (1, 3)
    assert names(made, deduced(made, [zone, turn, reveal, moved]).possible) == {"C1", "D1"}
    assert proof_of(made, [zone, turn, reveal, moved], "A1") == (3,)
