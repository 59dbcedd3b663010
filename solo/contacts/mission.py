"""What a mission card is. One file each in `solo/contacts/missions/`, found by its number (contacts 6, CR-33, CR-46).

Rules never compare ids; they ask these hooks. A card is public from the moment that both sides' are revealed.
"""

from collections.abc import Callable
from dataclasses import dataclass

from solo.contacts.board import Board, TileSet
from solo.contacts.public import PublicState
from solo.contacts.scenario import Mission, Part

__all__ = ["ADVANTAGE", "MUST_ALSO", "WINS_INSTEAD", "MissionCard", "beside", "rim"]

MUST_ALSO = "must also"
WINS_INSTEAD = "wins instead"
ADVANTAGE = "advantage"


@dataclass(frozen=True, slots=True)
class MissionCard:
    """One mission card: its number, name, side (alien or agents), kind (CR-46) and what it says.

    The Alien's: `also` are parts that its path must fulfil besides its special mission, `instead` another mission whose
    fulfilment wins as well. The Agents': `is_met` judges, from the public facts when the game would end, what they must
    also have done, or another way to win. Either side's: `begin` returns the public facts with an advantage in force,
    when the cards are revealed, and `morning` those of a new day, before anybody moves. `progress` is for computer
    teams: how far the Agents are with theirs, from 0 to 1.
    """

    id: str
    name: str
    side: str
    kind: str
    text: str
    also: Callable[[Board], tuple[Part, ...]] = lambda board: ()
    instead: Callable[[Board], Mission] | None = None
    is_met: Callable[[PublicState], bool] = lambda public: True
    begin: Callable[[PublicState], PublicState] = lambda public: public
    morning: Callable[[PublicState], PublicState] = lambda public: public
    progress: Callable[[PublicState], float] = lambda public: 0.0


def beside(board: Board, tiles: TileSet) -> TileSet:
    """Return the tiles that touch some tile of a set and that the Alien can usually enter: field, forest, city."""
    return board.grow(tiles) & (board.starts | board.cities)


def rim(board: Board) -> TileSet:
    """Return the tiles at the edge of the board: those with fewer than six neighbours."""
    return sum(1 << tile for tile in board.tiles if len(board.neighbors[tile]) < 6)
