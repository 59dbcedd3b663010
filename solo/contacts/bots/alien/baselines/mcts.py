"""Monte-Carlo tree search with determinization, after Nijssen and Winands' program for Scotland Yard (2012).

Each playout walks down a tree of the Alien's own ends, day by day, by the upper confidence bound. The Agents' answers
are played by a cheap team that knows the possible set only: each Agent guesses a hiding place in it, goes there, and
covers what it can around it. The guesses are determinizations biased by **location categories**: a possible tile's
category is its distance to the nearest Agent, and a category's weight how much more often than others past Aliens
were found in it (`solo.strength.categories` measures the table). The rest of a playout is epsilon-greedy: the farthest
end, or any.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from solo.contacts.actions import Action, AlienMove
from solo.contacts.aims import alien_aims
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.bots.alien import ghost
from solo.contacts.bots.alien.baselines.moves import in_time, move_options, timely
from solo.contacts.bots.threat import Threat, threats
from solo.contacts.conditions import empty_walk, walk_of
from solo.contacts.deduction.following import Follower
from solo.contacts.movement import AlienWalk, alien_walk
from solo.contacts.observation import AlienObservation
from solo.contacts.public import PublicState
from solo.contacts.scenario import Mission
from solo.contacts.thought import Thought
from solo.core.rng import Random
from solo.hex.bits import bits_of, lowest, members

__all__ = ["CATEGORY_WEIGHTS", "categories", "think"]

PLAYOUTS = 200
HORIZON = 3
"""The days that a playout lasts at most, today included."""

EXPLORATION = 0.5
EPSILON = 0.2

CATEGORY_WEIGHTS = (0.01, 0.43, 0.45, 0.49, 0.85, 1.0)
"""By category, the distance to the nearest Agent from 0 to 5 or more: how likely the Alien is on one such tile.

Measured in 600 games of level 3 on both plans."""

_follower = Follower()


def categories(board: Board, agents: Sequence[Tile]) -> list[TileSet]:
    """Return the tiles of each location category: by the distance to the nearest Agent, the last one all beyond."""
    found: list[TileSet] = []
    nearer = 0
    for radius in range(len(CATEGORY_WEIGHTS) - 1):
        reached = 0
        for tile in agents:
            reached |= board.within(tile, radius)
        found.append(reached & ~nearer)
        nearer |= reached
    return [*found, board.land & ~nearer]


def guessed(possible: TileSet, groups: Sequence[TileSet], rng: Random) -> Tile:
    """Return a tile drawn from a set that is not empty, each with its category's weight."""
    here = [possible & group for group in groups]
    weights = [weight * tiles.bit_count() for weight, tiles in zip(CATEGORY_WEIGHTS, here, strict=True)]
    return rng.choice([*members(rng.choices(here, weights)[0])])


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action; what is no move as level 3 does, and no card before the move."""
    public, alien = observation.public, observation.alien
    if public.phase != "alien":
        return ghost.think(observation, legal_actions, rng)
    paths = move_options(public, alien)
    if not paths:
        return ghost.think(observation, legal_actions, rng)
    known = _follower.deduction(observation.record, public.board).possible
    search, root, ends = _Search.begin(observation, known), _Node(), in_time(public, alien, paths)
    for _ in range(PLAYOUTS):
        _play_out(search, root, ends, rng)
    chosen = max(root.children, key=lambda end: (root.children[end].visits, -end))
    return Thought(AlienMove(paths[chosen]), values={end: node.mean for end, node in root.children.items()})


# The tree


@dataclass(slots=True)
class _Node:
    """A way to spend the days so far; where the next one may end depends on where the Agents have gone."""

    visits: int = 0
    wins: float = 0.0
    children: "dict[Tile, _Node]" = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """The share of its playouts that were won."""
        return self.wins / max(1, self.visits)


def _select(node: _Node, ends: TileSet, rng: Random) -> Tile:
    """Return the end to try next: one that was not tried, or else the one with the highest confidence bound."""
    untried = [end for end in members(ends) if end not in node.children]
    if untried:
        return rng.choice(untried)
    log = math.log(node.visits + 1)

    def bound(end: Tile) -> float:
        child = node.children[end]
        return child.mean + EXPLORATION * math.sqrt(log / child.visits)

    return max(members(ends), key=lambda end: (bound(end), -end))


def _play_out(search: "_Search", root: _Node, first_ends: TileSet, rng: Random) -> None:
    """Play one playout and note in the tree whether it was won. `first_ends`: where today may end."""
    now = _Now.of(search)
    path, node = [root], root
    won, in_tree = 1.0, True
    for day in range(search.days):
        ends = search.ends(now) if day else first_ends
        if not ends:
            won = 0.0
            break
        end = _select(node, ends, rng) if in_tree else search.playout_end(now, ends, rng)
        if in_tree:
            in_tree = end in node.children
            node = node.children.setdefault(end, _Node())
            path.append(node)
        search.move(now, end)
        if search.agents_catch(now, rng):
            won = 0.0
            break
    else:
        won = search.prospect(now)
    for node in path:
        node.visits += 1
        node.wins += won


# The made-up game


@dataclass(slots=True)
class _Now:
    """Where a playout stands: the Alien's tile, camps and progress, the days left, the Agents' tiles and their set."""

    tile: Tile
    camps: TileSet
    done: int
    left: int
    agents: dict[str, Tile]
    possible: TileSet

    @staticmethod
    def of(search: "_Search") -> "_Now":
        """Return the beginning of a playout."""
        return replace(search.beginning, agents=dict(search.beginning.agents))


@dataclass(slots=True)
class _Search:
    """What all playouts of a decision share: public facts, the mission, and tables that fill as they are asked."""

    public: PublicState
    board: Board
    mission: Mission
    plain: AlienWalk
    beginning: _Now
    days: int
    today: AlienWalk
    threats: dict[tuple[str, Tile], tuple[Threat, TileSet]] = field(default_factory=dict)
    walks: dict[TileSet, AlienWalk] = field(default_factory=dict)

    @staticmethod
    def begin(observation: AlienObservation, known: TileSet) -> "_Search":
        """Return the search for an observation; `known`: where the Agents think that the Alien can be."""
        public, alien = observation.public, observation.alien
        mission = alien_aims(public, alien.hidden)[0]
        left = public.scenario.days - public.day
        agents = {agent: status.tile for agent, status in sorted(public.agents.items())}
        done = mission.progress(alien.paths, public.scenario.days)
        beginning = _Now(alien.tile, alien.camps, done, left, agents, known)
        plain = empty_walk(public.board, public.scenario.tokens)
        return _Search(public, public.board, mission, plain, beginning, min(HORIZON, left + 1), walk_of(public))

    def walk(self, now: _Now) -> AlienWalk:
        """Return how the Alien may walk: as it is today, and then past the Agents where they have gone."""
        if now.agents == self.beginning.agents:
            return self.today
        closed = bits_of(now.agents.values()) | self.public.blocked
        found = self.walks.get(closed)
        if found is None:
            found = self.walks[closed] = alien_walk(self.board, closed=closed, doors=self.today.doors)
        return found

    def ends(self, now: _Now) -> TileSet:
        """Return where the day may end: in time for the mission where that can be."""
        ends = self.walk(now).ends(1 << now.tile) & ~now.camps
        return ends & timely(self.plain, self.mission, now.done, now.left) or ends

    def playout_end(self, now: _Now, ends: TileSet, rng: Random) -> Tile:
        """Return an end beyond the tree: mostly the farthest from all Agents, sometimes any."""
        if rng.random() >= EPSILON:
            near = 0
            for radius in range(1, 8):
                for tile in now.agents.values():
                    near |= self.board.within(tile, radius)
                if not ends & ~near:
                    break
                ends &= ~near
        return rng.choice([*members(ends)])

    def move(self, now: _Now, end: Tile) -> None:
        """Let the Alien end its day there."""
        now.possible = self.walk(now).ends(now.possible)
        now.done = self.mission.advance(now.done, (end,), end, not now.left)
        now.tile, now.camps, now.left = end, now.camps | 1 << end, now.left - 1

    def agents_catch(self, now: _Now, rng: Random) -> bool:
        """Play the Agents' day and return whether the Alien was caught: each goes for a guess of its own."""
        groups = categories(self.board, [*now.agents.values()])
        for agent, tile in list(now.agents.items()):
            if not now.possible:
                return False
            guess = guessed(now.possible, groups, rng)
            threat, ends = self.threat(agent, tile)
            now.agents[agent] = self.nearest(ends & ~bits_of(now.agents.values()) or 1 << tile, guess)
            caught = self.covered(now.possible & threat.captures, guess, threat.captures_at_once)
            if caught >> now.tile & 1:
                return True
            now.possible &= ~caught
            seen = self.covered(now.possible & threat.detects, guess, threat.detects_at_once)
            now.possible &= seen if seen >> now.tile & 1 else ~seen
        return False

    def nearest(self, tiles: TileSet, goal: Tile) -> Tile:
        """Return the tile of a set, which is not empty, that is nearest to a goal."""
        radius = 0
        while not (found := tiles & self.board.within(goal, radius)):
            radius += 1
        return lowest(found)

    def covered(self, tiles: TileSet, guess: Tile, size: int) -> TileSet:
        """Return up to `size` of some tiles around a guess, whole rings only; at least the guess itself."""
        found = tiles & 1 << guess
        for radius in range(1, 5):
            more = tiles & self.board.within(guess, radius)
            if more.bit_count() > size:
                break
            found = more
        return found if size else 0

    def threat(self, agent: str, tile: Tile) -> tuple[Threat, TileSet]:
        """Return what an Agent can do from a tile if it were alone, and the tiles where it can land."""
        found = self.threats.get((agent, tile))
        if found is None:
            status = replace(self.public.agents[agent], tile=tile, path=(), used=False, dropped=False)
            alone = replace(self.public, agents={agent: status}, declared=(), named=None)
            (threat,) = threats(alone)
            near = self.board.within(tile, 3) & ~self.board.mountains & ~(1 << tile)
            found = self.threats[agent, tile] = threat, threat.captures & near or threat.captures
        return found

    def prospect(self, now: _Now) -> float:
        """Return what a playout is worth that came to its end: whether the mission is met, or can still be in time."""
        if now.left < 0:
            return float(self.mission.is_met(now.done))
        return float(bool(timely(self.plain, self.mission, now.done, now.left) & self.walk(now).ends(1 << now.tile)))
