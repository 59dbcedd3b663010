"""Simulated pupils: they know the inferences up to one of them, and answer drills as whoever knows no more would.

They say how hard a drill is, and whether the scale is one: whoever knows more must fare better.
"""

from dataclasses import dataclass

from solo.contacts.learning.drill import Answer, Drill, Kind
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.position import best_choice, ladder_of
from solo.core.rng import Random
from solo.hex.bits import lowest, members

__all__ = ["Pupil", "answer_of"]


@dataclass(frozen=True, slots=True)
class Pupil:
    """Who knows all inferences up to `knows`. `slips`: the chance to overlook that a tile is ruled out, 0 to 1."""

    knows: Inference
    slips: float = 0.0


def answer_of(pupil: Pupil, drill: Drill, rng: Random) -> Answer:
    """Return what a pupil answers. Where it knows no proof it names no event."""
    ladder = ladder_of(drill.seen)
    known = ladder.limited(pupil.knows, drill.day)
    if pupil.slips:
        for tile in members(drill.board.land & ~known):
            if rng.random() < pupil.slips:
                known |= 1 << tile
    match drill.kind:
        case Kind.WHY:
            reason = ladder.reason(lowest(drill.tiles))
            return Answer(lines=reason.lines if reason is not None and not known & drill.tiles else ())
        case Kind.QUESTION:
            return Answer(choice=best_choice(drill.choices, drill.seen.public, known))
        case _:
            return Answer(tiles=known & drill.tiles)
