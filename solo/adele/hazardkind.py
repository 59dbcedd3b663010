"""What a hazard of ADELE's is (adele 6)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from solo.adele.public import PublicState
from solo.adele.scene import Scene

__all__ = ["HazardKind"]


@dataclass(frozen=True, slots=True)
class HazardKind:
    """One kind of hazard; prices are in the figures. `targets` yields where it may go now, `place` puts it there."""

    id: str
    name: str
    text: str
    targets: Callable[[PublicState], Iterator[str]]
    place: Callable[[Scene, str], None]
