"""How a game ends: captures, the last day's judgement, and what mission cards add to both (contacts 3.4, CR-46)."""

from dataclasses import replace

from solo.contacts.aims import alien_aims
from solo.contacts.mission import MUST_ALSO, WINS_INSTEAD, MissionCard
from solo.contacts.missions import missions
from solo.contacts.public import ALIEN, NOBODY, TEAM, Outcome, PublicState
from solo.contacts.state import State
from solo.core.record import Audience, Event

__all__ = ["captured", "ended", "judged"]

Ended = tuple[State, tuple[Event, ...]]


def ended(state: State, outcome: Outcome) -> Ended:
    """Return the State after the end, and the public event that says so."""
    public = replace(state.public, phase="over", outcome=outcome)
    fields = {"day": public.day, "winner": outcome.winner, "why": outcome.why}
    return replace(state, public=public), (Event("end", fields, Audience.ALL),)


def captured(state: State, why: str) -> Ended:
    """End the game by a capture (landing, capture or stuck): the Agents win if what they must also do is done."""
    done = all(card.is_met(state.public) for card in _team_cards(state.public, MUST_ALSO))
    winner = TEAM if done else NOBODY
    return ended(state, Outcome(winner, why))


def judged(state: State) -> Ended:
    """End the game after the last day; where both sides would win, the Agents do: the turn is theirs (CR-46)."""
    if any(card.is_met(state.public) for card in _team_cards(state.public, WINS_INSTEAD)):
        return ended(state, Outcome(TEAM, "mission"))
    aims = alien_aims(state.public, state.alien.hidden)
    if any(aim.is_fulfilled(state.alien.paths, state.public.scenario.days) for aim in aims):
        return ended(state, Outcome(ALIEN, "mission"))
    return ended(state, Outcome(NOBODY, "days"))


def _team_cards(public: PublicState, kind: str) -> list[MissionCard]:
    held = [missions()[card] for card in public.missions]
    return [card for card in held if card.side == TEAM and card.kind == kind]
