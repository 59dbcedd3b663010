"""The tutorial as data: what each step says, what it waits for, and what may be done meanwhile."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from solo.adele.actions import Action
from solo.adele.actiontext import format_action
from solo.adele.crew import crew
from solo.adele.figures import BOXES
from solo.adele.routes import reach_of
from solo.adele.ship import Ship
from solo.client.adele.table import Table
from solo.client.assets import asset
from solo.core.content import Reader, parse_yaml

__all__ = ["Lesson", "Step", "allowed", "is_done", "is_possible", "is_undone", "read_lesson", "waits_for"]

NEXT = "next"
MOVE = BOXES.index("move")


@dataclass(frozen=True, slots=True)
class Step:
    """One step. `until`: the words of a condition; `allows`: how actions that may be done meanwhile begin.

    `stays`: once its condition holds it goes on only by its button, so that there is time to read it.
    """

    text: str
    until: tuple[str, ...]
    allows: tuple[str, ...] = ()
    stays: bool = False


@dataclass(frozen=True, slots=True)
class Lesson:
    """A prepared game, and its steps."""

    scenario: str
    level: int
    seed: int
    steps: tuple[Step, ...]


def read_lesson() -> Lesson:
    """Return the tutorial of this game. Raises: ContentError, with every fault of its file."""
    path = asset("adele", "tutorial.yaml")
    top = Reader(f"assets/adele/{path.name}", parse_yaml(path.read_text(encoding="utf-8"), path.name))
    parts = top.fields(["scenario", "level", "seed", "steps"])
    steps = tuple(_step(item) for item in parts["steps"].items(1, 60))
    lesson = Lesson(
        parts["scenario"].identifier(), parts["level"].integer(1, 5), parts["seed"].integer(1, 10**9), steps
    )
    top.finish()
    return lesson


def _step(item: Reader) -> Step:
    parts = item.fields(["text", "until"], ["allows", "stays"])
    until = tuple(parts["until"].text(1, 60).split())
    if until and (until[0] not in _CONDITIONS or len(until) != _CONDITIONS[until[0]][0] + 1):
        known = ", ".join(f"{word} with {count} words more" for word, (count, _holds) in _CONDITIONS.items())
        parts["until"].fault(f"is no condition; there are {known}")
    allows = parts["allows"].items(0, 40) if parts["allows"].present else []
    begins = tuple(each.text(1, 30) for each in allows)
    return Step(parts["text"].text(1, 600), until, begins, parts["stays"].boolean())


# Conditions


def _selected(table: Table, since: int, words: tuple[str, ...]) -> bool:
    return table.selected == words[0]


def _planned(table: Table, since: int, words: tuple[str, ...]) -> bool:
    member, box, number = words
    sealed = table.asked not in ("plan", "")
    return sealed or table.plans.plans.get(member, (0,) * len(BOXES))[BOXES.index(box)] >= int(number)


def _asked(table: Table, since: int, words: tuple[str, ...]) -> bool:
    return table.asked == words[0] or table.public.outcome is not None


def _happened(table: Table, since: int, words: tuple[str, ...]) -> bool:
    return any(line.type == words[0] and line.number > since for line in table.observation.record.lines)


def _stands(table: Table, since: int, words: tuple[str, ...]) -> bool:
    return table.public.ship.names[table.public.members[words[0]].place] == words[1]


def _never(table: Table, since: int, words: tuple[str, ...]) -> bool:
    return False


Holds = Callable[[Table, int, tuple[str, ...]], bool]

_CONDITIONS: Mapping[str, tuple[int, Holds]] = {
    NEXT: (0, _never),
    "select": (1, _selected),
    "plan": (3, _planned),
    "asked": (1, _asked),
    "event": (1, _happened),
    "at": (2, _stands),
}
"""Each condition's first word, how many follow, and whether it holds; `since` is the record's length at the step."""


def is_done(step: Step, table: Table, since: int) -> bool:
    """Return whether what a step waits for has happened; never for one with a button."""
    return _CONDITIONS[step.until[0]][1](table, since, step.until[1:])


def waits_for(step: Step) -> bool:
    """Return whether a step waits for something but its button."""
    return step.until[0] != NEXT


def allowed(step: Step, action: Action, ship: Ship) -> bool:
    """Return whether an action may be done during a step."""
    written = format_action(action, ship) + " "
    return any(written.startswith(begin + " ") for begin in step.allows)


def is_undone(step: Step, table: Table, since: int) -> bool:
    """Return whether cubes that a step asked for were taken out again before the plans were sealed."""
    if step.until[0] != "plan" or table.asked != "plan" or _happened(table, since, ("plans_sealed",)):
        return False
    return not _planned(table, since, step.until[1:])


def is_possible(step: Step, table: Table) -> bool:
    """Return whether what a step waits for can still come about by what it allows; the player is asked, or waits."""
    if table.asked in ("", "plan") or not waits_for(step):
        return True
    if not any(allowed(step, action, table.public.ship) for action in table.legal):
        return False
    return step.until[0] != "at" or _can_get(table, *step.until[1:])


def _can_get(table: Table, member: str, place: str) -> bool:
    """Return whether a member's Moves of this turn lead to a place, or have led there."""
    status = table.public.members[member]
    moves = status.left[MOVE] + status.free + crew()[member].moves_more
    goal = table.public.ship.place_named(place)
    return goal == status.place or goal in reach_of(table.public, member, moves)
