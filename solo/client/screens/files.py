"""A list of saves or records with the chosen one's details beside it: what the two screens share."""

from collections.abc import Sequence

from solo.client.gamescreens import has_screens, screens_of
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import SEPARATOR, RoomyScreen, ask, show_fault, when_text
from solo.client.screens.summary import Summary
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.games import GAMES

__all__ = ["FileScreen"]

DETAILS_WIDTH = 380


class FileScreen(RoomyScreen):
    """Subclasses say what the files are, what stands above the list, and what may be done with a file."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__()
        self.navigator = navigator
        self.files: list[Summary] = []
        self.chosen = ""

    # To override

    def shown(self) -> Sequence[Summary]:
        """Return the files to list."""
        return self.files

    def empty_text(self) -> str:
        """Return what to say when the list is empty."""
        raise NotImplementedError

    def buttons(self, summary: Summary) -> list[Button]:
        """Return what may be done with a file."""
        raise NotImplementedError

    def fault_text(self, summary: Summary) -> str:
        """Return what to say about a broken file besides its fault."""
        return say("fault-kept")

    def open_file(self, summary: Summary) -> None:
        """Do what Enter does on a file."""
        raise NotImplementedError

    def delete_button(self, summary: Summary) -> Button:
        """Return the button that deletes a file after a question."""
        return Button(say("delete"), lambda: self._delete(summary), name="delete", icon="trash-2", kind="danger")

    def _delete(self, summary: Summary) -> None:
        runs_on = summary.is_rated and not summary.is_over
        question = say("delete-run-line" if runs_on else "delete-line", name=_called(summary))
        ask(self, say("delete-title"), question, say("delete"), lambda: self._delete_now(summary), danger=True)

    def _delete_now(self, summary: Summary) -> None:
        try:
            summary.path.unlink(missing_ok=True)
        except OSError as error:
            show_fault(self, summary.name, str(error))
        self.rebuild()

    # The list

    def file_list(self) -> Widget:
        """Return the list and the details, or a sentence that there is nothing."""
        shown = self.shown()
        if not shown:
            return Column(Panel(Label(self.empty_text(), name="empty", color="muted"), ground="field"))
        if self.chosen not in [each.path.name for each in shown]:
            self.chosen = next((each for each in shown if not each.fault), shown[0]).path.name
        rows = List(
            [_item(each) for each in shown],
            name="files",
            selected=self.chosen,
            on_select=self._select,
            on_activate=lambda _: self._activate(),
            most_rows=4,
            grow=1,
        )
        self._details = Column()
        self._details.width = self.side_width(DETAILS_WIDTH)
        self._select(self.chosen)
        return self.split(rows, self._details)

    def _summary(self) -> Summary:
        return next(each for each in self.files if each.path.name == self.chosen)

    def _select(self, name: str) -> None:
        self.chosen = name
        details = self._details_of(self._summary())
        details.grow = 1
        self._details.replace([details])

    def _activate(self) -> None:
        summary = self._summary()
        if not summary.fault and has_screens(summary.game):
            self.open_file(summary)

    # The details

    def _details_of(self, summary: Summary) -> Widget:
        if summary.fault:
            parts: list[Widget] = [
                Label(say("fault-title"), bold=True, icon="triangle-alert", color="bad"),
                Label(summary.fault, name="fault"),
                Label(self.fault_text(summary), color="muted", size="small"),
                Label(str(summary.path), color="muted", size="small"),
            ]
            return Panel(self._scrolled(Column(*parts, gap=10)), Flow(*self.buttons(summary)), gap=12)
        title = Label(summary.title, size="head", bold=True)
        name = [Label(summary.kit.words.name, color="muted", size="small")] if len(GAMES) > 1 else []
        if not has_screens(summary.game):
            text = say("no-review", path=summary.path) if summary.is_over else say("no-window", name=summary.name)
            told = Label(text, name="no-window", color="muted")
            facts = Column(title, *_facts(summary), *name, told, gap=8)
            return Panel(self._scrolled(facts), Flow(self.delete_button(summary)), gap=12)
        screens = screens_of(summary.game)
        picture = screens.picture(summary, (DETAILS_WIDTH - 44, 230))
        facts = Column(picture, title, *_facts(summary), *name, *screens.details(summary), gap=8)
        return Panel(self._scrolled(facts), Flow(*self.buttons(summary)), gap=12)

    def _scrolled(self, part: Widget) -> Widget:
        return part if self.cramped else Scroll(part, name="details", grow=1)


def _facts(summary: Summary) -> list[Widget]:
    facts = [Label(summary.how_far, bold=True, color="accent")]
    if summary.is_over:
        facts.append(Label(summary.kit.words.outcome(summary)))
        facts.append(Label(summary.day_text, color="muted", size="small"))
    if summary.level_text:
        facts.append(Label(say("against", level=summary.level_text), color="muted", size="small"))
    if summary.iron:
        facts.append(Label(say("was-iron"), color="muted", size="small"))
    if summary.is_rated:
        facts.append(Label(say("was-rated"), color="accent", size="small"))
    if summary.is_practice:
        facts.append(Label(say("was-practice"), color="muted", size="small"))
    name = [] if summary.is_over else [summary.name]
    told = SEPARATOR.join([*name, when_text(summary.changed)])
    facts.append(Label(told, color="muted", size="small"))
    return list(facts)


def _called(summary: Summary) -> str:
    """Return what a file is called in a question: a finished game by its scenario and date, a save by its name."""
    if summary.fault or not summary.is_over:
        return summary.name
    return SEPARATOR.join([summary.title, when_text(summary.changed)])


def _item(summary: Summary) -> Item:
    if summary.fault:
        detail = f"{when_text(summary.changed)}\u2002·\u2002{summary.fault}"
        return Item(summary.path.name, summary.name, detail, "triangle-alert")
    # What a save is called goes on with it, so the list says it; a finished game is called by its scenario alone.
    name = "" if summary.is_over else summary.name
    parts = [part for part in (summary.game_name, summary.level_text, when_text(summary.changed), name) if part]
    return Item(summary.path.name, SEPARATOR.join([summary.title, summary.how_far]), SEPARATOR.join(parts))
