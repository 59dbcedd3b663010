"""Hunting cabins: places on the map that a special mission can speak of."""

from solo.contacts.board import Board
from solo.contacts.scenario import Token
from solo.contacts.token import TokenForm, TokenKind, places_of
from solo.core.content import Reader

FORM = TokenForm(1, 4)


def read(reader: Reader, board: Board) -> Token:
    """Read the tiles of one to four cabins."""
    return Token("cabin", places_of(reader, board, FORM.least, FORM.most))


TOKEN = TokenKind("cabin", "hunting cabin", "hunting cabins", "A place on the map, for everybody to see.", read, FORM)
