"""What chance draws besides dice: alien tokens, contagion, events, places (adele 3, 5). The deals are in `deals`."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations_with_replacement

from solo.adele.actions import Action, DrawContagion, DrawEvent, DrawTokens, LoseContagion, Pick
from solo.adele.effects import discard_contagion, offer_reveal
from solo.adele.events import events
from solo.adele.places import members
from solo.adele.public import Step
from solo.adele.rules.wait import Wait, among
from solo.adele.scene import Scene
from solo.adele.state import State
from solo.core.game import CHANCE
from solo.core.rng import Random

__all__ = ["DRAWS", "WAITS", "pile"]

CONTAMINATED, CLEAN = "contaminated", "clean"
START = "start"


# The Alien's tokens


def _token_draws(state: State, step: Step) -> Iterator[DrawTokens]:
    bag = state.hidden.bag
    for tokens in combinations_with_replacement(sorted(bag), step.number):
        if all(count <= bag[kind] for kind, count in Counter(tokens).items()):
            yield DrawTokens(tokens)


def _draw_tokens(state: State, step: Step, rng: Random) -> DrawTokens:
    bag = [kind for kind, count in sorted(state.hidden.bag.items()) for _ in range(count)]
    return DrawTokens(tuple(sorted(rng.sample(bag, step.number))))


def _take_tokens(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, DrawTokens)
    left = {kind: count - action.tokens.count(kind) for kind, count in scene.hidden.bag.items()}
    scene.hidden = replace(scene.hidden, bag=left)
    hand = tuple(sorted((*scene.secrets.hand, *action.tokens)))
    scene.set_secrets(replace(scene.secrets, hand=hand))
    scene.set_alien(hand=len(hand), bag=sum(left.values()))
    scene.tell("tokens_drawn", number=len(action.tokens), hand=len(hand), bag=scene.alien.bag)
    scene.tell_alien("tokens", tokens=list(action.tokens))


# Contagion


def pile(state: State) -> dict[str, int]:
    """Return how many contagion tokens of each face are left; neither side knows, but by what it has seen."""
    public, total = state.public, state.public.figures.contagion
    contaminated = sum(state.alien.contaminated.values())
    given = sum(status.contagion for status in public.members.values())
    return {CONTAMINATED: total[CONTAMINATED] - contaminated, CLEAN: total[CLEAN] - given + contaminated}


def _faces(state: State, step: Step) -> list[DrawContagion]:
    return [DrawContagion(face) for face, count in sorted(pile(state).items()) if count]


def _draw_face(state: State, step: Step, rng: Random) -> DrawContagion:
    left = pile(state)
    number = rng.randrange(sum(left.values()))
    return DrawContagion(CONTAMINATED if number < left[CONTAMINATED] else CLEAN)


def _taint(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, DrawContagion)
    member, found = step.member, scene.secrets.contaminated
    status = scene.set_member(member, contagion=scene.members[member].contagion + 1)
    number = found.get(member, 0) + (action.face == CONTAMINATED)
    scene.set_secrets(replace(scene.secrets, contaminated={**found, member: number}))
    scene.tell("contagion", member=member, tokens=status.contagion, cause=step.what)
    scene.tell_alien("contagion_face", member=member, face=action.face, contaminated=number)
    offer_reveal(scene)


def _losses(state: State, step: Step) -> Iterator[LoseContagion]:
    bad = state.alien.contaminated.get(step.member, 0)
    good = state.public.members[step.member].contagion - bad
    for lost in range(step.number + 1):
        if lost <= bad and step.number - lost <= good:
            yield LoseContagion(lost, step.number - lost)


def _draw_loss(state: State, step: Step, rng: Random) -> LoseContagion:
    bad = state.alien.contaminated.get(step.member, 0)
    tokens = [index < bad for index in range(state.public.members[step.member].contagion)]
    lost = sum(rng.sample(tokens, step.number))
    return LoseContagion(lost, step.number - lost)


def _lose(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, LoseContagion)
    discard_contagion(scene, step.member, action.contaminated, action.clean)


# Events and places


def _cards(state: State, step: Step) -> list[DrawEvent]:
    deck = state.public.deck
    return [DrawEvent(card) for card in sorted(set(deck.left or deck.discards))]


def _draw_card(state: State, step: Step, rng: Random) -> DrawEvent:
    deck = state.public.deck
    return DrawEvent(rng.choice(sorted(deck.left or deck.discards)))


def _forecast(scene: Scene, step: Step, action: Action) -> None:
    """Reveal a card; an empty deck is made of the discards first (adele 3.1)."""
    assert isinstance(action, DrawEvent)
    deck = scene.deck
    if not deck.left:
        scene.tell("reshuffled")
        deck = replace(deck, left=tuple(sorted(deck.discards)), discards=())
    left = list(deck.left)
    left.remove(action.card)
    scene.deck = replace(deck, forecast=action.card, left=tuple(left))
    scene.tell("forecast", card=action.card)


def _places(state: State, step: Step) -> list[Pick]:
    return [Pick(place) for place in members(step.number)]


def _draw_place(state: State, step: Step, rng: Random) -> Pick:
    return Pick(rng.choice(members(step.number)))


def _picked(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, Pick)
    if step.what == START:
        scene.set_member(step.member, place=action.place)
        scene.tell("placed", member=step.member, place=scene.name(action.place))
        return
    scene.tell("picked", event=step.what, place=scene.name(action.place))
    events()[step.what].picked(scene, action.place)


WAITS: Mapping[str, Wait] = {
    "draw_tokens": among(CHANCE, _token_draws, _take_tokens),
    "draw_contagion": among(CHANCE, _faces, _taint),
    "lose_contagion": among(CHANCE, _losses, _lose),
    "draw_event": among(CHANCE, _cards, _forecast),
    "pick": among(CHANCE, _places, _picked),
}

DRAWS: Mapping[str, Callable[[State, Step, Random], Action]] = {
    "draw_tokens": _draw_tokens,
    "draw_contagion": _draw_face,
    "lose_contagion": _draw_loss,
    "draw_event": _draw_card,
    "pick": _draw_place,
}
"""How chance decides at each of these steps."""
