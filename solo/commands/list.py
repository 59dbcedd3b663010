"""`solo list`: what there is, with ids."""

import argparse
import json
from collections.abc import Callable
from typing import Any

from solo.commands.faults import say

__all__ = ["add_parser"]

Rows = list[dict[str, Any]]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "list",
        help="list games, scenarios, Agents, cards, missions, tokens, levels, teams, maps and so on, with their ids",
        description="List what there is, with ids.",
        epilog="example: solo list scenarios contacts --json",
    )
    parser.add_argument("what", metavar="WHAT", nargs="?", default="", help=", ".join(LISTS))
    parser.add_argument("game", metavar="GAME", nargs="?", default="contacts", help="contacts")
    parser.add_argument("--json", action="store_true", help="a list of objects")
    parser.set_defaults(run=show)


def show(args: argparse.Namespace) -> int:
    """Run the command; return its exit status. Raises: ContentError."""
    from solo.core.content import unknown_name

    if not args.what:
        say(f"say what to list: {', '.join(LISTS)}")
        return 2
    if args.what not in LISTS:
        say(unknown_name("list", args.what, LISTS))
        return 2
    if args.game != "contacts":
        say(unknown_name("game", args.game, ["contacts"]))
        return 2
    rows = LISTS[args.what]()
    tell_left_out(args.what)
    if args.json:
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    for row in rows:
        print(f"{row['id']!s:22} {row['line']}")
    return 0


def tell_left_out(what: str) -> None:
    """Say on standard error how many files of a list are left out because they are broken."""
    from solo import library
    from solo.challenges import left_out

    kind = {"maps": "map", "scenarios": "scenario"}.get(what)
    count = sum(file.kind == kind for file in library.left_out()) if kind else 0
    if what == "challenges":
        count = len({fault.file for fault in left_out()})
    if count:
        verb = "1 file was" if count == 1 else f"{count} files were"
        say(f"{verb} left out because of faults; solo validate names them")


def games() -> Rows:
    """Return the games."""
    return [{"id": "contacts", "name": "1ers Contacts", "line": "1ers Contacts: you command the Agents"}]


def scenarios() -> Rows:
    """Return the secret files, the starter first."""
    from solo import library
    from solo.contacts.names import favours_text, plan_text

    return [
        {
            "id": each.id,
            "name": each.name,
            "map": each.board.id,
            "days": each.days,
            "team_size": each.team_size,
            "agents": list(each.agents),
            "suggested": list(each.suggested),
            "favours": each.favours,
            "aliens_choice": each.aliens_choice,
            "equipment": {side: {"draw": deal.draw, "keep": deal.keep} for side, deal in each.equipment.items()},
            "missions": each.missions,
            "edition": each.edition,
            "starter": each.starter,
            "mission": each.mission.text,
            "line": f"{each.name}: {plan_text(each)}. {favours_text(each.favours)}",
        }
        for each in map(library.scenario, library.scenario_ids())
    ]


def agents() -> Rows:
    """Return the Agents."""
    from solo.contacts.agents import agents as every
    from solo.contacts.names import agent_gift, agent_name, moves_text

    return [
        {
            "id": id,
            "name": agent_name(id),
            "moves": agent.moves,
            "gift": agent_gift(id),
            "abilities": [ability.id for ability in agent.abilities],
            "line": f"{moves_text(id)}. {agent_gift(id)}",
        }
        for id, agent in every().items()
    ]


def cards() -> Rows:
    """Return the equipment cards of both sides."""
    from solo.contacts.cards import cards as every
    from solo.contacts.names import card_name, card_text

    return [
        {
            "id": id,
            "name": card_name(id),
            "side": card.side,
            "text": card_text(id),
            "line": f"{card_name(id)}, {side_text(card.side)}. {card_text(id)}",
        }
        for id, card in every().items()
    ]


def missions() -> Rows:
    """Return the mission cards of both sides."""
    from solo.contacts.missions import missions as every
    from solo.contacts.names import mission_card_text, mission_name

    return [
        {
            "id": id,
            "name": mission_name(id),
            "side": card.side,
            "kind": card.kind,
            "text": mission_card_text(id),
            "line": f"{mission_name(id)}, {side_text(card.side)}, {card.kind}. {mission_card_text(id)}",
        }
        for id, card in every().items()
    ]


def tokens() -> Rows:
    """Return the tokens that secret files put on the map."""
    from solo.contacts.names import token_name, token_text
    from solo.contacts.tokens import tokens as every

    return [
        {"id": id, "name": token_name(id), "text": token_text(id), "line": f"{token_name(id)}. {token_text(id)}"}
        for id in every()
    ]


def side_text(side: str) -> str:
    """Return whose card it is."""
    return "the Alien's" if side == "alien" else "the Agents'"


def levels() -> Rows:
    """Return the Alien's levels."""
    from solo.contacts.bots import LEVELS
    from solo.contacts.names import level_name, level_text

    return [
        {
            "id": number,
            "name": level_name(number),
            "text": level_text(number),
            "line": f"{level_name(number)}. {level_text(number)}",
        }
        for number in LEVELS
    ]


def teams() -> Rows:
    """Return the computer's Agent teams, which simulate plays."""
    from solo.contacts.bots import TEAM_IDS
    from solo.contacts.names import team_text

    return [{"id": id, "text": team_text(id), "line": team_text(id)} for id in TEAM_IDS]


def maps() -> Rows:
    """Return the maps."""
    from solo import library

    return [
        {
            "id": board.id,
            "name": board.name,
            "days": board.days,
            "tiles": len(board.tiles),
            "cities": board.names_of(board.cities),
            "line": f"{board.name}: {len(board.tiles)} tiles, {board.cities.bit_count()} cities, {board.days} days",
        }
        for board in map(library.board, library.map_ids())
    ]


def challenges() -> Rows:
    """Return the challenges; their seeds are not told."""
    from solo.challenges import all_challenges, scenario_of
    from solo.commands.challenge import facts
    from solo.contacts.challengetext import rating_text, summary
    from solo.rated import measured

    return [
        {
            **facts(each, measured(each)),
            "tags": list(each.tags),
            "line": f"{each.name}: {summary(each, scenario_of(each).name)} Rating: {rating_text(measured(each))}.",
        }
        for each in all_challenges()
    ]


LISTS: dict[str, Callable[[], Rows]] = {
    "games": games,
    "scenarios": scenarios,
    "agents": agents,
    "cards": cards,
    "missions": missions,
    "tokens": tokens,
    "levels": levels,
    "teams": teams,
    "challenges": challenges,
    "maps": maps,
}
