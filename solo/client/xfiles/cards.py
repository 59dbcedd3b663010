"""Cards as widgets in the hand, where they are pressed and dragged, and face down."""

from collections.abc import Callable, Sequence

import pygame

from solo.client.paint import round_box, shadow
from solo.client.palette import mix
from solo.client.theme import Size, Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.button import Pressable, draw_focus
from solo.client.xfiles.art import (
    COLORS,
    PAPER,
    SYMBOLS,
    WHITE,
    draw_back,
    draw_badge,
    draw_lines,
    draw_paper,
    ink_of,
    points_text,
    wrapped,
)
from solo.xfiles.cardtext import card_text, face_text, type_name
from solo.xfiles.deck import Card
from solo.xfiles.scenario import Numbers

__all__ = ["Back", "Hand", "HandCard", "words_of"]

DRAG_FROM = 8
"""How far the mouse goes, in units, before a pressed card is dragged."""


def words_of(card: Card, numbers: Numbers) -> str:
    """Return a card's name, points, type and words: what a tooltip and speech say of it."""
    points = "" if card.points is None else f" ({card.points})"
    return f"{card.name}{points}, {type_name(card.letter)}. {card_text(card, numbers)}"


LOW, LOW_BAND = 122, 26
"""The height in units below which a card has its points in its band, and how high that is."""


class HandCard(Pressable):
    """A card of the player's hand. A click presses it; dragged out of the hand and let go, it calls `on_drop`."""

    role = "button"

    def __init__(
        self,
        card: Card,
        numbers: Numbers,
        number: int,
        *,
        copy: str,
        on_press: Callable[[], None],
        on_drop: Callable[[], None],
        usable: bool,
        selected: bool = False,
    ) -> None:
        """`number` is the digit that selects it; `usable`: it can be played in the window that is open."""
        super().__init__(f"card-{copy}", on_press)
        self.card, self.numbers, self.number, self.copy = card, numbers, number, copy
        self.away = False
        self.on_drop = on_drop
        self.usable, self.selected = usable, selected
        self._from: tuple[int, int] | None = None
        self.offset = (0, 0)

    def hint(self) -> str:
        """Return its words, for whoever cannot read them on it."""
        return words_of(self.card, self.numbers)

    def spoken(self) -> str:
        """Return its words."""
        return words_of(self.card, self.numbers)

    @property
    def dragged(self) -> bool:
        """Whether it hangs at the mouse."""
        return self.offset != (0, 0)

    # Events

    def handle(self, event: pygame.event.Event) -> bool:
        """Press, or follow the mouse."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._from = event.pos
        if event.type == pygame.MOUSEMOTION and self._from is not None:
            self._drag(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.dragged:
            self._drop(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            self._from = None
        return super().handle(event)

    def _drag(self, pos: tuple[int, int]) -> None:
        assert self._from is not None and self.theme is not None
        moved = (pos[0] - self._from[0], pos[1] - self._from[1])
        if self.dragged or max(map(abs, moved)) >= self.theme.px(DRAG_FROM):
            self.offset = moved
            self._redraw_all()

    def _drop(self, pos: tuple[int, int]) -> None:
        out = self.parent is not None and not self.parent.rect.collidepoint(pos)
        self._from, self.down = None, False
        if out:
            self.on_drop()
        self.offset = (0, 0)
        self._redraw_all()

    def _redraw_all(self) -> None:
        if (host := self.ui) is not None:
            host.redraw()

    # Drawing

    def _min_width(self, theme: Theme) -> int:
        return theme.px(76)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        wide = theme.px(130) if width is None else width
        lines = len(wrapped(theme, self.card.name, wide - theme.px(16), "tiny", True))
        return wide, theme.px(20) + theme.px(LOW_BAND) + (lines + 1) * theme.line_height("tiny") + theme.px(12)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the card: band, name, words if there is room, points; nothing while it is on its way."""
        assert self.theme is not None
        if self.away:
            return
        theme = self.theme
        lift = 0 if not self.usable else theme.px(14 if self.selected else 6)
        place = self.rect.inflate(0, -theme.px(14))
        place.bottom = self.rect.bottom - lift
        place.move_ip(self.offset)
        if self.dragged or self.selected:
            shadow(surface, place.move(0, theme.px(4)), theme.px(12))
        lit = self.selected or (self.hovered and self.usable)
        draw_paper(surface, theme, place, self.card.letter, theme.palette.accent if lit else None)
        self._draw_face(surface, theme, place)
        if not self.usable:
            round_box(surface, place, theme.px(6), (*theme.palette.back, 96))
        if self.shows_focus:
            ring = place.inflate(theme.px(6), theme.px(6))
            round_box(surface, ring, theme.px(8), None, theme.palette.focus, max(2, theme.px(2)))

    def _draw_face(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect) -> None:
        pad = theme.px(8 if place.width >= theme.px(100) else 5)
        ink, low = ink_of(False), place.height < theme.px(LOW)
        band = self._draw_band(surface, theme, place, low)
        badge = min(theme.px(34), max(theme.px(24), place.height // 5))
        foot = place.bottom - theme.px(8) - (theme.line_height("tiny") if low else badge)
        y, wide = band.bottom + theme.px(4), place.width - 2 * pad
        size = self._face_size(theme, wide, foot - y)
        lines = _cut(wrapped(theme, self.card.name, wide, size, True), (foot - y) // theme.line_height(size))
        y = draw_lines(surface, theme, lines, (place.left + pad, y), size, ink, True) + theme.px(2)
        words = wrapped(theme, face_text(self.card, self.numbers), wide, "tiny")
        if y + len(words) * theme.line_height("tiny") <= foot:
            draw_lines(surface, theme, words, (place.left + pad, y), "tiny", mix(ink, PAPER, 0.22))
        if not low:
            center = (place.left + pad + badge // 2, place.bottom - theme.px(6) - badge // 2)
            draw_badge(surface, theme, self.card.letter, points_text(self.card, self.numbers.bonus), center, badge)
        self._draw_digit(surface, theme, (place.right - pad, place.bottom - theme.px(6)))

    def _face_size(self, theme: Theme, wide: int, tall: int) -> Size:
        """Return the largest size of the name with which the words fit too, else of a smaller name alone: a card
        without its words is not to stand out by that."""
        words = len(wrapped(theme, face_text(self.card, self.numbers), wide, "tiny")) * theme.line_height("tiny")
        every: tuple[Size, ...] = ("body", "small", "tiny")
        parts = self.card.name.split()
        sizes = [size for size in every if all(theme.text_width(part, size, True) <= wide for part in parts)]
        names = {
            size: len(wrapped(theme, self.card.name, wide, size, True)) * theme.line_height(size) for size in sizes
        }
        both = [size for size in sizes if names[size] + theme.px(2) + words <= tall]
        alone = [size for size in sizes if size != "body" and names[size] <= tall]
        return (*both, *alone, "tiny")[0]

    def _draw_digit(self, surface: pygame.Surface, theme: Theme, corner: tuple[int, int]) -> None:
        if self.number < 10:
            color = COLORS[self.card.letter]
            digit = theme.text(str(self.number), "tiny", mix(color, ink_of(False), 0.4), True)
            box = digit.get_rect(bottomright=corner)
            round_box(surface, box.inflate(theme.px(8), theme.px(2)), theme.px(4), None, mix(color, PAPER, 0.4))
            surface.blit(digit, box)

    def _draw_band(self, surface: pygame.Surface, theme: Theme, place: pygame.Rect, low: bool) -> pygame.Rect:
        """Draw the coloured band with symbol and type, or on a low card symbol and points.

        A type that does not fit is told by symbol, colour and shape.
        """
        letter = self.card.letter
        tall = theme.px(LOW_BAND) if low else theme.line_height("tiny") + theme.px(8)
        band = pygame.Rect(place.left + theme.px(4), place.top + theme.px(4), place.width - theme.px(8), tall)
        round_box(surface, band, theme.px(4), mix(COLORS[letter], PAPER, 0.72) if low else COLORS[letter])
        icon = theme.icon(SYMBOLS[letter], theme.px(14), COLORS[letter] if low else WHITE)
        surface.blit(icon, icon.get_rect(midleft=(band.left + theme.px(6), band.centery)))
        if low:
            center, text = (band.right - theme.px(16), band.centery), points_text(self.card, self.numbers.bonus)
            draw_badge(surface, theme, letter, text, center, band.height - theme.px(2))
            return band
        text = type_name(letter).upper()
        if theme.text_width(text, "tiny", True) <= band.width - theme.px(32):
            drawn = theme.text(text, "tiny", WHITE, True)
            surface.blit(drawn, drawn.get_rect(midleft=(band.left + theme.px(26), band.centery)))
        return band


def _cut(lines: list[str], most: int) -> list[str]:
    """Return so many lines at most, of which the last says if there are more."""
    return lines if len(lines) <= most else [*lines[: most - 1], f"{lines[most - 1][:-1]}…"] if most > 0 else []


GAP, LEAST_WIDE, LEAST_TALL = 8, 66, 108
"""Between the cards of the hand, and how small they become before they need a line more, in units."""


class Hand(Widget):
    """The player's cards side by side; in more lines, and higher, where one would make them too narrow."""

    role = "group"
    fills_width = True

    def __init__(self, cards: Sequence[HandCard], units: float, *, name: str = "hand") -> None:
        """`units` is its height."""
        super().__init__(name)
        self.units = units
        self.add(*cards)

    def _min_width(self, theme: Theme) -> int:
        return theme.px(300)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        wide = theme.px(600) if width is None else width
        rows = self._rows(theme, wide)
        return wide, max(theme.px(self.units), rows * theme.px(LEAST_TALL) + (rows - 1) * theme.px(GAP))

    def _rows(self, theme: Theme, width: int) -> int:
        gap = theme.px(GAP)
        return -(-len(self.children) // max(1, (width + gap) // (theme.px(LEAST_WIDE) + gap)))

    def _layout(self, theme: Theme) -> None:
        if not self.children:
            return
        gap, rows = theme.px(GAP), self._rows(theme, self.rect.width)
        columns = -(-len(self.children) // rows)
        tall = (self.rect.height - gap * (rows - 1)) // rows
        wide = min(max(round(tall * 0.76), theme.px(104)), (self.rect.width - gap * (columns - 1)) // columns)
        for at, child in enumerate(self.children):
            row, column = divmod(at, columns)
            left, top = self.rect.left + column * (wide + gap), self.rect.top + row * (tall + gap)
            child.layout(theme, pygame.Rect(left, top, wide, tall))

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the cards, the one that is dragged above the others and beyond the hand."""
        cards = [child for child in self.children if isinstance(child, HandCard)]
        for card in sorted(cards, key=lambda card: card.dragged):
            card.draw(surface)


class Back(Pressable):
    """A pile face down, with the number of its cards; pressable where `on_press` is given."""

    role = "image"

    def __init__(self, count: int, tooltip: str, *, name: str = "", units: tuple[float, float] = (56, 72)) -> None:
        super().__init__(name)
        self.count, self.tooltip, self.units = count, tooltip, units

    @property
    def focusable(self) -> bool:
        """Never: it only shows a number."""
        return False

    def spoken(self) -> str:
        """Return what it is."""
        return self.tooltip

    def handle(self, event: pygame.event.Event) -> bool:
        """Let clicks through."""
        return False

    def _min_width(self, theme: Theme) -> int:
        return theme.px(self.units[0])

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return theme.px(self.units[0]), theme.px(self.units[1])

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the back and the number."""
        assert self.theme is not None
        theme = self.theme
        draw_back(surface, theme, self.rect)
        drawn = theme.font_px(min(theme.px(22), self.rect.height * 2 // 5), True).render(
            str(self.count), True, theme.palette.ink
        )
        box = drawn.get_rect(center=self.rect.center)
        round_box(surface, box.inflate(theme.px(8), theme.px(2)), theme.px(4), theme.palette.panel)
        surface.blit(drawn, box)
        draw_focus(self, surface)
