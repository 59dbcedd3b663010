"""What rules a tile out by the whole way there: each statement is checked by another way of counting."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product

from solo.contacts.deduction.exact import Deduction
from solo.contacts.deduction.facts import Turn, fact_of
from solo.contacts.deduction.steps import Demands, make_step
from solo.contacts.deduction.story import Conditions
from solo.contacts.learning.because import Because, TooFar, because_of
from solo.contacts.learning.becausetext import because_text
from solo.contacts.learning.history import Crossed, Together, Twice, twice_in
from solo.contacts.learning.inference import Inference, Ladder, Reason
from solo.contacts.movement import alien_walk
from solo.hex.bits import members
from tests.contacts.learning.test_because import ladders
from tests.contacts.scenes import board


def told(kind: Inference) -> Iterator[tuple[Ladder, int, int, Reason, Because | None]]:
    """Yield what is said of some tiles of every day, the starting camp included, whose weakest reason is of a kind."""
    for ladder in ladders():
        for day in range(ladder.day + 1):
            for tile in [tile for tile in members(ladder.board.land) if ladder.kind_of(tile, day) is kind][:3]:
                reason = ladder.reason(tile, day)
                assert reason is not None
                yield ladder, day, tile, reason, because_of(ladder, day, tile, reason)


def test_who_is_followed_over_days_left_from_where_answers_and_moves_leave_it() -> None:
    count = 0
    for ladder, day, tile, reason, because in told(Inference.DAYS):
        assert isinstance(because, TooFar)
        walk = ladder.plain_walk(day + because.onward)
        assert sum(because.points) == walk.price(because.path) > because.budget == walk.budget
        if not because.onward:
            left = ladder.board.starts
            for at in range(day):
                left = ladder.plain_walk(at).ends(left) if at else left
                left &= ladder.left_by(reason, at)
            assert left == because.left and left >> because.path[0] & 1 and not walk.ends(left) >> tile & 1
        count += 1
    assert count > 20


def test_a_camp_twice_is_on_every_list_that_fits() -> None:
    """CR-24, and the list that is named can be walked but for that."""
    count = 0
    for ladder, day, tile, _reason, because in told(Inference.CAMPS):
        assert isinstance(because, Twice)
        earlier, later = because.days
        assert because.camps[earlier] == because.camps[later] and because.camps[day] == tile and because.count > 0
        for at, (one, other) in enumerate(pairwise(because.camps), 1):
            assert ladder.plain_walk(at).ends(1 << one) >> other & 1
        assert ladder.board.names[because.camps[later]] in because_text(because, "", ladder.board)
        count += 1
    assert count


def test_lists_of_camps_are_counted_one_by_one() -> None:
    """CR-24 on a row of four tiles: every list is written down; where all have a camp twice, one of them is told."""
    row = board("ffff")
    step = make_step(alien_walk(row, 1), Demands(), counts_start=False)
    days, checked, forced = 3, 0, 0
    for start, day, tile in product(row.tiles, range(days + 1), row.tiles):
        lists = [
            (start, *rest)
            for rest in product(row.tiles, repeat=days)
            if (start, *rest)[day] == tile
            and all(step.ends_of_all(1 << one) >> other & 1 for one, other in pairwise((start, *rest)))
        ]
        if lists and all(len({*camps}) < len(camps) for camps in lists):
            found = twice_in(Conditions((1 << start, *[row.land] * days), (step,) * days), day, tile)
            assert found is not None and found.count == len(lists) and found.camps in lists
            same = {(camps[found.days[0]], camps[found.days[1]]) for camps in lists}
            assert found.camps[found.days[0]] == found.camps[found.days[1]] and found.always <= (len(same) == 1)
            checked, forced = checked + 1, forced + found.always
    assert checked > forced > 0


def test_tiles_that_were_not_crossed_are_all_needed_and_enough() -> None:
    """CR-8: a trace tells of the days before."""
    count = 0
    for ladder, day, tile, reason, because in told(Inference.TRACE):
        assert isinstance(because, TooFar | Crossed)
        if not isinstance(because, Crossed):
            continue
        if not because.day:
            assert because.tiles == 1 << tile and not day
            continue
        onward = because.day != day
        before = 1 << tile if onward else ladder.followed(reason, day - 1)
        after = ladder.traced(reason, day + 1) if onward else 1 << tile
        demands = Demands(because.tiles, because.through)
        walk, is_first = ladder.plain_walk(because.day), because.day == 1
        assert not make_step(walk, demands, is_first).ends_of_all(before) & after
        for each in members(because.tiles):
            fewer = replace(demands, forbidden=because.tiles & ~(1 << each))
            assert make_step(walk, fewer, is_first).ends_of_all(before) & after
        names = (ladder.board.names[each] for each in (*members(because.tiles), *because.through))
        text = because_text(because, ladder.board.names[tile], ladder.board)
        assert all(name in text for name in names)
        count += 1
    assert count > 5


def test_what_it_takes_together_cannot_be_left_out() -> None:
    """Where nothing had been closed the same events leave the tile possible."""
    count = 0
    for ladder, day, tile, reason, because in told(Inference.SEVERAL):
        if because is None:
            continue
        assert isinstance(because, Together) and len(because.parts) > 1
        if Inference.CLOSED in because.parts:
            opened = Deduction(ladder.board)
            for line in ladder.lines:
                fact = fact_of(line, ladder.board)
                if isinstance(fact, Turn):
                    opened.add_fact(replace(fact, walk=ladder.plain_walk(fact.day)))
                elif fact is not None and line.number in reason.lines:
                    opened.add_fact(fact)
            assert opened.positions_on(day) >> tile & 1
        count += 1
    assert count > 5
