"""A secret file: plan, Agents, days, tokens, texts and the Alien's special mission (contacts 2 and 7)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import alien_walk
from solo.hex.bits import members

__all__ = ["Mission", "Part", "Scenario", "is_possible"]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a special mission: a name that players read, and the tiles where ending a day fulfils it."""

    name: str
    tiles: TileSet


@dataclass(frozen=True, slots=True)
class Mission:
    """The Alien's special mission: end days on tiles of at least `needed` of the parts; the hidden path decides it."""

    text: str
    parts: tuple[Part, ...]
    needed: int

    def progress(self, camps: TileSet) -> int:
        """Return which parts are fulfilled by days that ended on these camps, as a bit set of their indices."""
        return sum(1 << index for index, part in enumerate(self.parts) if part.tiles & camps)

    def is_fulfilled(self, camps: TileSet) -> bool:
        """Return whether enough parts are fulfilled. The starting camp ends no day, so it must not be among `camps`."""
        return self.progress(camps).bit_count() >= self.needed


@dataclass(frozen=True, eq=False)
class Scenario:
    """One secret file, checked. `agents` lists who may be chosen; `fixed` is the team where there is no choice."""

    id: str
    name: str
    board: Board
    days: int
    team_size: int
    agents: tuple[str, ...]
    suggested: tuple[str, ...]
    favours: str
    log: str
    event: str
    mission: Mission
    tokens: Mapping[str, tuple[Tile, ...]] = field(default_factory=dict)
    fingerprint: str = ""
    starter: bool = False

    @property
    def unlock_day(self) -> int:
        """The day at whose end the Witness and the Oracle are settled (contacts 3.4, CR-47)."""
        return 3 if self.board.days <= 6 else 4


def is_possible(mission: Mission, board: Board, days: int) -> bool:
    """Return whether the mission can be met within the days by moves alone, Agents and old camps not regarded."""
    walk = alien_walk(board)
    reached: dict[int, TileSet] = {0: board.starts}
    for _ in range(days):
        after: dict[int, TileSet] = {}
        for done, tiles in reached.items():
            for tile in members(walk.ends(tiles)):
                progress = done | mission.progress(1 << tile)
                after[progress] = after.get(progress, 0) | 1 << tile
        reached = after
    return any(done.bit_count() >= mission.needed for done in reached)
