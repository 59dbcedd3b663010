"""Numbers in short labels under headings: each explains itself, pointed at or reached with the arrow keys."""

from collections.abc import Iterator, Sequence
from itertools import groupby

import pygame

from solo.adele.hinttext import HintLine
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow
from solo.client.widgets.button import draw_focus
from solo.client.widgets.label import Label

__all__ = ["HintList"]

_STEPS = {pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1}


class HintList(Column):
    """The panel's lines, and below them those about the way to a room that was pointed at last.

    Tab stops once, at one of the numbers; arrow keys go from one to the next.
    """

    def __init__(self) -> None:
        self._fixed, self._way = Column(gap=4), Column(gap=4)
        super().__init__(self._fixed, self._way, gap=4, name="hint-list")
        self._lines: tuple[HintLine, ...] = ()
        self._way_lines: tuple[HintLine, ...] = ()
        self.at = 0

    def show(self, lines: Sequence[HintLine]) -> None:
        """Show the lines of the panel; where they are the same, nothing is built anew."""
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            self._fixed.replace(list(self._groups(self._lines, "hint")))

    def show_way(self, lines: Sequence[HintLine]) -> None:
        """Show the lines about a way; with none the last ones stay, for whoever goes on to read them."""
        if lines and tuple(lines) != self._way_lines:
            self._way_lines = tuple(lines)
            self._way.replace(list(self._groups(self._way_lines, "way")))

    def forget_way(self) -> None:
        """Show no way any more: something has happened since."""
        if self._way_lines:
            self._way_lines = ()
            self._way.replace([])

    def _groups(self, lines: Sequence[HintLine], name: str) -> Iterator[Widget]:
        """Yield for each topic its heading with the numbers below it."""
        number = 0
        for topic, group in groupby(lines, key=lambda line: line.topic):
            labels = [_Number(self, line, f"{name}-{number + at}") for at, line in enumerate(group)]
            number += len(labels)
            yield Column(Label(topic, size="tiny", color="muted"), Flow(*labels, gap=10), gap=3)

    def numbers(self) -> list[Widget]:
        """Return all numbers, from the first to the last."""
        return [widget for widget in self.walk() if isinstance(widget, _Number)]

    def is_stop(self, number: Widget) -> bool:
        """Return whether Tab stops at a number: at the one that was last gone to, or the last there is."""
        found = self.numbers()
        return bool(found) and found[min(self.at, len(found) - 1)] is number

    def go(self, number: Widget, by: int) -> bool:
        """Go from a number to another one; return whether there is one."""
        found = self.numbers()
        at = found.index(number) + by
        if not 0 <= at < len(found):
            return False
        self.at = at
        if (host := self.ui) is not None:
            host.focus(found[at])
        return True


class _Number(Label):
    """A number with its explanation."""

    role = "hint"

    def __init__(self, owner: HintList, line: HintLine, name: str) -> None:
        super().__init__(line.text, size="tiny", tooltip=line.why, name=name)
        self.owner = owner

    @property
    def focusable(self) -> bool:
        """Whether Tab stops here."""
        return self.visible and self.owner.is_stop(self)

    def spoken(self) -> str:
        """Return the number and its explanation."""
        return f"{self.text}. {self.tooltip}"

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text, and the ring where the keys are."""
        super().draw(surface)
        draw_focus(self, surface)

    def handle(self, event: pygame.event.Event) -> bool:
        """Go on with the arrow keys."""
        return event.type == pygame.KEYDOWN and event.key in _STEPS and self.owner.go(self, _STEPS[event.key])
