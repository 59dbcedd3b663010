"""Where a game stands, in sentences: the table, the cases, one's own hand. For whoever reads instead of looking."""

from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.xfiles.cardtext import face_text, type_name
from solo.xfiles.deck import Deck
from solo.xfiles.observation import View
from solo.xfiles.table import Seat, Table, case_points, is_solved, need, phases_left, resistance, strength
from solo.xfiles.text import card_name, cards_list, phase_name, phase_text, side_name

__all__ = ["case_line", "coming_conclusion", "due_discards", "score_line", "seat_lines", "standing", "table_line"]


def standing(view: View) -> list[str]:
    """Return the whole of it, for a prompt."""
    table = view.table
    if not table.seats:
        return [_("The cards are not dealt yet.")]
    lines = [table_line(table)]
    for seat in table.seats:
        lines += seat_lines(table, seat)
    lines += _hand_lines(view)
    if not table.outcome and table.seats[table.mover].side == view.side:
        text = due_discards(view) if table.phase == "debriefing" else phase_text(table.phase)
        lines.append(_("{phase}: {text}").format(phase=phase_name(table.phase), text=text))
        if table.phase == "investigation":
            lines.append(coming_conclusion(view))
    return lines


def _hand_lines(view: View) -> list[str]:
    """Return the hand, each card in a line with id, type, points and what it does in few words."""
    deck, numbers = view.table.setup.deck, view.table.setup.scenario.numbers
    if not view.hand:
        return [_("Your hand: nothing.")]
    return [_("Your hand:")] + [
        _("  {copy}  {name}, {type}: {text}").format(
            copy=copy,
            name=card_name(deck, copy),
            type=type_name(deck.of[copy].letter),
            text=face_text(deck.of[copy], numbers),
        )
        for copy in view.hand
    ]


def table_line(table: Table) -> str:
    """Return turn, deck and discard pile in a line."""
    deck = ngettext("{number} card in the deck", "{number} cards in the deck", table.deck).format(number=table.deck)
    gone = ngettext("{number} discarded", "{number} discarded", len(table.discard)).format(number=len(table.discard))
    return _("Turn {turn}. {deck}, {gone}.").format(turn=table.turn, deck=deck, gone=gone)


def seat_lines(table: Table, seat: Seat) -> list[str]:
    """Return what lies before a player: cases solved, agents, the open case."""
    deck, who = table.setup.deck, side_name(seat.side)
    cards = ngettext("{number} card in hand", "{number} cards in hand", seat.hand).format(number=seat.hand)
    first = _("{who}: {score}; {cards}").format(who=who, score=score_line(deck, seat), cards=cards)
    agents = _("{first}; in play: {agents}.") if seat.agents else _("{first}; no agent in play.")
    lines = [agents.format(first=first, agents=cards_list(deck, seat.agents))]
    if seat.case is not None:
        lines.append(f"  {case_line(table, seat)}")
    return lines


def score_line(deck: Deck, seat: Seat) -> str:
    """Return how many cases a player has solved and lost, with their points."""
    solved = ngettext("{number} case solved", "{number} cases solved", len(seat.solved)).format(number=len(seat.solved))
    points = ngettext("{points} point", "{points} points", case_points(deck, seat))
    lost = ngettext("{number} lost", "{number} lost", seat.dropped).format(number=seat.dropped)
    return _("{solved} ({points}), {lost}").format(
        solved=solved, points=points.format(points=case_points(deck, seat)), lost=lost
    )


def case_line(table: Table, seat: Seat) -> str:
    """Return an open case with all that lies on it and its sums. Raises: ValueError, if no case is open."""
    if seat.case is None:
        raise ValueError(f"{seat.side} has no open case")
    deck, case = table.setup.deck, seat.case
    parts = [_("Open: {case}").format(case=card_name(deck, case.card))]
    if case.clues:
        parts.append(_("clues {cards}").format(cards=cards_list(deck, case.clues)))
    if case.twists:
        parts.append(_("twists {cards}").format(cards=cards_list(deck, case.twists)))
    left = phases_left(table, seat)
    sums = _("strength {strength} against {resistance}").format(
        strength=strength(deck, seat), resistance=resistance(deck, case)
    )
    time = ngettext("{number} Conclusion left", "{number} Conclusions left", left).format(number=left)
    return _("{parts}; {sums}; {time}.").format(parts=", ".join(parts), sums=sums, time=time)


def due_discards(view: View) -> str:
    """Return what the Debriefing is for, and how many cards are above the hand limit (XR-21)."""
    over = len(view.hand) - view.table.setup.scenario.numbers.limit
    return _("{text} Still to go: {number}.").format(text=phase_text("debriefing"), number=over)


def coming_conclusion(view: View) -> str:
    """Return what the Conclusion will bring if nothing more is attached: no card that is hidden can change it now."""
    deck, seat = view.table.setup.deck, view.seat
    if is_solved(deck, seat):
        return _("As it stands, the case will be solved.")
    missing = need(deck, seat)
    if missing <= 0:
        return _("As it stands, the case will not be solved: no agent is in play.")
    time = phases_left(view.table, seat)
    lost = _("it will be lost") if time == 1 else _("it stays open")
    if not seat.agents:
        text = ngettext(
            "As it stands, no agent is in play, {number} point is missing besides, and {lost}.",
            "As it stands, no agent is in play, {number} points are missing besides, and {lost}.",
            missing,
        )
        return text.format(number=missing, lost=lost)
    text = ngettext(
        "As it stands, {number} point is missing, and {lost}.",
        "As it stands, {number} points are missing, and {lost}.",
        missing,
    )
    return text.format(number=missing, lost=lost)
