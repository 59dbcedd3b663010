"""A secret file: plan, Agents, days, cards, tokens, texts and the Alien's special mission (contacts 2 and 7)."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from solo.contacts.board import Board, Tile, TileSet

__all__ = ["DEALT", "Deal", "Mission", "Part", "Scenario", "Token"]

Path = tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a special mission: a name that players read, and tiles.

    `how` it is fulfilled: "camp" by `times` days that ended on such a tile, "cross" by having entered `times` of them,
    "last" by ending the last day there. The tiles of a part with `hidden` lie that far around the hidden token; `tiles`
    are then all where that can be.
    """

    name: str
    tiles: TileSet
    how: str = "camp"
    times: int = 1
    hidden: int | None = None


@dataclass(frozen=True, slots=True)
class Mission:
    """The Alien's special mission: `needed` of the parts or more, in their order if `ordered`, and all parts of `also`.

    **Progress** is a bit set: each part has `times` bits, the first part the lowest. Only the hidden path decides.
    """

    text: str
    parts: tuple[Part, ...]
    needed: int
    ordered: bool = False
    also: tuple[Part, ...] = ()

    def advance(self, done: int, entered: Iterable[Tile], camp: Tile, is_last: bool) -> int:
        """Return the progress after a day that entered some tiles (in order) and ended on `camp`."""
        for tile in entered:
            done = self.note(done, "cross", tile)
        done = self.note(done, "camp", camp)
        return self.note(done, "last", camp) if is_last else done

    def note(self, done: int, how: str, tile: Tile) -> int:
        """Return the progress after a tile counted in one way: as entered, as a camp, or as the last camp of all."""
        first, waits = 0, False
        for index, part in enumerate((*self.parts, *self.also)):
            bits = (1 << part.times) - 1
            have = done >> first & bits
            waits = waits and index < len(self.parts)
            if part.how == how and part.tiles >> tile & 1 and not waits:
                done |= (have << 1 | 1) << first & bits << first
            waits |= self.ordered and done >> first & bits != bits
            first += part.times
        return done

    def progress(self, paths: Sequence[Path], days: int) -> int:
        """Return the progress of a hidden path, a path a day, in a game of so many days."""
        done = 0
        for day, path in enumerate(paths, 1):
            done = self.advance(done, path[1:], path[-1], day == days)
        return done

    def fulfilled(self, done: int) -> list[bool]:
        """Return for each part, those of `also` behind the others, whether it is fulfilled."""
        found, first = [], 0
        for part in (*self.parts, *self.also):
            bits = (1 << part.times) - 1
            found.append(done >> first & bits == bits)
            first += part.times
        return found

    def is_met(self, done: int) -> bool:
        """Return whether enough parts are fulfilled, and all of those that must also be."""
        found = self.fulfilled(done)
        return sum(found[: len(self.parts)]) >= self.needed and all(found[len(self.parts) :])

    def is_fulfilled(self, paths: Sequence[Path], days: int) -> bool:
        """Return whether a hidden path fulfils the mission. The starting camp ends no day (SR-6)."""
        return self.is_met(self.progress(paths, days))

    def with_hidden(self, board: Board, hidden: Tile | None) -> "Mission":
        """Return the mission for one place of the hidden token."""
        if hidden is None or all(part.hidden is None for part in (*self.parts, *self.also)):
            return self

        def placed(part: Part) -> Part:
            return part if part.hidden is None else replace(part, tiles=board.within(hidden, part.hidden), hidden=None)

        return replace(self, parts=tuple(map(placed, self.parts)), also=tuple(map(placed, self.also)))

    @property
    def crossed(self) -> TileSet:
        """The tiles that count already by being entered."""
        return sum_of(part.tiles for part in (*self.parts, *self.also) if part.how == "cross")

    @property
    def goals(self) -> TileSet:
        """The tiles of all parts."""
        return sum_of(part.tiles for part in (*self.parts, *self.also))


def sum_of(sets: Iterable[TileSet]) -> TileSet:
    """Return the union of some tile sets."""
    found = 0
    for tiles in sets:
        found |= tiles
    return found


@dataclass(frozen=True, slots=True)
class Token:
    """A token of a secret file. `kind` names its module in `tokens/`, which says what the rest means.

    `places`: the tiles where it lies, one after another, or can lie; `numbers`: whatever else it needs.
    """

    kind: str
    places: tuple[Tile, ...] = ()
    numbers: tuple[int, ...] = ()
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Deal:
    """How many equipment cards a side draws, and how many of them it keeps."""

    draw: int = 0
    keep: int = 0


DEALT = ("alien", "agents")
"""The sides that equipment and mission cards are dealt to."""


@dataclass(frozen=True, eq=False)
class Scenario:
    """One secret file, checked. `agents` lists who may be chosen; with `aliens_choice` the Alien picks one (CR-45)."""

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
    tokens: tuple[Token, ...] = ()
    fingerprint: str = ""
    starter: bool = False
    equipment: Mapping[str, Deal] = field(default_factory=dict)
    aliens_choice: bool = False
    missions: bool = False
    edition: str = "second"
    expert: bool = False

    @property
    def unlock_day(self) -> int:
        """The day at whose end the Witness and the Oracle are settled (contacts 3.4, CR-47)."""
        return 3 if self.board.days <= 6 else 4

    def deal(self, side: str) -> Deal:
        """Return how many equipment cards a side draws and keeps."""
        return self.equipment.get(side, Deal())

    def token(self, kind: str) -> Token | None:
        """Return the first token of a kind, if there is one."""
        return next((token for token in self.tokens if token.kind == kind), None)
