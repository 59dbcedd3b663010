"""Drawing that pygame lacks: smooth rounded boxes, soft shadows and smooth circles, from small cached pictures."""

from functools import lru_cache

import pygame

from solo.client.palette import Color

__all__ = ["dim", "disc", "round_box", "shadow"]

Paint = tuple[int, int, int, int]


def _paint(color: Color | Paint | None) -> Paint | None:
    return None if color is None else (color[0], color[1], color[2], color[3] if len(color) == 4 else 255)


@lru_cache(maxsize=256)
def _corner_tile(radius: int, fill: Paint | None, line: Paint | None, width: int) -> pygame.Surface:
    """A rounded box just large enough to hold its four corners."""
    side, times = 2 * radius + 1, 4
    big = pygame.Surface((side * times, side * times), pygame.SRCALPHA)
    ground = line or fill or (0, 0, 0, 0)
    big.fill((*ground[:3], 0))
    box = big.get_rect()
    if fill is not None:
        pygame.draw.rect(big, fill, box, border_radius=radius * times)
    if line is not None and width:
        pygame.draw.rect(big, line, box, width * times, border_radius=radius * times)
    return pygame.transform.smoothscale(big, (side, side))


def round_box(
    surface: pygame.Surface,
    rect: pygame.Rect,
    radius: int,
    fill: Color | Paint | None,
    line: Color | Paint | None = None,
    width: int = 1,
) -> None:
    """Draw a box with smooth round corners; `fill` and `line` may be None or carry an alpha."""
    if rect.width <= 0 or rect.height <= 0:
        return
    radius = max(1, min(radius, rect.width // 2, rect.height // 2))
    fill_paint, line_paint = _paint(fill), _paint(line)
    tile = _corner_tile(radius, fill_paint, line_paint, width)
    right, bottom = rect.right - radius, rect.bottom - radius
    for x, source_x in ((rect.left, 0), (right, radius + 1)):
        for y, source_y in ((rect.top, 0), (bottom, radius + 1)):
            surface.blit(tile, (x, y), (source_x, source_y, radius, radius))
    middle, side = rect.width - 2 * radius, rect.height - 2 * radius
    if fill_paint is not None:
        _fill(surface, fill_paint, pygame.Rect(rect.left + radius, rect.top, middle, rect.height))
        _fill(surface, fill_paint, pygame.Rect(rect.left, rect.top + radius, radius, side))
        _fill(surface, fill_paint, pygame.Rect(right, rect.top + radius, radius, side))
    if line_paint is not None and width:
        _fill(surface, line_paint, pygame.Rect(rect.left + radius, rect.top, middle, width))
        _fill(surface, line_paint, pygame.Rect(rect.left + radius, rect.bottom - width, middle, width))
        _fill(surface, line_paint, pygame.Rect(rect.left, rect.top + radius, width, side))
        _fill(surface, line_paint, pygame.Rect(rect.right - width, rect.top + radius, width, side))


def _fill(surface: pygame.Surface, paint: Paint, rect: pygame.Rect) -> None:
    if rect.width <= 0 or rect.height <= 0:
        return
    if paint[3] == 255:
        surface.fill(paint[:3], rect)
        return
    layer = pygame.Surface(rect.size, pygame.SRCALPHA)
    layer.fill(paint)
    surface.blit(layer, rect)


@lru_cache(maxsize=128)
def disc(diameter: int, fill: Color | Paint, line: Color | Paint | None = None, width: int = 0) -> pygame.Surface:
    """Return a smooth filled circle, with a rim of `width` pixels inside its edge if there is a line colour."""
    times = 4
    big = pygame.Surface((diameter * times, diameter * times), pygame.SRCALPHA)
    rim = line if line is not None else fill
    big.fill((*rim[:3], 0))
    center, radius = (diameter * times / 2, diameter * times / 2), diameter * times / 2 - 1
    pygame.draw.circle(big, rim, center, radius)
    if line is not None and width:
        pygame.draw.circle(big, fill, center, radius - width * times)
    return pygame.transform.smoothscale(big, (diameter, diameter))


@lru_cache(maxsize=16)
def _shadow_tile(blur: int, alpha: int) -> pygame.Surface:
    side = 4 * blur + 1
    small = pygame.Surface((9, 9), pygame.SRCALPHA)
    small.fill((0, 0, 0, 0))
    for step, share in enumerate((0.12, 0.4, 0.75, 1.0)):
        pygame.draw.rect(small, (0, 0, 0, round(alpha * share)), pygame.Rect(step, step, 9 - 2 * step, 9 - 2 * step))
    return pygame.transform.smoothscale(small, (side, side))


def shadow(surface: pygame.Surface, rect: pygame.Rect, blur: int, alpha: int = 130) -> None:
    """Draw a soft shadow that reaches `blur` pixels beyond a box, to be drawn before the box itself."""
    tile = _shadow_tile(blur, alpha)
    edge = 2 * blur
    outer = rect.inflate(2 * blur, 2 * blur)
    if outer.width < 2 * edge or outer.height < 2 * edge:
        return
    right, bottom = outer.right - edge, outer.bottom - edge
    for x, source_x in ((outer.left, 0), (right, edge + 1)):
        for y, source_y in ((outer.top, 0), (bottom, edge + 1)):
            surface.blit(tile, (x, y), (source_x, source_y, edge, edge))
    across, down = outer.width - 2 * edge, outer.height - 2 * edge
    if across > 0:
        strip = pygame.transform.scale(tile.subsurface((edge, 0, 1, edge)), (across, edge))
        surface.blit(strip, (outer.left + edge, outer.top))
        surface.blit(pygame.transform.flip(strip, False, True), (outer.left + edge, bottom))
    if down > 0:
        strip = pygame.transform.scale(tile.subsurface((0, edge, edge, 1)), (edge, down))
        surface.blit(strip, (outer.left, outer.top + edge))
        surface.blit(pygame.transform.flip(strip, True, False), (right, outer.top + edge))


@lru_cache(maxsize=1)
def _veil(size: tuple[int, int]) -> pygame.Surface:
    veil = pygame.Surface(size)
    veil.fill((8, 10, 13))
    return veil


def dim(surface: pygame.Surface, alpha: int = 150) -> None:
    """Darken a whole surface, for what lies below a dialog."""
    veil = _veil(surface.get_size())
    veil.set_alpha(alpha)
    surface.blit(veil, (0, 0))
