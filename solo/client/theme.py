"""The look in numbers: palette, fonts, icons and spacing, all multiplied by the player's interface scale."""

import io
from collections import OrderedDict
from typing import Literal

import pygame

from solo.client.assets import asset
from solo.client.palette import PALETTES, Color, Palette
from solo.client.words import draw_words, space_of, words_width

__all__ = ["SCALES", "SIZES", "Color", "Size", "Theme", "auto_scale"]

Size = Literal["tiny", "small", "body", "head", "title", "display"]

SIZES: dict[Size, int] = {"tiny": 11, "small": 13, "body": 15, "head": 19, "title": 24, "display": 40}
"""Font sizes in units; a unit is one pixel at scale 1."""

SCALES = (0.8, 2.0)
"""The smallest and the largest interface scale."""

_FILES = {False: "SourceSans3-Regular.ttf", True: "SourceSans3-SemiBold.ttf"}
_TEXTS_KEPT = 1500
_WIDTHS_KEPT = 8000


def auto_scale(desktop_height: int) -> float:
    """Return the interface scale that suits a desktop of so many pixels, in steps of 0.1."""
    return min(SCALES[1], max(SCALES[0], round(desktop_height / 900, 1)))


class Theme:
    """Everything a widget asks before it draws. Make a new one when a setting changes; it is never altered."""

    def __init__(
        self, scale: float = 1.0, text_size: float = 1.0, palette: str = "night", reduced_motion: bool = False
    ) -> None:
        """`text_size` multiplies the texts alone, on top of `scale`; an unknown palette id means `night`."""
        self.scale = min(SCALES[1], max(SCALES[0], scale))
        self.text_size = min(2.0, max(0.8, text_size))
        self.palette: Palette = PALETTES.get(palette, PALETTES["night"])
        self.reduced_motion = reduced_motion
        self._enlarged: dict[float, Theme] = {}
        self._fonts: dict[tuple[int, bool], pygame.font.Font] = {}
        self._icons: dict[tuple[str, int, Color], pygame.Surface] = {}
        self._widths: dict[tuple[str, Size, bool], int] = {}
        self._texts: OrderedDict[tuple[str, Size, Color, bool], pygame.Surface] = OrderedDict()

    # Lengths

    def px(self, units: float) -> int:
        """Return a length in pixels; never 0 for a length that is not 0."""
        pixels = round(units * self.scale)
        return pixels if pixels or not units else (1 if units > 0 else -1)

    @property
    def gap(self) -> int:
        """The grid's step: 8 units, in pixels."""
        return self.px(8)

    def ease(self, seconds: float) -> float:
        """Return how long an easing takes: 0 with reduced motion."""
        return 0.0 if self.reduced_motion else seconds

    def enlarged(self, factor: float) -> "Theme":
        """Return the same look some times as large, also beyond the largest scale that the player may choose."""
        if factor == 1:
            return self
        if factor not in self._enlarged:
            made = Theme(self.scale, self.text_size, reduced_motion=self.reduced_motion)
            made.palette, made.scale = self.palette, self.scale * factor
            self._enlarged[factor] = made
        return self._enlarged[factor]

    # Texts

    def font(self, size: Size = "body", bold: bool = False) -> pygame.font.Font:
        """Return the font of a size role."""
        return self.font_px(self._pixels(size), bold)

    def _pixels(self, size: Size) -> int:
        return round(SIZES[size] * self.scale * self.text_size)

    def font_px(self, pixels: int, bold: bool = False) -> pygame.font.Font:
        """Return the font of a height in pixels, for what scales with the board instead of the interface."""
        key = (max(6, pixels), bold)
        if key not in self._fonts:
            if not pygame.font.get_init():
                pygame.font.init()
            self._fonts[key] = pygame.font.Font(str(asset("fonts", _FILES[bold])), key[0])
        return self._fonts[key]

    def line_height(self, size: Size = "body") -> int:
        """Return the distance between two base lines."""
        return self.font(size).get_linesize()

    def text_width(self, text: str, size: Size = "body", bold: bool = False) -> int:
        """Return the width of a text on one line."""
        key = (text, size, bold)
        wide = self._widths.get(key)
        if wide is None:
            if len(self._widths) >= _WIDTHS_KEPT:
                self._widths.clear()
            wide = self._widths[key] = words_width(self.font(size, bold), text, space_of(self._pixels(size)))
        return wide

    def text(self, text: str, size: Size = "body", color: Color | None = None, bold: bool = False) -> pygame.Surface:
        """Return a text on one line, drawn once and kept."""
        ink = color or self.palette.ink
        key = (text, size, ink, bold)
        kept = self._texts.get(key)
        if kept is None:
            kept = draw_words(self.font(size, bold), text, ink, space_of(self._pixels(size)))
            self._texts[key] = kept
            if len(self._texts) > _TEXTS_KEPT:
                self._texts.popitem(last=False)
        else:
            self._texts.move_to_end(key)
        return kept

    # Icons

    def icon(self, name: str, pixels: int, color: Color | None = None) -> pygame.Surface:
        """Return an icon of `assets/icons`, drawn at a size and in a colour.

        Raises: FileNotFoundError, if there is no icon of this name.
        """
        ink = color or self.palette.ink
        key = (name, pixels, ink)
        if key not in self._icons:
            self._icons[key] = _load_icon(name, pixels, ink)
        return self._icons[key]

    def icon_size(self, size: Size = "body") -> int:
        """Return the side of an icon that stands beside a text of this size."""
        return round(SIZES[size] * self.scale * self.text_size * 1.2)


def _load_icon(name: str, pixels: int, color: Color) -> pygame.Surface:
    svg = asset("icons", f"{name}.svg").read_text(encoding="utf-8")
    svg = svg.replace("currentColor", f"#{color[0]:02x}{color[1]:02x}{color[2]:02x}")
    svg = svg.replace('width="24"', f'width="{pixels}"').replace('height="24"', f'height="{pixels}"')
    return pygame.image.load(io.BytesIO(svg.encode()), f"{name}.svg")
