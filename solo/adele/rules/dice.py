"""Dice and what they decide: Spirit rolls against fire, Vines and attacks, and a second try (adele 4.2, 5.3, 5.4)."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product

from solo.adele.actions import Action, KeepRoll, Reroll, Roll
from solo.adele.crew import crew as crew_members
from solo.adele.effects import wound
from solo.adele.public import CREW, Step
from solo.adele.rules.wait import Wait, among
from solo.adele.scene import Scene
from solo.adele.state import State
from solo.core.game import CHANCE
from solo.core.rng import Random

__all__ = ["WAITS", "draw"]

FACES = 6
REROLLED = "reroll"
"""The mark of a member who has rolled again this turn."""


def draw(state: State, step: Step, rng: Random) -> Roll:
    """Return what the dice show."""
    return Roll(tuple(rng.randint(1, FACES) for _ in range(step.number)))


def _listed(state: State, step: Step) -> Iterator[Roll]:
    for dice in product(range(1, FACES + 1), repeat=step.number):
        yield Roll(dice)


def _rolled(scene: Scene, step: Step, action: Action) -> None:
    assert isinstance(action, Roll)
    spirit = scene.figures.crew[step.member].spirit
    failed = sum(die > spirit for die in action.dice)
    scene.tell("roll", member=step.member, why=step.what, dice=list(action.dice), spirit=spirit, failed=failed)
    _JUDGES[step.what](scene, step, failed)


def _fire(scene: Scene, step: Step, failed: int) -> None:
    if failed:
        wound(scene, step.member, 1, "fire")


def _vines(scene: Scene, step: Step, failed: int) -> None:
    """One wound, also where both dice fail (AR-16)."""
    if failed:
        wound(scene, step.member, 1, "vines")


def _attack(scene: Scene, step: Step, failed: int) -> None:
    may_reroll = crew_members()[step.member].rerolls and REROLLED not in scene.members[step.member].once
    if failed and may_reroll:
        scene.first(Step("reroll", step.member, number=failed))
    elif failed:
        wound(scene, step.member, failed, "attack")


def _second(scene: Scene, step: Step, failed: int) -> None:
    if step.rest + failed:
        wound(scene, step.member, step.rest + failed, "attack")


_JUDGES: Mapping[str, Callable[[Scene, Step, int], None]] = {
    "fire": _fire,
    "vines": _vines,
    "attack": _attack,
    "second": _second,
}
"""What a roll decides, by what it was for; `failed` dice lie above Spirit (AR-17)."""


def _answers(state: State, step: Step) -> list[Action]:
    return [Reroll(), KeepRoll()]


def _reroll(scene: Scene, step: Step, action: Action) -> None:
    """Roll one of the failed dice again; the others stand."""
    if isinstance(action, KeepRoll):
        wound(scene, step.member, step.number, "attack")
        return
    scene.set_member(step.member, once=scene.members[step.member].once | {REROLLED})
    scene.tell("rerolled", member=step.member)
    scene.first(Step("roll", step.member, number=1, what="second", rest=step.number - 1))


WAITS: Mapping[str, Wait] = {
    "roll": among(CHANCE, _listed, _rolled),
    "reroll": among(CREW, _answers, _reroll),
}
