"""What the team may do with a card now, from public facts: whether, on whom, where. What both clients ask."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from solo.contacts import turn
from solo.contacts.actions import PlayCard, Refusal, UseAbility
from solo.contacts.cards import cards
from solo.contacts.public import TEAM, PublicState

__all__ = [
    "Shape",
    "after_card",
    "asks_the_dog",
    "ends_turn_of",
    "has_unused",
    "refuse_card",
    "refuse_play",
    "shape_of",
    "unused_by",
]


@dataclass(frozen=True, slots=True)
class Shape:
    """What a card must be told when it is played now.

    `agents`: how many of the team; `newcomer`: an Agent of the reserve as well; `ways`: the ways that it can be played
    in, if there are several; `tiles`: how many; `is_path`: they are a walk of any length, of one tile at least.
    """

    agents: int = 0
    newcomer: bool = False
    ways: tuple[str, ...] = ()
    tiles: int = 0
    is_path: bool = False


def shape_of(public: PublicState, plays: Iterable[PlayCard]) -> Shape:
    """Return what a card must be told, from all ways of playing it now; nothing where there are none."""
    listed = list(plays)
    if not listed:
        return Shape()
    first = listed[0]
    inside = [agent for agent in first.agents if agent in public.agents]
    asks = cards()[first.card].asks
    is_path = bool(first.tiles) and asks is not None and asks(public, first)[0] == "trace"
    return Shape(
        len(inside),
        len(inside) < len(first.agents),
        tuple(sorted({play.way for play in listed} - {""})),
        1 if is_path else len(first.tiles),
        is_path,
    )


def refuse_card(public: PublicState, id: str) -> Refusal | None:
    """Return why the team cannot play a card of its hand in any way now, or None (CR-12)."""
    if public.phase != "agents":
        return Refusal.NOT_NOW
    why = turn.refuse_day_card(public)
    if why is not None:
        return why
    return Refusal.BAD_PLAY if next(cards()[id].plays(public, None), None) is None else None


def unused_by(public: PublicState, agent: str) -> list[str]:
    """Return the abilities that an Agent which has moved could still use today."""
    status = public.agents[agent]
    if not status.path or agent in public.done:
        return []
    found = []
    for ability in turn.abilities_of(public, agent):
        targets = ability.targets(public, agent)
        if any(turn.refuse(public, UseAbility(agent, ability.id, target)) is None for target in targets):
            found.append(ability.id)
    return found


def has_unused(public: PublicState, agent: str) -> bool:
    """Return whether an Agent that has played did so without an ability that it has today, the roadblock aside."""
    asking = [ability for ability in turn.abilities_of(public, agent) if ability.kind != "roadblock"]
    return bool(asking) and not public.agents[agent].used


def ends_turn_of(public: PublicState) -> str | None:
    """Return the Agent whose turn a card would end with something left to do, if any (CR-37)."""
    acting = public.acting
    if acting is None or not public.agents[acting].path:
        return None
    return acting if unused_by(public, acting) or turn.may_move_again(public, acting) else None


def asks_the_dog(public: PublicState, action: object) -> bool:
    """Return whether an action sends a dog, whose answer the Alien may have to choose."""
    match action:
        case PlayCard(card):
            asks = cards()[card].asks
            return asks is not None and asks(public, action)[0] == "trace"
        case UseAbility(agent, id):
            ability = turn.ability_of(public, agent, id)
            return ability is not None and ability.kind == "trace"
        case _:
            return False


def after_card(public: PublicState, play: PlayCard) -> PublicState:
    """Return the public facts after one's own card, its answers left out: for thinking ahead."""
    closed = turn.close_turn(public)
    return cards()[play.card].effect(replace(closed, played=closed.played | {TEAM}), play)


def refuse_play(public: PublicState, hand: Sequence[str], play: PlayCard) -> Refusal | None:
    """Return why the team may not play a card of its hand so, or None, from what the team knows."""
    if public.phase != "agents":
        return Refusal.NOT_NOW
    why = turn.refuse_day_card(public)
    if why is not None:
        return why
    if play.card not in hand:
        return Refusal.NO_SUCH_CARD
    return None if cards()[play.card].is_allowed(public, None, play) else Refusal.BAD_PLAY
