"""Looking back on a finished game: what each Conclusion came to, what the human's own choices gave away, the turning
point. All of it from the record and the human's own hand at each of its choices; no hidden card is asked.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from solo.core.record import PublicLine
from solo.xfiles.actions import Action, Done
from solo.xfiles.hints import case_facts
from solo.xfiles.observation import View
from solo.xfiles.table import Outcome, Seat, twists_in

__all__ = ["Conclusion", "Judged", "Moment", "Review", "review"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision: the side that made it, what the human saw before it, and what was done."""

    side: str
    view: View
    action: Action


@dataclass(frozen=True, slots=True)
class Conclusion:
    """A Conclusion Phase. `result` is solved, kept or dropped; `points` are those of the case; `over` is strength less
    resistance; `twists` are the points of the twists on it, `clues` of the clues; `lead` is by how many cases the human
    was ahead of the best rival after it."""

    turn: int
    side: str
    case: str
    result: str
    points: int
    strength: int
    resistance: int
    agents: int
    twists: int
    clues: int
    lead: int

    @property
    def over(self) -> int:
        """Strength less resistance."""
        return self.strength - self.resistance


@dataclass(frozen=True, slots=True)
class Judged:
    """What a choice of the human's gave away or won, in points, by a word: "missed" (a case stayed unsolved that cards
    in hand would have solved; `cards` would have), "wasted" (clues attached beyond the cheapest set), "held" (twists
    kept that would have been enough against what a rival then had), "stopped" (without the human's twists a rival's
    case would have been solved), "lost" (points of clues that went with a dropped case)."""

    why: str
    turn: int
    case: str
    side: str
    points: int
    cards: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Review:
    """A finished game. `turning` is the Conclusion from which on the winners were never behind again, None if nobody
    solved more than the others, or if it was given up."""

    final: View
    outcome: Outcome
    conclusions: tuple[Conclusion, ...]
    judged: tuple[Judged, ...]
    turning: Conclusion | None


def review(moments: Sequence[Moment], final: View) -> Review:
    """Return the review of a game that is over. Raises: ValueError, if it goes on."""
    outcome = final.table.outcome
    if outcome is None:
        raise ValueError("the game goes on")
    found = tuple(_conclusions(moments, final))
    judged = [each for conclusion in found for each in _judged(conclusion, moments, final)]
    return Review(final, outcome, found, tuple(judged), _turning(found, final, outcome))


# Conclusions


def _conclusions(moments: Sequence[Moment], final: View) -> Iterator[Conclusion]:
    """Yield every Conclusion, in order: its event, and the case as it lay before."""
    solved = {seat.side: 0 for seat in final.table.seats}
    lines = [line for line in final.record.lines if line.type in ("turn", "conclusion")]
    turn = 0
    for line in lines:
        if line.type == "turn":
            turn = int(str(line.fields["day"]))
            continue
        side = str(line.fields["side"])
        solved[side] += line.fields["result"] == "solved"
        lead = solved[final.side] - max(each for other, each in solved.items() if other != final.side)
        yield _conclusion(line, turn, lead, _seat_before(moments, turn, side), final)


def _seat_before(moments: Sequence[Moment], turn: int, side: str) -> Seat:
    """Return a side's seat as it lay when its Investigation of a turn was closed."""
    return next(
        moment.view.table.seats[moment.view.table.place_of(side)]
        for moment in moments
        if moment.view.table.turn == turn
        and moment.view.table.phase == "investigation"
        and isinstance(moment.action, Done)
    )


def _conclusion(line: PublicLine, turn: int, lead: int, seat: Seat, final: View) -> Conclusion:
    deck, fields = final.table.setup.deck, line.fields
    assert seat.case is not None
    case = str(fields["case"])
    return Conclusion(
        turn,
        seat.side,
        case,
        str(fields["result"]),
        deck.points[case],
        _number(fields["strength"]),
        _number(fields["resistance"]),
        _number(fields["agents"]),
        deck.sum(seat.case.twists),
        deck.sum(seat.case.clues),
        lead,
    )


def _number(value: Any) -> int:
    return int(value)


def _turning(found: Sequence[Conclusion], final: View, outcome: Outcome) -> Conclusion | None:
    """Return the solved case from which on a winner was never again level with, or behind, anybody else."""
    if outcome.why == "resign" or len(outcome.winners) != 1:
        return None
    winner, solved = outcome.winners[0], {seat.side: 0 for seat in final.table.seats}
    since: Conclusion | None = None
    for each in found:
        solved[each.side] += each.result == "solved"
        ahead = all(solved[winner] > number for side, number in solved.items() if side != winner)
        since = (since or each) if ahead else None
    return since


# Choices


def _judged(conclusion: Conclusion, moments: Sequence[Moment], final: View) -> Iterator[Judged]:
    own = [moment for moment in moments if moment.view.table.turn == conclusion.turn and moment.side == final.side]
    if conclusion.side == final.side:
        yield from _own_case(conclusion, own)
    else:
        yield from _rivals_case(conclusion, own, final)


def _own_case(conclusion: Conclusion, own: Sequence[Moment]) -> Iterator[Judged]:
    """Yield what the human's clues gave away: measured at the first moment of its Investigation."""
    first = next(moment.view for moment in own if moment.view.table.phase == "investigation")
    facts = case_facts(first)
    assert facts is not None
    best, deck = facts.cheapest, first.table.setup.deck
    turn, case, side = conclusion.turn, conclusion.case, conclusion.side
    if conclusion.result != "solved" and facts.agents and best is not None:
        yield Judged("missed", turn, case, side, conclusion.points, best)
    if conclusion.result == "solved" and best is not None:
        attached = conclusion.clues - (deck.sum(first.seat.case.clues) if first.seat.case else 0)
        if attached > deck.sum(best):
            yield Judged("wasted", turn, case, side, attached - deck.sum(best), best)
    if conclusion.result == "dropped" and conclusion.clues:
        yield Judged("lost", turn, case, side, conclusion.clues)


def _rivals_case(conclusion: Conclusion, own: Sequence[Moment], final: View) -> Iterator[Judged]:
    """Yield what the human's twists did, or could have done, against what the rival had at its Conclusion."""
    deck, turn, case, side = final.table.setup.deck, conclusion.turn, conclusion.case, conclusion.side
    closing = [moment.view for moment in own if isinstance(moment.action, Done)]
    kept = tuple(twists_in(closing[-1].hand)) if closing else ()
    if conclusion.result == "solved" and kept and deck.sum(kept) >= conclusion.over:
        yield Judged("held", turn, case, side, deck.sum(kept), kept)
    laid = _laid_by(final, side, turn)
    if conclusion.result != "solved" and conclusion.agents and laid and conclusion.over + deck.sum(laid) > 0:
        yield Judged("stopped", turn, case, side, deck.sum(laid), laid)


def _laid_by(final: View, side: str, turn: int) -> tuple[str, ...]:
    """Return the human's twists that lay on a side's case at its Conclusion of a turn."""
    found, now = list[str](), 0
    for line in final.record.lines:
        fields = line.fields
        now = _number(fields["day"]) if line.type == "turn" else now
        if now > turn:
            break
        if line.type == "open" and fields["side"] == side:
            found.clear()
        if line.type == "twist" and fields["side"] == final.side and fields["on"] == side:
            found.append(str(fields["card"]))
    return tuple(found)
