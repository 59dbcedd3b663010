"""No secret leaks, either way: what a side may not know is swapped, and nothing it sees or does changes.

Adele 10, engine duty 2: with one seed, other plans, inventories, mission tiles and unseen objects change no decision of
the Alien in its phase; another hand and other contagion faces change nothing for the human.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, replace
from itertools import chain
from random import Random
from typing import Any

import pytest

from solo import adelelibrary
from solo.adele import rules
from solo.adele.bots import CREWS, LEVELS
from solo.adele.game import GAME
from solo.adele.observation import AlienObservation, CrewObservation
from solo.adele.places import members
from solo.adele.redact import alien_observation, crew_observation
from solo.adele.rules.deals import mission_places
from solo.adele.state import State
from solo.core.record import Audience, public_part
from solo.core.session import Session, SessionInfo

SCENARIOS = ["two-left", "cold-hub", "falling"]


def choice(session: Session, level: int, crew: str) -> Any:
    side = session.to_move
    assert side is not None
    rng = session.stream(side)
    if side == "chance":
        return GAME.draw(session.state, rng)
    seen, legal = session.observe(side), session.legal_actions()
    return LEVELS[level].choose(seen, legal, rng) if side == "alien" else CREWS[crew](seen, legal, rng)


def moments(id: str, seed: int, level: int, side: str) -> Iterator[Session]:
    """Yield a game as it stands at each decision of a side after the set-up."""
    session = Session(GAME, adelelibrary.setup_of(id), SessionInfo("fair", seed, {}))
    while session.to_move is not None:
        if session.to_move == side and session.state.public.played:
            yield session
        session.apply(choice(session, level, "greedy"))


def other_crew(state: State, rng: Random) -> State:
    """Return a State with all changed that the Alien must not know."""
    facts, crew = state.public, state.crew
    places = sorted(state.hidden.objects)
    pool = [
        *(state.hidden.objects[place] for place in places),
        *(what for who in facts.members for what in crew.carried[who]),
    ]
    rng.shuffle(pool)
    found = dict(zip(places, pool, strict=False))
    rest = iter(pool[len(places) :])
    carried = {who: tuple(sorted(next(rest) for _ in crew.carried[who])) for who in facts.members}
    free = [place for place in members(mission_places(state)) if place not in facts.delivered.values()]
    missions = {**dict(zip(crew.missions, rng.sample(free, len(crew.missions)), strict=True)), **facts.delivered}
    plans = {who: tuple(rng.sample(plan, len(plan))) for who, plan in crew.plans.items()}
    others = sorted((*crew.reserve, *("serum",) * 5))[: len(crew.reserve)]
    swapped = replace(
        crew,
        plans=plans,
        carried=carried,
        seen={at: found[at] for at in crew.seen},
        missions=missions,
        reserve=tuple(others),
    )
    return replace(state, crew=swapped, hidden=replace(state.hidden, objects=found))


def other_alien(state: State, rng: Random) -> State:
    """Return a State with all changed that the human must not know."""
    facts, bag = state.public, state.hidden.bag
    pool = sorted((Counter(bag) + Counter(state.alien.hand)).elements())
    hand = rng.sample(pool, len(state.alien.hand))
    left = Counter(pool) - Counter(hand)
    contaminated = {who: rng.randint(0, min(1, status.contagion)) for who, status in facts.members.items()}
    secrets = replace(state.alien, hand=tuple(sorted(hand)), contaminated=contaminated)
    return replace(state, alien=secrets, hidden=replace(state.hidden, bag={kind: left[kind] for kind in bag}))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("id", SCENARIOS)
def test_the_alien_decides_alike_whatever_the_crew_hides(id: str, level: int) -> None:
    changed = 0
    games = chain.from_iterable(moments(id, seed, level, "alien") for seed in (level, level + 10))
    for number, session in enumerate(games):
        other = other_crew(session.state, Random(number))
        record = session.public_record
        mine, theirs = alien_observation(session.state, record), alien_observation(other, record)
        assert mine == theirs
        assert rules.legal_actions(session.state) == rules.legal_actions(other)
        legal = rules.legal_actions(other)
        assert LEVELS[level].choose(mine, legal, Random(1)) == LEVELS[level].choose(theirs, legal, Random(1))
        changed += other != session.state
    assert changed > 20


@pytest.mark.parametrize("level", LEVELS)
def test_a_whole_alien_phase_goes_alike_whatever_was_planned_and_is_carried(level: int) -> None:
    """Engine duty 2, played through: from the phase's first decision to the plans' being shown."""
    compared = 0
    for number, session in enumerate(moments("night-shift", 7, level, "alien")):
        if session.state.public.phase != "alien" or number % 3:
            continue
        assert phase_of(session.state, level) == phase_of(other_crew(session.state, Random(number)), level)
        compared += 1
    assert compared > 5


def phase_of(state: State, level: int) -> list[str]:
    """Return all decisions and public events of the rest of an Alien Phase, dice and the crew's answers being alike."""
    rng, found = Random(5), list[str]()
    while state.public.phase == "alien" and state.public.outcome is None:
        side, legal = rules.to_move(state), rules.legal_actions(state)
        record = public_part(())
        if side == "alien":
            action = LEVELS[level].choose(alien_observation(state, record), legal, rng)
        else:
            action = legal[rng.randrange(len(legal))]
        state, told = rules.apply(state, action)
        found += [
            str(action),
            *(str(event) for event in told if event.audience is Audience.ALL and event.type != "plans"),
        ]
    return found


@pytest.mark.parametrize("crew", CREWS)
@pytest.mark.parametrize("id", SCENARIOS)
def test_the_human_sees_and_a_crew_does_the_same_whatever_the_alien_hides(id: str, crew: str) -> None:
    changed = 0
    for number, session in enumerate(moments(id, 3, 2, "crew")):
        if number % 3:
            continue
        other = other_alien(session.state, Random(number))
        record = session.public_record
        mine, theirs = crew_observation(session.state, record), crew_observation(other, record)
        assert mine == theirs
        legal = rules.legal_actions(session.state)
        assert legal == rules.legal_actions(other)
        assert CREWS[crew](mine, legal, Random(1)) == CREWS[crew](theirs, legal, Random(1))
        changed += other != session.state
    assert changed > 10


def test_observations_hold_public_facts_the_record_and_own_secrets_only() -> None:
    """The types make cheating impossible: no field of an observation leads to the other side's secrets."""
    assert [field.name for field in fields(AlienObservation)] == ["public", "record", "alien"]
    assert [field.name for field in fields(CrewObservation)] == ["public", "record", "crew"]


def test_the_public_record_names_no_hidden_thing() -> None:
    """What is taken, handed over, looked at, drawn or left in the reserve is public as a number or a place only."""
    silent = {
        "took",
        "left",
        "looked",
        "handed_over",
        "reserve_taken",
        "tokens_drawn",
        "contagion",
        "cleansed",
        "plan_sealed",
    }
    figures = adelelibrary.scenario("two-left").figures
    things = {*figures.cargo, *figures.reserve}
    met = set()
    for id in SCENARIOS:
        for session in moments(id, 11, 2, "crew"):
            last = session
        for line in last.public_record.lines:
            if line.type in silent:
                met.add(line.type)
                words = {
                    word for value in line.fields.values() for word in (value if isinstance(value, list) else [value])
                }
                named = things if line.type == "contagion" else things | {*figures.tokens}
                assert not named & {str(word) for word in words} and "clean" not in words, line
    assert {"took", "looked", "tokens_drawn"} <= met
