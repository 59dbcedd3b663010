"""The sentences of X-Files that a player reads: events, actions, phases, outcomes. Cards' own are in `cardtext.py`.

Whole sentences with {placeholders}, each passed through gettext when it is asked for. You are the human.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import PublicLine
from solo.xfiles.actions import Action, Attach, Deal, Discard, Done, Open, Play, Refusal, Resign, Twist, UseZ
from solo.xfiles.deck import Deck
from solo.xfiles.scenario import HUMAN
from solo.xfiles.strength import Share
from solo.xfiles.table import NOBODY, Outcome

__all__ = [
    "action_text",
    "and_list",
    "card_name",
    "cards_list",
    "length_name",
    "length_text",
    "level_name",
    "level_share_text",
    "level_text",
    "odds_text",
    "outcome_text",
    "outcome_title",
    "phase_name",
    "phase_text",
    "refusal_text",
    "rivals_text",
    "sentence",
    "side_name",
    "team_text",
]

Fields = Mapping[str, Any]


# Names


def side_name(side: str) -> str:
    """Return what a player is called: `You`, `Rival 2`."""
    if side == HUMAN:
        return _("You")
    return _("Rival {number}").format(number=side.rpartition("-")[2])


def card_name(deck: Deck, copy: str) -> str:
    """Return a card's name with its points, such as `Stake Out (3)`."""
    card = deck.of[copy]
    if card.points is None:
        return card.name
    return _("{name} ({points})").format(name=card.name, points=card.points)


def and_list(parts: Sequence[str]) -> str:
    """Return some words as a list within a sentence."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{most} and {last}").format(most=", ".join(parts[:-1]), last=parts[-1])


def cards_list(deck: Deck, copies: Iterable[str]) -> str:
    """Return the names of some cards as a list within a sentence."""
    return and_list([card_name(deck, copy) for copy in copies])


def length_name(length: str) -> str:
    """Return what a game's length is called."""
    return {"whole": _("The whole deck"), "half": _("Half the deck")}[length]


def length_text(length: str) -> str:
    """Return a sentence about a game's length (XR-30)."""
    return {
        "whole": _("All its cards: sixty to seventy turns, everybody's counted."),
        "half": _("Half the cards of each type stay out, face up for all to see: half the time."),
    }[length]


def level_name(level: str) -> str:
    """Return what a rival's level is called."""
    names = {"easy": _("Easy"), "normal": _("Normal"), "plan": _("Planner"), "hard": _("Hard")}
    return names.get(level, level)


def level_text(level: str) -> str:
    """Return a sentence about a rival's level."""
    texts = {
        "easy": _("Opens whatever it holds, and reckons nothing."),
        "normal": _("Does all it can at once, but solves a case with as little as will do."),
        "plan": _("Opens a case only when it can pay for it, and keeps what it does not need."),
        "hard": _("Plays each choice to the end of the game many times over, in games that fit what it has seen."),
    }
    return texts.get(level, "")


def level_share_text(share: Share | None) -> str:
    """Return how often a level wins a game of two against Normal, as measured; nothing where it was not."""
    if share is None:
        return ""
    return _("It wins {share} of 100 games against Normal ({low} to {high}).").format(**_of_100(share))


def odds_text(share: Share | None, rivals: int) -> str:
    """Return how often somebody who plays like Normal wins against rivals that are all of one level."""
    if share is None:
        return ""
    text = ngettext(
        "Whoever plays like Normal wins {share} of 100 games against this rival ({low} to {high}).",
        "Whoever plays like Normal wins {share} of 100 games against these {number} rivals ({low} to {high}).",
        rivals,
    )
    return text.format(number=rivals, **_of_100(share))


def _of_100(share: Share) -> dict[str, int]:
    """Return a share and the ends of its 95 % interval, of 100 games."""
    return {"share": round(100 * share.share), "low": round(100 * share.low), "high": round(100 * share.high)}


def team_text(id: str) -> str:
    """Return a sentence about a program that plays the human's side in simulations."""
    texts = {
        "random": _("Does anything that is allowed."),
        "greedy": _("Does all it can at once: the measure of the levels."),
    }
    return texts.get(id) or level_text(id)


def rivals_text(levels: Sequence[str]) -> str:
    """Return who plays against the human, such as `2 rivals: Easy and Hard`."""
    return ngettext("{number} rival: {levels}.", "{number} rivals: {levels}.", len(levels)).format(
        number=len(levels), levels=and_list([level_name(level) for level in levels])
    )


def phase_name(phase: str) -> str:
    """Return what a phase of the turn is called."""
    names = {
        "deal": _("Deal"),
        "resources": _("Resources"),
        "case": _("Case"),
        "agent": _("Agent"),
        "complications": _("Complications"),
        "investigation": _("Investigation"),
        "conclusion": _("Conclusion"),
        "debriefing": _("Debriefing"),
        "end": _("The end"),
    }
    return names[phase]


def phase_text(phase: str) -> str:
    """Return what the player that is to move may do in a phase."""
    texts = {
        "deal": _("The cards are shuffled and dealt."),
        "resources": _("Use cards that draw more, or go on."),
        "case": _("Open a case, or go on without."),
        "agent": _("Put agents into play, or go on."),
        "complications": _("Lay plot twists on the open case, or let it be."),
        "investigation": _("Attach investigations and contacts to your case, then see whether it is solved."),
        "debriefing": _("Discard the cards above the hand limit."),
        "end": _("The game is over."),
    }
    return texts[phase]


# Actions


def action_text(action: Action, deck: Deck) -> str:
    """Return an action as a button or menu would say it."""
    match action:
        case Deal():
            return _("Shuffle and deal")
        case UseZ(card):
            return _("Discard {card} and draw").format(card=card_name(deck, card))
        case Open(card):
            return _("Open {card}").format(card=card_name(deck, card))
        case Play(card):
            return _("Put {card} into play").format(card=card_name(deck, card))
        case Twist(card):
            return _("Lay {card} on the case").format(card=card_name(deck, card))
        case Attach(card):
            return _("Attach {card}").format(card=card_name(deck, card))
        case Discard(card):
            return _("Discard {card}").format(card=card_name(deck, card))
        case Done():
            return _("Go on")
        case Resign():
            return _("Give up")


def refusal_text(reason: Refusal) -> str:
    """Return why the rules refuse an action, and what would do."""
    texts = {
        Refusal.NOT_NOW: _("That belongs to another phase."),
        Refusal.GAME_OVER: _("The game is over."),
        Refusal.NOT_A_DEAL: _("That is no deal of this game's cards."),
        Refusal.NOT_HELD: _("That card is not in your hand."),
        Refusal.NOT_A_Z: _("Only cards without points bring more cards."),
        Refusal.EMPTY_DECK: _("The deck is empty: there is nothing to draw."),
        Refusal.NOT_A_CASE: _("Only a case can be opened."),
        Refusal.CASE_OPEN: _("You have an open case; the next one opens after it has left."),
        Refusal.NOT_AN_AGENT: _("Only agents are put into play."),
        Refusal.NOT_A_TWIST: _("Only plot twists are laid on another player's case."),
        Refusal.NOT_A_CLUE: _("Only investigations and contacts with points are attached to a case."),
        Refusal.NO_MORE_CONTACTS: _("The case has all the contacts that it may have."),
        Refusal.MUST_OPEN: _("Nobody may hide a case here: open one."),
        Refusal.MUST_DISCARD: _("Your hand is above the limit: discard a card."),
    }
    return texts[reason]


# Events


def sentence(line: PublicLine, deck: Deck) -> str:
    """Return a public event as a sentence or two; for a line that cannot be read, one that says so."""
    try:
        teller = _TELLERS.get(line.type)
        return teller(line.fields, deck) if teller else _("Something happened: {type}.").format(type=line.type)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return _("An event that this version cannot read: {type}.").format(type=line.type)


def _by(fields: Fields, yours: str, theirs: str) -> str:
    """Return the sentence for you or for a rival, who is named in it as {who}; both are translated already."""
    return yours if fields["side"] == HUMAN else theirs.replace("{who}", side_name(fields["side"]))


def _deal(fields: Fields, deck: Deck) -> str:
    seats = and_list([side_name(side) for side in fields["seats"]])
    begins = _("You begin.") if fields["first"] == HUMAN else _("{who} begins.").format(who=side_name(fields["first"]))
    told = ngettext(
        "The cards are dealt, {number} each; the seats in turn: {seats}. {begins}",
        "The cards are dealt, {number} each; the seats in turn: {seats}. {begins}",
        fields["hand"],
    ).format(number=fields["hand"], seats=seats, begins=begins)
    if not fields["aside"]:
        return told
    out = ngettext("{number} card stays out, face up.", "{number} cards stay out, face up.", len(fields["aside"]))
    return _("{told} {out}").format(told=told, out=out.format(number=len(fields["aside"])))


def _turn(fields: Fields, deck: Deck) -> str:
    return _by(fields, _("Turn {turn}: you."), _("Turn {turn}: {who}.")).format(turn=fields["day"])


def _draw(fields: Fields, deck: Deck) -> str:
    number = fields["number"]
    yours = ngettext("You draw {number} card.", "You draw {number} cards.", number)
    theirs = ngettext("{who} draws {number} card.", "{who} draws {number} cards.", number)
    told = _by(fields, yours, theirs).format(number=number)
    return told if fields["deck"] else _("{told} The deck is empty: this is the last round.").format(told=told)


def _use_z(fields: Fields, deck: Deck) -> str:
    return _by(fields, _("You discard {card} for more cards."), _("{who} discards {card} for more cards.")).format(
        card=card_name(deck, fields["card"])
    )


def _open(fields: Fields, deck: Deck) -> str:
    return _by(fields, _("You open {card}."), _("{who} opens {card}.")).format(card=card_name(deck, fields["card"]))


def _play(fields: Fields, deck: Deck) -> str:
    return _by(fields, _("You put {card} into play."), _("{who} puts {card} into play.")).format(
        card=card_name(deck, fields["card"])
    )


def _twist(fields: Fields, deck: Deck) -> str:
    card = card_name(deck, fields["card"])
    if fields["on"] == HUMAN:
        return _by(fields, "", _("{who} lays {card} on your case.")).format(card=card)
    yours, theirs = _("You lay {card} on the case of {owner}."), _("{who} lays {card} on the case of {owner}.")
    return _by(fields, yours, theirs).format(card=card, owner=side_name(fields["on"]))


def _window(fields: Fields, deck: Deck) -> str:
    number = fields["twists"]
    if not number:
        return _by(fields, _("You attach nothing."), _("{who} attaches nothing."))
    yours = ngettext("You have laid {number} twist.", "You have laid {number} twists.", number)
    theirs = ngettext("{who} has laid {number} twist.", "{who} has laid {number} twists.", number)
    return _by(fields, yours, theirs).format(number=number)


def _attach(fields: Fields, deck: Deck) -> str:
    return _by(fields, _("You attach {card}."), _("{who} attaches {card}.")).format(
        card=card_name(deck, fields["card"])
    )


def _discard(fields: Fields, deck: Deck) -> str:
    return _by(fields, _("You discard {card}."), _("{who} discards {card}.")).format(
        card=card_name(deck, fields["card"])
    )


def _conclusion(fields: Fields, deck: Deck) -> str:
    name = card_name(deck, fields["case"])
    sums = _("{strength} against {resistance}").format(strength=fields["strength"], resistance=fields["resistance"])
    if fields["result"] == "solved":
        told = _by(fields, _("{sums}: you solve {case}."), _("{sums}: {who} solves {case}."))
    elif fields["result"] == "dropped":
        told = _by(fields, _("{sums}: your time is up, {case} is lost."), _("{sums}: {who} has lost {case}."))
    elif fields["strength"] > fields["resistance"]:
        told = _("{sums}, but without an agent {case} is not solved.")
    else:
        told = _("{sums}: {case} is not solved yet.")
    return told.format(sums=sums, case=name)


def _end(fields: Fields, deck: Deck) -> str:
    return outcome_text(Outcome(fields["winner"], fields["why"], tuple(fields["winners"])))


_TELLERS: Mapping[str, Callable[[Fields, Deck], str]] = {
    "deal": _deal,
    "turn": _turn,
    "draw": _draw,
    "use_z": _use_z,
    "open": _open,
    "play": _play,
    "twist": _twist,
    "window": _window,
    "attach": _attach,
    "discard": _discard,
    "conclusion": _conclusion,
    "end": _end,
}


def outcome_text(outcome: Outcome) -> str:
    """Return how the game ended."""
    if outcome.why == "resign":
        return _("You gave up. {winners}").format(winners=_winners(outcome))
    reasons = {
        "cases": _("More cases were solved than by anybody else."),
        "points": _("Another player has solved as many cases, but with fewer points."),
        "dropped": _("Cases and points are equal; fewer cases were lost."),
        "shared": _("Cases, points and lost cases are all equal."),
    }
    return _("{winners} {reason}").format(winners=_winners(outcome), reason=reasons[outcome.why])


def outcome_title(winner: str, why: str) -> str:
    """Return in a word or two how the game ended; nobody won where several share the win."""
    if why == "resign":
        return _("You gave up")
    if winner == HUMAN:
        return _("You win")
    return _("Shared win") if winner == NOBODY else _("{who} wins").format(who=side_name(winner))


def _winners(outcome: Outcome) -> str:
    if outcome.winners == (HUMAN,):
        return _("You win.")
    if len(outcome.winners) == 1:
        return _("{who} wins.").format(who=side_name(outcome.winners[0]))
    if not outcome.winners:
        return _("The win is shared.")
    return _("The win is shared: {who}.").format(who=and_list([side_name(side) for side in outcome.winners]))
