"""The profile's page of what the player's notes miss: by kind of inference, over all reviewed games and lately."""

from collections.abc import Callable, Sequence
from functools import partial

from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.table import Line, Table
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.text import inference_name, inference_text
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.reviewed import Reviewed, missed_in

__all__ = ["missed_page"]

LATELY = 5
"""The last so many reviewed games are told apart."""


def missed_page(reviews: Sequence[Reviewed], practise: Callable[[str], None]) -> Widget:
    """Return the page of some reviewed games; `practise` opens the drills that need an inference."""
    if not reviews:
        return Column(Panel(Label(say("missed-empty"), name="missed-empty", color="muted"), ground="field"))
    lately = reviews[-LATELY:]
    every, late = missed_in(reviews), missed_in(lately)
    days = sum(review.days for review in reviews)
    games = ngettext("{games} reviewed game", "{games} reviewed games", len(reviews)).format(games=len(reviews))
    told = ngettext("{days} day with notes", "{days} days with notes", days).format(days=days)
    head = _("From the notes of {games}, {days}.").format(games=games, days=told)
    headings = [say("missed-kind"), say("missed-all"), say("missed-day"), _lately(len(lately))]
    lines = [_line(kind, every, late, days) for kind in Inference]
    parts: list[Widget] = [
        Label(head, name="missed-head", size="small", color="muted"),
        Table(headings, lines, name="missed", most_rows=7, grow=1),
    ]
    worst = max(Inference, key=lambda kind: (late.get(_key(kind), 0), every.get(_key(kind), 0)))
    if every.get(_key(worst), 0):
        parts.append(Label(say("missed-worst", kind=inference_name(worst), text=inference_text(worst)), name="worst"))
        go = partial(practise, worst.name)
        button = Button(say("missed-drill"), go, name="practise", icon="graduation-cap", kind="primary")
        parts.append(Flow(button))
    return Column(*parts, gap=12)


def _lately(count: int) -> str:
    return ngettext("last game", "last {count} games", count).format(count=count)


def _key(kind: Inference) -> str:
    return kind.name.lower()


def _line(kind: Inference, every: dict[str, int], late: dict[str, int], days: int) -> Line:
    count = every.get(_key(kind), 0)
    share = f"{count / days:.1f}" if days else "–"
    return Line(inference_name(kind), inference_text(kind), (str(count), share, str(late.get(_key(kind), 0))))
