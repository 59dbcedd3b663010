"""The end screen: the board tells the story day by day, the truth beside what the team knew."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import pygame

from solo.client import menus
from solo.client.contacts import view
from solo.client.contacts.board import PlayBoard, StatusStrip
from solo.client.contacts.endwords import day_lines, key_text, miss_text, summary, worth_text
from solo.client.contacts.landmarks import landmarks
from solo.client.contacts.playmenu import same_setup
from solo.client.contacts.sidebar import Stack
from solo.client.contacts.story import Day, story_of
from solo.client.contacts.words import feared_legend, hover_text
from solo.client.hexmap import HexMap, Tile
from solo.client.overlays import Heat, Marker, Overlay, Token
from solo.client.runparts import run_end_panel
from solo.client.screen import Reset, UiScreen
from solo.client.services import Services
from solo.client.widgets import clipboard
from solo.client.widgets.bar import Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import Log
from solo.client.widgets.toggle import Toggle
from solo.contacts.achievements import achievement_name, achievement_text
from solo.contacts.board import Board
from solo.contacts.hints import Hints
from solo.contacts.names import level_name
from solo.contacts.seriestext import after_lines, game_title
from solo.contacts.text import outcome_text, outcome_title, sentence
from solo.contacts.tokentext import hidden_text
from solo.core.content import ContentError
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import RecordFault
from solo.match import Match, new_match
from solo.rated import again, run_end
from solo.series import go_on, played_on

__all__ = ["EndScreen"]


class EndScreen(UiScreen):
    """A finished game, told. Left and Right step through the days."""

    def __init__(self, match: Match, services: Services) -> None:
        super().__init__()
        self.match, self.services = match, services
        self.observation = match.observation
        self.public = self.observation.public
        self.hints = Hints(self.public.board)
        self.story = story_of(match.truth(), self.observation, self.hints)
        self._played_on = played_on(match)
        self._run = run_end(match)
        self._later: dict[int, int] = {}
        self._drawn = False
        self.day = len(self.story.days) - 1
        self.heat = False
        self.whole = True
        self.shown_line: int | None = None
        self.map = PlayBoard(HexMap.of_board(self.public.board), grow=1)
        self.map.on_hover_tile = self.map.on_cursor = self._hovered
        self.map.on_key = self._board_key
        self.status = StatusStrip()

    def build(self) -> Widget:
        """Return the board and the sidebar."""
        head = Column(Label(_("What each question was worth"), size="small", bold=True, color="muted"))
        log = Log(name="worth", size="small", on_link=self._show_line, at_end=False)
        self.side = Stack(head, log)
        self.side.fit(self.window.size, self.theme)
        self._fill()
        return Row(Column(self.map, self.status, gap=0, grow=1), self.side, gap=0, stretch=True)

    def _rows(self) -> list[str]:
        """Return what each question was worth, a line each."""
        board = self.public.board
        numbers = {line.number: line for line in self.observation.record.lines}
        rows = []
        for worth in self.story.worth:
            event = escape(sentence(numbers[worth.line], board))
            ink = "accent" if self.story.key == worth else "muted"
            rows.append(f"<a={worth.line}><c=ink>{event}</c></a> <c={ink}>{worth_text(worth)}</c>")
        return rows

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay out anew."""
        self.side.fit(size, self.theme)
        super().on_resize(size)
        self._show()

    def on_enter(self, window: Any) -> None:
        """Tell the story."""
        super().on_enter(window)
        if self.ui.focused is None:
            self.ui.focus(self.map)
        self._show()

    def on_leave(self) -> None:
        """End the Alien's process."""
        self.match.close()

    def on_draw(self, surface: pygame.Surface) -> None:
        """Draw everything."""
        super().on_draw(surface)
        self._drawn = True

    def update(self, now: float) -> None:
        """Work out what is known of the day shown in the end, once the frame is drawn."""
        if not self.whole and self.day not in self._later:
            if self._drawn:
                self._later[self.day] = self.hints.positions_on(self.observation, self.day).bit_count()
                self._show()
            else:
                self.ui.wake_in(0.0)
        self._drawn = False

    # The sidebar

    def _fill(self) -> None:
        outcome = self.public.outcome
        assert outcome is not None
        won = outcome.winner == "agents"
        level = level_name(self.match.level)
        top: list[Widget] = [
            Label(outcome_title(outcome), name="outcome", size="title", bold=True, color="good" if won else "accent"),
            Label(outcome_text(outcome), name="why"),
            Label(summary(self.public.day, self.public.scenario.name, level), size="small", color="muted"),
        ]
        run = None if self._run is None else run_end_panel(self._run, self.match.seed)
        parts = [run, self._series(), self._earned(), self._days(), self._facts()]
        self.side.show(top, parts, self._buttons(), self._rows())

    def _earned(self) -> Widget | None:
        """Return the achievements that this game earned; None if it earned none."""
        rows = [
            Label(f"{achievement_name(id)}: {achievement_text(id)}", name=f"earned-{id}", size="small", icon="trophy")
            for id in self.match.earned
        ]
        if not rows:
            return None
        count = len(rows)
        title = ngettext("Achievement earned", "{count} achievements earned", count).format(count=count)
        return Panel(Label(title, bold=True, color="accent"), *rows, name="earned", gap=6, pad=12)

    def _series(self) -> Widget | None:
        """Return what this end means for the next game of the series; None if it is part of none."""
        mark, path = self.match.choice.series, self.match.path
        if self._played_on is None or mark is None or path is None:
            return None
        series, career = self._played_on
        first, *others = after_lines(series, path.stem, career.results)
        return Panel(
            Label(game_title(mark.number), bold=True, color="accent"),
            Label(first, name="burden", size="small"),
            *(Label(line, size="small", color="muted") for line in others),
            name="series",
            gap=6,
            pad=12,
        )

    def _days(self) -> Widget:
        if not self.story.days:
            text = _("You gave up before the Alien had chosen its camp.")
            return Panel(Label(text, name="no-days", size="small", color="muted"), gap=6, pad=12)
        day = self.story.days[self.day]
        last = len(self.story.days) - 1
        title = (
            _("All days") if self.whole else (_("Day {day}").format(day=day.number) if day.number else _("The start"))
        )
        stepper = Row(
            Label(title, name="day", size="head", bold=True, grow=1),
            Button(
                icon="chevron-left",
                on_press=partial(self.step, -1),
                name="earlier",
                tooltip=_("The day before (Left)."),
                disabled=None if self.day > 0 or self.whole else _("This is the start."),
            ),
            Button(
                icon="chevron-right",
                on_press=partial(self.step, 1),
                name="later",
                tooltip=_("The next day (Right)."),
                disabled=None if not self.whole else _("These are all days."),
            ),
            gap=4,
        )
        lines = [
            Label(text, size="small")
            for text in ([] if self.whole else day_lines(day, self.public.board, self._later.get(self.day)))
        ]
        if self.whole:
            lines = [Label(_("Step back through the days to see what you knew on each."), size="small", color="muted")]
        assert last >= 0
        thought = Toggle(
            _("Show what the Alien feared"),
            self.heat,
            self._set_heat,
            name="heat",
            disabled=None
            if any(each.heat for each in self.story.days)
            else _("At this level the Alien fears nothing."),
        )
        if self.heat and not self.whole and day.heat:
            lines.append(Label(feared_legend(), name="heat-legend", size="small", color="muted"))
        return Panel(stepper, thought, *lines, gap=6, pad=12)

    def _facts(self) -> Widget:
        key = self.story.key
        line = next(
            (line for line in self.observation.record.lines if key is not None and line.number == key.line), None
        )
        parts: list[Widget] = []
        if self.story.miss is not None:
            parts.append(Label(miss_text(self.story.miss), name="miss", size="small"))
        if self.story.hidden is not None:
            parts.append(Label(hidden_text(self.public.board.names[self.story.hidden]), name="hidden", size="small"))
        parts.append(Label(key_text(self.story, line, self.public.board), name="key", size="small"))
        parts.append(
            Curve([float(count) for count in self.story.counts], tooltip=_("How the number of tiles changed."))
        )
        return Panel(*parts, gap=6, pad=12)

    def _buttons(self) -> Widget:
        path = self.match.path
        parts = [
            self._first_button(),
            Button(_("Same seed again"), self._again, name="again", icon="rotate-ccw"),
        ]
        if self._run is not None and self._run.share:
            parts.append(Button(_("Copy to share"), self._share, name="share", icon="share-2"))
        if path is not None:
            back = Button(
                _("Look back"), lambda: self.go(self.services.look_back(path)), name="look-back", icon="search"
            )
            back.tooltip = _("What could be known, what each question was worth, and your luck.")
            parts.append(back)
            events = Button(
                _("Event by event"), lambda: self.go(self.services.review(path)), name="review", icon="footprints"
            )
            events.tooltip = _("The whole game once more on the board, with what each side saw.")
            parts.append(events)
        parts.append(Button(_("Title"), lambda: self.go(self.services.title()), name="title", icon="house"))
        return Flow(*parts, gap=6)

    def _first_button(self) -> Button:
        """Return what is likeliest to come next: the next game of the series, the next challenge, or any new game."""
        if self._played_on is not None:
            text = _("Next game of the series")
            return Button(text, self._next_game, name="next-game", icon="play", kind="primary")
        if self._run is not None:
            text, go = _("Next challenge"), partial(self.services.challenges, self.match.kit.id)
            return Button(text, lambda: self.go(go()), name="next-challenge", kind="primary")
        return Button(_("New game"), lambda: self.go(self.services.new_game()), name="new-game", kind="primary")

    def _next_game(self) -> None:
        """Begin the next game of the series, or go on with it."""
        from solo.client.contacts.play import PlayScreen

        assert self._played_on is not None
        series, career = self._played_on
        try:
            following = go_on(series, career.results, self.match.choice)
        except (RecordFault, ContentError, ValueError, OSError) as error:
            self.ui.toast(_("The next game cannot be started: {reason}.").format(reason=error), "bad", seconds=8)
            return
        self.go(Reset(PlayScreen(following, self.services)))

    def _share(self) -> None:
        assert self._run is not None
        done = clipboard.copy(self._run.share)
        self.ui.toast(_("Copied.") if done else _("There is no clipboard here to copy to."))

    def _again(self) -> None:
        """Play the same game once more; a challenge as practice."""
        from solo.client.contacts.play import PlayScreen

        if self.match.challenge is not None:
            match = again(self.match)
        else:
            match = new_match(same_setup(self.match, self.match.seed))
        self.go(Reset(PlayScreen(match, self.services)))

    # Stepping

    def step(self, step: int) -> None:
        """Show the day before or after; past the last one, all days at once."""
        last = len(self.story.days) - 1
        if last < 0:
            return
        if self.whole:
            self.whole = step > 0
            self.day = last
        elif step > 0 and self.day == last:
            self.whole = True
        else:
            self.day = max(0, min(last, self.day + step))
        self.shown_line = None
        self._show()

    def _set_heat(self, value: bool) -> None:
        self.heat = value
        if value and self.whole:
            self.whole = False
        self._show()

    def _show_line(self, link: str) -> None:
        self.shown_line = None if self.shown_line == int(link) else int(link)
        self._show()

    def _show(self) -> None:
        focused = self.ui.focused.name if self.ui.focused is not None else ""
        self._fill()
        self.ui.layout()
        self.ui.focus(next((w for w in self.ui.root.walk() if w.name == focused and w.focusable), self.map))
        self.map.overlays = self.overlays()

    def overlays(self) -> list[Overlay]:
        """Return what lies on the board for the day shown."""
        line = next((each for each in self.observation.record.lines if each.number == self.shown_line), None)
        found: list[Overlay] = [] if line is None else view.line_overlays(line, self.public.board)
        days = self.story.days
        if not self.whole and line is None:
            found += _known(days[self.day], self.heat, self.public.board)
        shown = days if self.whole else days[: self.day + 1]
        day = self.public.day if self.whole else self.day
        taken = self.public.rider is not None
        found += landmarks(self.public.scenario, day, taken=taken, hidden=self.story.hidden)
        found += _agents(self._standing(None if self.whole else self.day))
        return found + _paths(shown, self.whole)

    def _standing(self, day: int | None) -> Mapping[str, Tile]:
        """Return where the Agents stood at the end of a day, None for the end of the game."""
        places: dict[str, Tile] = {}
        board, now = self.public.board, 0
        for line in self.observation.record.lines:
            now += line.type == "alien_turn"
            if day is not None and now > day:
                break
            if line.type == "setup":
                agents = line.fields["agents"]
                assert isinstance(agents, Mapping)
                places |= {str(agent): board.named(str(tile)) for agent, tile in agents.items()}
            elif line.type == "agent_moved":
                path = line.fields["path"]
                assert isinstance(path, list)
                places[str(line.fields["agent"])] = board.named(str(path[-1]))
        return places

    def _hovered(self, tile: Tile | None) -> None:
        self.status.say(hover_text(self.public, tile) if tile is not None else "")

    def _board_key(self, event: pygame.event.Event) -> bool:
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
            return True
        return False

    def on_key(self, event: pygame.event.Event) -> None:
        """Step through the days; Esc asks whether to leave."""
        if event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.step(1 if event.key == pygame.K_RIGHT else -1)
        elif event.key == pygame.K_F1:
            self.go(self.services.help("contacts"))
        elif event.key == pygame.K_ESCAPE:
            text = _("The record of this game is kept.")
            leave = menus.ask(_("To the title?"), text, _("Title"), lambda: self.go(self.services.title()))
            self.ui.open(leave)


def _known(day: Day, heat: bool, board: Board) -> list[Overlay]:
    if heat and day.heat:
        top = max(day.heat.values()) or 1.0
        return [Heat({tile: value / max(1.0, top) for tile, value in day.heat.items()})]
    return view.set_overlays(day.then, board)


def _agents(places: Mapping[str, Tile]) -> list[Overlay]:
    return [Token(tile, agent) for agent, tile in places.items()]


def _paths(days: tuple[Day, ...], whole: bool) -> list[Overlay]:
    """Return the Alien's way, whole or of the last two days, and where it stood at their end."""
    if not days:
        return []
    shown = days if whole else days[-2:]
    ways = [(day.number, day.path) for day in shown if day.number]
    found = view.way_overlays(ways, "alien", alien=True, dashed=0 if whole else len(ways) - 1)
    if whole:
        found.append(Marker(days[0].path[-1], "camp"))
    return [*found, Marker(days[-1].path[-1], "alien")]
