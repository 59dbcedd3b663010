"""What a step that waits for somebody is: who decides, what may be chosen, what the choice does."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from solo.adele.actions import Action, Refusal
from solo.adele.public import Step
from solo.adele.scene import Scene
from solo.adele.state import State

__all__ = ["Automatic", "Wait", "among"]

Automatic = Callable[[Scene, Step], None]
"""What a step does that nobody decides."""


@dataclass(frozen=True, slots=True)
class Wait:
    """A step at which a side decides. `refuse` judges any action; `among` makes one from the listing."""

    side: str
    listed: Callable[[State, Step], Iterable[Action]]
    do: Callable[[Scene, Step, Action], None]
    refuse: Callable[[State, Step, Action], Refusal | None]


def among(
    side: str, listed: Callable[[State, Step], Iterable[Action]], do: Callable[[Scene, Step, Action], None]
) -> Wait:
    """Return a step at which exactly what is listed may be chosen."""

    def refuse(state: State, step: Step, action: Action) -> Refusal | None:
        if action in listed(state, step):
            return None
        kinds = {type(each) for each in listed(state, step)}
        return Refusal.NOT_AMONG if type(action) in kinds else Refusal.NOT_NOW

    return Wait(side, listed, do, refuse)
