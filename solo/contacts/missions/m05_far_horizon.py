"""M05 FAR HORIZON."""

from solo.contacts.board import Board
from solo.contacts.mission import WINS_INSTEAD, MissionCard, rim
from solo.contacts.scenario import Mission, Part

CAMPS = 5


def instead(board: Board) -> Mission:
    """Return the other way to win: camps at the edge of the map."""
    edge = Part("camps at the edge of the map", rim(board) & (board.starts | board.cities), times=CAMPS)
    return Mission("End five days at the edge of the map.", (edge,), 1)


MISSION = MissionCard(
    "M05",
    "FAR HORIZON",
    "alien",
    WINS_INSTEAD,
    "The Alien also wins if it ends five days at the edge of the map.",
    instead=instead,
)
