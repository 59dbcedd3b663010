"""The profile: results by secret file and level, achievements, series, and what the player's notes miss."""

import time
from collections.abc import Sequence

import pygame

from solo.career import Career, current_career
from solo.client.screens.missedpage import missed_page
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import SEPARATOR, RoomyScreen, date_text, page, section
from solo.client.screens.seriespage import SeriesPage
from solo.client.screens.text import count_of, say
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.table import Line, Table
from solo.client.widgets.tabs import Tabs
from solo.client.widgets.textentry import TextEntry
from solo.contacts.achievement import Achievement
from solo.contacts.achievements import achievement_name, achievement_text, achievements
from solo.contacts.names import N_, level_name
from solo.contacts.public import TEAM
from solo.core.results import Tally, tallies
from solo.core.save import records_folder
from solo.library import title_of
from solo.rated import lost_notes, player_rating
from solo.runtext import rating_text

__all__ = ["ProfileScreen"]

RESULTS_WIDTH = 456
"""The width of the results in units, where they stand beside the achievements."""

RESULTS, SERIES, MISSED = "results", "series", "missed"
"""The pages."""

ALL, EARNED, OPEN = "all", "earned", "open"


class _Side(Column):
    """A column of a fixed width, or a larger one if its content needs that: what stands beside it never moves."""

    def _min_width(self, theme: Theme) -> int:
        return max(theme.px(RESULTS_WIDTH), super()._min_width(theme))

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        wide = self._min_width(theme)
        return wide, super()._measure(theme, wide)[1]


class ProfileScreen(RoomyScreen):
    """Results on the left, achievements on the right; on pages of their own all series, and what the notes miss."""

    shown = ALL
    query = ""
    chosen = ""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__()
        self.navigator = navigator
        self.career: Career = current_career()
        self.tab = RESULTS
        self.series = SeriesPage(self, navigator, self._take_career)

    def build(self) -> Widget:
        """Return the three pages, below what went wrong."""
        left = (Column if self.cramped else _Side)(*self._results(), gap=16)
        right = self._achievements()
        right.grow = 1
        pages = [
            (RESULTS, say("results-tab"), self.split(left, right, gap=24)),
            (SERIES, say("series"), self.series.build(self.career)),
            (
                MISSED,
                say("missed-tab"),
                missed_page(self.career.reviews, self._practise),
            ),
        ]
        parts: list[Widget] = [*self._notes(), Tabs(pages, self.tab, self._turned, name="tabs")]
        parts[-1].grow = 1
        return page(self, say("profile"), Column(*parts, gap=12), extras=(self._rating(), self._count()))

    def _practise(self, needs: str) -> None:
        self.go(self.navigator.drills(needs))

    def _turned(self, tab: str) -> None:
        self.tab = tab

    def _take_career(self, career: Career) -> None:
        """Show the career as it is after a change."""
        self.career = career
        self.rebuild()

    def _rating(self) -> Label:
        rating = rating_text(player_rating(self.career, time.time()))
        label = Label(say("your-rating", rating=rating), name="my-rating", size="small", color="accent")
        label.tooltip = say("rating-spread")
        label.visible = bool(self.career.rated)
        return label

    def _count(self) -> Label:
        counted = self.career.counted
        return Label(count_of(*_GAMES, len(counted)), name="games", size="small", color="muted")

    def _notes(self) -> list[Widget]:
        found = [
            Label(note, size="small", color="bad", icon="triangle-alert")
            for note in (*self.career.notes, *lost_notes(self.career))
        ]
        return [Panel(*found, name="notes", gap=6, pad=10)] if found else []

    def _rows(self) -> int:
        """How many rows a list asks for: few beside another one, where it takes all the height that there is."""
        return 6 if self.cramped else 2

    # Results

    def _results(self) -> list[Widget]:
        rows = tallies(self.career.results, TEAM)
        if not rows:
            empty = Panel(Label(say("profile-empty"), name="empty", color="muted"), ground="field")
            return [section(say("results"), empty), *self._below()]
        headings = [say(f"results-{name}") for name in ("file", "played", "won", "nobody", "lost", "best")]
        lines = [_line(row) for row in rows]
        table = Table(headings, lines, name="results", most_rows=self._rows(), grow=1)
        heading = Label(say("results"), size="head", bold=True)
        return [Panel(heading, table, gap=10, grow=1), *self._below()]

    def _below(self) -> list[Widget]:
        """Return what stands below the results: what does not count or cannot be read."""
        practice = sum(result.practice for result in self.career.results)
        found: list[Widget] = []
        if practice:
            found.append(Label(count_of(*_PRACTICE, practice), name="practice", size="small", color="muted"))
        if self.career.broken:
            text = count_of(*_BROKEN, len(self.career.broken))
            found.append(Label(text, name="broken", size="small", color="muted", icon="triangle-alert"))
        return found

    # Achievements

    def _achievements(self) -> Column:
        every = achievements()
        heading = Label(say("achievements"), size="head", bold=True)
        earned = sum(id in self.career.earned for id in every)
        text = say("achievements-count", count=earned, all=len(every))
        count = Label(text, name="earned", color="accent", justify="right", grow=1)
        self._entry = TextEntry(
            self.query, self._search, placeholder=say("achievements-search"), most=40, name="search", grow=1
        )
        kinds = [Item(kind, say(f"achievements-{kind}")) for kind in (ALL, EARNED, OPEN)]
        choice = Choice(kinds, self.shown, self._take_kind, name="kind")
        items = self._items()
        self._list = List(
            items,
            name="achievements",
            selected=self.chosen,
            on_select=self._select,
            on_activate=lambda _: self._review(),
            most_rows=self._rows(),
            grow=1,
        )
        self._none = Label(say("achievements-none"), name="none", color="muted", visible=not items)
        self._game = Button(say("achievements-game"), self._review, name="game", icon="footprints")
        self._offer_game()
        return Panel(Row(heading, count), Row(self._entry, choice, gap=12), self._none, self._list, Flow(self._game))

    def _items(self) -> list[Item]:
        words = self.query.casefold().split()
        found = []
        for each in self._sorted():
            earned = each.id in self.career.earned
            text = f"{achievement_name(each.id)} {achievement_text(each.id)}".casefold()
            if self.shown in (ALL, EARNED if earned else OPEN) and all(word in text for word in words):
                found.append(self._item(each))
        return found

    def _sorted(self) -> Sequence[Achievement]:
        """The earned ones first, the newest on top; then those to earn, by name."""
        earned = self.career.earned

        def place(each: Achievement) -> tuple[bool, float, str]:
            done = each.id in earned
            return not done, -earned[each.id].time if done else 0.0, achievement_name(each.id)

        return sorted(achievements().values(), key=place)

    def _item(self, each: Achievement) -> Item:
        parts = [achievement_text(each.id)]
        earned = self.career.earned.get(each.id)
        if earned is not None:
            parts.append(say("achievements-on", date=date_text(earned.time)))
        elif each.progress is not None:
            done, wanted = each.progress(self.career.counted)
            parts.append(say("achievements-progress", done=done, wanted=wanted))
        icon = "lock" if earned is None else "trophy"
        detail = SEPARATOR.join(parts)
        return Item(each.id, achievement_name(each.id), detail, icon, dimmed=earned is None)

    def _search(self, text: str) -> None:
        self.query = text
        self._refill()

    def _take_kind(self, kind: str) -> None:
        self.shown = kind
        self._refill()

    def _refill(self) -> None:
        items = self._items()
        self._list.set_items(items)
        self._list.visible = bool(items)
        self._none.visible = not items
        self.chosen = self._list.selected
        self._offer_game()

    def _select(self, id: str) -> None:
        self.chosen = id
        self._offer_game()

    def _offer_game(self) -> None:
        """Let the button lead to the game that earned the chosen achievement, or say why it does not."""
        earned = self.career.earned.get(self.chosen)
        if not self.chosen:
            self._game.reason = say("achievements-choose")
        elif earned is None:
            self._game.reason = say("achievements-not-yet")
        else:
            path = records_folder() / f"{earned.record}.jsonl"
            self._game.reason = None if path.exists() else say("achievements-gone")

    def _review(self) -> None:
        if self._game.reason is None:
            self.go(self.navigator.review(records_folder() / f"{self.career.earned[self.chosen].record}.jsonl"))

    def on_key(self, event: pygame.event.Event) -> None:
        """Ctrl+F searches, Esc leaves."""
        if event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self.ui.focus(self._entry)
        else:
            super().on_key(event)


_GAMES = (N_("{count} game counted"), N_("{count} games counted"))
_PRACTICE = (
    N_("{count} game for practice, which does not count."),
    N_("{count} games for practice, which do not count."),
)
_BROKEN = (
    N_("{count} record cannot be read; Records shows what is wrong with it."),
    N_("{count} records cannot be read; Records shows what is wrong with each."),
)


def _line(row: Tally) -> Line:
    numbers = (row.played, row.won, row.nobody, row.lost, row.best_day)
    level = say("against", level=level_name(row.level))
    return Line(title_of(row.scenario), level, tuple(str(number or "–") for number in numbers))
