"""The protest: a crowd that closes a quarter to the Alien and moves on each day (SR-11)."""

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.scenario import Token
from solo.contacts.token import TokenForm, TokenKind, places_of
from solo.core.content import Reader

FORM = TokenForm(1, 12, key="way", radius="within")


def read(reader: Reader, board: Board) -> Token:
    """Read its way, where it stands on day 1, day 2 and so on, after the last place again the first; and its size."""
    parts = reader.fields(["way"], ["within"])
    places = places_of(parts["way"], board, FORM.least, FORM.most)
    return Token("protest", places, (parts["within"].integer(0, 2) if parts["within"].present else 0,))


def places_on(token: Token, day: int) -> tuple[Tile, ...]:
    """Return where it stands on a day."""
    return (token.places[max(0, day - 1) % len(token.places)],)


def bars(board: Board, token: Token, day: int) -> TileSet:
    """Return what it closes: its quarter, or all open tiles that near (SR-11). Agents may pass."""
    (tile,), radius = places_on(token, day), max(token.numbers, default=0)
    if radius:
        return board.within(tile, radius) & (board.starts | board.cities)
    return 1 << tile | board.adjacent[tile] & board.cities


TOKEN = TokenKind(
    "protest",
    "protest",
    "places of the protest",
    "Closes the place where it stands to the Alien, and moves on each day. Agents may pass.",
    read,
    FORM,
    places_on=places_on,
    bars=bars,
)
