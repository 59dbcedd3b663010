"""Whole games, state by state, against golden files: whatever changes a rule or a choice shows as a difference.

A wanted change: `pytest tests/xfiles/test_playthroughs.py --regenerate`, then read the difference before a commit.
"""

import difflib
from collections.abc import Iterator
from pathlib import Path

import pytest

from solo import xfileslibrary
from solo.core.game import CHANCE
from solo.core.playthrough import playthrough
from solo.core.record import Event, lines_of, parse_record
from solo.core.session import Session, SessionInfo, replay
from solo.xfiles.bots import BOTS
from solo.xfiles.game import GAME
from solo.xfiles.observation import View

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"one-rival": 3, "two-rivals": 5}
"""Scenarios and the seeds of their games: the human's side plays as level plan does, the rivals by their levels."""


def summary(side: str, view: View) -> Iterator[str]:
    """Yield what there is to say about one side's view."""
    if side not in view.table.setup.sides or not view.table.seats:
        return
    seat, case = view.seat, view.seat.case
    yield f"hand {' '.join(view.hand) or 'empty'}"
    shown = f", case {case.card} {' '.join((*case.clues, *case.twists))}".rstrip() if case else ""
    yield f"agents {' '.join(seat.agents) or 'none'}{shown}, solved {len(seat.solved)}, dropped {seat.dropped}"


def choose(session: Session) -> tuple[object, list[Event]]:
    """Let chance, the rivals by their levels and a planner play."""
    side = session.to_move
    assert side is not None
    if side == CHANCE:
        return session.game.draw(session.state, session.stream(side)), []
    rivals = session.setup.scenario.rivals
    id = "plan" if side == GAME.human else rivals[GAME.sides.index(side) - 1]
    return BOTS[id](session.observe(side), session.legal_actions(), session.stream(side)), []


def new_session(scenario: str, seed: int) -> Session:
    """Return a match before the deal."""
    return Session(GAME, xfileslibrary.named_setup(scenario), SessionInfo("playthrough", seed, {}))


def played(scenario: str) -> str:
    """Return the playthrough of a scenario's game."""
    return "\n".join(playthrough(new_session(scenario, GAMES[scenario]), choose, summary)) + "\n"


def difference(golden: str, now: str) -> str:
    """Return where two playthroughs first differ, with what stands around it; nothing if they are equal."""
    lines = difflib.unified_diff(golden.splitlines(), now.splitlines(), "golden", "now", lineterm="")
    return "\n".join(list(lines)[:40])


@pytest.mark.parametrize("scenario", GAMES)
def test_a_game_goes_as_it_went(scenario: str, regenerate: bool) -> None:
    """XR-29: same seed, options and moves, same game."""
    path = FOLDER / f"{scenario}.txt"
    now = played(scenario)
    if regenerate:
        path.write_text(now, encoding="utf-8")
    found = difference(path.read_text(encoding="utf-8"), now)
    assert not found, f"{found}\n\nIf this is wanted: pytest {Path(__file__).name} --regenerate, and read the diff."


def test_playthroughs_show_what_matters() -> None:
    for scenario in GAMES:
        text = (FOLDER / f"{scenario}.txt").read_text(encoding="utf-8")
        for part in ("deal", "turn", "draw", "use_z", "open", "play", "twist", "window", "attach", "discard", "end"):
            assert f'\n{{"type":"{part}"' in text, (scenario, part)
        for result in ("solved", "kept", "dropped"):
            assert f'"result":"{result}"' in text, (scenario, result)
        assert '\n* {"type":"drawn"' in text
    assert difference("a\nb\n", "a\nc\n") != ""


def test_xr29_one_seed_one_game_and_a_record_replays() -> None:
    """XR-29: the same seed gives the same record, another seed another one; a save goes on as it would have."""
    records = []
    for seed in (1, 1, 2):
        session = new_session("three-rivals", seed)
        while session.to_move is not None:
            session.apply(*choose(session))
        records.append([event.fields for event in session.record[1:]])
    assert records[0] == records[1] != records[2]
    text = lines_of(session.record[:200])
    saved = parse_record(text[: text.rindex('\n{"type":"action"') + 1], "save")
    again, differs = replay(saved, GAME, session.setup, session.info)
    assert differs is None
    while again.to_move is not None:
        again.apply(*choose(again))
    assert again.state == session.state and again.record == session.record


def test_xr29_the_deal_has_a_stream_of_its_own() -> None:
    """XR-4, XR-29: shuffle and first player come from another stream than any rival's thinking."""
    one, two = new_session("one-rival", 7), new_session("one-rival", 7)
    for _ in range(5):
        two.stream("rival-1").random()
    for session in (one, two):
        session.let_chance_act()
    assert one.state == two.state
    assert one.stream("rival-1").random() != one.stream("human").random()


def test_the_humans_own_moves_can_be_undone_until_something_is_told() -> None:
    """Undo goes back to the last hidden thing revealed."""
    session = new_session("one-rival", 3)
    undone = 0
    while session.to_move is not None:
        side = session.to_move
        before = session.state
        session.apply(*choose(session))
        if side != GAME.human:
            assert not session.can_undo
        elif session.can_undo:
            after = session.state
            assert {*after.hands[after.table.place_of("human")]} <= {*before.hands[before.table.place_of("human")]}
            session.undo()
            assert session.state == before
            undone += 1
            session.apply(*choose(session))
            assert session.state == after
    assert undone > 10
