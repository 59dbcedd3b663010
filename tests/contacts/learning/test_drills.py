"""Drills: the same from the same id, checked by the oracle's exact sets, graded so that who knows more fares better."""

from collections import Counter
from functools import cache
from random import Random

import pytest

from solo import library
from solo.contacts.learning.drill import HIGHEST_SEED, Answer, Drill, Kind, drill_id, parse_drill_id, rating_of, wanted
from solo.contacts.learning.drillcheck import check, solution
from solo.contacts.learning.drillmaking import drill_of, suits
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.position import ladder_of
from solo.contacts.learning.pupil import Pupil, answer_of
from solo.contacts.scenario import Scenario
from solo.hex.bits import lowest, members
from tests.contacts import oracle

SEEDS = range(210, 224)
"""Two seeds for each inference."""


@cache
def files() -> tuple[Scenario, ...]:
    return tuple(library.scenario(path.stem) for path in library.program_files("scenario"))


@cache
def drill(kind: Kind, seed: int) -> Drill:
    return drill_of(drill_id(kind, seed), files())


def every_drill() -> list[Drill]:
    return [drill(kind, seed) for kind in Kind for seed in SEEDS]


def listing_of(file: Scenario) -> oracle.OracleMap:
    """Return the oracle's board of a secret file's map."""
    text = library.map_path(file.board.id).read_text(encoding="utf-8")
    rows = [line.strip()[3:-1] for line in text.splitlines() if line.startswith('  - "')]
    half = len(rows) // 2
    return oracle.OracleMap.from_text(rows[:half], rows[half:])


@pytest.mark.parametrize("kind", Kind)
def test_the_same_id_is_the_same_drill(kind: Kind) -> None:
    first = drill(kind, SEEDS[3])
    again = drill_of(first.id, reversed(files()))
    assert again == first
    assert drill(kind, SEEDS[4]).seen.record != first.seen.record


def test_ids_have_one_text_form() -> None:
    for kind in Kind:
        assert parse_drill_id(drill_id(kind, 42)) == (kind, 42)
    assert {wanted(seed) for seed in SEEDS} == set(Inference)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "begins with one of mark, inout"),
        ("marc-3", "begins with one of mark, inout"),
        ("mark", "comes a number from 0 to 999999"),
        ("mark--3", "comes a number"),
        ("mark-1000000", "comes a number"),
        ("mark-²", "comes a number"),
    ],
)
def test_a_text_that_is_no_id_is_refused_with_what_would_be_right(text: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        parse_drill_id(text)
    assert HIGHEST_SEED == 999_999


def test_no_drill_without_a_secret_file_that_suits() -> None:
    with pytest.raises(ValueError, match="no secret file"):
        drill_of("mark-1", [file for file in files() if not suits(file)])


def test_every_drill_has_one_right_answer_and_wrong_ones() -> None:
    for made in every_drill():
        right = solution(made)
        assert check(made, right).solved, made.id
        assert not check(made, Answer()).solved or made.kind is Kind.INOUT, made.id
        if made.tiles and made.kind is not Kind.QUESTION and made.kind is not Kind.WHY:
            tile = lowest(made.tiles)
            verdict = check(made, Answer(tiles=right.tiles ^ 1 << tile))
            assert [remark.tile for remark in verdict.remarks] == [tile]


def test_wrong_tiles_are_explained_by_a_proof_or_a_whole_history() -> None:
    explained: Counter[str] = Counter()
    for made in every_drill():
        if made.kind in (Kind.WHY, Kind.QUESTION):
            continue
        right = solution(made).tiles
        for answer in (Answer(tiles=made.tiles), Answer()):
            for remark in check(made, answer).remarks:
                possible = right >> remark.tile & 1
                assert (remark.reason is None) == bool(possible) == (remark.paths is not None)
                if remark.paths:
                    camps = [remark.paths[0][0], *(path[-1] for path in remark.paths)]
                    assert camps[made.day] == remark.tile
                explained["path" if possible else "proof"] += 1
    assert min(explained.values()) >= 20, explained


def test_possible_tiles_are_the_oracles() -> None:
    """On the small map, where the oracle can still search: marks and tiles in or out."""
    seen = 0
    for made in every_drill():
        if made.kind not in (Kind.MARK, Kind.INOUT) or made.board.id != "S" or made.day > 3:
            continue
        record = [{"type": line.type, **line.fields} for line in made.seen.record.lines]
        expected = oracle.search_positions(listing_of(made.scenario), record)
        assert set(made.board.names_of(solution(made).tiles)) == expected & set(made.board.names_of(made.tiles))
        seen += 1
    assert seen >= 4


def test_any_proof_counts_that_needs_all_its_events() -> None:
    for seed in SEEDS:
        made = drill(Kind.WHY, seed)
        ladder, lines = ladder_of(made.seen), solution(made).lines
        other = next(event.line for event in ladder.events if event.line not in lines)
        padded = check(made, Answer(lines=(*lines, other)))
        assert not padded.solved and len(padded.idle) >= 1
        trimmed = tuple(sorted({*lines, other} - set(padded.idle)))
        assert check(made, Answer(lines=trimmed)).solved
        short = check(made, Answer(lines=lines[1:]))
        assert not short.solved and short.fits is not None and short.fits[-1][-1] == lowest(made.tiles)


def test_the_best_question_is_the_one_that_leaves_fewest_tiles() -> None:
    for seed in SEEDS:
        made = drill(Kind.QUESTION, seed)
        possible = ladder_of(made.seen).limited(Inference.SEVERAL)
        assert made.tiles == possible
        left = sorted(choice.left for choice in made.choices)
        assert len(left) >= 3 and left[0] + 0.2 < left[1]
        assert all(0 < value <= possible.bit_count() for value in left)
        assert check(made, solution(made)).best == solution(made).choice


# How hard they are


def test_who_knows_the_hardest_inference_solves_a_drill_and_who_knows_one_less_does_not() -> None:
    """The difficulty of a drill is what pupils without that inference show."""
    for made in every_drill():
        assert check(made, answer_of(Pupil(made.inference), made, Random(0))).solved, made.id
        if made.inference > Inference.DIRECT:
            less = Pupil(Inference(made.inference - 1))
            assert not check(made, answer_of(less, made, Random(0))).solved, made.id


def test_the_scale_is_one() -> None:
    """Pupils who know more solve more, though they overlook a thing now and then; and harder drills are solved less."""
    solved: Counter[Inference] = Counter()
    failed: Counter[Inference] = Counter()
    for made in every_drill()[::2]:
        for kind in Inference:
            right = check(made, answer_of(Pupil(kind, 0.01), made, Random(made.id + kind.name))).solved
            solved[kind] += right
            failed[made.inference] += not right
    counts = [solved[kind] for kind in Inference]
    assert counts == sorted(counts) and counts[0] < counts[-1] / 2, counts
    tried = Counter(made.inference for made in every_drill()[::2])
    shares = [failed[kind] / tried[kind] for kind in Inference if tried[kind] >= 3]
    assert shares == sorted(shares) and shares[0] < shares[-1], shares


def test_ratings_rise_with_the_inference() -> None:
    for kind in Kind:
        values = [rating_of(kind, each).value for each in Inference]
        assert values == sorted(set(values))


def test_wanted_inferences_are_found_where_tiles_can_be_picked() -> None:
    for kind in (Kind.MARK, Kind.INOUT, Kind.WHY):
        near = [abs(drill(kind, seed).inference - wanted(seed)) for seed in SEEDS]
        assert sum(distance == 0 for distance in near) >= 10 and max(near) <= 2, (kind, near)


def test_whoever_begins_has_little_to_read_and_no_trifle_to_find() -> None:
    """An easy drill is early in its game, and its hardest tile is ruled out by an answer, not by who stood on it."""
    for made in every_drill():
        ladder = ladder_of(made.seen)
        if wanted(parse_drill_id(made.id)[1]) is Inference.DIRECT and made.kind is not Kind.PAST:
            assert made.seen.public.day <= 2, made.id
        if made.kind is Kind.QUESTION:
            assert made.tiles.bit_count() <= 30
        elif made.inference is Inference.DIRECT:
            reasons = [ladder.reason(tile, made.day) for tile in members(made.tiles)]
            assert any(reason is not None and reason.lines for reason in reasons), made.id


def test_tiles_to_judge_are_some_of_both_sorts() -> None:
    for seed in SEEDS:
        made = drill(Kind.INOUT, seed)
        possible = solution(made).tiles
        assert 3 <= made.tiles.bit_count() <= 5
        assert possible and made.tiles & ~possible
        assert all(made.board.terrain[tile] in ("field", "forest", "city") for tile in members(made.tiles))
