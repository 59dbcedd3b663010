"""What the play screen says about itself: buttons, prompts and warnings. The game's own sentences are `text.py`'s."""

from collections.abc import Sequence

from solo.client.contacts.controls import Question
from solo.client.contacts.view import Promise
from solo.contacts.board import Board, Tile
from solo.contacts.movement import alien_walk
from solo.contacts.names import ability_label, agent_name, and_list, terrain_name, tiles_text
from solo.contacts.public import PublicState
from solo.contacts.tokentext import mark_texts
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = [
    "count_text",
    "dog_prompt",
    "feared_legend",
    "heat_legend",
    "hover_text",
    "idle_text",
    "percent",
    "place_prompt",
    "promise_text",
    "question_text",
    "team_tooltip",
    "turn_warning",
    "unmoved_text",
    "unused_text",
    "zones_text",
]


def percent(chance: float) -> str:
    """Return a chance as a player reads it: whole percent, `under 1 %` for what is not nothing."""
    if 0 < chance < 0.01:
        return _("under 1 %")
    return _("{number} %").format(number=round(chance * 100))


# The board


def hover_text(public: PublicState, tile: Tile) -> str:
    """Return what a tile is: its name, terrain, region, zone, landmarks, and what it costs the Alien today."""
    board, effects = public.board, public.effects
    cost = alien_walk(board, lakes=effects.lakes, as_agents=effects.as_agents).cost(tile)
    price = _("closed to the Alien") if cost is None else _("costs the Alien {points}").format(points=cost)
    region = board.region_of(tile)
    parts = [board.names[tile], terrain_name(board.terrain[tile]), *mark_texts(public, tile)]
    parts += [_(region)] if region else []
    return " · ".join([*parts, _("zone {zone}").format(zone=board.zones[tile]), price])


def state_text(possible: bool, chance: float | None) -> str:
    """Return whether the Alien can be on a tile, and how likely that is if it is known."""
    if not possible:
        return _("the Alien is not here")
    return _("the Alien may be here") if chance is None else _("{chance} likely").format(chance=percent(chance))


# Agents


def place_prompt(agent: str) -> str:
    """Return the request to put an Agent into a city."""
    return _("Put {agent} into a city: click one, then click it again.").format(agent=agent_name(agent))


def team_tooltip(agent: str, placed: bool, moved: bool, over: bool, can_ask: bool) -> str:
    """Return what an Agent's token in the sidebar says."""
    name = agent_name(agent)
    if not placed:
        return _("{agent} is not on the board yet.").format(agent=name)
    if over or (moved and not can_ask):
        return _("{agent} has played today.").format(agent=name)
    if moved:
        return _("{agent} has moved, and may still use an ability.").format(agent=name)
    return _("{agent} has not moved yet today.").format(agent=name)


def question_text(question: Question, board: Board) -> str:
    """Return what a question will ask, as a sentence."""
    names = board.names_of(question.tiles)
    tiles = tiles_text(names) if len(names) <= 7 else _("{count} tiles").format(count=len(names))
    agent = agent_name(question.by)
    match question.kind:
        case "landing":
            return _("{agent} lands on {tiles}: is the Alien there?").format(agent=agent, tiles=tiles)
        case "capture":
            return _("{agent} tries to catch on {tiles}.").format(agent=agent, tiles=tiles)
        case "trace":
            return _("The dog sniffs on {tiles}.").format(tiles=tiles)
        case "roadblock":
            return _("The roadblock will lie on {tiles}.").format(tiles=tiles)
        case _:
            return _("Is the Alien on {tiles}?").format(tiles=tiles)


def turn_warning(agent: str) -> str:
    """Return the warning that another Agent's turn ends."""
    return _("This ends {agent}'s turn, with an ability unused.").format(agent=agent_name(agent))


def target_prompt(ability: str, kind: str, count: int, points: int) -> str:
    """Return the request to aim an ability. `points`: what the dog has left; `count`: picks so far."""
    if kind == "trace":
        return dog_prompt(points)
    if ability == "line":
        if count == 1:
            return _("Choose one more line: click a tile on it, or press its direction key.")
        return _(
            "Choose two lines: click a tile on each, or press its key: W north-west, E north-east, "
            "A west, D east, Z south-west, X south-east."
        )
    if ability == "drone":
        return _(
            "Drone: click the western one of four tiles. They always lie in the same shape; a click elsewhere moves "
            "all four."
        )
    return _("{ability}: click a tile to aim at.").format(ability=ability_label(ability))


def dog_prompt(points: int) -> str:
    """Return the request to walk the dog on, which has so many points left."""
    return ngettext(
        "Click tile after tile: the dog has {count} point left.",
        "Click tile after tile: the dog has {count} points left.",
        points,
    ).format(count=points)


def unmoved_text(agents: Sequence[str]) -> str:
    """Return who has not moved yet, so that the day cannot end."""
    return ngettext(
        "{agents} has not moved yet. Every Agent must move before the day ends.",
        "{agents} have not moved yet. Every Agent must move before the day ends.",
        len(agents),
    ).format(agents=and_list([agent_name(agent) for agent in agents]))


def unused_text(agent: str, abilities: Sequence[str]) -> str:
    """Return which ability, or second move where there is none, would stay unused if the day ended."""
    if not abilities:
        return _("{agent} may move once more today. Shall the day end all the same?").format(agent=agent_name(agent))
    labels = and_list([ability_label(ability) for ability in abilities])
    return _("{agent} has not used an ability today: {labels}. Shall the day end all the same?").format(
        agent=agent_name(agent), labels=labels
    )


def idle_text(agents: Sequence[str]) -> str:
    """Return who uses no ability in the orders that are planned."""
    return ngettext(
        "{agents} uses no ability in these orders. Shall they be given all the same?",
        "{agents} use no ability in these orders. Shall they be given all the same?",
        len(agents),
    ).format(agents=and_list([agent_name(agent) for agent in agents]))


# Hints


def count_text(count: int) -> str:
    """Return how many tiles are left."""
    return ngettext("The Alien is on {count} tile.", "The Alien is on one of {count} tiles.", count).format(count=count)


def heat_legend() -> str:
    """Return what the hexagons and numbers of the chances mean."""
    return _("Hexagons: the larger and lighter, the likelier. Numbers: percent, from 2 % on.")


def feared_legend() -> str:
    """Return what the hexagons and numbers of the Alien's fears mean."""
    return _(
        "How likely the Alien thought it was to be caught on each tile: the larger and lighter, the likelier. "
        "Numbers: percent, from 2 % on."
    )


def zones_text(counts: Sequence[tuple[str, int]]) -> str:
    """Return how many of them lie in each zone."""
    return " · ".join(_("{zone}: {count}").format(zone=zone, count=count) for zone, count in counts)


def promise_text(promise: Promise, asks: bool) -> str:
    """Return what a draft promises in one line. `asks`: a detection is part of it."""
    left = _("{left} tiles left on average").format(left=f"{promise.left:.1f}".rstrip("0").rstrip("."))
    parts = [_("catches {chance}").format(chance=percent(promise.catch))]
    if asks:
        parts.append(_("yes {chance}").format(chance=percent(promise.yes)))
    return " · ".join([*parts, left])
