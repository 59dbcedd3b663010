"""Level 1: anything sensible, without a plan."""

from collections.abc import Sequence

from solo.adele.actions import Action, AlienMove, Attack, Crawl, EndAlien, Pass, PlaceToken, Reveal, Spread
from solo.adele.observation import AlienObservation
from solo.core.rng import Random

__all__ = ["choose"]

SHARES: Sequence[tuple[type, float]] = (
    (Attack, 3.0),
    (PlaceToken, 4.0),
    (Spread, 4.0),
    (AlienMove, 3.0),
    (Crawl, 0.2),
    (EndAlien, 0.1),
)
"""How gladly it does each kind of action of its Action Step, as far as it can."""


def choose(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Action:
    """Choose a kind of action by its share, then any of that kind; it always reveals, and never passes that up."""
    reveals = [action for action in legal_actions if isinstance(action, Reveal)]
    if reveals:
        return reveals[0]
    kinds = [(kind, share) for kind, share in SHARES if any(isinstance(action, kind) for action in legal_actions)]
    if not kinds:
        return rng.choice([action for action in legal_actions if not isinstance(action, Pass)])
    (chosen,) = rng.choices([kind for kind, _ in kinds], [share for _, share in kinds])
    return rng.choice([action for action in legal_actions if isinstance(action, chosen)])
