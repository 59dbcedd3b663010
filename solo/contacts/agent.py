"""What an Agent is: numbers and hooks. Each Agent is one file in `solo/contacts/agents/`, found by its name.

Rules never compare ids; they ask these hooks. All of them read public facts only.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from solo.contacts.actions import MoveAgent, Refusal
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.movement import shortest_walk, walk_ends
from solo.contacts.public import PublicState
from solo.hex.bits import bits_of, members

__all__ = ["Ability", "Agent", "Target", "between", "open_tiles", "walk_refusal", "walks"]

Target = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ability:
    """One thing that an Agent may do after moving.

    `kind`: detect or capture (one answer for the whole array), trace (the dog) or roadblock. `targets` yields every
    target in order, or for paths one for each end; `allows` judges any target (by default, the listed ones);
    `asked` returns the tiles that a target asks about: the array exactly as the rules use it. `around` returns all
    tiles that it can ask about today from a tile, and `size` how many at most at once: what planning needs to know; it
    `roams` if that does not depend on the tile.
    """

    id: str
    kind: str
    targets: Callable[[PublicState, str], Iterator[Target]]
    asked: Callable[[PublicState, str, Target], TileSet]
    around: Callable[[PublicState, Tile], TileSet]
    size: int
    allows: Callable[[PublicState, str, Target], bool] | None = None
    roams: bool = False

    def is_allowed(self, public: PublicState, agent: str, target: Target) -> bool:
        """Return whether the Agent, where it stands now, may use the ability on a target."""
        if self.allows is not None:
            return self.allows(public, agent, target)
        return target in self.targets(public, agent)


def walks(public: PublicState, agent: str, allowance: int, climbs: bool) -> Iterator[MoveAgent]:
    """Yield one walk for each tile that an Agent can end on: the shortest, ties by tile order (CR-9)."""
    source = public.agents[agent].tile
    free = open_tiles(public, climbs)
    ends = walk_ends(public.board, source, allowance, free) & ~public.others(agent)
    for end in members(ends):
        path = shortest_walk(public.board, source, end, allowance, free)
        if path is not None:
            yield MoveAgent(agent, path)


def walk_refusal(public: PublicState, move: MoveAgent, allowance: int, climbs: bool) -> Refusal | None:
    """Return why an Agent may not walk so, or None (CR-9)."""
    path = move.path
    if move.carried is not None:
        return Refusal.BAD_CARRY
    if len(path) - 1 > allowance:
        return Refusal.TOO_FAR
    free = open_tiles(public, climbs)
    for here, there in pairwise(path):
        if not public.board.adjacent[here] >> there & 1:
            return Refusal.BAD_PATH
        if not free >> there & 1:
            return Refusal.CLOSED
    return Refusal.OCCUPIED if public.others(move.agent) >> path[-1] & 1 else None


def open_tiles(public: PublicState, climbs: bool) -> TileSet:
    """Return the tiles that an Agent may enter: no roadblock; a mountain only with the gift of climbing (CR-43)."""
    board = public.board
    return board.land & ~public.blocked & ~(0 if climbs else board.mountains)


def lines(public: PublicState, agent: str, climbs: bool) -> TileSet:
    """Return where a move in a straight line can end: open, free tiles, over everything (A11, CR-43)."""
    here = public.agents[agent].tile
    found = 0
    for direction in range(6):
        for tile in public.board.ray(here, direction):
            found |= 1 << tile
    return found & open_tiles(public, climbs) & ~public.others(agent)


def between(board: Board, here: Tile, there: Tile) -> TileSet:
    """Return the tiles strictly between two tiles on one line; empty where no line joins them."""
    for direction in range(6):
        found = 0
        for tile in board.ray(here, direction):
            if tile == there:
                return found
            found |= 1 << tile
    return 0


@dataclass(frozen=True, slots=True)
class Agent:
    """One Agent's numbers and hooks.

    `moves` is its allowance in tiles; `moves_of` yields its legal moves, one for each end (walks by default),
    `ends_of` their ends, and `refusal` judges any move. `sweeps`: its ability captures along its move (CR-18). It
    `flies`: its move steps, then goes in a straight line.
    """

    id: str
    name: str
    moves: int
    gift: str
    abilities: tuple[Ability, ...] = ()
    climbs: bool = False
    copies: bool = False
    moves_of: Callable[[PublicState, str], Iterator[MoveAgent]] | None = None
    ends_of: Callable[[PublicState, str], TileSet] | None = None
    refusal: Callable[[PublicState, MoveAgent], Refusal | None] | None = None
    sweeps: bool = False
    flies: bool = False

    @property
    def walks(self) -> bool:
        """Whether its move is a walk, which cards can make longer or shorter (A04, B01)."""
        return self.moves_of is None

    def allowance(self, public: PublicState, agent: str) -> int:
        """Return how far it may walk today: cards and the bike counted."""
        return public.effects.allowance(agent, self.moves + (public.rider == agent))

    def ends(self, public: PublicState, agent: str) -> TileSet:
        """Return the tiles where the Agent can end today's move."""
        here = 1 << public.agents[agent].tile
        if agent in public.effects.held:
            return here
        if agent in public.effects.lifted:
            found = lines(public, agent, self.climbs)
        elif self.ends_of is not None:
            found = self.ends_of(public, agent)
        else:
            free = open_tiles(public, self.climbs)
            allowance = self.allowance(public, agent)
            found = walk_ends(public.board, public.agents[agent].tile, allowance, free) & ~public.others(agent)
        return found or here

    def legal_moves(self, public: PublicState, agent: str) -> tuple[MoveAgent, ...]:
        """Return the Agent's moves today, one for each end; where it has none, the one that stays (CR-10)."""
        here = public.agents[agent].tile
        return tuple(self._moves(public, agent)) or (MoveAgent(agent, (here,)),)

    def _moves(self, public: PublicState, agent: str) -> Iterator[MoveAgent]:
        if agent in public.effects.held:
            return iter(())
        if agent in public.effects.lifted:
            here = public.agents[agent].tile
            return (MoveAgent(agent, (here, end)) for end in members(lines(public, agent, self.climbs)))
        if self.moves_of is not None:
            return self.moves_of(public, agent)
        return walks(public, agent, self.allowance(public, agent), self.climbs)

    def move_refusal(self, public: PublicState, move: MoveAgent) -> Refusal | None:
        """Return why a move that begins where the Agent stands is not legal, or None."""
        if len(move.path) == 1:
            can_stay = move.carried is None and len(self.legal_moves(public, move.agent)[0].path) == 1
            return None if can_stay else Refusal.MAY_NOT_STAY
        if move.agent in public.effects.held:
            return Refusal.HELD
        if move.agent in public.effects.lifted:
            return None if move in self.legal_moves(public, move.agent) else Refusal.BAD_PATH
        if self.refusal is not None:
            return self.refusal(public, move)
        return walk_refusal(public, move, self.allowance(public, move.agent), self.climbs)

    def goes_straight(self, public: PublicState, agent: str) -> bool:
        """Return whether the last part of its move goes over tiles in a line: a flight in the record (contacts 9)."""
        return self.flies or agent in public.effects.lifted

    def way(self, public: PublicState, move: MoveAgent) -> TileSet:
        """Return the tiles of a move between its beginning and its end (CR-19, CR-39); for Black those flown over."""
        path = move.path
        if self.goes_straight(public, move.agent):
            return between(public.board, path[-2], path[-1]) if len(path) > 1 else 0
        return bits_of(path[1:-1]) & ~(1 << path[-1])

    def touched(self, public: PublicState, move: MoveAgent) -> TileSet:
        """Return the tile that a flight steps on, which its landing is not on: it captures there too (CR-18)."""
        path = move.path
        steps = self.flies and move.agent not in public.effects.lifted and len(path) == 3
        return bits_of(path[1:2]) & ~(1 << path[2]) if steps else 0

    def ability(self, id: str) -> Ability | None:
        """Return one of the Agent's abilities by its id."""
        return next((ability for ability in self.abilities if ability.id == id), None)
