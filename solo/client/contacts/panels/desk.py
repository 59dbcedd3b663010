"""What the sidebar's parts may ask of the play screen."""

from typing import Protocol

from solo.client.contacts.table import Table
from solo.client.contacts.watch import Pace, Watch
from solo.contacts.actions import Action
from solo.contacts.board import Tile, TileSet
from solo.contacts.hints import Option

__all__ = ["Desk"]


class Desk(Protocol):
    """The play screen as its panels see it: the table, and what buttons do."""

    table: Table
    watch: Watch | None

    @property
    def waiting(self) -> str:
        """What the player waits for, as a sentence; empty if for nothing."""

    @property
    def waited(self) -> float:
        """How much of the wait is over, 0 to 1."""

    def refresh(self) -> None:
        """Show what the table says now."""

    def key(self, command: str) -> str:
        """Return the name of a command's key."""

    def select(self, agent: str) -> None:
        """Select an Agent."""

    def use(self, ability: str) -> None:
        """Open an ability's draft."""

    def act(self, action: Action) -> None:
        """Do an action."""

    def confirm(self) -> None:
        """Do what is drafted."""

    def cancel(self) -> None:
        """Let go of the draft or of what is shown; open the menu if there is nothing to let go of."""

    def other_way(self) -> None:
        """Take another way to the same tile."""

    def end_day(self) -> None:
        """End the day, asking first where something is left to do."""

    def undo(self) -> None:
        """Take back the last action, or offer practice."""

    def open_menu(self) -> None:
        """Open the menu."""

    def open_file(self) -> None:
        """Show the secret file."""

    def set_hints(self, level: str) -> None:
        """Change the hint level."""

    def explain(self, tile: Tile) -> None:
        """Show why the Alien cannot be on a tile, or how it could."""

    def clear_faded(self) -> None:
        """Take away the player's marks of earlier days."""

    def check_notes(self) -> None:
        """Say which of the player's marks contradict the record."""

    def open_advice(self) -> None:
        """Offer the graded hints."""

    def ask_advice(self, name: str) -> None:
        """Ask for a graded hint, or whether anything is left to deduce."""

    def close_advice(self) -> None:
        """Show the graded hint no more."""

    def watch_pace(self, pace: Pace) -> None:
        """Let the computer team that plays on go as far as wanted."""

    def take_over(self) -> None:
        """Play on oneself."""

    def preview(self, option: Option) -> None:
        """Draft an option."""

    def show_options(self) -> None:
        """Show all options of the selected Agent."""

    def show_line(self, number: int) -> None:
        """Show one event on the board."""

    def step_clue(self, step: int) -> None:
        """Show the clue before or after."""

    def give(self) -> None:
        """Declare the planned turn, or give the planned orders."""

    def take_back(self, number: int) -> None:
        """Take the last actions of a plan back."""

    def open_hand(self) -> None:
        """Open the hand, or close it."""

    def take_card(self, id: str) -> None:
        """Begin to play a card."""

    def drop_card(self) -> None:
        """Put the card that is being played back."""

    def name_agent(self, agent: str) -> None:
        """Name an Agent to the card that is being played, or take it back."""

    def pick_newcomer(self, agent: str) -> None:
        """Have an Agent of the reserve come in."""

    def pick_copy(self, agent: str) -> None:
        """Have Grey copy an Agent, or not."""

    def pick_way(self, way: str) -> None:
        """Choose one of the ways of playing the card."""

    def choose(self, id: str) -> None:
        """Take an option of the choice that the game waits for, or let it go."""

    def show_cards(self) -> None:
        """Show every card that is known."""

    def show_old(self) -> None:
        """Show the answers of earlier days on the board too, or hide them again."""

    def ask_witness(self) -> None:
        """Begin to put a question to the Witness together."""

    def set_question(self, tiles: TileSet) -> None:
        """Take a ready set as the question."""
