"""How a computer team minds its mission cards: what a capture is worth yet, and what brings their fulfilment nearer.

It asks the hooks of the cards only, on the public facts as they would be after an action (CR-46).
"""

from solo.contacts import turn
from solo.contacts.actions import MoveAgent
from solo.contacts.mission import MUST_ALSO, MissionCard
from solo.contacts.missions import missions
from solo.contacts.public import TEAM, PublicState

__all__ = ["SPOILED", "capture_counts", "minded", "weighed"]

SPOILED = -10.0
"""What a yes is worth that makes the condition fail for good: never asked for."""


def capture_counts(public: PublicState) -> bool:
    """Return whether the Agents would win by a capture now: all that they must also do is done."""
    return all(card.is_met(public) for card in _held(public) if card.kind == MUST_ALSO)


def weighed(public: PublicState, move: MoveAgent) -> tuple[float, float]:
    """Return the sign of what a capture by a move is worth, and how much nearer the move brings what the cards ask."""
    if not public.missions:
        return 1.0, 0.0
    after = turn.public_effect(public, move)
    return 1.0 if capture_counts(after) else -1.0, _nearer(public, after)


def minded(public: PublicState, kind: str, worth: float, share: float) -> float:
    """Return what a question is worth with the cards in mind. `share`: the chance that it is answered with yes."""
    if not public.missions:
        return worth
    if kind == "capture":
        return worth if capture_counts(public) else 0.0
    return worth + _sighting_gain(public) * share


def _sighting_gain(public: PublicState) -> float:
    seen = public.with_sighting()
    if capture_counts(public) and not capture_counts(seen):
        return SPOILED
    return _nearer(public, seen)


def _nearer(before: PublicState, after: PublicState) -> float:
    return sum(card.progress(after) - card.progress(before) for card in _held(before))


def _held(public: PublicState) -> list[MissionCard]:
    return [card for id in public.missions if (card := missions()[id]).side == TEAM]
