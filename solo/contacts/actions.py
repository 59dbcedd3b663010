"""What the sides may do: one dataclass an action, with a text form both ways."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from solo.contacts.board import Board, Tile, TileSet
from solo.hex.coords import DIRECTION_NAMES

__all__ = [
    "Action",
    "AlienMove",
    "AskWitness",
    "Become",
    "ChooseStart",
    "Declare",
    "EndDay",
    "MoveAgent",
    "NameTrace",
    "Place",
    "Refusal",
    "Resign",
    "UseAbility",
    "UseOracle",
    "format_action",
    "parse_action",
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

    actions: tuple["Become | MoveAgent | UseAbility", ...]


@dataclass(frozen=True, slots=True)
class EndDay:
    """The Agents' turn is over."""


@dataclass(frozen=True, slots=True)
class Resign:
    """The human gives the game up."""


Action = (
    ChooseStart | Place | UseOracle | AlienMove | NameTrace | Become | MoveAgent | UseAbility | AskWitness | Declare
    | EndDay | Resign
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
    BAD_CARRY = "an Agent is carried from the step's tile to an open, free tile beside the landing"


def format_action(action: Action, board: Board) -> str:
    """Return an action's text form, such as `move yellow C4-C5-C6`."""
    names = board.names
    match action:
        case ChooseStart(tile):
            return f"start {names[tile]}"
        case Place(agent, tile):
            return f"place {agent} {names[tile]}"
        case UseOracle(agent):
            return f"oracle {agent}"
        case AlienMove(path):
            return f"walk {_format_path(path, board)}"
        case NameTrace(tile):
            return f"trace {names[tile]}"
        case Become(agent, form):
            return f"become {agent} {form}"
        case MoveAgent(agent, path, carried):
            carry = f" carry {carried[0]} {names[carried[1]]}" if carried else ""
            return f"move {agent} {_format_path(path, board)}{carry}"
        case UseAbility(agent, ability, target):
            return " ".join(["ability", agent, ability, *(_format_target(ability, part, board) for part in target)])
        case AskWitness(tiles):
            return " ".join(["ask", *board.names_of(tiles)])
        case Declare(actions):
            return "declare " + "; ".join(format_action(part, board) for part in actions)
        case EndDay():
            return "end"
        case Resign():
            return "resign"


def parse_action(text: str, board: Board) -> Action:
    """Return the action of a text form. Raises: ValueError, which says what is wrong."""
    word, _, rest = text.strip().partition(" ")
    words = rest.split()
    if word == "declare":
        parts = tuple(parse_action(part, board) for part in rest.split(";"))
        if all(isinstance(part, Become | MoveAgent | UseAbility) for part in parts):
            return Declare(parts)  # type: ignore[arg-type]
        raise ValueError("a declaration holds become, move and ability only")
    reader = _READERS.get(word)
    if reader is None:
        raise ValueError(f"{word!r} is no action")
    try:
        return reader(words, board)
    except (IndexError, TypeError):
        raise ValueError(f"{text!r} is not a whole action") from None


def _format_path(path: tuple[Tile, ...], board: Board) -> str:
    return "-".join(board.names[tile] for tile in path)


def _parse_path(text: str, board: Board) -> tuple[Tile, ...]:
    return tuple(board.named(name) for name in text.split("-"))


def _format_target(ability: str, part: int, board: Board) -> str:
    return DIRECTION_NAMES[part] if ability in DIRECTED else board.names[part]


DIRECTED = frozenset({"line"})
"""Abilities whose targets are directions."""


def _parse_target(ability: str, word: str, board: Board) -> int:
    if ability not in DIRECTED:
        return board.named(word.upper())
    if word not in DIRECTION_NAMES:
        raise ValueError(f"{word!r} is no direction; directions are {', '.join(DIRECTION_NAMES)}")
    return DIRECTION_NAMES.index(word)


def _parse_move(words: list[str], board: Board) -> MoveAgent:
    carried = (words[3], board.named(words[4])) if len(words) > 2 else None
    return MoveAgent(words[0], _parse_path(words[1], board), carried)


def _parse_ability(words: list[str], board: Board) -> UseAbility:
    return UseAbility(words[0], words[1], tuple(_parse_target(words[1], word, board) for word in words[2:]))


_READERS: dict[str, Callable[[list[str], Board], Action]] = {
    "start": lambda words, board: ChooseStart(board.named(words[0])),
    "place": lambda words, board: Place(words[0], board.named(words[1])),
    "oracle": lambda words, board: UseOracle(words[0]),
    "walk": lambda words, board: AlienMove(_parse_path(words[0], board)),
    "trace": lambda words, board: NameTrace(board.named(words[0])),
    "become": lambda words, board: Become(words[0], words[1]),
    "move": _parse_move,
    "ability": _parse_ability,
    "ask": lambda words, board: AskWitness(board.set_named(words)),
    "end": lambda words, board: EndDay(),
    "resign": lambda words, board: Resign(),
}
