"""The spaceship, hidden on one of several places: only the Alien learns which (contacts 3.4)."""

from solo.contacts.board import Board
from solo.contacts.scenario import Token
from solo.contacts.token import TokenForm, TokenKind, places_of
from solo.core.content import Reader

FORM = TokenForm(2, 8)


def read(reader: Reader, board: Board) -> Token:
    """Read the tiles where it can lie."""
    return Token("spaceship", places_of(reader, board, FORM.least, FORM.most))


TOKEN = TokenKind(
    "spaceship",
    "spaceship",
    "places where the spaceship can be",
    "Hidden on one of its places; only the Alien knows on which.",
    read,
    FORM,
    hides=True,
)
