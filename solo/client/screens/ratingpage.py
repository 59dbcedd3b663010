"""The player's rating: its way drawn run by run, and what each rated run did to it."""

from collections.abc import Callable
from pathlib import Path

from solo.career import Career
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import SEPARATOR, STATUS_ICONS, RoomyScreen, date_text
from solo.client.screens.text import say
from solo.client.widgets.bar import Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.core.ratings import Rating
from solo.core.runs import Step
from solo.core.save import records_folder
from solo.rated import ENDINGS, name_of
from solo.runtext import rating_text, status_text

__all__ = ["rating_page"]

CURVE_HEIGHT = 150
ROUND = 100
"""The curve's edges are multiples of so many points."""


def rating_page(screen: RoomyScreen, navigator: Navigator, career: Career) -> Widget:
    """Return the page of a career's ratings."""
    steps = career.rated
    if not steps:
        return Column(Panel(Label(say("no-rated"), name="no-rated", color="muted"), ground="field"))
    newest = steps[::-1]
    chosen = newest[0].game.mark.run

    def record() -> Path | None:
        step = next(each for each in steps if each.game.mark.run == rows.selected)
        path = records_folder() / f"{step.game.record}.jsonl"
        return path if step.game.record and path.exists() else None

    def review() -> None:
        if (path := record()) is not None:
            screen.go(navigator.review(path))

    def selected(run: str) -> None:
        curve.set_values(curve.values, _place(steps, run))
        button.reason = None if record() is not None else say("achievements-gone")

    rows = List(
        [_item(each) for each in newest],
        name="rated-runs",
        selected=chosen,
        on_select=selected,
        on_activate=lambda _: review(),
        most_rows=5,
        grow=1,
    )
    curve = _curve(steps, lambda at: rows.select(len(steps) - max(1, at)))
    button = Button(say("review"), review, name="review-run", icon="footprints", align="start")
    selected(chosen)
    parts = Column(curve, rows, button, gap=12, pad=3)
    return Scroll(parts, name="rating-page") if screen.cramped else parts


def _place(steps: list[Step], run: str) -> int:
    """Return a run's place on the curve, which begins with the rating before the first."""
    return 1 + next(at for at, step in enumerate(steps) if step.game.mark.run == run)


def _curve(steps: list[Step], pick: Callable[[int], None]) -> Curve:
    ratings = [steps[0].before, *(step.after for step in steps)]
    low, top = _edges(ratings)
    return Curve(
        [round(each.value) for each in ratings],
        name="rating-curve",
        color="accent",
        low=low,
        top=top,
        spread=[2 * each.deviation for each in ratings],
        mark=len(ratings) - 1,
        on_pick=pick,
        height=CURVE_HEIGHT,
        tooltip=say("rating-curve"),
    )


def _edges(ratings: list[Rating]) -> tuple[float, float]:
    """Return the values of the lower and upper edge: round ones around all ratings and the last one's band."""
    last = ratings[-1]
    values = [each.value for each in ratings]
    values += [last.value - 2 * last.deviation, last.value + 2 * last.deviation]
    return ROUND * (min(values) // ROUND), ROUND * -(-max(values) // ROUND)


def _item(step: Step) -> Item:
    game = step.game
    change = say("rating-step", before=round(step.before.value), after=rating_text(step.after))
    against = say("rating-against", rating=rating_text(step.challenge_before))
    status = ENDINGS[game.score]
    text = f"{name_of(game.mark)}{SEPARATOR}{status_text(status)}"
    return Item(game.mark.run, text, SEPARATOR.join([change, against, date_text(game.time)]), STATUS_ICONS[status])
