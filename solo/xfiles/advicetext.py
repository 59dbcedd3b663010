"""Advice in sentences: what the figures speak for in the phase that is on, and what other cards would change."""

from collections.abc import Callable, Mapping

from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.xfiles.advice import Advice, Option, advice
from solo.xfiles.deck import Deck
from solo.xfiles.hintline import HintLine, percent
from solo.xfiles.observation import View
from solo.xfiles.table import phases_left
from solo.xfiles.text import card_name, cards_list, phase_name, side_name

__all__ = ["advice_lines", "advice_text"]


def advice_lines(view: View) -> list[HintLine]:
    """Return the advice of the phase that is on, then what other cards would change; nothing after the end."""
    found = advice(view)
    if found is None:
        return []
    tone = {"solves": "good", "enough": "good", "payable": "good", "lay": "good"}.get(found.why, "")
    lines = [HintLine("advice", advice_text(found, view), _why(found, view), tone)]
    more = _MORE.get(found.why)
    return [*lines, *(more(found, view) if more is not None else [])]


def _assumed() -> str:
    return _("By counting, if rivals' hands were random: it is no forecast.")


def advice_text(advice: Advice, view: View) -> str:
    """Return advice as a sentence that names the figure behind it."""
    return _TEXTS[advice.why](advice, view)


def _cards(advice: Advice, view: View) -> str:
    return cards_list(view.table.setup.deck, advice.cards)


def _case_of(advice: Advice, view: View) -> str:
    return card_name(view.table.setup.deck, advice.case) if advice.case else _("the next case")


# Resources and Case


def _draw(advice: Advice, view: View) -> str:
    text = ngettext(
        "Discard {cards} for {figure} card more: it can do nothing else.",
        "Discard {cards} for {figure} cards more: it can do nothing else.",
        advice.figure,
    )
    return text.format(cards=_cards(advice, view), figure=advice.figure)


def _payable(advice: Advice, view: View) -> str:
    text = ngettext(
        "Open {cards}: what you hold and have in play reaches {figure} point beyond it, before any twist.",
        "Open {cards}: what you hold and have in play reaches {figure} points beyond it, before any twist.",
        advice.figure,
    )
    return text.format(cards=_cards(advice, view), figure=advice.figure)


def _unpayable(advice: Advice, view: View) -> str:
    text = ngettext(
        "No case can be paid for this turn: {case} would lack {figure} point, with every agent and clue you have.",
        "No case can be paid for this turn: {case} would lack {figure} points, with every agent and clue you have.",
        advice.figure,
    )
    return text.format(case=_case_of(advice, view), figure=advice.figure)


def _no_agent(advice: Advice, view: View) -> str:
    told = _("No case can be solved this turn: you have no agent, neither in play nor in your hand.")
    if not advice.figure:
        return told
    text = ngettext(
        "{told} {case} would lack {figure} point besides.",
        "{told} {case} would lack {figure} points besides.",
        advice.figure,
    )
    return text.format(told=told, case=_case_of(advice, view), figure=advice.figure)


def _no_case(advice: Advice, view: View) -> str:
    return _("Nothing to count in this phase: you hold no case.")


# Agents


def _lay(advice: Advice, view: View) -> str:
    if not advice.figure:
        exact = _("Put {cards} into play: with the clues in your hand that is exactly what {case} needs.")
        return exact.format(cards=_cards(advice, view), case=_case_of(advice, view))
    text = ngettext(
        "Put {cards} into play: with the clues in your hand that is {figure} point more than {case} needs.",
        "Put {cards} into play: with the clues in your hand that is {figure} points more than {case} needs.",
        advice.figure,
    )
    return text.format(cards=_cards(advice, view), figure=advice.figure, case=_case_of(advice, view))


def _enough_agents(advice: Advice, view: View) -> str:
    if not advice.figure:
        exact = _("No more agents are needed: with your clues it is exactly what {case} needs.")
        return exact.format(case=_case_of(advice, view))
    text = ngettext(
        "No more agents are needed: with your clues it is {figure} point more than {case} needs.",
        "No more agents are needed: with your clues it is {figure} points more than {case} needs.",
        advice.figure,
    )
    return text.format(figure=advice.figure, case=_case_of(advice, view))


def _lay_short(advice: Advice, view: View) -> str:
    text = ngettext(
        "With every agent and clue in your hand {case} still lacks {figure} point this turn.",
        "With every agent and clue in your hand {case} still lacks {figure} points this turn.",
        advice.figure,
    )
    return text.format(case=_case_of(advice, view), figure=advice.figure)


def _bank(advice: Advice, view: View) -> str:
    told = _("Put {cards} into play: agents stay there, and nobody can touch them.").format(cards=_cards(advice, view))
    if not advice.figure:
        return told
    text = ngettext(
        "{told} Kept in your hand, they would make you discard {figure} card this turn.",
        "{told} Kept in your hand, they would make you discard {figure} cards this turn.",
        advice.figure,
    )
    return text.format(told=told, figure=advice.figure)


def _agents_more(advice: Advice, view: View) -> list[HintLine]:
    """Return with what chance twists stop the case with the advised agents, and with all."""
    deck = view.table.setup.deck
    lines = []
    for at, option in enumerate(advice.options):
        if option.chance is None:
            continue
        cards = cards_list(deck, option.cards) or _("no agent more")
        text = _("With {cards}: twists stop it with {chance}, if rivals' hands were random.")
        bears = ngettext("It bears {points} point of twists.", "It bears {points} points of twists.", option.points)
        lines.append(
            HintLine(
                f"advice-{at}",
                text.format(cards=cards, chance=percent(option.chance)),
                f"{_assumed()} {bears.format(points=option.points)}",
            )
        )
    return lines


def _payable_more(advice: Advice, view: View) -> list[HintLine]:
    (option,) = advice.options
    if option.chance is None:
        return []
    text = _("Opened now, twists stop it this turn with {chance}, if rivals' hands were random.")
    bears = ngettext("It bears {points} point of twists.", "It bears {points} points of twists.", option.points)
    why = f"{_assumed()} {bears.format(points=option.points)}"
    return [HintLine("advice-0", text.format(chance=percent(option.chance)), why)]


# Twists


def _twist(advice: Advice, view: View) -> str:
    who = side_name(view.table.active_seat.side)
    if advice.figure <= 0:
        return _("{who} has points enough for {case} as it stands.").format(who=who, case=_case_of(advice, view))
    text = ngettext("{who} lacks {figure} point for {case}.", "{who} lacks {figure} points for {case}.", advice.figure)
    return text.format(who=who, figure=advice.figure, case=_case_of(advice, view))


def _harmless(advice: Advice, view: View) -> str:
    who = side_name(view.table.active_seat.side)
    told = _("{who} has no agent in play, so it cannot solve {case} this turn, whatever you lay.").format(
        who=who, case=_case_of(advice, view)
    )
    if phases_left(view.table, view.table.active_seat) == 1:
        return _("{told} It is the last Conclusion of that case.").format(told=told)
    return _("{told} Twists stay on it for its next Conclusion.").format(told=told)


def _twists_more(advice: Advice, view: View) -> list[HintLine]:
    """Return the chance that the rival has what it needs, by how many twists are laid."""
    owner = view.table.active_seat
    why = ngettext(
        "{assumed} Its {cards} card, its clues and no more than the contacts that the case may still have.",
        "{assumed} Its {cards} cards, their clues and no more than the contacts that the case may still have.",
        owner.hand,
    ).format(assumed=_assumed(), cards=owner.hand)
    return [HintLine(f"advice-{at}", _twist_option(option, view), why) for at, option in enumerate(advice.options)]


def _twist_option(option: Option, view: View) -> str:
    assert option.chance is not None
    needs, chance = max(0, option.points), percent(option.chance)
    if not option.cards:
        text = _("With nothing laid it solves it this turn with {chance}, if its hand is random.")
        return text.format(chance=chance)
    cards = cards_list(view.table.setup.deck, option.cards)
    return _("With {cards} it needs {needs}, and has it with {chance}.").format(cards=cards, needs=needs, chance=chance)


# Clues


def _solves(advice: Advice, view: View) -> str:
    if not advice.figure:
        exact = _("Attach {cards}: the cheapest set that solves the case, without a point to spare.")
        return exact.format(cards=_cards(advice, view))
    text = ngettext(
        "Attach {cards}: the cheapest set that solves the case, {figure} point more than needed.",
        "Attach {cards}: the cheapest set that solves the case, {figure} points more than needed.",
        advice.figure,
    )
    return text.format(cards=_cards(advice, view), figure=advice.figure)


def _enough(advice: Advice, view: View) -> str:
    return _("Attach nothing: it is enough, and whatever you add would be lost with the case.")


def _unled(advice: Advice, view: View) -> str:
    told = _("No agent is in play, so nothing that you attach solves it this turn.")
    return f"{told} {_what_stays(view)}"


def _short(advice: Advice, view: View) -> str:
    text = ngettext(
        "Whatever you attach, {figure} point is missing this turn.",
        "Whatever you attach, {figure} points are missing this turn.",
        advice.figure,
    )
    return f"{text.format(figure=advice.figure)} {_what_stays(view)}"


def _what_stays(view: View) -> str:
    if phases_left(view.table, view.seat) == 1:
        return _("It is the last Conclusion: what lies on the case is lost with it.")
    return _("What you attach stays on the case; what you keep counts against the hand limit.")


# Discards


def _discard(advice: Advice, view: View) -> str:
    cards, case = _cards(advice, view), _case_of(advice, view)
    if advice.figure <= 0:
        return _("Discard {cards}: it takes nothing from what you can bring to {case}.").format(cards=cards, case=case)
    text = ngettext(
        "Discard {cards}: you can bring {figure} point less to {case}; any other choice costs more.",
        "Discard {cards}: you can bring {figure} points less to {case}; any other choice costs more.",
        advice.figure,
    )
    return text.format(cards=cards, figure=advice.figure, case=case)


def _last(advice: Advice, view: View) -> str:
    if not advice.figure:
        return _("Nothing to count in this phase: the game ends with this turn.")
    return _("Discard {cards}: no turn of yours is to come, and only twists can still do something.").format(
        cards=_cards(advice, view)
    )


def _losses(advice: Advice, view: View) -> str:
    """Return what each card of the hand takes with it, a line each."""
    deck, lines = view.table.setup.deck, [_("Agents in play and in your hand, and the best clues. Without a card:")]
    for option in advice.options:
        (copy,) = option.cards
        lines.append(f"{card_name(deck, copy)}: {_loss(option.points, copy, deck)}")
    return "\n".join(lines)


def _loss(points: int, copy: str, deck: Deck) -> str:
    if points:
        return ngettext("{points} point less", "{points} points less", points).format(points=points)
    if deck.draws(copy):
        return _("no point less, but no cards to draw for it")
    others = {"X": _("no point less, but a case less to open"), "P": _("no point less, but a twist less to lay")}
    return others.get(copy[0], _("no point less"))


# All of them


def _nothing(advice: Advice, view: View) -> str:
    return _("Nothing to count in this phase.")


def _waiting(advice: Advice, view: View) -> str:
    table = view.table
    who = side_name(table.seats[table.mover].side)
    return _("Nothing to count now: {who} decides ({phase}).").format(who=who, phase=phase_name(table.phase))


def _why(advice: Advice, view: View) -> str:
    if advice.why == "discard":
        return _losses(advice, view)
    if advice.why in ("no-case", "nothing", "waiting", "last"):
        return _("Advice is given where cards of yours can change a sum or a chance.")
    if advice.why in ("twist", "harmless"):
        return _("Its agents are laid before your window, and its clues come after: only its hand is hidden.")
    return _("From the sums below; twists that are still to come are not in it.")


_TEXTS: Mapping[str, Callable[[Advice, View], str]] = {
    "draw": _draw,
    "payable": _payable,
    "unpayable": _unpayable,
    "no-agent": _no_agent,
    "no-case": _no_case,
    "lay": _lay,
    "enough": _enough,
    "lay-none": _enough_agents,
    "lay-short": _lay_short,
    "bank": _bank,
    "twist": _twist,
    "harmless": _harmless,
    "solves": _solves,
    "unled": _unled,
    "short": _short,
    "lost": _short,
    "discard": _discard,
    "last": _last,
    "nothing": _nothing,
    "waiting": _waiting,
}

_MORE: Mapping[str, Callable[[Advice, View], list[HintLine]]] = {
    "payable": _payable_more,
    "lay": _agents_more,
    "lay-none": _agents_more,
    "twist": _twists_more,
}
