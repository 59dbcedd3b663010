"""The sentences of the hint panel: each number of `hints` in a line, and why it is so, to be shown on hover."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from gettext import gettext as _
from gettext import ngettext

from solo.adele.crew import crew as crew_members
from solo.adele.hints import Advice, Reach, RouteRisk
from solo.adele.places import PlaceSet, members
from solo.adele.public import PublicState
from solo.adele.tokens import tokens

__all__ = ["HintLine", "panel", "route_lines"]


@dataclass(frozen=True, slots=True)
class HintLine:
    """One line of the panel, and the sentence that explains it."""

    text: str
    why: str


def _percent(chance: Fraction) -> str:
    """Return a chance in per cent; what is neither sure nor impossible is never written as 0 or 100."""
    if chance in (0, 1):
        return "0 %" if chance == 0 else "100 %"
    return f"{min(99, max(1, round(100 * chance)))} %"


def _name(member: str) -> str:
    return crew_members()[member].name


def _rooms(chosen: PlaceSet) -> str:
    return ", ".join(str(place) for place in members(chosen)) or _("none")


def panel(public: PublicState, found: Advice) -> list[HintLine]:
    """Return the lines of the panel, for the situation that the advice was made of."""
    lines = [line for each in found.reaches for line in _reach_lines(public, each)]
    return [*lines, *_third_lines(public, found), *_hand_lines(public, found), *_losing_lines(public, found)]


def _reach_lines(public: PublicState, found: Reach) -> Iterator[HintLine]:
    costs = public.figures.costs
    yield HintLine(
        _("With {points} AP the Alien can attack in: {rooms}").format(
            points=found.points, rooms=_rooms(found.attackable)
        ),
        _(
            "A Move costs it {move} AP and stops at fire and closed doors, a crawl {crawl} and stops at fire alone; "
            "{attack} AP must be left for the attack."
        ).format(**costs),
    )
    for member, attacks in found.attacks.items():
        if attacks:
            yield HintLine(
                ngettext(
                    "{name}: {number} attack with {points} AP",
                    "{name}: up to {number} attacks with {points} AP",
                    attacks,
                ).format(name=_name(member), number=attacks, points=found.points),
                _("That is what is left of its AP after the cheapest way there, if {name} never escapes.").format(
                    name=_name(member)
                ),
            )


def _third_lines(public: PublicState, found: Advice) -> Iterator[HintLine]:
    for member, chance in found.third.items():
        yield HintLine(
            _("{name}: {chance} that one more token makes {number} contaminated").format(
                name=_name(member), chance=_percent(chance), number=public.figures.reveal
            ),
            _(
                "Of {all} contagion tokens {bad} are contaminated. {name} has {held}; ways of drawing them with which "
                "the Alien would have won by now are ruled out."
            ).format(
                all=sum(public.figures.contagion.values()),
                bad=public.figures.contagion["contaminated"],
                name=_name(member),
                held=public.members[member].contagion,
            ),
        )


def _hand_lines(public: PublicState, found: Advice) -> Iterator[HintLine]:
    for odds in found.hand:
        yield HintLine(
            _("By counting: {chance} that it holds {token}").format(
                chance=_percent(odds.in_hand), token=tokens()[odds.kind].name
            ),
            _(
                "{unseen} of them are in its hand of {hand} or in the bag of {bag}. It chooses what it lays, so what "
                "it keeps is not chance alone."
            ).format(unseen=odds.unseen, hand=public.alien.hand, bag=public.alien.bag),
        )


def _losing_lines(public: PublicState, found: Advice) -> Iterator[HintLine]:
    left = found.losing
    yield HintLine(
        ngettext("Time: {turns} turn", "Time: {turns} turns", left.time).format(turns=left.time),
        _("The turn marker counts down to 1; at the Upkeep of that turn the game is lost."),
    )
    yield HintLine(
        ngettext("The Code: {turns} turn", "The Code: {turns} turns", left.no_return).format(turns=left.no_return),
        _("It can be delivered while the turn is not lower than the point of no return, which is at {space}.").format(
            space=public.no_return
        ),
    )
    yield _infection_line(public, found)
    for member, attacks in left.attacks.items():
        yield HintLine(
            ngettext(
                "{name}: {number} attack can kill", "{name}: {number} attacks can kill at the earliest", attacks
            ).format(name=_name(member), number=attacks),
            _(
                "Wounds left to live, divided by the Alien's strength of {strength}: every die would have to fail."
            ).format(strength=public.alien.abilities(public.figures).strength),
        )
    for member, needed in left.tokens.items():
        yield HintLine(
            ngettext(
                "{name}: {number} contagion token can be enough",
                "{name}: {number} contagion tokens can be enough",
                needed,
            ).format(name=_name(member), number=needed),
            _(
                "So many more, if all of them and as many as possible of those in front of {name} are contaminated."
            ).format(name=_name(member)),
        )


def _infection_line(public: PublicState, found: Advice) -> HintLine:
    left = found.losing
    state = _("Infection {infection} of {track}.").format(
        infection=public.alien.infection, track=public.figures.infection
    )
    if left.infection is None:
        return HintLine(_("Infection: stands still"), state + " " + _("No sector has a Larva Field."))
    return HintLine(
        ngettext("Infection: {turns} turn", "Infection: {turns} turns", left.infection).format(turns=left.infection),
        state
        + " "
        + ngettext(
            "{sectors} sector has a Larva Field and brings a point a turn; rows of evolution come on top.",
            "{sectors} sectors have a Larva Field and bring a point a turn each; rows of evolution come on top.",
            left.growth,
        ).format(sectors=left.growth),
    )


def route_lines(public: PublicState, member: str, risk: RouteRisk) -> list[HintLine]:
    """Return the lines about a planned way of a member."""
    board, name = public.figures.crew[member], _name(member)
    found = [
        HintLine(
            _("Wound on the way: {wound}; death: {death}").format(
                wound=_percent(risk.wound), death=_percent(risk.death)
            ),
            _(
                "{name} fails a Spirit roll above {spirit}. Counted is what lies there now, not what may still come."
            ).format(name=name, spirit=board.spirit),
        )
    ]
    if risk.tokens:
        found.append(
            HintLine(
                _("Contagion: {number}, one of them contaminated: {chance}; enough to lose: {reveal}").format(
                    number=risk.tokens, chance=_percent(risk.contaminated), reveal=_percent(risk.reveal)
                ),
                _("Spores give a token each time, whatever the dice; faces by what is left in the pile."),
            )
        )
    if risk.destroyed:
        found.append(
            HintLine(
                _("Destroyed by entering: {rooms}").format(rooms=", ".join(map(str, risk.destroyed))),
                _("A Larva Field or Evolve token goes when a crew member enters, not when one stands there."),
            )
        )
    return found
