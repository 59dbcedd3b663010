"""What the Agents' coming answers mean for each tile: the chance to be caught there today, and ever.

Their turn is played out on what they believe; what comes after is estimated from what they are left with.
"""

from collections.abc import Sequence

import numpy as np

from solo.contacts.bots.aftermath import Aftermath, aftermath_of
from solo.contacts.bots.options import Stage, stages_of
from solo.contacts.bots.reply import halves, reply_to, whole
from solo.contacts.bots.tables import Array
from solo.contacts.public import PublicState

__all__ = ["answered", "dangers"]

DOUBT = 0.7
"""How far a guess at what the Agents believe may be off: the deviation of its logarithm."""


def dangers(public: PublicState, weights: Array, guesses: int) -> Array:
    """Return for each tile the chance to be caught there, today or later. `weights`: what the Agents believe.

    Nobody's belief is known exactly: so many guesses at it are answered, and what they lead to is averaged.
    """
    stages, rng = stages_of(public), np.random.default_rng(public.day)
    beliefs = weights * np.exp(rng.normal(0.0, DOUBT, (guesses, len(weights)))).astype(np.float32)
    after = aftermath_of(public, [stage.agent for stage in stages], np.ones_like(weights))
    return answered(stages, beliefs, after)[1]


def answered(stages: Sequence[Stage], beliefs: Array, after: Aftermath) -> tuple[Array, Array]:
    """Return for each tile the chance to be caught there today, and ever, on average over some beliefs (rows)."""
    begun = halves if after.public.witness == "ready" else whole
    answer = reply_to(stages, beliefs, begun(beliefs), after.spread)
    later = np.zeros_like(beliefs)
    np.add.at(later, answer.parts.belief, after.worth(answer, beliefs)[:, None] * answer.parts.tiles)
    ever = answer.caught + (1.0 - answer.caught) * later
    return answer.caught.mean(axis=0), ever.mean(axis=0)
