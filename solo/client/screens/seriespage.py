"""The profile's page of series (challenge mode): their games, results and burdens; go on with one, or delete it."""

from collections.abc import Callable

from solo.career import Career, current_career
from solo.client.screens.gamechoice import GameChoice
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import SEPARATOR, RoomyScreen, ask, date_text, show_fault
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.contacts.names import level_name
from solo.contacts.public import TEAM, Outcome
from solo.contacts.seriesgames import burdens_of, next_number
from solo.contacts.seriestext import burden_lines, next_text, took_text
from solo.contacts.text import outcome_title
from solo.core.content import ContentError
from solo.core.language import ngettext
from solo.core.profile import ProfileFault
from solo.core.record import RecordFault
from solo.core.results import NOBODY, Result, Series, SeriesGame
from solo.core.save import records_folder
from solo.games import FIRST
from solo.library import scenario_ids, title_of
from solo.series import delete, go_on

__all__ = ["SeriesPage"]

LIST_WIDTH = 380


class SeriesPage:
    """The list of all series, the newest first, and the chosen one beside it."""

    def __init__(self, screen: RoomyScreen, navigator: Navigator, on_change: Callable[[Career], None]) -> None:
        """`on_change` gets the career as it is after a series was deleted."""
        self.screen, self.navigator, self.on_change = screen, navigator, on_change
        self.chosen = ""
        self.career: Career | None = None

    def _begin(self) -> None:
        self.screen.go(self.navigator.new_game_of(FIRST))

    def build(self, career: Career) -> Widget:
        """Return the page for a career."""
        self.career = career
        shown = career.series[::-1]
        if not shown:
            begin = Button(say("new-game"), self._begin, name="series-begin")
            return Column(Panel(Label(say("series-none"), name="series-none", color="muted"), Flow(begin), gap=12))
        if self.chosen not in [series.id for series in shown]:
            self.chosen = shown[0].id
        rows = List(
            [_item(series) for series in shown],
            name="series",
            selected=self.chosen,
            on_select=self._select,
            on_activate=lambda _: self._go_on(),
            most_rows=4,
            grow=1,
        )
        left = Column(rows)
        left.width = self.screen.side_width(LIST_WIDTH)
        self._details = Column(grow=1)
        self._select(self.chosen)
        return self.screen.split(left, self._details)

    def _series(self, career: Career) -> Series:
        return next(series for series in career.series if series.id == self.chosen)

    def _select(self, id: str) -> None:
        assert self.career is not None
        self.chosen = id
        details = self._details_of(self._series(self.career), self.career)
        details.grow = 1
        self._details.replace([details])

    # The chosen one

    def _details_of(self, series: Series, career: Career) -> Widget:
        results = {result.id: result for result in career.results}
        games = [self._game(at, game, results.get(game.record)) for at, game in enumerate(series.games, 1)]
        burdens = burdens_of(series)
        following = Label(next_text(next_number(series, career.results), burdens), name="series-next", bold=True)
        told = [Label(line, size="small") for line in burden_lines(burdens)]
        name = Label(_title(series), size="head", bold=True)
        content = Column(name, *games, following, *told, gap=10)
        buttons = Flow(self._go_on_button(series), self._delete_button(series), gap=8)
        return Panel(self._scrolled(content), buttons, gap=12)

    def _scrolled(self, part: Widget) -> Widget:
        return part if self.screen.cramped else Scroll(part, name="series-details", grow=1)

    def _game(self, at: int, game: SeriesGame, result: Result | None) -> Widget:
        """Return one game: how it ended, who takes which card, and the way to its review."""
        path = records_folder() / f"{game.record}.jsonl"
        review = Button(
            icon="footprints",
            on_press=lambda: self.screen.go(self.navigator.review(path)),
            name=f"series-review-{at}",
            tooltip=say("review"),
            disabled=None if path.exists() else say("achievements-gone"),
        )
        texts = Column(
            Label(f"{at}.{SEPARATOR}{_ending(game, result)}", bold=True),
            Label(took_text(game, result), size="small", color="muted"),
            gap=2,
            grow=1,
        )
        return Row(texts, review, gap=12)

    def _go_on_button(self, series: Series) -> Button:
        there = series.scenario in scenario_ids()
        return Button(
            say("series-on"),
            self._go_on,
            name="series-on",
            icon="play",
            kind="primary",
            disabled=None if there else say("series-gone"),
        )

    def _delete_button(self, series: Series) -> Button:
        question = say("series-delete-line", name=f"{title_of(series.scenario)} ({series.id})")

        def asked() -> None:
            title = say("series-delete-title")
            ask(self.screen, title, question, say("delete"), lambda: self._delete(series), danger=True)

        return Button(say("delete"), asked, name="series-delete", icon="trash-2", kind="danger")

    # What can be done

    def _go_on(self) -> None:
        """Go on with the next game: the saved one, or a new one as the last was."""
        assert self.career is not None
        series = self._series(self.career)
        if series.scenario not in scenario_ids():
            return
        usual = GameChoice.from_settings(self.navigator.settings)
        try:
            usual.take_file(series.scenario)
            match = go_on(series, self.career.results, usual.new_game())
        except (RecordFault, ContentError, ValueError, OSError) as error:
            show_fault(self.screen, series.id, str(error))
            return
        self.screen.go(self.navigator.play(match))

    def _delete(self, series: Series) -> None:
        try:
            delete(series)
        except ProfileFault as fault:
            self.screen.ui.toast(say("kept-not", reason=fault), "bad")
            return
        self.on_change(current_career())


def _item(series: Series) -> Item:
    won = sum(game.winner == TEAM for game in series.games)
    nobody = sum(game.winner == NOBODY for game in series.games)
    count = len(series.games)
    played = ngettext("{count} game", "{count} games", count).format(count=count)
    score = say("series-score", won=won, lost=count - won - nobody, nobody=nobody)
    parts = [played, *([score] if count else []), date_text(series.created)]
    return Item(series.id, _title(series), SEPARATOR.join(parts))


def _title(series: Series) -> str:
    return f"{title_of(series.scenario)}{SEPARATOR}{series.id}"


def _ending(game: SeriesGame, result: Result | None) -> str:
    """Return how a game ended, against which level and when, as far as that is known."""
    if result is None:
        return say(f"won-{game.winner}")
    ending = outcome_title(Outcome(result.winner, result.why))
    return SEPARATOR.join([ending, level_name(result.level), date_text(result.finished)])
