"""Draws paths: a smooth line through tile centres with an arrow head on every step and day numbers beside it."""

import math
from collections.abc import Sequence
from itertools import pairwise

import pygame

from solo.client.hexshapes import stroke
from solo.client.overlays import Path
from solo.client.paint import disc
from solo.client.palette import Color, mix
from solo.client.theme import Theme

__all__ = ["draw_path"]

Pixel = tuple[int, int]
DARK: Color = (12, 14, 18)


def draw_path(
    surface: pygame.Surface, theme: Theme, points: Sequence[Pixel], path: Path, color: Color, radius: float
) -> None:
    """Draw a path through pixels, the tiles' centres. The Alien's has a glow, so that it reads on any terrain."""
    if len(points) > 1:
        width = max(2.5, radius * 0.13)
        course = [(float(x), float(y)) for x, y in points]
        if path.alien:
            stroke(surface, course, color, width * 3.2, 26)
        lines = _dashes(course, radius * 0.3) if path.dashed else [course]
        for line in lines:
            stroke(surface, line, DARK, width + max(2.0, radius * 0.09))
        for line in lines:
            stroke(surface, line, color, width)
        for (x0, y0), (x1, y1) in pairwise(course):
            if (x0, y0) != (x1, y1):
                _head(surface, (x0, y0), (x1, y1), color, radius)
    for index, text in sorted((path.labels or {}).items()):
        if 0 <= index < len(points):
            _label(surface, theme, points[index], text, color, radius)


def _dashes(course: Sequence[tuple[float, float]], length: float) -> list[list[tuple[float, float]]]:
    dashes = []
    for (x0, y0), (x1, y1) in pairwise(course):
        count = max(1, round(math.hypot(x1 - x0, y1 - y0) / length / 2))
        for number in range(count):
            ends = [(number + share) / count for share in (0.2, 0.8)]
            dashes.append([(x0 + (x1 - x0) * end, y0 + (y1 - y0) * end) for end in ends])
    return dashes


def _head(
    surface: pygame.Surface, start: tuple[float, float], end: tuple[float, float], color: Color, radius: float
) -> None:
    """An arrow head a little past the middle of a step, where no token lies."""
    angle = math.atan2(end[1] - start[1], end[0] - start[0])
    x, y = start[0] + (end[0] - start[0]) * 0.56, start[1] + (end[1] - start[1]) * 0.56
    times, size = 3, radius * 0.3
    side = math.ceil(size * 2.6)
    big = pygame.Surface((side * times, side * times), pygame.SRCALPHA)
    big.fill((*DARK, 0))
    for reach, ink in ((size * 1.18, DARK), (size * 0.8, color)):
        points = []
        for turn, far in ((0.0, 1.0), (2.45, 0.95), (math.pi, 0.3), (-2.45, 0.95)):
            points.append(
                (
                    (side / 2 + math.cos(angle + turn) * reach * far) * times,
                    (side / 2 + math.sin(angle + turn) * reach * far) * times,
                )
            )
        pygame.draw.polygon(big, ink, points)
    head = pygame.transform.smoothscale(big, (side, side))
    surface.blit(head, head.get_rect(center=(round(x), round(y))))


def _label(surface: pygame.Surface, theme: Theme, center: Pixel, text: str, color: Color, radius: float) -> None:
    font = theme.font_px(max(9, round(radius * 0.4)), bold=True)
    drawn = font.render(text, True, DARK)
    size = max(drawn.get_width() + 6, round(radius * 0.62))
    badge = disc(size, mix(color, (255, 255, 255), 0.12), DARK, max(1, round(radius * 0.05)))
    surface.blit(badge, badge.get_rect(center=center))
    surface.blit(drawn, drawn.get_rect(center=center))
