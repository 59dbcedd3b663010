"""What the players may do: one dataclass an action. Their text forms are in `actiontext.py`."""

from dataclasses import dataclass
from enum import Enum

__all__ = ["Action", "Attach", "Deal", "Discard", "Done", "Open", "Play", "Refusal", "Resign", "Twist", "UseZ"]


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance shuffles: who sits where, who begins, the deck from the top, the cards a short game leaves out (XR-4)."""

    seats: tuple[str, ...]
    first: str
    deck: tuple[str, ...]
    aside: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class UseZ:
    """A Z card is discarded for three cards (XR-7)."""

    card: str


@dataclass(frozen=True, slots=True)
class Open:
    """A case is opened (XR-9)."""

    card: str


@dataclass(frozen=True, slots=True)
class Play:
    """An agent is put into play (XR-11)."""

    card: str


@dataclass(frozen=True, slots=True)
class Twist:
    """A rival attaches a plot twist to the active player's case (XR-12)."""

    card: str


@dataclass(frozen=True, slots=True)
class Attach:
    """An investigation or a contact is attached to one's own case (XR-14)."""

    card: str


@dataclass(frozen=True, slots=True)
class Discard:
    """A card above the hand limit is discarded (XR-21)."""

    card: str


@dataclass(frozen=True, slots=True)
class Done:
    """The window is closed: nothing more in this phase."""


@dataclass(frozen=True, slots=True)
class Resign:
    """The human gives the game up (XR-31)."""


Action = Deal | UseZ | Open | Play | Twist | Attach | Discard | Done | Resign


class Refusal(Enum):
    """Why the rules refuse an action."""

    NOT_NOW = "that is not what happens now"
    GAME_OVER = "the game is over"
    NOT_A_DEAL = "that is no deal of this game's cards"
    NOT_HELD = "that card is not in the hand"
    NOT_A_Z = "only a Z card is discarded for more cards"
    EMPTY_DECK = "the deck is empty"
    NOT_A_CASE = "only a case is opened"
    CASE_OPEN = "a case is open already"
    NOT_AN_AGENT = "only an agent is put into play"
    NOT_A_TWIST = "only a plot twist is attached to somebody else's case"
    NOT_A_CLUE = "only investigations and contacts with points are attached"
    NO_MORE_CONTACTS = "the case has all the contacts that it may have"
    MUST_OPEN = "who holds a case and has none open must open one"
    MUST_DISCARD = "cards above the hand limit must be discarded"
