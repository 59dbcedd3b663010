"""Level 5: mixes its ends so that a team which knows this very program gains as little as possible by it.

What the Agents can know of its habits it takes as known; see `balance.py`.
"""

from collections.abc import Sequence

from solo.contacts.actions import Action, AlienMove
from solo.contacts.aims import alien_aims
from solo.contacts.bots.alien import ghost
from solo.contacts.bots.alien.mind import Mind
from solo.contacts.bots.alien.outlook import paths_of
from solo.contacts.bots.alien.strategy import balanced_strategy, own_shares
from solo.contacts.conditions import walk_of
from solo.contacts.observation import AlienObservation
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["MIND", "think"]

ROUNDS = 100

MIND = Mind(
    lambda facts, histories, known: balanced_strategy(facts, histories, known, ROUNDS),
    lambda public: ghost.good_starts(public, None),
    2048,
)


def think(observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    public = observation.public
    if public.phase != "alien":
        return ghost.think(observation, legal_actions, rng)
    strategy = MIND.strategy(public, observation.record)
    shares = own_shares(strategy, observation)
    tiles = sorted(shares)
    chosen = rng.choices(tiles, [shares[tile] for tile in tiles])[0]
    paths = paths_of(public, observation.alien, walk_of(public), alien_aims(public, observation.alien.hidden))
    names = public.board.tiles
    heat = {names[place]: float(danger) for place, danger in enumerate(strategy.mixture.caught) if danger > 0}
    return Thought(AlienMove(paths[chosen]), heat, shares)
