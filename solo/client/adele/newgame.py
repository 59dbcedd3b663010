"""New game: set-up file, crew, level, hints, seed, Iron mode. Play works at once."""

from functools import partial

from solo.adele.crew import crew as crew_members
from solo.adele.kit import CREW, KIT
from solo.adele.names import (
    HINT_LEVELS,
    LEVELS,
    favours_text,
    hint_name,
    hint_text,
    level_name,
    level_text,
    member_name,
    share_text,
    short_name,
)
from solo.adele.scenario import Scenario
from solo.adelestrength import measured
from solo.client.adele.crewcanvas import crew_canvas
from solo.client.adele.shippicture import ship_canvas
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, copy, page, rebuild_in_place, section
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Row, Spacer
from solo.client.widgets.button import Button, Card
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.toggle import Toggle
from solo.core.choice import Choice as Chosen
from solo.core.content import ContentError
from solo.core.language import gettext as _
from solo.core.rng import fresh_seed
from solo.games import shelf_of
from solo.match import new_match

__all__ = ["NewGameScreen"]

FILES_WIDTH = 330

HINTS_WIDTH = 184
"""The width of the hint levels beside the Alien's, in units."""


class NewGameScreen(RoomyScreen):
    """Everything that is chosen before a game. The starter and what it suggests are chosen already."""

    def __init__(self, navigator: Navigator, scenario: str = "") -> None:
        super().__init__()
        self.navigator = navigator
        self.shelf = shelf_of(KIT)
        self.file: Scenario = self.shelf.load(scenario or self.shelf.starter())
        self.crew: tuple[str, ...] = self.file.suggested
        self.level = min(self.file.level, LEVELS[-1])
        hints = navigator.settings.hints
        self.hints = hints if hints in HINT_LEVELS else KIT.usual_hints
        self.seed, self.iron = "", False
        self._start_fault = ""

    def build(self) -> Widget:
        """Return the files on the left, the choices on the right, Play below."""
        files = [self.shelf.load(id) for id in self.shelf.ids()]
        files.sort(key=lambda file: (not file.starter, file.level, file.id))
        cards = Column(*map(self._file_card, files), gap=10, pad=3)
        left = Column(Label(_("Set-up files"), size="head", bold=True), self._scrolled(cards, "files"), gap=8)
        left.width = self.side_width(FILES_WIDTH)
        body = self.split(left, self._scrolled(self._choices(), "choices"), gap=24)
        self._fault = Label("", name="start-fault", color="bad")
        self._play = Button(say("play"), self.play, name="play", icon="play", kind="primary", size="head", width=180)
        self._check()
        title = f"{say('new-game')} · {KIT.words.name}"
        learn = Button(
            _("Learn it in five minutes"), self._learn, name="learn", icon="graduation-cap", kind="quiet", size="small"
        )
        return page(self, title, body, Row(self._fault, Spacer(grow=1), self._play, gap=16), extras=(learn,))

    def _learn(self) -> None:
        self.go(self.navigator.tutorial(KIT.id))

    def _scrolled(self, part: Widget, name: str) -> Widget:
        """A part that scrolls by itself, unless the whole screen does."""
        return part if self.cramped else Scroll(part, name=name, grow=1)

    def _file_card(self, file: Scenario) -> Card:
        plan = _("{ship}, crew of {count}, level {level}").format(
            ship=file.ship.name, count=file.crew_size, level=file.level
        )
        notes: list[Widget] = [
            Label(file.name, bold=True),
            Label(plan, size="small", color="muted"),
            Label(favours_text(file.favours), size="small", color="muted"),
        ]
        if file.starter:
            notes.append(Label(say("starter"), size="small", color="accent", bold=True))
        return Card(
            Row(ship_canvas(file.ship, (112, 76)), Column(*notes, gap=1, grow=1), gap=12),
            partial(self.take_file, file.id),
            name=f"file-{file.id}",
            label=file.name,
            selected=file.id == self.file.id,
            pad=8,
        )

    # The choices

    def _choices(self) -> Column:
        levels = [Item(str(level), level_name(level)) for level in LEVELS]
        level = section(
            _("The Alien"),
            Choice(levels, str(self.level), self._take_level, name="level"),
            Label(level_text(self.level), name="level-line", size="small", color="muted", max_width=430),
            Label(self._share_line(), name="share-line", size="small", color="muted", max_width=430),
            grow=1,
        )
        return Column(
            _story(self.file),
            self._crew(),
            self._beside(level, self._hints()),
            self._last_row(),
            gap=20,
            pad=3,
        )

    def _beside(self, level: Widget, hints: Widget) -> Widget:
        """Return levels and hints side by side, the levels in one line; below one another where that has no room."""
        if self.cramped:
            return Column(level, hints, gap=20)
        hints.width = HINTS_WIDTH
        return Row(level, hints, gap=24, stretch=True)

    def _share_line(self) -> str:
        """How often this Alien wins here, as measured; nothing, where nobody has measured it."""
        found = measured(self.file, self.level)
        return share_text(found.share, found.without_twist) if found else ""

    def _crew(self) -> Widget:
        size = self.file.crew_size
        state = _("{count} of {size} chosen").format(count=len(self.crew), size=size)
        color = "muted" if len(self.crew) == size else "bad"
        cards = [self._member(member) for member in crew_members()]
        count = Label(state, name="crew-count", size="small", color=color)
        return section(_("Crew"), Flow(*cards, gap=8), extra=count)

    def _member(self, member: str) -> Card:
        board = self.file.figures.crew[member]

        traits = _("Spirit {spirit}, Life {life}").format(spirit=board.spirit, life=board.life)
        texts = Column(
            Label(short_name(member), bold=True, size="small"), Label(traits, size="tiny", color="muted"), gap=0
        )
        gift = Label(_(crew_members()[member].gift), size="tiny", color="muted", max_width=182)
        return Card(
            Column(Row(crew_canvas(member, 30), texts, gap=8), gift, gap=4, width=186, height=88),
            partial(self.toggle, member),
            name=f"crew-{member}",
            label=member_name(member),
            selected=member in self.crew,
            pad=8,
        )

    def _hints(self) -> Widget:
        if self.iron:
            return section(say("hints"), Label(say("hints-iron"), size="small", color="muted"))
        items = [Item(level, hint_name(level)) for level in HINT_LEVELS]
        return section(
            say("hints"),
            Choice(items, self.hints, self._take_hints, name="hints"),
            Label(hint_text(self.hints), name="hints-line", size="small", color="muted", max_width=300),
        )

    def _last_row(self) -> Widget:
        entry = TextEntry(
            self.seed,
            self._take_seed,
            on_submit=lambda _text: self.play(),
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
            Label(_("The same seed and choices give the same game."), size="small", color="muted"),
            grow=1,
        )
        iron = Toggle(say("iron"), self.iron, self._take_iron, name="iron")
        return Row(seed, Column(iron, grow=1), gap=24)

    # Changes

    def take_file(self, id: str) -> None:
        """Choose a set-up file, with the crew and level that it suggests."""
        self.file = self.shelf.load(id)
        self.crew, self.level = self.file.suggested, min(self.file.level, LEVELS[-1])
        self._refresh()

    def toggle(self, member: str) -> None:
        """Take a crew member aboard, or leave them ashore."""
        if member in self.crew:
            self.crew = tuple(each for each in self.crew if each != member)
        else:
            self.crew = (*self.crew, member)
        self._refresh()

    def _take_level(self, value: str) -> None:
        self.level = int(value)
        self._label("level-line").text = level_text(self.level)
        self._label("share-line").text = self._share_line()

    def _take_hints(self, value: str) -> None:
        self.hints = value
        self._label("hints-line").text = hint_text(value)

    def _take_iron(self, value: bool) -> None:
        self.iron = value
        self._refresh()

    def _take_seed(self, text: str) -> None:
        self.seed = text.strip()
        self._check()

    def _roll(self) -> None:
        self.seed = str(fresh_seed())
        entry = self.ui.find("seed")
        assert isinstance(entry, TextEntry)
        entry.text = self.seed
        self._check()

    def _copy_seed(self) -> None:
        if not self.seed:
            self._roll()
        copy(self, self.seed)

    def _label(self, name: str) -> Label:
        found = self.ui.find(name)
        assert isinstance(found, Label)
        return found

    def _refresh(self) -> None:
        """Build anew what depends on the choice; scroll and focus stay."""
        self._start_fault = ""
        rebuild_in_place(self)

    def faults(self) -> dict[str, str]:
        """Return a sentence for each field that is wrong: crew, seed."""
        found = {}
        if len(self.crew) != self.file.crew_size:
            text = _("Choose {size} crew members; {count} are chosen.")
            found["crew"] = text.format(size=self.file.crew_size, count=len(self.crew))
        if self.seed and not (self.seed.isascii() and self.seed.isdigit() and int(self.seed)):
            found["seed"] = say("bad-seed")
        return found

    def _check(self) -> None:
        """Say what is wrong, at its field and at Play."""
        faults = self.faults()
        self._seed_fault.text, self._seed_fault.visible = faults.get("seed", ""), "seed" in faults
        self._fault.text = self._start_fault or faults.get("crew", "")
        self._play.reason = next(iter(faults.values()), None)

    def chosen(self) -> Chosen:
        """Return the choice; there are no faults."""
        own = {} if self.crew == self.file.suggested else {CREW: ",".join(self.crew)}
        hints = HINT_LEVELS[0] if self.iron else self.hints
        return Chosen(KIT.id, self.file.id, self.level, hints, int(self.seed or 0), self.iron, None, own)

    def play(self) -> None:
        """Begin the game, unless something is wrong."""
        if self.faults():
            return
        try:
            match = new_match(self.chosen())
            match.keep()
        except (ValueError, OSError, ContentError) as error:
            self._start_fault = say("bad-start", reason=error)
            self._check()
            return
        self.go(self.navigator.play(match))


def _story(file: Scenario) -> Widget:
    """Return the ship's log, and what is different in a set-up file with a twist."""
    parts: list[Widget] = [Label(_(file.log).replace("\n", " "), max_width=640)]
    if file.twist:
        parts.append(Label(_(file.twist).replace("\n", " "), size="small", color="accent", max_width=640))
    return section(file.name, *parts)
