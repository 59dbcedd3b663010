"""A text client for any game: it tells what happens and what can be done, and does what is typed.

A game that gives no client of its own is played here from its first day on. Each action is chosen by its number in the
list, or typed as the record writes it.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from textwrap import fill
from typing import Any, TextIO

from solo.core.language import gettext as _
from solo.core.record import Audience, PublicLine
from solo.core.save import check_name
from solo.match import Match
from solo.rated import name_of, run_end
from solo.runtext import hint_warning, practice_text, quit_warning, run_text, undo_warning
from solo.terminal.reading import PATIENCE, reader, start_worker
from solo.worker import WorkerFailed

__all__ = ["COMMANDS", "N_", "Commands", "Manner", "Table", "list_actions", "news", "play_at", "run"]

WIDTH = 96
MOST_SHOWN = 40
"""How many actions are listed unasked; `actions` lists them all."""


@dataclass(slots=True)
class Table:
    """A match at the prompt.

    `told`: the record's lines that were told; `choices`: what the numbers stand for; `used`: something was typed beside
    `quit`; `risked`: what was warned of last.
    """

    match: Match
    out: TextIO
    manner: "Manner"
    told: int = 0
    choices: tuple[Any, ...] = ()
    used: bool = False
    leaving: bool = False
    risked: str = ""

    def say(self, text: str = "") -> None:
        """Print a line, long ones wrapped."""
        indent = " " * (len(text) - len(text.lstrip()))
        lines = fill(text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
        print(lines if text else "", file=self.out)

    def risk(self, what: str, warning: str) -> bool:
        """Return whether something that makes a rated run practice was typed a second time; the first time warn."""
        if self.risked == what:
            return True
        self.risked = what
        self.say(_("{warning} Type it once more if you mean it.").format(warning=warning))
        return False

    def saving(self, change: Callable[[], object]) -> bool:
        """Do something that writes the save; where that fails say so, and let the game go on. Return whether it did."""
        try:
            change()
        except BrokenPipeError:
            raise
        except OSError as error:
            text = _("The game could not be saved ({reason}). It goes on; type save to try again.")
            self.say(text.format(reason=error.strerror or error))
            return False
        return True


Commands = Mapping[str, tuple[Callable[[Table, Sequence[str]], None], str]]
"""What can be typed: for each word what it does, given the words after it, and what help says of it."""


def read_written(match: Match, text: str) -> Any:
    """Return the action that a text is, as the record writes it. Raises: ValueError, which says nothing to a player."""
    try:
        return match.session.game.parse_action(match.session.state, text)
    except ValueError:
        raise ValueError from None


def refused_plainly(match: Match, action: Any, reason: Any) -> str:
    """Return why the rules refuse an action."""
    return match.kit.words.refusal(reason)


@dataclass(frozen=True, slots=True)
class Manner:
    """How a game is told at the prompt, where it is not told as any other.

    `look` says where the game stands and what can be done; `listed` is an action as the list of them shows it;
    `before_asking` does what needs no choice of the player's, once the computer players have acted; `undo` takes back
    the last choice, and returns whether there was one. `greeting` has lines that are said once, before a new game.
    `read` is the action that was typed as text (Raises: ValueError, which says what would be right; nothing if that is
    not known); `refused` says why the rules refuse one; `how` says how actions are typed. `notes` are sentences besides
    the record's, by the number of the line that each stands after.
    """

    commands: Commands
    look: Callable[[Table], None]
    listed: Callable[[Match, Any], str]
    before_asking: Callable[[Match], None]
    undo: Callable[[Match], bool]
    greeting: Callable[[Match], Sequence[str]] = lambda match: ()
    read: Callable[[Match, str], Any] = read_written
    refused: Callable[[Match, Any, Any], str] = refused_plainly
    how: Callable[[], Sequence[str]] = lambda: (_("Type the number of an action, or an action itself."),)
    notes: Callable[[Match], Mapping[int, str]] = lambda match: {}


def run(match: Match, source: TextIO | None = None, out: TextIO | None = None, resumed: bool = False) -> int:
    """Play a match at the prompt until the player leaves or the input ends; return the exit status."""
    return play_at(match, PLAIN, source, out, resumed)


def play_at(match: Match, manner: Manner, source: TextIO | None, out: TextIO | None, resumed: bool) -> int:
    """Play a match in a game's own manner; else as `run`."""
    table = Table(match, out or sys.stdout, manner)
    read = reader(source or sys.stdin, table.out)
    try:
        start_worker(match)
        welcome(table, resumed)
        table.saving(match.write)
        loop(table, read)
        if table.used:
            table.saving(match.keep)
        return 0
    except KeyboardInterrupt:
        return 130
    finally:
        match.close()
        say_saved(table)


def welcome(table: Table, resumed: bool) -> None:
    """Say what is played."""
    words, scenario = table.match.kit.words, table.match.session.setup.scenario
    table.say(f"{words.name}: {scenario.name}")
    for line in () if resumed else table.manner.greeting(table.match):
        table.say(line)
    if resumed:
        table.say(_("It goes on where you left it."))
    if (told := run_story(table.match)) != "":
        table.say(told)
    table.say(_("Type help for the commands."))


def tell_run_end(table: Table) -> None:
    """Say what the end of a challenge's run means, and its seed; nothing in other games."""
    if (end := run_end(table.match)) is not None:
        for line in (*end.lines, _("Seed {seed}.").format(seed=table.match.seed)):
            table.say(line)


def run_story(match: Match) -> str:
    """Return which challenge a match is a run of and what its rules are, or why it is practice; empty for others."""
    mark = match.challenge
    if mark is None or match.is_over:
        return ""
    if match.is_practice:
        return f"{name_of(mark)}. {practice_text(match.why_practice)}"
    return run_text(mark, name_of(mark), match.kit.words.hint(mark.hints))


def loop(table: Table, read: Callable[[str], str | None]) -> None:
    """Go on until the player leaves or the input ends."""
    asked = -1
    while not table.leaving:
        act_without_player(table)
        news(table)
        if len(table.match.session.record) != asked:
            table.manner.look(table)
        asked = len(table.match.session.record)
        line = read(_("Over> ") if table.match.is_over else "> ")
        if line is None:
            return
        obey(table, line.split())


def act_without_player(table: Table) -> None:
    """Let happen what needs no player, until the player has a choice."""
    match = table.match
    while True:
        opponents_act(table)
        before = len(match.session.record)
        table.saving(lambda: table.manner.before_asking(match))
        if len(match.session.record) == before or not match.opponents_go:
            return


def opponents_act(table: Table) -> None:
    """Let the computer players act for as long as they must."""
    match = table.match
    while match.opponents_go:
        try:
            if not table.saving(lambda: match.let_opponents_act(PATIENCE)):
                return
        except WorkerFailed:
            table.say(_("The computer could not decide. Press Enter to let it try again."))
            return


def news(table: Table) -> None:
    """Tell what the human may know of the record's lines that were not told yet."""
    session, words = table.match.session, table.match.kit.words
    notes = table.manner.notes(table.match)
    for number, event in enumerate(session.record[table.told :], table.told + 1):
        text = ""
        if event.audience is Audience.ALL:
            text = words.sentence(PublicLine(number, event.type, event.fields), session.setup)
        elif event.audience is Audience.HUMAN:
            text = words.private(event, session.setup)
        for line in (text, notes.get(number, "")):
            if line:
                table.say(line)
    table.told = len(session.record)


def look(table: Table) -> None:
    """Say where the game stands, and what can be done now."""
    match, words = table.match, table.match.kit.words
    if match.is_over:
        outcome = match.session.game.outcome(match.session.state)
        table.say(f"{words.title(outcome)}. {words.outcome(outcome)}")
        tell_run_end(table)
        return
    for line in words.seen(match.observation):
        table.say(line)
    list_actions(table, MOST_SHOWN)


def list_actions(table: Table, most: int) -> None:
    """List what can be done now, each with its number."""
    match = table.match
    table.choices = tuple(match.legal_actions())
    for number, action in enumerate(table.choices[:most], 1):
        table.say(f"{number:4}  {table.manner.listed(match, action)}")
    if len(table.choices) > most:
        table.say(_("… and {count} more: actions lists them all.").format(count=len(table.choices) - most))


# Commands


def show_help(table: Table, words: Sequence[str]) -> None:
    """List the commands."""
    for line in table.manner.how():
        table.say(line)
    table.say(_("Besides:"))
    for name, (_run, text) in table.manner.commands.items():
        table.say(f"  {name:10}{_(text)}")


def show_actions(table: Table, words: Sequence[str]) -> None:
    """List every action."""
    list_actions(table, sys.maxsize)


def show_log(table: Table, words: Sequence[str]) -> None:
    """Tell everything from the beginning."""
    table.told = 0
    news(table)


def show_state(table: Table, words: Sequence[str]) -> None:
    """Say where the game stands."""
    table.manner.look(table)


def undo(table: Table, words: Sequence[str]) -> None:
    """Take back the last action."""
    undone: list[bool] = []
    table.saving(lambda: undone.append(table.manner.undo(table.match)))
    if undone == [False]:
        table.say(_("There is nothing to take back; practice goes back past what you were told."))
    table.told = len(table.match.session.record)


def set_hints(table: Table, level: str) -> None:
    """Choose a hint level; one that makes a rated run practice is warned of first."""
    match, hint = table.match, table.match.kit.words.hint
    mark = match.challenge
    if mark is not None and match.spoils(level) and not table.risk(level, hint_warning(hint(level), hint(mark.hints))):
        return
    table.saving(lambda: match.set_hints(level))


def practice(table: Table, words: Sequence[str]) -> None:
    """Go back to the last choice, past what was told: asked about first, since the game counts for nothing then."""
    match = table.match
    asks = match.can_practice and match.session.has_acted(match.human) and not match.is_practice
    if asks and not table.risk("practice", undo_warning() if match.is_rated else practice_question()):
        return
    if match.practice_from_here():
        table.told = len(table.match.session.record)
        table.say(_("You go on from your last choice. This game is practice now."))
    else:
        table.say(_("There is no choice to go back to."))


def practice_question() -> str:
    """Return what going back means in a game that is not rated."""
    return _("You go back to your last choice, past what you were told. This game counts for nothing then.")


def save(table: Table, words: Sequence[str]) -> None:
    """Save, under a name if one is given."""
    match = table.match
    try:
        if table.saving(lambda: match.save_as(check_name(" ".join(words))) if words else match.keep()) and match.path:
            table.say(_("Saved as {name}.").format(name=match.path.stem))
    except ValueError as error:
        table.say(str(error))


def resign(table: Table, words: Sequence[str]) -> None:
    """Give up."""
    action = table.match.kit.resignation
    if action is None or table.match.is_over:
        table.say(_("That cannot be done here; quit leaves the game."))
    elif list(words) != ["yes"]:
        warning = f" {quit_warning()}" if table.match.is_rated else ""
        table.say(_("Type resign yes if you mean it.") + warning)
    else:
        table.saving(lambda: table.match.act(action))


def leave(table: Table, words: Sequence[str]) -> None:
    """End the loop."""
    table.leaving = True


def N_(text: str) -> str:
    """Return a text that is translated when it is shown."""
    return text


COMMANDS: Commands = {
    "help": (show_help, N_("what can be typed")),
    "look": (show_state, N_("where the game stands, and what you can do")),
    "actions": (show_actions, N_("everything that you can do")),
    "log": (show_log, N_("everything that happened")),
    "undo": (undo, N_("takes back the last action, if it told you nothing")),
    "practice": (practice, N_("goes back to your last choice; the game counts for nothing then")),
    "save": (save, N_("saves the game, under a NAME if you give one")),
    "resign": (resign, N_("gives the game up")),
    "quit": (leave, N_("leaves; the game is saved")),
}


def as_written(match: Match, action: Any) -> str:
    """Return an action as the record writes it."""
    return match.session.game.format_action(match.session.state, action)


def undo_last(match: Match) -> bool:
    """Take back the last action, if it told nothing."""
    if not match.can_undo:
        return False
    match.undo()
    return True


PLAIN = Manner(COMMANDS, look, as_written, lambda match: None, undo_last)
"""How any game is told."""


RISKY = ("hint", "practice")
"""The commands that can make a rated run practice, or a game count for nothing, and ask for being typed twice."""


def obey(table: Table, words: Sequence[str]) -> None:
    """Do one command or action; a wrong one is answered with what is wrong, and changes nothing."""
    if not words:
        return
    table.used |= words[0].lower() != "quit"
    table.risked = table.risked if words[0].lower() in RISKY else ""
    commands = table.manner.commands
    if words[0].lower() in commands:
        commands[words[0].lower()][0](table, words[1:])
        return
    match = table.match
    try:
        action = typed_action(table, words)
    except ValueError as error:
        unknown = _("That is no command and no action: {typed}. Type help.").format(typed=" ".join(words)[:60])
        table.say(str(error) or unknown)
        return
    reason = match.refusal(action)
    if reason is not None:
        table.say(table.manner.refused(match, action, reason))
        return
    table.saving(lambda: match.act(action))


def typed_action(table: Table, words: Sequence[str]) -> Any:
    """Return the action that was typed, by number or as text. Raises: ValueError, see `Manner.read`."""
    if len(words) == 1 and words[0].isdecimal() and table.choices:
        number, most = int(words[0]), len(table.choices)
        if not 1 <= number <= most:
            told = _("No action has that number: they go from 1 to {most}. Type actions for the list.")
            raise ValueError(told.format(most=most))
        return table.choices[number - 1]
    return table.manner.read(table.match, " ".join(words))


def say_saved(table: Table) -> None:
    """Say where the game is, unless it is over."""
    match = table.match
    if match.path is not None and not match.is_over and match.path.exists():
        table.say(_("Saved as {name}; solo resume goes on with it.").format(name=match.path.stem))
