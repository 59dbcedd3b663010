"""What a token of a secret file does. Each kind is one file in `solo/contacts/tokens/`, found by its name (contacts 7).

The rules never compare kinds; they ask these hooks. All of them read public facts only.
"""

from collections.abc import Callable
from dataclasses import dataclass

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.scenario import Token
from solo.core.content import Reader

__all__ = ["TokenForm", "TokenKind", "place_of", "places_of"]

Pairs = tuple[tuple[Tile, Tile], ...]


@dataclass(frozen=True, slots=True)
class TokenForm:
    """How a token's part of a secret file is laid out, for whoever fills it in.

    `least` to `most` tiles stand in a list: the whole part, or what is under `key`. With `faces` it is a list of so
    many whole numbers instead, usually these. `switch` is the key of a yes or no that may stand beside the tiles,
    `radius` that of a whole number from 0 to 2.
    """

    least: int = 0
    most: int = 0
    key: str = ""
    faces: tuple[int, ...] = ()
    switch: str = ""
    radius: str = ""


@dataclass(frozen=True, slots=True)
class TokenKind:
    """One kind of token.

    `read` reads its part of a secret file, which is laid out as `form` says. `places_on` returns where it lies on a
    day (0: before the first), for the map; `bars` the tiles that it closes to the Alien on a day, whether Agents stand
    there or not; `doors` its pairs. `budgets` are the Alien's points by the face of a die that is rolled each morning.
    `hides`: it lies on one of its places, and only the Alien knows on which. `is_ridden`: the Agent that ends a move
    there takes it along.
    """

    id: str
    name: str
    plural: str
    text: str
    read: Callable[[Reader, Board], Token]
    form: TokenForm
    places_on: Callable[[Token, int], tuple[Tile, ...]] = lambda token, day: token.places
    bars: Callable[[Board, Token, int], TileSet] = lambda board, token, day: 0
    doors: Callable[[Token], Pairs] = lambda token: ()
    budgets: Callable[[Token], tuple[int, ...]] = lambda token: ()
    hides: bool = False
    is_ridden: bool = False


def place_of(reader: Reader, board: Board, open_tiles: TileSet) -> Tile | None:
    """Read one tile that must be among the open ones; None, with a fault, if it is not."""
    name = reader.text(2, 4)
    if name and name not in board.by_name:
        reader.fault(f"{name} is not on the map {board.id}; tiles are {board.names[board.tiles[0]]} and so on")
    tile = board.by_name.get(name)
    if tile is not None and not open_tiles >> tile & 1:
        reader.fault(f"{name} is closed to the Alien; put the token on a field, forest or city")
        return None
    return tile


def places_of(reader: Reader, board: Board, shortest: int, longest: int) -> tuple[Tile, ...]:
    """Read a list of different tiles that are open to the Alien."""
    open_tiles = board.starts | board.cities
    found = [place_of(item, board, open_tiles) for item in reader.items(shortest, longest)]
    tiles = tuple(tile for tile in found if tile is not None)
    if len(set(tiles)) != len(tiles):
        reader.fault("names a tile twice; each token lies on another one")
    return tiles
