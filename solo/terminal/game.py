"""A game at the prompt: the match, what was told already, and how things are told. Commands get one of these."""

from collections.abc import Callable
from dataclasses import dataclass
from shutil import get_terminal_size
from textwrap import fill
from typing import TextIO

from solo.contacts.achievements import achievement_name, achievement_text
from solo.contacts.actions import Action, AskWitness, EndDay, PlayCard
from solo.contacts.board import Tile
from solo.contacts.hints import Hints
from solo.contacts.names import HINT_LEVELS, ability_label, agent_name, and_list, hint_name
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.contacts.seriestext import after_lines, burden_lines, game_title
from solo.contacts.tallytext import tally
from solo.contacts.text import day_text, marker_text
from solo.core.language import gettext as _
from solo.match import Match
from solo.rated import name_of, run_end
from solo.runtext import not_kept_text, practice_text, run_text
from solo.series import played_on
from solo.terminal.cardpanels import choice_lines
from solo.terminal.panels import (
    agents_lines,
    alien_story,
    full_sentence,
    left_text,
    log_lines,
    mission_lines,
    unused_now,
)
from solo.terminal.refusals import explain
from solo.terminal.words import Wrong
from solo.watching import Watcher

__all__ = ["Terminal", "Watched"]

WIDTH = 96
"""How many columns a line has at most; a narrower terminal has fewer."""

NARROWEST = 40
INDENT = 39
"""Where the second column of a list begins."""


@dataclass(slots=True)
class Watched:
    """A computer team that plays on: how far (`action`, `day`, `end`, empty: not now), and the day when it was told."""

    watcher: Watcher
    pace: str = ""
    day: int = 0


class Terminal:
    """One game at the prompt: the match, where lines go, and what is remembered between two commands.

    `carry`: whom the next flight takes along. `resigning`: the word was typed once. `doubted`: the question that was
    typed once, though it can tell nothing. `leaving`: the loop is to end; `used`: something was asked or done. `shown`:
    the record's lines that were told; `headed`: the day whose heading was written last. `following`: the match that is
    to take this one's place. `risked`: what would make a rated run practice, and was typed once; `rated`: whether the
    run was rated when the last command began. `watched`: the computer team that was let play on last.
    """

    def __init__(self, match: Match, out: TextIO) -> None:
        self.match, self.out = match, out
        self.hints = Hints(match.observation.public.board)
        self.carry: tuple[str, Tile] | None = None
        self.doubted: AskWitness | None = None
        self.resigning = self.leaving = self.used = False
        self.shown = self.headed = 0
        self.following: Match | None = None
        self.risked = ""
        self.rated = match.is_rated
        self.watched: Watched | None = None

    # What commands ask

    @property
    def observation(self) -> TeamObservation:
        """What the player sees."""
        seen: TeamObservation = self.match.observation
        return seen

    @property
    def public(self) -> PublicState:
        """The public facts."""
        return self.observation.public

    def say(self, text: str = "") -> None:
        """Print a line, long ones wrapped."""
        print(fill(text, self.width, break_long_words=False, break_on_hyphens=False) if text else "", file=self.out)

    def entry(self, head: str, text: str) -> None:
        """Print an entry of a list: its head, and what it says beside it, or below it in a narrow terminal."""
        indent = INDENT if self.width >= 2 * INDENT else 6
        first = f"  {head:{INDENT - 3}} " if len(head) < INDENT - 3 and indent == INDENT else ""
        if not first:
            self.say(f"  {head}")
        print(
            fill(text, self.width, initial_indent=first or " " * indent, subsequent_indent=" " * indent), file=self.out
        )

    @property
    def width(self) -> int:
        """How many columns there are for a line: those of the terminal, if there is one."""
        if not self.out.isatty():
            return WIDTH
        return min(WIDTH, max(NARROWEST, get_terminal_size((WIDTH, 24)).columns - 1))

    def draw(self, lines: list[str]) -> None:
        """Print lines as they are."""
        print("\n".join(lines), file=self.out)

    def hints_reach(self, level: str) -> bool:
        """Return whether the hint level in force is at least this one."""
        return HINT_LEVELS.index(self.match.hints) >= HINT_LEVELS.index(level)

    def act(self, action: Action, announced: str = "") -> None:
        """Do an action and tell what happened, after a line that says so. Raises: Wrong, if it is refused."""
        reason = self.match.refusal(action)
        if reason is not None:
            raise Wrong(explain(self.public, action, reason))
        self.carry = None
        kept = self.saving(lambda: self.match.act(action))
        if not kept and self.match.is_rated:
            return
        if announced:
            self.say(announced)
        self.news()

    def saving(self, change: Callable[[], object]) -> bool:
        """Do something that writes the save; where that fails say so, and let the game go on. Return whether it did."""
        try:
            change()
        except BrokenPipeError:
            raise
        except OSError as error:
            reason = error.strerror or str(error)
            text = _("The game could not be saved ({reason}). It goes on; type save to try again.")
            self.say(not_kept_text(reason) if self.match.is_rated else text.format(reason=reason))
            return False
        self.tell_practice()
        return True

    def tell_practice(self) -> None:
        """Say so when a rated run has become practice, and why."""
        if self.rated and self.match.is_practice:
            self.say(practice_text(self.match.why_practice))
        self.rated = self.match.is_rated

    def risk(self, what: str, warning: str) -> bool:
        """Return whether something that makes a rated run practice was typed a second time; the first time warn."""
        if self.risked == what:
            return True
        self.risked = what
        self.say(_("{warning} Type it once more if you mean it.").format(warning=warning))
        return False

    # Telling

    def news(self) -> None:
        """Tell the public events that were not told yet, and what they leave."""
        self.shown = min(self.shown, self.observation.record.length)
        told = set()
        self.headed = min(self.headed, self.public.day)
        effects = tally(self.hints.sizes(self.observation)) if self.hints_reach("count") else {}
        for line in self.observation.record.lines:
            if line.number <= self.shown:
                continue
            if line.fields.get("day") == self.public.day != self.headed and not self.match.is_over:
                self.day_heading()
            if line.type != "alien_turn":
                self.say(full_sentence(line, self.public.board))
            self.tell(effects.get(line.number) if line.type in ("answer", "trace", "alien_turn") else None)
            told.add(line.type)
            if line.fields.get("kind") == "detect" and line.fields.get("answer"):
                self.say(f"{marker_text(self.public.detections)}.")
        self.shown = self.observation.record.length
        if self.match.is_over:
            self.story()
        elif told & {"answer", "trace", "alien_turn"} and self.hints_reach("count"):
            self.say(left_text(self.hints, self.observation))

    def tell(self, effect: str | None) -> None:
        """Say what an event did to the set, if that is known."""
        if effect is not None:
            self.say(effect)

    def day_heading(self) -> None:
        """Begin a day."""
        public = self.public
        self.headed = public.day
        self.say()
        self.say(f"{day_text(public.day, public.scenario.days)}. {marker_text(public.detections)}.")

    def story(self) -> None:
        """Tell the Alien's side of a finished game."""
        self.draw(alien_story(self.match.truth()))
        self.say(_("Seed {seed}.").format(seed=self.match.seed))
        self.run_story()
        for id in self.match.earned:
            name, text = achievement_name(id), achievement_text(id)
            self.say(_("Achievement earned: {name}. {text}").format(name=name, text=text))
        self.series_story()

    def run_story(self) -> None:
        """Tell what the end of a challenge means: both ratings, the text to share, what comes next."""
        end = run_end(self.match)
        if end is None:
            if self.match.is_practice:
                self.say(_("This game was practice."))
            return
        for line in end.lines:
            self.say(line)
        if end.share:
            self.say(_("To share:"))
            self.draw([end.share])
        self.say(_("Type next for the next challenge."))

    def series_story(self) -> None:
        """Tell what the end of a game of a series means for the next one."""
        found = played_on(self.match)
        if found is None or self.match.path is None:
            return
        series, career = found
        for line in after_lines(series, self.match.path.stem, career.results):
            self.say(line)
        self.say(_("Type next for the next game of the series."))

    def welcome(self, resumed: bool) -> None:
        """Say what is being played."""
        public = self.public
        if resumed:
            self.say(_("{scenario}, as you left it.").format(scenario=_(public.scenario.name)))
            self.shown, self.headed = self.observation.record.length, public.day
            self.recall()
        else:
            if self.match.choice.series is not None:
                self.say(f"{game_title(self.match.choice.series.number)}.")
            for line in mission_lines(public):
                self.say(line)
        self.say_run()
        self.say(_("Type help for the commands, board for the map."))

    def say_run(self) -> None:
        """Say which challenge this is a run of, and what its rules are, or why it is practice."""
        mark = self.match.challenge
        if mark is None or self.match.is_over:
            return
        if self.match.is_practice:
            self.say(f"{name_of(mark)}. {practice_text(self.match.why_practice)}")
        else:
            self.say(run_text(mark, name_of(mark), hint_name(mark.hints)))

    def recall(self) -> None:
        """Say where a resumed game stands."""
        if self.match.is_over:
            self.story()
            return
        for line in (*burden_lines(self.public.missions), *agents_lines(self.public)):
            self.say(line)
        for line in log_lines(self.observation, self.public.day or None):
            self.say(line)
        if self.public.day and self.hints_reach("count"):
            self.say(left_text(self.hints, self.observation))

    def whats_next(self) -> None:
        """Say what the game waits for, where a player might not know."""
        public = self.public
        if public.phase == "place":
            waiting = [agent for agent, status in public.agents.items() if not status.is_placed]
            cities = ", ".join(public.board.names_of(public.board.cities & ~public.occupied))
            self.say(
                _("Put each Agent into a city: place {agent} CITY. Cities: {cities}.").format(
                    agent=waiting[0], cities=cities
                )
            )
        elif lines := choice_lines(self.observation):
            for line in lines:
                self.say(line)
        elif public.phase == "agents" and public.effects.talk == "orders":
            self.say(_("No talking today. Give the orders for all Agents: orders move AGENT TILE…; ability …; …"))
        elif public.phase == "declare" and public.named:
            self.say(
                _("Declare {name}'s whole next turn, such as: declare {agent} move TILE…; ability …").format(
                    name=agent_name(public.named), agent=public.named
                )
            )
        elif self.may_end():
            self.say(_("All your Agents have moved. Type end to end the day."))
        elif public.phase == "agents" and all(status.path for status in public.agents.values()):
            unused = unused_now(public)
            if unused is not None:
                labels = and_list([ability_label(each) for each in unused[1]])
                told = _("All your Agents have moved. {agent} may still use {abilities}; end ends the day.")
                self.say(told.format(agent=agent_name(unused[0]), abilities=labels))

    def may_end(self) -> bool:
        """Return whether nothing but the end of the day is left, the Witness and cards apart."""
        public = self.public
        listed = self.match.legal_actions() if public.phase == "agents" else []
        return bool(listed) and all(isinstance(action, EndDay | AskWitness | PlayCard) for action in listed)
