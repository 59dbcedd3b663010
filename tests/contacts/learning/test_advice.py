"""Graded hints: true against the notes, no more than their grade, and enough to get to the exact set step by step."""

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from solo import library
from solo.contacts.learning.advice import Advisor, Grade, left_to_deduce, open_in
from solo.contacts.learning.asker import Asker
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.position import ladder_of
from solo.contacts.learning.simulated import moments
from solo.contacts.observation import TeamObservation
from solo.contacts.public import TEAM, Setup
from solo.contacts.redact import team_observation
from solo.hex.bits import members
from tests.contacts.boards import random_session


@cache
def positions() -> tuple[TeamObservation, ...]:
    """Return some positions of two games, one on each map, one with a dog."""
    found: list[TeamObservation] = []
    for id, team in (("major-breakdown", ("yellow", "purple", "turquoise")), ("lost-in-the-rockies", None)):
        file = library.scenario(id)
        played = moments(Setup(file, team or file.suggested), 2, Asker(), 5)
        seen = [moment.seen for moment in played if moment.seen.public.day > 0]
        found += seen[3::7]
    return tuple(found)


def marks(tiles: int, mark: str) -> dict[int, str]:
    return dict.fromkeys(members(tiles), mark)


def test_what_is_left_is_the_difference_to_the_exact_set() -> None:
    """Without notes everything is left; with the whole truth noted, in either style, nothing is."""
    for seen in positions():
        ladder = ladder_of(seen)
        exact, ground = ladder.limited(Inference.SEVERAL), ladder.ground()
        left = left_to_deduce(ladder, {})
        assert left.count == (ground & ~exact).bit_count() and not left.mistaken
        for notes in (marks(ground & ~exact, "no"), marks(exact, "possible"), marks(exact, "possible") | {}):
            assert left_to_deduce(ladder, notes).is_nothing
        for kind, tiles in left.missing.items():
            assert all(ladder.kind_of(tile) is kind for tile in members(tiles))


@pytest.mark.parametrize(
    ("notes", "expected"),
    [
        ({}, 0b1111),
        ({0: "no"}, 0b1110),
        ({0: "possible"}, 0b0001),
        ({0: "possible", 1: "suspect"}, 0b0011),
        ({0: "suspect"}, 0b1111),
        ({0: "possible", 1: "no"}, 0b1101),
    ],
)
def test_how_notes_are_read(notes: dict[int, str], expected: int) -> None:
    """SR-91."""
    assert open_in(notes, 0b1111) == expected


def test_step_by_step_the_hints_lead_to_the_exact_set() -> None:
    """Each step's tiles fall by its proof, are ruled out for good, and were open; then nothing is left."""
    kinds: Counter[Inference] = Counter()
    for seen in positions():
        advisor, notes = Advisor(seen.public.board), dict[int, str]()
        exact = advisor.ladder(seen).limited(Inference.SEVERAL)
        while (hint := advisor.hint(seen, notes, Grade.STEP)) is not None:
            assert hint.reason is not None and hint.inference is hint.reason.kind and not hint.mistakes
            assert hint.falls and not hint.falls & exact
            assert all(advisor.ladder(seen).excludes(hint.reason.kind, hint.reason.lines, tile)
                       for tile in members(hint.falls))  # fmt: skip
            assert not any(tile in notes for tile in members(hint.falls))
            notes |= marks(hint.falls, "no")
            kinds[hint.reason.kind] += 1
        assert advisor.left(seen, notes).is_nothing
    assert len(kinds) >= 5, kinds


def test_a_hint_tells_no_more_than_its_grade() -> None:
    for seen in positions():
        advisor = Advisor(seen.public.board)
        hints = {grade: advisor.hint(seen, {}, grade) for grade in Grade}
        step = hints[Grade.STEP]
        for grade, hint in hints.items():
            assert hint is not None and step is not None
            assert hint.line == step.line
            assert hint.region == (step.region if grade >= Grade.REGION else "")
            assert hint.inference == (step.inference if grade >= Grade.INFERENCE else None)
            assert bool(hint.falls) == (grade is Grade.STEP) == (hint.reason is not None)


def test_the_easiest_inference_comes_first() -> None:
    for seen in positions():
        ladder, advisor = ladder_of(seen), Advisor(seen.public.board)
        notes = marks(ladder.ground() & ~ladder.limited(Inference.DAYS), "no")
        hint = advisor.hint(seen, notes, Grade.INFERENCE)
        harder = list(left_to_deduce(ladder, notes).missing)
        assert (hint.inference if hint else None) == min(harder, default=None)
        assert all(kind > Inference.DAYS for kind in harder)


def test_a_wrong_mark_is_told_first_and_shown_by_a_whole_history() -> None:
    for seen in positions():
        advisor = Advisor(seen.public.board)
        exact = advisor.ladder(seen).limited(Inference.SEVERAL)
        tile = next(members(exact))
        left = advisor.left(seen, {tile: "no"})
        assert left.mistaken == 1 << tile and not left.is_nothing
        nudge, step = (advisor.hint(seen, {tile: "no"}, grade) for grade in (Grade.NUDGE, Grade.STEP))
        assert nudge is not None and nudge.mistakes and not nudge.falls and nudge.paths is None
        assert step is not None and step.falls == 1 << tile and step.paths is not None
        assert step.paths[-1][-1] == tile


def test_the_answer_depends_on_observation_and_notes_alone() -> None:
    """An advisor that has answered about another game says what a new one says."""
    first, last = positions()[0], positions()[1]
    used = Advisor(first.public.board)
    used.hint(last, {}, Grade.STEP)
    assert used.hint(first, {}, Grade.STEP) == Advisor(first.public.board).hint(first, {}, Grade.STEP)


def test_swapping_the_truth_changes_no_hint() -> None:
    """The same public record with the Alien somewhere else: the same observation, and the same hints of every grade."""
    swapped = 0
    for seed in range(3):
        session = random_session(Random(seed), library.scenario("major-breakdown").board, 3, 3)
        while session.let_chance_act() is not None and session.to_move is not None:
            if session.to_move == TEAM and session.state.public.day == 2:
                break
            session.apply(Random(seed).choice(session.legal_actions()))
        seen = session.observe(TEAM)
        deduction = ladder_of(seen).deduction
        tile = list(members(deduction.possible))[-1]
        paths = deduction.history_to(tile)
        assert paths is not None
        alien = replace(session.state.alien, start=paths[0][0], paths=paths)
        other = team_observation(replace(session.state, alien=alien), session.public_record)
        assert other == seen
        for grade in Grade:
            assert Advisor(seen.public.board).hint(other, {}, grade) == Advisor(seen.public.board).hint(seen, {}, grade)
        swapped += alien != session.state.alien
    assert swapped
