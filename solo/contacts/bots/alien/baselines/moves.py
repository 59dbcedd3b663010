"""What the baselines ask about the Alien's moves: where it can end today, and where its mission is still in time."""

from collections.abc import Mapping
from functools import lru_cache

from solo.contacts.aims import alien_aims
from solo.contacts.board import Tile, TileSet
from solo.contacts.conditions import empty_walk, walk_of
from solo.contacts.movement import AlienWalk
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import PublicState
from solo.contacts.scenario import Mission
from solo.contacts.ways import best_paths, days_needed
from solo.hex.bits import bits_of

__all__ = ["in_time", "move_options", "timely"]

Path = tuple[Tile, ...]


def move_options(public: PublicState, alien: AlienSecrets) -> dict[Tile, Path]:
    """Return a legal path to each end of today's move; past tiles that its mission counts, where there are such."""
    walk, old = walk_of(public), alien.camps
    aim = alien_aims(public, alien.hidden)[0]
    paths = walk.paths(alien.tile)
    if aim.crossed:
        paths |= best_paths(walk, aim, aim.progress(alien.paths, public.scenario.days), alien.tile)
    return {end: path for end, path in paths.items() if not old >> end & 1}


def in_time(public: PublicState, alien: AlienSecrets, paths: Mapping[Tile, Path]) -> TileSet:
    """Return the ends from which some way to win still takes no more days than are left; all ends if there is none."""
    days, plain = public.scenario.days, empty_walk(public.board, public.scenario.tokens)
    left, found = days - public.day, 0
    for aim in alien_aims(public, alien.hidden):
        done = aim.progress(alien.paths, days)
        for end, path in paths.items():
            after = aim.advance(done, path[1:], end, not left)
            if days_needed(plain, aim, after)[end] <= left:
                found |= 1 << end
    return found or bits_of(paths)


@lru_cache(maxsize=4096)
def timely(walk: AlienWalk, mission: Mission, done: int, left: int) -> TileSet:
    """Return the tiles on which a day may end with so many days left after it, if the mission is to be met in time.

    `done`: the progress before that day; of its way only the end is counted. `walk`: what plans reckon with.
    """
    found = 0
    for tile in walk.board.tiles:
        after = mission.advance(done, (tile,), tile, not left)
        if days_needed(walk, mission, after)[tile] <= left:
            found |= 1 << tile
    return found
