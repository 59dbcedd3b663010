"""What an object is, and the ways of using one that several share (adele 8)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene

__all__ = ["LASTING", "MISSION", "ONE_USE", "WORN", "ObjectKind", "Words", "mission_object", "nobody_uses"]

Words = tuple[str, ...]
"""What follows an object or function in an action's text: ids, places, a choice."""

ONE_USE, LASTING, WORN, MISSION = "one-use", "lasting", "worn", "mission"


def nobody_uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    """Return the uses of an object that is only worn or delivered: none."""
    return iter(())


def _nothing(scene: Scene, member: str, words: Words) -> None:
    raise AssertionError(f"{member} cannot use this object: {words}")


@dataclass(frozen=True, slots=True)
class ObjectKind:
    """One kind of object; how many there are is in the figures.

    `kind`: one-use, lasting, worn or mission. `uses` yields the words of every way of using it now, for who carries it;
    `use` does it. A suit that `keeps_clean` wards off contagion; in one that `goes_outside` its wearer may leave the
    ship. The mission object that `wins` comes last.
    """

    id: str
    name: str
    text: str
    kind: str
    uses: Callable[[PublicState, CrewSecrets, str], Iterator[Words]] = nobody_uses
    use: Callable[[Scene, str, Words], None] = _nothing
    keeps_clean: bool = False
    goes_outside: bool = False
    wins: bool = False


def mission_object(id: str, name: str) -> ObjectKind:
    """Return a mission object: for delivery only."""
    return ObjectKind(id, name, "A part of the plan: it is delivered in the location of its mission tile.", MISSION)
