"""The graded hint that is shown in play: what was asked, what it told, and what of it lies on the board. No window."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.advising import name_of_grade
from solo.client.contacts.view import tiles_of, way_overlays
from solo.client.overlays import Overlay, Ring, Tint
from solo.contacts.board import Board, Tile
from solo.contacts.learning.advice import Advisor, Grade, Hint, Left, region_tiles
from solo.contacts.observation import TeamObservation
from solo.hex.bits import lowest

__all__ = ["Advised", "advice_overlays"]


@dataclass(slots=True)
class Advised:
    """Graded hints for one table: who gives them, and the one that is shown.

    `asked` is what was asked last, empty while nothing is shown. `left` answers whether anything is left; `hint` is
    what a grade told, None if nothing is left to deduce.
    """

    board: Board
    advisor: Advisor = field(init=False)
    asked: str = ""
    left: Left | None = None
    hint: Hint | None = None

    def __post_init__(self) -> None:
        """Begin with nothing shown."""
        self.advisor = Advisor(self.board)

    def ask(self, name: str, observation: TeamObservation, notes: Mapping[Tile, str]) -> None:
        """Work out what was asked for, and show it."""
        self.forget()
        self.asked, grade = name, name_of_grade(name)
        if grade is None:
            self.left = self.advisor.left(observation, notes)
        else:
            self.hint = self.advisor.hint(observation, notes, grade)

    def forget(self) -> None:
        """Show nothing any more."""
        self.asked, self.left, self.hint = "", None, None

    @property
    def following(self) -> str:
        """The next grade, which tells more; empty if there is none or nothing is left to tell."""
        grade = name_of_grade(self.asked) if self.asked else None
        if self.left is not None:
            return "" if self.left.is_nothing else Grade.NUDGE.name.lower()
        if self.hint is None or grade is None or grade is Grade.STEP:
            return ""
        return Grade(grade + 1).name.lower()


def advice_overlays(advised: Advised) -> list[Overlay]:
    """Return what the shown hint says about the board: its region outlined, the tiles that fall, a way to a tile."""
    hint = advised.hint
    if hint is None:
        return []
    found: list[Overlay] = []
    if hint.region:
        found.append(Tint(tiles_of(region_tiles(advised.board, hint.region)), "accent", fill=0.0))
    if hint.falls and hint.mistakes:
        found.append(Ring(lowest(hint.falls), "bad"))
        found += way_overlays(list(enumerate(hint.paths or (), 1)), "focus", alien=False)
    elif hint.falls:
        found.append(Tint(tiles_of(hint.falls), "bad", fill=0.35))
    return found
