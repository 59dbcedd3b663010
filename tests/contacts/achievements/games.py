"""Finished games made up for tests of achievements: a result to change, and public lines on a small board."""

from dataclasses import replace
from typing import Any

from solo.contacts.achievement import Finished, History
from solo.contacts.achievements import achievements
from solo.core.record import PublicLine, PublicRecord
from solo.core.results import Result
from tests.contacts.boards import board_of

BOARD = board_of(["ffff", "ffff", "ffff", "ffcf"], ["AAAA"] * 4)

WON = Result(
    id="game",
    game="contacts",
    scenario="major-breakdown",
    map="S",
    days=6,
    team=("yellow", "blue", "pink"),
    level=1,
    player="human",
    winner="agents",
    why="landing",
    day=4,
    detections=2,
    practice=False,
    hints="set",
    iron=False,
    finished=1000.0,
    options={},
)
LOST = replace(WON, winner="alien", why="mission", day=6)
NOBODY = replace(WON, winner="nobody", why="days", day=6)
GIVEN_UP = replace(WON, winner="alien", why="resign")


def turn(day: int) -> dict[str, Any]:
    """Return the line of an Alien's turn that nothing hinders."""
    fields = {"budget": 5, "movement": "alien", "cross_agents": False, "lakes": False, "closed": []}
    return {"type": "alien_turn", "day": day, **fields, "roadblock": None, "barred": []}


def answer(kind: str, tiles: str, yes: bool, day: int = 1, by: str = "yellow") -> dict[str, Any]:
    """Return the line of an answer; tiles are names with spaces between."""
    return {"type": "answer", "day": day, "by": by, "kind": kind, "tiles": tiles.split(), "answer": yes}


def finished(result: Result, *lines: dict[str, Any]) -> Finished:
    """Return a finished game with these public lines, before the line of its end."""
    end = {"type": "end", "day": result.day, "winner": result.winner, "why": result.why}
    numbered = tuple(
        PublicLine(number, line["type"], {name: value for name, value in line.items() if name != "type"})
        for number, line in enumerate([*lines, end], 1)
    )
    return Finished(result, PublicRecord(numbered, len(numbered)), BOARD)


def earns(id: str, game: Finished | Result, *before: Result) -> bool:
    """Return whether a game earns an achievement after some others."""
    judged = finished(game) if isinstance(game, Result) else game
    history: History = [*before, judged.result]
    return achievements()[id].earned(judged, history)
