"""More on what is hidden, with every Agent on small boards: legal actions, refusals, the record's growth, a match.

The hidden side of random positions is swapped for another one that the public record allows as well. `test_fairness.py`
does it for whole games of the program's own secret files.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from solo.contacts import rules
from solo.contacts.actions import Action, EndDay, MoveAgent, UseAbility
from solo.contacts.actiontext import format_action, parse_action
from solo.contacts.bots import LEVELS, TEAM_IDS
from solo.contacts.bots.alien import stray
from solo.contacts.bots.hunters import random as any_legal
from solo.contacts.deduction.exact import deduce
from solo.contacts.hints import Hints
from solo.contacts.observation import AlienSecrets
from solo.contacts.state import State
from solo.core.game import IllegalAction
from solo.core.record import Audience, Event
from solo.core.session import Session
from solo.hex.bits import members
from solo.match import Match, new_match
from solo.newgame import NewGame
from tests.contacts.boards import board_of, random_rows, random_session

ROOT = Path(__file__).parents[2]


def twin(session: Session, secrets: AlienSecrets) -> Session:
    """Return a copy of a session with another hidden side behind the same public one."""
    made = copy(session)
    made.state = State(session.state.public, secrets)
    for name in ("record", "_public", "_steps", "_sides"):
        setattr(made, name, list(getattr(session, name)))
    return made


def other_secrets(session: Session, rng: Random) -> AlienSecrets | None:
    """Return another hidden side that explains the public record, with the Alien elsewhere; None if there is none."""
    deduction = deduce(session.public_record.lines, session.state.public.board)
    elsewhere = list(members(deduction.possible & ~(1 << session.state.alien.tile)))
    if not elsewhere:
        return None
    paths = deduction.history_to(rng.choice(elsewhere))
    assert paths is not None
    return AlienSecrets(paths[0][0], paths)


def positions(seeds: range, days: int = 4) -> Iterator[tuple[Session, Session, Random]]:
    """Yield games in the Agents' turn and their twins, somewhere in the middle of random games with every Agent."""
    for seed in seeds:
        rng = Random(seed)
        made = board_of(*random_rows(rng, *rng.choice([(4, 5), (5, 6), (6, 6)])))
        session = random_session(rng, made, days, rng.choice([1, 2, 3]))
        for _ in range(rng.randrange(4, 40)):
            if session.to_move is None:
                break
            step(session)
        while session.to_move is not None and session.state.public.phase != "agents":
            step(session)
        secrets = other_secrets(session, rng) if session.to_move is not None else None
        if secrets is not None:
            yield session, twin(session, secrets), rng


def step(session: Session) -> None:
    """Let the side to move do anything legal."""
    side = session.to_move
    assert side is not None
    seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
    session.apply(stray.think(seen, legal, rng).action if side == "alien" else any_legal.choose(seen, legal, rng))


def odd_actions(session: Session, rng: Random) -> list[Action]:
    """Return actions that nobody lists: walks and targets at random, most of them illegal."""
    public = session.state.public
    tiles = list(public.board.tiles)
    found: list[Action] = [EndDay()]
    for agent, status in public.agents.items():
        found.append(MoveAgent(agent, (status.tile, *(rng.choice(tiles) for _ in range(rng.randrange(3))))))
        for ability in ("scan", "drone", "shot", "dog", "block", "catch", "detect"):
            found.append(UseAbility(agent, ability, tuple(rng.sample(tiles, rng.randrange(3)))))
    return found


# ------------------------------------------------------------------------------------------ what the team may know


def test_what_the_team_may_do_depends_on_public_facts_alone() -> None:
    compared = 0
    for session, other, rng in positions(range(300)):
        assert list(session.legal_actions()) == list(other.legal_actions())
        for action in odd_actions(session, rng):
            assert rules.refusal(session.state, action) == rules.refusal(other.state, action)
        compared += 1
    assert compared > 60


def test_refusals_show_nothing_and_change_nothing() -> None:
    for session, other, rng in positions(range(520, 600)):
        for action in odd_actions(session, rng):
            results = []
            for each in (twin(session, session.state.alien), twin(other, other.state.alien)):
                before = (each.state, list(each.record))
                try:
                    each.apply(action)
                    results.append("done")
                except IllegalAction as error:
                    results.append(str(error))
                    assert (each.state, each.record) == before
            assert results[0] == results[1]


def test_hints_depend_on_the_observation_and_not_on_what_was_asked_before() -> None:
    for session, _, _ in positions(range(180, 240)):
        seen = session.observe("agents")
        used, fresh = Hints(seen.public.board), Hints(seen.public.board)
        half = replace(seen, record=replace(seen.record, lines=seen.record.lines[: len(seen.record.lines) // 2]))
        used.belief(half)
        used.possible(half)
        assert used.belief(seen) == fresh.belief(seen)
        assert used.possible(seen) == fresh.possible(seen)


def test_an_observation_holds_nothing_of_the_aliens() -> None:
    """Walks the whole object: no secrets, no hidden event, no State."""
    for session, _, _ in positions(range(200, 240)):
        waiting, seen = [session.observe("agents")], set()
        while waiting:
            thing = waiting.pop()
            if id(thing) in seen:
                continue
            seen.add(id(thing))
            assert not isinstance(thing, AlienSecrets | State | Session | Event), thing
            if isinstance(thing, dict):
                waiting += [*thing.keys(), *thing.values()]
            elif isinstance(thing, list | tuple | set | frozenset):
                waiting += list(thing)
            elif hasattr(thing, "__dataclass_fields__"):
                waiting += [getattr(thing, name) for name in thing.__dataclass_fields__]


def test_the_public_record_grows_alike_where_the_answers_are_alike() -> None:
    """After any action with equal answers the team sees the same: phase, line numbers and the Alien's silence too."""
    compared = dogs = 0
    for session, other, rng in positions(range(220, 820)):
        legal = list(session.legal_actions())
        dog = [action for action in legal if isinstance(action, UseAbility) and action.ability == "dog"]
        for action in [*rng.sample(legal, min(4, len(legal))), *dog[:6]]:
            one, two = twin(session, session.state.alien), twin(other, other.state.alien)
            one.apply(action)
            two.apply(action)
            if found_something(one) != found_something(two):
                continue
            assert one.state.public.phase == two.state.public.phase or "over" in (
                one.state.public.phase,
                two.state.public.phase,
            ), "who must decide now shows whether there was anything to choose"
            if one.state.public.phase == "trace" and not name_the_same(one, two):
                continue
            if told(one) == told(two):
                assert one.observe("agents") == two.observe("agents"), format_action(action, session.state.public.board)
                compared += 1
                dogs += action in dog
    assert compared > 500 and dogs > 20, (compared, dogs)


def found_something(session: Session) -> bool:
    """Return whether the dog has found a trace, announced already or not."""
    lines = session.public_record.lines[-1:]
    return session.state.public.phase == "trace" or any(line.fields.get("found") for line in lines)


def name_the_same(one: Session, two: Session) -> bool:
    """Let both Aliens name a tile that both may name; False if there is none."""
    board = one.state.public.board
    both = {format_action(a, board) for a in one.legal_actions()} & {
        format_action(a, board) for a in two.legal_actions()
    }
    if both:
        for each in (one, two):
            each.apply(parse_action(min(both), board))
    return bool(both)


def told(session: Session) -> list[tuple[str, object]]:
    """Return what the public lines say, their numbers left out."""
    return [(line.type, line.fields) for line in session.public_record.lines]


# ------------------------------------------------------------------------------------------------ what a match shows


SHOWN = ("observation", "seed", "is_over", "is_practice", "opponents_go", "can_undo", "can_practice", "connection")


def test_a_match_shows_the_same_whatever_is_hidden() -> None:
    for session, other, rng in positions(range(560, 700)):
        one, two = Match(session, None), Match(other, None)
        for name in SHOWN:
            assert getattr(one, name) == getattr(two, name), name
        assert one.legal_actions() == two.legal_actions()
        for action in (*odd_actions(session, rng), *one.legal_actions()[:20]):
            assert one.refusal(action) == two.refusal(action)
            assert one.refusal(action) == rules.refusal(session.state, action)


def test_a_match_hands_out_public_events_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    match = new_match(NewGame(level=1, seed=5))
    try:
        assert all(event.audience is Audience.ALL for event in match.let_opponents_act())
        for _ in range(12):
            legal = match.legal_actions()
            events = match.act(legal[-1]) if legal else match.let_opponents_act()
            assert all(event.audience is Audience.ALL for event in events)
    finally:
        match.close()


# ------------------------------------------------------------------------------------------ what the Alien may know


def choice(session: Session, level: int) -> object:
    """Return what a level thinks now."""
    seen, legal = session.observe("alien"), session.legal_actions()
    return LEVELS[level].think(seen, legal, session.stream("alien"))


def to_alien(session: Session) -> bool:
    """Play on until the Alien must move; False if the game ends before."""
    while session.to_move == "agents":
        step(session)
    return session.to_move == "alien" and session.state.public.phase == "alien"


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_hints_asked_for_and_line_numbers_do_not_move_the_alien(level: int) -> None:
    compared = 0
    for session, _, rng in positions(range(620, 645)):
        if not to_alien(session):
            continue
        disturbed = twin(session, session.state.alien)
        disturbed.record[1:1] = [Event("hints", {"level": "full"}, Audience.TEAM)] * rng.randrange(1, 4)
        disturbed._public = [replace(line, number=line.number + 3) for line in disturbed._public]
        assert choice(session, level) == choice(disturbed, level)
        compared += 1
    assert compared > 5


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_the_alien_picks_its_start_without_the_agents(level: int) -> None:
    """CR-4: nobody stands anywhere yet, and the choice is the seed's alone."""
    for seed in range(5):
        matches = [new_match(NewGame(level=level, seed=seed + 1), saved=False) for _ in range(2)]
        assert choice(matches[0].session, level) == choice(matches[1].session, level)
        assert not any(status.is_placed for status in matches[0].observation.public.agents.values())


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_thinking_about_other_games_in_between_changes_nothing(level: int) -> None:
    """What a level keeps between two thoughts (it follows deductions) is never seen in what it chooses."""
    sessions = [session for session, _, _ in positions(range(640, 664)) if to_alien(session)]
    assert len(sessions) > 5
    forwards = {id(session): choice(session, level) for session in sessions}
    backwards = {id(session): choice(session, level) for session in sessions[::-1]}
    assert forwards == backwards


# --------------------------------------------------------------------------------------- one seed, one game, anywhere


PROGRAM = """
import hashlib
from solo.contacts.bots import LEVELS, TEAM_IDS
from solo.simulate import Task, play_task
for team, level in sorted({*(("greedy", level) for level in LEVELS), *((team, 3) for team in TEAM_IDS)}):
    for agents in (("grey", "purple", "black"), ("turquoise", "white", "brown"), ("red", "orange", "green")):
        played = play_task(Task("major-breakdown", agents, level, team, 7, keep_record=True))
        print(team, level, *agents, hashlib.sha256(played.record.encode()).hexdigest())
"""


def test_hash_order_decides_nothing() -> None:
    """The same seeds under two hash seeds, in processes of their own: the same records, byte for byte."""
    printed = []
    for hash_seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", PROGRAM], cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300
        )
        assert done.returncode == 0, done.stderr
        printed.append(done.stdout)
    assert printed[0] == printed[1]
    assert len(set(printed[0].splitlines())) == 3 * (len(LEVELS) + len(TEAM_IDS) - 1)
