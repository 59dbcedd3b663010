"""The sentences of 1ers Contacts that a player reads: events, actions, outcomes; more in the *text modules beside it.

Whole sentences with {placeholders}, each passed through gettext when it is asked for, so the language may change. You
command the Agents; the other side is the Alien. Agents' own names and gifts stand in their files (`agents/<id>.py`).
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from solo.contacts.actions import (
    Action,
    AskWitness,
    Become,
    Declare,
    EndDay,
    MoveAgent,
    Place,
    Resign,
    UseAbility,
)
from solo.contacts.actiontext import parse_action
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.cardtext import CARD_TELLERS, card_action_text
from solo.contacts.names import N_, ability_label, agent_name, and_list, direction_name, tiles_phrase
from solo.contacts.public import Outcome
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import PublicLine

__all__ = [
    "action_text",
    "day_text",
    "doubt_text",
    "marker_text",
    "oracle_text",
    "outcome_text",
    "outcome_title",
    "path_text",
    "proof_text",
    "sentence",
    "start_text",
    "witness_text",
]

Fields = Mapping[str, Any]


# Events


def sentence(line: PublicLine, board: Board) -> str:
    """Return a public event as a sentence or two; for a line that cannot be read, one that says so."""
    try:
        teller = _TELLERS.get(line.type)
        return teller(line.fields, board) if teller else _("Something happened: {type}.").format(type=line.type)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return _("An event that this version cannot read: {type}.").format(type=line.type)


def _setup(fields: Fields, board: Board) -> str:
    places = [
        _("{agent} on {tile}").format(agent=agent_name(agent), tile=tile) for agent, tile in fields["agents"].items()
    ]
    return _("Your Agents stand ready: {places}.").format(places=and_list(places))


def _zone(fields: Fields, board: Board) -> str:
    return _("The Alien's starting camp is in zone {zone}.").format(zone=fields["zone"])


def _alien_turn(fields: Fields, board: Board) -> str:
    return _("Day {day}: the Alien has moved.").format(day=fields["day"])


def _agent_moved(fields: Fields, board: Board) -> str:
    path = [str(tile) for tile in fields["path"]]
    agent = agent_name(fields["agent"])
    if "by" in fields:
        by = agent_name(fields["by"])
        return _("{by} sets {agent} down on {tile}.").format(by=by, agent=agent, tile=path[-1])
    if "as" in fields:
        agent = _("{agent}, as {form},").format(agent=agent, form=agent_name(fields["as"]))
    if len(path) == 1:
        return _("{agent} stays on {tile}.").format(agent=agent, tile=path[0])
    if fields.get("flight") and len(path) > 2 and path[-2] != path[-1]:
        return _("{agent} steps to {step} and flies to {tile}.").format(agent=agent, step=path[-2], tile=path[-1])
    if len(path) == 2 or fields.get("flight"):
        return _("{agent} goes from {start} to {tile}.").format(agent=agent, start=path[0], tile=path[-1])
    return _("{agent} goes from {start} to {tile} by way of {between}.").format(
        agent=agent, start=path[0], tile=path[-1], between=and_list(path[1:-1])
    )


_ANSWERS: dict[tuple[str, bool, bool], str] = {
    ("landing", True, True): N_("{agent} lands on {tile}: the Alien is there!"),
    ("landing", False, True): N_("{agent} lands on {tile}: the Alien is not there."),
    ("capture", True, True): N_("{agent} catches the Alien on {tile}!"),
    ("capture", False, True): N_("{agent} tries to catch on {tile}: missed."),
    ("capture", True, False): N_("{agent} catches the Alien on one of {tiles}!"),
    ("capture", False, False): N_("{agent} tries to catch on {tiles}: missed."),
    ("detect", True, True): N_("{agent} detects on {tile}: yes, the Alien is there."),
    ("detect", False, True): N_("{agent} detects on {tile}: no, the Alien is not there."),
    ("detect", True, False): N_("{agent} detects on {tiles}: yes, the Alien is on one of them."),
    ("detect", False, False): N_("{agent} detects on {tiles}: no, the Alien is on none of them."),
    ("question", True, True): N_("The Witness says yes: the Alien is on {tile}."),
    ("question", False, True): N_("The Witness says no: the Alien is not on {tile}."),
    ("question", True, False): N_("The Witness says yes: the Alien is on one of {tiles}."),
    ("question", False, False): N_("The Witness says no: the Alien is on none of {tiles}."),
}
"""An answer's sentence by its kind, whether it is yes, and whether one tile alone was asked about."""


def _answer(fields: Fields, board: Board) -> str:
    tiles = [str(tile) for tile in fields["tiles"]]
    template = _ANSWERS[str(fields["kind"]), bool(fields["answer"]), len(tiles) == 1]
    return _(template).format(agent=agent_name(fields["by"]), tile=tiles[0], tiles=tiles_phrase(tiles))


def _trace(fields: Fields, board: Board) -> str:
    tiles = tiles_phrase([str(tile) for tile in fields["tiles"]])
    found = fields.get("found")
    if found is None:
        return _("The dog sniffs on {tiles}: no trace, on no day.").format(tiles=tiles)
    first = _("The dog sniffs on {tiles}: the latest trace is on {tile}, from day {day}.").format(
        tiles=tiles, tile=found["tile"], day=found["day"]
    )
    standing = (
        _("The Alien stands on a sniffed tile now.")
        if fields.get("standing")
        else _("The Alien stands on none of these tiles now.")
    )
    return f"{first} {standing}"


def _roadblock(fields: Fields, board: Board) -> str:
    return _("{agent} drops the roadblock on {tile}.").format(agent=agent_name(fields["by"]), tile=fields["tile"])


def _became(fields: Fields, board: Board) -> str:
    return _("{agent} becomes {form} today.").format(agent=agent_name(fields["agent"]), form=agent_name(fields["form"]))


def _unlock(fields: Fields, board: Board) -> str:
    match bool(fields["witness"]), bool(fields["oracle"]):
        case True, oracle if int(fields.get("questions", 1)) > 1:
            stays = _("The Witness stays yours, for {count} questions more.").format(count=fields["questions"])
            return f"{stays} {_('The Alien gets the Oracle.') if oracle else _('The Alien gets no Oracle.')}"
        case True, True:
            return _("You may question the Witness once, and the Alien gets the Oracle.")
        case True, False:
            return _("You may question the Witness once. The Alien gets no Oracle.")
        case False, True:
            return _("You found the Alien too often: no Witness for you, and the Alien gets the Oracle.")
        case _:
            return _("Neither the Witness nor the Oracle comes into play.")


def _oracle(fields: Fields, board: Board) -> str:
    return _("The Alien asks the Oracle about {agent}: you must declare {agent}'s whole next turn.").format(
        agent=agent_name(fields["agent"])
    )


def _declaration(fields: Fields, board: Board) -> str:
    parts = [action_text(parse_action(str(part), board), board) for part in fields["turn"]]
    return _("You declare {agent}'s turn: {turn}.").format(agent=agent_name(fields["agent"]), turn=", ".join(parts))


def _reveal(fields: Fields, board: Board) -> str:
    return _("The Alien is announced on {tile}.").format(tile=fields["tile"])


def _end(fields: Fields, board: Board) -> str:
    return outcome_text(Outcome(str(fields["winner"]), str(fields["why"])))


_TELLERS: dict[str, Callable[[Fields, Board], str]] = {
    "setup": _setup,
    "zone": _zone,
    "alien_turn": _alien_turn,
    "agent_moved": _agent_moved,
    "answer": _answer,
    "trace": _trace,
    "roadblock": _roadblock,
    "became": _became,
    "unlock": _unlock,
    "oracle": _oracle,
    "declaration": _declaration,
    "reveal": _reveal,
    "end": _end,
    **CARD_TELLERS,
}


# Actions


def action_text(action: Action, board: Board) -> str:
    """Return what an action does, short and without a full stop: `Yellow to C6`, `Blue: Lines east and north-east`."""
    names = board.names
    match action:
        case Place(agent, tile):
            return _("{agent} into {tile}").format(agent=agent_name(agent), tile=names[tile])
        case Become(agent, form):
            return _("{agent} becomes {form}").format(agent=agent_name(agent), form=agent_name(form))
        case MoveAgent(agent, path, carried):
            return _move_text(agent, [names[tile] for tile in path], carried, board)
        case UseAbility(agent, ability, target):
            return _ability_text(agent, ability, target, board)
        case AskWitness():
            return _("Ask the Witness about {tiles}").format(tiles=tiles_phrase(board.names_of(action.tiles)))
        case Declare(actions):
            return _("Declare {turn}").format(turn=", ".join(action_text(part, board) for part in actions))
        case EndDay():
            return _("End the day")
        case Resign():
            return _("Resign")
        case _:
            return card_action_text(action, board) or _("The Alien's own action")


def _move_text(agent: str, path: list[str], carried: tuple[str, Tile] | None, board: Board) -> str:
    name = agent_name(agent)
    if len(path) == 1:
        return _("{agent} stays on {tile}").format(agent=name, tile=path[0])
    if carried is not None:
        return _("{agent} to {tile}, carrying {other} to {drop}").format(
            agent=name, tile=path[-1], other=agent_name(carried[0]), drop=board.names[carried[1]]
        )
    return _("{agent} to {tile}").format(agent=name, tile=path[-1])


def _ability_text(agent: str, ability: str, target: tuple[int, ...], board: Board) -> str:
    label, name = ability_label(ability), agent_name(agent)
    if not target:
        return _("{agent}: {ability}").format(agent=name, ability=label)
    if ability == "line":
        places = and_list([direction_name(part) for part in target])
    else:
        places = and_list([board.names[part] for part in target])
    return _("{agent}: {ability} {places}").format(agent=name, ability=label, places=places)


# How a game ends

_OUTCOMES: dict[tuple[str, str], str] = {
    ("agents", "landing"): N_("You win: an Agent landed on the Alien's tile."),
    ("agents", "capture"): N_("You win: the Alien is caught."),
    ("agents", "stuck"): N_("You win: the Alien could not move any more."),
    ("alien", "mission"): N_("You lose: the Alien has fulfilled its mission."),
    ("alien", "resign"): N_("You resigned, so the Alien wins."),
    ("agents", "mission"): N_("You win: your own mission is fulfilled."),
    ("nobody", "landing"): N_("Nobody wins: the Alien is caught, but your mission card is not fulfilled."),
    ("nobody", "capture"): N_("Nobody wins: the Alien is caught, but your mission card is not fulfilled."),
    ("nobody", "stuck"): N_("Nobody wins: the Alien is caught, but your mission card is not fulfilled."),
    ("nobody", "days"): N_("Nobody wins: the Alien got away, but its mission failed."),
}

_WINNERS: dict[str, tuple[str, str]] = {
    "agents": (N_("You win"), N_("You win.")),
    "alien": (N_("The Alien wins"), N_("The Alien wins.")),
    "nobody": (N_("Nobody wins"), N_("Nobody wins.")),
}


def outcome_text(outcome: Outcome) -> str:
    """Return who won and why."""
    return _(_OUTCOMES.get((outcome.winner, outcome.why), _WINNERS[outcome.winner][1]))


def outcome_title(outcome: Outcome) -> str:
    """Return who won, as a heading without a full stop."""
    return _(_WINNERS[outcome.winner][0])


# The state of the game


def day_text(day: int, days: int) -> str:
    """Return which day it is, as a heading: `Day 3 of 6`; before the first, that the Agents are being placed."""
    return _("Day {day} of {days}").format(day=day, days=days) if day else _("Before the first day")


def marker_text(detections: int) -> str:
    """Return where the detection marker stands: 0, 1, 2 or 3+."""
    if detections >= 3:
        return _("3 or more detections")
    return ngettext("{count} detection", "{count} detections", detections).format(count=detections)


_WITNESS = {
    "locked": N_("The Witness comes, if you have fewer than three detections, at the end of day {day}."),
    "ready": N_("The Witness waits for a question of yours."),
    "used": N_("You have questioned the Witness."),
    "gone": N_("There is no Witness in this game any more."),
}

_ORACLE = {
    "locked": N_("The Alien gets the Oracle, if you have a detection, at the end of day {day}."),
    "ready": N_("The Alien may ask the Oracle on one of its turns."),
    "used": N_("The Alien has asked the Oracle."),
    "gone": N_("The Alien gets no Oracle in this game."),
}


def doubt_text(asked: TileSet, known: TileSet) -> str:
    """Return why a question to the Witness can tell nothing, given where the Alien can be; empty if it can."""
    if not asked & known:
        return _("The Alien cannot be on any of these tiles: the answer will be no, and the Witness answers only once.")
    if not known & ~asked:
        return _("The Alien must be on one of these tiles: the answer will be yes, and the Witness answers only once.")
    return ""


def witness_text(state: str, unlock_day: int) -> str:
    """Return a sentence about the Witness: `state` is locked, ready, used or gone."""
    return _(_WITNESS[state]).format(day=unlock_day)


def oracle_text(state: str, unlock_day: int) -> str:
    """Return a sentence about the Oracle: `state` is locked, ready, used or gone."""
    return _(_ORACLE[state]).format(day=unlock_day)


def path_text(day: int, tiles: Sequence[str]) -> str:
    """Return one day of the Alien's path; `tiles` are names, first the tile that it left."""
    return _("Day {day}: {path}").format(day=day, path=" → ".join(tiles))


def start_text(tile: str) -> str:
    """Return where the Alien began, for the time after the game."""
    return _("The Alien's starting camp was {tile}.").format(tile=tile)


def proof_text(tile: str, count: int, smallest: bool) -> str:
    """Return the sentence above the events that rule a tile out; `count` of them, 0 if the rules alone do."""
    if not count:
        return _("The Alien cannot be on {tile}: it can never get there by its own rules.").format(tile=tile)
    if not smallest:
        return ngettext(
            "The Alien cannot be on {tile}. This event tells:",
            "The Alien cannot be on {tile}. These {count} events tell, and none of them can be left out:",
            count,
        ).format(tile=tile, count=count)
    return ngettext(
        "The Alien cannot be on {tile}. One event is enough to tell:",
        "The Alien cannot be on {tile}. It takes {count} events to tell, and no fewer:",
        count,
    ).format(tile=tile, count=count)
