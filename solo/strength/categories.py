"""The table of location categories (Nijssen and Winands): in which distance from the Agents past Aliens were found.

For each day of some games: of all possible tiles, how many were of each category, and in which one the Alien really
was. A category's weight is how often the Alien was in it for each possible tile of it, the highest being 1.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from solo.contacts.board import Tile, TileSet
from solo.contacts.bots.alien.baselines.mcts import CATEGORY_WEIGHTS, categories
from solo.contacts.deduction.exact import Deduction
from solo.core.session import Session
from solo.simulate import Task, play_session

__all__ = ["category_weights", "days_of", "measured"]

GROUNDS = ("open-hunt-s", "open-hunt-l")
GAMES = 300
"""Games on each ground, of level 3 against greedy Agents, on seeds for tuning."""


def measured() -> dict[str, Any]:
    """Measure the table: the weight of each category, named by its distance; the search has it as a constant."""
    tasks = (Task(ground, (), 3, "greedy", seed, purpose="tune") for ground in GROUNDS for seed in range(GAMES))
    weights = category_weights(play_session(task)[0] for task in tasks)
    return {f"distance {distance}": weight for distance, weight in enumerate(weights)}


def days_of(session: Session) -> Iterator[tuple[Sequence[Tile], TileSet, Tile]]:
    """Yield for each day of a finished game, after the Alien's move: the Agents' tiles, the possible set, its tile."""
    board, paths = session.setup.scenario.board, session.state.alien.paths
    deduction, places = Deduction(board), dict[str, Tile]()
    for line in session.public_record.lines:
        deduction.add(line)
        fields: Mapping[str, Any] = line.fields
        if line.type == "setup":
            places = {agent: board.named(name) for agent, name in fields["agents"].items()}
        elif line.type == "agent_moved":
            places[fields["agent"]] = board.named(fields["path"][-1])
        elif line.type == "alien_turn":
            yield [*places.values()], deduction.possible, paths[fields["day"] - 1][-1]


def category_weights(sessions: Iterable[Session]) -> tuple[float, ...]:
    """Return the weights of the categories, from finished games; 0 for one that no possible tile was in."""
    was, could = [0] * len(CATEGORY_WEIGHTS), [0] * len(CATEGORY_WEIGHTS)
    for session in sessions:
        for places, possible, tile in days_of(session):
            for category, tiles in enumerate(categories(session.setup.scenario.board, places)):
                was[category] += tiles >> tile & 1
                could[category] += (tiles & possible).bit_count()
    shares = [hits / tiles if tiles else 0.0 for hits, tiles in zip(was, could, strict=True)]
    return tuple(round(share / max(shares), 2) for share in shares)
