"""What can be undone and done again, for the editors: values that were left, and values that were come back from."""

from typing import Generic, TypeVar

__all__ = ["Steps"]

MOST_STEPS = 300
"""How many steps can be undone."""

T = TypeVar("T")


class Steps(Generic[T]):
    """The past and the future of a value; the present one is its owner's."""

    def __init__(self) -> None:
        self._past: list[T] = []
        self._future: list[T] = []

    @property
    def can_undo(self) -> bool:
        """Whether a step can be taken back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether a step that was taken back can be done again."""
        return bool(self._future)

    def leave(self, value: T) -> None:
        """Note a step away from a value; there is no future then."""
        self._past = [*self._past, value][-MOST_STEPS:]
        self._future = []

    def go_on(self) -> None:
        """Note that the last step goes on; there is no future then."""
        self._future = []

    def undo(self, now: T) -> T:
        """Return the value before the last step; the present one if there is none."""
        if not self._past:
            return now
        self._future.append(now)
        return self._past.pop()

    def redo(self, now: T) -> T:
        """Return the value after the step that was taken back last; the present one if there is none."""
        if not self._future:
            return now
        self._past.append(now)
        return self._future.pop()
