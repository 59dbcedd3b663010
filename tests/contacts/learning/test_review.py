"""The review of finished games: true to the record, values as a count over all tiles has them, luck that adds up."""

from functools import cache
from itertools import combinations

import pytest

from solo import library
from solo.contacts import turn
from solo.contacts.actions import UseAbility
from solo.contacts.board import Tile
from solo.contacts.deduction.exact import deduce
from solo.contacts.hints import Hints, Option
from solo.contacts.learning.inference import Inference, Ladder
from solo.contacts.learning.replayed import Replayed, replayed
from solo.contacts.learning.review import (
    WITNESS,
    Progress,
    Review,
    best_witness_option,
    missed_row,
    reviewing,
    witness_option,
)
from solo.contacts.learning.reviewtext import asked_text
from solo.contacts.public import PublicState
from solo.core.session import Session
from solo.hex.bits import bits_of, members
from solo.simulate import Task, play_session

GAMES = (
    Task("major-breakdown", ("yellow", "blue", "pink"), 1, "greedy", 3),
    Task("major-breakdown", ("purple", "red", "turquoise"), 3, "random", 4),
    Task("lost-in-the-rockies", (), 2, "greedy", 5),
    Task("cold-trail", (), 1, "random", 6),
)


@cache
def played(number: int) -> Session:
    task = GAMES[number]
    team = task.agents or library.scenario(task.scenario).suggested
    return play_session(Task(task.scenario, team, task.level, task.team, task.seed))[0]


@cache
def game(number: int) -> Replayed:
    session = played(number)
    return replayed(tuple(session.record), session.setup)


def reviewed(number: int, notes: dict[int, dict[Tile, str]] | None = None) -> Review:
    """Return the review, having run it to its end."""
    steps = reviewing(game(number), notes or {})
    while True:
        try:
            next(steps)
        except StopIteration as end:
            assert isinstance(end.value, Review)
            return end.value


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_replayed_game_is_the_game(number: int) -> None:
    session, found = played(number), game(number)
    assert found.last.record == session.public_record
    assert found.last.public == session.state.public
    alien = session.state.alien
    assert found.camps == (alien.start, *(path[-1] for path in alien.paths))
    for moment in found.moments:
        lines = moment.seen.record.lines
        assert lines == session.public_record.lines[: len(lines)]
        assert moment.seen.record.length < len(session.record)


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_progress_comes_in_even_parts_to_the_end(number: int) -> None:
    steps = list(reviewing(game(number), {}))
    assert steps == [Progress(done, len(steps)) for done in range(1, len(steps) + 1)]


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_each_day_holds_the_truth_and_what_could_be_known_at_its_end(number: int) -> None:
    review, lines = reviewed(number), played(number).public_record.lines
    assert [day.number for day in review.days] == list(range(len(game(number).camps)))
    turns = [at for at, line in enumerate(lines) if line.type == "alien_turn"]
    for day in review.days:
        assert day.known >> day.tile & 1
        assert day.noted is None and day.left is None
        first = turns[day.number] if day.number < len(turns) else len(lines)
        before = next((at for at in range(first) if lines[at].fields.get("day", 0) == day.number + 1), first)
        assert day.known == deduce(lines[: min(first, before)], game(number).last.public.board).possible


def counted(public: PublicState, option: Option, weights: dict[Tile, float]) -> tuple[float, float]:
    """Return the chance to catch, and the tiles left on average if not, by trying every tile."""
    assert option.move is not None
    after = turn.public_effect(public, option.move)
    lands = 1 << option.move.path[-1] | turn.catches(public, option.move)
    asked, kind = 0, ""
    if isinstance(option.ability, UseAbility):
        ability = turn.ability_of(after, option.move.agent, option.ability.ability)
        assert ability is not None
        asked, kind = turn.asked_tiles(after, option.ability), ability.kind
    answers: dict[Tile, object] = {}
    for tile in weights:
        caught = bool(lands >> tile & 1) or (kind == "capture" and bool(asked >> tile & 1))
        answers[tile] = "caught" if caught else kind == "detect" and bool(asked >> tile & 1)
    catch = sum(weight for tile, weight in weights.items() if answers[tile] == "caught")
    free = {tile: weight for tile, weight in weights.items() if answers[tile] != "caught"}
    left = sum(
        weight * sum(1 for other in free if answers[other] == answers[tile]) for tile, weight in free.items()
    ) / max(1e-12, sum(free.values()))
    return catch, left


@pytest.mark.parametrize("number", [0, 1, 2])
def test_values_are_what_a_count_over_all_tiles_gives(number: int) -> None:
    hints, found = Hints(game(number).last.public.board), 0
    by_length = {moment.seen.record.length: moment.seen for moment in game(number).moments}
    for asked in [each for each in reviewed(number).asked if each.agent != WITNESS][::2]:
        seen = by_length[max(length for length in by_length if length < asked.lines[0] - 1 and moves(number, length))]
        weights = dict(hints.belief(seen).weights)
        catch, left = counted(seen.public, asked.played, weights)
        assert asked.played.catch == pytest.approx(catch, abs=1e-6)
        if catch < 0.999:
            assert asked.played.left == pytest.approx(left, abs=1e-6)
            found += 1
    assert found >= 2


def moves(number: int, length: int) -> bool:
    """Return whether an Agent moved at a moment."""
    return any(
        moment.seen.record.length == length and hasattr(moment.action, "path") for moment in game(number).moments
    )


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_what_was_played_is_never_better_than_the_best(number: int) -> None:
    review = reviewed(number)
    assert review.asked and review.turning in review.asked
    for asked in review.asked:
        assert asked.tiles_given_away >= -1e-5 and asked.chance_given_away >= -1e-5
        assert 0 <= asked.played.catch <= 1 + 1e-9 and asked.after <= asked.before
        assert asked.caught == (asked.after == 0)
    assert review.turning is not None
    assert review.turning.swing == max(asked.swing for asked in review.asked)


def test_the_witness_is_judged_by_the_best_of_all_questions() -> None:
    """Which is found here by trying every question about few tiles."""
    weights = {1: 0.4, 4: 0.1, 5: 0.2, 9: 0.25, 11: 0.05}
    best = min(
        (witness_option(bits_of(asked), weights).left, asked)
        for size in range(6)
        for asked in combinations(weights, size)
    )
    assert best_witness_option(weights).left == pytest.approx(best[0])
    assert witness_option(1 << 1 | 1 << 9, weights).left == pytest.approx(0.65 * 2 + 0.35 * 3)
    assert witness_option(0, weights).left == 5


def test_questions_to_the_witness_are_in_the_review() -> None:
    found = 0
    for seed in range(3, 9):
        session = play_session(Task("major-breakdown", ("yellow", "blue", "pink"), 1, "random", seed))[0]
        lines = [line for line in session.public_record.lines if line.fields.get("by") == "witness"]
        steps = reviewing(replayed(tuple(session.record), session.setup), {})
        try:
            while True:
                next(steps)
        except StopIteration as end:
            asked = [each for each in end.value.asked if each.agent == WITNESS]
        assert [each.lines for each in asked] == [(line.number,) for line in lines]
        assert all(each.tiles_given_away >= -1e-6 and not each.caught for each in asked)
        assert all(asked_text(each, session.state.public.board).startswith("Day ") for each in asked)
        found += len(asked)
    assert found


def test_luck_is_what_the_answers_were_beyond_what_was_expected() -> None:
    """Over many games it comes to little: nobody is lucky on average."""
    tiles, chance, turns = 0.0, 0.0, 0
    for seed in range(12):
        session = play_session(Task("major-breakdown", ("yellow", "blue", "pink"), 1, "greedy", 100 + seed))[0]
        steps = reviewing(replayed(tuple(session.record), session.setup), {})
        try:
            while True:
                next(steps)
        except StopIteration as end:
            review: Review = end.value
        tiles += review.luck_in_tiles
        chance += review.luck_in_chance
        turns += len(review.asked)
    assert turns > 60
    assert abs(tiles) / turns < 3 and abs(chance) / turns < 0.15


def test_what_the_notes_missed_is_counted_by_inference() -> None:
    """Nothing with the truth noted; with nothing ruled out, all that each kind rules out on each day."""
    found = game(1)
    review = reviewed(1)
    board = found.last.public.board
    perfect = {day.number: dict.fromkeys(members(day.known), "possible") for day in review.days}
    done = reviewed(1, perfect)
    assert done.has_notes and not review.has_notes
    assert set(done.missed.values()) == {0} and set(missed_row(done).values()) == {0}
    assert all(day.noted == day.known for day in done.days)
    nothing = reviewed(1, {2: {}})
    left = nothing.days[2].left
    assert left is not None and nothing.days[1].left is None
    lines = [line for line in found.last.record.lines if _day(line.fields) <= 2 and line.type != "end"]
    ladder = Ladder(deduce(lines, board), lines)
    assert left.count == (ladder.ground() & ~ladder.limited(Inference.SEVERAL)).bit_count()
    assert missed_row(nothing)["direct"] == nothing.missed[Inference.DIRECT] > 0


def _day(fields: object) -> int:
    assert isinstance(fields, dict)
    return int(fields.get("day", 0))
