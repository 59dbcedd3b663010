"""The hint panel in words: by level, a sentence for each figure, and how the figure comes about.

Certain facts, chances by counting, and chances from samples each say which they are. All from the human's own view.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.rng import stream
from solo.xfiles.advice import brought
from solo.xfiles.advicetext import advice_lines
from solo.xfiles.cardtext import types_name
from solo.xfiles.deck import CASE, LETTERS
from solo.xfiles.forecast import Sampled, chance_to_solve, rival_can_solve
from solo.xfiles.hintline import HintLine, percent
from solo.xfiles.hints import (
    CaseFacts,
    DrawOdds,
    RivalFacts,
    case_facts,
    draw_odds,
    may_draw_more,
    rivals,
    to_act,
    turns_left,
    twist_threat,
    unseen_by_points,
)
from solo.xfiles.observation import View
from solo.xfiles.table import Table, agents_in
from solo.xfiles.text import card_name, cards_list, side_name

__all__ = ["HINT_LEVELS", "Forecast", "forecast_of", "hint_lines", "hint_name", "hint_text"]

HINT_LEVELS = ("off", "facts", "odds", "full")
"""The hint levels, the lowest first; each shows what those before it do."""

SAMPLES = 400
"""Games that are dealt anew for a sampled chance: an error of five points at most."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """Sampled chances: one's own case at each Conclusion Phase left, and each rival's open case."""

    solve: tuple[Sampled, ...]
    rivals: tuple[tuple[str, Sampled], ...]


def hint_name(level: str) -> str:
    """Return what a hint level is called."""
    return {"off": _("Off"), "facts": _("Facts"), "odds": _("Odds"), "full": _("Full")}[level]


def hint_text(level: str) -> str:
    """Return a sentence about a hint level."""
    return {
        "off": _("Nothing but the table."),
        "facts": _("Sums over what you can see: what is missing, what you can attach, what is still unseen."),
        "odds": _("Besides, chances by counting: what you may draw, and what twists may do."),
        "full": _("Besides, chances from samples, and what the figures speak for."),
    }[level]


def forecast_of(view: View, samples: int = SAMPLES) -> Forecast:
    """Return the sampled chances. The same view gives the same ones."""
    rng = stream("xfiles hints", view.table.turn, view.side, 0, len(view.record.lines))
    solve = chance_to_solve(view, rng, samples)
    found = [
        (seat.side, chance)
        for seat in view.table.seats
        if seat.side != view.side and (chance := rival_can_solve(view, seat, rng, samples)) is not None
    ]
    return Forecast(solve, tuple(found))


def hint_lines(view: View, level: str, forecast: Forecast | None = None) -> list[HintLine]:
    """Return what the panel says at a level; nothing before the deal and after the end."""
    table = view.table
    if level == HINT_LEVELS[0] or not table.seats or table.outcome:
        return []
    reach = HINT_LEVELS.index(level)
    facts = case_facts(view)
    found: list[HintLine] = []
    if reach >= 3:
        found += advice_lines(view)
    found += [*_case(view, facts)]
    if reach >= 2:
        found += [*_threat(view, facts)]
    if reach >= 3 and forecast is not None:
        found += [*_solving(forecast)]
    found += [*_rivals(view, forecast if reach >= 3 else None)]
    if reach >= 2:
        found += [*_draws(view)]
    return [*found, _unseen(view), _length(view)]


# Facts


def _case(view: View, facts: CaseFacts | None) -> Iterator[HintLine]:
    if facts is None:
        yield HintLine("case", _("You have no open case."), _("A case is opened in your Case Phase, from your hand."))
        yield from _next_case(view)
        return
    sums = {"strength": facts.strength, "resistance": facts.resistance, "agents": facts.agents}
    why = _(
        "Strength {strength}: your agents in play and the clues on the case. Resistance {resistance}: the case and the "
        "twists on it. Strength must be greater, and an agent must be in play (you have {agents})."
    ).format(**sums)
    if not facts.agents:
        yield HintLine("no-agent", _("No agent is in play: without one no points are enough."), why, "bad")
    if facts.need > 0:
        text = ngettext("{number} point is missing.", "{number} points are missing.", facts.need)
        yield HintLine("need", text.format(number=facts.need), why, "bad")
    elif facts.agents:
        yield HintLine("need", _("It is enough as it stands."), why, "good")
    else:
        yield HintLine("need", _("The points are enough."), why)
    yield _best(view, facts)
    yield from _agents_held(view, facts)
    phases = ngettext("{number} Conclusion is left for it.", "{number} Conclusions are left for it.", facts.phases)
    yield HintLine(
        "phases", phases.format(number=facts.phases), _("The coming one counts. Unsolved after the last, it is lost.")
    )


def _next_case(view: View) -> Iterator[HintLine]:
    """Yield what one's agents and clues come to beside the lowest case in hand; nothing without one."""
    deck, seat = view.table.setup.deck, view.seat
    held = sorted((copy for copy in view.hand if copy[0] == CASE), key=lambda copy: (deck.points[copy], copy))
    if not held:
        return
    reach, needed = brought(view, view.hand), deck.points[held[0]] + 1
    text = _("Agents and clues that you have come to {reach}; {case} needs {needed}.").format(
        reach=reach, case=card_name(deck, held[0]), needed=needed
    )
    led = bool(seat.agents or agents_in(view.hand))
    if not led:
        text = _("{text} But you have no agent.").format(text=text)
    why = _("Agents in play and in your hand, and its best clues with as many contacts as a case may have.")
    yield HintLine("hand", text, why, "good" if led and reach >= needed else "")


def _agents_held(view: View, facts: CaseFacts) -> Iterator[HintLine]:
    """Yield what agents in hand could add: apart, since they are laid in another phase than clues."""
    deck, held = view.table.setup.deck, agents_in(view.hand)
    if not held or (facts.agents and facts.margin >= 0):
        return
    added, short = deck.sum(held), -(facts.margin + deck.sum(held))
    when = _("in your Agent Phase of this turn") if _may_lay(view.table, view.place) else _("from your next turn on")
    text = ngettext(
        "Agents in your hand could add {added} point {when}",
        "Agents in your hand could add {added} points {when}",
        added,
    ).format(added=added, when=when)
    if short > 0:
        told = ngettext("{text}: still {short} point short.", "{text}: still {short} points short.", short)
    else:
        told = _("{text}: enough, with your clues.")
    why = _("In your hand: {cards}. Clues that you still draw are not in it.").format(cards=cards_list(deck, held))
    yield HintLine("agents", told.format(text=text, short=short), why, "" if short > 0 else "good")


def _may_lay(table: Table, place: int) -> bool:
    """Return whether a player's Agent Phase of the turn that is on is still to come, or open."""
    return table.active == place and table.phase in ("resources", "case", "agent")


def _best(view: View, facts: CaseFacts) -> HintLine:
    deck = view.table.setup.deck
    why = _("The best clues in your hand, as many contacts as may still be attached, come to {best}.").format(
        best=facts.best
    )
    if facts.cheapest is None:
        text = ngettext(
            "Clues in your hand add {best}: {missing} point short.",
            "Clues in your hand add {best}: {missing} points short.",
            -facts.margin,
        ).format(best=facts.best, missing=-facts.margin)
        return HintLine("best", text, why, "bad")
    if not facts.cheapest:
        text = ngettext(
            "No clue is needed, {waste} point over.", "No clue is needed, {waste} points over.", facts.surplus
        )
        return HintLine("best", text.format(waste=facts.surplus), _("Points beyond the need are lost with the case."))
    text = _("Cheapest set that is enough: {cards}.").format(cards=cards_list(deck, facts.cheapest))
    more = ngettext("It wastes {waste} point.", "It wastes {waste} points.", facts.waste).format(waste=facts.waste)
    return HintLine("best", text, f"{why} {more}", "good" if facts.agents else "")


def _unseen(view: View) -> HintLine:
    counts = unseen_by_points(view)
    pile = sum(number for by_points in counts.values() for number in by_points.values())
    parts = [f"{types_name(letter)} {sum(counts[letter].values())}" for letter in LETTERS]
    text = _("{pile} cards unseen: {parts}.").format(pile=pile, parts=", ".join(parts))
    lines = [_("The deck and the rivals' hands together. By points:")]
    for letter in LETTERS:
        values = ", ".join(
            _("{number} of {points}").format(number=number, points=points) for points, number in counts[letter].items()
        )
        lines.append(f"{types_name(letter)}: {values or _('none')}")
    return HintLine("unseen", text, "\n".join(lines))


def _length(view: View) -> HintLine:
    left = turns_left(view.table)
    text = ngettext(
        "At most {number} turn is to come.", "At most {number} turns are to come, everybody's counted.", left
    )
    why = _("The deck has {cards} cards. When it is empty the round is finished, and the game ends.")
    return HintLine("turns", text.format(number=left), why.format(cards=view.table.deck))


def _rivals(view: View, forecast: Forecast | None) -> Iterator[HintLine]:
    chances = dict(forecast.rivals) if forecast is not None else {}
    if view.table.phase == "complications" and view.table.seats[view.table.mover].side == view.side:
        chances.pop(view.table.active_seat.side, None)  # the advice counts that chance exactly
    for rival in rivals(view):
        yield _rival(rival, chances.get(rival.side))


def _rival(rival: RivalFacts, chance: Sampled | None) -> HintLine:
    who = side_name(rival.side)
    why = _(
        "It holds {hand} cards. Of {windows} windows for twists it has used {used}, and laid {twists} twists in all."
    ).format(hand=rival.hand, windows=rival.windows, used=rival.used, twists=rival.twists)
    if rival.need is None:
        return HintLine(f"of-{rival.side}", _("{who} has no open case.").format(who=who), why)
    if rival.need > 0:
        text = ngettext("{who} lacks {need} point", "{who} lacks {need} points", rival.need)
    else:
        text = _("{who} has points enough")
    if not rival.agents:
        text = _("{text} and has no agent in play").format(text=text)
    text = ngettext("{text}; {phases} Conclusion left", "{text}; {phases} Conclusions left", rival.phases).format(
        text=text.format(who=who, need=rival.need), phases=rival.phases
    )
    if chance is None:
        return HintLine(f"of-{rival.side}", _("{text}.").format(text=text), why)
    text = _("{text}. It can reach that at its next one with {chance}.").format(text=text, chance=_sampled(chance))
    return HintLine(f"of-{rival.side}", text, f"{why} {_assumed(chance)}")


# Odds, by counting


def _draws(view: View) -> Iterator[HintLine]:
    plain, with_z = draw_odds(view)
    if not plain.cards:
        return
    text = ngettext(
        "Your next draw, {number} card, brings one or more: {odds}.",
        "Your next draw, {number} cards, brings one or more: {odds}.",
        plain.cards,
    )
    why = _(
        "By counting: the chance of at least one such card, if every order of the unseen cards is alike. Rivals choose "
        "what they keep, so it can be off by a few points."
    )
    yield HintLine("draws", text.format(number=plain.cards, odds=_odds(plain)), f"{why} {_points(plain)}")
    if with_z is not None:
        text = _z_text(view, with_z.cards).format(number=with_z.cards, odds=_odds(with_z))
        yield HintLine("draws-z", text, f"{why} {_points(with_z)}")


def _z_text(view: View, number: int) -> str:
    """Return the sentence about a card that draws more: what it brings now, or together with the next draw."""
    if not may_draw_more(view):
        return _("With a card that draws more, {number} cards: {odds}.")
    return ngettext(
        "A card that draws more, used now for {number} card, brings one or more: {odds}.",
        "A card that draws more, used now for {number} cards, brings one or more: {odds}.",
        number,
    )


def _odds(odds: DrawOdds) -> str:
    return ", ".join(f"{types_name(letter)} {percent(odds.one[letter])}" for letter in LETTERS)


def _points(odds: DrawOdds) -> str:
    """Return how many points of each type all cards of a draw bring on average."""
    expected = ", ".join(
        _("{type} {points:.1f}").format(type=types_name(letter), points=float(odds.cards * odds.points[letter]))
        for letter in LETTERS
    )
    return _("Points to expect of all these cards together: {expected}.").format(expected=expected)


def _records(view: View) -> Iterator[HintLine]:
    """Yield what the rivals that are still to act did so far when they could lay twists."""
    told = [
        _("{who} in {used} of {windows}").format(who=side_name(seat.side), used=seat.used, windows=seat.windows)
        for seat in to_act(view.table, view.seat)
        if seat.windows
    ]
    if told:
        text = _("So far they laid twists when they could: {records}.").format(records=", ".join(told))
        yield HintLine(
            "records", text, _("Of so many windows on anybody's case, each counted once however many twists.")
        )


def _threat(view: View, facts: CaseFacts | None) -> Iterator[HintLine]:
    if facts is None:
        return
    threat = twist_threat(view, facts.margin, facts.agents > 0)
    if not threat.cards:
        return
    bound = ngettext(
        "{cards} cards can still turn on your case, with {bound} point at most.",
        "{cards} cards can still turn on your case, with {bound} points at most.",
        threat.bound,
    ).format(cards=threat.cards, bound=threat.bound)
    certain = _("Certain: so many of the highest twists that are unseen.")
    if threat.is_safe:
        yield HintLine("threat", _("No twist can stop you this turn."), f"{certain} {bound}", "good")
        return
    yield HintLine("threat", bound, certain)
    if facts.margin < 0:
        return
    text = _("They stop it with {chance}, if rivals' hands were random.").format(chance=percent(threat.stopped))
    why = _(
        "By counting, and no forecast: the chance that they hold more than {margin} points of twists, which is what "
        "your case can bear. At least one twist of 1 point: {one}; of 2 points: {two}."
    ).format(margin=facts.margin, one=percent(threat.one), two=percent(threat.two))
    yield HintLine("stopped", text, why)
    yield from _records(view)


# Samples


def _solving(forecast: Forecast) -> Iterator[HintLine]:
    if not forecast.solve:
        return
    first, last = forecast.solve[0], forecast.solve[-1]
    text = _("Solved at the next Conclusion: {first}.").format(first=_sampled(first))
    if len(forecast.solve) > 1:
        text = _("{text} By the last one: {last}.").format(text=text, last=_sampled(last))
    why = _("Rivals lay every twist they hold at once, and you lay and attach all you can.")
    yield HintLine("solving", text, f"{why} {_assumed(first)}")


def _sampled(chance: Sampled) -> str:
    return _("{share} (±{error})").format(share=percent(chance.share), error=round(100 * chance.error))


def _assumed(chance: Sampled) -> str:
    return _("From {samples} deals of the unseen cards, as if rivals' hands were random.").format(
        samples=chance.samples
    )
