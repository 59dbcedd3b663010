"""One day's strategy for every place where the Alien can be: what its ends cost, and how they are mixed."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.random import Generator

from solo.contacts.aims import alien_aims
from solo.contacts.board import Tile, TileSet
from solo.contacts.bots.aftermath import aftermath_of
from solo.contacts.bots.alien.balance import Choices, Mixture, balanced
from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.options import stages_of
from solo.contacts.bots.prospects import Prospects, prospects_of
from solo.contacts.bots.tables import Array, Indices, ends_of, grid_of, normal
from solo.contacts.conditions import empty_walk, walk_of, walk_tomorrow
from solo.contacts.movement import AlienWalk
from solo.contacts.observation import AlienObservation, AlienSecrets
from solo.contacts.public import PublicState
from solo.contacts.scenario import Mission
from solo.contacts.ways import best_paths

__all__ = [
    "Shares",
    "States",
    "Strategy",
    "balanced_strategy",
    "end_hopes",
    "ends_of_states",
    "hope_of",
    "moved",
    "outlook_of",
    "own_shares",
    "played_strategy",
    "states_of",
]

SOFTNESS = 0.03
"""How much less hope an end may leave before it is hardly taken, where there is no mixture."""

EAGER = 0.3
"""How much the mission's prospects count beside the danger of today: their power. They are rough where they are low."""

FORLORN = 0.02
"""What the Agents must still reckon with on a tile that leaves the mission no chance."""

POCKET = 0.2
"""What it costs to end where only few ways lead on."""


@dataclass(frozen=True, eq=False, slots=True)
class Strategy:
    """The mixture of a day. `rows`: the row of each place and progress (index); `after`: progress by row and end."""

    rows: Mapping[tuple[int, int], int]
    choices: Choices
    after: Indices
    mixture: Mixture
    prospects: Prospects


@dataclass(frozen=True, eq=False, slots=True)
class States:
    """Where the Alien can be: a column of place and progress each; `member` says which one each history is in."""

    columns: Indices
    member: Indices

    @property
    def rows(self) -> dict[tuple[int, int], int]:
        """The row of each place and progress."""
        return {(int(place), int(progress)): row for row, (place, progress) in enumerate(self.columns.T)}

    def weights(self) -> Array:
        """Return how likely each state is."""
        counts = np.bincount(self.member, minlength=self.columns.shape[1])
        return (counts / max(1, len(self.member))).astype(np.float32)


def states_of(histories: Histories) -> States:
    """Return the states that histories are in."""
    both = np.stack([histories.tiles, histories.progress])
    columns, member = np.unique(both, axis=1, return_inverse=True)
    return States(columns, member.ravel())


def balanced_strategy(facts: PublicState, histories: Histories, rounds: int) -> Strategy:
    """Return a mixture that a team which knows it can use least, for the facts in which a day begins."""
    aim = alien_aims(facts, None)[0]
    prospects, states = outlook_of(facts, aim), states_of(histories)
    ends, after = ends_of_states(facts, aim, prospects, states)
    open_ends = np.zeros(ends.shape, dtype=np.float32)
    for row in range(len(ends)):
        here = histories.camps[states.member == row]
        open_ends[row] = (here[:, :, None] != ends[row][None, None, :]).all(axis=1).mean(axis=0)
    open_ends *= after >= 0
    after = np.maximum(after, 0)
    hopes = end_hopes(facts, prospects, ends, after)
    choices = Choices(states.weights(), ends, open_ends, hopes)
    stages = stages_of(facts)
    later = aftermath_of(facts, [stage.agent for stage in stages], _drawn(facts, prospects, states))
    mixture = balanced(choices, stages, later, _stranger(facts, histories), rounds)
    return Strategy(states.rows, choices, after, mixture, prospects)


def _stranger(facts: PublicState, histories: Histories) -> Array:
    """Return how likely the day ends on each tile for who takes all places where it can be, and all ways, for alike."""
    ways = normal(ends_of(walk_of(facts)).astype(np.float32))
    found: Array = ways[np.unique(histories.tiles)].mean(axis=0)
    return found


def _drawn(facts: PublicState, prospects: Prospects, states: States) -> Array:
    """Return how readily the Alien goes on to each tile tomorrow, for what its mission can be by now."""
    left = max(0, facts.scenario.days - facts.day - 1)
    progress = np.bincount(states.columns[1], states.weights(), len(prospects.index))
    places = np.arange(len(facts.board.tiles))
    hopes = progress @ prospects.chances[left][prospects.camped, places]
    found: Array = hopes.astype(np.float32) + FORLORN
    return found


def ends_of_states(facts: PublicState, aim: Mission, prospects: Prospects, states: States) -> tuple[Indices, Indices]:
    """Return each state's ends (rows padded with 0), and the progress that they leave (-1 where there is no end)."""
    walk = walk_of(facts)
    legal = ends_of(walk)
    lists = [np.flatnonzero(legal[place]) for place in states.columns[0]]
    shape = (len(lists), max(1, max(len(reached) for reached in lists)))
    ends, after = np.zeros(shape, dtype=np.int64), np.full(shape, -1, dtype=np.int64)
    for row, reached in enumerate(lists):
        ends[row, : len(reached)] = reached
        after[row, : len(reached)] = progress_after(facts, walk, aim, prospects, states.columns[:, row], reached)
    return ends, after


Shares = Callable[[PublicState, AlienSecrets, TileSet], Mapping[Tile, float]]
"""A program that looks at public facts, its secrets and where the Agents think that it can be: each end's weight."""


def played_strategy(facts: PublicState, histories: Histories, known: TileSet, shares: Shares) -> Strategy:
    """Return how a program that mixes for itself alone plays from each state, asked for one history of each."""
    aim = alien_aims(facts, None)[0]
    prospects, states = outlook_of(facts, aim), states_of(histories)
    ends, after = ends_of_states(facts, aim, prospects, states)
    found = np.zeros(ends.shape, dtype=np.float32)
    tiles = facts.board.tiles
    first = np.unique(states.member, return_index=True)[1]
    for row, history in enumerate(first):
        weighed = shares(facts, _secrets(facts, histories.camps[history]), known)
        found[row] = [weighed.get(tiles[end], 0.0) for end in ends[row]]
    found *= after >= 0
    nothing = np.zeros(len(tiles), dtype=np.float32)
    open_ends = (after >= 0).astype(np.float32)
    choices = Choices(states.weights(), ends, open_ends, np.zeros_like(open_ends))
    mixture = Mixture(normal(found), nothing, nothing)
    return Strategy(states.rows, choices, np.maximum(after, 0), mixture, prospects)


def _secrets(facts: PublicState, camps: Indices) -> AlienSecrets:
    """Return what an Alien with such camps would know of itself, its ways between them left out."""
    tiles = [facts.board.tiles[place] for place in camps]
    return AlienSecrets(tiles[0], tuple(pairwise(tiles)))


def outlook_of(facts: PublicState, aim: Mission) -> Prospects:
    """Return the prospects of a mission in a game's secret file."""
    return prospects_of(empty_walk(facts.board, facts.scenario.tokens), aim, facts.scenario.days)


def progress_after(
    facts: PublicState, walk: AlienWalk, aim: Mission, prospects: Prospects, state: Indices, ends: Indices
) -> Indices:
    """Return the progress (index) that each end leaves, the path being the one that the Alien takes there."""
    place, progress = int(state[0]), int(state[1])
    last = facts.day == facts.scenario.days
    tile = facts.board.tiles[place]
    if not last and not facts.board.within(tile, 7) & aim.crossed:
        found: Indices = prospects.camped[progress, ends]
        return found
    value = next(value for value, index in prospects.index.items() if index == progress)
    paths = best_paths(walk, aim, value, tile) if aim.crossed else {}
    board = facts.board
    values = [aim.advance(value, paths.get(board.tiles[end], ())[1:], board.tiles[end], last) for end in map(int, ends)]
    return np.array([prospects.index[each] for each in values], dtype=np.int64)


def end_hopes(facts: PublicState, prospects: Prospects, ends: Indices, after: Indices) -> Array:
    """Return what each end leaves to hope for, the Agents apart: what its mission and the ways on promise."""
    days_left = facts.scenario.days - facts.day
    hopes = prospects.chances[days_left][after, ends] ** EAGER
    if days_left:
        ways = ends_of(walk_tomorrow(facts)).sum(axis=1)
        hopes = hopes * (1.0 - POCKET * np.exp(-ways / 4.0))[ends] * (ways > 0)[ends]
    return hopes.astype(np.float32)


def moved(strategy: Strategy, histories: Histories, rng: Generator) -> Histories:
    """Return the histories after each has drawn its end as the strategy says; never an old camp."""
    states = zip(histories.tiles.tolist(), histories.progress.tolist(), strict=True)
    rows = np.array([strategy.rows[state] for state in states])
    ends = strategy.choices.ends[rows]
    fresh = (histories.camps[:, :, None] != ends[:, None, :]).all(axis=1) & (strategy.choices.open[rows] > 0)
    chances = np.cumsum(strategy.mixture.shares[rows] * fresh + 1e-9 * fresh, axis=1)
    drawn = (chances < rng.random(len(rows))[:, None] * chances[:, -1:]).sum(axis=1)
    drawn = np.minimum(drawn, ends.shape[1] - 1)
    one = np.arange(len(rows))
    found = np.where(chances[:, -1] > 0, ends[one, drawn], -1)
    return histories.moved(found, strategy.after[rows][one, drawn])


def own_shares(strategy: Strategy, observation: AlienObservation) -> Mapping[Tile, float]:
    """Return with which chance the Alien goes to each end, from where it is and with the camps that it has.

    The strategy is everybody's: where it lacks this place, or the mission hangs on what only the Alien knows, the Alien
    weighs the strategy's dangers against its own hopes.
    """
    public, alien = observation.public, observation.alien
    place = grid_of(public.board).place
    here = place[alien.tile]
    aim = alien_aims(public, alien.hidden)[0]
    value = aim.progress(alien.paths, public.scenario.days)
    prospects = outlook_of(public, aim)
    ends = np.flatnonzero(ends_of(walk_of(public))[here])
    camps = np.array([place[tile] for tile in (alien.start, *(path[-1] for path in alien.paths))])
    ends = ends[(ends[:, None] != camps[None, :]).all(axis=1)]
    row = strategy.rows.get((here, prospects.index[value])) if alien.hidden is None else None
    if row is not None:
        known = dict(zip(strategy.choices.ends[row].tolist(), strategy.mixture.shares[row].tolist(), strict=True))
        shares = np.array([known.get(int(end), 0.0) for end in ends])
    if row is None or shares.sum() <= 0:
        state = np.array([here, prospects.index[value]])
        after = progress_after(public, walk_of(public), aim, prospects, state, ends)
        hopes = end_hopes(public, prospects, ends, after) * (1.0 - strategy.mixture.dangers[ends])
        shares = np.exp((hopes - hopes.max()) / SOFTNESS)
    return {public.board.tiles[int(end)]: float(share) for end, share in zip(ends, shares, strict=True)}


def hope_of(strategy: Strategy) -> float:
    """Return the chance to win that a strategy leaves on average, wherever the Alien is."""
    choices, mixture = strategy.choices, strategy.mixture
    won = (1.0 - mixture.dangers[choices.ends]) * choices.hopes * mixture.shares
    return float(choices.weights @ won.sum(axis=1))
