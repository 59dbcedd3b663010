"""Whole games, state by state, against golden files: whatever changes a rule or a choice shows as a difference.

A wanted change: `pytest tests/contacts/test_playthroughs.py --regenerate`, then read the difference before a commit.
"""

import difflib
from collections.abc import Iterator
from pathlib import Path

import pytest

from solo import library
from solo.contacts.bots import LEVELS, TEAMS
from solo.contacts.deduction.exact import deduce
from solo.contacts.game import GAME
from solo.contacts.observation import AlienObservation, TeamObservation
from solo.contacts.public import ALIEN, PublicState
from solo.contacts.thought import thought_notes
from solo.core.game import CHANCE
from solo.core.playthrough import playthrough
from solo.core.record import Event
from solo.core.session import Session, SessionInfo

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "major-breakdown": 10,
    "lost-in-the-rockies": 49,
    "broken-stride": 24,
    "buried-hull": 1,
    "cold-trail": 1,
    "door-to-door": 15,
    "full-alarm": 5,
    "last-ferry": 2,
    "night-rider": 55,
    "open-door": 14,
    "short-week": 8,
    "street-noise": 2,
}
"""The secret files and the seeds of their games: level 3 against the greedy Agents, the suggested team, with Oracle."""


def summary(side: str, observation: AlienObservation | TeamObservation) -> Iterator[str]:
    """Yield what there is to say about one side's view."""
    public, board = observation.public, observation.public.board
    if isinstance(observation, AlienObservation):
        camps = observation.alien.start >= 0 and board.names_of(observation.alien.camps)
        yield f"camps {' '.join(camps)}, on {board.names[observation.alien.tile]}" if camps else "no camp yet"
        return
    yield ", ".join(f"{agent} {_agent(public, agent)}" for agent in sorted(public.agents))
    block = "none" if public.roadblock is None else board.names[public.roadblock]
    yield (
        f"phase {public.phase}, zone {public.zone}, detections {public.detections}, witness {public.witness}, "
        f"oracle {public.oracle}, roadblock {block}"
    )
    possible = deduce(observation.record.lines, board).possible
    named = " ".join(board.names_of(possible)) if possible.bit_count() <= 12 else "…"
    yield f"{possible.bit_count()} possible: {named}"


def _agent(public: PublicState, agent: str) -> str:
    status = public.agents[agent]
    words = [public.board.names[status.tile] if status.is_placed else "not placed"]
    words += [f"as {status.form}"] * (status.form is not None) + ["moved"] * bool(status.path) + ["used"] * status.used
    return " ".join(words)


def choose(session: Session) -> tuple[object, list[Event]]:
    """Let chance, level 3 and the greedy Agents play."""
    side = session.to_move
    assert side is not None
    if side == CHANCE:
        return session.game.draw(session.state, session.stream(side)), []
    seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
    if side != ALIEN:
        return TEAMS["greedy"](seen, legal, rng), []
    thought = LEVELS[3].think(seen, legal, rng)
    return thought.action, thought_notes(thought, session.state.public)


def played(scenario: str) -> str:
    """Return the playthrough of a secret file's game."""
    setup = library.setup_of(scenario)
    session = Session(GAME, setup, SessionInfo("playthrough", GAMES[scenario], {"level": 3}))
    return "\n".join(playthrough(session, choose, summary)) + "\n"


def difference(golden: str, now: str) -> str:
    """Return where two playthroughs first differ, with what stands around it; nothing if they are equal."""
    lines = difflib.unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", lineterm="")
    return "\n".join(list(lines)[:40])


@pytest.mark.parametrize("scenario", GAMES)
def test_a_game_goes_as_it_went(scenario: str, regenerate: bool) -> None:
    path = FOLDER / f"{scenario}.txt"
    now = played(scenario)
    if regenerate:
        path.write_text(now, encoding="utf-8")
    found = difference(path.read_text(encoding="utf-8"), now)
    assert not found, f"{found}\n\nIf this is wanted: pytest {Path(__file__).name} --regenerate, and read the diff."


def test_every_secret_file_has_its_playthrough() -> None:
    assert set(GAMES) == set(library.scenario_ids()) == {path.stem for path in FOLDER.glob("*.txt")}


def test_a_wrong_playthrough_is_noticed() -> None:
    golden = (FOLDER / "major-breakdown.txt").read_text(encoding="utf-8")
    assert difference(golden, golden) == ""
    assert '+{"type":"zone"' in difference(golden.replace('{"type":"zone"', '{"type":"zones"'), golden)
    assert difference(golden, golden[: len(golden) // 2]) != ""


def test_playthroughs_show_what_matters() -> None:
    for path in FOLDER.glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        for part in ("alien_turn", "oracle", "declaration", "unlock", "end"):
            assert f'\n{{"type":"{part}"' in text, (path.name, part)
        for part in ("landing", "detect", "question"):
            assert f'"kind":"{part}"' in text, (path.name, part)
        assert '\n* {"type":"path"' in text and "version" not in text
