"""How a day ends and the next one begins: Witness and Oracle, the last day, the morning (contacts 3)."""

from dataclasses import replace

from solo.contacts import turn
from solo.contacts.missions import missions
from solo.contacts.public import PublicState
from solo.contacts.rules import endings, play
from solo.contacts.state import State
from solo.contacts.tokens import tokens
from solo.core.record import Audience, Event

__all__ = ["apply_end", "begin_day", "begin_turn"]

Applied = tuple[State, tuple[Event, ...]]


def apply_end(state: State) -> Applied:
    """End the day: Witness and Oracle, the last day's judgement, or the next Alien's turn (contacts 3.4)."""
    public = turn.close_turn(state.public)
    events: list[Event] = []
    if public.day == public.scenario.unlock_day:
        public = _unlocked(public)
        fields = {"day": public.day, "witness": public.witness == "ready", "oracle": public.oracle == "ready"}
        fields |= {"questions": public.questions} if public.questions > 1 else {}
        events.append(Event("unlock", fields, Audience.ALL))
    state = replace(state, public=public)
    last = public.day == public.scenario.days
    state, more = endings.judged(state) if last else begin_day(state)
    return state, (*events, *more)


def _unlocked(public: PublicState) -> PublicState:
    """Settle Witness and Oracle by the detections so far; what a mission card has unlocked before stays (SR-31)."""
    witness = "ready" if public.detections <= 2 else "gone"
    oracle = "ready" if public.detections >= 1 else "gone"
    return replace(
        public,
        witness=witness if public.witness == "locked" else public.witness,
        oracle=oracle if public.oracle == "locked" else public.oracle,
    )


def begin_day(state: State) -> Applied:
    """Begin the next day: yesterday's cards are over, mission cards act, the die is rolled, the Alien moves first."""
    public = turn.morning(state.public)
    effects = public.effects.next_day() if public.day else public.effects
    public = replace(public, day=public.day + 1, named=None, effects=effects, played=frozenset(), face=None)
    for card in public.missions:
        public = missions()[card].morning(public)
    rolls = any(tokens()[token.kind].budgets(token) for token in public.scenario.tokens)
    if rolls:
        return replace(state, public=replace(public, phase="dawn")), ()
    return begin_turn(replace(state, public=public))


def begin_turn(state: State) -> Applied:
    """Begin the Alien's turn: if it has no legal move even with its cards, it is caught (CR-5, SR-9)."""
    state = replace(state, public=replace(state.public, phase="alien"))
    return (state, ()) if play.has_way_out(state) else endings.captured(state, "stuck")
