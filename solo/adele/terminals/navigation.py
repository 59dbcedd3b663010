"""The Navigation Terminal."""

from collections.abc import Iterator

from solo.adele.effects import set_no_return
from solo.adele.function import Function
from solo.adele.objectkind import Words
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState
from solo.adele.scene import Scene


def _uses(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    if public.no_return > 1:
        yield ()


def _use(scene: Scene, member: str, words: Words) -> None:
    set_no_return(scene, scene.no_return - 1)


FUNCTION = Function(
    "navigation",
    "Navigation Terminal",
    "The point of no return moves one turn away.",
    "navigation",
    _use,
    _uses,
)
