"""Pure questions of a view that the window asks: what a card does now, what is new, which phase it is. No widgets."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from solo.core.language import gettext as _
from solo.core.record import PublicLine
from solo.xfiles.actions import Action, Attach, Discard, Open, Play, Refusal, Twist, UseZ
from solo.xfiles.cardtext import when_text
from solo.xfiles.observation import View
from solo.xfiles.standing import coming_conclusion, due_discards
from solo.xfiles.table import Table
from solo.xfiles.text import phase_name, phase_text, refusal_text, side_name

__all__ = [
    "PHASES",
    "Prompt",
    "action_with",
    "fresh_cards",
    "has_turned",
    "holders_of",
    "in_turn_order",
    "is_asked",
    "prompt_of",
    "refused_text",
    "shown_phase",
]

PHASES = ("resources", "case", "agent", "complications", "investigation", "conclusion", "debriefing")
"""The seven phases of a turn, in order; nobody decides anything at the Conclusion."""

_WITH_CARD: Mapping[str, Callable[[str], Action]] = {
    "resources": UseZ,
    "case": Open,
    "agent": Play,
    "complications": Twist,
    "investigation": Attach,
    "debriefing": Discard,
}


@dataclass(frozen=True, slots=True)
class Prompt:
    """What the player is told to do or to wait for: a heading and a sentence."""

    heading: str
    line: str


def is_asked(view: View) -> bool:
    """Return whether the viewer's window is open."""
    table = view.table
    return bool(table.seats) and table.outcome is None and table.seats[table.mover].side == view.side


def action_with(view: View, copy: str) -> Action | None:
    """Return what playing a card means in the phase that is on, allowed or not; None where none is played."""
    made = _WITH_CARD.get(view.table.phase)
    return made(copy) if made is not None else None


_OTHER_KIND = (
    Refusal.NOT_A_Z,
    Refusal.NOT_A_CASE,
    Refusal.NOT_AN_AGENT,
    Refusal.NOT_A_TWIST,
    Refusal.NOT_A_CLUE,
)
"""The refusals of a card that belongs to another phase."""


def refused_text(view: View, copy: str, why: Refusal) -> str:
    """Return why a card of the hand cannot be played now, and when it can where it is of the wrong kind."""
    told = refusal_text(why)
    return f"{told} {when_text(view.table.setup.deck.of[copy])}" if why in _OTHER_KIND else told


def shown_phase(table: Table) -> str:
    """Return the phase to mark on the track; empty before the deal and after the end."""
    return table.phase if table.phase in PHASES else ""


def prompt_of(view: View) -> Prompt:
    """Return what to tell the player now."""
    table = view.table
    if not table.seats:
        return Prompt(phase_name(table.phase), phase_text(table.phase))
    if table.outcome is not None:
        return Prompt(phase_name("end"), phase_text("end"))
    phase = phase_name(table.phase)
    if not is_asked(view):
        who = side_name(table.seats[table.mover].side)
        return Prompt(_("{who}: {phase}").format(who=who, phase=phase), _waiting(view, who))
    text = phase_text(table.phase)
    if table.phase == "investigation":
        text = coming_conclusion(view)
    if table.phase == "debriefing":
        text = due_discards(view)
    if table.phase == "complications":
        whose = side_name(table.active_seat.side)
        return Prompt(_("Your turn to complicate the case of {who}").format(who=whose), text)
    return Prompt(_("Your {phase} Phase").format(phase=phase), text)


def _waiting(view: View, who: str) -> str:
    table = view.table
    if table.phase == "complications":
        if table.active_seat.side == view.side:
            return _("{who} looks at your case.").format(who=who)
        return _("{who} looks at the case of {owner}.").format(who=who, owner=side_name(table.active_seat.side))
    return _("{who} is on the move.").format(who=who)


def fresh_cards(lines: Sequence[PublicLine]) -> frozenset[str]:
    """Return the cards that some public lines lay down."""
    cards = (line.fields.get("card") for line in lines)
    return frozenset(str(card) for card in cards if card is not None)


def holders_of(lines: Sequence[PublicLine]) -> Mapping[str, str]:
    """Return by card the hand that some public lines take it from, as the window names it."""
    told = (line.fields for line in lines if "card" in line.fields and "side" in line.fields)
    return {str(fields["card"]): f"hand-{fields['side']}" for fields in told}


def has_turned(before: View, after: View) -> bool:
    """Return whether another turn has begun."""
    return before.table.turn != after.table.turn


def in_turn_order(view: View) -> list[str]:
    """Return the rivals in the order in which they follow the viewer."""
    table = view.table
    if not table.seats:
        return []
    place, players = view.place, len(table.seats)
    return [table.seats[(place + step) % players].side for step in range(1, players)]
