"""When the computer Alien plays a card: the outlook with it, without it, and what keeping it is worth."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from solo.contacts.actions import Pass, PlayCard
from solo.contacts.board import TileSet
from solo.contacts.bots.alien.outlook import Outlook, Weights, look_ahead, stay
from solo.contacts.cards import cards
from solo.contacts.conditions import walk_of
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import ALIEN, PublicState
from solo.contacts.replacing import newcomers, replaced

__all__ = ["after_play", "after_the_move", "before_the_move", "plays_before", "plays_of"]


def plays_of(public: PublicState, alien: AlienSecrets) -> list[PlayCard]:
    """Return every way in which the Alien can play a card of its hand now."""
    if ALIEN in public.played:
        return []
    late = "before" if public.phase == "after" else "after"
    held = [cards()[id] for id in alien.hand if cards()[id].when != late]
    return [play for card in held for play in card.plays(public, alien.tile)]


def plays_before(public: PublicState, alien: AlienSecrets) -> list[PlayCard]:
    """Return the plays that can be worth something before the move: what changes where it can go, or is told."""
    walk = walk_of(public)
    return [
        play
        for play in plays_of(public, alien)
        if cards()[play.card].when == "before"
        or cards()[play.card].tells is not None
        or walk_of(after_play(public, play)) != walk
    ]


def before_the_move(
    public: PublicState, alien: AlienSecrets, known: TileSet, now: Outlook, weights: Weights
) -> PlayCard | None:
    """Return the card that gains most before the move, if it gains more than keeping it; only what changes the move.

    What changes the Agents' turn alone is played after the move: then it is known where that leaves the Alien.
    """
    plays = plays_of(public, alien)
    if not now.values:
        plays = [play for play in plays if look_ahead(after_play(public, play), alien, known, weights).values]
    else:
        plays = [play for play in plays if cards()[play.card].when == "before" or cards()[play.card].tells]
        plays += [
            play for play in plays_of(public, alien) if after_play(public, play).effects.lakes != public.effects.lakes
        ]
    return _best(
        plays,
        lambda play: look_ahead(after_play(public, play), alien, _told(public, play, known), weights).best,
        now.best,
        public,
        weights,
    )


def after_the_move(public: PublicState, alien: AlienSecrets, known: TileSet, weights: Weights) -> PlayCard | Pass:
    """Return the card that gains most after the move, or Pass."""

    def value(play: PlayCard) -> float:
        after = after_play(public, play)
        told = _told(public, play, known)
        quiet = weights.silence if after.effects.talk != public.effects.talk else 0.0
        return stay(after, alien, told, weights) + quiet

    now = stay(public, alien, known, weights)
    return _best(plays_of(public, alien), value, now, public, weights) or Pass()


def _best(
    plays: Sequence[PlayCard],
    value: Callable[[PlayCard], float],
    now: float,
    public: PublicState,
    weights: Weights,
) -> PlayCard | None:
    """Return the play with the highest value, if it gains more than the card is worth for later."""
    found = [(value(play), index) for index, play in enumerate(plays)]
    if not found:
        return None
    best, index = max(found)
    days_left = public.scenario.days - public.day
    spare = max(0, days_left - public.hands.get(ALIEN, 0) + 1)
    return plays[index] if best - now > weights.card * min(1.0, spare / 3) + 0.02 else None


def _told(public: PublicState, play: PlayCard, known: TileSet) -> TileSet:
    """Return where the Agents think that it can be once they have seen the card."""
    tells = cards()[play.card].tells
    return known & tells(public.board, play.tiles) if tells is not None else known


def after_play(public: PublicState, play: PlayCard) -> PublicState:
    """Return the facts after a card; where the human then replaces an Agent, with the newcomer that is worst for it."""
    card = cards()[play.card]
    public = card.effect(replace(public, played=public.played | {ALIEN}), play)
    leaving = card.replaces(play)
    if leaving is None:
        return public
    return max(
        (replaced(public, leaving, agent, copies) for agent, copies in newcomers(public, leaving)), key=_strength
    )


def _strength(public: PublicState) -> int:
    """Return about how much an Agent team can cover: the sizes of its abilities."""
    from solo.contacts.agents import agents

    return sum(ability.size for agent in public.agents for ability in agents()[agent].abilities)
