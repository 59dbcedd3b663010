"""The hider of simple programs: it goes where the nearest Agent is farthest away.

Of the ends from which its mission can still be fulfilled in time, if there are any; of equal ones any. What is no move
(set-up, cards after it, traces) it does as level 3 does, and it plays no card before its move.
"""

from collections.abc import Sequence

from solo.contacts.actions import Action, AlienMove
from solo.contacts.board import Tile, TileSet
from solo.contacts.bots.alien import ghost
from solo.contacts.bots.alien.baselines.moves import in_time, move_options
from solo.contacts.observation import AlienObservation
from solo.contacts.public import PublicState
from solo.contacts.thought import Thought
from solo.core.rng import Random
from solo.hex.bits import bits_of, members

__all__ = ["farthest_of", "think"]


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    public, alien = observation.public, observation.alien
    if public.phase != "alien":
        return ghost.think(observation, legal_actions, rng)
    paths = move_options(public, alien)
    if not paths:  # only a card makes a move possible
        return ghost.think(observation, legal_actions, rng)
    ends = in_time(public, alien, paths)
    best = farthest_of(public, ends)
    return Thought(AlienMove(paths[rng.choice([*members(best)])]))


def farthest_of(public: PublicState, ends: TileSet) -> TileSet:
    """Return those of some ends, at least one, that are farthest from their nearest Agent."""
    tiles = [status.tile for status in public.agents.values() if status.is_placed]
    board = public.board

    def nearest(end: Tile) -> int:
        return min(board.distance(end, tile) for tile in tiles)

    most = max(nearest(end) for end in members(ends))
    return bits_of(end for end in members(ends) if nearest(end) == most)
