"""How a finished game stood at its end, in sentences, for both clients."""

from solo.adele.names import and_list, object_name, place_name, short_name
from solo.adele.observation import CrewObservation
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["story_lines"]


def story_lines(observation: CrewObservation) -> list[str]:
    """Return how the game stood at its end: turns, mission, infection, wounds, what never was found."""
    public, crew = observation.public, observation.crew
    chart = public.figures.chart[len(public.members)]
    done = [object_name(what) for what in chart if what in public.delivered]
    text = _("Delivered {count} of {most}: {parts}.") if done else _("Nothing of {most} was delivered.")
    lines = [
        ngettext(
            "It lasted {turns} turn; the turn marker stood on {turn}.",
            "It lasted {turns} turns; the turn marker stood on {turn}.",
            public.played,
        ).format(turns=public.played, turn=public.turn),
        text.format(count=len(done), most=len(chart), parts=and_list(done)),
    ]
    for what in chart:
        if what not in public.delivered and what in crew.missions:
            place = place_name(public.ship, crew.missions[what])
            lines.append(_("{what} belonged in {place}.").format(what=object_name(what), place=place))
    infection = _("Infection stood at {infection} of {most}.")
    lines.append(infection.format(infection=public.alien.infection, most=public.figures.infection))
    for member, status in public.members.items():
        life = public.figures.crew[member].life
        text = _("{member}: {wounds} of {life} wounds, {contagion} contagion tokens.")
        lines.append(
            text.format(member=short_name(member), wounds=status.wounds, life=life, contagion=status.contagion)
        )
    return lines
