"""M02 WATER SAMPLES."""

from solo.contacts.board import Board
from solo.contacts.mission import MUST_ALSO, MissionCard, beside
from solo.contacts.scenario import Part


def also(board: Board) -> tuple[Part, ...]:
    """Return the part that is added: three tiles of a shore entered, by day's end or on the way."""
    return (Part("steps along a shore", beside(board, board.of_terrain["lake"]), "cross", 3),)


MISSION = MissionCard(
    "M02",
    "WATER SAMPLES",
    "alien",
    MUST_ALSO,
    "The Alien must also enter tiles next to a lake three times; passing through is enough.",
    also=also,
)
