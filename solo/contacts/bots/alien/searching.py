"""What the searching levels share: drawing the end, and when a card or the Oracle is worth more than it tells.

A card is played before the move when it helps on average wherever the Alien may be as far as its program tells, not
where it is: so that it was played says nothing. After the move only its own place counts, and what the Agents know.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from solo.contacts.actions import Action, AlienMove, Pass, PlayCard, UseOracle
from solo.contacts.aims import alien_aims
from solo.contacts.board import Tile, TileSet
from solo.contacts.bots.alien import ghost, hand
from solo.contacts.bots.alien.foresight import dangers
from solo.contacts.bots.alien.histories import Histories
from solo.contacts.bots.alien.mind import Mind
from solo.contacts.bots.alien.outlook import paths_of
from solo.contacts.bots.alien.strategy import Strategy, balanced_strategy, hope_of, own_shares
from solo.contacts.bots.tables import grid_of, rows_of
from solo.contacts.cards import cards
from solo.contacts.conditions import walk_of
from solo.contacts.observation import AlienObservation
from solo.contacts.public import ALIEN, PublicState
from solo.contacts.thought import Thought
from solo.core.rng import Random

__all__ = ["Program", "program", "think"]

KEPT = 0.05
"""What a card must gain, as a chance to win, to be played while there are days enough to play it later."""

SPENT = 0.005
"""What it must gain at least."""

ORACLE = 0.5
"""Which part of an Agent's threat the Alien is rid of when it knows that Agent's turn."""

GUESSES = 6
"""So many guesses at what the Agents believe are answered to weigh a card after the move."""

PLAYS = 6
"""So many ways of playing cards are looked into on one decision."""


@dataclass(frozen=True, slots=True)
class Program:
    """A searching level: its mind, and the strategy that it makes when it only weighs a card, which takes less time."""

    mind: Mind
    glance: Callable[[PublicState, Histories], Strategy]


def program(rounds: int, glance: int, number: int) -> Program:
    """Return the level that matches regrets over a number of histories.

    In so many rounds on a map of a hundred tiles, and as many more on a smaller one; in fewer at a `glance`.
    """

    def made(facts: PublicState, histories: Histories, known: TileSet) -> Strategy:
        return balanced_strategy(facts, histories, max(glance, rounds * 100 // len(facts.board.tiles)))

    mind = Mind(made, lambda public: ghost.good_starts(public, None), number)
    return Program(mind, lambda facts, histories: balanced_strategy(facts, histories, glance))


def think(program: Program, observation: AlienObservation, legal_actions: Sequence[Action], rng: Random) -> Thought:
    """Choose the Alien's action."""
    public = observation.public
    if public.phase == "after":
        return Thought(_after_the_move(program, observation))
    if public.phase != "alien":
        return ghost.think(observation, legal_actions, rng)
    play = _before_the_move(program, observation, legal_actions)
    if play is not None:
        return Thought(play)
    strategy = program.mind.strategy(public, observation.record)
    shares = own_shares(strategy, observation)
    chosen = rng.choices([*shares], [*shares.values()])[0]
    paths = paths_of(public, observation.alien, walk_of(public), alien_aims(public, observation.alien.hidden))
    return Thought(AlienMove(paths[chosen]), _heat(public, strategy), shares)


def _heat(public: PublicState, strategy: Strategy) -> Mapping[Tile, float]:
    tiles = public.board.tiles
    return {tiles[place]: float(chance) for place, chance in enumerate(strategy.mixture.caught) if chance > 0}


def _before_the_move(
    program: Program, observation: AlienObservation, legal_actions: Sequence[Action]
) -> PlayCard | UseOracle | None:
    """Return a card or the Oracle, where that gains more than keeping it; whatever opens a way, where there is none."""
    public = observation.public
    if ALIEN in public.played:
        return None
    plays = hand.plays_before(public, observation.alien)
    if not any(isinstance(action, AlienMove) for action in legal_actions):
        return next((action for action in legal_actions if isinstance(action, PlayCard)), None)
    ready = public.oracle == "ready" and any(isinstance(action, UseOracle) for action in legal_actions)
    if not plays and not ready:
        return None
    histories = program.mind.histories(public, observation.record)
    now = hope_of(program.glance(public, histories))
    gains = [
        (hope_of(program.glance(hand.after_play(public, play), histories)) - now, index)
        for index, play in enumerate(plays[:PLAYS])
    ]
    best: tuple[float, PlayCard | UseOracle] | None = None
    if gains and max(gains)[0] > _worth_keeping(public):
        gain, index = max(gains)
        best = gain, plays[index]
    if ready:
        named = max((_without(program, public, agent, histories), agent) for agent in sorted(public.agents))
        gain = ORACLE * (named[0] - now)
        if gain > _worth_keeping(public) and (best is None or gain > best[0]):
            best = gain, UseOracle(named[1])
    return None if best is None else best[1]


def _without(program: Program, public: PublicState, agent: str, histories: Histories) -> float:
    """Return the hope if an Agent's turn were no threat."""
    return hope_of(program.glance(replace(public, done=public.done | {agent}), histories))


def _worth_keeping(public: PublicState) -> float:
    """Return what a card must gain: less and less, the fewer days are left to play it."""
    spare = public.scenario.days - public.day - public.hands.get(ALIEN, 0) + 1
    return SPENT + KEPT * min(1.0, max(0, spare) / 3)


def _after_the_move(program: Program, observation: AlienObservation) -> PlayCard | Pass:
    """Return the card that makes where it now is safest, if that is worth it."""
    public, alien = observation.public, observation.alien
    plays = hand.plays_of(public, alien)[: 2 * PLAYS]
    if not plays:
        return Pass()
    here = grid_of(public.board).place[alien.tile]
    shares = program.mind.histories(public, observation.record).shares() + 1e-4

    def danger(play: PlayCard | None) -> float:
        facts, belief = public, shares
        if play is not None:
            facts = hand.after_play(public, play)
            tells = cards()[play.card].tells
            if tells is not None:
                belief = shares * rows_of(public.board, [tells(public.board, play.tiles)])[0] + 1e-6
        return float(dangers(facts, belief.astype(np.float32), GUESSES)[here])

    now = danger(None)
    gain, index = max((now - danger(play), -index) for index, play in enumerate(plays))
    return plays[-index] if gain > _worth_keeping(public) else Pass()
