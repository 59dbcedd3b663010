"""The small hunt as tables: two days, one Agent that scans, so few tiles that every strategy can be written down.

The Alien picks a starting camp, the Agent a city, the zone is told. A day: the Alien ends on a tile, in secret; the
Agent ends on one, which catches the Alien there, and scans (on the last day that tells nothing any more). Scanning
always is as good for the team as being free to: the Alien learns nothing by its own answer. So the whole game has six
tables of choices, and what each side can be sure of is worked out exactly.

Arrays are indexed by s, the Alien's starting camps; z, zones; p, the Agent's cities; e, the Agent's end on day 1; t and
u, the Alien's ends on days 1 and 2; v, the Agent's end on day 2; a, the scan's answer, 0 no and 1 yes. Places are
numbered in tile order.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from solo.contacts.agents import agents
from solo.contacts.board import ZONES, Tile
from solo.contacts.game import GAME
from solo.contacts.movement import alien_walk
from solo.contacts.public import Setup, Status
from solo.contacts.scenario import Scenario

__all__ = [
    "AlienPlan",
    "SmallGame",
    "TeamPlan",
    "alien_costs",
    "best_alien",
    "best_team",
    "caught",
    "small_game",
    "team_gains",
]

Numbers = NDArray[np.float64]
Truths = NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class SmallGame:
    """What may be done. `starts`, `cities` and `tiles` hold the tiles in order; `zone` is a number a start.

    Legal choices: `first` (p, s, t), `later` (s, e, t, u) and `reach` (here, end). `met` (e, t): the landing catches;
    `answer` (e, t): the scan's answer where it does not. `stuck_first` (p, s) and `stuck` (s, e, t): no legal move.
    """

    tiles: tuple[Tile, ...]
    starts: tuple[Tile, ...]
    cities: tuple[Tile, ...]
    zone: NDArray[np.int64]
    first: Truths
    later: Truths
    reach: Truths
    met: Truths
    answer: NDArray[np.int64]

    @property
    def reach_of_cities(self) -> Truths:
        """Where the Agent can end day 1 (p, e)."""
        return self.reach[[self.tiles.index(city) for city in self.cities]]

    @property
    def stuck_first(self) -> Truths:
        """Where the Alien cannot move on day 1 (CR-5)."""
        return np.asarray(~self.first.any(axis=-1))

    @property
    def stuck(self) -> Truths:
        """Where it cannot move on day 2, though it was not met on day 1."""
        return np.asarray(~self.later.any(axis=-1) & ~self.met)


@dataclass(frozen=True, eq=False)
class AlienPlan:
    """A strategy of the Alien: chances of each start (s), first end (p, s, t) and second end (p, s, e, t, u)."""

    start: Numbers
    first: Numbers
    later: Numbers


@dataclass(frozen=True, eq=False)
class TeamPlan:
    """A strategy of the team: chances of each city (p), first end (p, z, e) and second end (p, z, e, a, v)."""

    place: Numbers
    first: Numbers
    later: Numbers


def small_game(file: Scenario) -> SmallGame:
    """Return the tables of a secret file for one Agent that walks and scans, in two days without cards and tokens."""
    board, (agent,) = file.board, file.agents
    form = agents()[agent]
    (ability,) = form.abilities
    tiles = board.tiles
    index = {tile: place for place, tile in enumerate(tiles)}
    starts = tuple(tile for tile in tiles if board.starts >> tile & 1)
    cities = tuple(tile for tile in tiles if board.cities >> tile & 1)
    public = GAME.new_state(Setup(file, file.agents)).public

    def alien_ends(agent_tile: Tile, here: Tile) -> list[bool]:
        found = alien_walk(board, closed=1 << agent_tile).ends(1 << here) & ~(1 << here)
        return [bool(found >> tile & 1) for tile in tiles]

    def agent_ends(here: Tile) -> list[bool]:
        found = form.ends(public.with_agent(agent, Status(here)), agent)
        return [bool(found >> tile & 1) for tile in tiles]

    second = np.array([[alien_ends(end, here) for here in tiles] for end in tiles])
    later = np.repeat(second[None], len(starts), axis=0)
    for place, start in enumerate(starts):
        later[place, :, :, index[start]] = False
    return SmallGame(
        tiles,
        starts,
        cities,
        np.array([ZONES.index(board.zones[start]) for start in starts]),
        np.array([[alien_ends(city, start) for start in starts] for city in cities]),
        later,
        np.array([agent_ends(here) for here in tiles]),
        np.eye(len(tiles), dtype=np.bool_),
        np.array([[ability.around(public, end) >> tile & 1 for tile in tiles] for end in tiles]),
    )


# What a strategy meets


def team_gains(game: SmallGame, alien: AlienPlan) -> tuple[Numbers, Numbers, Numbers]:
    """Return what the team catches: before a choice (p), by its first landing (p, z, e), by its second (p, z, e, a, v).

    Each number is the chance that the Alien comes there and is caught, whatever the team's own choices before.
    """
    zones = np.eye(len(ZONES))[game.zone]
    camps = alien.start[None, :, None] * alien.first  # p, s, t
    before = np.einsum("s,ps->p", alien.start, game.stuck_first)
    landed = np.einsum("pst,sz->pzt", camps, zones)
    landed = landed + np.einsum("pst,set,sz->pze", camps, game.stuck, zones)
    answers = (game.answer[..., None] == np.arange(2)) & ~game.met[..., None]  # e, t, a
    on_the_way = np.einsum("pst,psetu->psetu", camps, alien.later)
    later = np.einsum("psetu,eta,sz->pzeau", on_the_way, answers.astype(np.float64), zones, optimize=True)
    return before, landed, np.asarray(later * game.reach[None, None, :, None, :])


def alien_costs(game: SmallGame, team: TeamPlan) -> tuple[Numbers, Numbers]:
    """Return what the Alien risks: on its first end and the way there (p, s, e, t), on its second (p, s, e, t, u).

    The first is the chance that the team plays p and e and catches it by that; the second that it plays p and e, does
    not meet the Alien, and then catches it.
    """
    comes = team.place[:, None, None] * team.first[:, game.zone]  # p, s, e
    first = comes[..., None] * (game.met[None, None] | game.stuck[None])
    ends = np.arange(len(game.tiles))[:, None]
    second = team.later[:, game.zone][:, :, ends, game.answer]  # p, s, e, t, u
    return first, comes[..., None, None] * second * ~game.met[None, None, :, :, None]


def caught(game: SmallGame, alien: AlienPlan, team: TeamPlan) -> float:
    """Return the chance that the Alien is caught if both play so."""
    before, landed, later = team_gains(game, alien)
    first = landed + (team.later * later).sum(axis=(-1, -2))
    return float(team.place @ (before + (team.first * first).sum(axis=(-1, -2))))


def best_team(game: SmallGame, alien: AlienPlan) -> tuple[float, TeamPlan]:
    """Return the most that any team catches of an Alien whose program it knows, and how."""
    before, landed, later = team_gains(game, alien)
    second = _highest(later, game.reach[None, None, :, None, :])
    gains = landed + (second * later).sum(axis=(-1, -2))
    first = _highest(gains, game.reach_of_cities[:, None, :])
    places = before + (first * gains).sum(axis=(-1, -2))
    place = _highest(places, np.ones_like(places, dtype=np.bool_))
    return float(place @ places), TeamPlan(place, first, second)


def best_alien(game: SmallGame, team: TeamPlan) -> tuple[float, AlienPlan]:
    """Return the least to which any Alien that knows the team's program can keep its chance to be caught, and how."""
    first_costs, later_costs = alien_costs(game, team)
    later = _highest(-later_costs, game.later[None])
    costs = (first_costs + (later * later_costs).sum(axis=-1)).sum(axis=2)  # p, s, t
    first = _highest(-costs, game.first)
    stuck = team.place[:, None] * game.stuck_first
    starts = (stuck + (first * costs).sum(axis=-1)).sum(axis=0)
    start = _highest(-starts, np.ones_like(starts, dtype=np.bool_))
    return float(start @ starts), AlienPlan(start, first, np.broadcast_to(later, later_costs.shape))


def _highest(values: Numbers, legal: Truths) -> Numbers:
    """Return 1 for the highest legal value along the last axis, the first of equal ones, and 0 for all others."""
    masked = np.where(legal, values, -np.inf)
    chosen = np.arange(values.shape[-1]) == masked.argmax(axis=-1)[..., None]
    return np.asarray(chosen & legal, dtype=np.float64)
