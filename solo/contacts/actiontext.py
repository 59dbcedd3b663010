"""The text forms of actions, both ways: what records and golden files hold, such as `move yellow C4-C5`."""

import re
from collections.abc import Callable, Sequence

from solo.contacts import actions as act
from solo.contacts.actions import DIRECTED, Action, Order
from solo.contacts.board import Board, Tile
from solo.hex.coords import DIRECTION_NAMES

__all__ = ["format_action", "parse_action"]

TILE_NAME = re.compile(r"[A-Z]\d{1,2}")
WAYS = frozenset({"drone", "shot"})
"""The ways of playing a card that can be played in more than one."""


def format_action(action: Action, board: Board) -> str:
    """Return an action's text form, such as `move yellow C4-C5-C6`."""
    names = board.names
    match action:
        case act.ChooseStart(tile):
            return f"start {names[tile]}"
        case act.Place(agent, tile):
            return f"place {agent} {names[tile]}"
        case act.UseOracle(agent):
            return f"oracle {agent}"
        case act.AlienMove(path):
            return f"walk {_format_path(path, board)}"
        case act.NameTrace(tile):
            return f"trace {names[tile]}"
        case act.Become(agent, form):
            return f"become {agent} {form}"
        case act.MoveAgent(agent, path, carried):
            carry = f" carry {carried[0]} {names[carried[1]]}" if carried else ""
            return f"move {agent} {_format_path(path, board)}{carry}"
        case act.UseAbility(agent, ability, target):
            return " ".join(["ability", agent, ability, *(_format_target(ability, part, board) for part in target)])
        case act.AskWitness(tiles):
            return " ".join(["ask", *board.names_of(tiles)])
        case act.Declare(parts):
            return "declare " + _format_orders(parts, board)
        case act.GiveOrders(parts):
            return "orders " + _format_orders(parts, board)
        case act.EndDay():
            return "end"
        case act.Resign():
            return "resign"
        case _:
            return _format_card_action(action, board)


def _format_card_action(action: Action, board: Board) -> str:
    names = board.names
    match action:
        case act.PlayCard(card, agents, tiles, way):
            return " ".join(["card", card, *agents, *filter(None, [way]), *(names[tile] for tile in tiles)])
        case act.KeepCards(cards):
            return " ".join(["keep", *cards])
        case act.KeepMission(card):
            return f"mission {card}"
        case act.ReplaceAgent(agent, copies):
            return " ".join(["replace", agent, *_format_copies(copies)])
        case act.PickAgent(agent):
            return f"pick {agent}"
        case act.PickTeam(agents, copies):
            return " ".join(["team", *agents, *_format_copies(copies)])
        case act.DealCards(alien, team):
            return " ".join(["deal", *alien, "|", *team])
        case act.DealMissions(alien, team):
            return " ".join(["deal-missions", *alien, "|", *team])
        case act.Roll(face):
            return f"roll {face}"
        case act.Hide(tile):
            return f"hide {names[tile]}"
        case act.Pass():
            return "pass"
        case _:
            raise AssertionError(action)


def parse_action(text: str, board: Board) -> Action:
    """Return the action of a text form. Raises: ValueError, which says what is wrong."""
    word, _, rest = text.strip().partition(" ")
    if word in ("declare", "orders"):
        orders = _parse_orders(rest, board)
        return act.Declare(orders) if word == "declare" else act.GiveOrders(orders)
    reader = _READERS.get(word)
    if reader is None:
        raise ValueError(f"{word!r} is no action")
    try:
        return reader(rest.split(), board)
    except (IndexError, TypeError):
        raise ValueError(f"{text!r} is not a whole action") from None


def _format_orders(parts: Sequence[Order], board: Board) -> str:
    return "; ".join(format_action(part, board) for part in parts)


def _parse_orders(text: str, board: Board) -> tuple[Order, ...]:
    found: list[Order] = []
    for part in text.split(";"):
        action = parse_action(part, board)
        if not isinstance(action, Order):
            raise ValueError("orders and declarations hold become, move and ability only")
        found.append(action)
    return tuple(found)


def _format_path(path: tuple[Tile, ...], board: Board) -> str:
    return "-".join(board.names[tile] for tile in path)


def _parse_path(text: str, board: Board) -> tuple[Tile, ...]:
    return tuple(board.named(name) for name in text.split("-"))


def _format_target(ability: str, part: int, board: Board) -> str:
    return DIRECTION_NAMES[part] if ability in DIRECTED else board.names[part]


def _parse_target(ability: str, word: str, board: Board) -> int:
    if ability not in DIRECTED:
        return board.named(word.upper())
    if word not in DIRECTION_NAMES:
        raise ValueError(f"{word!r} is no direction; directions are {', '.join(DIRECTION_NAMES)}")
    return DIRECTION_NAMES.index(word)


def _parse_move(words: list[str], board: Board) -> act.MoveAgent:
    carried = (words[3], board.named(words[4])) if len(words) > 2 else None
    return act.MoveAgent(words[0], _parse_path(words[1], board), carried)


def _parse_ability(words: list[str], board: Board) -> act.UseAbility:
    return act.UseAbility(words[0], words[1], tuple(_parse_target(words[1], word, board) for word in words[2:]))


def _parse_card(words: list[str], board: Board) -> act.PlayCard:
    tiles = [word for word in words[1:] if TILE_NAME.fullmatch(word)]
    ways = [word for word in words[1:] if word in WAYS]
    agents = [word for word in words[1:] if word not in tiles and word not in ways]
    if len(ways) > 1:
        raise ValueError("a card is played in one way")
    return act.PlayCard(words[0], tuple(agents), tuple(board.named(name) for name in tiles), "".join(ways))


def _format_copies(copies: tuple[str, ...]) -> tuple[str, ...]:
    return ("copies", *copies) if copies else ()


def _parse_copies(words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    if "copies" not in words:
        return tuple(words), ()
    cut = words.index("copies")
    return tuple(words[:cut]), tuple(words[cut + 1 :])


def _parse_replace(words: list[str], board: Board) -> act.ReplaceAgent:
    (agent,), copies = _parse_copies(words)
    return act.ReplaceAgent(agent, copies)


def _parse_halves(words: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    cut = words.index("|")
    return tuple(words[:cut]), tuple(words[cut + 1 :])


_READERS: dict[str, Callable[[list[str], Board], Action]] = {
    "start": lambda words, board: act.ChooseStart(board.named(words[0])),
    "place": lambda words, board: act.Place(words[0], board.named(words[1])),
    "oracle": lambda words, board: act.UseOracle(words[0]),
    "walk": lambda words, board: act.AlienMove(_parse_path(words[0], board)),
    "trace": lambda words, board: act.NameTrace(board.named(words[0])),
    "become": lambda words, board: act.Become(words[0], words[1]),
    "move": _parse_move,
    "ability": _parse_ability,
    "ask": lambda words, board: act.AskWitness(board.set_named(words)),
    "end": lambda words, board: act.EndDay(),
    "resign": lambda words, board: act.Resign(),
    "card": _parse_card,
    "keep": lambda words, board: act.KeepCards(tuple(words)),
    "mission": lambda words, board: act.KeepMission(words[0]),
    "replace": _parse_replace,
    "pick": lambda words, board: act.PickAgent(words[0]),
    "team": lambda words, board: act.PickTeam(*_parse_copies(words)),
    "deal": lambda words, board: act.DealCards(*_parse_halves(words)),
    "deal-missions": lambda words, board: act.DealMissions(*_parse_halves(words)),
    "roll": lambda words, board: act.Roll(int(words[0])),
    "hide": lambda words, board: act.Hide(board.named(words[0])),
    "pass": lambda words, board: act.Pass(),
}
