"""The text client's loop: lets the Alien act, tells what happened, reads one command, does it. Saves as it goes."""

import sys
from collections.abc import Callable
from typing import TextIO

from solo.core.language import gettext as _
from solo.match import Match
from solo.terminal.cardcommands import must_be
from solo.terminal.commands import COMMANDS, command_of
from solo.terminal.game import Terminal
from solo.terminal.reading import PATIENCE, reader, start_worker
from solo.terminal.watching import play_on, plays_on, stop
from solo.terminal.words import Wrong
from solo.worker import WorkerFailed

__all__ = ["run"]


RISKY = ("hint", "advice", "practice", "watch")
"""The commands that can make a rated run practice, and ask for being typed twice."""


def run(match: Match, source: TextIO | None = None, out: TextIO | None = None, resumed: bool = False) -> int:
    """Play a match at the prompt until the player leaves or the input ends; return the exit status.

    The next game of a series follows in the same place. Raises: BrokenPipeError, if nobody reads any more; the game is
    saved.
    """
    out = out or sys.stdout
    read = reader(source or sys.stdin, out)
    following: Match | None = match
    status = 0
    while following is not None:
        status, following = play(following, read, out, resumed)
        resumed = following is not None and bool(following.observation.record.lines)
    return status


def play(match: Match, read: Callable[[str], str | None], out: TextIO, resumed: bool) -> tuple[int, Match | None]:
    """Play one match; return the exit status, and the match that follows if the player asked for one."""
    terminal = Terminal(match, out)
    try:
        start_worker(match)
        terminal.welcome(resumed)
        terminal.saving(match.write)
        loop(terminal, read)
        if terminal.used:
            terminal.saving(match.keep)
        say_saved(terminal)
        return 0, terminal.following
    except KeyboardInterrupt:
        terminal.say()
        say_saved(terminal)
        return 130, None
    finally:
        stop(terminal)
        match.close()


def loop(terminal: Terminal, read: Callable[[str], str | None]) -> None:
    """Go on until the player leaves or the input ends."""
    asked = None
    while not terminal.leaving:
        alien_acts(terminal)
        if plays_on(terminal):
            play_on(terminal)
            continue
        state = (terminal.public.phase, terminal.observation.record.length)
        if state != asked:
            terminal.whats_next()
        asked = state
        line = read(prompt(terminal))
        if line is None:
            return
        obey(terminal, line)


def say_saved(terminal: Terminal) -> None:
    """Say where the game is, unless it is over."""
    match = terminal.match
    if match.path is not None and not match.is_over and match.path.exists():
        terminal.say(_("Saved as {name}; solo resume goes on with it.").format(name=match.path.stem))


def alien_acts(terminal: Terminal) -> None:
    """Let the Alien act, and play a declared turn, until the player has a choice."""

    def let_opponents_act() -> None:
        terminal.match.let_opponents_act(PATIENCE)

    while not terminal.match.is_over and (terminal.match.opponents_go or terminal.public.declared):
        if terminal.match.opponents_go:
            try:
                done = terminal.saving(let_opponents_act)
            except WorkerFailed:
                terminal.say(_("The Alien could not decide. Press Enter to let it try again."))
                return
            if not done and terminal.match.opponents_go:
                terminal.say(_("Press Enter to let the Alien try again."))
                return
            terminal.news()
        else:
            terminal.act(terminal.public.declared[0])


def prompt(terminal: Terminal) -> str:
    """Return what stands before a command."""
    if terminal.match.is_over:
        return _("Over> ")
    prompts = {
        "team": _("Team> "),
        "team_keeps": _("Keep> "),
        "team_mission": _("Mission> "),
        "place": _("Place> "),
        "declare": _("Declare> "),
        "replace": _("Replace> "),
    }
    return prompts.get(terminal.public.phase, _("Day {day}> ").format(day=terminal.public.day))


def obey(terminal: Terminal, line: str) -> None:
    """Do one command; a wrong one is answered with what is wrong."""
    words = "".join(sign if sign.isprintable() else " " for sign in line).split()
    if not words:
        return
    try:
        name, rest = command_of(terminal.public, words)
        terminal.resigning = terminal.resigning and name == "resign"
        terminal.risked = terminal.risked if name in RISKY else ""
        terminal.used |= name != "quit"
        command = COMMANDS[name]
        if command.phases and not terminal.match.is_over:
            must_be(terminal, *command.phases)
        command.run(terminal, rest)
    except Wrong as wrong:
        terminal.say(str(wrong))
