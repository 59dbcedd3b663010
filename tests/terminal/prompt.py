"""The terminal client played by tests: lines in, a transcript out."""

import io
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from solo.contacts.actions import (
    Action,
    AskWitness,
    Become,
    Declare,
    EndDay,
    GiveOrders,
    KeepCards,
    KeepMission,
    MoveAgent,
    PickTeam,
    Place,
    PlayCard,
    ReplaceAgent,
    UseAbility,
)
from solo.contacts.actiontext import format_action
from solo.contacts.board import Board
from solo.contacts.bots import TEAMS
from solo.match import Match, new_match
from solo.newgame import NewGame
from solo.terminal.client import run
from solo.terminal.panels import command_text
from solo.worker import Player

CITIES = ("place yellow C7", "place blue G8", "place pink F2")
"""Puts the starter's team on the board."""


class Typist(io.StringIO):
    """An input whose lines are thought up one by one; the empty one is its end."""

    def __init__(self, typed: Callable[[], str]) -> None:
        super().__init__()
        self.typed = typed

    def readline(self, size: int | None = -1) -> str:  # type: ignore[override]
        """Return the next line."""
        return self.typed()


class InlineWorker:
    """The Alien's worker without a process of its own, for tests that play many games."""

    connection = None

    def __init__(self) -> None:
        self.answer: Any = None

    def start(self) -> None:
        """Do nothing: there is no process."""

    def ask(self, player: Player, observation: Any, legal_actions: Sequence[Any], rng: Random) -> None:
        """Think at once."""
        self.answer = player.think(observation, legal_actions, rng)

    def poll(self, seconds: float = 0.0) -> Any:
        """Return the thought."""
        return self.answer

    def cancel(self) -> None:
        """Do nothing."""


def new(team: str = "", *, seed: int = 7, level: int = 3, hints: str = "set", scenario: str = "") -> Match:
    """Return a match that is not saved."""
    ids = tuple(team.split(",")) if team else ()
    return new_match(NewGame(scenario=scenario, team=ids, level=level, hints=hints, seed=seed), saved=False)


def played(match: Match, lines: Sequence[str], resumed: bool = False) -> str:
    """Type some lines, and return the transcript."""
    out = io.StringIO()
    assert run(match, io.StringIO("".join(f"{line}\n" for line in lines)), out, resumed) == 0
    return out.getvalue()


def answer_to(transcript: str, command: str) -> str:
    """Return what was said after the last time that a command was typed, as one line."""
    after = transcript.rpartition(f"> {command}\n")[2]
    assert after != transcript or transcript.startswith(command), f"{command!r} was not typed"
    lines: list[str] = []
    for line in after.split("\n"):
        if "> " in line[:12] and line[:3] in ("Pla", "Day", "Dec", "Ove", "Tea", "Kee", "Mis", "Rep"):
            break
        lines.append(line)
    return " ".join(" ".join(lines).split())


def typed(action: Action, board: Board) -> str:
    """Return an action as a player types it."""
    match action:
        case Place(agent, tile):
            return f"place {agent} {board.names[tile]}"
        case EndDay():
            return "end"
        case AskWitness(tiles):
            return " ".join(["ask", *board.names_of(tiles)])
        case Declare(actions):
            return "declare " + "; ".join(command_text(part, board) for part in actions)
        case Become() | MoveAgent() | UseAbility():
            return command_text(action, board)
        case GiveOrders(actions):
            return "orders " + "; ".join(command_text(part, board) for part in actions)
        case PlayCard() | KeepCards() | KeepMission() | PickTeam() | ReplaceAgent():
            return format_action(action, board)
        case _:
            pytest.fail(f"nobody types {action}")


def robot_game(match: Match, team: str = "random") -> tuple[list[str], str]:
    """Have a computer team type a whole game; return its commands and the transcript."""
    commands: list[str] = []
    board = match.observation.public.board

    def next_line() -> str:
        if match.is_over:
            return ""
        action = TEAMS[team](match.observation, match.session.legal_actions(), match.session.stream("agents"))
        commands.append(typed(action, board))
        return commands[-1] + "\n"

    out = io.StringIO()
    assert run(match, Typist(next_line), out) == 0
    return commands, out.getvalue()
