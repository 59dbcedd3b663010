"""The achievement Elite Agents."""

from solo.contacts.achievement import Achievement, is_short, won
from solo.contacts.names import N_

ACHIEVEMENT = Achievement(
    "elite_agents",
    N_("Elite Agents"),
    N_("Catch the Alien before day 5; on Plan S before day 3."),
    earned=lambda finished, history: (
        won(finished.result) and finished.result.day < (3 if is_short(finished.result) else 5)
    ),
)
