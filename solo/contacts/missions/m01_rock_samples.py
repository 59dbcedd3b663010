"""M01 ROCK SAMPLES."""

from solo.contacts.board import Board
from solo.contacts.mission import MUST_ALSO, MissionCard, beside
from solo.contacts.scenario import Part


def also(board: Board) -> tuple[Part, ...]:
    """Return the part that is added: two camps beside mountains."""
    return (Part("camps beside a mountain", beside(board, board.mountains), times=2),)


MISSION = MissionCard(
    "M01",
    "ROCK SAMPLES",
    "alien",
    MUST_ALSO,
    "The Alien must also end two days on tiles next to a mountain.",
    also=also,
)
