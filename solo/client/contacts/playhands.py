"""The play screen's hands: what clicks and drags on the board and keys do."""

from typing import TYPE_CHECKING

import pygame

from solo.client.contacts.board import PlayBoard
from solo.client.contacts.keys import command_of
from solo.client.contacts.table import Table
from solo.client.contacts.wait import AlienWait
from solo.client.hexboard import CURSOR_KEYS, DragPhase
from solo.client.screen import Transition
from solo.client.services import Services
from solo.client.widgets.ui import Ui
from solo.contacts.actions import DIRECTED
from solo.contacts.board import Tile
from solo.core.language import gettext as _

if TYPE_CHECKING:
    from solo.client.contacts.watch import Pace
    from solo.contacts.actions import Action

__all__ = ["PlayHands"]


class PlayHands:
    """Turns input into what the play screen does. The screen supplies the rest."""

    services: Services
    table: Table
    ui: Ui
    board: PlayBoard
    wait: AlienWait | None
    _painting: bool

    if TYPE_CHECKING:

        def go(self, transition: Transition) -> None: ...
        def refresh(self) -> None: ...
        def refresh_board(self) -> None: ...
        def act(self, action: "Action") -> None: ...
        def confirm(self) -> None: ...
        def end_day(self) -> None: ...
        def cancel(self) -> None: ...
        def select(self, agent: str) -> None: ...
        def explain(self, tile: Tile) -> None: ...
        def other_way(self) -> None: ...
        def ask_witness(self) -> None: ...
        def undo(self) -> None: ...
        def step_clue(self, step: int) -> None: ...
        def open_hand(self) -> None: ...
        def pick_number(self, number: int) -> bool: ...
        def help_topic(self) -> str: ...
        def show_old(self) -> None: ...
        def open_advice(self) -> None: ...
        def watch_pace(self, pace: "Pace") -> None: ...

    # The board

    def _clicked(self, tile: Tile, button: int) -> None:
        if button == 3:
            self.table.cycle_note(tile)
        elif self.wait is None:
            action = self.table.click(tile)
            if action is not None:
                self.act(action)
                return
        self.refresh()

    def _may_center(self, tile: Tile) -> bool:
        """Whether a double click on a tile centres it: only where a click means nothing else."""
        table = self.table
        if table.card is not None:
            return not table.cards.choices(table.card) >> tile & 1
        if table.asking is not None or (table.draft is not None and table.controls.action(table.draft) is not None):
            return False
        return table.draft is None or not table.controls.choices(table.draft) >> tile & 1

    def _dragged(self, tile: Tile, phase: DragPhase) -> bool:
        table = self.table
        if self.wait is not None or not table.may_act or table.card is not None:
            return False
        if table.asking is not None:
            if phase == "start":
                self._painting = not table.asking >> tile & 1
            table.asking = table.asking | 1 << tile if self._painting else table.asking & ~(1 << tile)
            self.refresh()
            return True
        if phase == "start":
            agent = table.public.agent_at(tile)
            if agent is None or not table.controls.moves(agent):
                return False
            if agent != table.selected or table.draft is None or table.draft.ability:
                table.select(agent)
            if table.draft is not None:
                table.draft = table.controls.begin(agent)
        elif phase == "over" and table.draft is not None:
            table.draft = table.controls.drag(table.draft, tile)
        self.refresh_board() if phase == "over" else self.refresh()
        return True

    # Keys

    def _board_key(self, event: pygame.event.Event) -> bool:
        """Answer keys that mean more than the cursor while something is drafted."""
        table = self.table
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and not event.mod & pygame.KMOD_CTRL:
            return self._enter()
        lines = table.draft is not None and table.draft.ability in DIRECTED and self.wait is None and table.card is None
        if lines and event.key in CURSOR_KEYS and table.draft is not None:
            table.draft = table.controls.toggle(table.draft, CURSOR_KEYS[event.key])
            self.refresh()
            return True
        return False

    def _enter(self) -> bool:
        """Confirm, unless the cursor has gone on to another tile that could be chosen; let a watched team go on."""
        table, cursor = self.table, self.board.cursor
        if table.watched:
            self.watch_pace("action")
            return True
        if self.wait is not None:
            return True
        if table.card is not None:
            if cursor is not None and not table.cards.is_picked(table.card, cursor):
                return False
        elif table.draft is not None and table.controls.action(table.draft) is not None and cursor is not None:
            draft = table.draft
            moved = draft.picks and draft.ability not in DIRECTED and cursor != draft.picks[-1]
            if moved and table.controls.choices(draft) >> cursor & 1:
                return False
        if table.confirm() is None:
            return self._asks_nothing()
        self.confirm()
        return True

    def _asks_nothing(self) -> bool:
        """Say what is missing where a question to the Witness is empty: Enter never chooses a tile for it."""
        if self.table.asking is None:
            return False
        self.ui.toast(_("Choose tiles first: click them, or press Space at the cursor."), "accent")
        return True

    def on_key(self, event: pygame.event.Event) -> None:
        """Answer a key that no widget used."""
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if event.mod & pygame.KMOD_CTRL:
                self.end_day()
            else:
                self._enter()
        elif event.key == pygame.K_ESCAPE:
            self.cancel()
        elif event.key == pygame.K_F1:
            self.go(self.services.help(self.help_topic()))
        elif event.key == pygame.K_BACKSPACE:
            self._back()
        elif pygame.K_1 <= event.key <= pygame.K_9 and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            agents = self.table.agents
            if self.pick_number(event.key - pygame.K_1):
                return
            if event.key - pygame.K_1 < len(agents):
                self.select(agents[event.key - pygame.K_1])
        else:
            self._command(command_of(event, self.services.values().keys))

    def _back(self) -> None:
        if self.table.card is not None:
            self.table.card = self.table.cards.back(self.table.card) or self.table.card
            self.refresh()
        elif self.table.draft is not None and (draft := self.table.controls.back(self.table.draft)) is not None:
            self.table.draft = draft
            self.refresh()

    def _command(self, command: str | None) -> None:
        at = self.board.cursor if self.board.hovered_tile is None else self.board.hovered_tile
        match command:
            case "move" if self.table.selected is not None and self.table.may_act:
                self.select(self.table.selected)
                self.ui.focus(self.board)
            case "ability" if self.wait is None and self.table.next_ability():
                self.refresh()
            case "card":
                self.open_hand()
            case "way":
                self.other_way()
            case "witness":
                self.ask_witness()
            case "hints":
                self._focus("hints")
            case "advice":
                self.open_advice()
            case "log":
                self._focus("log")
            case "old":
                self.show_old()
            case "why" if at is not None:
                self.explain(at)
            case "note" if at is not None:
                self.table.cycle_note(at)
                self.refresh()
            case "undo":
                self.undo()
            case "earlier" | "later":
                self.step_clue(-1 if command == "earlier" else 1)

    def _focus(self, name: str) -> None:
        self.ui.focus(next((w for w in self.ui.root.walk() if w.name == name and w.focusable), self.board))
