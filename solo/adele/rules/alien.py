"""What the Alien decides: rows of its display, its actions, flight from fire, when to reveal (adele 5)."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from solo.adele import alienturn
from solo.adele.actions import (
    Action,
    AlienMove,
    Attack,
    Crawl,
    EndAlien,
    EvolveRow,
    Flee,
    Pass,
    PlaceToken,
    Refusal,
    Reveal,
    Spread,
)  # fmt: skip
from solo.adele.effects import gain_infection, give_contagion, roll_for
from solo.adele.places import members
from solo.adele.public import ALIEN, Step
from solo.adele.rules.wait import Wait, among
from solo.adele.scene import Scene
from solo.adele.state import State
from solo.adele.ways import escapes, flights

__all__ = ["WAITS", "offer_escape", "taint_attacked"]


# Evolution


def _rows(state: State, step: Step) -> list[Action]:
    """List the rows with an empty space, and a reveal where one is possible (AR-29)."""
    public = state.public
    rows = public.figures.rows
    free = [name for (name, row), filled in zip(rows.items(), public.alien.display, strict=True) if filled < row.spaces]
    return [*_reveals(state), *(EvolveRow(name) for name in free)]


def _evolve(scene: Scene, step: Step, action: Action) -> None:
    """Fill the leftmost space of a row; a gain that is reached takes effect at once (adele 5.5, AR-4)."""
    if isinstance(action, Reveal):
        _reveal(scene, action)
        return
    assert isinstance(action, EvolveRow)
    _take_evolve(scene, step)
    index = list(scene.figures.rows).index(action.row)
    display = list(scene.alien.display)
    display[index] += 1
    scene.set_alien(display=tuple(display))
    scene.tell("evolved", row=action.row, filled=display[index], place=scene.name(step.place) if step.place else "")
    gain = scene.figures.rows[action.row].gains.get(display[index])
    if gain is not None and gain.infection:
        gain_infection(scene, gain.infection, "evolution")


def _take_evolve(scene: Scene, step: Step) -> None:
    """Take the Evolve token from where it is: a location, or at the set-up the bag."""
    if step.place:
        scene.set_board(tokens={at: kind for at, kind in scene.board.tokens.items() if at != step.place})
        return
    bag = scene.hidden.bag
    scene.hidden = replace(scene.hidden, bag={**bag, "evolve": bag["evolve"] - 1})
    scene.set_alien(bag=scene.alien.bag - 1)


# Contamination


def _reveals(state: State) -> list[Action]:
    if state.public.phase != ALIEN:
        return []
    return [Reveal(member) for member in alienturn.revealable(state.public, state.alien)]


def _reveal_or_pass(state: State, step: Step) -> list[Action]:
    return [*_reveals(state), Pass()]


def _decide_reveal(scene: Scene, step: Step, action: Action) -> None:
    if isinstance(action, Reveal):
        _reveal(scene, action)


def _reveal(scene: Scene, action: Reveal) -> None:
    scene.tell("revealed", member=action.member, contaminated=scene.secrets.contaminated[action.member])
    scene.lose("contamination")


# The Action Step


def _actions(state: State, step: Step) -> list[Action]:
    return list(alienturn.listed(state.public, state.alien))


def _refuse(state: State, step: Step, action: Action) -> Refusal | None:
    return alienturn.refuse(state.public, state.alien, action)


def _act(scene: Scene, step: Step, action: Action) -> None:
    if isinstance(action, EndAlien):
        scene.tell("alien_done", unspent=scene.alien.points)
    elif isinstance(action, Reveal):
        _reveal(scene, action)
    else:
        scene.first(step)
        _DEEDS[type(action)](scene, action)


def _spend(scene: Scene, what: str) -> None:
    scene.set_alien(points=scene.alien.points - scene.figures.costs[what])


def _move(scene: Scene, action: AlienMove) -> None:
    _spend(scene, "move")
    scene.tell("alien_moved", start=scene.name(scene.alien.place), place=scene.name(action.place))
    scene.set_alien(place=action.place)


def _crawl(scene: Scene, action: Crawl) -> None:
    _spend(scene, "crawl")
    scene.tell("alien_crawled", place=scene.name(action.place))
    scene.set_alien(place=action.place)


def _spread(scene: Scene, action: Spread) -> None:
    _spend(scene, "spread")
    scene.set_board(spread=scene.board.spread | 1 << scene.alien.place)
    scene.tell("spread", place=scene.name(scene.alien.place))


def _place_token(scene: Scene, action: PlaceToken) -> None:
    """Put a token face up, also where a crew member stands (AR-15)."""
    _spend(scene, "place")
    hand = list(scene.secrets.hand)
    hand.remove(action.token)
    scene.set_secrets(replace(scene.secrets, hand=tuple(hand)))
    scene.set_alien(hand=len(hand))
    scene.set_board(tokens=dict(sorted({**scene.board.tokens, action.place: action.token}.items())))
    scene.tell("token_placed", token=action.token, place=scene.name(action.place))


def _attack(scene: Scene, action: Attack) -> None:
    """Roll for each point of strength; then contagion, then the escape (adele 5.3, AR-28)."""
    _spend(scene, "attack")
    strength = scene.alien.abilities(scene.figures).strength
    scene.tell("attacked", member=action.member, strength=strength, place=scene.name(scene.alien.place))
    scene.first(Step("infect", action.member), Step("offer_escape", action.member))
    roll_for(scene, "attack", action.member, strength)


def taint_attacked(scene: Scene, step: Step) -> None:
    """Give a contagion token to who was attacked, if the Alien's attack carries contagion."""
    if scene.alien.abilities(scene.figures).contagion:
        give_contagion(scene, step.member, "attack")


def offer_escape(scene: Scene, step: Step) -> None:
    """Let who survived an attack choose whether to escape, if there is a way (AR-27)."""
    if escapes(scene.state().public, scene.members[step.member].place):
        scene.first(Step("escape", step.member))


_DEEDS: Mapping[type, Callable[..., None]] = {
    AlienMove: _move,
    Crawl: _crawl,
    Spread: _spread,
    PlaceToken: _place_token,
    Attack: _attack,
}


# Flight


def _flights(state: State, step: Step) -> list[Action]:
    return [Flee(place) for place in members(flights(state.public, step.place))]


def _flee(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, Flee)
    scene.set_alien(place=action.place)
    scene.tell("alien_fled", start=scene.name(step.place), place=scene.name(action.place))


WAITS: Mapping[str, Wait] = {
    "evolve": among(ALIEN, _rows, _evolve),
    "reveal": among(ALIEN, _reveal_or_pass, _decide_reveal),
    "act": Wait(ALIEN, _actions, _act, _refuse),
    "flee": among(ALIEN, _flights, _flee),
}
