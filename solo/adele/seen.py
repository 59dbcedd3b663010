"""Where a game stands, in lines: what the human sees, for whoever has no window."""

from collections.abc import Iterator

from solo.adele.figures import BOXES
from solo.adele.hazardprice import price
from solo.adele.hazards import hazards
from solo.adele.names import (
    and_list,
    card_name,
    hazard_name,
    object_name,
    phase_name,
    place_name,
    plan_line,
    row_name,
    short_name,
    token_name,
)
from solo.adele.observation import CrewObservation
from solo.adele.places import members
from solo.adele.public import PublicState
from solo.adele.tokens import tokens
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["adele_line", "alien_lines", "member_lines", "mission_lines", "seen_lines", "ship_lines", "turn_line"]


def seen_lines(observation: CrewObservation) -> list[str]:
    """Return where the game stands: turn, crew, Alien, ADELE, mission."""
    public = observation.public
    lines = [turn_line(public)]
    for member in public.members:
        lines += member_lines(observation, member)
    return [*lines, *alien_lines(public), adele_line(public), *mission_lines(observation)]


def turn_line(public: PublicState) -> str:
    """Return turn, phase, the point of no return and the forecast."""
    text = _("Turn {turn}, {phase}. No return below {space}.")
    parts = [text.format(turn=public.turn, phase=phase_name(public.phase), space=public.no_return)]
    if public.deck.forecast:
        parts.append(_("Forecast: {card}.").format(card=card_name(public.deck.forecast)))
    return " ".join(parts)


def member_lines(observation: CrewObservation, member: str) -> list[str]:
    """Return where a crew member is and how they are, and what they carry and have planned."""
    public, status = observation.public, observation.public.members[member]
    figures = public.figures
    text = _("{member} in {place}. Wounds {wounds} of {life}, Spirit {spirit}, contagion {contagion}.")
    line = text.format(
        member=short_name(member),
        place=place_name(public.ship, status.place),
        wounds=status.wounds,
        life=figures.crew[member].life,
        spirit=figures.crew[member].spirit,
        contagion=status.contagion,
    )
    return [line, *(f"    {part}" for part in _belongings(observation, member))]


def _belongings(observation: CrewObservation, member: str) -> Iterator[str]:
    status, crew = observation.public.members[member], observation.crew
    if status.worn:
        yield _("Wears {what}.").format(what=object_name(status.worn))
    if held := crew.carried.get(member, ()):
        yield _("Carries {what}.").format(what=and_list([object_name(what) for what in held]))
    if status.left:
        free = ngettext(", and {count} free cube", ", and {count} free cubes", status.free).format(count=status.free)
        yield _("Cubes left: {cubes}.").format(cubes=plan_line(status.left, BOXES) + (free if status.free else ""))
    elif member in crew.plans:
        yield _("Plan: {cubes}.").format(cubes=plan_line(crew.plans[member], BOXES))


def alien_lines(public: PublicState) -> list[str]:
    """Return where the Alien is, its rows, and what lies on the ship."""
    alien, figures = public.alien, public.figures
    gain = alien.abilities(figures)
    text = _("Alien: {place}. Infection {infection} of {most}, {points} AP a turn, strength {strength}{contagion}.")
    lines = [
        text.format(
            place=place_name(public.ship, alien.place),
            infection=alien.infection,
            most=figures.infection,
            points=gain.points,
            strength=gain.strength,
            contagion=_(", attacks carry contagion") if gain.contagion else "",
        )
    ]
    rows = zip(figures.rows.items(), alien.display, strict=True)
    filled = [f"{row_name(name)} {spaces} of {row.spaces}" for (name, row), spaces in rows]
    lines.append(
        _("    {rows}. Hand {hand}, bag {bag}.").format(rows=", ".join(filled), hand=alien.hand, bag=alien.bag)
    )
    return [*lines, *ship_lines(public)]


def ship_lines(public: PublicState) -> list[str]:
    """Return what lies on the ship: tokens, spread, fire, failures, closed and blocked doors, impacts."""
    board, found = public.board, list[str]()
    for kind in tokens():
        places = [str(place) for place, token in board.tokens.items() if token == kind]
        if places:
            found.append(f"{token_name(kind)}: {', '.join(places)}")
    for title, chosen in (
        (_("Spread"), board.spread),
        (_("Fire"), board.fires),
        (_("Energy Shutdown"), board.shutdowns),
        (_("Failure"), board.failures),
    ):
        if chosen:
            found.append(f"{title}: {', '.join(str(place) for place in members(chosen))}")
    if board.blocked:
        found.append(f"{_('Blocked doors')}: {', '.join(f'{one}-{other}' for one, other in sorted(board.blocked))}")
    if board.closed:
        found.append(f"{_('Closed doors')}: {', '.join(f'{one}-{other}' for one, other in sorted(board.closed))}")
    if board.impacts:
        names = [place_name(public.ship, place) for place in members(board.impacts)]
        found.append(f"{_('Impacts')}: {', '.join(names)}")
    for place, lying in sorted(board.face_up.items()):
        found.append(f"{place_name(public.ship, place)}: {and_list([object_name(what) for what in lying])}")
    return [f"    {'; '.join(found)}."] if found else []


def adele_line(public: PublicState) -> str:
    """Return ADELE's energy and what her hazards cost."""
    costs = []
    for id in hazards():
        cost = price(public, id)
        costs.append(f"{hazard_name(id)} {cost if cost is not None else _('(none left)')}")
    text = _("ADELE: energy {energy} of {most}. {costs}.")
    return text.format(energy=public.adele.energy, most=public.figures.energy, costs=", ".join(costs))


def mission_lines(observation: CrewObservation) -> list[str]:
    """Return where each part of the plan belongs, which are delivered, and what was seen face down."""
    public, parts = observation.public, []
    for what, place in observation.crew.missions.items():
        done = _(" (delivered)") if what in public.delivered else ""
        parts.append(f"{object_name(what)} {_('to')} {place_name(public.ship, place)}{done}")
    lines = [_("Mission: {parts}.").format(parts="; ".join(parts))] if parts else []
    seen = [f"{object_name(what)} {_('in')} {place}" for place, what in sorted(observation.crew.seen.items())]
    return [*lines, *([_("Seen, face down: {objects}.").format(objects=", ".join(seen))] if seen else [])]
