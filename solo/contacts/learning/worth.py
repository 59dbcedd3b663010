"""What a row of Agents' turns is worth, all possible tiles counting alike: for lessons in which a day is planned."""

from collections import Counter
from collections.abc import Sequence

from solo.contacts import turn
from solo.contacts.actions import MoveAgent, Order, UseAbility
from solo.contacts.board import TileSet
from solo.contacts.movement import alien_walk
from solo.contacts.public import PublicState
from solo.hex.bits import members

__all__ = ["MEASURES", "first_refused", "worth_of"]

MEASURES = ("left", "catch", "net")


def first_refused(public: PublicState, orders: Sequence[Order]) -> int:
    """Return the number, from 1, of the first order that the rules refuse; 0 if none is."""
    for number, order in enumerate(orders, 1):
        if turn.refuse(public, order) is not None:
            return number
        public = turn.public_effect(public, order)
    return 0


def worth_of(public: PublicState, orders: Sequence[Order], possible: TileSet, by: str) -> float:
    """Return how good legal orders are by a measure.

    `left`: the possible tiles that are left on average, none where it is caught. `catch`: the chance that it is caught.
    `net`: the tiles that it can reach tomorrow if all answers are no, the Agents standing where they then stand.
    """
    caught, asked, after = _questions(public, orders)
    free = possible & ~caught
    if by == "catch":
        return (possible & caught).bit_count() / possible.bit_count()
    if by == "net":
        for tiles in asked:
            free &= ~tiles
        return float(_reached(after, free).bit_count())
    cells = Counter(tuple(bool(tiles >> tile & 1) for tiles in asked) for tile in members(free))
    return sum(size * size for size in cells.values()) / possible.bit_count()


def _reached(public: PublicState, tiles: TileSet) -> TileSet:
    """Return where the Alien can end tomorrow, the Agents standing where they stand; not where it has just camped."""
    walk = alien_walk(public.board, closed=public.occupied | public.blocked, roadblock=public.blocked)
    found = 0
    for tile in members(tiles):
        found |= walk.ends(1 << tile) & ~(1 << tile)
    return found


def _questions(public: PublicState, orders: Sequence[Order]) -> tuple[TileSet, list[TileSet], PublicState]:
    """Return the tiles on which orders capture, the sets that they detect on, and the public facts after them."""
    caught, asked = 0, list[TileSet]()
    for order in orders:
        match order:
            case MoveAgent():
                caught |= turn.catches(public, order) | 1 << order.path[-1]
                if order.carried is not None:
                    caught |= 1 << order.carried[1]
            case UseAbility(agent, id, _):
                ability = turn.ability_of(public, agent, id)
                if ability is not None and ability.kind == "capture":
                    caught |= turn.asked_tiles(public, order)
                elif ability is not None and ability.kind == "detect":
                    asked.append(turn.asked_tiles(public, order))
            case _:
                pass
        public = turn.public_effect(public, order)
    return caught, asked, public
