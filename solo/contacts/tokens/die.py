"""The Alien die: rolled each morning for everybody to see, it says how many points the Alien has that day."""

from solo.contacts.board import Board
from solo.contacts.scenario import Token
from solo.contacts.token import TokenForm, TokenKind
from solo.core.content import Reader

FORM = TokenForm(faces=(4, 4, 5, 5, 6, 6))


def read(reader: Reader, board: Board) -> Token:
    """Read the Alien's points on the six faces."""
    faces = tuple(face.integer(2, 9) for face in reader.items(len(FORM.faces), len(FORM.faces)))
    return Token("die", (), faces)


def budgets(token: Token) -> tuple[int, ...]:
    """Return the points by face."""
    return token.numbers


TOKEN = TokenKind(
    "die",
    "Alien die",
    "Alien dice",
    "Rolled each morning for everybody to see: the Alien's points of that day.",
    read,
    FORM,
    budgets=budgets,
)
