"""The First Aid Kit."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from solo.adele.crew import crew as crew_members
from solo.adele.effects import heal
from solo.adele.objectkind import ONE_USE, ObjectKind, Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene

ID = "first-aid-kit"


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    """Yield whom each wound healed is taken from: as many wounds as can be."""
    wounds = {other: public.members[other].wounds for other in public.here(public.members[member].place)}
    most = public.figures.amounts[ID] + crew_members()[member].heals_more
    number = min(most, sum(wounds.values()))
    for shares in combinations_with_replacement(sorted(wounds), number) if number else ():
        if all(count <= wounds[other] for other, count in Counter(shares).items()):
            yield shares


def _use(scene: Scene, member: str, words: Words) -> None:
    for other, count in sorted(Counter(words).items()):
        heal(scene, other, count)


OBJECT = ObjectKind(
    ID, "First Aid Kit", "It heals up to three wounds, shared among the crew members here.", ONE_USE, _uses, _use
)
