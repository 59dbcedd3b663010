"""Challenge runs for tests: a measured challenge, a run of it played some way, and the profile's word on it."""

from dataclasses import replace

from solo.career import current_career
from solo.challenges import challenge
from solo.contacts.bots import TEAMS
from solo.core.challenge import Challenge, Measured
from solo.core.runs import Run
from solo.match import Match
from solo.rated import begin

__all__ = ["MEASURED", "measured", "run_of", "started", "team_acts", "to_the_end"]

MEASURED = Measured(1400, 50, 400, "0.4.0", "2026-12-01")


def measured(id: str = "first-light", **changes: object) -> Challenge:
    """Return a challenge of the program as if it had been measured, hints up to `count`."""
    return replace(challenge(id), **{"rating": MEASURED, "hints": "count", **changes})  # type: ignore[arg-type]


def team_acts(match: Match) -> None:
    """Let the computer Agents do one action for the human, after the Alien if it is its turn."""
    match.let_opponents_act()
    if not match.is_over:
        match.act(TEAMS["greedy"](match.observation, match.session.legal_actions(), match.session.stream("agents")))


def started(actions: int, challenge: Challenge | None = None, hints: str = "full") -> Match:
    """Return a run of a measured challenge after so many actions of the team; the Alien's process is closed."""
    match = begin(measured() if challenge is None else challenge, hints)
    for _ in range(actions):
        team_acts(match)
    match.close()
    return match


def to_the_end(match: Match) -> Match:
    """Play a match to its end."""
    while not match.is_over:
        team_acts(match)
    match.close()
    return match


def run_of(match: Match) -> Run:
    """Return what the profile has of a match's run."""
    mark = match.challenge
    assert mark is not None
    return next(run for run in current_career().runs if run.mark.run == mark.run)
