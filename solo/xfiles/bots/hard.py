"""Level hard: tries moves out in made-up games that fit what it sees, each played to its end (section 7)."""

from collections.abc import Sequence

import numpy as np

from solo.core.rng import Random
from solo.xfiles.actions import Action
from solo.xfiles.bots import playouts
from solo.xfiles.bots.acting import act, first_z
from solo.xfiles.bots.candidates import candidates
from solo.xfiles.bots.determinize import lanes_of, made_up
from solo.xfiles.bots.playouts import Ints, Lanes, Results, play_out
from solo.xfiles.observation import View

__all__ = ["SAMPLES", "choose", "values"]

SAMPLES = 200
"""Made-up games for each move; fixed, so that the same view and stream give the same move (XR-29)."""

WIN = 300
"""What a win counts in whole numbers; a shared one is divided."""

LEAD = 12
"""What a case of lead counts: 0.04 of a win."""


def choose(view: View, legal: Sequence[Action], rng: Random) -> Action:
    """Return the move whose playouts go best on average, the plan rules' own among equals."""
    return choose_by(view, legal, rng, SAMPLES)


def choose_by(view: View, legal: Sequence[Action], rng: Random, samples: int) -> Action:
    """Choose by so many made-up games."""
    if len(legal) == 1:
        return legal[0]
    if view.table.phase == "resources":
        return first_z(legal)
    moves = candidates(view)
    if len(moves) == 1:
        return act(view, moves[0])
    found = values(view, moves, rng, samples)
    return act(view, moves[found.index(max(found))])


def values(view: View, moves: Sequence[int], rng: Random, samples: int) -> list[int]:
    """Return what each move is worth: WIN times win share plus LEAD times lead in cases, summed over the samples.

    All moves are tried in the same made-up games.
    """
    hands, decks = made_up(view, samples, rng)
    lanes = lanes_of(view, [np.tile(hand, len(moves)) for hand in hands], np.tile(decks, (len(moves), 1)))
    table = view.table
    _lay(lanes, view, np.repeat(np.array(moves, np.int64), samples))
    phase, mover = _after(view)
    results = play_out(lanes, table.active, phase, mover, table.turn)
    worth = _worth(results, view.place)
    return [int(each) for each in worth.reshape(len(moves), samples).sum(axis=1)]


def _lay(lanes: Lanes, view: View, cards: Ints) -> None:
    """Make the viewer's move in each game: counted cards, an entry a lane."""
    own = lanes.sides[view.place]
    match view.table.phase:
        case "case":
            playouts.open_cases(own, cards)
        case "agent":
            playouts.lay_agents(own, cards)
        case "complications":
            playouts.lay_twists(lanes.sides[view.table.active], own, cards)
        case "investigation":
            playouts.attach_clues(own, cards)
        case _:
            playouts.discard(own, cards)


def _after(view: View) -> tuple[str, int]:
    """Return phase and mover once the open window is closed."""
    table = view.table
    following = (table.mover + 1) % len(table.seats)
    match table.phase:
        case "case":
            return "agent", table.active
        case "agent":
            return "complications", following
        case "complications":
            return ("investigation" if following == table.active else "complications"), following
        case "investigation":
            return "conclusion", table.active
        case _:
            return "debriefing", table.active


def _worth(results: Results, place: int) -> Ints:
    """Return what each game's end is worth to a player (XR-25)."""
    rank = (results.solved * 1000 + results.points) * 1000 - results.dropped
    best = rank == rank.max(axis=1, keepdims=True)
    share: Ints = np.where(best[:, place], WIN // best.sum(axis=1), 0)
    others: Ints = np.delete(results.solved, place, axis=1).max(axis=1)
    lead: Ints = results.solved[:, place] - others
    return share + LEAD * lead
