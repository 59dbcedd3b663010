"""M07 LAKE PICKUP."""

from solo.contacts.board import Board
from solo.contacts.mission import WINS_INSTEAD, MissionCard, beside
from solo.contacts.scenario import Mission, Part


def instead(board: Board) -> Mission:
    """Return the other way to win: the last camp on a shore."""
    shore = Part("last camp beside a lake", beside(board, board.of_terrain["lake"]), "last")
    return Mission("End the last day next to a lake.", (shore,), 1)


MISSION = MissionCard(
    "M07",
    "LAKE PICKUP",
    "alien",
    WINS_INSTEAD,
    "The Alien also wins if it ends the last day on a tile next to a lake.",
    instead=instead,
)
