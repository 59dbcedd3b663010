"""The challenges: today's run, the one nearest to the player's rating, all of them behind filters, and the ratings."""

import datetime
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pygame

from solo.career import Career, current_career
from solo.challenges import all_challenges, games_with_challenges, scenario_of
from solo.client.screens.challengedetails import details
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import SEPARATOR, STATUS_ICONS, RoomyScreen, page, show_fault
from solo.client.screens.ratingpage import rating_page
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button, Card
from solo.client.widgets.choice import Choice
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.tabs import Tabs
from solo.core.challenge import LEVEL_NUMBERS
from solo.core.content import ContentError
from solo.core.profile import ProfileFault
from solo.core.record import RecordFault
from solo.core.runs import Run
from solo.core.save import is_torn
from solo.dailyrun import daily, streak, today
from solo.games import FIRST, kit_of
from solo.match import Match
from solo.rated import (
    RunOpen,
    Standing,
    begin,
    by_rating,
    following,
    give_up,
    go_on,
    lost_notes,
    name_of,
    open_run,
    player_rating,
    standings,
)
from solo.runtext import rating_text, status_text, streak_text

__all__ = ["ChallengesScreen"]

DETAILS_WIDTH = 372
ALL = "all"
LIST, RATING = "list", "rating"
"""The pages."""

BOUNDS = (1200, 1400, 1600, 1800)
"""Where one range of ratings ends and the next begins."""

UNRATED_RANGE = "none"


@dataclass(slots=True)
class Filters:
    """What the list shows: a secret file, a level, an Agent in the team, played or not, a range of ratings."""

    file: str = ALL
    level: str = ALL
    agent: str = ALL
    done: str = ALL
    range: str = ALL

    def passes(self, standing: Standing) -> bool:
        """Return whether a challenge is shown."""
        one = standing.challenge
        return (
            self.file in (ALL, one.scenario)
            and self.level in (ALL, str(one.level))
            and (self.agent == ALL or self.agent in one.team)
            and self.done in (ALL, "yes" if standing.is_done else "no")
            and self.range in (ALL, range_of(standing))
        )


def range_of(standing: Standing) -> str:
    """Return in which range of ratings a challenge is: `0` is the lowest."""
    if standing.rating is None:
        return UNRATED_RANGE
    return str(sum(standing.rating.value >= bound for bound in BOUNDS))


class ChallengesScreen(RoomyScreen):
    """List and details on one page, the player's rating on the other; the next challenge is shown at first."""

    def __init__(self, navigator: Navigator, game: str = FIRST) -> None:
        super().__init__()
        self.navigator = navigator
        self._open(game)

    def _open(self, game: str) -> None:
        """Begin with a game's challenges."""
        self.game, self.words = game, kit_of(game).words
        self.filters = Filters()
        self.tab = LIST
        self.notes: list[str] = []
        """What is wrong with the profile, and which runs were found lost: it stays while the screen is open."""
        self._look(current_career(game))
        self.wanted = "" if self.next is None else self.next.id
        """What the player chose last; it comes back when the filters let it through again."""
        self.chosen = self.wanted
        """What is shown: empty where no challenge passes the filters."""

    def _look(self, career: Career) -> None:
        """Take in what there is, and what was played of it."""
        self.career: Career = career
        self.notes += [note for note in (*career.notes, *lost_notes(career)) if note not in self.notes]
        self.run = open_run(career)
        days = [today()] if self.game == FIRST else []
        if days and self.run is not None and self.run.mark.daily not in ("", days[0].isoformat()):
            days.append(datetime.date.fromisoformat(self.run.mark.daily))  # midnight ends no run
        found = all_challenges(self.game)
        try:
            dailies = [daily(day) for day in days]
        except ContentError:
            found, dailies = [], []
        self.next = following(career, found)
        self.all = sorted(standings(career, found), key=by_rating)
        self.dailies = standings(career, dailies)

    def build(self) -> Widget:
        """Return the two pages."""
        rating = rating_text(player_rating(self.career, time.time()))
        shown = Label(say("your-rating", rating=rating), name="my-rating", color="accent", bold=True)
        shown.tooltip = say("rating-spread")
        pages = [
            (LIST, say("challenges"), self._list_page()),
            (RATING, say("rating-tab"), rating_page(self, self.navigator, self.career)),
        ]
        tabs = Tabs(pages, self.tab, self._turned, name="tabs", grow=1)
        games = [Item(game, kit_of(game).words.name) for game in games_with_challenges()]
        which = [Choice(games, self.game, self._change_game, name="game")] if len(games) > 1 else []
        return page(self, say("challenges"), Column(*self._notes(), tabs, gap=12), extras=(*which, shown))

    def _change_game(self, game: str) -> None:
        self._open(game)
        self.rebuild()
        self.ui.focus(self.ui.find("game"))

    def _notes(self) -> list[Widget]:
        found = [Label(note, size="small", color="bad", icon="triangle-alert") for note in self.notes]
        return [Panel(*found, name="notes", gap=6, pad=10)] if found else []

    def _turned(self, tab: str) -> None:
        self.tab = tab

    # The list

    def _list_page(self) -> Widget:
        if not self.all:
            return Column(Panel(Label(say("none-there"), name="empty", color="muted"), ground="field"))
        shown = [each for each in self.all if self.filters.passes(each)]
        known = [each.challenge.id for each in (*shown, *self.dailies)]
        self.chosen = self.wanted if self.wanted in known else shown[0].challenge.id if shown else ""
        rows: Widget = Panel(Label(say("no-challenge"), name="none", color="muted"), ground="field", grow=1)
        if shown:
            rows = List(
                [_item(each) for each in shown],
                name="challenges",
                selected=self.chosen,
                on_select=self._select,
                on_activate=lambda _: self.start(),
                most_rows=5,
                grow=1,
            )
        self._details = Column()
        self._details.width = self.side_width(DETAILS_WIDTH)
        self._show_details()
        if self.cramped:
            return Scroll(Column(self._offers(), self._filter_row(), rows, self._details, gap=12, pad=3), name="all")
        below = Row(rows, self._details, gap=20, stretch=True, grow=1)
        return Column(self._offers(), self._filter_row(), below, gap=12)

    def _offers(self) -> Widget:
        """Return what lies nearest at hand: the run under way, today's, and the one near the player's rating."""
        cards = []
        if self.run is not None:
            cards.append(self._offer("under-way", say("open-run"), name_of(self.run.mark), self.run.mark.id))
        for todays in self.dailies[:1]:
            row = streak(self.career, today())
            line = f"{status_text(todays.status)}{SEPARATOR}{streak_text(row.now, row.best, row.begun)}"
            cards.append(self._offer("daily", say("daily-run"), line, todays.challenge.id))
        line, id = say("next-none"), self.chosen
        if self.next is not None:
            line, id = f"{self.next.name}{SEPARATOR}{scenario_of(self.next).name}", self.next.id
        rated = any(each.rating is not None for each in self.all)
        cards.append(self._offer("next", say("next-run" if rated else "next-easiest"), line, id))
        return Flow(*cards, gap=12)

    def _offer(self, name: str, title: str, line: str, id: str) -> Card:
        """Return a card that shows a challenge in the details."""
        texts = Column(Label(title, bold=True), Label(line, size="small", color="muted"), gap=1)
        return Card(texts, partial(self._show, id), name=name, label=f"{title}: {line}", pad=8)

    def _show(self, id: str) -> None:
        if any(each.challenge.id == id and not self.filters.passes(each) for each in self.all):
            self.filters = Filters()
        self.wanted = id
        self.rebuild()
        self.ui.focus(self.ui.find("start"))

    def _filter_row(self) -> Widget:
        files = {each.challenge.scenario: scenario_of(each.challenge).name for each in self.all}
        agents = sorted({agent for each in self.all for agent in each.challenge.team}, key=self.words.member)
        lowest, *others = BOUNDS
        ranges = [Item("0", say("rating-below", high=lowest))]
        pairs = zip(BOUNDS, others, strict=False)
        ranges += [
            Item(str(at), say("rating-between", low=low, high=high - 1)) for at, (low, high) in enumerate(pairs, 1)
        ]
        ranges += [Item(str(len(BOUNDS)), say("rating-above", low=BOUNDS[-1])), Item(UNRATED_RANGE, say("rating-none"))]
        levels = [Item(str(number), self.words.level(number)) for number in LEVEL_NUMBERS]
        done = Choice(
            [Item(ALL, say("done-all")), Item("no", say("done-no")), Item("yes", say("done-yes"))],
            self.filters.done,
            self._filter("done"),
            name="filter-done",
        )
        rated = any(each.rating is not None for each in self.all)
        named = ("all-files", "all-agents") if self.game == FIRST else ("all-scenarios", "all-members")
        every_file, everybody = map(say, named)
        return Flow(
            self._drop("file", every_file, [Item(id, text) for id, text in sorted(files.items())]),
            self._drop("level", say("all-levels"), levels),
            self._drop("agent", everybody, [Item(agent, self.words.member(agent)) for agent in agents]),
            *([self._drop("range", say("all-ratings"), ranges)] if rated else []),
            done,
            gap=8,
        )

    def _drop(self, name: str, every: str, items: list[Item]) -> DropDown:
        value = str(getattr(self.filters, name))
        return DropDown([Item(ALL, every), *items], value, self._filter(name), name=f"filter-{name}")

    def _filter(self, name: str) -> Callable[[str], None]:
        def take(value: str) -> None:
            setattr(self.filters, name, value)
            self.rebuild()

        return take

    def _select(self, id: str) -> None:
        self.wanted = self.chosen = id
        self._show_details()

    def standing(self) -> Standing:
        """Return the chosen challenge as it stands."""
        return next(each for each in (*self.all, *self.dailies) if each.challenge.id == self.chosen)

    def _show_details(self) -> None:
        if self.chosen:
            shown = details(self, self.navigator, self.standing(), self.career, self.start)
        else:
            shown = Panel(Label(say("none-chosen"), name="none-chosen", color="muted"))
        shown.grow = 1
        self._details.replace([shown])

    # Starting

    def start(self) -> None:
        """Start the chosen challenge, or go on with it; ask first where another rated run is under way."""
        one = self.standing().challenge
        try:
            self._play(one.name, lambda: begin(one, self.navigator.settings.hints))
        except RunOpen as other:
            self._ask_open(other.run)

    def _play(self, name: str, make: Callable[[], Match]) -> None:
        try:
            self.go(self.navigator.play(make()))
        except RecordFault as fault:
            show_fault(self, name, _with_way_out(fault))
        except (ContentError, ValueError, OSError, ProfileFault) as error:
            show_fault(self, name, _reason(error))

    def _ask_open(self, run: Run) -> None:
        name, open_one = name_of(run.mark), partial(go_on, run)

        def then(call: Callable[[], None]) -> Callable[[], None]:
            def pressed() -> None:
                dialog.close()
                call()

            return pressed

        buttons = [
            Button(say("cancel"), lambda: dialog.close(), name="cancel"),
            Button(say("other-open-give-up"), then(lambda: self._give_up(run)), name="give-up", kind="danger"),
            Button(say("other-open-on"), then(lambda: self._play(name, open_one)), name="go-on", kind="primary"),
        ]
        dialog = Dialog(say("other-open-title"), Label(say("other-open-line", name=name)), buttons)
        self.ui.open(dialog)
        self.ui.focus(buttons[0])

    def _give_up(self, run: Run) -> None:
        try:
            give_up(run)
        except (OSError, ProfileFault) as error:
            show_fault(self, name_of(run.mark), _reason(error))
            return
        self._look(current_career(self.game))
        self.start()

    def on_key(self, event: pygame.event.Event) -> None:
        """F1 explains challenges and ratings, Esc goes back."""
        if event.key == pygame.K_F1:
            self.go(self.navigator.help("challenges"))
        else:
            super().on_key(event)


def _with_way_out(fault: RecordFault) -> str:
    """Return what is wrong with the save of the run under way, and what can be done about it."""
    if not fault.line:
        return str(fault)
    way = say("run-torn") if is_torn(Path(fault.file)) else say("run-broken")
    return f"{fault}. {way}"


def _reason(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def _item(standing: Standing) -> Item:
    one = standing.challenge
    rating = "" if standing.rating is None else f"{SEPARATOR}{rating_text(standing.rating)}"
    parts = [scenario_of(one).name, kit_of(one.game).words.level(one.level)]
    if standing.status != "new":
        parts.append(status_text(standing.status))
    icon = STATUS_ICONS[standing.status]
    return Item(one.id, f"{one.name}{rating}", SEPARATOR.join(parts), icon, dimmed=standing.is_done)
