"""A computer team that plays on at the prompt: an action, a day or the whole game, with its reasons."""

from collections.abc import Sequence

from solo.contacts.actions import Refusal
from solo.contacts.learning.watchtext import reason_lines, watched_action
from solo.contacts.refusaltext import refusal_text
from solo.core.language import gettext as _
from solo.runtext import watch_warning
from solo.terminal.game import Terminal, Watched
from solo.terminal.reading import PATIENCE
from solo.terminal.text import HELP
from solo.terminal.words import Wrong
from solo.watching import TEAMS, Watcher
from solo.worker import WorkerFailed

__all__ = ["play_on", "plays_on", "stop", "watch"]

PACES = ("action", "day", "end")
USUAL = "planner"


def watch(game: Terminal, words: Sequence[str]) -> None:
    """Let a computer team play on from here, after a warning in a rated run. The loop then calls `play_on`."""
    if game.match.is_over:
        raise Wrong(refusal_text(Refusal.GAME_OVER))
    named = [word.lower() for word in words]
    teams, paces = [word for word in named if word in TEAMS], [word for word in named if word in PACES]
    if len(teams) + len(paces) != len(named) or len(teams) > 1 or len(paces) > 1:
        raise Wrong(_("Write: {usage}").format(usage=HELP["watch"][0]))
    if game.match.is_rated and not game.risk("watch", watch_warning()):
        return
    team = teams[0] if teams else game.watched.watcher.team if game.watched is not None else USUAL
    if not game.match.is_practice:
        if not game.saving(game.match.hand_over) and game.match.is_rated:
            return
        game.say(_("The computer team {team} plays on; this game is practice now.").format(team=team))
    if game.watched is None or game.watched.watcher.team != team:
        stop(game)
        game.watched = Watched(Watcher(game.match, team))
    game.watched.pace = paces[0] if paces else "day"
    game.watched.day = game.public.day


def plays_on(game: Terminal) -> bool:
    """Return whether the team does the next action."""
    watched = game.watched
    if watched is None or not watched.pace or game.match.is_over or game.match.opponents_go:
        return False
    if watched.pace == "day" and game.public.day != watched.day:
        watched.pace = ""
    return bool(watched.pace)


def play_on(game: Terminal) -> None:
    """Do the team's next action and tell why. Ctrl-C hands the game back to the player."""
    watched = game.watched
    assert watched is not None
    try:
        found = watched.watcher.poll(PATIENCE)
    except (WorkerFailed, KeyboardInterrupt):
        stop(game)
        game.say(_("The team has stopped; it is your turn."))
        return
    if found is None:
        stop(game)
        game.say(_("The team takes too long; it is your turn."))
        return
    if watched.pace == "action":
        watched.pace = ""
    game.say(" ".join([f"> {watched_action(found, game.public.board)}", *reason_lines(found)]))
    game.act(found.action)


def stop(game: Terminal) -> None:
    """Let nobody play on any more, and end the team's process."""
    if game.watched is not None:
        game.watched.watcher.close()
    game.watched = None
