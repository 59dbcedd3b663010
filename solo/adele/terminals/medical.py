"""The Medical Terminal."""

from collections.abc import Iterator

from solo.adele.crew import crew as crew_members
from solo.adele.effects import discard_contagion, heal
from solo.adele.function import Function
from solo.adele.objectkind import Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene

HEAL, CLEANSE, BOTH = "heal", "cleanse", "both"


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    here = public.here(public.members[member].place)
    hurt = [other for other in here if public.members[other].wounds]
    tainted = [other for other in here if public.members[other].contagion]
    yield from ((HEAL, other) for other in hurt)
    yield from ((CLEANSE, other) for other in tainted)
    if crew_members()[member].does_both:  # AR-31: the two may serve different members
        yield from ((BOTH, one, other) for one in hurt for other in tainted)


def _use(scene: Scene, member: str, words: Words) -> None:
    if words[0] in (HEAL, BOTH):
        heal(scene, words[1], scene.figures.amounts["medical"] + crew_members()[member].heals_more)
    if words[0] in (CLEANSE, BOTH):
        contaminated = scene.secrets.contaminated.get(words[-1], 0)
        discard_contagion(scene, words[-1], contaminated, scene.members[words[-1]].contagion - contaminated)


FUNCTION = Function(
    "medical",
    "Medical Terminal",
    "It heals two wounds of a crew member here, or discards all their contagion tokens.",
    "medical",
    _use,
    _uses,
)
