"""What drills and lessons ask of a position: all inferences on it, and its best question."""

from collections.abc import Sequence

from solo.contacts.board import Tile, TileSet
from solo.contacts.deduction.exact import deduce
from solo.contacts.hints import option_of
from solo.contacts.learning.drill import Choice
from solo.contacts.learning.inference import Ladder
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.hex.bits import members

__all__ = ["best_choice", "evenly", "ladder_of"]


def ladder_of(observation: TeamObservation) -> Ladder:
    """Return all kinds of inference on what was seen."""
    lines = observation.record.lines
    return Ladder(deduce(lines, observation.public.board), lines)


def evenly(tiles: TileSet) -> dict[Tile, float]:
    """Return the same weight for each tile of a set, 1 in all."""
    return dict.fromkeys(members(tiles), 1 / tiles.bit_count())


def best_choice(choices: Sequence[Choice], public: PublicState, tiles: TileSet) -> int:
    """Return the number of the choice that leaves the fewest of some tiles on average; the first of equals."""
    weights = evenly(tiles)
    left = [option_of(public, choice.move, choice.use, weights).left for choice in choices]
    return left.index(min(left))
