"""What the map editor holds while a map is drawn: the Draft and its past, the tool in hand, the checks. No widgets."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Literal

from solo.client.mapeditor.text import faults_line, say
from solo.client.steps import Steps
from solo.contacts import mapdraft
from solo.contacts.map_checks import CHECKS, PLANS, Problem, check_board
from solo.contacts.mapdraft import NOTHING, Draft, sheet_of
from solo.contacts.mapfile import format_map
from solo.hex.coords import Hex
from solo.library import Kind

__all__ = ["BRUSHES", "LAYERS", "CheckState", "MapWork", "judge"]

LAYERS = ("terrain", "zone", "region")
BRUSHES = ("1", "2", "fill", "pick")

State = Literal["holds", "fails", "waived"]


@dataclass(frozen=True, slots=True)
class CheckState:
    """A check of CR-2 on the map as it is: what it says, and the places concerned (none: the map as a whole)."""

    check: str
    state: State
    texts: tuple[str, ...] = ()
    places: frozenset[Hex] = frozenset()


@dataclass
class MapWork:
    """A map under work. `saved_as` is its id in the player's folder, empty until it has one; `suggested` is an id
    to offer then. `owed`: it must be saved though nothing was changed yet, since it came from elsewhere; `kept` is the
    file that has it then, if it was kept when the window was closed. `preface` are comments that its file begins with.

    `values` is what each layer's brush paints; `check` is the check that is shown on the board, empty for none.
    """

    draft: Draft
    saved_as: str = ""
    suggested: str = ""
    owed: bool = False
    kept: Path | None = None
    preface: str = ""
    layer: str = "terrain"
    brush: str = "1"
    values: dict[str, str] = field(default_factory=lambda: {"terrain": "forest", "zone": "A", "region": NOTHING})
    check: str = ""
    stroke: Draft | None = None
    """The map as the stroke under way would leave it."""

    def __post_init__(self) -> None:
        self._saved: Draft | None = self.draft if self.saved_as else None
        self._first = self.draft
        self.steps: Steps[Draft] = Steps()
        self._stroked: set[Hex] = set()
        self._judged: tuple[Draft, list[CheckState]] | None = None

    # Changes

    @property
    def is_changed(self) -> bool:
        """Whether there is something to lose: the map is neither as it was saved nor as it was opened."""
        return self.owed or self.draft != (self._saved if self._saved is not None else self._first)

    def change(self, draft: Draft) -> bool:
        """Go on with another Draft; return whether it differs from the present one."""
        if draft == self.draft:
            return False
        self.steps.leave(self.draft)
        self.draft = draft
        self._mend_tool()
        return True

    def undo(self) -> None:
        """Take the last change back; nothing happens if there is none."""
        self.draft = self.steps.undo(self.draft)
        self._mend_tool()

    def redo(self) -> None:
        """Do again what was taken back last; nothing happens if there is nothing."""
        self.draft = self.steps.redo(self.draft)
        self._mend_tool()

    def _mend_tool(self) -> None:
        """Let go of a region that is not there any more."""
        if self.values["region"] not in self.draft.regions:
            self.values["region"] = NOTHING

    def saved(self, id: str) -> None:
        """Note that the map was written as it is, under an id."""
        self.saved_as, self._saved, self.owed = id, self.draft, False

    @property
    def kind(self) -> Kind:
        """What it is: a map."""
        return "map"

    def say(self, key: str, /, **fields: object) -> str:
        """Return a text of the map editor."""
        return say(key, **fields)

    def told(self, id: str) -> str:
        """Return what the player is told when the map was written: where, and what it lacks."""
        told = say("saved", id=id)
        return f"{told} {faults_line(self.failing)}" if self.failing else told

    def text(self, id: str) -> str:
        """Return the text of the map's file under an id."""
        return self.preface + format_map(sheet_of(self.draft, id))

    # Strokes

    def value_at(self, place: Hex) -> str:
        """Return what the layer in hand has at a place."""
        if self.layer == "region":
            return self.draft.region_at(place)
        return (self.draft.terrain if self.layer == "terrain" else self.draft.zones).get(place, NOTHING)

    def pick(self, place: Hex) -> bool:
        """Take what is at a place as what the brush paints; return False where there is nothing to take."""
        value = self.value_at(place)
        if self.layer == "zone" and value == NOTHING:
            return False
        self.values[self.layer] = value
        return True

    def begin(self) -> None:
        """Begin a stroke."""
        self._stroked, self.stroke = set(), self.draft

    def extend(self, places: Iterable[Hex]) -> None:
        """Take places into the stroke that is under way."""
        for place in places:
            self._stroked |= self._below(place)
        self.stroke = self._painted(self._stroked)

    def lift(self) -> bool:
        """End the stroke; return whether it changed the map."""
        stroke, self.stroke = self.stroke, None
        return stroke is not None and self.change(stroke)

    @property
    def in_vain(self) -> bool:
        """Whether a stroke that takes tiles away met some that it cannot: a hole in a row, or a row's last tile."""
        wanted = self.layer == "terrain" and self.values["terrain"] == NOTHING and self.brush != "pick"
        return wanted and self.stroke is not None and any(place in self.stroke.terrain for place in self._stroked)

    def _below(self, place: Hex) -> set[Hex]:
        if self.brush != "fill":
            return mapdraft.brush(self.draft, place, int(self.brush) if self.brush.isdigit() else 1)
        kinds = {each: self.value_at(each) for each in mapdraft.canvas(self.draft.columns, self.draft.rows)}
        return mapdraft.flood(self.draft, place, kinds)

    def _painted(self, places: set[Hex]) -> Draft:
        value = self.values[self.layer]
        if self.layer == "zone":
            return mapdraft.paint_zone(self.draft, places, value)
        if self.layer == "region":
            return mapdraft.paint_region(self.draft, places, value)
        if value == NOTHING:
            return mapdraft.erase(self.draft, places)
        return mapdraft.paint_terrain(self.draft, places, value)

    # Checks

    def checks(self) -> list[CheckState]:
        """Return every check of CR-2 on the map without the stroke under way; worked out once a change."""
        if self._judged is None or self._judged[0] is not self.draft:
            self._judged = self.draft, judge(self.draft)
        return self._judged[1]

    @property
    def failing(self) -> int:
        """How many checks neither hold nor are waived."""
        return sum(each.state == "fails" for each in self.checks())

    def waive(self, check: str, waived: bool) -> None:
        """Waive a check, or ask for it again."""
        others = self.draft.waived - {check}
        self.change(replace(self.draft, waived=others | {check} if waived else others))


def judge(draft: Draft) -> list[CheckState]:
    """Return every check of CR-2 on a Draft, in the order of `CHECKS`."""
    board = sheet_of(draft, "x").board
    found: dict[str, list[Problem]] = {}
    for problem in check_board(board, PLANS.get(draft.plan)):
        found.setdefault(problem.check, []).append(problem)
    states = []
    for check in CHECKS:
        problems = found.get(check, [])
        state: State = "waived" if check in draft.waived else "fails" if problems else "holds"
        places = {board.hex(tile) for problem in problems for tile in board.tiles if problem.tiles >> tile & 1}
        states.append(CheckState(check, state, tuple(problem.text for problem in problems), frozenset(places)))
    return states
