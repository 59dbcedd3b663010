"""Level 1: any legal move, but for those that end beside an Agent where it need not."""

from collections.abc import Mapping, Sequence

from solo.contacts.actions import Action, AlienMove
from solo.contacts.board import Tile, TileSet
from solo.contacts.conditions import walk_of
from solo.contacts.observation import AlienObservation, AlienSecrets
from solo.contacts.public import PublicState
from solo.contacts.thought import Thought
from solo.core.rng import Random
from solo.hex.bits import members

__all__ = ["shares", "think"]


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose any legal action that is not plainly a bad one."""
    good = [*members(_away(observation.public, _ends(observation.public, observation.alien)))]
    left = [action for action in legal_actions if not isinstance(action, AlienMove) or action.path[-1] in good]
    return Thought(rng.choice(left))


def shares(public: PublicState, alien: AlienSecrets, known: TileSet) -> Mapping[Tile, float]:
    """Return how readily it goes to each end; what the Agents know it does not ask."""
    return dict.fromkeys(members(_away(public, _ends(public, alien))), 1.0)


def _ends(public: PublicState, alien: AlienSecrets) -> TileSet:
    return walk_of(public).ends(1 << alien.tile) & ~alien.camps if alien.start >= 0 else 0


def _away(public: PublicState, ends: TileSet) -> TileSet:
    """Return the ends that are not beside an Agent; all, if all are."""
    return ends & ~public.board.grow(public.occupied) or ends
