"""The screen of a position with a question: the board at the left, the sidebar at the right, clicks and keys."""

from typing import Any

import pygame

from solo.client.contacts import view
from solo.client.contacts.board import PlayBoard, StatusStrip
from solo.client.contacts.keys import command_of
from solo.client.contacts.sidebar import Stack
from solo.client.hexboard import CURSOR_KEYS, DragPhase
from solo.client.hexmap import HexMap, Tile
from solo.client.keyrepeat import is_repeat
from solo.client.learning.exercise import Exercise
from solo.client.learning.panels import Lists, log_lines
from solo.client.learning.sheets import MarkSheet, TurnSheet
from solo.client.learning.text import say
from solo.client.screen import Pop, Transition, UiScreen
from solo.client.screens.navigator import Navigator
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import List
from solo.client.widgets.richtext import Log
from solo.contacts.actions import DIRECTED
from solo.contacts.board import Board

__all__ = ["PositionScreen"]

RETURNS = (pygame.K_RETURN, pygame.K_KP_ENTER)


class PositionScreen(UiScreen):
    """An exercise on the board. Override `tops`, `parts`, `foot` and `primary`; set another exercise with `pose`."""

    def __init__(self, navigator: Navigator, exercise: Exercise) -> None:
        super().__init__()
        self.navigator, self.exercise, self.lists = navigator, exercise, Lists()
        self._paints = True
        self._map: Board = exercise.board
        self.board = PlayBoard(HexMap.of_board(exercise.board), grow=1)
        self.board.on_hover_tile = self.board.on_cursor = self._hovered
        self.board.on_click, self.board.on_drag = self._clicked, self._dragged
        self.board.on_key, self.board.may_center = self._board_key, lambda tile: False
        self.status = StatusStrip()

    # To override

    def tops(self) -> list[Widget]:
        """Return what stands on top of the sidebar, whatever else is shown."""
        raise NotImplementedError

    def parts(self) -> list[Widget]:
        """Return the sidebar's middle."""
        raise NotImplementedError

    def foot(self) -> Widget:
        """Return the last buttons."""
        raise NotImplementedError

    def primary(self) -> None:
        """Do what Ctrl+Enter does: check, or go on."""
        raise NotImplementedError

    def attended(self) -> tuple[str, ...]:
        """Return the names of the parts to bring into sight, the first that is there."""
        return ("feedback", "task")

    # The window

    def build(self) -> Widget:
        """Return the board with its status line, and the sidebar."""
        log = Log(name="log", size="small", paragraph_gap=3, on_link=lambda link: self.show_line(int(link)))
        self.side = Stack(self._log_head(), log)
        self.side.fit(self.window.size, self.theme)
        self._fill()
        return Row(Column(self.board, self.status, gap=0, grow=1), self.side, gap=0, stretch=True)

    def _log_head(self) -> Widget:
        old = Button(say("old"), self._show_old, name="old", size="small", kind="quiet", tooltip=say("old-tooltip"))
        return Row(Label(say("log"), size="small", bold=True, color="muted", grow=1), old, gap=4)

    def _fill(self) -> None:
        self.side.yields = self.exercise.feedback is not None
        self.side.show(self.tops(), self.parts(), self.foot(), log_lines(self.exercise))

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay out anew."""
        self.side.fit(size, self.theme)
        super().on_resize(size)
        self.refresh()

    def on_enter(self, window: Any) -> None:
        """Show the position."""
        super().on_enter(window)
        self.board.show_names = self.navigator.settings.tile_names
        if self.ui.focused is None:
            self.ui.focus(self.board)
        self.refresh()

    def answered(self) -> None:
        """Show what is said about the reply; a list of what was picked gives the keys back, so that Enter goes on."""
        if isinstance(self.ui.focused, List):
            self.ui.focus(self.board)
        self.refresh()

    def pose(self, exercise: Exercise) -> None:
        """Show another exercise, without the cursor: it would look like a part of the question."""
        self.exercise = exercise
        self.board.cursor = None
        if exercise.board is not self._map:
            self._map = exercise.board
            self.board.show_map(HexMap.of_board(exercise.board))
            self.board.fit()

    def refresh(self) -> None:
        """Show what the exercise says now; the focus stays with the widget of the same name, else the board has it."""
        focused = self.ui.focused
        name = focused.name if focused is not None else ""
        self._fill()
        self.ui.layout()
        for part in self.attended():
            if any(widget.name == part for widget in self.side.body.walk()):
                self.side.reveal(part)
                break
        if not self.ui.has_dialog and (focused is None or focused.root() is not self.ui.root or not focused.focusable):
            self.ui.focus(next((w for w in self.ui.root.walk() if w.name == name and w.focusable), self.board))
        self.board.overlays = self.exercise.overlays()
        self._hovered(None)

    def _hovered(self, tile: Tile | None) -> None:
        at = self.board.hovered_tile if not self.board.keyboard_used() else self.board.cursor
        self.board.live = self.exercise.live(at)
        self.status.say(self.exercise.status(at))

    # The board

    def _clicked(self, tile: Tile, button: int) -> None:
        if button == 1:
            self.exercise.click(tile)
            self.refresh()

    def _dragged(self, tile: Tile, phase: DragPhase) -> bool:
        exercise, sheet = self.exercise, self.exercise.sheet
        if phase == "start" and not exercise.paints(tile):
            return False
        assert isinstance(sheet, MarkSheet)
        if phase == "start":
            self._paints = not sheet.marked >> tile & 1
        if not exercise.locked:
            sheet.set(tile, self._paints)
        if phase == "over":
            self.board.overlays = exercise.overlays()
        else:
            self.refresh()
        return True

    def _board_key(self, event: pygame.event.Event) -> bool:
        """Answer keys that mean more than the cursor: Enter confirms what is drafted, direction keys choose lines."""
        sheet = self.exercise.sheet
        if event.key in RETURNS:
            return self._enter()
        draft = sheet.draft if isinstance(sheet, TurnSheet) and not self.exercise.locked else None
        if draft is not None and draft.ability in DIRECTED and event.key in CURSOR_KEYS:
            assert isinstance(sheet, TurnSheet)
            sheet.draft = sheet.controls.toggle(draft, CURSOR_KEYS[event.key])
            self.refresh()
            return True
        return False

    def _enter(self) -> bool:
        """Go on where nothing is left to answer; put what is drafted into the plan, unless the cursor has gone on."""
        exercise, sheet, cursor = self.exercise, self.exercise.sheet, self.board.cursor
        if exercise.feedback is not None or sheet is None:
            self.primary()
            return True
        if not isinstance(sheet, TurnSheet) or sheet.drafted() is None or sheet.draft is None:
            return False
        draft = sheet.draft
        moved = cursor is not None and draft.picks and draft.ability not in DIRECTED and cursor != draft.picks[-1]
        if moved and cursor is not None and sheet.controls.choices(draft) >> cursor & 1:
            return False
        sheet.confirm()
        self.refresh()
        return True

    # Keys

    def on_event(self, event: pygame.event.Event) -> Transition:
        """Take Ctrl+Enter before any widget does, and Enter before a list once there is a verdict: both go on."""
        enter = event.type == pygame.KEYDOWN and event.key in RETURNS
        goes_on = enter and (event.mod & pygame.KMOD_CTRL or self._is_past_lists())
        if goes_on and not is_repeat(event) and not self.ui.has_dialog:
            self.ui.keyboard = True
            self.primary()
            return self._take_next()
        return super().on_event(event)

    def _is_past_lists(self) -> bool:
        """Return whether a list has the focus that has nothing to choose any more: its rows are shown as they are."""
        return self.exercise.feedback is not None and isinstance(self.ui.focused, List)

    def on_key(self, event: pygame.event.Event) -> None:
        """Ctrl+Enter checks or goes on, Enter too where nothing else wants it; Esc lets go, then leaves."""
        if event.key in RETURNS:
            if not self._enter():
                self.primary()
        elif event.key == pygame.K_ESCAPE:
            self._let_go()
        elif event.key == pygame.K_F1:
            self.go(self.navigator.help("learning"))
        elif event.key == pygame.K_BACKSPACE:
            self._take_back()
        elif pygame.K_1 <= event.key <= pygame.K_9 and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            self._select(event.key - pygame.K_1)
        else:
            self._command(command_of(event, self.navigator.settings.keys))

    def _let_go(self) -> None:
        sheet = self.exercise.sheet
        if self.exercise.shown_line is not None:
            self.exercise.shown_line = None
        elif not (isinstance(sheet, TurnSheet) and not self.exercise.locked and sheet.drop()):
            self.leave()
            return
        self.refresh()

    def leave(self) -> None:
        """Go back to the list."""
        self.go(Pop("learned"))

    def _take_back(self) -> None:
        sheet = self.exercise.sheet
        if isinstance(sheet, TurnSheet) and not self.exercise.locked and (sheet.drop() or sheet.take_back()):
            self.refresh()

    def _select(self, number: int) -> None:
        sheet = self.exercise.sheet
        if isinstance(sheet, TurnSheet) and not self.exercise.locked and number < len(sheet.real.agents):
            sheet.select(list(sheet.real.agents)[number])
            self.refresh()

    def _command(self, command: str | None) -> None:
        sheet = self.exercise.sheet
        turns = sheet if isinstance(sheet, TurnSheet) and not self.exercise.locked else None
        match command:
            case "ability" if turns is not None and turns.selected is not None:
                turns.draft = turns.controls.next_ability(turns.draft, turns.selected) or turns.draft
            case "way" if turns is not None and turns.draft is not None:
                turns.draft = turns.controls.other_way(turns.draft)
            case "undo":
                self._take_back()
            case "old":
                self._show_old()
            case "log":
                self.ui.focus(next((w for w in self.ui.root.walk() if w.name == "log" and w.focusable), self.board))
            case "earlier" | "later":
                self._step_clue(-1 if command == "earlier" else 1)
            case _:
                return
        self.refresh()

    def _show_old(self) -> None:
        self.exercise.shows_old = not self.exercise.shows_old
        self.refresh()

    def _step_clue(self, step: int) -> None:
        """Show the clue before or after the one shown; past the last one, the board as it was."""
        numbers = [line.number for line in view.clues(self.exercise.seen.record)]
        here = numbers.index(self.exercise.shown_line) if self.exercise.shown_line in numbers else len(numbers)
        at = max(0, here + step)
        self.exercise.shown_line = numbers[at] if at < len(numbers) else None

    def show_line(self, number: int) -> None:
        """Show one event on the board; a second time shows the board as it was."""
        self.exercise.show_line(number)
        self.refresh()
