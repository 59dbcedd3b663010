"""Keys that are held down: the system sends them again and again, and one press must still be one deed.

pygame does not say which key events are repetitions, so the loop marks them. Widgets in which holding a key is of use
(a text, a cursor) get them; everything else answers the press alone.
"""

import pygame

__all__ = ["MOVING", "HeldKeys", "is_repeat"]

MOVING = frozenset(
    {
        pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
        pygame.K_HOME, pygame.K_END, pygame.K_TAB,
    }
)  # fmt: skip
"""Keys that only go somewhere: they may repeat everywhere."""


class HeldKeys:
    """Follows which keys are down."""

    def __init__(self) -> None:
        self._down: set[int] = set()

    def marked(self, events: list[pygame.event.Event]) -> list[pygame.event.Event]:
        """Return events in which repetitions of a held key say so; `is_repeat` asks them."""
        return [self._marked(event) for event in events]

    def _marked(self, event: pygame.event.Event) -> pygame.event.Event:
        if event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()  # what is let go in another window is told to nobody
        elif event.type == pygame.KEYDOWN:
            if event.key in self._down:
                return pygame.event.Event(pygame.KEYDOWN, {**event.dict, "repeat": True})
            self._down.add(event.key)
        return event


def is_repeat(event: pygame.event.Event) -> bool:
    """Return whether an event is a key that is held down, sent once more."""
    return bool(event.type == pygame.KEYDOWN and getattr(event, "repeat", False))
