"""What every computer team does alike, whatever its way of playing: set-up, cards, orders, declarations, the Witness.

A `Way` says how the Agents move and use their abilities; everything around that is here.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from solo.contacts import turn
from solo.contacts.actions import (
    Action,
    AskWitness,
    Declare,
    EndDay,
    GiveOrders,
    Order,
    PickTeam,
    Place,
    ReplaceAgent,
)
from solo.contacts.board import TileSet
from solo.contacts.bots import keeping
from solo.contacts.bots.hunters import errands, hand
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.rng import Random
from solo.hex.bits import members

__all__ = ["CATCH_WEIGHT", "Way", "act", "gone"]

CATCH_WEIGHT = 2.0
"""A sure capture against halving the set again and again: what a certain catch is worth in information."""


@dataclass(frozen=True, slots=True)
class Way:
    """A way of playing.

    `next_order` returns the next action of one of some Agents, or None when they have all played; an Agent that is in
    its turn is asked for alone, before the others. `promise` tells about what all Agents' coming moves promise together
    (a sure capture is CATCH_WEIGHT): by that cards are played.
    """

    next_order: Callable[[PublicState, Sequence[str], Chances, Random], Order | None]
    promise: Callable[[PublicState, Chances, Random], float]


def act(
    observation: TeamObservation, legal_actions: Sequence[Action], rng: Random, chances: Chances, way: Way
) -> Action:
    """Choose the next action of the team by some chances of where the Alien is, and a way of playing."""
    public = observation.public
    match public.phase:
        case "team":
            return hand.pick(public, [action for action in legal_actions if isinstance(action, PickTeam)])
        case "team_keeps":
            return keeping.keep(legal_actions, rng)
        case "team_mission":
            return keeping.keep_mission(legal_actions, rng)
        case "replace":
            return hand.replacement([action for action in legal_actions if isinstance(action, ReplaceAgent)], rng)
        case "place":
            return _place(public, rng)
        case "declare":
            return _declare(public, chances, rng, way)
        case _:
            return public.declared[0] if public.declared else _play(public, observation.team.hand, chances, rng, way)


def _place(public: PublicState, rng: Random) -> Place:
    """Spread over the cities: the one that brings most starting tiles within four steps of some Agent."""
    board = public.board
    covered = 0
    for status in public.agents.values():
        if status.is_placed:
            covered |= board.within(status.tile, 4)
    agent = min(agent for agent, status in public.agents.items() if not status.is_placed)
    cities = [*members(board.cities & ~public.occupied)]
    best = max(cities, key=lambda city: ((board.within(city, 4) & board.starts & ~covered).bit_count(), rng.random()))
    return Place(agent, best)


def _declare(public: PublicState, chances: Chances, rng: Random, way: Way) -> Declare:
    """Declare what the named Agent would do now: the Alien will see it, but something must be declared."""
    imagined = turn.morning(public)
    assert public.named is not None
    parts: list[Order] = []
    while True:
        action = way.next_order(imagined, (public.named,), chances, rng)
        if action is None:
            return Declare(tuple(parts))
        parts.append(action)
        imagined = turn.public_effect(imagined, action)


def _play(public: PublicState, held: Sequence[str], chances: Chances, rng: Random, way: Way) -> Action:
    if turn.refuse_witness(public) is None and public.acting is None and chances.possible.bit_count() > 3:
        return AskWitness(_half(chances))
    if held and public.acting is None and not public.done:
        card = hand.before_the_agents(public, held, lambda imagined: way.promise(imagined, chances, rng), rng)
        if card is not None:
            return card
    if public.effects.talk == "orders":
        return _orders(public, chances, rng, way)
    if public.effects.talk == "free":
        action = _next_of_all(public, chances, rng, way)
        if action is not None:
            return action
    return hand.after_the_agents(public, held, chances, partial(_worth, public)) or EndDay()


def _next_of_all(public: PublicState, chances: Chances, rng: Random, way: Way) -> Order | None:
    """Return the next action of the Agent in its turn, or of the next one; None when all have played."""
    acting = public.acting
    if acting is not None:
        action = way.next_order(public, (acting,), chances, rng)
        if action is not None:
            return action
    waiting = [agent for agent in sorted(public.agents) if agent not in public.done and agent != acting]
    return way.next_order(public, waiting, chances, rng)


def _orders(public: PublicState, chances: Chances, rng: Random, way: Way) -> GiveOrders:
    """Give the orders that would be played on the morning's set (CR-26)."""
    return turn.orders(public, lambda imagined, actions: _next_of_all(imagined, chances, rng, way) or EndDay())


def _worth(public: PublicState, kind: str, covered: int, count: int) -> float:
    """Return what a card's question is worth: capture chance, or the expected share of the set that goes."""
    if kind == "capture":
        worth = CATCH_WEIGHT * covered / count
    else:
        worth = gone(covered, count) if kind == "detect" else 0.5 * gone(covered, count)
    return errands.minded(public, kind, worth, covered / count)


def gone(covered: int, count: int) -> float:
    """Return the share of a set that a yes-or-no answer removes on average, `covered` of `count` saying yes."""
    return 2 * covered * (count - covered) / (count * count)


def _half(chances: Chances) -> TileSet:
    """Return a question that is as likely answered with yes as with no."""
    asked, total = 0, chances.total
    for tile in members(chances.possible):
        if 2 * chances.of(asked | 1 << tile) > total:
            break
        asked |= 1 << tile
    return asked or 1 << (chances.heaviest(-1) or 0)
