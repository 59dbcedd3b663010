"""M03 WOODLAND HOME."""

from solo.contacts.board import Board
from solo.contacts.mission import MUST_ALSO, MissionCard
from solo.contacts.scenario import Part


def also(board: Board) -> tuple[Part, ...]:
    """Return the parts that are added: two camps in forests, and the last camp in one."""
    forest = board.of_terrain["forest"]
    return Part("camps in a forest", forest, times=2), Part("last camp in a forest", forest, "last")


MISSION = MissionCard(
    "M03",
    "WOODLAND HOME",
    "alien",
    MUST_ALSO,
    "The Alien must also end two days in a forest, the last day being one of them.",
    also=also,
)
