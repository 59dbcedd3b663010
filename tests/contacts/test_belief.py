"""The weights of CR-49 against the model itself: every hidden game listed with its chance, on small boards."""

from collections import defaultdict
from random import Random

import pytest

from solo.contacts.belief import BeliefEngine
from solo.contacts.board import Board
from solo.hex.bits import members
from tests.contacts import oracle, test_oracle
from tests.contacts.deduction.games import deduced, large_game, public_record, small_game
from tests.contacts.deduction.test_exact import strange_games
from tests.contacts.deduction.test_explain import talkative_game
from tests.contacts.scenes import board

# ---------------------------------------------------------------------------------------------------------- the model


def naming_chance(listing: oracle.OracleMap, line: oracle.Line, latest: dict[str, int]) -> float:
    """The chance that the Alien names what it named: uniform among the sniffed tiles of the latest day."""
    if line["found"] is None:
        return 1.0
    days = {tile: latest[tile] for tile in line["tiles"] if tile in latest}
    return 1.0 / sum(day == max(days.values()) for day in days.values())


def weights_by_listing(listing: oracle.OracleMap, record: oracle.Record) -> dict[str, float]:
    """CR-49, word by word: start, end, path, named trace; then only the games that agree with all events."""
    chapters = oracle.chapters_of(record)
    found: dict[str, float] = defaultdict(float)
    starts = [tile for tile in listing.terrain if oracle.start_clash(listing, chapters, tile) is None]

    def play_on(history: oracle.History, chance: float) -> None:
        if oracle.chapter_clash(listing, chapters, history) is not None:
            return
        chapter = chapters[len(history.paths)]
        latest = oracle.latest_crossings(history, chapters)
        for line in chapter.lines:
            if line["type"] == "trace":
                chance *= naming_chance(listing, line, latest)
        if chapter.is_last:
            found[history.position] += chance
            return
        turn = chapters[len(history.paths) + 1].turn
        assert turn is not None
        by_end: dict[str, list[tuple[str, ...]]] = defaultdict(list)
        for path in oracle.day_paths(listing, turn, history.position, history.camps):
            by_end[path[-1]].append(path)
        for paths in by_end.values():
            for path in paths:
                play_on(history.followed_by(path), chance / len(by_end) / len(paths))

    for start in starts:
        play_on(oracle.History(start), 1 / len(starts))
    total = sum(found.values())
    return {tile: weight / total for tile, weight in found.items()}


def compare(made: Board, listing: oracle.OracleMap, record: oracle.Record) -> list[float]:
    """Return by how many standard errors each tile's weight is off."""
    belief = BeliefEngine(made).belief(deduced(made, record))
    expected = weights_by_listing(listing, record)
    assert set(belief.weights) == {made.named(name) for name in expected}
    return [abs(belief.weights[made.named(name)] - weight) / (belief.error + 1e-9) for name, weight in expected.items()]


# ------------------------------------------------------------------------------------------------- games at random


def test_one_day_is_counted_exactly() -> None:
    """CR-49: with one day behind it no camp but the start can be in the way, and nothing is estimated."""
    compared = 0
    for seed in range(60):
        made, listing, record = talkative_game(seed, 3, 4, 2, "ffwwccclmm")
        turns = [number for number, line in enumerate(record) if line["type"] == "alien_turn"]
        record = record[: turns[1]] if len(turns) > 1 else record
        if record[-1]["type"] == "zone":
            continue
        belief = BeliefEngine(made).belief(deduced(made, record))
        expected = weights_by_listing(listing, record)
        assert belief.weights == pytest.approx({made.named(name): weight for name, weight in expected.items()})
        assert belief.error == pytest.approx(0, abs=1e-9)
        compared += any(line["type"] == "trace" and line["found"] for line in record)
    assert compared >= 10, "traces of that day too, named and not"


def test_small_games_agree_with_the_model() -> None:
    """CR-49: games with every Agent, two days."""
    errors = []
    for seed in range(60):
        game = small_game(seed)
        if len(game.board.tiles) <= 12:
            errors += compare(game.board, game.listing, game.record)
    assert len(errors) > 80
    assert max(errors) < 4 and sum(errors) / len(errors) < 0.8


def test_games_with_many_answers_and_traces_agree_with_the_model() -> None:
    """CR-49: three days, so that camps are in each other's way; paths that traces speak of; named ones and none."""
    errors = []
    for seed in range(120):
        made, listing, record = talkative_game(seed, 3, 4, 3, "ffwwccclmm")
        length = Random(seed).randint(min(4, len(record)), len(record))
        errors += compare(made, listing, record[:length])
    assert len(errors) > 200
    assert max(errors) < 4 and sum(errors) / len(errors) < 0.8


def test_cards_conditions_agree_with_the_model() -> None:
    """Other budgets and movements, barred tiles, crossed Agents, B08, doors (CR-34), and lakes with GILLS (B11)."""
    errors = []
    for _, made, listing, record, _ in strange_games(range(150)):
        turns = [line for line in record if line["type"] == "alien_turn"]
        if len(turns) <= 2:
            errors += compare(made, listing, record)
    assert len(errors) > 100
    assert max(errors) < 4 and sum(errors) / len(errors) < 0.8


def test_weights_are_positive_on_exactly_the_set_and_sum_to_one() -> None:
    """CR-49, contacts 8: never weight outside it, and never none on a tile of it."""
    for seed in range(0, 240, 5):
        game = large_game(seed)
        deduction = deduced(game.board, game.record)
        belief = BeliefEngine(game.board).belief(deduction)
        assert list(belief.weights) == list(members(deduction.possible))
        assert all(weight > 0 for weight in belief.weights.values())
        assert sum(belief.weights.values()) == pytest.approx(1)
        assert 0 <= belief.error < 0.5
    for _, made, _, record, _ in strange_games(range(60)):
        deduction = deduced(made, record)
        belief = BeliefEngine(made).belief(deduction)
        assert set(belief.weights) == set(members(deduction.possible))
        assert all(weight > 0 for weight in belief.weights.values())


# ------------------------------------------------------------------------------------------------------- by hand


def weights(made: Board, *lines: oracle.Line) -> dict[str, float]:
    belief = BeliefEngine(made).belief(deduced(made, lines))
    return {made.names[tile]: round(weight, 6) for tile, weight in belief.weights.items()}


def test_the_start_is_uniform_over_fields_and_forests_of_the_zone() -> None:
    made = board("fwcfwf", zones=["AAAABB"])
    assert weights(made) == dict.fromkeys(("A1", "B1", "D1", "E1", "F1"), 0.2)
    assert weights(made, {"type": "zone", "zone": "B"}) == {"E1": 0.5, "F1": 0.5}


def test_each_end_of_a_day_is_as_likely_as_another() -> None:
    """From A1 to B1 or C1; from B1 to A1 or C1; from C1 to A1, B1: a third each, however many paths lead there."""
    made = board("fff")
    assert weights(made, test_oracle.turn(1, 2)) == pytest.approx({"A1": 1 / 3, "B1": 1 / 3, "C1": 1 / 3}, abs=1e-6)
    made = board("fff", zones=["ABB"])
    assert weights(made, {"type": "zone", "zone": "A"}, test_oracle.turn(1, 5)) == {"B1": 0.5, "C1": 0.5}


def test_paths_to_an_end_are_equally_likely() -> None:
    """Four ways lead to B1 (at once, over A1, B2, C1), three of them without C1; two to B2, one of them without."""
    made = board("fff", "mfm", zones=["ABB", "BBB"])
    record = [
        {"type": "zone", "zone": "A"},
        test_oracle.turn(1, 3),
        test_oracle.answer("detect", ["B1", "B2"], True),
        test_oracle.trace(["C1"], None),
    ]
    assert weights(made, *record) == pytest.approx({"B1": 0.6, "B2": 0.4}, abs=1e-6)


def test_a_named_trace_speaks_for_where_there_was_less_to_choose() -> None:
    """It named B1. To D1 it also entered C1, and could have named that one; to B2 so on one of two ways only."""
    made = board("ffff", "mfmm", zones=["ABBB", "BBBB"])
    record = [
        {"type": "zone", "zone": "A"},
        test_oracle.turn(1, 3),
        test_oracle.answer("detect", ["B2", "D1"], True),
        test_oracle.trace(["B1", "C1"], (1, "B1")),
    ]
    # D1: one way, half a chance of B1. B2: over B1 alone, certain, or over B1 and C1, half a chance: 3/4. So 2 to 3.
    assert weights(made, *record) == pytest.approx({"D1": 0.4, "B2": 0.6}, abs=1e-6)


# --------------------------------------------------------------------------------------------- the engine's memory


def test_an_engine_that_follows_a_game_says_the_same_as_a_new_one() -> None:
    for seed in range(0, 240, 30):
        game, rng = large_game(seed), Random(seed)
        engine = BeliefEngine(game.board)
        lengths = [*range(1, len(game.record) + 1, 2), *rng.sample(range(1, len(game.record) + 1), 3)]
        for length in lengths:
            deduction = deduced(game.board, game.record[:length])
            assert engine.belief(deduction) == BeliefEngine(game.board).belief(deduction), (seed, length)


def test_an_engine_is_not_misled_by_another_game_with_the_same_line_numbers() -> None:
    """After an undo the same lines may stand there with another roadblock, or another dog's way."""
    made = board("fffff", "fffff")
    zone = {"type": "zone", "zone": "A"}
    trace = test_oracle.trace(["B1"], None)
    games = [
        [zone, test_oracle.turn(1, 2)],
        [zone, test_oracle.turn(1, 2, closed=["B1", "B2"])],
        [zone, test_oracle.turn(1, 3)],
        [zone, test_oracle.turn(1, 3), trace],
        [zone, test_oracle.turn(1, 3), trace | {"found": {"day": 1, "tile": "B1"}}],
        [zone, test_oracle.turn(1, 3), trace | {"tiles": ["C1"]}],
        [zone, test_oracle.turn(1, 3), trace | {"tiles": ["B1", "C1"], "found": {"day": 1, "tile": "B1"}}],
    ]
    engine = BeliefEngine(made)
    for record in games * 2:
        deduction = deduced(made, record)
        assert engine.belief(deduction) == BeliefEngine(made).belief(deduction), public_record(record).lines[-1]
