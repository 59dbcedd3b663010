"""Playing equipment, for both sides: what is legal, the public event, the effect, the answers (contacts 5, CR-37)."""

from collections.abc import Iterator
from dataclasses import replace

from solo.contacts import turn
from solo.contacts.actions import PlayCard, Refusal, ReplaceAgent
from solo.contacts.agents import agents
from solo.contacts.card import Card
from solo.contacts.cards import cards
from solo.contacts.conditions import walk_of
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import ALIEN, TEAM, PublicState
from solo.contacts.replacing import newcomers, replaced, reserve_without
from solo.contacts.rules import answers
from solo.contacts.state import State
from solo.core.record import Audience, Event

__all__ = [
    "apply_pass",
    "apply_play",
    "apply_replacement",
    "can_move",
    "has_way_out",
    "plays",
    "refuse_play",
    "refuse_replacement",
    "replacements",
]

Applied = tuple[State, tuple[Event, ...]]


def side_of(public: PublicState) -> str:
    """Return whose cards can be played now."""
    return ALIEN if public.phase in ("alien", "after") else TEAM


def plays(state: State) -> Iterator[PlayCard]:
    """Yield every way in which the side to move can play a card of its hand."""
    public = state.public
    side = side_of(public)
    if _refuse_now(public, side) is not None:
        return
    hand, alien = (state.alien.hand, state.alien.tile) if side == ALIEN else (state.team.hand, None)
    for id in hand:
        if _refuse_time(public, cards()[id]) is None:
            for play in cards()[id].plays(public, alien):
                if not _leaves_stuck(state, play):
                    yield play


def refuse_play(state: State, action: PlayCard) -> Refusal | None:
    """Return why the side to move may not play a card so now, or None."""
    public = state.public
    side = side_of(public)
    hand, alien = (state.alien.hand, state.alien.tile) if side == ALIEN else (state.team.hand, None)
    why = _refuse_now(public, side)
    if why is not None:
        return why
    if action.card not in hand:
        return Refusal.NO_SUCH_CARD
    card = cards()[action.card]
    why = _refuse_time(public, card)
    if why is not None:
        return why
    if not card.is_allowed(public, alien, action):
        return Refusal.BAD_PLAY
    return Refusal.LEFT_STUCK if _leaves_stuck(state, action) else None


def _refuse_now(public: PublicState, side: str) -> Refusal | None:
    if side == TEAM:
        return turn.refuse_day_card(public)
    return Refusal.CARD_PLAYED if ALIEN in public.played else None


def _refuse_time(public: PublicState, card: Card) -> Refusal | None:
    if public.phase == "after" and card.when == "before":
        return Refusal.CARD_TOO_LATE
    return Refusal.CARD_TOO_EARLY if public.phase == "alien" and card.when == "after" else None


def _leaves_stuck(state: State, action: PlayCard) -> bool:
    """Return whether the Alien could not move after a card that it plays before its move."""
    public = state.public
    return public.phase == "alien" and not can_move(cards()[action.card].effect(public, action), state.alien)


def can_move(public: PublicState, alien: AlienSecrets) -> bool:
    """Return whether the Alien has a legal move as things stand, no card played."""
    return bool(walk_of(public).ends(1 << alien.tile) & ~alien.camps)


def apply_play(state: State, action: PlayCard) -> Applied:
    """Play a card: it is public with its target (CR-7), takes effect, and what it asks is answered."""
    before, card = state.public, cards()[action.card]
    side = side_of(before)
    state = _spent(state, side, card.id)
    public = turn.close_turn(state.public) if side == TEAM else state.public
    after = card.effect(public, action)
    events = (Event("card", _fields(before, side, card, action), Audience.ALL), *_newcomers(before, after, card.id))
    if before.phase == "after":
        after = replace(after, phase="agents")
    leaving = card.replaces(action)
    if leaving is not None:
        after = replace(after, replaced=leaving, resume=after.phase, phase="replace")
    state = replace(state, public=after)
    if card.asks is None:
        return state, events
    kind, tiles = card.asks(after, action)
    state, answered = answers.ask(state, card.id, kind, tiles)
    return state, (*events, *answered)


def _spent(state: State, side: str, id: str) -> State:
    public = state.public
    public = replace(
        public,
        hands={**public.hands, side: public.hands[side] - 1},
        played=public.played | {side},
        discard=(*public.discard, id),
    )
    if side == ALIEN:
        hand = tuple(card for card in state.alien.hand if card != id)
        return replace(state, public=public, alien=replace(state.alien, hand=hand))
    hand = tuple(card for card in state.team.hand if card != id)
    return replace(state, public=public, team=replace(state.team, hand=hand))


def _fields(public: PublicState, side: str, card: Card, action: PlayCard) -> dict[str, object]:
    fields: dict[str, object] = {"day": public.day, "side": side, "card": card.id}
    if len(action.agents) == 1:
        fields["agent"] = action.agents[0]
    elif action.agents:
        fields["agents"] = list(action.agents)
    if action.way:
        fields["way"] = action.way
    if action.tiles:
        fields["path" if card.names_path else "tiles"] = [public.board.names[tile] for tile in action.tiles]
    if side == ALIEN:
        fields["when"] = "before" if public.phase == "alien" else "after"
    return fields


def _newcomers(before: PublicState, after: PublicState, by: str) -> tuple[Event, ...]:
    gone = [agent for agent in before.agents if agent not in after.agents]
    come = [agent for agent in after.agents if agent not in before.agents]
    return tuple(replaced_event(after, leaving, coming, by) for leaving, coming in zip(gone, come, strict=True))


def replaced_event(public: PublicState, leaving: str, coming: str, by: str) -> Event:
    """Return the public event of a replacement (contacts 9)."""
    fields: dict[str, object] = {"day": public.day, "agent": leaving, "with": coming, "by": by}
    if agents()[coming].copies:
        fields["copies"] = list(public.copies)
    return Event("agent_replaced", fields, Audience.ALL)


def apply_pass(state: State) -> Applied:
    """The Alien plays nothing after its move; that it was asked tells only that it holds cards, which is public."""
    return replace(state, public=replace(state.public, phase="agents")), ()


def replacements(public: PublicState) -> Iterator[ReplaceAgent]:
    """Yield whom the human may bring in for the Agent that must leave (B09)."""
    assert public.replaced is not None
    return (ReplaceAgent(agent, copies) for agent, copies in newcomers(public, public.replaced))


def refuse_replacement(public: PublicState, action: ReplaceAgent) -> Refusal | None:
    """Return why the human may not bring an Agent in so, or None (CR-23, CR-41)."""
    assert public.replaced is not None
    wanted = dict(newcomers(public, public.replaced)).get(action.agent)
    if wanted is None:
        return Refusal.NOT_IN_RESERVE
    copies = action.copies
    rest = reserve_without(public, public.replaced, action.agent)
    fits = len(copies) == len({*copies}) == len(wanted) and {*copies} <= {*rest}
    return None if fits else Refusal.BAD_COPIES


def apply_replacement(state: State, action: ReplaceAgent) -> Applied:
    """Bring an Agent in and go on where the card was played."""
    public = state.public
    assert public.replaced is not None
    leaving, by = public.replaced, public.discard[-1]
    after = replaced(public, leaving, action.agent, action.copies)
    after = replace(after, replaced=None, phase=public.resume, resume="")
    return replace(state, public=after), (replaced_event(after, leaving, action.agent, by),)


def has_way_out(state: State) -> bool:
    """Return whether the Alien can move, if need be after a card that it may play first (CR-5)."""
    return can_move(state.public, state.alien) or next(plays(state), None) is not None
