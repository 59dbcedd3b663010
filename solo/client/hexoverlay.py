"""Draws overlays on a board, each kind by a function of its own."""

from collections.abc import Sequence

import pygame

from solo.client.hexmap import HexMap
from solo.client.overlays import Overlay, Ring
from solo.client.theme import Theme
from solo.hex.layout import Layout

__all__ = ["draw_overlays"]


def draw_overlays(
    surface: pygame.Surface, theme: Theme, hexmap: HexMap, layout: Layout, overlays: Sequence[Overlay]
) -> None:
    """Draw overlays in order."""
    for overlay in overlays:
        if isinstance(overlay, Ring) and overlay.tile in hexmap.by_id:
            color = theme.palette.role(overlay.color) if isinstance(overlay.color, str) else overlay.color
            pygame.draw.polygon(surface, color, layout.corners(hexmap.by_id[overlay.tile].place), 2)
