"""New game of X-Files: the scenario, who plays against you and how well, hints, seed. Play works at once."""

from collections.abc import Sequence
from functools import partial

import pygame

from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, page, rebuild_in_place, section
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Spacer
from solo.client.widgets.button import Button, Card
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.toggle import Toggle
from solo.client.xfiles.choice import GameChoice, is_twisted
from solo.core.content import ContentError
from solo.core.language import gettext as _
from solo.core.rng import fresh_seed
from solo.games import kit_of, shelf_of
from solo.match import new_match
from solo.xfiles.hintlines import HINT_LEVELS, hint_name, hint_text
from solo.xfiles.scenario import LENGTHS, LEVELS, MOST_RIVALS, Scenario
from solo.xfiles.strength import Strength
from solo.xfiles.text import (
    length_name,
    length_text,
    level_name,
    level_share_text,
    level_text,
    odds_text,
    rivals_text,
)
from solo.xfileslibrary import strength as strength_of_levels

__all__ = ["NewGameScreen"]

LIST_WIDTH = 340


def _strength_lines(levels: Sequence[str]) -> list[str]:
    """Return what each of the levels does and how often it wins, and how often Normal wins against all of them."""
    try:
        strength = strength_of_levels()
    except ContentError:
        strength = Strength("", "", {})
    found = []
    for level in dict.fromkeys(levels):
        share = level_share_text(strength.of(level, "normal")) if level != "normal" else ""
        text = _("{level}: {text} {share}").format(level=level_name(level), text=level_text(level), share=share)
        found.append(text.strip())
    if len(levels) > 1 and len({*levels}) == 1:
        found.append(odds_text(strength.of("normal", levels[0], len(levels)), len(levels)))
    return [text for text in found if text]


class NewGameScreen(RoomyScreen):
    """Everything that is chosen before a game."""

    def __init__(self, navigator: Navigator, scenario: str = "") -> None:
        super().__init__()
        self.navigator = navigator
        self.shelf = shelf_of(kit_of("xfiles"))
        ids = self.shelf.ids()
        self.choice = GameChoice(self.shelf.load(scenario if scenario in ids else self.shelf.starter()))
        self._start_fault = ""

    def build(self) -> Widget:
        """Return the scenarios on the left, the choices on the right, Play below."""
        cards: list[Widget] = []
        scenarios = [self.shelf.load(id) for id in self.shelf.ids()]
        for title, twisted in ((_("Scenarios"), False), (_("With a twist"), True)):
            cards.append(Label(title, size="head", bold=True))
            cards += [self._card(each) for each in scenarios if is_twisted(each) == twisted]
        left: Widget = Column(*cards, gap=8, pad=3)
        if not self.cramped:
            left = Scroll(left, name="scenarios", grow=1)
        held = Column(left, gap=0)
        held.width = self.side_width(LIST_WIDTH)
        right: Widget = self._choices()
        if not self.cramped:
            right = Scroll(right, name="choices", grow=1)
        self._fault = Label(self._start_fault, name="start-fault", color="bad")
        self._play = Button(_("Play"), self.play, name="play", icon="play", kind="primary", size="head", width=180)
        lesson = Button(_("Learn it in five minutes"), self._learn, name="learn", icon="graduation-cap")
        foot = Row(lesson, self._fault, Spacer(grow=1), self._play, gap=16)
        found = page(self, _("New game: {name}").format(name="X-Files"), self.split(held, right, gap=24), foot)
        self._check()
        return found

    def _card(self, scenario: Scenario) -> Card:
        notes = [Label(scenario.name, bold=True), Label(rivals_text(scenario.rivals), size="small", color="muted")]
        if scenario.starter:
            notes.append(Label(_("Begin here"), size="small", color="accent", bold=True))
        return Card(
            Column(*notes, gap=1),
            partial(self.take_scenario, scenario.id),
            name=f"scenario-{scenario.id}",
            label=scenario.name,
            selected=scenario.id == self.choice.scenario.id,
            pad=8,
        )

    # The choices

    def _choices(self) -> Widget:
        choice = self.choice
        scenario = choice.scenario
        about = Panel(
            Label(_(scenario.name), size="head", bold=True),
            Label(" ".join(_(scenario.text).split()), name="scenario-text"),
            gap=6,
            ground="field",
        )
        return Column(about, self._rivals(), self._length(), self._hints(), self._last_row(), gap=18, pad=3)

    def _rivals(self) -> Widget:
        choice = self.choice
        counts = [Item(str(number), str(number)) for number in range(1, MOST_RIVALS + 1)]
        how_many = Choice(counts, str(len(choice.rivals)), self._take_count, name="count")
        items = [Item(level, level_name(level)) for level in LEVELS]
        rows: list[Widget] = [Row(Label(_("How many"), width=80, color="muted"), how_many, gap=12)]
        for place, level in enumerate(choice.rivals):
            name = Label(_("Rival {number}").format(number=place + 1), width=80, color="muted")
            rows.append(
                Row(name, Choice(items, level, partial(self._take_level, place), name=f"level-{place + 1}"), gap=12)
            )
        lines = [Label(text, size="small", color="muted") for text in _strength_lines(choice.rivals)]
        back = Button(_("As the scenario has it"), self._own_rivals, name="own-rivals", kind="quiet", size="small")
        back.visible = choice.rivals != choice.scenario.rivals
        return section(_("Rivals"), *rows, *lines, extra=back)

    def _length(self) -> Widget:
        items = [Item(length, length_name(length)) for length in LENGTHS]
        line = Label(length_text(self.choice.length), name="length-line", size="small", color="muted")
        return section(_("Length"), Choice(items, self.choice.length, self._take_length, name="length"), line)

    def _hints(self) -> Widget:
        items = [Item(level, hint_name(level)) for level in HINT_LEVELS]
        line = Label(hint_text(self.choice.hints), name="hints-line", size="small", color="muted")
        return section(_("Hints"), Choice(items, self.choice.hints, self._take_hints, name="hints"), line)

    def _last_row(self) -> Widget:
        entry = TextEntry(
            self.choice.seed,
            self._take_seed,
            on_submit=lambda _text: self.play(),
            placeholder=_("drawn at random"),
            most=18,
            name="seed",
            width=200,
        )
        roll = Button(_("Draw"), self._roll, icon="dices", name="roll", tooltip=_("Draw a seed now, to note it down"))
        self._seed_fault = Label("", name="seed-fault", size="small", color="bad", visible=False)
        line = _("The same seed and the same choices give the same deal.")
        iron = Toggle(_("Iron: nothing can be undone"), self.choice.iron, self._take_iron, name="iron")
        return section(_("Seed"), Flow(entry, roll), self._seed_fault, Label(line, size="small", color="muted"), iron)

    # Changes

    def take_scenario(self, id: str) -> None:
        """Choose a scenario, with its own rivals."""
        self.choice.take_scenario(self.shelf.load(id))
        self._refresh()

    def _take_count(self, value: str) -> None:
        self.choice.take_count(int(value))
        self._refresh()

    def _take_level(self, place: int, level: str) -> None:
        self.choice.take_level(place, level)
        self._refresh()

    def _own_rivals(self) -> None:
        self.choice.rivals = self.choice.scenario.rivals
        self._refresh()

    def _take_length(self, value: str) -> None:
        self.choice.length = value
        self._refresh()

    def _take_hints(self, value: str) -> None:
        self.choice.hints = value
        self._refresh()

    def _take_iron(self, value: bool) -> None:
        self.choice.iron = value

    def _take_seed(self, text: str) -> None:
        self.choice.seed = text.strip()
        self._check()

    def _roll(self) -> None:
        self.choice.seed = str(fresh_seed())
        self._refresh()

    def _refresh(self) -> None:
        self._start_fault = ""
        rebuild_in_place(self)

    def _check(self) -> None:
        """Say what is wrong with the seed, at its field and at Play."""
        fault = self.choice.seed_fault()
        self._seed_fault.text, self._seed_fault.visible = fault, bool(fault)
        self._play.reason = fault or None

    # Play

    def play(self) -> None:
        """Begin the game, unless something is wrong."""
        if self.choice.seed_fault():
            return
        try:
            match = new_match(self.choice.new_choice())
            match.keep()
        except (ValueError, OSError) as error:
            self._start_fault = _("The game cannot begin: {why}").format(why=error)
            self._fault.text = self._start_fault
            return
        self.go(self.navigator.play(match))

    def _learn(self) -> None:
        self.go(self.navigator.tutorial("xfiles"))

    def on_key(self, event: pygame.event.Event) -> None:
        """Ctrl+Enter plays, F1 explains, Esc goes back."""
        if event.key == pygame.K_RETURN and event.mod & pygame.KMOD_CTRL:
            self.play()
        elif event.key == pygame.K_F1:
            self.go(self.navigator.help("xfiles"))
        else:
            super().on_key(event)
