"""Cards on the table as widgets: with their names on paper, as a line with the name, or as a token with its points."""

from collections.abc import Sequence

import pygame

from solo.client.paint import round_box
from solo.client.palette import mix
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.xfiles.art import (
    COLORS,
    PAPER,
    SYMBOLS,
    draw_badge,
    draw_lines,
    draw_paper,
    ink_of,
    points_text,
    wrapped,
)
from solo.client.xfiles.cards import HandCard, words_of
from solo.xfiles.deck import AGENT, Card
from solo.xfiles.scenario import Numbers

__all__ = ["CardWidget", "SmallCard", "Strip", "Strips", "Token", "shortened"]

SMALL = 96
"""The width of a card on the table, in units."""


class SmallCard(Widget):
    """A card on the table with its name; its words are the tooltip."""

    role = "image"

    def __init__(self, card: Card, numbers: Numbers, copy: str, *, fresh: bool = False) -> None:
        """`fresh` marks one that has just been laid."""
        super().__init__()
        self.card, self.numbers, self.copy, self.fresh = card, numbers, copy, fresh
        self.away = False
        self.tooltip = words_of(card, numbers)

    def spoken(self) -> str:
        """Return its words."""
        return self.tooltip

    def _names(self, theme: Theme) -> list[str]:
        return wrapped(theme, self.card.name, theme.px(SMALL) - theme.px(12), "tiny", True)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        lines = max(2, len(self._names(theme)))
        return theme.px(SMALL), theme.px(32) + lines * theme.line_height("tiny") + theme.px(5)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw points, symbol and name; nothing while it is on its way."""
        assert self.theme is not None
        if self.away:
            return
        theme, letter = self.theme, self.card.letter
        draw_paper(surface, theme, self.rect, letter, theme.palette.accent if self.fresh else None)
        band = pygame.Rect(self.rect.left + theme.px(3), self.rect.top + theme.px(3), self.rect.width - theme.px(6), 0)
        band.height = theme.px(26)
        round_box(surface, band, theme.px(4), mix(COLORS[letter], PAPER, 0.72))
        center = (band.left + theme.px(14), band.centery)
        draw_badge(surface, theme, letter, points_text(self.card, self.numbers.bonus), center, theme.px(24))
        icon = theme.icon(SYMBOLS[letter], theme.px(16), COLORS[letter])
        surface.blit(icon, icon.get_rect(midright=(band.right - theme.px(6), band.centery)))
        place = (self.rect.left + theme.px(6), band.bottom + theme.px(2))
        draw_lines(surface, theme, self._names(theme), place, "tiny", ink_of(False), True)


class Token(Widget):
    """A card on the table where there is no room for its name: points and symbol; the rest is its tooltip."""

    role = "image"

    def __init__(self, card: Card, numbers: Numbers, copy: str, *, fresh: bool = False) -> None:
        """As `SmallCard`."""
        super().__init__()
        self.card, self.numbers, self.copy, self.fresh = card, numbers, copy, fresh
        self.away = False
        self.tooltip = words_of(card, numbers)

    def spoken(self) -> str:
        """Return its words."""
        return self.tooltip

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return theme.px(32), theme.px(44)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw points and symbol; nothing while it is on its way."""
        assert self.theme is not None
        if self.away:
            return
        theme, letter = self.theme, self.card.letter
        draw_paper(surface, theme, self.rect, letter, theme.palette.accent if self.fresh else None)
        center = (self.rect.centerx, self.rect.top + theme.px(15))
        draw_badge(surface, theme, letter, points_text(self.card, self.numbers.bonus), center, theme.px(22))
        icon = theme.icon(SYMBOLS[letter], theme.px(13), COLORS[letter])
        surface.blit(icon, icon.get_rect(center=(self.rect.centerx, self.rect.bottom - theme.px(10))))


STRIP = 21
"""The height of a strip, in units."""

WIDEST = 210
"""The width that a strip takes at most, in units."""

LEAST, USUAL, GAP = 92, 150, 3
"""The least and the usual width of a column of strips, and what lies between two, in units."""


class Strip(Widget):
    """A card on the table as one line: points in their shape, and as much of its name as fits; all is its tooltip."""

    role = "image"

    def __init__(self, card: Card, numbers: Numbers, copy: str, *, fresh: bool = False) -> None:
        """As `SmallCard`."""
        super().__init__()
        self.card, self.numbers, self.copy, self.fresh = card, numbers, copy, fresh
        self.away = False
        self.tooltip = words_of(card, numbers)

    def spoken(self) -> str:
        """Return its words."""
        return self.tooltip

    def _min_width(self, theme: Theme) -> int:
        return theme.px(84)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        wanted = theme.px(34) + theme.text_width(self.card.name, "tiny", True)
        most = min(wanted, theme.px(WIDEST))
        return (most if width is None else min(most, width)), max(theme.px(STRIP), theme.line_height("tiny"))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw points and name; nothing while it is on its way."""
        assert self.theme is not None
        if self.away:
            return
        theme, letter = self.theme, self.card.letter
        line = theme.palette.accent if self.fresh else mix(COLORS[letter], PAPER, 0.2)
        round_box(surface, self.rect, theme.px(5), PAPER, line, max(1, theme.px(2)) if self.fresh else 1)
        side = self.rect.height - theme.px(4)
        center = (self.rect.left + theme.px(4) + side // 2, self.rect.centery)
        draw_badge(surface, theme, letter, points_text(self.card, self.numbers.bonus), center, side)
        left = center[0] + side // 2 + theme.px(4)
        name = shortened(theme, self.card, self.rect.right - theme.px(4) - left)
        drawn = theme.text(name, "tiny", ink_of(False), True)
        surface.blit(drawn, drawn.get_rect(midleft=(left, self.rect.centery)))


def shortened(theme: Theme, card: Card, room: int) -> str:
    """Return a card's name cut to so many pixels: an agent's to the last words, its rank being the least of it."""
    parts, name = card.name.split(), card.name
    while card.letter == AGENT and len(parts) > 1 and theme.text_width(name, "tiny", True) > room:
        parts = parts[1:]
        name = "…" + " ".join(parts)
    if theme.text_width(name, "tiny", True) <= room:
        return name
    while name and theme.text_width(f"{name}…", "tiny", True) > room:
        name = name[:-1]
    return f"{name.rstrip()}…"


class Strips(Widget):
    """Strips below one another, in as many columns as it takes not to have more than some rows where there is room."""

    fills_width = True

    def __init__(self, strips: Sequence[Strip], rows: int, *, grow: int = 0) -> None:
        """`rows`: how many stand below one another at most, if the columns do not get too narrow for names."""
        super().__init__(grow=grow)
        self.rows = rows
        self.add(*strips)

    def _min_width(self, theme: Theme) -> int:
        return theme.px(LEAST)

    def _columns(self, theme: Theme, width: int) -> int:
        fitting = max(1, (width + theme.px(GAP)) // (theme.px(LEAST) + theme.px(GAP)))
        return max(1, min(fitting, -(-len(self.children) // self.rows)))

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        wide = theme.px(USUAL) if width is None else width
        lines = -(-len(self.children) // self._columns(theme, wide))
        tall = max((child.measure(theme)[1] for child in self.children), default=0)
        return wide, lines * tall + theme.px(GAP) * max(0, lines - 1)

    def _layout(self, theme: Theme) -> None:
        columns, gap = self._columns(theme, self.rect.width), theme.px(GAP)
        wide = (self.rect.width - gap * (columns - 1)) // columns
        rows = -(-len(self.children) // columns)
        for at, child in enumerate(self.children):
            column, row = divmod(at, rows)
            own, tall = child.measure(theme, wide)
            place = (self.rect.left + column * (wide + gap), self.rect.top + row * (tall + gap))
            child.layout(theme, pygame.Rect(place, (own if columns == 1 else wide, tall)))


CardWidget = HandCard | SmallCard | Strip | Token
"""A card that shows its face. `copy` is which it is; while it is `away`, on its way to its place, it draws nothing."""
