"""What is believed of a program depends on the record alone: not on when one asked, nor in which order or what else."""

from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from solo.contacts.bots import LEVELS
from solo.contacts.bots.alien import phantom, stray
from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.alien.mind import Mind
from solo.contacts.bots.alien.strategy import Strategy, balanced_strategy, played_strategy
from solo.contacts.public import ALIEN, PublicState
from solo.core.record import PublicRecord
from solo.core.session import Session
from tests.contacts.bots.boxes import any_choice, boxed_game, decisions

Asked = tuple[PublicState, PublicRecord]

MADE: dict[str, Callable[..., Strategy]] = {
    "plays for itself": lambda facts, histories, known: played_strategy(facts, histories, known, stray.shares),
    "searches": phantom.PROGRAM.mind.made,
    "balances": lambda facts, histories, known: balanced_strategy(facts, histories, 4),
}

each_program = pytest.mark.parametrize("program", MADE)


def mind(program: str) -> Mind:
    """Return a mind that knows nothing yet."""
    return Mind(MADE[program], lambda public: public.board.starts, 30)


def questions(seed: int, most: int = 14) -> list[Asked]:
    """Return what could be asked in a game, from day 1 on, by either side."""
    session, found = boxed_game(seed), []
    for _ in decisions(session):
        public = session.state.public
        if public.day and public.phase in ("alien", "after", "agents"):
            found.append((public, session.public_record))
    return found[:: max(1, len(found) // most)]


def told(one: Mind, asked: Asked) -> tuple[object, ...]:
    """Return all that a mind says."""
    histories = one.histories(*asked)
    found = (histories.camps.tolist(), histories.progress.tolist())
    if asked[0].phase != "alien":
        return found
    strategy = one.strategy(*asked)
    return (*found, strategy.rows, strategy.choices.ends.tolist(), strategy.mixture.shares.tolist())


@each_program
@pytest.mark.parametrize("seed", range(4))
def test_it_says_the_same_live_resumed_or_in_any_order(program: str, seed: int) -> None:
    asked = questions(seed)
    live = mind(program)
    said = [told(live, each) for each in asked]
    assert [told(live, each) for each in asked[::-1]] == said[::-1], "taken back step by step"
    order = Random(seed).sample(range(len(asked)), len(asked))
    assert [told(live, asked[number]) for number in order] == [said[number] for number in order]
    for number in order[:3]:
        assert told(mind(program), asked[number]) == said[number], "resumed: asked for the first time"


@each_program
def test_two_games_in_turns_do_not_mix(program: str) -> None:
    one, other = questions(1), questions(2)
    both = mind(program)
    for mine, theirs in zip(one, other, strict=False):
        assert told(both, mine) == told(mind(program), mine)
        assert told(both, theirs) == told(mind(program), theirs)


def branches(seed: int) -> tuple[list[Asked], list[Asked]]:
    """Return what is asked in a game, and in one that is the same up to a certain action, as after an undo."""
    found: list[list[Asked]] = []
    for branch in range(2):
        session, asked, rng = boxed_game(seed, least_days=6), [], Random(f"{seed} {branch}")
        number = 0
        while session.let_chance_act() is not None and session.to_move is not None:
            public = session.state.public
            if public.day and public.phase in ("alien", "after", "agents"):
                asked.append((public, session.public_record))
            action = any_choice(session)
            number += public.day > 0
            if branch and number == 9:
                action = rng.choice(list(session.legal_actions()))
            session.apply(action)
        found.append(asked)
    return found[0], found[1]


@each_program
def test_after_an_undo_the_other_way_is_all_that_counts(program: str) -> None:
    compared = 0
    for seed in range(7):
        first, second = branches(seed)
        if [record for _, record in first] == [record for _, record in second]:
            continue
        one = mind(program)
        for each in first[-2:]:
            told(one, each)
        for each in second[-2:]:
            assert told(one, each) == told(mind(program), each)
            compared += 1
    assert compared > 5


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_each_levels_mind_has_its_histories(level: int) -> None:
    session = boxed_game(4)
    for side in decisions(session):
        public = session.state.public
        if side == ALIEN and public.phase == "alien":
            histories = LEVELS[level].mind.histories(public, session.public_record)
            assert len(histories.camps) == LEVELS[level].mind.number
            assert histories.shares().sum() == pytest.approx(1.0, abs=1e-4)
            assert histories.shares()[~possible(session, histories)].sum() == 0
            return
    raise AssertionError("the Alien never moved")


def possible(session: Session, histories: Histories) -> "np.ndarray[tuple[int], np.dtype[np.bool_]]":
    from solo.contacts.deduction.exact import deduce

    found = deduce(session.public_record.lines, histories.board).possible
    return np.array([bool(found >> tile & 1) for tile in histories.board.tiles])
