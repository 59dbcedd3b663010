"""The play screen's cards: opening the hand, playing a card, choosing in the set-up, looking at what was played."""

from typing import TYPE_CHECKING

from solo.client import menus
from solo.client.contacts.cardtable import card_table
from solo.client.contacts.panels.setup import option_names
from solo.client.contacts.table import Table
from solo.client.contacts.wait import AlienWait
from solo.client.contacts.words import idle_text
from solo.client.services import Services
from solo.client.widgets.ui import Ui
from solo.contacts.cardplay import has_unused
from solo.core.language import gettext as _

if TYPE_CHECKING:
    from solo.client.contacts.board import PlayBoard
    from solo.client.screen import Transition
    from solo.contacts.actions import Action, Refusal

__all__ = ["PlayCards"]


class PlayCards:
    """What buttons and keys do with cards and choices. The play screen supplies the rest."""

    services: Services
    table: Table
    ui: Ui
    board: "PlayBoard"
    wait: AlienWait | None

    if TYPE_CHECKING:

        def go(self, transition: Transition) -> None: ...
        def refresh(self) -> None: ...
        def act(self, action: Action) -> None: ...
        def refuse(self, reason: Refusal, agent: str | None = None) -> None: ...

    # The hand

    def open_hand(self) -> None:
        """Open the hand, or close it; the focus goes to its first card."""
        table = self.table
        if self.wait is not None or table.choosing is not None:
            return
        if not table.observation.team.hand:
            self.ui.toast(_("You hold no cards."), seconds=2.0)
            return
        opened = not table.hand_open
        table.put_away()
        table.hand_open, table.asking = opened, None
        self.refresh()
        first = f"card-{table.observation.team.hand[0]}"
        self.ui.focus(next((part for part in self.ui.root.walk() if part.name == first and part.focusable), self.board))

    def take_card(self, id: str) -> None:
        """Begin to play a card, or say why it cannot be played."""
        if self.wait is not None:
            return
        why = self.table.take_card(id)
        if why is not None:
            self.refuse(why)
            return
        self._point_at_agent()
        self.refresh()
        self.ui.focus(self.board)

    def _point_at_agent(self) -> None:
        """Put the hex cursor on the Agent that was named last, so that Enter does not choose what it lay on before."""
        card = self.table.card
        if card is not None and card.agents and not card.tiles:
            self.board.move_cursor(self.table.real.agents[card.agents[-1]].tile)

    def drop_card(self) -> None:
        """Put the card back into the hand."""
        self.table.put_away()
        self.refresh()

    def pick_newcomer(self, agent: str) -> None:
        """Have an Agent of the reserve come in."""
        if self.table.card is not None:
            self.table.card = self.table.cards.pick_newcomer(self.table.card, agent)
            self.refresh()

    def pick_copy(self, agent: str) -> None:
        """Have Grey copy an Agent, or not: when he comes in, or is picked in the set-up."""
        table = self.table
        if table.card is not None:
            table.card = table.cards.pick_copy(table.card, agent)
        elif table.choosing is not None:
            table.choosing = table.choosing.copied(agent)
        self.refresh()

    def pick_way(self, way: str) -> None:
        """Choose one of the ways of playing the card."""
        if self.table.card is not None:
            self.table.card = self.table.cards.pick_way(self.table.card, way)
            self.refresh()

    def name_agent(self, agent: str) -> None:
        """Name an Agent to the card that is being played, or take it back."""
        if self.table.card is not None:
            self.table.card = self.table.cards.pick_agent(self.table.card, agent)
            self._point_at_agent()
            self.refresh()

    # Choices

    def choose(self, id: str) -> None:
        """Take an option of the choice that the game waits for, or let it go."""
        if self.table.choosing is not None:
            self.table.choosing = self.table.choosing.toggled(id)
            self.refresh()

    def pick_number(self, number: int) -> bool:
        """Press the option with a number, from 0, in the open hand, choice or card; False if there is none open."""
        names = option_names(self.table)
        if self.wait is not None or not names:
            return False
        found = next((part for part in self.ui.root.walk() if part.name in names[number : number + 1]), None)
        press = getattr(found, "press", None)
        if press is not None:
            press()
        return True

    def give(self) -> None:
        """Declare the planned turn, or give the planned orders."""
        table = self.table
        action = table.whole_plan()
        if action is None:
            return
        idle = [agent for agent in table.agents if has_unused(table.public, agent)] if table.ordering else []
        if not idle:
            self.act(action)
            return
        text = idle_text(idle)
        self.ui.open(menus.ask(_("Give the orders?"), text, _("Give the orders"), lambda: self.act(action)))

    def take_back(self, number: int) -> None:
        """Take the last actions of a plan back."""
        self.table.take_back(number)
        self.refresh()

    # Looking

    def show_cards(self) -> None:
        """Show every card that is known: what was played, what is in force, both sides' mission cards."""
        self.ui.open(card_table(self.table.observation, self._read))

    def _read(self, topic: str) -> None:
        self.go(self.services.help(topic))

    def help_topic(self) -> str:
        """Return the help page for what the player looks at: a card that is played or has the focus, or the game."""
        table = self.table
        if table.card is not None:
            return table.card.card
        focused = self.ui.focused
        name = focused.name if focused is not None else ""
        if name.startswith(("card-", "choose-")):
            return name.partition("-")[2]
        topics = {"keep": "equipment", "mission": "mission-cards", "team": "files", "replace": "equipment"}
        return topics[table.choosing.kind] if table.choosing is not None else "contacts"
