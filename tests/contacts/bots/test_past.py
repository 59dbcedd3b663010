"""The facts of past mornings, told again from the record, are those that the rules had in each game."""

from collections.abc import Iterator
from dataclasses import fields

import pytest

from solo.contacts.actions import AlienMove
from solo.contacts.bots.past import mornings
from solo.contacts.public import PublicState
from solo.core.session import Session
from tests.contacts.bots.boxes import any_choice, boxed_game

UNTOLD = {"agents", "landed", "sighted", "detections", "hands", "discard", "played", "oracle"}
"""What nobody who asks for a past morning looks at; of the Agents only where they stand."""


def moves_of(session: Session) -> Iterator[list[PublicState]]:
    """Play a game; yield before each of the Alien's moves the real facts before this and all earlier ones."""
    real: list[PublicState] = []
    while session.let_chance_act() is not None and session.to_move is not None:
        action = any_choice(session)
        if isinstance(action, AlienMove):
            real.append(session.state.public)
            yield real
        session.apply(action)


def what_counts(public: PublicState) -> dict[str, object]:
    found = {field.name: getattr(public, field.name) for field in fields(public) if field.name not in UNTOLD}
    return found | {"agents": {agent: status.tile for agent, status in public.agents.items()}}


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_mornings_are_those_that_were(first: int) -> None:
    """Cards before and after the move, tokens, Grey's forms, replacements, mission cards, Witness and Oracle."""
    compared = 0
    for seed in range(first, first + 50):
        session = boxed_game(seed)
        for real in moves_of(session):
            told = mornings(session.state.public, session.public_record.lines)
            assert [what_counts(public) for public in told] == [what_counts(public) for public in real]
            compared += 1
    assert compared > 50


WANTED = {
    "rider", "roadblock", "named", "face", "gone", "forms", "points", "lakes", "announced", "M04", "M06", "M08", "M10",
    "M14", "M15", "witness locked", "witness ready", "witness used", "witness gone",
}  # fmt: skip


def test_the_material_has_everything_in_it() -> None:
    """Or the comparison above would show nothing."""
    missing = {*WANTED}
    for seed in range(200):
        for real in moves_of(boxed_game(seed)):
            public = real[-1]
            facts = {
                name: getattr(public, name) for name in ("rider", "roadblock", "named", "face", "gone", "announced")
            }
            facts |= {
                "forms": public.spent_forms,
                "points": public.effects.budget_change,
                "lakes": public.effects.lakes,
            }
            missing -= {name for name, fact in facts.items() if fact not in (None, 0, False, frozenset())}
            missing -= {f"witness {public.witness}", *public.missions}
        if not missing:
            return
    raise AssertionError(f"never seen: {sorted(missing)}")


def test_the_alien_may_have_been_caught_at_once() -> None:
    """CR-5: a day on which it could not move has a morning, but no turn of its own."""
    for seed in range(400):
        session = boxed_game(seed, least_days=6)
        for _ in moves_of(session):
            pass
        public = session.state.public
        if public.outcome is not None and public.outcome.why == "stuck" and session.to_move is None:
            told = mornings(public, session.public_record.lines)
            assert [each.day for each in told] == list(range(1, public.day + 1))
            return
    raise AssertionError("no such game")
