"""What cards make of today, in sentences: effects on the whole board, and on single Agents."""

from solo.contacts.conditions import budget
from solo.contacts.movement import ALIEN_BUDGET
from solo.contacts.names import agent_name, card_name, moves_text, token_name
from solo.contacts.public import ALIEN, TEAM, PublicState
from solo.contacts.turn import current_form
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import PublicRecord

__all__ = ["agent_effects", "agent_signs", "cards_today", "day_card_text", "day_effects", "hands_text", "today_text"]


def cards_today(record: PublicRecord, day: int) -> list[tuple[str, str]]:
    """Return the cards that were played on a day, in order: the side (alien or agents) and the number."""
    return [
        (str(line.fields.get("side")), str(line.fields.get("card")))
        for line in record.lines
        if line.type == "card" and line.fields.get("day") == day
    ]


def day_effects(public: PublicState) -> list[str]:
    """Return what is in force for everybody, a sentence each; nothing on an ordinary day."""
    effects, found = public.effects, []
    if effects.talk == "orders":
        found.append(_("No talking today: give the orders for all Agents first."))
    elif effects.talk == "ordered":
        found.append(_("No talking today: your orders are carried out one after another."))
    found += _walks(effects.pace - effects.slower)
    if effects.scan_change:
        larger = effects.scan_change > 0
        found.append(_("Today scans are one larger.") if larger else _("Today scans are one smaller."))
    if effects.cross_agents:
        found.append(_("Today the Alien may cross your Agents' tiles."))
    found += _points(public)
    if effects.lakes:
        found.append(_("Lakes cost the Alien 1 point for the rest of the game."))
    if effects.coming_budget:
        found.append(_("On its next turn the Alien has {count} points less.").format(count=abs(effects.coming_budget)))
    return found


def _walks(change: int) -> list[str]:
    """Return how much farther than usual all Agents that walk can go, or less far."""
    if change < 0:
        return [
            ngettext(
                "Today your Agents walk {count} tile less.", "Today your Agents walk {count} tiles less.", -change
            ).format(count=-change)
        ]
    if change > 0:
        return [
            ngettext(
                "Today your Agents walk {count} tile more.", "Today your Agents walk {count} tiles more.", change
            ).format(count=change)
        ]
    return []


def _points(public: PublicState) -> list[str]:
    """Return how far the Alien may go today, where that is not the usual."""
    points = budget(public)
    if public.effects.as_agents:
        return [
            ngettext(
                "Today the Alien moves {count} tile whatever the terrain, over lakes too.",
                "Today the Alien moves {count} tiles whatever the terrain, over lakes too.",
                points,
            ).format(count=points)
        ]
    if public.face is not None:
        return [
            _("The Alien die shows {face}: the Alien has {points} points today.").format(
                face=public.face + 1, points=points
            )
        ]
    if points != ALIEN_BUDGET:
        return [_("Today the Alien has {points} points.").format(points=points)]
    return []


def agent_effects(public: PublicState, agent: str) -> list[str]:
    """Return what is in force for one Agent today, a sentence each."""
    effects, found = public.effects, []
    if agent in effects.held:
        found.append(_("Held: it cannot move today."))
    if agent in effects.silenced:
        found.append(_("Silenced: it has no ability today."))
    if agent in effects.twice:
        found.append(_("Grav-boots: it may move twice today, without its ability."))
    if agent in effects.lifted:
        found.append(_("Helicopter: its move today is a straight line of any length."))
    if agent in effects.swapped:
        found.append(_("Warp-gun: it has {other}'s ability today.").format(other=agent_name(effects.swapped[agent])))
    if agent in effects.faster:
        found.append(_("Spice shoot: it may walk one tile more today."))
    if agent == public.rider:
        found.append(_("It rides the {token}: one tile more a day.").format(token=token_name("bike")))
    return found


def agent_signs(public: PublicState, agent: str) -> tuple[str, ...]:
    """Return the signs that stand on an Agent's token today: names of icons, or whose ability it has, by the id."""
    effects = public.effects
    signs = {
        "lock": agent in effects.held,
        "eye-off": agent in effects.silenced,
        "repeat": agent in effects.twice,
        "move-up-right": agent in effects.lifted,
        "plus": agent in effects.faster,
        "bike": agent == public.rider,
    }
    other = effects.swapped.get(agent)
    return (*(sign for sign, holds in signs.items() if holds), *([other] if other else []))


def today_text(public: PublicState, agent: str) -> str:
    """Return how an Agent moves today: its allowance with cards counted, or as always."""
    form = current_form(public, agent)
    if form is None:
        return moves_text(agent)
    if agent in public.effects.held:
        return _("cannot move today")
    if agent in public.effects.lifted:
        return _("a straight line today")
    allowance = form.allowance(public, agent)
    if not form.walks or allowance == form.moves:
        return moves_text(form.id)
    return ngettext("{count} tile today", "{count} tiles today", allowance).format(count=allowance)


def hands_text(public: PublicState) -> str:
    """Return how many cards each side holds; nothing where the secret file deals none."""
    if not public.hands:
        return ""
    alien, team = (public.hands.get(side, 0) for side in (ALIEN, TEAM))
    return _("Cards left: the Alien {alien}, you {team}.").format(alien=alien, team=team)


def day_card_text(public: PublicState, record: PublicRecord) -> str:
    """Return what the sides have played as their card of the day; Witness and Oracle are one (CR-12)."""
    names = {side: card_name(card) for side, card in cards_today(record, public.day)}
    if TEAM in public.played:
        names.setdefault(TEAM, _("the Witness"))
    if ALIEN in public.played:
        names.setdefault(ALIEN, _("the Oracle"))
    nothing = _("nothing")
    return _("Played today: the Alien {alien}, you {team}.").format(
        alien=names.get(ALIEN, nothing), team=names.get(TEAM, nothing)
    )
