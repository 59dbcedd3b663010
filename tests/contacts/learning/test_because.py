"""What rules a tile out on the board: each statement is checked by another way of counting."""

from collections.abc import Iterator
from itertools import product

import pytest

from solo import lessons
from solo.contacts import arrays
from solo.contacts.deduction.facts import Turn, fact_of
from solo.contacts.learning.because import Blocked, ByLake, NoEnd, TooFar, because_of, hidden_from
from solo.contacts.learning.becausetext import because_text, hidden_text
from solo.contacts.learning.drill import Answer, Kind
from solo.contacts.learning.drillcheck import check
from solo.contacts.learning.inference import Inference, Ladder
from solo.contacts.learning.lessonplay import ladder_at, resumed
from solo.contacts.learning.position import ladder_of
from solo.hex.bits import members
from tests.contacts.learning.test_drills import SEEDS, drill


def ladders() -> Iterator[Ladder]:
    """Yield what is known in some drills, on both maps."""
    for kind, seed in product((Kind.MARK, Kind.PAST), SEEDS[::2]):
        yield ladder_of(drill(kind, seed).seen)


def ruled_out(kind: Inference) -> Iterator[tuple[Ladder, int, int]]:
    """Yield some tiles of every day whose weakest reason is of a kind."""
    for ladder in ladders():
        for day in range(1, ladder.day + 1):
            found = [tile for tile in members(ladder.board.land) if ladder.kind_of(tile, day) is kind]
            yield from ((ladder, day, tile) for tile in found[:3])


def test_where_no_day_can_end_it_is_said_what_keeps_it() -> None:
    seen = set()
    for ladder, day, tile in ruled_out(Inference.DIRECT):
        reason = ladder.reason(tile, day)
        assert reason is not None
        because = because_of(ladder, day, tile, reason)
        assert (because is None) == bool(reason.lines)
        if isinstance(because, NoEnd):
            name = ladder.board.names[tile]
            closed = str(ladder.turn_line(day).fields["closed"])
            assert (f"'{name}'" in closed) == (because.what in ("agent", "roadblock"))
            assert because.what in ("agent", "roadblock") or ladder.board.of_terrain[because.what] >> tile & 1
            assert name in because_text(because, name, ladder.board)
            seen.add(because.what)
    assert {"agent", "mountain"} <= seen


def test_a_way_that_is_too_dear_is_the_cheapest_and_costs_what_is_said() -> None:
    seen = set()
    for ladder, day, tile in ruled_out(Inference.REACH):
        reason = ladder.reason(tile, day)
        assert reason is not None
        because = because_of(ladder, day, tile, reason)
        assert isinstance(because, TooFar)
        walk = ladder.plain_walk(day + because.onward)
        assert sum(because.points) == walk.price(because.path) > because.budget
        assert because.budget == walk.budget
        assert because.path[0 if because.onward else -1] == tile
        places = ladder.left_by(reason, day + 1 if because.onward else day - 1)
        assert places >> because.path[-1 if because.onward else 0] & 1 and because.left == places
        text = because_text(because, ladder.board.names[tile], ladder.board)
        assert all(f" {number}" in text for number in (sum(because.points), because.budget))
        seen.add(because.onward)
    assert seen == {True, False}


def test_closed_tiles_that_are_named_are_all_needed_and_enough() -> None:
    count = 0
    for ladder, day, tile in ruled_out(Inference.CLOSED):
        reason = ladder.reason(tile, day)
        assert reason is not None
        because = because_of(ladder, day, tile, reason)
        if isinstance(because, ByLake):
            # B11: what was not announced rules it out, with nothing closed at all.
            assert ladder.excludes_where_closed(dict.fromkeys(range(1, ladder.day + 1), 0), reason.lines, tile, day)
            continue
        assert isinstance(because, Blocked)
        named = dict.fromkeys(range(1, ladder.day + 1), 0) | dict(because.days)
        assert all(not tiles & ~ladder.closed_on(at) for at, tiles in because.days)
        assert ladder.excludes_where_closed(named, reason.lines, tile, day)
        for at, tiles in because.days:
            for each in members(tiles):
                fewer = {**named, at: tiles & ~(1 << each)}
                assert not ladder.excludes_where_closed(fewer, reason.lines, tile, day)
                assert ladder.board.names[each] in because_text(because, "", ladder.board)
        count += 1
    assert count > 5


def test_all_that_was_closed_is_what_the_kind_itself_says() -> None:
    """The count over fewer closed tiles agrees with the scale where none is left out."""
    for ladder, day, tile in ruled_out(Inference.CLOSED):
        reason = ladder.reason(tile, day)
        assert reason is not None
        closed = {at: ladder.closed_on(at) for at in range(1, ladder.day + 1)}
        assert ladder.excludes_where_closed(closed, reason.lines, tile, day)
        fact = fact_of(ladder.turn_line(day), ladder.board)
        assert isinstance(fact, Turn) and not fact.walk.stops & closed[day]


def test_a_tile_behind_a_mountain_is_said_to_be_hidden() -> None:
    """CR-13, in the lesson about it; a tile that no mountain hides is not."""
    ladder = ladder_at(resumed(lessons.all_lessons()[1], 1))
    board = ladder.board
    hidden = [board.names[tile] for tile in members(board.starts) if hidden_from(ladder, 1, tile)]
    center = board.named("H4")
    shadow = arrays.shadow(board, center, 2)
    assert hidden == [name for name in board.names_of(shadow) if board.starts >> board.named(name) & 1]
    found = hidden_from(ladder, 1, board.named("J4"))
    assert found is not None and hidden_text(found, "J4").startswith("A mountain hides J4 from Yellow")


@pytest.mark.parametrize("kind", Kind)
def test_who_gives_up_is_told_the_hardest_of_all_that_was_asked(kind: Kind) -> None:
    for seed in SEEDS[::3]:
        made = drill(kind, seed)
        verdict = check(made, Answer(given_up=True))
        assert not verdict.solved and verdict.given_up and verdict.fits is None and not verdict.idle
        if kind in (Kind.MARK, Kind.INOUT, Kind.PAST):
            kinds = [remark.reason.kind for remark in verdict.remarks if remark.reason]
            assert kinds and kinds == sorted(kinds, reverse=True) and kinds[0] == made.inference
            if kind is Kind.INOUT:
                assert len(verdict.remarks) == made.tiles.bit_count()
