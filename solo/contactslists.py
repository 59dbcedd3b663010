"""What `solo list` lists of 1ers Contacts, as JSON data with a line to show."""

from collections.abc import Callable

from solo import library
from solo.core.kit import Rows

__all__ = ["LISTS"]


def scenarios() -> Rows:
    """Return the secret files, the starter first."""
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


def maps() -> Rows:
    """Return the maps."""

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
    from solo.contacts.challengetext import summary
    from solo.rated import measured
    from solo.runtext import rating_text

    return [
        {
            **facts(each, measured(each)),
            "tags": list(each.tags),
            "line": f"{each.name}: {summary(each, scenario_of(each).name)} Rating: {rating_text(measured(each))}.",
        }
        for each in all_challenges()
    ]


def lessons() -> Rows:
    """Return the lessons in their order, and how each stands."""
    from solo.contacts.learning.text import lesson_title, standing_text
    from solo.learned import learned, standing_of
    from solo.lessons import all_lessons

    known, rows = learned().lessons, Rows()
    for lesson in all_lessons():
        status, step = standing_of(lesson, known)
        shown = standing_text(status, step + 1, len(lesson.steps))
        rows.append(
            {
                "id": lesson.id,
                "number": lesson.number,
                "name": lesson.name,
                "text": lesson.text,
                "scenario": lesson.scenario.id,
                "steps": len(lesson.steps),
                "status": status,
                "step": step,
                "line": f"{lesson_title(lesson)} ({shown}). {lesson.text}",
            }
        )
    return rows


LISTS: dict[str, Callable[[], Rows]] = {
    "scenarios": scenarios,
    "agents": agents,
    "cards": cards,
    "missions": missions,
    "tokens": tokens,
    "challenges": challenges,
    "maps": maps,
    "lessons": lessons,
}
