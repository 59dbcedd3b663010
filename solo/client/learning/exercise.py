"""A position with an answer sheet: what clicks do, what lies on the board, what the status line says. No window."""

from collections.abc import Sequence

from solo.client.contacts import view
from solo.client.contacts.words import hover_text
from solo.client.learning.feedback import Feedback
from solo.client.learning.sheets import ChoiceSheet, EventSheet, MarkSheet, Sheet, TurnSheet
from solo.client.overlays import Ghost, Mark, Notes, Overlay, Path, Ring, Tint
from solo.contacts import turn
from solo.contacts.actions import MoveAgent, UseAbility
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.learning.drill import Choice
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.contacts.text import sentence
from solo.core.record import PublicLine
from solo.hex.bits import members

__all__ = ["ASKED", "Exercise"]

ASKED = "ink"
"""The colour around what is asked about: tiles to be marked, or a tile that is ruled out."""


class Exercise:
    """What was seen, the sheet, and what was said about the answer.

    `known` is a set of possible tiles that is shown whatever was answered, 0 for none. While `locked` the sheet stays
    as it is: it is being judged, or was.
    """

    def __init__(self, seen: TeamObservation, sheet: Sheet, known: TileSet = 0) -> None:
        self.seen, self.sheet, self.known = seen, sheet, known
        self.feedback: Feedback | None = None
        self.locked = False
        self.shown_line: int | None = None
        self.shows_old = False

    @property
    def board(self) -> Board:
        """The map."""
        return self.seen.public.board

    @property
    def lines(self) -> Sequence[PublicLine]:
        """What happened; after a planned turn also the answers to it."""
        told = self.feedback.told if self.feedback is not None else ()
        return (*self.seen.record.lines, *told)

    @property
    def public(self) -> PublicState:
        """The facts that the board shows: after what is planned, if anything is."""
        return self.sheet.public if isinstance(self.sheet, TurnSheet) else self.seen.public

    @property
    def day(self) -> int:
        """The day that is asked about."""
        asked = self.sheet.day if isinstance(self.sheet, MarkSheet) else None
        return self.seen.public.day if asked is None else asked

    # What the player does

    def click(self, tile: Tile) -> None:
        """Take a click on a tile: it looks at what is said about it, or goes into the sheet."""
        self.shown_line = None
        if self.feedback is not None and self.feedback.show(tile):
            return
        if self.locked:
            return
        if isinstance(self.sheet, MarkSheet):
            self.sheet.flip(tile)
        elif isinstance(self.sheet, TurnSheet):
            self.sheet.click(tile)

    def paints(self, tile: Tile) -> bool:
        """Return whether a drag that begins on a tile marks tiles."""
        return isinstance(self.sheet, MarkSheet) and not self.locked and bool(self.sheet.tiles >> tile & 1)

    def show_line(self, number: int) -> None:
        """Show one event alone on the board; a second time shows the board as it was."""
        self.shown_line = None if self.shown_line == number else number

    def retry(self) -> None:
        """Forget what was said, and let the sheet be changed again."""
        self.feedback, self.locked, self.shown_line = None, False, None

    # What lies on the board

    def overlays(self) -> list[Overlay]:
        """Return what changes only when something happens."""
        line = next((line for line in self.lines if line.number == self.shown_line), None)
        found: list[Overlay] = view.set_overlays(self.known, self.board) if self.known else []
        found += self._area() if isinstance(self.sheet, MarkSheet) else []
        if line is not None:
            found += view.line_overlays(line, self.board)
        elif self.feedback is None or self.feedback.point is None:
            found += self._answers()
        found += view.landmark_overlays(self.public)
        found += self._answer_under_way()
        selected = self.sheet.selected if isinstance(self.sheet, TurnSheet) else None
        found += view.token_overlays(self.public, selected, {})
        if self.feedback is not None and line is None:
            found += self.feedback.overlays(self.lines, self.board)
        return found

    def _answers(self) -> list[Overlay]:
        record, board = self.seen.record, self.board
        old = view.old_overlays(record, board, self.day) if self.shows_old else []
        told = self.feedback.told if self.feedback is not None else ()
        fresh = [overlay for line in told for overlay in view.line_overlays(line, board) if line.type == "answer"]
        return [*old, *view.mark_overlays(record, board, self.day), *fresh]

    def _area(self) -> list[Overlay]:
        """Return the area that is to be judged, all else in the dark; once it was judged, what is right in it.

        Its rim is neither the cursor's colour nor that of what is wrong.
        """
        assert isinstance(self.sheet, MarkSheet)
        tiles = self.sheet.tiles
        found: list[Overlay] = [Tint(view.tiles_of(self.board.land & ~tiles), view.DARK, 0.42, outline=False)]
        found.append(Tint(view.tiles_of(tiles), ASKED, 0.05))
        possible = self.feedback.possible if self.feedback is not None else None
        return [*found, *([Tint(view.tiles_of(possible), "accent", 0.3)] if possible else [])]

    def _answer_under_way(self) -> list[Overlay]:
        match self.sheet:
            case MarkSheet():
                return _marks(self.sheet, self.feedback)
            case EventSheet(tile):
                return [Ring(tile, ASKED)]
            case ChoiceSheet(public, choices, chosen) if chosen >= 0:
                return _choice(public, choices[chosen])
            case TurnSheet():
                return self._plan(self.sheet)
            case _:
                return []

    def _plan(self, sheet: TurnSheet) -> list[Overlay]:
        found: list[Overlay] = []
        public = sheet.real
        for order in sheet.plan:
            found += _ordered(public, order)
            public = turn.public_effect(public, order)
        if sheet.draft is None or self.locked:
            return found
        found += view.reach_overlays(sheet.controls, sheet.draft)
        return found if self._aims() else [*found, *view.draft_overlays(sheet.controls, sheet.draft)]

    def _aims(self) -> bool:
        """Return whether the preview follows the mouse: an ability still wants its target."""
        sheet = self.sheet
        if not isinstance(sheet, TurnSheet) or sheet.draft is None:
            return False
        draft = sheet.draft
        return bool(draft.ability) and not draft.picks and not sheet.controls.questions(draft)

    def live(self, at: Tile | None) -> list[Overlay]:
        """Return what changes with the mouse: what an ability is aimed at."""
        if not isinstance(self.sheet, TurnSheet) or self.locked or self.sheet.draft is None or not self._aims():
            return []
        return view.draft_overlays(self.sheet.controls, self.sheet.draft, at)

    def status(self, at: Tile | None) -> str:
        """Return what the status line says: the tile below the mouse, or the event that is shown."""
        if at is not None:
            return hover_text(self.public, at)
        line = next((line for line in self.lines if line.number == self.shown_line), None)
        return sentence(line, self.board) if line is not None else ""


def _marks(sheet: MarkSheet, feedback: Feedback | None) -> list[Overlay]:
    """Return the tiles that are marked; once they were judged, of the wrong ones what would be right."""
    marks: dict[Tile, Mark] = dict.fromkeys(members(sheet.marked), "possible")
    if feedback is None:
        return [Tint(view.tiles_of(sheet.marked), "accent", 0.3), Notes(marks)] if marks else []
    right: dict[Tile, Mark] = {point.tile: "possible" if point.paths else "no" for point in feedback.points}
    return [Notes(marks | right)]


def _choice(public: PublicState, choice: Choice) -> list[Overlay]:
    """Return an Agent's way, where it would stand, and what it would ask there."""
    there = turn.public_effect(public, choice.move)
    asked = turn.asked_tiles(there, choice.use)
    path, end = choice.move.path, choice.move.path[-1]
    way: list[Overlay] = [Path(path, "accent")] if len(path) > 1 else []
    return [Tint(view.tiles_of(asked), view.PREVIEW, 0.3), *way, Ghost(end, choice.move.agent)]


def _ordered(public: PublicState, order: object) -> list[Overlay]:
    """Return what a planned order does: its way, or what it asks."""
    match order:
        case MoveAgent(_, path) if len(path) > 1:
            return [Path(path, "muted")]
        case UseAbility():
            tiles = view.tiles_of(turn.asked_tiles(public, order))
            return [Tint(tiles, view.PREVIEW, 0.16)] if tiles else []
        case _:
            return []
