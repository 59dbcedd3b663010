"""The two sungates, a door for the Alien: it enters one and stands on the other (CR-34)."""

from solo.contacts.board import Board, Tile
from solo.contacts.scenario import Token
from solo.contacts.token import TokenForm, TokenKind, places_of
from solo.core.content import Reader

FORM = TokenForm(2, 2, key="tiles", switch="may_stay")


def read(reader: Reader, board: Board) -> Token:
    """Read the two sides, and whether the Alien may stay on the side that it entered."""
    parts = reader.fields(["tiles"], ["may_stay"])
    places = places_of(parts["tiles"], board, FORM.least, FORM.most)
    return Token("sungate", places, optional=parts["may_stay"].boolean() if parts["may_stay"].present else False)


def doors(token: Token) -> tuple[tuple[Tile, Tile], ...]:
    """Return the pair."""
    one, other = token.places
    return ((one, other),)


TOKEN = TokenKind(
    "sungate",
    "sungate",
    "sungates",
    "The Alien pays for entering one of them and stands on the other at once, for nothing.",
    read,
    FORM,
    doors=doors,
)
