"""The sidebar's parts for an exercise: the sheet with its controls, and what is said about the answer."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from solo.client.contacts.panels.log import log_line
from solo.client.contacts.words import question_text, target_prompt
from solo.client.learning.exercise import Exercise
from solo.client.learning.feedback import Feedback
from solo.client.learning.sheets import ChoiceSheet, EventSheet, MarkSheet, TurnSheet
from solo.client.learning.text import count_of, say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import RichText
from solo.contacts.learning.text import choice_text, history_lines
from solo.contacts.names import ability_help, ability_label, agent_name
from solo.contacts.text import action_text, sentence
from solo.core.language import gettext as _
from solo.core.record import PublicLine

__all__ = ["Hands", "Lists", "feedback_panel", "log_lines", "number_text", "sheet_panel"]

ROWS = 6
"""So many rows of a list are in sight."""


class Hands(Protocol):
    """What the parts may ask of the screen."""

    exercise: Exercise
    lists: "Lists"

    def refresh(self) -> None:
        """Show what the exercise says now."""

    def show_line(self, number: int) -> None:
        """Show one event on the board."""


class Lists:
    """The lists of a sidebar, which stay the same while it is filled anew, and so where they are scrolled to."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int], List] = {}

    def get(
        self,
        name: str,
        owner: object,
        items: Sequence[Item],
        select: Callable[[str], None],
        activate: Callable[[str], None],
        *,
        selected: str = "",
        single_click: bool = False,
    ) -> List:
        """Return the list of a name that belongs to an object, made when it is first asked for."""
        key = (name, id(owner))
        if key not in self._kept:
            self._kept = {known: found for known, found in self._kept.items() if known[0] != name}
            self._kept[key] = List(
                items,
                name=name,
                selected=selected,
                on_select=select,
                on_activate=activate,
                single_click=single_click,
                most_rows=ROWS,
            )
        found = self._kept[key]
        if found.items != list(items):
            found.set_items(items)
        return found


def number_text(value: float) -> str:
    """Return a number with one digit after the point, none where it is whole."""
    return f"{value:.1f}".removesuffix(".0")


# Sheets


def sheet_panel(hands: Hands) -> list[Widget]:
    """Return the controls of the sheet; nothing where nothing is asked."""
    match hands.exercise.sheet:
        case MarkSheet() as sheet:
            return _marking(hands, sheet)
        case EventSheet() as sheet:
            return _picking(hands, sheet)
        case ChoiceSheet() as sheet:
            return _choosing(hands, sheet)
        case TurnSheet() as sheet:
            return _planning(hands, sheet)
        case _:
            return []


def _marking(hands: Hands, sheet: MarkSheet) -> list[Widget]:
    if hands.exercise.locked:
        return []

    def set_all(marked: int) -> None:
        sheet.marked = marked
        hands.refresh()

    count = Label(count_of("marked", sheet.marked.bit_count()), name="count", size="small", grow=1)
    clear = Button(say("clear"), partial(set_all, 0), name="clear", size="small", kind="quiet")
    every = Button(say("mark-all"), partial(set_all, sheet.tiles), name="mark-all", size="small", kind="quiet")
    return [Label(say("mark-hint"), size="small", color="muted"), Row(count, clear, every, gap=4)]


def _picking(hands: Hands, sheet: EventSheet) -> list[Widget]:
    exercise = hands.exercise

    def shown(id: str) -> None:
        exercise.shown_line = int(id)
        hands.refresh()

    def flipped(id: str) -> None:
        if not exercise.locked:
            sheet.flip(int(id))
        exercise.shown_line = int(id)
        hands.refresh()

    items = [
        Item(str(line.number), _dated(exercise, line), icon="check" if line.number in sheet.picked else "minus")
        for line in sheet.lines
    ]
    rows = hands.lists.get("events", sheet, items, shown, flipped, single_click=True)
    count = Label(count_of("picked", len(sheet.picked)), name="count", size="small")
    if exercise.locked:
        return [rows]
    return [Label(say("pick-hint"), size="small", color="muted"), rows, count]


def _dated(exercise: Exercise, line: PublicLine) -> str:
    """Return an event with its day before it."""
    day, text = line.fields.get("day"), sentence(line, exercise.board)
    return _("Day {day}: {event}").format(day=day, event=text) if day else text


def _choosing(hands: Hands, sheet: ChoiceSheet) -> list[Widget]:
    exercise = hands.exercise

    def chosen(id: str) -> None:
        if sheet.chosen != int(id):
            sheet.chosen = int(id)
            hands.refresh()

    items = []
    for at, choice in enumerate(sheet.choices):
        left = say("chosen-left", count=number_text(choice.left)) if exercise.feedback is not None else ""
        best = exercise.feedback is not None and choice == exercise.feedback.best
        items.append(Item(str(at), choice_text(choice, exercise.board), left, "check" if best else ""))
    rows = hands.lists.get("choices", sheet, items, chosen, chosen)
    hint = [] if exercise.locked else [Label(say("choice-hint"), size="small", color="muted")]
    return [*hint, rows]


# Planning a turn


def _planning(hands: Hands, sheet: TurnSheet) -> list[Widget]:
    board = hands.exercise.board
    done: list[Widget] = [
        Label(f"{at}. {action_text(order, board)}", name=f"order-{at}", size="small", bold=True)
        for at, order in enumerate(sheet.plan, 1)
    ]
    if hands.exercise.locked:
        return done

    def take_back() -> None:
        sheet.take_back()
        hands.refresh()

    if done:
        done.append(Button(say("plan-back"), take_back, name="plan-back", icon="undo-2", size="small", kind="quiet"))
    return [_team(hands, sheet), *_draft(hands, sheet), *done]


def _team(hands: Hands, sheet: TurnSheet) -> Widget:
    def select(agent: str) -> None:
        sheet.select(agent)
        hands.refresh()

    return Flow(
        *(
            Button(
                agent_name(agent),
                partial(select, agent),
                name=f"agent-{agent}",
                size="small",
                toggled=agent == sheet.selected,
                shortcut=str(list(sheet.real.agents).index(agent) + 1),
            )
            for agent in sheet.team
        ),
        gap=6,
    )


def _draft(hands: Hands, sheet: TurnSheet) -> list[Widget]:
    draft, controls, board = sheet.draft, sheet.controls, hands.exercise.board
    if sheet.selected is None:
        return [Label(say("plan-hint"), size="small", color="muted")]
    parts: list[Widget] = _abilities(hands, sheet)
    if draft is None:
        return parts
    if not draft.picks and not draft.ability:
        return [*parts, Label(say("plan-move"), size="small", color="muted")]
    action = sheet.drafted()
    if action is not None:
        parts.append(Label(action_text(action, board), name="drafted", bold=True, color="accent"))
    if draft.ability and (action is None or controls.kind(draft) == "trace"):
        points = controls.points_left(draft) if controls.kind(draft) == "trace" else 0
        parts.append(Label(target_prompt(draft.ability, controls.kind(draft), len(draft.picks), points), size="small"))
    elif action is None:
        parts.append(Label(say("plan-flight"), size="small"))
    else:
        parts += [Label(question_text(asked, board), size="small") for asked in controls.questions(draft)]
    return [*parts, _draft_buttons(hands, sheet)]


def _abilities(hands: Hands, sheet: TurnSheet) -> list[Widget]:
    def use(ability: str) -> None:
        sheet.use(ability)
        hands.refresh()

    assert sheet.selected is not None
    return [
        Button(
            ability_label(id),
            partial(use, id),
            name=f"ability-{id}",
            toggled=sheet.draft is not None and sheet.draft.ability == id,
            tooltip=ability_help(id),
            shortcut="F" if at == 0 else "",
            justify="left",
        )
        for at, id in enumerate(sheet.controls.usable(sheet.selected))
    ]


def _draft_buttons(hands: Hands, sheet: TurnSheet) -> Widget:
    def confirm() -> None:
        sheet.confirm()
        hands.refresh()

    def drop() -> None:
        sheet.drop()
        hands.refresh()

    def other() -> None:
        if sheet.draft is not None:
            sheet.draft = sheet.controls.other_way(sheet.draft)
            hands.refresh()

    whole = sheet.drafted() is not None
    buttons = [
        Button(
            say("plan-it"),
            confirm,
            name="plan-it",
            kind="primary",
            shortcut="Enter",
            disabled=None if whole else say("plan-empty"),
        ),
        Button(say("plan-drop"), drop, name="plan-drop"),
    ]
    if sheet.draft is not None and sheet.controls.has_ways(sheet.draft):
        buttons.append(Button(say("plan-way"), other, name="plan-way", size="small"))
    return Flow(*buttons, gap=6)


# What is said about the answer


def feedback_panel(hands: Hands, feedback: Feedback) -> Widget:
    """Return what an answer was worth: in short, then point by point with the events or the way behind each."""
    first, *others = feedback.says
    color = "good" if feedback.right else "bad"
    parts: list[Widget] = [Label(first, name="verdict", bold=True, color=color)]
    parts += [Label(text, size="small") for text in others]
    parts += _idle(hands, feedback) + _told(hands, feedback)
    if len(feedback.points) > 1:
        parts.append(_points(hands, feedback))
    if feedback.point is not None:
        parts.append(_explanation(hands, feedback))
    return Panel(*parts, gap=6, pad=12, ground="raised", name="feedback")


def _points(hands: Hands, feedback: Feedback) -> Widget:
    def shown(id: str) -> None:
        feedback.at = int(id)
        hands.exercise.shown_line = None
        hands.refresh()

    items = [Item(str(at), f"{point.name}: {point.short}") for at, point in enumerate(feedback.points)]
    rows = hands.lists.get("points", feedback, items, shown, shown, selected="0")
    if rows.selected != str(feedback.at):
        rows.selected = str(feedback.at)
    return rows


def _explanation(hands: Hands, feedback: Feedback) -> Widget:
    point = feedback.point
    assert point is not None
    lines = point.text.split("\n")
    paragraphs = [f"<b>{escape(lines[0])}</b>", *(escape(line) for line in lines[1:])]
    if point.paths and len(lines) == 1:
        paragraphs += [escape(line) for line in history_lines(point.paths, hands.exercise.board)]
    paragraphs += [_link(hands, line) for line in hands.exercise.lines if line.number in point.lines]
    return RichText(paragraphs, name="why", size="small", on_link=lambda link: hands.show_line(int(link)))


def _link(hands: Hands, line: PublicLine) -> str:
    return f"<a={line.number}>{escape(_dated(hands.exercise, line))}</a>"


def _idle(hands: Hands, feedback: Feedback) -> list[Widget]:
    if not feedback.idle:
        return []
    lines = [_link(hands, line) for line in hands.exercise.lines if line.number in feedback.idle]
    head = Label(say("idle"), size="small", color="muted")
    return [head, RichText(lines, name="idle", size="small", on_link=lambda link: hands.show_line(int(link)))]


def _told(hands: Hands, feedback: Feedback) -> list[Widget]:
    """Return the answers that a planned turn got."""
    lines = [line for line in feedback.told if line.type in ("answer", "trace", "roadblock", "end")]
    if not lines:
        return []
    texts = [Label(sentence(line, hands.exercise.board), size="small") for line in lines]
    return [Column(Label(say("answers"), size="small", color="muted"), *texts, gap=2, name="told")]


def log_lines(exercise: Exercise) -> list[str]:
    """Return what happened as lines of a log."""
    return [log_line(line, exercise.board) for line in exercise.seen.record.lines]
