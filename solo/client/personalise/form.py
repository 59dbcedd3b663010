"""The parts that every page of the form is made of: fields, and which fault is shown at which of them."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Protocol

from solo.client.personalise.text import fault_text, say
from solo.client.personalise.work import FileWork
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.textarea import TextArea
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.toggle import Toggle
from solo.contacts.scenariodraft import FileDraft, Place, prose, wrapped
from solo.core.content import UNKNOWN_KEY

__all__ = ["TABS", "Form", "Hand", "name_of", "tab_of"]

TABS = ("file", "agents", "tokens", "mission", "story")

_TAB_OF = {"agents": "agents", "tokens": "tokens", "mission": "mission", "log": "story", "event": "story"}


def tab_of(place: Place) -> str:
    """Return the page of the form on which a place of a file is shown."""
    return _TAB_OF.get(str(place[0]), "file") if place else "file"


def name_of(place: Place) -> str:
    """Return what the control of a place is called: its keys and numbers with hyphens between them."""
    return "-".join(map(str, place))


class Hand(Protocol):
    """What the form asks of the screen: the work, and what its controls do."""

    work: FileWork

    def change(self, draft: FileDraft) -> None:
        """Go on with another draft, and build the form anew."""

    def type_in(self, place: Place, draft: FileDraft) -> None:
        """Go on with what was typed at a place; the form stays as it is."""

    def take(self, kind: str) -> None:
        """Place a kind of token by clicks on the board, or no more."""

    def open_part(self, place: Place) -> None:
        """Open a part of the mission, or close it."""


class Form:
    """One page of the form while it is built. `faults` has the label of every place that can show one."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.faults: dict[Place, Label] = {}
        self.others = Column(gap=4)

    @property
    def draft(self) -> FileDraft:
        """The draft as it is now."""
        return self.hand.work.draft

    # Controls

    def fault(self, *place: str | int) -> Label:
        """Return the label that shows what is wrong at a place, and below it where nothing else shows it."""
        label = Label("", name=f"fault-{name_of(place)}", size="small", color="bad", visible=False)
        self.faults[place] = label
        return label

    def field(self, title: str, place: Place, *controls: Widget) -> Column:
        """Return controls of a place below a title, with what is wrong there."""
        return Column(Label(title, size="small", color="muted"), *controls, self.fault(*place), gap=4)

    def line(self, place: Place, title: str, most: int) -> Column:
        """Return a field for a line of text; one that is emptied is taken out of the file."""
        return self.field(title, place, self._entry(place, most, None))

    def number(self, place: Place, title: str) -> Column:
        """Return a field for a whole number."""
        return self.field(title, place, self.number_entry(place))

    def number_entry(self, place: Place) -> TextEntry:
        """Return an entry for a whole number of two digits, without its title."""
        entry = self._entry(place, 2, "0123456789")
        entry.width = 64
        return entry

    def _entry(self, place: Place, most: int, digits: str | None) -> TextEntry:
        return TextEntry(
            self.draft.text_at(*place),
            lambda text: self.hand.type_in(place, put_text(self.draft, place, text)),
            most=most,
            allowed=digits.__contains__ if digits is not None else None,
            name=name_of(place),
        )

    def area(self, place: Place, title: str, most: int, rows: int) -> Column:
        """Return a field for a text of several lines."""
        area = TextArea(
            prose(self.draft.text_at(*place)),
            lambda text: self.hand.type_in(place, self.draft.put(place, wrapped(text))),
            most=most,
            rows=rows,
            name=name_of(place),
        )
        return self.field(title, place, area)

    def choice(self, place: Place, title: str, items: Iterable[Item], usual: str = "") -> Column:
        """Return a field for one of a few values; the usual one does not stand in the file."""

        def take(value: str) -> None:
            draft = self.draft
            self.hand.change(draft.drop(place) if value == usual else draft.put(place, value))

        value = self.draft.text_at(*place) or usual
        return self.field(title, place, Choice(list(items), value, take, name=name_of(place)))

    def switch(self, place: Place, title: str) -> Column:
        """Return a field for a yes or no."""
        flip = Toggle(
            title,
            self.draft.flag_at(*place),
            lambda on: self.hand.change(self.draft.put_flag(place, on)),
            name=name_of(place),
        )
        return Column(flip, self.fault(*place), gap=4)

    def button(self, name: str, icon: str, tooltip: str, press: Callable[[], None]) -> Button:
        """Return a small button that is a picture only."""
        return Button(icon=icon, name=name, kind="quiet", size="small", on_press=press, tooltip=tooltip)

    def pair(self, *fields: Widget) -> Row:
        """Return fields beside one another, as far as the width allows."""
        for each in fields:
            each.grow = 1
        return Row(*fields, gap=12)

    # Faults

    def show_faults(self) -> None:
        """Show each fault at its field: the one whose place is the nearest above it; the rest at the top."""
        shown: dict[Place, list[str]] = {}
        rest: list[tuple[Place, str]] = []
        page = {tab_of(place) for place in self.faults}
        for place, problem in self.hand.work.judge().faults:
            above = (place[:size] for size in range(len(place), 0, -1) if place[:size] in self.faults)
            at = None if problem.startswith(UNKNOWN_KEY) else next(above, None)
            if at is not None:
                shown.setdefault(at, []).append(fault_text(self.draft, place, problem))
            elif tab_of(place) in page:
                rest.append((place, problem))
        for place, label in self.faults.items():
            label.text = "\n".join(shown.get(place, []))
            label.visible = place in shown
        self.others.replace([part for place, problem in rest for part in self._other(place, problem)])
        self.others.visible = bool(rest)

    def _drop(self, place: Place) -> None:
        self.hand.change(self.draft.drop(place))

    def _other(self, place: Place, problem: str) -> list[Widget]:
        """A fault that no field shows, and the way out: what it is about can be taken out of the file."""
        where = ".".join(map(str, place))
        text = fault_text(self.draft, place, problem)
        parts: list[Widget] = [Label(f"{where}: {text}" if where else text, size="small", color="bad")]
        if place and self.draft.at(place) is not None:
            name = f"drop-{name_of(place)}"
            drop = partial(self._drop, place)
            parts.append(Button(say("drop", place=where), drop, name=name, icon="trash-2", size="small", align="start"))
        return parts


def put_text(draft: FileDraft, place: Place, text: str) -> FileDraft:
    """Return the draft with a typed text at a place; a key without any text is taken out, an item of a list stays."""
    return draft.put(place, text) if text or isinstance(place[-1], int) else draft.drop(place)
