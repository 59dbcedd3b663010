"""No secret leaks, either way: what a side may not know is swapped for something else, and nothing it sees changes."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from solo import library
from solo.contacts import rules
from solo.contacts.agents import agents
from solo.contacts.bots import LEVELS, TEAM_IDS, TEAMS, team_of
from solo.contacts.game import GAME
from solo.contacts.hints import Hints
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import ALIEN, TEAM
from solo.contacts.redact import alien_observation, team_observation
from solo.contacts.state import State
from solo.contacts.text import sentence
from solo.core.session import Session, SessionInfo
from solo.hex.bits import members

ROOT = Path(__file__).resolve().parents[2]


def positions(scenario: str, seed: int, level: int) -> list[Session]:
    """Return one game, stopped at several of the team's choices (each a session of its own, replayed)."""
    rng = Random(f"{scenario} {seed}")
    size = library.scenario(scenario).team_size
    team = tuple(rng.sample(sorted(agents()), size))
    stops = sorted(rng.sample(range(4, 40), 3))
    found = []
    for stop in stops:
        session = Session(GAME, library.setup_of(scenario, team), SessionInfo("fair", seed, {}))
        for _ in range(stop):
            side = session.to_move
            if side is None:
                break
            seen, legal, stream = session.observe(side), session.legal_actions(), session.stream(side)
            think, choose = LEVELS[level].think, TEAMS["greedy"]
            session.apply(think(seen, legal, stream).action if side == ALIEN else choose(seen, legal, stream))
        if session.to_move == TEAM and session.state.public.day:
            found.append(session)
    return found


def swapped(session: Session, rng: Random) -> State:
    """Return the state with another hidden side that the public record allows as well."""
    board = session.setup.scenario.board
    hints, seen = Hints(board), session.observe(TEAM)
    tile = rng.choice(list(members(hints.possible(seen))))
    paths = hints.how_here(seen, tile)
    assert paths is not None
    secrets = AlienSecrets(paths[0][0], paths)
    return replace(session.state, alien=secrets)


@pytest.mark.parametrize("scenario", ["major-breakdown", "lost-in-the-rockies", "street-noise", "open-door"])
@pytest.mark.parametrize("seed", range(6))
def test_the_team_sees_the_same_whatever_the_alien_hides(scenario: str, seed: int) -> None:
    rng = Random(seed)
    for session in positions(scenario, seed, level=1 if seed % 2 else 3):
        other = swapped(session, rng)
        record = session.public_record
        mine, theirs = team_observation(session.state, record), team_observation(other, record)
        assert mine == theirs
        assert rules.legal_actions(session.state) == rules.legal_actions(other)
        hints = [Hints(session.setup.scenario.board) for _ in range(2)]
        for ask in (Hints.possible, Hints.by_zone, Hints.belief, Hints.sizes):
            assert ask(hints[0], mine) == ask(hints[1], theirs)
        for agent in sorted(mine.public.agents):
            assert hints[0].options(mine, agent) == hints[1].options(theirs, agent)
        for id in TEAM_IDS:
            choose = team_of(id, 1 + seed % len(LEVELS))
            choices = [
                choose(each, rules.legal_actions(state), Random(1))
                for each, state in ((mine, session.state), (theirs, other))
            ]
            assert choices[0] == choices[1]
        board = session.setup.scenario.board
        assert [sentence(line, board) for line in record.lines]


def test_the_swap_really_changes_the_hidden_side() -> None:
    rng = Random(5)
    changed = [
        swapped(session, rng).alien != session.state.alien
        for seed in range(6)
        for session in positions("major-breakdown", seed, level=3)
    ]
    assert sum(changed) > len(changed) / 2 > 3


def test_an_observation_of_the_team_holds_nothing_of_the_alien() -> None:
    for session in positions("major-breakdown", 3, level=3):
        shown = repr(session.observe(TEAM))
        assert "AlienSecrets" not in shown
        lines = session.public_record.lines
        assert not any(line.type in ("path", "start", "action", "note", "match") for line in lines)


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("scenario", ["major-breakdown", "lost-in-the-rockies"])
def test_the_alien_chooses_the_same_whatever_the_team_hides(level: int, scenario: str) -> None:
    """What it must not know here: the team's random stream, hints asked for, the session's seed and purpose."""
    for seed in range(3):
        setup = library.setup_of(scenario)
        sessions = [
            Session(GAME, setup, SessionInfo("fair", seed, {})),
            Session(GAME, setup, SessionInfo("other", 99, {})),
        ]
        for _ in range(30):
            side = sessions[0].to_move
            if side is None:
                break
            if side == TEAM:
                first = sessions[0]
                action = TEAMS["greedy"](first.observe(TEAM), first.legal_actions(), first.stream(TEAM))
            else:
                thoughts = []
                for session in sessions:
                    session.stream(TEAM).random()
                    seen = alien_observation(session.state, session.public_record)
                    thoughts.append(LEVELS[level].think(seen, session.legal_actions(), Random(seed)))
                assert thoughts[0] == thoughts[1]
                action = thoughts[0].action
            for session in sessions:
                session.apply(action)


def test_one_seed_gives_one_record_under_any_hash_seed() -> None:
    code = """
from solo.simulate import Task, play_task
for scenario in ("major-breakdown", "lost-in-the-rockies"):
    for level in (1, 3):
        print(play_task(Task(scenario, (), level, "greedy", 7, keep_record=True)).record)
"""
    printed = set()
    for hash_seed in ("0", "1", "4711"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            timeout=120,
            check=True,
        )
        printed.add(done.stdout)
    assert len(printed) == 1


@pytest.mark.parametrize("level", sorted(LEVELS))
def test_no_level_ever_moves_illegally(level: int) -> None:
    """`apply` refuses an illegal move (CR-6), so a game that ends proves that none was tried."""
    for seed in range(15 if level <= 3 else 5):
        team = tuple(Random(seed).sample(sorted(agents()), 3))
        session = Session(GAME, library.setup_of("major-breakdown", team), SessionInfo("legal", seed, {}))
        while (side := session.to_move) is not None:
            seen, legal, stream = session.observe(side), session.legal_actions(), session.stream(side)
            if side == ALIEN:
                session.apply(LEVELS[level].think(seen, legal, stream).action)
            else:
                session.apply(TEAMS["random"](seen, legal, stream))
