"""What Personalise holds while a secret file is changed: the draft and its past, its faults, what is in hand."""

from dataclasses import dataclass
from pathlib import Path

from solo import library
from solo.client.personalise.text import say, unplayable_line
from solo.client.steps import Steps
from solo.contacts.board import Board
from solo.contacts.scenario import Scenario
from solo.contacts.scenariodraft import FileDraft, Place, fault_places
from solo.core.content import ContentError
from solo.library import Kind

__all__ = ["FileWork", "Judgement"]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the validator says: the file if it can be played, else its faults by their places."""

    scenario: Scenario | None
    faults: tuple[tuple[Place, str], ...] = ()


@dataclass
class FileWork:
    """A secret file under work. `saved_as` is its id in the player's folder, empty until it has one; `suggested` is an
    id to offer then. `owed`: it must be saved though nothing was changed yet, since it came from elsewhere; `kept` is
    the file that has it then, if it was kept when the window was closed.

    `hand`: the kind of token that a click on the board places; `part`: the part of the mission that is open.
    """

    draft: FileDraft
    saved_as: str = ""
    suggested: str = ""
    owed: bool = False
    kept: Path | None = None
    hand: str = ""
    part: Place = ()

    def __post_init__(self) -> None:
        self._saved: FileDraft | None = self.draft if self.saved_as else None
        self._first = self.draft
        self.steps: Steps[FileDraft] = Steps()
        self._typed: Place = ()
        self._judged: tuple[FileDraft, Judgement] | None = None

    # Changes

    @property
    def is_changed(self) -> bool:
        """Whether there is something to lose: the file is neither as it was saved nor as it was opened."""
        return self.owed or self.draft != (self._saved if self._saved is not None else self._first)

    def change(self, draft: FileDraft, typed: Place = ()) -> None:
        """Go on with another draft. What is `typed` at one place without a pause is one step to undo."""
        if draft == self.draft:
            return
        if typed and typed == self._typed:
            self.steps.go_on()
        else:
            self.steps.leave(self.draft)
        self.draft, self._typed = draft, typed
        self._let_go()

    def undo(self) -> None:
        """Take the last change back; nothing happens if there is none."""
        self.draft, self._typed = self.steps.undo(self.draft), ()
        self._let_go()

    def redo(self) -> None:
        """Do again what was taken back last; nothing happens if there is nothing."""
        self.draft, self._typed = self.steps.redo(self.draft), ()
        self._let_go()

    def _let_go(self) -> None:
        """Let go of a token and a part that are not there any more."""
        if self.draft.at(("tokens", self.hand)) is None:
            self.hand = ""
        if self.part and self.draft.at(self.part) is None:
            self.part = ()

    # Files (see `solo.client.keeping.OwnWork`)

    @property
    def kind(self) -> Kind:
        """What it is: a secret file."""
        return "scenario"

    @property
    def name(self) -> str:
        """The file's name as it stands now."""
        return self.draft.text_at("name").strip() or say("unnamed")

    def text(self, id: str) -> str:
        """Return the text of the file under an id."""
        return self.draft.put(("id",), id).text

    def saved(self, id: str) -> None:
        """Note that the file was written as it is, under an id."""
        self.saved_as, self._saved, self.owed = id, self.draft, False

    def told(self, id: str) -> str:
        """Return what the player is told when the file was written: where, and whether it can be played."""
        faults = self.judge().faults
        return f"{say('saved', id=id)} {unplayable_line(len(faults))}" if faults else say("saved", id=id)

    def say(self, key: str, /, **fields: object) -> str:
        """Return a text of Personalise."""
        return say(key, **fields)

    # What the validator says

    def judge(self) -> Judgement:
        """Return what the validator says of the file as it is now; worked out once a change."""
        if self._judged is None or self._judged[0] is not self.draft:
            self._judged = self.draft, _judgement(self.text(self.saved_as or "draft"))
        return self._judged[1]

    def board(self) -> Board | None:
        """Return the map that the file names, if it can be used."""
        id = self.draft.text_at("map")
        return library.board(id) if id in library.map_ids() else None


def _judgement(text: str) -> Judgement:
    try:
        return Judgement(library.check_scenario(text))
    except ContentError as error:
        return Judgement(None, tuple(fault_places(text, error.faults)))
