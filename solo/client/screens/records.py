"""Finished games: filter them, and step through one."""

from collections.abc import Sequence

from solo.client.gamescreens import has_screens, screens_of
from solo.client.screens.files import FileScreen
from solo.client.screens.parts import page
from solo.client.screens.summary import Summary, summaries
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.core.save import records_folder
from solo.games import FIRST

__all__ = ["RecordsScreen"]

ALL = "all"


class RecordsScreen(FileScreen):
    """All finished games, the newest first; the broken ones with their fault."""

    file = ALL
    level = ALL
    winner = ALL

    def build(self) -> Widget:
        """Return filters and list."""
        self.files = summaries(records_folder())
        if not self.files:
            return page(self, say("records"), self.file_list())
        body = self.file_list()
        body.grow = 1
        count = Label(say("records-count", count=len(self.shown()), all=len(self.files)), size="small", color="muted")
        return page(self, say("records"), Column(self._filters(), body, gap=12), extras=(count,))

    def _filters(self) -> Widget:
        files = {_key(each): each.title for each in self.files if not each.fault}
        levels = {each.level: each.level_text for each in self.files if not each.fault and each.level}
        return Row(
            DropDown(
                [
                    Item(ALL, say("all-files" if self._is_of_first() else "all-of-games")),
                    *(Item(id, title) for id, title in sorted(files.items())),
                ],
                self.file,
                self._take_file,
                name="filter-file",
            ),
            DropDown(
                [Item(ALL, say("all-levels")), *(Item(str(number), levels[number]) for number in sorted(levels))],
                self.level,
                self._take_level,
                name="filter-level",
            ),
            Choice(
                [Item(ALL, say("all")), *(Item(who, say(text)) for who, text in self._winners().items())],
                self.winner,
                self._take_winner,
                name="filter-winner",
            ),
            gap=12,
        )

    def _winners(self) -> dict[str, str]:
        """Return who can have won, each with its text: in the words of 1ers Contacts where all games are of it."""
        human, computer = ("won-agents", "won-alien") if self._is_of_first() else ("won-human", "won-computer")
        return {"human": human, "computer": computer, "nobody": "won-nobody"}

    def _is_of_first(self) -> bool:
        """Return whether all games are of 1ers Contacts."""
        return all(each.game == FIRST for each in self.files)

    def _take_file(self, value: str) -> None:
        self.file = value
        self.rebuild()

    def _take_level(self, value: str) -> None:
        self.level = value
        self.rebuild()

    def _take_winner(self, value: str) -> None:
        self.winner = value
        self.rebuild()

    def shown(self) -> Sequence[Summary]:
        """Return the records that pass the filters; broken ones only while nothing is filtered."""
        unfiltered = (self.file, self.level, self.winner) == (ALL, ALL, ALL)
        return [each for each in self.files if (unfiltered if each.fault else self._passes(each))]

    def _passes(self, summary: Summary) -> bool:
        return (
            self.file in (ALL, _key(summary))
            and self.level in (ALL, str(summary.level))
            and self.winner in (ALL, summary.who_won)
        )

    def empty_text(self) -> str:
        """Say that there is none."""
        return say("no-records") if not self.files else say("none-passes")

    def buttons(self, summary: Summary) -> list[Button]:
        """Return Review, unless the file is broken, Look back where the game can be looked back on, and Delete."""
        review = Button(say("review"), lambda: self.open_file(summary), name="open", icon="footprints", kind="primary")
        back = Button(
            say("look-back"),
            lambda: self.go(self.navigator.look_back(summary.path, summary.game)),
            name="look-back",
            icon="search",
            tooltip=say("look-back-line") if summary.game == FIRST else "",
        )
        can_look_back = summary.is_over and has_screens(summary.game) and screens_of(summary.game).look_back is not None
        ways = [] if summary.fault else [review, *([back] if can_look_back else [])]
        return [*ways, self.delete_button(summary)]

    def open_file(self, summary: Summary) -> None:
        """Step through a finished game."""
        self.go(self.navigator.review(summary.path, summary.game))


def _key(summary: Summary) -> str:
    """Return what names a scenario among those of all games."""
    return summary.scenario if summary.game == FIRST else f"{summary.game}/{summary.scenario}"
