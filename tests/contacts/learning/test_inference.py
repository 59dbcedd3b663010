"""The scale of inferences against a slow reading of it, and what must hold of it in any game."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from solo.contacts.board import Board
from solo.contacts.deduction.exact import deduce
from solo.contacts.learning.inference import Inference, Ladder, Reason, kind_of
from tests.contacts import oracle
from tests.contacts.boards import board_of
from tests.contacts.deduction.games import large_game, names, public_record, small_game
from tests.contacts.deduction.test_exact import strange_games
from tests.contacts.deduction.test_explain import only, talkative_game
from tests.contacts.learning import slow
from tests.contacts.scenes import board
from tests.contacts.test_oracle import SETUP, answer, trace, true_trace, turn

Case = tuple[int, Board, oracle.OracleMap, oracle.Record]


def ladder(made: Board, record: oracle.Record) -> Ladder:
    """Return the ladder of a record."""
    lines = public_record(record).lines
    return Ladder(deduce(lines, made), lines)


def cases() -> Iterator[Case]:
    """Yield positions of random games: tiny ones, larger ones, and some in which a lot is asked."""
    for seed in range(20):
        game = small_game(seed)
        length = Random(seed).choice(game.prefixes(Random(seed), 0.3))
        yield seed, game.board, game.listing, game.record[:length]
    for seed in range(0, 240, 40):
        played = large_game(seed)
        length = Random(seed).choice(played.prefixes(Random(seed), 0.3))
        yield seed, played.board, played.listing, played.record[:length]
    for seed in range(24):
        yield seed, *talkative_game(seed, 4, 4, 3, "ffwwwccllmm")
    for seed in range(24):
        yield seed, *sniffed_game(seed)


def sniffed_game(seed: int) -> tuple[Board, oracle.OracleMap, oracle.Record]:
    """Return three days on a board of fields and forests, with a trace or two on each."""
    chance = Random(seed)
    terrain = ["".join(chance.choice("fffwwm") for _ in range(6)) for _ in range(5)]
    zones = ["".join("AAABBB") for _ in range(5)]
    listing = oracle.OracleMap.from_text(terrain, zones)
    truth = oracle.History(chance.choice([tile for tile, kind in listing.terrain.items() if kind != "mountain"]))
    record: oracle.Record = [SETUP, {"type": "zone", "zone": listing.zone[truth.start]}]
    for day in range(1, 4):
        line = turn(day, chance.choice([2, 3]))
        paths = sorted(oracle.day_paths(listing, line, truth.position, truth.camps))
        if not paths:
            break
        truth = truth.followed_by(chance.choice(paths))
        record += [line, true_trace(chance, listing, truth) | {"day": day}]
    return board_of(terrain, zones), listing, record


def test_every_kind_is_the_slow_reading_of_it() -> None:
    """SR-90: all kinds on all positions are the same sets, each within the weaker kind's, the last one exact."""
    needed: Counter[str] = Counter()
    for seed, made, listing, record in cases():
        found = ladder(made, record)
        before = made.land
        for kind in Inference:
            known = found.limited(kind)
            assert names(made, known) == slow.limited(listing, record, kind.name), (seed, kind)
            assert known & ~before == 0
            needed[kind.name] += (before & ~known).bit_count()
            before = known
        assert before == found.deduction.possible
    assert all(needed[kind.name] >= 3 for kind in Inference), needed


def test_the_kind_of_a_tile_is_the_weakest_whose_set_lacks_it() -> None:
    for _, made, listing, record in list(cases())[::6]:
        found = ladder(made, record)
        sets = {kind: slow.limited(listing, record, kind.name) for kind in Inference}
        for tile in made.tiles:
            lacking = [kind for kind in Inference if made.names[tile] not in sets[kind]]
            assert found.kind_of(tile) == (lacking[0] if lacking else None)
        assert found.hardest() == min(kind for kind in Inference if sets[kind] == sets[Inference.SEVERAL])


def test_a_reason_is_enough_and_needs_every_event() -> None:
    """By its kind, as the slow reading has it; and by any kind, as the oracle has it, where it says so."""
    seen: Counter[str] = Counter()
    for seed, made, listing, record in list(cases())[::2]:
        found = ladder(made, record)
        for kind in Inference:
            out = [tile for tile in made.tiles if found.kind_of(tile) is kind]
            for tile in Random(seed).sample(out, min(1 if kind < Inference.CAMPS else 3, len(out))):
                reason = found.reason(tile)
                assert reason is not None and reason.kind is kind
                check(made, listing, record, tile, reason)
                seen[kind.name] += 1
                seen["outright"] += reason.outright
    assert all(seen[kind.name] >= 3 for kind in Inference), seen
    assert seen["outright"] > 0.8 * sum(seen[kind.name] for kind in Inference)


def check(made: Board, listing: oracle.OracleMap, record: oracle.Record, tile: int, reason: Reason) -> None:
    """Ask the slow readings about a reason, and about it without each of its events."""
    name, lines = made.names[tile], reason.lines
    rests = [tuple(other for other in lines if other != line) for line in lines]
    assert list(lines) == sorted(set(lines))
    assert name not in slow.own_set(listing, only(record, lines), reason.kind.name)
    assert name not in oracle.search_positions(listing, only(record, lines))
    assert all(name in slow.own_set(listing, only(record, rest), reason.kind.name) for rest in rests)
    if reason.outright:
        assert all(name in oracle.search_positions(listing, only(record, rest)) for rest in rests)
    else:
        assert any(name not in oracle.search_positions(listing, only(record, rest)) for rest in rests)


def test_what_falls_by_a_reason_is_what_its_events_rule_out() -> None:
    for seed, made, listing, record in list(cases())[::5]:
        found = ladder(made, record)
        out = [tile for tile in made.tiles if found.kind_of(tile) is not None]
        tile = Random(seed).choice(out)
        reason = found.reason(tile)
        assert reason is not None
        falls = found.falls(reason)
        left = slow.own_set(listing, only(record, reason.lines), reason.kind.name)
        assert names(made, falls) == set(listing.terrain) - left, seed
        assert falls >> tile & 1


def test_cards_conditions_keep_the_scale() -> None:
    """With budgets, doors, lakes and announcements too each set holds all possible tiles, and reasons are enough."""
    kinds: Counter[Inference] = Counter()
    for seed, made, listing, record, _ in strange_games(range(40)):
        found, before = ladder(made, record), made.land
        for kind in Inference:
            assert not found.limited(kind) & ~before
            before = found.limited(kind)
        assert names(made, before) == oracle.search_positions(listing, record)
        for tile in Random(seed).sample(made.tiles, 3):
            reason = found.reason(tile)
            if reason is not None:
                assert found.excludes(reason.kind, reason.lines, tile)
                kinds[reason.kind] += 1
    assert len(kinds) >= 4, kinds


def test_past_days_too_are_supersets_that_shrink_along_the_scale() -> None:
    """Of a past day each kind's set holds all camps that a full history has on it, and the last one no others."""
    needed: Counter[Inference] = Counter()
    for seed in range(20):
        game = small_game(seed)
        found = ladder(game.board, game.record)
        histories = list(oracle.histories(game.listing, game.record))
        for day in range(found.day + 1):
            camps, before = {history.camps[day] for history in histories}, game.board.land
            for kind in Inference:
                known = found.limited(kind, day)
                assert camps <= names(game.board, known)
                assert not known & ~before
                needed[kind] += (before & ~known).bit_count()
                before = known
            assert names(game.board, before) == camps
    assert all(needed[kind] for kind in (Inference.DIRECT, Inference.REACH, Inference.DAYS, Inference.CLOSED)), needed


def test_a_reason_about_a_past_day_is_enough_and_needs_every_event() -> None:
    """As all whole histories under those events alone tell."""
    seen = 0
    for seed in range(0, 60, 6):
        game = small_game(seed)
        found = ladder(game.board, game.record)
        for day in range(found.day):
            out = [tile for tile in game.board.tiles if found.kind_of(tile, day) is not None]
            for tile in Random(seed).sample(out, min(3, len(out))):
                reason = found.reason(tile, day)
                assert reason is not None
                name = game.board.names[tile]
                record = only(game.record, reason.lines)
                assert all(history.camps[day] != name for history in oracle.histories(game.listing, record))
                for line in reason.lines if reason.outright else ():
                    fewer = only(game.record, tuple(other for other in reason.lines if other != line))
                    assert any(history.camps[day] == name for history in oracle.histories(game.listing, fewer))
                seen += len(reason.lines) > 0
    assert seen >= 20


# One position for each kind, worked out by hand: a row of fields, the Alien on A1 at first (zone A).

ROW = ("ffffffffff",)
ZONES = ("ABBBBBBBBB",)


@pytest.mark.parametrize(
    ("tile", "lines", "expected"),
    [
        ("C1", [turn(1), answer("detect", ["C1"], False)], (Inference.DIRECT, (4,))),
        ("G1", [turn(1)], (Inference.REACH, (2,))),
        ("B1", [turn(1, 1), turn(2, 2)], (Inference.CAMPS, (2,))),
        ("I1", [turn(1, 2), turn(2, 3)], (Inference.DAYS, (2,))),
        ("E1", [turn(1, 5, closed=["C1"])], (Inference.CLOSED, (2,))),
        ("E1", [turn(1), trace(["D1"], None)], (Inference.TRACE, (2, 4))),
    ],
)
def test_worked_examples(tile: str, lines: oracle.Record, expected: tuple[Inference, tuple[int, ...]]) -> None:
    made = board(*ROW, zones=ZONES)
    record = public_record([SETUP, {"type": "zone", "zone": "A"}, *lines])
    reason = kind_of(record, made, made.named(tile))
    assert reason is not None
    assert (reason.kind, reason.lines) == expected


def test_a_possible_tile_has_no_kind() -> None:
    made = board(*ROW, zones=ZONES)
    record = public_record([SETUP, {"type": "zone", "zone": "A"}, turn(1)])
    assert kind_of(record, made, made.named("F1")) is None
