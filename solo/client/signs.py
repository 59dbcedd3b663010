"""Small signs at the corner of an Agent's token: what cards make of it today."""

from collections.abc import Sequence

import pygame

from solo.client.paint import disc
from solo.client.palette import Color
from solo.client.theme import Theme
from solo.client.tokens import AGENT_COLORS, agent_token

__all__ = ["draw_signs"]

DARK: Color = (12, 14, 18)


def draw_signs(surface: pygame.Surface, corner: tuple[int, int], theme: Theme, signs: Sequence[str], side: int) -> None:
    """Draw signs below one another from an upper right corner: icons by name, or Agents; `side` is in pixels."""
    for at, sign in enumerate(signs):
        center = (corner[0] - side // 2, corner[1] + side // 2 + at * (side + 1))
        if sign in AGENT_COLORS:
            picture = agent_token(sign, side)
        else:
            picture = disc(side, DARK, theme.palette.focus, max(1, side // 12))
        surface.blit(picture, picture.get_rect(center=center))
        if sign not in AGENT_COLORS:
            icon = theme.icon(sign, max(8, side * 2 // 3), theme.palette.focus)
            surface.blit(icon, icon.get_rect(center=center))
