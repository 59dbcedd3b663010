"""The achievement Full Contact."""

from solo.contacts.achievement import Achievement, History, by_progress, played_out
from solo.contacts.agents import agents
from solo.contacts.names import N_


def progress(history: History) -> tuple[int, int]:
    """Return how many of the Agents were in a team whose game was played to its end, of all there are (SR-70)."""
    played = {agent for result in history if played_out(result) for agent in result.team}
    return len(played & agents().keys()), len(agents())


ACHIEVEMENT = Achievement(
    "full_contact",
    N_("Full Contact"),
    N_("Play each of the twelve Agents in a game that you play to its end."),
    by_progress(progress),
    progress,
)
