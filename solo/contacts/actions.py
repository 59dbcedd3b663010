"""What the sides may do: one dataclass an action. Their text forms are in `actiontext.py`."""

from dataclasses import dataclass
from enum import Enum

from solo.contacts.board import Tile, TileSet

__all__ = [
    "DIRECTED",
    "Action",
    "AlienMove",
    "AskWitness",
    "Become",
    "ChooseStart",
    "DealCards",
    "DealMissions",
    "Declare",
    "EndDay",
    "GiveOrders",
    "Hide",
    "KeepCards",
    "KeepMission",
    "MoveAgent",
    "NameTrace",
    "Order",
    "Pass",
    "PickAgent",
    "PickTeam",
    "Place",
    "PlayCard",
    "Refusal",
    "ReplaceAgent",
    "Resign",
    "Roll",
    "UseAbility",
    "UseOracle",
]


@dataclass(frozen=True, slots=True)
class ChooseStart:
    """The Alien picks its starting camp in secret (contacts 2, step 6)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Place:
    """An Agent is put into a city (contacts 2, step 7)."""

    agent: str
    tile: Tile


@dataclass(frozen=True, slots=True)
class UseOracle:
    """The Alien names the Agent whose next turn must be declared (CR-40)."""

    agent: str


@dataclass(frozen=True, slots=True)
class AlienMove:
    """The Alien's secret path; first the tile that it leaves."""

    path: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class NameTrace:
    """The Alien chooses which of several tiles of the latest day it names to the dog (contacts 4)."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class Become:
    """Grey takes the form of one of his four for the day (CR-23)."""

    agent: str
    form: str


@dataclass(frozen=True, slots=True)
class MoveAgent:
    """An Agent's whole move; first the tile that it leaves. `carried`: whom it takes along, set down where."""

    agent: str
    path: tuple[Tile, ...]
    carried: tuple[str, Tile] | None = None


@dataclass(frozen=True, slots=True)
class UseAbility:
    """An Agent's ability. `target` holds tiles or directions (0 to 5), as the ability wants them; it may be empty."""

    agent: str
    ability: str
    target: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class AskWitness:
    """The Witness's question: is the Alien on one of these tiles? (CR-17)"""

    tiles: TileSet


@dataclass(frozen=True, slots=True)
class Declare:
    """The whole next turn of the Agent that the Oracle named (CR-40)."""

    actions: tuple["Order", ...]


@dataclass(frozen=True, slots=True)
class DealCards:
    """Chance deals equipment to both sides (contacts 2, step 3)."""

    alien: tuple[str, ...]
    team: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealMissions:
    """Chance deals mission cards to both sides (contacts 2, step 4)."""

    alien: tuple[str, ...]
    team: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance rolls the Alien die: which of its faces, from 0."""

    face: int


@dataclass(frozen=True, slots=True)
class Hide:
    """Chance hides a token: on which of the places that the secret file names. Only the Alien learns it."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class PickAgent:
    """The Alien picks one Agent into the team (CR-45)."""

    agent: str


@dataclass(frozen=True, slots=True)
class PickTeam:
    """The human picks the rest of the team, and whom Grey copies (CR-45, CR-41)."""

    agents: tuple[str, ...]
    copies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class KeepCards:
    """A side keeps some of the equipment that it was dealt (contacts 2, step 3)."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class KeepMission:
    """A side keeps one of its mission cards (contacts 2, step 4)."""

    card: str


@dataclass(frozen=True, slots=True)
class PlayCard:
    """A side plays equipment: on whom, on which tiles, in which way, as far as the card asks for that (contacts 5)."""

    card: str
    agents: tuple[str, ...] = ()
    tiles: tuple[Tile, ...] = ()
    way: str = ""


@dataclass(frozen=True, slots=True)
class Pass:
    """The Alien plays no card after its move."""


@dataclass(frozen=True, slots=True)
class ReplaceAgent:
    """The human picks the reserve Agent that takes the place of one that must leave (B09); Grey's copies with it."""

    agent: str
    copies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GiveOrders:
    """The orders for all Agents, given before the first answer of the day (CR-26)."""

    actions: tuple["Order", ...]


@dataclass(frozen=True, slots=True)
class EndDay:
    """The Agents' turn is over."""


@dataclass(frozen=True, slots=True)
class Resign:
    """The human gives the game up."""


DIRECTED = frozenset({"line"})
"""Abilities whose targets are directions."""

Order = Become | MoveAgent | UseAbility
"""What an Agent does in its own turn."""

Action = (
    DealCards | DealMissions | Roll | Hide | PickAgent | PickTeam | KeepCards | KeepMission | ChooseStart | Place
    | UseOracle | PlayCard | AlienMove | Pass | NameTrace | ReplaceAgent | GiveOrders | Become | MoveAgent | UseAbility
    | AskWitness | Declare | EndDay | Resign
)  # fmt: skip


class Refusal(Enum):
    """Why the rules refuse an action."""

    NOT_NOW = "that is not what happens now"
    GAME_OVER = "the game is over"
    NO_SUCH_AGENT = "that Agent is not in the team"
    NOT_A_START = "a starting camp is a field or a forest"
    NOT_A_CITY = "an Agent starts in a city"
    CITY_TAKEN = "another Agent stands there"
    BAD_PATH = "a path goes from tile to adjacent tile, from where it stands"
    TOO_FAR = "that is more than it may move"
    CLOSED = "a tile of the path is closed"
    OCCUPIED = "an Agent may not end where another one stands"
    OLD_CAMP = "the Alien may not end a day on an earlier camp"
    MUST_MOVE = "at least one tile must be entered"
    MAY_NOT_STAY = "an Agent that can move must move"
    HAS_MOVED = "that Agent has moved today"
    NOT_MOVED = "that Agent has not moved yet"
    TURN_BEGUN = "an Agent that has begun its turn moves first"
    TURN_OVER = "another Agent has begun its turn"
    ABILITY_USED = "that Agent has used its ability today"
    NO_ABILITY = "that Agent has no such ability"
    BAD_TARGET = "the ability cannot ask about that"
    NOTHING_TO_ASK = "there is no tile to ask about"
    MUST_BECOME = "Grey must become an Agent before he plays"
    NOT_A_COPY = "that is not one of the forms that he may take today"
    HAS_FORM = "Grey has become an Agent today"
    NO_WITNESS = "there is no Witness to ask"
    NO_ORACLE = "there is no Oracle to ask"
    DECLARED = "the declared turn comes first, exactly as declared"
    NOT_ALL_MOVED = "every Agent must move before the day ends"
    NOT_A_TURN = "a declaration is the whole turn of the named Agent"
    NOT_A_TRACE = "that tile was not crossed on the latest day"
    NO_SUCH_CARD = "that card is not in the hand"
    CARD_PLAYED = "one card a day: it has been played"
    CARD_TOO_LATE = "that card is played before the move"
    CARD_TOO_EARLY = "that card is played after the move"
    BAD_PLAY = "the card cannot be played so"
    LEFT_STUCK = "the Alien could not move after that"
    HELD = "that Agent cannot move today"
    SILENCED = "that Agent has no ability today"
    ORDERS_FIRST = "orders for all Agents are given first"
    NOT_ORDERS = "orders are the whole turn of every Agent"
    BAD_KEEP = "exactly the cards that the secret file says are kept, of those dealt"
    NOT_IN_RESERVE = "that Agent is not in the reserve"
    BAD_TEAM = "the team has the number of Agents that the secret file says"
    BAD_COPIES = "Grey copies different Agents of the reserve, four where there are four"
    BAD_CARRY = "an Agent is carried from the step's tile to an open, free tile beside the landing"
