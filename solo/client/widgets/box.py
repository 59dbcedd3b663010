"""Boxes that place widgets by measuring them: columns, rows, flows and panels. Nothing overlaps or is cut off."""

from typing import Unpack

import pygame

from solo.client.paint import round_box, shadow
from solo.client.theme import Theme
from solo.client.widgets.base import Group, Hints, Widget

__all__ = ["Column", "Flow", "Panel", "Row", "Rule", "Spacer"]


class _Box(Widget):
    """What columns, rows and flows share: a gap between children and a margin around them, both in units."""

    def __init__(self, *children: Widget, name: str = "", gap: float = 8, pad: float = 0, **hints: Unpack[Hints]):
        super().__init__(name, **hints)
        self.gap = gap
        self.pad = pad
        self.add(*children)

    def shown(self) -> list[Widget]:
        """Return the visible children."""
        return [child for child in self.children if child.visible]

    def _inner(self, theme: Theme) -> pygame.Rect:
        pad = theme.px(self.pad)
        return self.rect.inflate(-2 * pad, -2 * pad)


def _across(child: Widget, theme: Theme, width: int) -> int:
    """The width that a child takes in a column."""
    wanted = child.measure(theme, width)[0]
    if child.width is not None or child.max_width is not None or child.align != "fill":
        return (
            min(width, wanted) if child.align != "fill" or child.width is not None else min(width, _most(child, theme))
        )
    return width


def _most(child: Widget, theme: Theme) -> int:
    return theme.px(child.max_width) if child.max_width is not None else 1 << 20


class Column(_Box):
    """Widgets below one another."""

    fills_width = True

    def _min_width(self, theme: Theme) -> int:
        return max((child.min_width(theme) for child in self.shown()), default=0) + 2 * theme.px(self.pad)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        pad, shown = theme.px(self.pad), self.shown()
        inner = None if width is None else max(0, width - 2 * pad)
        sizes = [child.measure(theme, inner) for child in shown]
        gaps = theme.px(self.gap) * max(0, len(shown) - 1)
        return max((w for w, _ in sizes), default=0) + 2 * pad, sum(h for _, h in sizes) + gaps + 2 * pad

    def _layout(self, theme: Theme) -> None:
        inner, shown = self._inner(theme), self.shown()
        widths = [_across(child, theme, inner.width) for child in shown]
        heights = [child.measure(theme, wide)[1] for child, wide in zip(shown, widths, strict=True)]
        gap = theme.px(self.gap)
        spare = inner.height - sum(heights) - gap * max(0, len(shown) - 1)
        extra = _shares(spare, [child.grow for child in shown])
        y = inner.top
        for child, wide, tall, more in zip(shown, widths, heights, extra, strict=True):
            child.layout(theme, pygame.Rect(_aligned(child, inner, wide), y, wide, tall + more))
            y += tall + more + gap


def _aligned(child: Widget, inner: pygame.Rect, wide: int) -> int:
    if child.align == "center":
        return inner.left + (inner.width - wide) // 2
    return inner.right - wide if child.align == "end" else inner.left


def _shares(spare: int, weights: list[int]) -> list[int]:
    """Split pixels by weight; negative space is taken from those that grow, evenly as well."""
    total = sum(weights)
    if not total or spare == 0:
        return [0] * len(weights)
    shares, used, seen = [], 0, 0
    for weight in weights:
        seen += weight
        upto = spare * seen // total
        shares.append(upto - used)
        used = upto
    return shares


class Row(_Box):
    """Widgets beside one another, vertically centred; below one another where the width does not hold them."""

    def __init__(
        self,
        *children: Widget,
        name: str = "",
        gap: float = 8,
        pad: float = 0,
        stretch: bool = False,
        **hints: Unpack[Hints],
    ):
        """`stretch`: children take the row's whole height instead of being centred in it."""
        self.stretch = stretch
        super().__init__(*children, name=name, gap=gap, pad=pad, **hints)

    def _min_width(self, theme: Theme) -> int:
        return max((child.min_width(theme) for child in self.shown()), default=0) + 2 * theme.px(self.pad)

    def _widths(self, theme: Theme, width: int | None) -> list[int] | None:
        """The children's widths, or None if they must be stacked."""
        shown = self.shown()
        wanted = [child.measure(theme)[0] for child in shown]
        if width is None:
            return wanted
        room = width - 2 * theme.px(self.pad) - theme.px(self.gap) * max(0, len(shown) - 1)
        if sum(wanted) <= room:
            extra = _shares(room - sum(wanted), [child.grow for child in shown])
            return [wide + more for wide, more in zip(wanted, extra, strict=True)]
        least = [min(wide, child.min_width(theme)) for wide, child in zip(wanted, shown, strict=True)]
        if sum(least) > room:
            return None
        slack = [wide - low for wide, low in zip(wanted, least, strict=True)]
        return [low + more for low, more in zip(least, _shares(room - sum(least), slack), strict=True)]

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        pad, gap, shown = 2 * theme.px(self.pad), theme.px(self.gap), self.shown()
        gaps = gap * max(0, len(shown) - 1)
        widths = self._widths(theme, width)
        if widths is None and width is not None:
            sizes = [child.measure(theme, width - pad) for child in shown]
            return max(w for w, _ in sizes) + pad, sum(h for _, h in sizes) + gaps + pad
        widths = widths or []
        tall = max((c.measure(theme, w)[1] for c, w in zip(shown, widths, strict=True)), default=0)
        return sum(widths) + gaps + pad, tall + pad

    def _layout(self, theme: Theme) -> None:
        inner, shown, gap = self._inner(theme), self.shown(), theme.px(self.gap)
        widths = self._widths(theme, self.rect.width)
        if widths is None:
            y = inner.top
            for child in shown:
                wide = _across(child, theme, inner.width)
                tall = child.measure(theme, wide)[1]
                child.layout(theme, pygame.Rect(_aligned(child, inner, wide), y, wide, tall))
                y += tall + gap
            return
        x = inner.left
        for child, wide in zip(shown, widths, strict=True):
            tall = inner.height if self.stretch else min(inner.height, child.measure(theme, wide)[1])
            child.layout(theme, pygame.Rect(x, inner.top + (inner.height - tall) // 2, wide, tall))
            x += wide + gap


class Flow(_Box):
    """Widgets beside one another, in as many lines as the width needs, vertically centred in each."""

    def __init__(
        self,
        *children: Widget,
        name: str = "",
        gap: float = 8,
        pad: float = 0,
        stretch: bool = False,
        **hints: Unpack[Hints],
    ):
        """`stretch`: children take their line's whole height instead of being centred in it."""
        self.stretch = stretch
        super().__init__(*children, name=name, gap=gap, pad=pad, **hints)

    def _min_width(self, theme: Theme) -> int:
        return max((child.min_width(theme) for child in self.shown()), default=0) + 2 * theme.px(self.pad)

    def _places(self, theme: Theme, width: int | None) -> list[pygame.Rect]:
        gap, x, y, tall = theme.px(self.gap), 0, 0, 0
        places: list[pygame.Rect] = []
        line: list[pygame.Rect] = []
        for child in self.shown():
            wide, high = child.measure(theme, width)
            if width is not None and wide > width:
                wide, high = width, child.measure(theme, width)[1]
            if x and width is not None and x + wide > width:
                self._settle(line, tall)
                x, y, tall, line = 0, y + tall + gap, 0, []
            line.append(pygame.Rect(x, y, wide, high))
            places.append(line[-1])
            x, tall = x + wide + gap, max(tall, high)
        self._settle(line, tall)
        return places

    def _settle(self, line: list[pygame.Rect], tall: int) -> None:
        """Give the places of one line its whole height, or move them to the middle of it."""
        for place in line:
            if self.stretch:
                place.height = tall
            else:
                place.y += (tall - place.height) // 2

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        pad = 2 * theme.px(self.pad)
        places = self._places(theme, None if width is None else width - pad)
        return max((p.right for p in places), default=0) + pad, max((p.bottom for p in places), default=0) + pad

    def _layout(self, theme: Theme) -> None:
        inner = self._inner(theme)
        for child, place in zip(self.shown(), self._places(theme, inner.width), strict=True):
            child.layout(theme, place.move(inner.topleft))


class Panel(Column):
    """A column on a ground of its own with round corners."""

    def __init__(
        self,
        *children: Widget,
        name: str = "",
        gap: float = 8,
        pad: float = 16,
        ground: str = "panel",
        raised: bool = False,
        **hints: Unpack[Hints],
    ):
        """`ground` is a palette role; `raised` draws a soft shadow below it."""
        super().__init__(*children, name=name, gap=gap, pad=pad, **hints)
        self.ground = ground
        self.raised = raised

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the ground, then the children."""
        assert self.theme is not None
        if self.raised:
            shadow(surface, self.rect.move(0, self.theme.px(4)), self.theme.px(14))
        palette = self.theme.palette
        round_box(surface, self.rect, self.theme.px(6), palette.role(self.ground), palette.line)
        self.draw_children(surface)


class Spacer(Group):
    """Empty space: of a fixed size, or whatever is left over with `grow=1`."""


class Rule(Widget):
    """A thin line between parts of a column."""

    role = "separator"

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return 0, theme.px(1)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the line."""
        assert self.theme is not None
        surface.fill(self.theme.palette.line, self.rect)
