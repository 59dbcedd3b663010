"""The sentences of the hint panel: each number of `hints` in a line, and why it is so, to be shown on hover."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction

from solo.adele.hints import Advice, Reach, RouteRisk
from solo.adele.names import place_name, short_name, token_name
from solo.adele.places import Place, PlaceSet, members
from solo.adele.public import PublicState
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["HintLine", "panel", "route_lines"]


@dataclass(frozen=True, slots=True)
class HintLine:
    """One number of the panel: what it is about (lines of one topic follow each other), it, and why it is so."""

    topic: str
    text: str
    why: str


def _percent(chance: Fraction) -> str:
    """Return a chance in per cent; what is neither sure nor impossible is never written as 0 or 100."""
    if chance in (0, 1):
        return "0 %" if chance == 0 else "100 %"
    return f"{min(99, max(1, round(100 * chance)))} %"


def _rooms(chosen: PlaceSet) -> str:
    return ", ".join(str(place) for place in members(chosen)) or _("none")


def panel(public: PublicState, found: Advice) -> list[HintLine]:
    """Return the lines of the panel, for the situation that the advice was made of."""
    lines = [line for each in found.reaches for line in _reach_lines(public, each)]
    return [*lines, *_third_lines(public, found), *_hand_lines(public, found), *_losing_lines(public, found)]


def _reach_lines(public: PublicState, found: Reach) -> Iterator[HintLine]:
    topic = _("Where the Alien can attack next")
    costs = public.figures.costs
    yield HintLine(
        topic,
        _("{points} AP: rooms {rooms}").format(points=found.points, rooms=_rooms(found.attackable)),
        _(
            "A Move costs it {move} AP and stops at fire and closed doors, a crawl {crawl} and stops at fire alone; "
            "{attack} AP must be left for the attack."
        ).format(**costs),
    )
    for member, attacks in found.attacks.items():
        if attacks:
            text = ngettext("{name}: {number} attack", "{name}: {number} attacks", attacks)
            yield HintLine(
                topic,
                text.format(name=short_name(member), number=attacks),
                _(
                    "So many of its {points} AP are left for attacks after the cheapest way there, if {name} never "
                    "escapes."
                ).format(name=short_name(member), points=found.points),
            )


def _third_lines(public: PublicState, found: Advice) -> Iterator[HintLine]:
    number = public.figures.reveal
    topic = _("Chance that one more token makes {number} contaminated").format(number=number)
    for member, chance in found.third.items():
        yield HintLine(
            topic,
            f"{short_name(member)}: {_percent(chance)}",
            _(
                "Of {all} contagion tokens {bad} are contaminated. {name} has {held}; ways of drawing them with which "
                "the Alien would have won by now are ruled out."
            ).format(
                all=sum(public.figures.contagion.values()),
                bad=public.figures.contagion["contaminated"],
                name=short_name(member),
                held=public.members[member].contagion,
            ),
        )


def _hand_lines(public: PublicState, found: Advice) -> Iterator[HintLine]:
    for odds in found.hand:
        yield HintLine(
            _("By counting: what its hand may hold"),
            f"{token_name(odds.kind)}: {_percent(odds.in_hand)}",
            _(
                "{unseen} of them are in its hand of {hand} or in the bag of {bag}. It chooses what it lays, so what "
                "it keeps is not chance alone."
            ).format(unseen=odds.unseen, hand=public.alien.hand, bag=public.alien.bag),
        )


def _losing_lines(public: PublicState, found: Advice) -> Iterator[HintLine]:
    left, topic = found.losing, _("Turns left, if all stays as it is")
    yield HintLine(
        topic,
        _("Time: {turns}").format(turns=left.time),
        _("The turn marker counts down to 1; at the Upkeep of that turn the game is lost."),
    )
    yield HintLine(
        topic,
        _("The Code: {turns}").format(turns=left.no_return),
        _("It can be delivered while the turn is not lower than the point of no return, which is at {space}.").format(
            space=public.no_return
        ),
    )
    yield _infection_line(public, found, topic)
    for member, attacks in left.attacks.items():
        yield HintLine(
            _("Attacks that can kill, at the earliest"),
            f"{short_name(member)}: {attacks}",
            _(
                "Wounds left to live, divided by the Alien's strength of {strength}: every die would have to fail."
            ).format(strength=public.alien.abilities(public.figures).strength),
        )
    for member, needed in left.tokens.items():
        yield HintLine(
            _("Contagion tokens that can be enough to lose"),
            f"{short_name(member)}: {needed}",
            _(
                "So many more, if all of them and as many as possible of those in front of {name} are contaminated."
            ).format(name=short_name(member)),
        )


def _infection_line(public: PublicState, found: Advice, topic: str) -> HintLine:
    left = found.losing
    state = _("Infection {infection} of {track}.").format(
        infection=public.alien.infection, track=public.figures.infection
    )
    if left.infection is None:
        return HintLine(topic, _("Infection: no end"), state + " " + _("No sector has a Larva Field."))
    return HintLine(
        topic,
        _("Infection: {turns}").format(turns=left.infection),
        state
        + " "
        + ngettext(
            "{sectors} sector has a Larva Field and brings a point a turn; rows of evolution come on top.",
            "{sectors} sectors have a Larva Field and bring a point a turn each; rows of evolution come on top.",
            left.growth,
        ).format(sectors=left.growth),
    )


def route_lines(public: PublicState, member: str, route: Sequence[Place], risk: RouteRisk) -> list[HintLine]:
    """Return the lines about a planned way of a member, which ends in the last of some places."""
    board, name = public.figures.crew[member], short_name(member)
    topic = _("{name} on the way to {place}").format(name=name, place=place_name(public.ship, route[-1]))
    found = [
        HintLine(
            topic,
            _("Wound: {wound}; death: {death}").format(wound=_percent(risk.wound), death=_percent(risk.death)),
            _(
                "A die above {name}'s Spirit of {spirit} fails: one where fire burns, either of two in Vines. Counted "
                "is what lies on the shortest way now, and where {name} stands until Resolution."
            ).format(name=name, spirit=board.spirit),
        )
    ]
    if risk.tokens:
        found.append(
            HintLine(
                topic,
                _("Contagion tokens: {number}; one contaminated: {chance}; enough to lose: {reveal}").format(
                    number=risk.tokens, chance=_percent(risk.contaminated), reveal=_percent(risk.reveal)
                ),
                _("Spores give a token each time, whatever the dice; faces by what is left in the pile."),
            )
        )
    if risk.destroyed:
        found.append(
            HintLine(
                topic,
                _("Destroyed by entering: {rooms}").format(rooms=", ".join(map(str, risk.destroyed))),
                _("A Larva Field or Evolve token goes when a crew member enters, not when one stands there."),
            )
        )
    return found
