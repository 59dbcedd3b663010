"""Draws overlays on a board, each kind by a function of its own."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame

from solo.client.cividis import heat_color
from solo.client.hexart import mask_tile, tile_art
from solo.client.hexlettering import BELOW, HALO, INK, draw_regions, haloed
from solo.client.hexmap import HexMap, Tile
from solo.client.hexpaths import draw_path
from solo.client.hexshapes import hatch_tile, rim_edges, stroke, tint_tile
from solo.client.markers import marker_token
from solo.client.overlays import (
    Dots,
    Ghost,
    Hatch,
    Heat,
    Ink,
    Letters,
    Marker,
    Notes,
    Overlay,
    Paint,
    Path,
    Ring,
    Tint,
    Token,
)
from solo.client.paint import disc
from solo.client.palette import Color, mix
from solo.client.signs import draw_signs
from solo.client.theme import Theme
from solo.client.tokens import agent_token
from solo.hex.coords import Hex
from solo.hex.layout import Layout

__all__ = ["draw_labelled", "draw_overlays"]

AREAS = (Tint, Hatch)
"""Overlays that colour whole tiles."""

DARK: Color = (12, 14, 18)


@dataclass(frozen=True, slots=True)
class _Ground:
    """Where to draw, and what is needed to draw there."""

    surface: pygame.Surface
    theme: Theme
    hexmap: HexMap
    layout: Layout

    @property
    def radius(self) -> float:
        return self.layout.radius

    def ink(self, color: Ink) -> Color:
        return self.theme.palette.role(color) if isinstance(color, str) else color

    def center(self, tile: Tile) -> tuple[int, int] | None:
        """The pixel at a tile's centre; None if it is not on the map."""
        found = self.hexmap.by_id.get(tile)
        if found is None:
            return None
        x, y = self.layout.center(found.place)
        return round(x), round(y)

    def blit(self, picture: pygame.Surface, center: tuple[int, int]) -> None:
        self.surface.blit(picture, picture.get_rect(center=center))


def draw_overlays(
    surface: pygame.Surface, theme: Theme, hexmap: HexMap, layout: Layout, overlays: Sequence[Overlay]
) -> None:
    """Draw overlays in order."""
    ground = _Ground(surface, theme, hexmap, layout)
    for overlay in overlays:
        _DRAW[type(overlay)](ground, overlay)


def draw_labelled(
    surface: pygame.Surface,
    theme: Theme,
    hexmap: HexMap,
    layout: Layout,
    overlays: Sequence[Overlay],
    below: float = BELOW,
) -> None:
    """Draw overlays and the regions' names: above all that only colours tiles, below all that lies on them.

    `below` is how far from the middle of tiles the names are written, in radii.
    """
    areas = [overlay for overlay in overlays if isinstance(overlay, AREAS)]
    draw_overlays(surface, theme, hexmap, layout, areas)
    ground = _Ground(surface, theme, hexmap, layout)
    captions = [
        place for overlay in overlays if isinstance(overlay, Marker) for place in _caption_place(ground, overlay)
    ]
    draw_regions(surface, theme, hexmap, layout, below, captions)
    draw_overlays(surface, theme, hexmap, layout, [overlay for overlay in overlays if not isinstance(overlay, AREAS)])


def _tint(ground: _Ground, overlay: Tint) -> None:
    color, places = ground.ink(overlay.color), ground.hexmap.places(overlay.tiles)
    if overlay.fill:
        tile = tint_tile(ground.radius, color, round(255 * overlay.fill * overlay.strength))
        for place in places:
            x, y = ground.layout.center(place)
            ground.blit(tile, (round(x), round(y)))
    if overlay.outline:
        edges = rim_edges(places, ground.layout, 0.05)
        _rim(ground, edges, mix((110, 116, 126), color, overlay.strength), overlay.strength)


def _rim(
    ground: _Ground, edges: list[tuple[tuple[float, float], tuple[float, float]]], color: Color, strength: float
) -> None:
    for one, other in edges:
        stroke(ground.surface, (one, other), DARK, max(3.0, ground.radius * 0.13))
    width = max(2.0, ground.radius * (0.05 + 0.03 * strength))
    for one, other in edges:
        stroke(ground.surface, (one, other), color, width)


def _hatch(ground: _Ground, overlay: Hatch) -> None:
    color, places = ground.ink(overlay.color), ground.hexmap.places(overlay.tiles)
    step = max(5, round(ground.radius * 0.24))
    for place in places:
        x, y = (round(value) for value in ground.layout.center(place))
        phase = -(x + y - round(ground.layout.x) - round(ground.layout.y)) % step
        tile = hatch_tile(ground.radius, color, round(150 * overlay.strength), phase)
        ground.blit(tile, (x, y))
    for one, other in rim_edges(places, ground.layout, 0.05):
        alpha = round(170 * overlay.strength)
        stroke(ground.surface, (one, other), color, max(1.5, ground.radius * 0.04), alpha)


def _dots(ground: _Ground, overlay: Dots) -> None:
    color = ground.ink(overlay.color)
    for tile, text in sorted(overlay.texts.items()):
        if (center := ground.center(tile)) is None:
            continue
        share = 0.7 if overlay.lift else 1.0
        center = (center[0], center[1] - round(ground.radius * overlay.lift))
        size = max(8, round(ground.radius * (0.62 if text else 0.28) * share))
        ground.blit(disc(size, color, DARK, max(1, round(ground.radius * 0.05))), center)
        if text:
            font = ground.theme.font_px(round(ground.radius * 0.42 * share), bold=True)
            ground.blit(font.render(text, True, DARK), center)


def _letters(ground: _Ground, overlay: Letters) -> None:
    font = ground.theme.font_px(max(9, round(ground.radius * 0.46)), bold=True)
    kept: dict[str, pygame.Surface] = {}
    for tile, text in overlay.texts.items():
        if (center := ground.center(tile)) is not None:
            if text not in kept:
                kept[text] = haloed(font.render(text, True, INK), font.render(text, True, HALO), 1, 190)
            ground.blit(kept[text], center)


def _paint(ground: _Ground, overlay: Paint) -> None:
    art, bare = tile_art(ground.radius, ground.theme.palette.id), mask_tile(ground.radius).copy()
    bare.fill((*ground.theme.palette.back, 255), special_flags=pygame.BLEND_RGBA_MULT)
    for tile, terrain in overlay.terrains.items():
        if (center := ground.center(tile)) is not None:
            ground.blit(art.tile(terrain, tile) if terrain else bare, center)


def _heat(ground: _Ground, overlay: Heat) -> None:
    top = max(overlay.chances.values(), default=0.0)
    if top <= 0:
        return
    for tile, chance in sorted(overlay.chances.items()):
        center = ground.center(tile)
        if center is None or chance <= 0:
            continue
        share = chance / top
        size = round(0.26 + 0.44 * share**0.5, 2)
        color = heat_color(share)
        for scale, paint in ((size + 2.4 / ground.radius, (*DARK, 235)), (size, (*color, 255))):
            glyph = mask_tile(ground.radius, scale).copy()
            glyph.fill(paint, special_flags=pygame.BLEND_RGBA_MULT)
            ground.blit(glyph, center)
        percent = round(chance * 100)
        if overlay.numbers and percent >= 2:
            font = ground.theme.font_px(max(9, round(ground.radius * min(0.46, size * 0.72))), bold=True)
            ink = DARK if sum(color) > 330 else INK
            ground.blit(font.render(str(percent), True, ink), center)


def _notes(ground: _Ground, overlay: Notes) -> None:
    palette = ground.theme.palette
    for tile, mark in sorted(overlay.marks.items()):
        if (center := ground.center(tile)) is None:
            continue
        size = ground.radius * 0.2
        x, y = center[0] + ground.radius * 0.42, center[1] - ground.radius * 0.42
        color = mix(
            DARK, {"possible": palette.good, "no": palette.bad, "suspect": palette.accent}[mark], overlay.strength
        )
        badge = disc(max(11, round(ground.radius * 0.62)), DARK, color, max(1, round(ground.radius * 0.05)))
        ground.blit(badge, (round(x), round(y)))
        width = max(2.0, ground.radius * 0.09)
        if mark == "possible":
            stroke(
                ground.surface,
                ((x - size * 0.7, y), (x - size * 0.15, y + size * 0.55), (x + size * 0.75, y - size * 0.55)),
                color,
                width,
            )
        elif mark == "no":
            for side in (-1, 1):
                ends = ((x - size * 0.6, y - side * size * 0.6), (x + size * 0.6, y + side * size * 0.6))
                stroke(ground.surface, ends, color, width)
        else:
            drawn = ground.theme.font_px(round(ground.radius * 0.48), bold=True).render("?", True, color)
            ground.blit(drawn, (round(x), round(y)))


def _path(ground: _Ground, overlay: Path) -> None:
    points = [center for tile in overlay.tiles if (center := ground.center(tile)) is not None]
    draw_path(
        ground.surface,
        ground.theme,
        points,
        overlay,
        ground.ink("alien" if overlay.alien else overlay.color),
        ground.radius,
    )


def _ring(ground: _Ground, overlay: Ring) -> None:
    if (center := ground.center(overlay.tile)) is not None:
        ground.blit(_ring_tile(ground.theme, ground.radius, ground.ink(overlay.color)), center)


@lru_cache(maxsize=32)
def _ring_tile(theme: Theme, radius: float, color: Color) -> pygame.Surface:
    """Return the outline of one tile: it follows the mouse, so it is kept."""
    side = 2 * math.ceil(radius * 1.2) + 8
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    surface.fill((*color, 0))
    layout = Layout(radius, side / 2, side / 2)
    edges = rim_edges([Hex(0, 0)], layout, 0.03)
    _rim(_Ground(surface, theme, HexMap(()), layout), edges, color, 1.0)
    return surface


def _agent_size(ground: _Ground) -> int:
    return max(18, round(ground.radius * 1.16))


def _token(ground: _Ground, overlay: Token) -> None:
    center = ground.center(overlay.tile)
    if center is None:
        return
    start = ground.center(overlay.start) if overlay.start is not None else None
    if start is not None and overlay.at < 1:
        center = (
            round(start[0] + (center[0] - start[0]) * overlay.at),
            round(start[1] + (center[1] - start[1]) * overlay.at),
        )
    size = _agent_size(ground)
    ground.blit(disc(size + 4, (0, 0, 0, 110)), (center[0] + 1, center[1] + max(2, size // 14)))
    if overlay.selected:
        ring = disc(size + max(6, round(ground.radius * 0.26)), ground.theme.palette.accent, DARK, 1)
        ground.blit(ring, center)
    ground.blit(agent_token(overlay.agent, size, overlay.played), center)
    side = max(13, round(ground.radius * 0.5))
    corner = (center[0] + size // 2 + side // 4, center[1] - size // 2 - side // 4)
    draw_signs(ground.surface, corner, ground.theme, overlay.signs, side)


def _ghost(ground: _Ground, overlay: Ghost) -> None:
    if (center := ground.center(overlay.tile)) is None:
        return
    picture = agent_token(overlay.agent, _agent_size(ground)).copy()
    picture.set_alpha(170)
    ring = disc(_agent_size(ground) + max(4, round(ground.radius * 0.14)), (*ground.theme.palette.ink, 150))
    ground.blit(ring, center)
    ground.blit(picture, center)
    _caption(ground, overlay.text, center)


def _marker(ground: _Ground, overlay: Marker) -> None:
    if (center := ground.center(overlay.tile)) is None:
        return
    side = max(16, round(ground.radius * 0.86))
    shade = disc(side + 4, (0, 0, 0, 90))
    ground.blit(shade, (center[0] + 1, center[1] + 2))
    ground.blit(marker_token(overlay.kind, side), center)
    _caption(ground, overlay.text, center)


def _caption(ground: _Ground, text: str, center: tuple[int, int]) -> None:
    if text:
        font = _caption_font(ground)
        picture = haloed(font.render(text, True, INK), font.render(text, True, HALO), 1, 190)
        ground.blit(picture, _below(ground, center))


def _caption_font(ground: _Ground) -> pygame.font.Font:
    return ground.theme.font_px(max(10, round(ground.radius * 0.34)), bold=True)


def _below(ground: _Ground, center: tuple[int, int]) -> tuple[int, int]:
    return center[0], center[1] + round(ground.radius * 0.78)


def _caption_place(ground: _Ground, overlay: Marker) -> list[pygame.Rect]:
    """Return where a marker's text is written, in pixels; nothing if it has none."""
    center = ground.center(overlay.tile)
    if center is None or not overlay.text:
        return []
    place = pygame.Rect((0, 0), _caption_font(ground).size(overlay.text))
    place.center = _below(ground, center)
    return [place]


_DRAW: Mapping[type, Callable[..., None]] = {
    Tint: _tint,
    Hatch: _hatch,
    Dots: _dots,
    Letters: _letters,
    Paint: _paint,
    Heat: _heat,
    Notes: _notes,
    Path: _path,
    Ring: _ring,
    Token: _token,
    Ghost: _ghost,
    Marker: _marker,
}
