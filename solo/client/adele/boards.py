"""The boards beside the ship: the Alien's public part, ADELE's, the mission and the event to come."""

from solo.adele.figures import Gain
from solo.adele.hazardprice import price
from solo.adele.hazards import hazards
from solo.adele.names import (
    and_list,
    card_name,
    card_text,
    hazard_name,
    object_letter,
    object_name,
    place_name,
    row_name,
    short_name,
    token_name,
)
from solo.adele.observation import CrewObservation
from solo.adele.public import PublicState
from solo.adele.tokens import tokens
from solo.client.adele.pieces import Pips
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Panel, Row
from solo.client.widgets.label import Label
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["adele_board", "alien_board", "boards", "forecast_board", "gain_text", "mission_board"]


def boards(observation: CrewObservation) -> list[Widget]:
    """Return all boards, for one below another."""
    public = observation.public
    return [forecast_board(public), mission_board(observation), adele_board(public), alien_board(public)]


def _title(text: str, extra: str = "") -> Widget:
    return Row(
        Label(text, size="small", bold=True, color="accent", grow=1), Label(extra, size="small", color="muted"), gap=8
    )


def alien_board(public: PublicState) -> Panel:
    """Return the Alien's board: infection, what it can do, its evolution rows, hand and bag."""
    alien, figures = public.alien, public.figures
    gain = alien.abilities(figures)
    can = _("{points} AP, strength {strength}").format(points=gain.points, strength=gain.strength)
    if gain.contagion:
        can = _("{can}, contagious").format(can=can)
    where = place_name(public.ship, alien.place)
    infection = Row(
        Label(_("Infection"), size="tiny", color="muted"),
        Pips(alien.infection, figures.infection, color="bad", text=_infection(public), size=8, grow=1),
        Label(f"{alien.infection}/{figures.infection}", size="tiny", bold=True),
        gap=6,
        tooltip=_infection(public),
    )
    rows = [_row(public, at) for at in range(len(figures.rows))]
    hand = _("Hand {hand}, bag {bag}, out of play {out}").format(
        hand=alien.hand, bag=alien.bag, out=sum(alien.out.values())
    )
    foot = [Label(hand, size="tiny", color="muted", tooltip=_out_text(public))]
    if alien.robot:
        foot.append(Label(_("A Service Robot waits: no next Collection"), size="tiny", color="good"))
    return Panel(
        _title(_("Alien: {place}").format(place=where), can), infection, *rows, *foot, gap=3, pad=8, name="alien-board"
    )


def _infection(public: PublicState) -> str:
    text = _("Infection {infection}. On space {most} the Alien wins.")
    return text.format(infection=public.alien.infection, most=public.figures.infection)


def _out_text(public: PublicState) -> str:
    out = [f"{count} {token_name(kind)}" for kind, count in sorted(public.alien.out.items()) if kind in tokens()]
    return _("Out of play: {tokens}.").format(tokens=and_list(out)) if out else _("No token is out of play yet.")


def _row(public: PublicState, at: int) -> Widget:
    name, row = list(public.figures.rows.items())[at]
    filled = public.alien.display[at]
    following = next(((space, gain) for space, gain in row.gains.items() if space > filled), None)
    text = _("{row}: {filled} of {spaces}.").format(row=row_name(name), filled=filled, spaces=row.spaces)
    short = ""
    if following is not None:
        space, gain = following
        text += " " + _("Space {space}: {gain}.").format(space=space, gain=gain_text(gain))
        short = gain_text(gain)
    title = Label(row_name(name), size="tiny", color="muted", width=66)
    pips = Pips(filled, row.spaces, color="alien", marks=tuple(row.gains), size=8, text=text)
    return Row(title, pips, Label(short, size="tiny", color="muted", grow=1), gap=6, tooltip=text)


def gain_text(gain: Gain) -> str:
    """Return what a space of the evolution display brings."""
    parts = []
    if gain.points:
        parts.append(_("{points} AP").format(points=gain.points))
    if gain.strength:
        parts.append(_("strength {strength}").format(strength=gain.strength))
    if gain.contagion:
        parts.append(_("contagion"))
    if gain.infection:
        parts.append(_("+{infection} infection").format(infection=gain.infection))
    return ", ".join(parts)


def adele_board(public: PublicState) -> Panel:
    """Return ADELE's board: energy, and what her hazards cost."""
    energy = Row(
        Pips(public.adele.energy, public.figures.energy, color="focus", size=9, grow=1),
        Label(f"{public.adele.energy}/{public.figures.energy}", size="tiny", bold=True),
        gap=6,
    )
    costs = []
    for id, kind in hazards().items():
        cost, row = price(public, id), public.figures.hazards[id]
        left = len(row) - public.adele.used[id]
        text = _("costs {cost}").format(cost=cost) if cost is not None else _("none left")
        told = ngettext("{count} token left", "{count} tokens left", left).format(count=left)
        costs.append(
            Row(
                Label(hazard_name(id), size="tiny", grow=1),
                Label(text, size="tiny", color="accent" if cost and cost <= public.adele.energy else "muted"),
                gap=6,
                tooltip=f"{_(kind.text)} {told}.",
            )
        )
    return Panel(_title("ADELE", _("energy")), energy, *costs, gap=3, pad=8, name="adele-board")


def mission_board(observation: CrewObservation) -> Panel:
    """Return the mission track: each part, where it belongs, who knew, and where it is now as far as is known."""
    public, parts = observation.public, list[Widget]()
    chart = public.figures.chart[len(public.members)]
    for what, numbers in chart.items():
        place = observation.crew.missions.get(what)
        where = public.delivered.get(what, place)
        knew = and_list([short_name(list(public.members)[number - 1]) for number in numbers])
        done = what in public.delivered
        name = f"{object_letter(what)}  {object_name(what)}"
        state = _("delivered") if done else _whereabouts(observation, what)
        parts.append(
            Row(
                Label(name, size="tiny", bold=not done, color="muted" if done else "ink", width=104),
                Label(state, size="tiny", color="good" if done else "muted", grow=1),
                Label(_("to {place}").format(place=where) if where else "", size="tiny", color="accent"),
                gap=6,
                tooltip=_("To {place}; {crew} knew the place.").format(
                    place=place_name(public.ship, where) if where else "?", crew=knew
                ),
            )
        )
    delivered = len(public.delivered)
    return Panel(_title(_("Mission"), f"{delivered}/{len(chart)}"), *parts, gap=2, pad=8, name="mission-board")


def _whereabouts(observation: CrewObservation, what: str) -> str:
    public = observation.public
    for member, held in observation.crew.carried.items():
        if what in held:
            return _("with {member}").format(member=short_name(member))
    for place, lying in public.board.face_up.items():
        if what in lying:
            return _("lies in {place}").format(place=place)
    for place, known in observation.crew.seen.items():
        if known == what:
            return _("seen in {place}").format(place=place)
    return _("not found")


def forecast_board(public: PublicState) -> Panel:
    """Return the event to come."""
    card = public.deck.forecast
    if not card:
        return Panel(_title(_("Forecast")), Label("…", size="tiny"), gap=3, pad=8, name="forecast-board")
    left = len(public.deck.left)
    return Panel(
        _title(_("Forecast"), _("{count} cards left").format(count=left)),
        Column(
            Label(card_name(card), size="small", bold=True), Label(card_text(card), size="tiny", color="muted"), gap=1
        ),
        gap=3,
        pad=8,
        name="forecast-board",
    )
