"""Actions of X-Files as they are typed: in the words that the list shows or the record's, cards by name or by id."""

from collections.abc import Callable, Mapping, Sequence

from solo.core.language import gettext as _
from solo.match import Match
from solo.xfiles.actions import Action, Attach, Discard, Done, Open, Play, Twist, UseZ
from solo.xfiles.actiontext import format_action
from solo.xfiles.deck import Deck
from solo.xfiles.observation import View
from solo.xfiles.text import action_text, card_name, phase_name, phase_text, refusal_text

__all__ = ["how_typed", "id_form", "read_action", "why_refused"]

VERBS: Mapping[str, Callable[[str], Action]] = {
    "use-z": UseZ,
    "use": UseZ,
    "draw": UseZ,
    "open": Open,
    "play": Play,
    "put": Play,
    "twist": Twist,
    "lay": Twist,
    "attach": Attach,
    "discard": Discard,
}
"""What an action begins with: the record's words, and those of the list."""

OF_PHASE: Mapping[str, Callable[[str], Action]] = {
    "resources": UseZ,
    "case": Open,
    "agent": Play,
    "complications": Twist,
    "investigation": Attach,
    "debriefing": Discard,
}
"""What a card alone means in each phase."""

TAILS = ("into play", "on the case", "and draw")
CLOSING = ("done", "pass", "go on", "end")


def how_typed() -> Sequence[str]:
    """Return how actions are typed, for the help."""
    return (
        _("Type the number of an action, its words as they are listed, or the short form behind them."),
        _("By phase: use-z CARD (Resources), open CARD (Case), play CARD (Agent), twist CARD (Complications), attach "
          "CARD (Investigation), discard CARD (Debriefing); done, or go, closes a phase."),
        _("CARD is an id such as X07, a name, or a part of one that fits no other card of your hand: open x07, attach "
          "stake out. A card alone does what the phase is for."),
    )  # fmt: skip


def id_form(action: Action) -> str:
    """Return an action as the record writes it, which can be typed too."""
    return format_action(action)


def read_action(match: Match, typed: str) -> Action:
    """Return the action that was typed. Raises: ValueError, which says what would be right."""
    view: View = match.observation
    text = " ".join(typed.casefold().split())
    if text in CLOSING:
        return Done()
    verb, _space, rest = text.partition(" ")
    if verb in VERBS:
        if not rest:
            raise ValueError(_("Which card? {held}").format(held=_held(view)))
        made = UseZ if verb == "discard" and view.table.phase == "resources" else VERBS[verb]
        return made(_card(view, rest))
    if view.table.phase in OF_PHASE and (copy := _found(view, text)):
        return OF_PHASE[view.table.phase](copy)
    told = _("That is no command, no action and no card of yours: {typed}. {now}")
    raise ValueError(told.format(typed=typed[:60], now=_now(match)))


def why_refused(match: Match, action: Action, reason: object) -> str:
    """Return why the rules refuse an action, and what can be done instead."""
    told = refusal_text(reason)  # type: ignore[arg-type]
    return f"{told} {_now(match)}"


def _now(match: Match) -> str:
    """Return what the phase is for, and an action that is possible in it."""
    view: View = match.observation
    phase = view.table.phase
    legal = match.legal_actions()
    if match.is_over or not legal:
        return _("Type help.")
    example = legal[0]
    return _("Now: {phase}. {text} For example: {words} ({form}).").format(
        phase=phase_name(phase),
        text=phase_text(phase),
        words=action_text(example, view.table.setup.deck),
        form=id_form(example),
    )


# Cards


def _card(view: View, text: str) -> str:
    """Return the card that is meant, of the hand first. Raises: ValueError."""
    deck = view.table.setup.deck
    copy = _found(view, text)
    if copy:
        return copy
    fitting = _fitting(deck, view.hand, _bare(text))
    if fitting:
        names = ", ".join(f"{copy} {card_name(deck, copy)}" for copy in fitting)
        raise ValueError(_("Several cards of yours fit: {names}. Type more of the name, or an id.").format(names=names))
    elsewhere = _fitting(deck, deck.copies, _bare(text))
    if elsewhere:
        told = _("{card} is not in your hand. {held}")
        raise ValueError(told.format(card=card_name(deck, elsewhere[0]), held=_held(view)))
    raise ValueError(_("No card is called {typed}. {held}").format(typed=text[:40], held=_held(view)))


def _found(view: View, text: str) -> str:
    """Return the one card of the hand that a text names, of several copies the first; empty if none or several fit."""
    deck = view.table.setup.deck
    fitting = _fitting(deck, view.hand, _bare(text))
    return fitting[0] if len({deck.of[copy].id for copy in fitting}) == 1 else ""


def _bare(text: str) -> str:
    """Return a card's words without what the list writes behind them: `into play`, its points."""
    for tail in TAILS:
        text = text.removesuffix(tail).rstrip()
    head, bracket, points = text.rpartition(" (")
    return head if bracket and points.removesuffix(")").isdigit() else text


def _fitting(deck: Deck, copies: Sequence[str], text: str) -> list[str]:
    """Return the cards that a text names best: by copy, id or whole name, else by a part of the name."""
    exact = [copy for copy in copies if text in (copy.casefold(), deck.of[copy].id.casefold())]
    whole = [copy for copy in copies if text == deck.of[copy].name.casefold()]
    part = [copy for copy in copies if len(text) > 1 and text in deck.of[copy].name.casefold()]
    return exact or whole or part


def _held(view: View) -> str:
    deck = view.table.setup.deck
    if not view.hand:
        return _("You hold no card.")
    names = ", ".join(f"{copy} {card_name(deck, copy)}" for copy in view.hand)
    return _("You hold {names}.").format(names=names)
