"""Why an action is refused, with what would be right: the sentence of `text.py` and one of details behind it."""

from itertools import pairwise

from solo.contacts import turn
from solo.contacts.actions import (
    Action,
    AskWitness,
    Become,
    Declare,
    KeepCards,
    MoveAgent,
    PickTeam,
    Place,
    PlayCard,
    Refusal,
    ReplaceAgent,
    UseAbility,
)
from solo.contacts.effecttext import today_text
from solo.contacts.names import agent_name, and_list
from solo.contacts.public import TEAM, PublicState
from solo.contacts.refusaltext import refusal_text, whom
from solo.contacts.text import witness_text
from solo.core.language import gettext as _
from solo.terminal.cardwords import ways_text

__all__ = ["explain"]


def explain(public: PublicState, action: Action, reason: Refusal) -> str:
    """Return why the action is refused now, and what would be right where that can be said."""
    agent = getattr(action, "agent", None)
    if isinstance(action, Declare):
        agent = public.named
    return refusal_text(reason, whom(public, reason, agent), detail(public, action, reason))


def detail(public: PublicState, action: Action, reason: Refusal) -> str:
    """Return the sentence of details, or nothing."""
    match reason, action:
        case Refusal.NOT_ALL_MOVED, _:
            waiting = [agent_name(id) for id, status in public.agents.items() if not status.path]
            return _("Still to move: {agents}.").format(agents=and_list(waiting))
        case Refusal.NOT_A_CITY | Refusal.CITY_TAKEN, Place():
            free = public.board.cities & ~public.occupied
            return _("Free cities: {tiles}.").format(tiles=", ".join(public.board.names_of(free)))
        case ((Refusal.NOT_A_COPY | Refusal.MUST_BECOME), (Become() | MoveAgent())):
            forms = [agent_name(form) for form in turn.fresh_forms(public)]
            return _("Today it can become {agents}.").format(agents=and_list(forms)) if forms else ""
        case Refusal.NO_WITNESS, AskWitness():
            return witness_text(public.witness, public.scenario.unlock_day)
        case _, MoveAgent():
            return move_detail(public, action, reason)
        case Refusal.BAD_TARGET, UseAbility():
            return target_detail(public, action)
        case Refusal.BAD_PLAY, PlayCard(card):
            return ways_text(public, card)
        case _:
            return choice_detail(public, action, reason)


def choice_detail(public: PublicState, action: Action, reason: Refusal) -> str:
    """Return how many are to be chosen, and from whom."""
    match reason, action:
        case Refusal.BAD_KEEP, KeepCards():
            return _("That is {count}.").format(count=public.scenario.deal(TEAM).keep)
        case Refusal.BAD_TEAM, PickTeam():
            left = public.scenario.team_size - len(public.agents)
            return _("{count} are still to be picked.").format(count=left)
        case Refusal.BAD_COPIES, PickTeam() | ReplaceAgent():
            return _("Write them behind the word copies: copies AGENT AGENT AGENT AGENT.")
        case _:
            return ""


def move_detail(public: PublicState, move: MoveAgent, reason: Refusal) -> str:
    """Return what is wrong on a move's way."""
    names, form = public.board.names, turn.current_form(public, move.agent)
    if form is None:
        return ""
    if reason is Refusal.TOO_FAR:
        return _("Its allowance: {moves}.").format(moves=today_text(public, move.agent))
    if reason is Refusal.BAD_PATH and move.agent in public.effects.lifted:
        return _("With the helicopter, name the tile where it lands, in a straight line.")
    if reason is Refusal.BAD_PATH and form.flies:
        return _("Name the tile of the step, then the landing in a straight line from it.")
    if reason is Refusal.BAD_PATH:
        for here, there in pairwise(move.path):
            if not public.board.adjacent[here] >> there & 1:
                return _("{one} and {other} are not adjacent.").format(one=names[here], other=names[there])
    if reason is Refusal.CLOSED:
        for tile in move.path[1:]:
            if public.blocked >> tile & 1:
                return _("The roadblock lies on {tile}.").format(tile=names[tile])
            if public.board.mountains >> tile & 1 and not form.climbs:
                return _("{tile} is a mountain.").format(tile=names[tile])
    if reason is Refusal.BAD_CARRY and form.flies:
        same = [each.carried for each in form.legal_moves(public, move.agent) if each.path == move.path]
        ways = ", ".join(f"carry {carried[0]} {names[carried[1]]}" for carried in same if carried is not None)
        return _("Possible on this flight: {ways}.").format(ways=ways) if ways else _("Nobody can be carried on it.")
    return ""


def target_detail(public: PublicState, action: UseAbility) -> str:
    """Return what an ability can aim at."""
    ability = turn.ability_of(public, action.agent, action.ability)
    if ability is None:
        return ""
    if ability.id == "line":
        return _("Name two different directions of E, NE, NW, W, SW and SE.")
    if ability.kind == "trace":
        return _("The dog walks from tile to adjacent tile, 4 points a day: field 1, forest 2, nothing else.")
    listed = list(ability.targets(public, action.agent))
    if listed == [()]:
        return _("It needs no tile.")
    if len(action.target) != 1:
        return _("Name one tile.")
    if len(listed) > 60:
        return ""
    return _("It can aim at {tiles}.").format(tiles=", ".join(public.board.names[target[0]] for target in listed))
