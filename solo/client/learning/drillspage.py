"""The page of the drills: the player's rating and its curve, what comes next, what is missed, what was answered."""

from typing import Protocol

from solo.client.learning.drill import CLOCK
from solo.client.learning.source import DrillSource
from solo.client.learning.text import count_of, say
from solo.client.screens.parts import SEPARATOR, when_text
from solo.client.widgets.bar import Bar, Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.toggle import Toggle
from solo.contacts.learning.drill import Kind, parse_drill_id
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.text import drill_title, inference_name, missed_lines, training_text
from solo.contacts.learning.training import Attempt, due, missed_kinds, training_ratings
from solo.core.ratings import Rating

__all__ = ["Practice", "drills_page"]

CURVE_HEIGHT = 130
ROUND = 100
"""The curve's edges are multiples of so many points."""

RIGHT_WIDTH = 420

RECENT = 40
"""So many of the last answers are listed."""


class Practice(Protocol):
    """What the page asks of its screen."""

    source: DrillSource
    kind: str
    needs: str
    clocked: bool
    wants_drill: bool
    fault: str

    @property
    def cramped(self) -> bool:
        """Whether there is no room to put things side by side."""

    def set_kind(self, kind: str) -> None:
        """Want drills of one kind only."""

    def set_needs(self, needs: str) -> None:
        """Want drills that need one inference only."""

    def set_clocked(self, clocked: bool) -> None:
        """Play *in or out* against the clock."""

    def practise(self, id: str = "") -> None:
        """Open the next drill, or a certain one."""

    def stop_waiting(self) -> None:
        """Stop waiting for a drill."""


def drills_page(screen: Practice) -> Widget:
    """Return the page."""
    attempts = screen.source.attempts
    left = Column(Label(say("drills-line"), color="muted"), _standing(screen), _choices(screen), gap=12, grow=1)
    if not attempts:
        return Scroll(left, name="drills-page")
    right = Column(_missed(attempts), _recent(screen), gap=12)
    if screen.cramped:
        left.grow = right.grow = 0
        return Scroll(Column(left, right, gap=16, pad=3), name="drills-page")
    right.width = RIGHT_WIDTH
    return Row(Scroll(left, name="drills-page", grow=1), right, gap=24, stretch=True)


def _standing(screen: Practice) -> Widget:
    attempts = screen.source.attempts
    if not attempts:
        return Label(say("no-answers"), name="no-answers")
    ratings = training_ratings(attempts)
    solved = sum(attempt.solved for attempt in attempts)
    parts: list[Widget] = [
        Label(training_text(ratings[-1], solved, len(attempts)), name="training", bold=True, color="accent")
    ]
    waiting = len(due(attempts, screen.source.now()))
    if waiting:
        parts.append(Label(count_of("due", waiting), name="due", icon="repeat"))
    return Column(*parts, _curve(ratings), gap=8)


def _curve(ratings: list[Rating]) -> Curve:
    values = [each.value for each in ratings]
    last = ratings[-1]
    edges = [*values, last.value - 2 * last.deviation, last.value + 2 * last.deviation]
    return Curve(
        [round(value) for value in values],
        name="curve",
        color="accent",
        low=ROUND * (min(edges) // ROUND),
        top=ROUND * -(-max(edges) // ROUND),
        spread=[2 * each.deviation for each in ratings],
        height=CURVE_HEIGHT,
        tooltip=say("curve"),
    )


def _choices(screen: Practice) -> Widget:
    items = [Item("", say("kinds-all")), *(Item(kind.value, drill_title(kind)) for kind in Kind)]
    kinds = Choice(items, screen.kind, screen.set_kind, name="kinds")
    needed = [Item("", say("which-needs-all")), *(Item(each.name, inference_name(each)) for each in Inference)]
    needs = Choice(needed, screen.needs, screen.set_needs, name="needs")
    clock = Toggle(say("clock", seconds=round(CLOCK)), screen.clocked, screen.set_clocked, name="clock")
    parts: list[Widget] = [
        Label(say("kinds"), size="small", bold=True, color="muted"),
        kinds,
        Label(say("which-needs"), size="small", bold=True, color="muted"),
        needs,
        clock,
    ]
    if screen.fault:
        fault = say("drill-failed", why=screen.fault)
        parts.append(Label(fault, name="fault", color="bad", icon="triangle-alert"))
    if screen.wants_drill:
        cancel = Button(icon="x", on_press=screen.stop_waiting, name="stop", kind="quiet", tooltip=say("stop"))
        parts.append(Row(Bar(screen.source.share, text=say("drill-making"), name="wait", grow=1), cancel, gap=8))
    else:
        start = Button(say("start-drills"), screen.practise, name="practise", icon="play", kind="primary")
        parts.append(Flow(start))
    return Panel(*parts, gap=10, pad=14, name="next-drill")


def _missed(attempts: list[Attempt]) -> Widget:
    lines = missed_lines(missed_kinds(attempts))
    rows = (Label(line, size="small") for line in lines)
    return Column(Label(say("weak"), size="small", bold=True, color="muted"), *rows, gap=2, name="missed")


def _recent(screen: Practice) -> Widget:
    """Return the last answers, the newest first; each opens its drill again."""
    newest = screen.source.attempts[::-1][:RECENT]
    items = [_item(at, attempt) for at, attempt in enumerate(newest)]
    rows = List(
        items,
        name="recent",
        on_activate=lambda id: screen.practise(newest[int(id)].id),
        most_rows=5,
        tooltip=say("recent-hint"),
        grow=0 if screen.cramped else 1,
    )
    return Column(Label(say("recent"), size="small", bold=True, color="muted"), rows, gap=6, grow=1)


def _item(at: int, attempt: Attempt) -> Item:
    kind = drill_title(parse_drill_id(attempt.id)[0])
    parts = [say("solved" if attempt.solved else "failed"), when_text(attempt.time), attempt.id]
    icon = "check" if attempt.solved else "x"
    return Item(str(at), f"{kind}{SEPARATOR}{inference_name(attempt.inference)}", SEPARATOR.join(parts), icon)
