"""New game: secret file, Agents, level, hints, edition, mission cards, seed, Iron mode. Play works at once."""

import contextlib
from pathlib import Path

import pygame

from solo import library, playerfiles
from solo.career import current_career
from solo.client.screen import Window
from solo.client.screens.agentcards import agent_cards, copy_buttons
from solo.client.screens.gamechoice import NEW_SERIES, GameChoice
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, ask, copy, page, rebuild_in_place, section, show_fault
from solo.client.screens.pictures import board_canvas
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Spacer
from solo.client.widgets.button import Button, Card
from solo.client.widgets.choice import Choice
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.toggle import Toggle
from solo.contacts.edition import EDITIONS
from solo.contacts.names import (
    HINT_LEVELS,
    LEVELS,
    favours_text,
    hint_name,
    hint_text,
    level_text,
    level_title,
    mission_text,
    plan_text,
)
from solo.contacts.scenario import DEALT, Scenario
from solo.contacts.seriesgames import burdens_of, next_number
from solo.contacts.seriestext import burden_lines
from solo.core.content import ContentError
from solo.core.profile import ProfileFault
from solo.core.results import Series
from solo.core.rng import fresh_seed
from solo.match import new_match
from solo.newgame import NewGame
from solo.series import first_game, in_series, unfinished

__all__ = ["NewGameScreen"]

FILES_WIDTH = 330

LEVEL_LINE, HINTS_LINE = 340, 240
"""The widths of the sentences below the levels and the hints, in units: no wider than the choices above them."""


class NewGameScreen(RoomyScreen):
    """Everything that is chosen before a game."""

    def __init__(self, navigator: Navigator, scenario: str = "") -> None:
        super().__init__()
        self.navigator = navigator
        self.choice = GameChoice.from_settings(navigator.settings)
        if scenario:
            self._take(scenario)
        self._start_fault = ""
        self.career = current_career()
        results = self.career.results
        self._waiting = [series for series in self.career.series[::-1] if unfinished(series, results) is None]

    def build(self) -> Widget:
        """Return the files on the left, the choices on the right, Play below."""
        files = [self._file_card(library.scenario(id)) for id in library.scenario_ids()]
        broken = [_broken_card(file) for file in library.left_out() if file.kind == "scenario"]
        cards = Column(*files, *broken, gap=10, pad=3)
        choices = self._choices()
        head = Label(say("files"), size="head", bold=True)
        left = Column(head, self._scrolled(cards, "files"), self._own_row(), gap=8)
        left.width = self.side_width(FILES_WIDTH)
        body = self.split(left, self._scrolled(choices, "choices"), gap=24)
        self._fault = Label("", name="start-fault", color="bad")
        self._play = Button(say("play"), self.play, name="play", icon="play", kind="primary", size="head", width=180)
        self._check()
        return page(self, say("new-game"), body, Row(self._fault, Spacer(grow=1), self._play, gap=16))

    def _scrolled(self, part: Widget, name: str) -> Widget:
        """A part that scrolls by itself, unless the whole screen does."""
        return part if self.cramped else Scroll(part, name=name, grow=1)

    # The secret files

    def _file_card(self, file: Scenario) -> Card:
        notes = [Label(file.name, bold=True), Label(plan_text(file), size="small", color="muted")]
        notes.append(Label(favours_text(file.favours), size="small", color="muted"))
        if file.starter:
            notes.append(Label(say("starter"), size="small", color="accent", bold=True))
        if library.is_own(library.scenario_path(file.id)):
            notes.append(Label(say("own"), size="small", color="focus", bold=True))
        if file.expert:
            notes.append(Label(say("expert"), size="small", color="muted"))
        texts = Column(*notes, gap=1, grow=1)
        content = Row(board_canvas(file.board, (112, 84)), texts, gap=12)
        return Card(
            content,
            lambda: self.take_file(file.id),
            name=f"file-{file.id}",
            label=file.name,
            selected=file.id == self.choice.scenario,
            pad=8,
        )

    def take_file(self, id: str) -> None:
        """Choose a secret file; one that was broken or taken away since is greyed, or gone, from now on."""
        self._take(id)
        self._refresh()

    def _take(self, id: str) -> None:
        with contextlib.suppress(ContentError):
            self.choice.take_file(id)

    def _own_row(self) -> Widget:
        """What can be done with the chosen file itself."""
        change = Button(say("personalise"), self._personalise, name="personalise", icon="pencil")
        delete = Button(say("delete"), self._ask_delete, name="delete-file", icon="trash-2", kind="danger")
        delete.visible = self._own_path() is not None
        return Flow(change, delete)

    def _own_path(self) -> Path | None:
        """Return where the chosen file lies, if it is the player's and still there."""
        with contextlib.suppress(ContentError):
            path = library.scenario_path(self.choice.scenario)
            return path if library.is_own(path) else None
        return None

    def _personalise(self) -> None:
        try:
            self.go(self.navigator.personalise_file(self.choice.scenario))
        except ContentError as error:
            show_fault(self, self.choice.file.name, str(error))

    def _ask_delete(self) -> None:
        line = say("own-delete-line", name=self.choice.file.name)
        ask(self, say("own-delete-title"), line, say("delete"), self._delete, danger=True)

    def _delete(self) -> None:
        path = self._own_path()
        try:
            if path is not None:
                playerfiles.remove(path)
        except OSError as error:
            self.ui.toast(say("kept-not", reason=error.strerror or error), "bad")
        self.take_file(library.starter_id())

    def on_result(self, result: object) -> None:
        """Choose the file that was saved last, as it is now."""
        if result:
            with contextlib.suppress(ContentError):
                self.choice.take_anew(str(result))

    def on_enter(self, window: Window) -> None:
        """Look for files anew when coming back."""
        back = self._entered
        super().on_enter(window)
        if back:
            self._refresh()

    # The choices

    def _choices(self) -> Column:
        choice = self.choice
        level = section(
            say("level"),
            Choice([Item(str(n), level_title(n)) for n in LEVELS], str(choice.level), self._take_level, name="level"),
            Label(level_text(choice.level), name="level-line", size="small", color="muted", max_width=LEVEL_LINE),
            grow=1,
        )
        parts = [
            Row(level, self._hints(), gap=24, stretch=True),
            self._team(),
            self._box(),
            _story(choice.file),
            self._last_row(),
        ]
        parts.append(self._series())
        if choice.has_copier:
            parts.insert(2, self._copies())
        return Column(*parts, gap=20, pad=3)

    def _team(self) -> Widget:
        choice = self.choice
        if choice.file.aliens_choice:
            rest = choice.file.team_size - 1
            return section(say("agents"), Label(say("aliens-choice", rest=rest), name="aliens-choice"))
        faulty = "team" in choice.faults()
        count = say("chosen", count=len(choice.team), size=choice.file.team_size)
        state = Label(count, name="team-count", size="small", color="bad" if faulty else "muted")
        suggest = Button(say("suggested"), self._suggest, name="suggest", kind="quiet", size="small")
        suggest.visible = set(choice.team) != set(choice.file.suggested)
        cards = agent_cards(choice.agents, choice.team, self._toggle_agent)
        part = section(say("agents"), cards, extra=Row(suggest, state, gap=12))
        return _with_fault(part, "team", choice.faults())

    def _copies(self) -> Widget:
        choice = self.choice
        part = section(
            say("copies"),
            Label(say("copies-line"), size="small", color="muted"),
            copy_buttons(choice.reserve, choice.copies, self._toggle_copy),
        )
        return _with_fault(part, "copies", choice.faults())

    def _hints(self) -> Widget:
        if self.choice.iron:
            return section(say("hints"), Label(say("hints-iron"), size="small", color="muted"), grow=1)
        items = [Item(level, hint_name(level)) for level in HINT_LEVELS]
        return section(
            say("hints"),
            Choice(items, self.choice.hints, self._take_hints, name="hints"),
            Label(hint_text(self.choice.hints), name="hints-line", size="small", color="muted", max_width=HINTS_LINE),
            grow=1,
        )

    def _box(self) -> Widget:
        """Edition and mission cards."""
        choice = self.choice
        editions = [Item(id, say(f"edition-{id}")) for id in EDITIONS]
        modes = [Item(mode, say(f"missions-{mode}")) for mode in ("file", "on", "off")]
        edition = section(
            say("edition"),
            Choice(editions, choice.edition, self._take_edition, name="edition"),
            Label(say(f"edition-{choice.edition}-line"), name="edition-line", size="small", color="muted"),
            grow=1,
        )
        dealt = say("missions-dealt" if choice.with_missions else "missions-none")
        cards = section(
            say("mission-cards"),
            Choice(modes, choice.missions, self._take_missions, name="missions"),
            Label(dealt, name="missions-line", size="small", color="muted"),
            grow=1,
        )
        return Row(edition, cards, gap=24)

    def _last_row(self) -> Widget:
        entry = TextEntry(
            self.choice.seed,
            self._take_seed,
            on_submit=lambda _: self.play(),
            placeholder=say("seed-random"),
            most=18,
            name="seed",
            width=200,
        )
        roll = Button(say("roll"), icon="dices", name="roll", tooltip=say("seed-roll"), on_press=self._roll)
        copied = Button(say("copy"), icon="copy", name="copy-seed", tooltip=say("seed-copy"), on_press=self._copy_seed)
        self._seed_fault = Label("", name="seed-fault", size="small", color="bad", visible=False)
        seed = section(
            say("seed"),
            Flow(entry, roll, copied),
            self._seed_fault,
            Label(say("seed-line"), size="small", color="muted"),
            grow=1,
        )
        iron = Toggle(say("iron"), self.choice.iron, self._take_iron, name="iron")
        return Row(seed, Column(iron, grow=1), gap=24)

    def _series(self) -> Widget:
        """The choice of a series, and what is in force in its next game."""
        items = [Item("", say("challenge-no")), Item(NEW_SERIES, say("challenge-new"))]
        for series in self._waiting:
            if series.scenario != self.choice.scenario:
                continue
            number = next_number(series, self.career.results)
            items.append(Item(series.id, say("challenge-one", id=series.id, number=number)))
        chosen = self._chosen_series()
        if chosen is not None:
            lines = burden_lines(burdens_of(chosen))
        else:
            lines = [say("challenge-new-line" if self.choice.series else "challenge-no-line")]
        told = [Label(line, size="small", color="muted") for line in lines]
        take = DropDown(items, self.choice.series, self._take_series, name="challenge")
        return section(say("challenge"), take, Column(*told, name="challenge-lines", gap=4))

    def _chosen_series(self) -> Series | None:
        return next((series for series in self.career.series if series.id == self.choice.series), None)

    # Changes

    def _take_series(self, id: str) -> None:
        self.choice.series = id
        self._refresh()

    def _suggest(self) -> None:
        self.choice.suggest()
        self._refresh()

    def _toggle_agent(self, agent: str) -> None:
        self.choice.toggle_agent(agent)
        self._refresh()

    def _toggle_copy(self, agent: str) -> None:
        self.choice.toggle_copy(agent)
        self._refresh()

    def _take_level(self, value: str) -> None:
        self.choice.level = int(value)
        self._label("level-line").text = level_text(self.choice.level)

    def _take_hints(self, value: str) -> None:
        self.choice.hints = value
        self._label("hints-line").text = hint_text(value)

    def _take_edition(self, value: str) -> None:
        self.choice.take_edition(value)
        self._refresh()

    def _take_missions(self, value: str) -> None:
        self.choice.missions = value
        self._refresh()

    def _take_iron(self, value: bool) -> None:
        self.choice.iron = value
        self._refresh()

    def _take_seed(self, text: str) -> None:
        self.choice.seed = text.strip()
        self._check()

    def _roll(self) -> None:
        self.choice.seed = str(fresh_seed())
        self._entry().text = self.choice.seed
        self._check()

    def _copy_seed(self) -> None:
        if not self.choice.seed:
            self._roll()
        copy(self, self.choice.seed)

    def _entry(self) -> TextEntry:
        found = self.ui.find("seed")
        assert isinstance(found, TextEntry)
        return found

    def _label(self, name: str) -> Label:
        found = self.ui.find(name)
        assert isinstance(found, Label)
        return found

    def _refresh(self) -> None:
        """Build anew what depends on the choice; scroll and focus stay."""
        self._start_fault = ""
        rebuild_in_place(self)

    def _check(self) -> None:
        """Say what is wrong, at its field and at Play."""
        faults = self.choice.faults()
        self._seed_fault.text, self._seed_fault.visible = faults.get("seed", ""), "seed" in faults
        self._fault.text = self._start_fault
        self._play.reason = next(iter(faults.values()), None)

    # Play

    def play(self) -> None:
        """Begin the game, unless something is wrong."""
        if self.choice.faults():
            return
        try:
            match = new_match(self._new_game())
            match.keep()
        except (ValueError, OSError, ContentError, ProfileFault) as error:
            self._start_fault = say("bad-start", reason=error)
            self._check()
            return
        self.go(self.navigator.play(match))

    def _new_game(self) -> NewGame:
        """Return the game to start, in its series. Raises: ValueError, ProfileFault."""
        choice, series = self.choice.new_game(), self._chosen_series()
        if series is not None:
            return in_series(choice, series, self.career.results)
        return first_game(choice) if self.choice.series else choice

    def on_key(self, event: pygame.event.Event) -> None:
        """Ctrl+Enter plays, Esc goes back."""
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_CTRL:
            self.play()
        elif event.key == pygame.K_F1:
            self.go(self.navigator.help())
        else:
            super().on_key(event)


def _broken_card(file: library.LeftOut) -> Card:
    """A secret file that cannot be used: its name, its first fault and what to do."""
    first, remedy = file.faults[0], say("file-broken")
    where = say("file-fault", line=first.line, field=first.field, problem=first.problem)
    texts = Column(
        Label(file.path.name, bold=True, icon="triangle-alert", color="muted"),
        Label(
            where if first.line and first.field else first.problem, name=f"fault-{file.id}", size="small", color="muted"
        ),
        Label(say("file-remedy"), size="small", color="muted"),
        gap=2,
    )
    return Card(texts, name=f"file-{file.id}", label=f"{file.path.name}: {remedy}", pad=8, disabled=remedy)


def _story(file: Scenario) -> Widget:
    """A secret file's texts."""
    log = Label(" ".join(file.log.split()))
    deals = {side: file.deal(side) for side in DEALT}
    dealt = say(
        "equipment-line",
        team=deals["agents"].draw,
        team_keep=deals["agents"].keep,
        alien=deals["alien"].draw,
        alien_keep=deals["alien"].keep,
    )
    return Panel(
        Label(file.name, size="head", bold=True),
        log,
        Label(" ".join(file.event.split()), color="muted"),
        Label(say("mission", mission=mission_text(file)), color="accent"),
        *([Label(dealt, name="equipment-line", color="muted")] if file.equipment else []),
        gap=8,
        ground="field",
    )


def _with_fault(part: Column, field: str, faults: dict[str, str]) -> Column:
    if field in faults:
        part.add(Label(faults[field], name=f"{field}-fault", size="small", color="bad"))
    return part
