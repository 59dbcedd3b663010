"""Sentences about equipment, mission cards, tokens and orders: events and actions, as in `text.py`."""

from collections.abc import Callable, Mapping
from typing import Any

from solo.contacts.actions import Action, GiveOrders, KeepCards, KeepMission, PickTeam, PlayCard, ReplaceAgent
from solo.contacts.board import Board
from solo.contacts.names import N_, agent_name, and_list, card_name, mission_name, tiles_phrase, token_name
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["CARD_TELLERS", "card_action_text"]

Fields = Mapping[str, Any]

_PLAYED: dict[tuple[str, str], str] = {
    ("alien", ""): N_("The Alien plays {card}."),
    ("alien", "agents"): N_("The Alien plays {card} on {agents}."),
    ("agents", ""): N_("You play {card}."),
    ("agents", "agents"): N_("You play {card}: {agents}."),
}
"""A card's sentence by its side, and whether Agents are named."""


def _card(fields: Fields, board: Board) -> str:
    named = [fields["agent"]] if "agent" in fields else list(fields.get("agents", []))
    agents = and_list([agent_name(agent) for agent in named])
    template = _PLAYED[str(fields["side"]), "agents" if named else ""]
    first = _(template).format(card=card_name(fields["card"]), agents=agents)
    if "path" not in fields:
        return first
    path = fields["path"]
    moved = _("{agent} is moved from {start} to {tile}.").format(agent=agents, start=path[0], tile=path[-1])
    return f"{first} {moved}"


def _replaced(fields: Fields, board: Board) -> str:
    return _("{agent} leaves the game, and {other} takes the place.").format(
        agent=agent_name(fields["agent"]), other=agent_name(fields["with"])
    )


def _orders(fields: Fields, board: Board) -> str:
    count = len(fields["turn"])
    return ngettext("You give {count} order.", "You give {count} orders.", count).format(count=count)


def _hand(fields: Fields, board: Board) -> str:
    count = int(fields["cards"])
    if fields["side"] == "alien":
        return ngettext("The Alien keeps {count} card.", "The Alien keeps {count} cards.", count).format(count=count)
    return ngettext("You keep {count} card.", "You keep {count} cards.", count).format(count=count)


def _missions(fields: Fields, board: Board) -> str:
    names = and_list([mission_name(card) for card in fields["cards"]])
    return _("The mission cards are turned over: {missions}.").format(missions=names)


def _burdens(fields: Fields, board: Board) -> str:
    names = and_list([mission_name(card) for card in fields["cards"]])
    return _("In force from the start of this game: {missions}.").format(missions=names)


def _picked(fields: Fields, board: Board) -> str:
    agents = and_list([agent_name(agent) for agent in fields["agents"]])
    if fields["side"] == "alien":
        return _("The Alien picks {agents} into your team.").format(agents=agents)
    return _("You pick {agents}.").format(agents=agents)


def _die(fields: Fields, board: Board) -> str:
    return _("Day {day}: the Alien die shows {face}; the Alien has {budget} points today.").format(
        day=fields["day"], face=fields["face"], budget=fields["budget"]
    )


def _token(fields: Fields, board: Board) -> str:
    return _("{agent} takes the {token}.").format(agent=agent_name(fields["agent"]), token=token_name(fields["token"]))


CARD_TELLERS: dict[str, Callable[[Fields, Board], str]] = {
    "card": _card,
    "agent_replaced": _replaced,
    "orders": _orders,
    "hand": _hand,
    "missions": _missions,
    "burdens": _burdens,
    "picked": _picked,
    "die": _die,
    "token": _token,
}
"""How each public event about cards and tokens is told."""


def card_action_text(action: Action, board: Board) -> str | None:
    """Return what an action with cards does, short; None for any other action."""
    match action:
        case PlayCard(card, agents, tiles, _way):
            named = [agent_name(agent) for agent in agents]
            if tiles:
                named.append(tiles_phrase([board.names[tile] for tile in tiles]))
            if not named:
                return _("Play {card}").format(card=card_name(card))
            return _("Play {card}: {what}").format(card=card_name(card), what=and_list(named))
        case KeepCards(cards):
            return _("Keep {cards}").format(cards=and_list([card_name(card) for card in cards]))
        case KeepMission(card):
            return _("Keep {card}").format(card=mission_name(card))
        case ReplaceAgent(agent):
            return _("Bring {agent} in").format(agent=agent_name(agent))
        case PickTeam(agents):
            return _("Pick {agents}").format(agents=and_list([agent_name(agent) for agent in agents]))
        case GiveOrders(orders):
            count = len(orders)
            return ngettext("Give {count} order", "Give {count} orders", count).format(count=count)
        case _:
            return None
