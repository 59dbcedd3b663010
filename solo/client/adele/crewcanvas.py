"""A crew member's piece as a widget."""

import pygame

from solo.adele.names import short_name
from solo.client.adele.art import crew_token
from solo.client.theme import Theme
from solo.client.widgets.canvas import Canvas

__all__ = ["crew_canvas"]


def crew_canvas(member: str, side: float, *, is_done: bool = False) -> Canvas:
    """Return a crew member's piece, so many units wide; faint for who is done this turn."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        surface.blit(crew_token(theme, member, min(rect.size), is_done), rect)

    return Canvas(paint, (side, side), spoken_text=short_name(member))
