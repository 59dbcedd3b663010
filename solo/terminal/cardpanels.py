"""What the terminal shows of cards: the hand, what was played, what is in force."""

from solo.contacts.agents import agents
from solo.contacts.cardplay import refuse_card, shape_of
from solo.contacts.cards import cards
from solo.contacts.effecttext import day_card_text, day_effects, hands_text
from solo.contacts.missions import missions
from solo.contacts.names import agent_gift, agent_name, and_list, card_name, card_text, mission_kind, mission_name
from solo.contacts.observation import TeamObservation
from solo.contacts.public import ALIEN, TEAM, PublicState
from solo.contacts.refusaltext import refusal_text, whom
from solo.core.language import gettext as _
from solo.terminal.cardwords import card_usage

__all__ = ["card_line", "choice_lines", "force_lines", "hand_lines"]


def card_line(id: str) -> str:
    """Return a card's number, name and text."""
    return f"{id} {card_name(id)}: {card_text(id)}"


def hand_lines(observation: TeamObservation) -> list[str]:
    """Return the hand, each card with whether and how it can be played now, and what both sides have played."""
    public, lines = observation.public, list[str]()
    if not public.hands:
        awaited = any(deal.draw for deal in public.scenario.equipment.values())
        return [_("The cards are not dealt yet.") if awaited else _("This game is played without equipment.")]
    for id in observation.team.hand:
        why = refuse_card(public, id)
        shape = shape_of(public, cards()[id].plays(public, None)) if why is None else None
        state = refusal_text(why, whom(public, why)) if why is not None else ""
        if shape is not None:
            state = _("Write: {usage}.").format(usage=card_usage(id, shape))
        lines.append(f"{card_line(id)} {state}")
    lines.append(hands_text(public))
    if public.day:
        lines.append(day_card_text(public, observation.record))
    for side, text in ((ALIEN, _("Played by the Alien: {cards}.")), (TEAM, _("Played by you: {cards}."))):
        names = [f"{id} {card_name(id)}" for id in public.discard if cards()[id].side == side]
        if names:
            lines.append(text.format(cards=and_list(names)))
    return [*lines, *day_effects(public)]


def force_lines(public: PublicState) -> list[str]:
    """Return what is in force today, and how many cards are left; nothing where there are none."""
    left = hands_text(public)
    return [*day_effects(public), *([left] if left else [])]


def choice_lines(observation: TeamObservation) -> list[str]:
    """Return what is to be chosen now, and how to type it; nothing where nothing is."""
    public, team = observation.public, observation.team
    match public.phase:
        case "team":
            rest = [agent for agent in public.scenario.agents if agent in public.reserve]
            lines = [f"{agent}: {agent_gift(agent)}" for agent in rest]
            number = public.scenario.team_size - len(public.agents)
            return [*lines, _("Pick {count} of them: team AGENT….").format(count=number)]
        case "team_keeps":
            keep = public.scenario.deal(TEAM).keep
            lines = [card_line(id) for id in team.drawn]
            text = _("Keep {count} of them: keep CARD…, as in keep {example}.")
            return [*lines, text.format(count=keep, example=" ".join(team.drawn[:keep]))]
        case "team_mission":
            lines = [f"{id} {mission_name(id)}: {_(missions()[id].text)} {mission_kind(id)}" for id in team.missions]
            return [*lines, _("Choose one: mission CARD.")]
        case "replace":
            leaving = agent_name(public.replaced or "")
            lines = [f"{agent}: {agent_gift(agent)}" for agent in public.reserve]
            text = _("{agent} leaves the game. Who takes its place? replace AGENT.").format(agent=leaving)
            copies = _("Behind grey, name whom he copies: replace grey copies AGENT AGENT AGENT AGENT.")
            return [*lines, text, *([copies] if any(agents()[agent].copies for agent in public.reserve) else [])]
        case _:
            return []
