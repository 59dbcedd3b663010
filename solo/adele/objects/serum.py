"""The Serum."""

from collections.abc import Iterator

from solo.adele.objectkind import ONE_USE, ObjectKind, Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState, Step
from solo.adele.scene import Scene


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    for other in public.here(public.members[member].place):
        if public.members[other].contagion:
            yield (other,)


def _use(scene: Scene, member: str, words: Words) -> None:
    patient = words[0]
    number = min(scene.figures.amounts["serum"], scene.members[patient].contagion)
    scene.first(Step("lose_contagion", patient, number=number))


OBJECT = ObjectKind(
    "serum", "Serum", "One crew member here discards two contagion tokens, drawn at random.", ONE_USE, _uses, _use
)
