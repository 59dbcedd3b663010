"""The challenges: today's run, the one nearest to the player's rating, all of them behind filters, and the ratings."""

import time
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from solo.career import Career, current_career
from solo.challenges import all_challenges, scenario_of
from solo.client.screens.challengedetails import SEPARATOR, details
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, page, show_fault
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
from solo.contacts.challenge import LEVEL_NUMBERS, Challenge
from solo.contacts.challengetext import rating_text, status_text, streak_text
from solo.contacts.names import agent_name, level_name
from solo.core.content import ContentError
from solo.core.profile import ProfileFault
from solo.core.record import RecordFault
from solo.core.runs import Run
from solo.rated import (
    RunOpen,
    Standing,
    begin,
    daily,
    following,
    give_up,
    name_of,
    open_run,
    player_rating,
    standings,
    streak,
    today,
)

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

    def __init__(self, navigator: Navigator) -> None:
        super().__init__()
        self.navigator = navigator
        self.filters = Filters()
        self.tab = LIST
        self.career: Career = current_career()
        self._look(self.career)
        self.chosen = "" if self.next is None else self.next.id

    def _look(self, career: Career) -> None:
        """Take in what there is, and what was played of it."""
        self.career = career
        found = all_challenges()
        self.today: Challenge | None = None
        try:
            self.today = daily(today())
        except ContentError:
            found = []
        self.next = following(career, found)
        self.all = sorted(standings(career, found), key=_rank)
        self.daily = None if self.today is None else standings(career, [self.today])[0]

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
        return page(self, say("challenges"), Column(*self._notes(), tabs, gap=12), extras=(shown,))

    def _notes(self) -> list[Widget]:
        found = [Label(note, size="small", color="bad", icon="triangle-alert") for note in self.career.notes]
        return [Panel(*found, name="notes", gap=6, pad=10)] if found else []

    def _turned(self, tab: str) -> None:
        self.tab = tab

    # The list

    def _list_page(self) -> Widget:
        if self.daily is None:
            return Column(Panel(Label(say("none-there"), name="empty", color="muted"), ground="field"))
        shown = [each for each in self.all if self.filters.passes(each)]
        known = [each.challenge.id for each in (*shown, self.daily)]
        if self.chosen not in known:
            self.chosen = (shown[0] if shown else self.daily).challenge.id
        rows: Widget = Panel(Label(say("no-challenge"), name="none", color="muted"), ground="field")
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
        assert self.daily is not None
        row, run = streak(self.career, today()), open_run(self.career)
        cards = [_offer("daily", say("daily-run"), _daily_line(self.daily, row.now, row.best), self._show("daily"))]
        name = say("next-none") if self.next is None else self.next.name
        line = name if self.next is None else f"{name}{SEPARATOR}{scenario_of(self.next).name}"
        cards.append(_offer("next", say("next-run"), line, self._show("next")))
        if run is not None:
            cards.insert(0, _offer("under-way", say("open-run"), name_of(run.mark), self._show("open")))
        return Flow(*cards, gap=12)

    def _show(self, which: str) -> Callable[[], None]:
        """Return what shows one of the offers in the details."""

        def show() -> None:
            run = open_run(self.career)
            wanted = {"next": self.next, "daily": self.today}.get(which)
            id = run.mark.id if which == "open" and run is not None else "" if wanted is None else wanted.id
            if not id:
                return
            if id not in [each.challenge.id for each in self.all if self.filters.passes(each)]:
                self.filters = Filters()
            self.chosen = id
            self.rebuild()
            self.ui.focus(self.ui.find("start"))

        return show

    def _filter_row(self) -> Widget:
        files = {each.challenge.scenario: scenario_of(each.challenge).name for each in self.all}
        agents = sorted({agent for each in self.all for agent in each.challenge.team}, key=agent_name)
        lowest, *others = BOUNDS
        ranges = [Item("0", say("rating-below", high=lowest))]
        pairs = zip(BOUNDS, others, strict=False)
        ranges += [
            Item(str(at), say("rating-between", low=low, high=high - 1)) for at, (low, high) in enumerate(pairs, 1)
        ]
        ranges += [Item(str(len(BOUNDS)), say("rating-above", low=BOUNDS[-1])), Item(UNRATED_RANGE, say("rating-none"))]
        levels = [Item(str(number), level_name(number)) for number in LEVEL_NUMBERS]
        done = Choice(
            [Item(ALL, say("done-all")), Item("no", say("done-no")), Item("yes", say("done-yes"))],
            self.filters.done,
            self._filter("done"),
            name="filter-done",
        )
        return Flow(
            self._drop("file", say("all-files"), [Item(id, text) for id, text in sorted(files.items())]),
            self._drop("level", say("all-levels"), levels),
            self._drop("agent", say("all-agents"), [Item(agent, agent_name(agent)) for agent in agents]),
            self._drop("range", say("all-ratings"), ranges),
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
        self.chosen = id
        self._show_details()

    def standing(self) -> Standing:
        """Return the chosen challenge as it stands."""
        assert self.daily is not None
        return next(each for each in (*self.all, self.daily) if each.challenge.id == self.chosen)

    def _show_details(self) -> None:
        shown = details(self, self.navigator, self.standing(), self.career, self.start)
        shown.grow = 1
        self._details.replace([shown])

    # Starting

    def start(self) -> None:
        """Start the chosen challenge, or go on with it; ask first where another rated run is under way."""
        try:
            self.go(self.navigator.play(begin(self.standing().challenge, self.navigator.settings.hints)))
        except RunOpen as other:
            self._ask_open(other.run)
        except (RecordFault, ContentError, ValueError, OSError, ProfileFault) as error:
            show_fault(self, self.standing().challenge.name, _reason(error))

    def _ask_open(self, run: Run) -> None:
        def then(call: Callable[[], None]) -> Callable[[], None]:
            def pressed() -> None:
                dialog.close()
                call()

            return pressed

        buttons = [
            Button(say("cancel"), lambda: dialog.close(), name="cancel"),
            Button(say("other-open-give-up"), then(lambda: self._give_up(run)), name="give-up", kind="danger"),
            Button(say("other-open-on"), then(lambda: self._go_on(run)), name="go-on", kind="primary"),
        ]
        dialog = Dialog(say("other-open-title"), Label(say("other-open-line", name=name_of(run.mark))), buttons)
        self.ui.open(dialog)
        self.ui.focus(buttons[0])

    def _go_on(self, run: Run) -> None:
        self.chosen = run.mark.id
        self._look(current_career())
        if run.mark.id in [each.challenge.id for each in self.all] or run.mark.id == (self.today and self.today.id):
            self.start()

    def _give_up(self, run: Run) -> None:
        try:
            give_up(run)
        except (OSError, ProfileFault) as error:
            show_fault(self, name_of(run.mark), _reason(error))
            return
        self._look(current_career())
        self.start()

    def on_key(self, event: pygame.event.Event) -> None:
        """F1 explains challenges and ratings, Esc goes back."""
        if event.key == pygame.K_F1:
            self.go(self.navigator.help("challenges"))
        else:
            super().on_key(event)


def _reason(error: Exception) -> str:
    return error.strerror if isinstance(error, OSError) and error.strerror else str(error)


def _rank(standing: Standing) -> tuple[bool, float, int, str]:
    """The easiest first: by rating, without one by the Alien's level."""
    rating, one = standing.rating, standing.challenge
    return rating is None, 0.0 if rating is None else rating.value, one.level, one.name


_ICONS = {"new": "star", "open": "hourglass", "won": "trophy", "nobody": "minus", "lost": "x", "practice": "info"}


def _item(standing: Standing) -> Item:
    one = standing.challenge
    rating = "" if standing.rating is None else f"{SEPARATOR}{rating_text(standing.rating)}"
    parts = [scenario_of(one).name, level_name(one.level)]
    if standing.status != "new":
        parts.append(status_text(standing.status))
    icon = _ICONS[standing.status]
    return Item(one.id, f"{one.name}{rating}", SEPARATOR.join(parts), icon, dimmed=standing.is_done)


def _daily_line(standing: Standing, now: int, best: int) -> str:
    return f"{status_text(standing.status)}{SEPARATOR}{streak_text(now, best)}"


def _offer(name: str, title: str, line: str, call: Callable[[], None]) -> Card:
    texts = Column(Label(title, bold=True), Label(line, size="small", color="muted"), gap=1)
    return Card(texts, call, name=name, label=f"{title}: {line}", pad=8)
