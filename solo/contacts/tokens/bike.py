"""The bike: the Agent that ends a move on it takes it along, and has one more move from the next one on."""

from solo.contacts.board import Board
from solo.contacts.scenario import Token
from solo.contacts.token import TokenForm, TokenKind, places_of
from solo.core.content import Reader

FORM = TokenForm(1, 1)


def read(reader: Reader, board: Board) -> Token:
    """Read where it stands at first."""
    return Token("bike", places_of(reader, board, FORM.least, FORM.most))


TOKEN = TokenKind(
    "bike",
    "bike",
    "bikes",
    "The Agent that ends a move on it takes it along, and has one more move from its next move on, if it walks.",
    read,
    FORM,
    is_ridden=True,
)
