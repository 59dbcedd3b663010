"""What each card does, in a sentence or two. Names stand in the deck's file; nothing is told but the rules."""

from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.xfiles.deck import AGENT, CASE, CONTACT, INVESTIGATION, Card
from solo.xfiles.scenario import Numbers

__all__ = ["card_text", "face_text", "type_name", "types_name", "when_text"]


def type_name(letter: str) -> str:
    """Return what a type of card is called."""
    names = {AGENT: _("agent"), INVESTIGATION: _("investigation"), CONTACT: _("contact"), CASE: _("case")}
    return names.get(letter, _("plot twist"))


def types_name(letter: str) -> str:
    """Return what the cards of a type are called together."""
    names = {AGENT: _("agents"), INVESTIGATION: _("investigations"), CONTACT: _("contacts"), CASE: _("cases")}
    return names.get(letter, _("twists"))


def card_text(card: Card, numbers: Numbers) -> str:
    """Return what a card does under these numbers of the rules."""
    if card.points is None:
        return _draws(card, numbers)
    if card.letter == AGENT:
        return ngettext(
            "Put it into play in your Agent Phase: {points} point for each case of yours, until one is solved.",
            "Put it into play in your Agent Phase: {points} points for each case of yours, until one is solved.",
            card.points,
        ).format(points=card.points)
    if card.letter == INVESTIGATION:
        return ngettext(
            "Attach it to your open case in your Investigation Phase: it adds {points} point.",
            "Attach it to your open case in your Investigation Phase: it adds {points} points.",
            card.points,
        ).format(points=card.points)
    if card.letter == CONTACT:
        return _contact(card.points, numbers)
    if card.letter == CASE:
        return _case(card.points, numbers)
    return ngettext(
        "Attach it to another player's case in their Complications Phase: it resists with {points} point more.",
        "Attach it to another player's case in their Complications Phase: it resists with {points} points more.",
        card.points,
    ).format(points=card.points)


def when_text(card: Card) -> str:
    """Return in which phase a card is played."""
    if card.points is None:
        return _("This card is for your Resources Phase.")
    texts = {
        AGENT: _("This card is for your Agent Phase."),
        INVESTIGATION: _("This card is for your Investigation Phase."),
        CONTACT: _("This card is for your Investigation Phase."),
        CASE: _("This card is for your Case Phase."),
    }
    return texts.get(card.letter, _("This card is for the Complications Phase of another player."))


def _draws(card: Card, numbers: Numbers) -> str:
    return ngettext(
        "Discard it in your Resources Phase, after your draw, to draw {cards} card more. It can never be attached.",
        "Discard it in your Resources Phase, after your draw, to draw {cards} cards more. It can never be attached.",
        numbers.bonus,
    ).format(cards=numbers.bonus)


def _contact(points: int, numbers: Numbers) -> str:
    if not numbers.contacts:
        return _("In this game no contact may be attached to a case.")
    worth = ngettext(
        "Attach it to your open case in your Investigation Phase: it adds {points} point.",
        "Attach it to your open case in your Investigation Phase: it adds {points} points.",
        points,
    ).format(points=points)
    limit = ngettext(
        "A case takes {most} contact at most.", "A case takes {most} contacts at most.", numbers.contacts
    ).format(most=numbers.contacts)
    return _("{worth} {limit}").format(worth=worth, limit=limit)


def _case(points: int, numbers: Numbers) -> str:
    needed = _("Open it in your Case Phase. With an agent in play and {needed} points or more it is solved.").format(
        needed=points + 1
    )
    time = ngettext(
        "It must be solved in the turn in which it is opened.",
        "It leaves unsolved after {turns} of your turns.",
        numbers.phases,
    ).format(turns=numbers.phases)
    return _("{needed} {time}").format(needed=needed, time=time)


def face_text(card: Card, numbers: Numbers) -> str:
    """Return in few words what a card does, for its face: `card_text` has all of it."""
    if card.points is None:
        text = ngettext(
            "Discard it after your draw: {number} card more.",
            "Discard it after your draw: {number} cards more.",
            numbers.bonus,
        )
        return text.format(number=numbers.bonus)
    if card.letter == AGENT:
        return _("+{points} for each case of yours, until one is solved.").format(points=card.points)
    if card.letter == INVESTIGATION:
        return _("+{points} for your open case.").format(points=card.points)
    if card.letter == CONTACT:
        return _("+{points} for your open case; {most} a case at most.").format(
            points=card.points, most=numbers.contacts
        )
    if card.letter == CASE:
        text = ngettext(
            "Needs an agent and {needed} points, within {turns} turn of yours.",
            "Needs an agent and {needed} points, within {turns} turns of yours.",
            numbers.phases,
        )
        return text.format(needed=card.points + 1, turns=numbers.phases)
    return _("+{points} against a case of another player.").format(points=card.points)
