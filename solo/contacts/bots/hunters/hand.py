"""When computer Agents play equipment: what it asks, or how much better the team's coming moves are with it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from solo.contacts import turn
from solo.contacts.actions import PickTeam, PlayCard, ReplaceAgent
from solo.contacts.agents import agents
from solo.contacts.board import TileSet
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.card import Card
from solo.contacts.cards import cards
from solo.contacts.public import PublicState
from solo.core.rng import Random

__all__ = ["after_the_agents", "before_the_agents", "pick", "replacement"]

GAIN = 0.15
"""How much more the team's moves must promise with a card (a sure capture is 2)."""

ASKS = 0.3
"""How much a card that asks something must promise."""

SAMPLE = 12
"""Of a card that can be played in very many ways only so many are looked at."""

Score = Callable[[PublicState], float]


def pick(public: PublicState, choices: Sequence[PickTeam]) -> PickTeam:
    """Pick whom the human would like best, as far as they can be had (CR-45)."""
    liked = public.setup.team
    return max(choices, key=lambda choice: sum(agent in liked for agent in choice.agents))


def replacement(choices: Sequence[ReplaceAgent], rng: Random) -> ReplaceAgent:
    """Bring in one of the three Agents whose abilities cover most."""
    ordered = sorted(choices, key=lambda choice: -sum(each.size for each in agents()[choice.agent].abilities))
    return rng.choice(ordered[:3])


def before_the_agents(public: PublicState, hand: Sequence[str], score: Score, rng: Random) -> PlayCard | None:
    """Return a card that makes the coming moves much better, if there is one. `score` tells what they promise."""
    held = [cards()[id] for id in hand if cards()[id].asks is None]
    if not held or turn.refuse_day_card(public) is not None:
        return None
    now = score(public)
    best, play = max(
        ((score(_after(public, play)) - now, play) for card in held for play in _some(card, public, rng)),
        key=lambda found: found[0],
        default=(0.0, None),
    )
    return play if best > GAIN else None


def _after(public: PublicState, play: PlayCard) -> PublicState:
    return cards()[play.card].effect(replace(public, played=public.played | {"agents"}), play)


def _some(card: Card, public: PublicState, rng: Random) -> list[PlayCard]:
    plays = list(card.plays(public, None))
    return plays if len(plays) <= SAMPLE else rng.sample(plays, SAMPLE)


def after_the_agents(
    public: PublicState, hand: Sequence[str], chances: Chances, worth: Callable[[str, int, int], float]
) -> PlayCard | None:
    """Return a card that asks what is worth asking, or that slows the Alien, now that all Agents have moved.

    `worth` tells what a question is worth from its kind, the weight that it covers and the whole weight.
    """
    if turn.refuse_day_card(public) is not None:
        return None
    total = chances.total
    best: tuple[float, PlayCard | None] = (ASKS, None)
    asked: set[tuple[str, TileSet]] = set()
    for id in hand:
        card = cards()[id]
        for play in card.plays(public, None) if card.asks else ():
            question = card.asks(public, play) if card.asks else ("", 0)
            if question in asked or not chances.of(question[1]):
                continue
            asked.add(question)
            value = worth(question[0], chances.of(question[1]), total)
            if value > best[0]:
                best = (value, play)
    return best[1] or _slowing(public, hand, chances.possible.bit_count())


def _slowing(public: PublicState, hand: Sequence[str], total: int) -> PlayCard | None:
    """Return a card that takes points off the Alien's next turn, once there is something to hold it back from."""
    if (total > 40 and public.day * 2 < public.scenario.days) or public.day == public.scenario.days:
        return None
    for id in hand:
        for play in cards()[id].plays(public, None) if cards()[id].asks is None else ():
            if _after(public, play).effects.coming_budget < public.effects.coming_budget:
                return play
    return None
