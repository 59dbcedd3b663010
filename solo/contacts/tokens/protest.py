"""The protest: a crowd that closes a city quarter to the Alien and moves on each day."""

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.scenario import Token
from solo.contacts.token import TokenKind, places_of
from solo.core.content import Reader


def read(reader: Reader, board: Board) -> Token:
    """Read its way: where it stands on day 1, day 2 and so on; after the last place it begins again."""
    return Token("protest", places_of(reader, board, 1, 12))


def places_on(token: Token, day: int) -> tuple[Tile, ...]:
    """Return where it stands on a day."""
    return (token.places[max(0, day - 1) % len(token.places)],)


def bars(board: Board, token: Token, day: int) -> TileSet:
    """Return its tile and the city tiles next to it: there the Alien would be seen. Agents may pass."""
    (tile,) = places_on(token, day)
    return 1 << tile | board.adjacent[tile] & board.cities


TOKEN = TokenKind(
    "protest",
    "protest",
    "places of the protest",
    "Closes its tile and the city tiles next to it to the Alien, and moves on each day.",
    read,
    places_on=places_on,
    bars=bars,
)
