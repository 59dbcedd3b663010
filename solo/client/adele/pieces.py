"""Small widgets of this game: pips that count, a plan's six boxes, and the line that says what is pointed at."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Unpack

import pygame

from solo.adele.figures import BOXES
from solo.adele.names import box_name
from solo.client.adele.art import CREW_COLORS
from solo.client.keyrepeat import is_repeat
from solo.client.paint import round_box
from solo.client.palette import Color, mix
from solo.client.theme import Size, Theme
from solo.client.widgets.base import Hints, Widget
from solo.client.widgets.button import draw_focus
from solo.client.widgets.wrap import wrap_text
from solo.core.language import gettext as _

__all__ = ["BOX_KEYS", "Pips", "PlanRow", "StatusLine", "box_key", "short_box"]

BOX_KEYS = "omsbdp"
"""The keys of the boxes, in their order: they put a cube while plans are made, and take the action later."""

_SHORT = {
    "door": "Open",
    "move": "Move",
    "search": "Search",
    "use": "Object",
    "deliver": "Deliver",
    "special": "Special",
}


def box_key(box: str) -> str:
    """Return the key of a box, as it is shown beside a button; empty for none."""
    return BOX_KEYS[BOXES.index(box)].upper() if box else ""


def short_box(box: str) -> str:
    """Return a box's name where there is little room."""
    return _(_SHORT[box])


class Pips(Widget):
    """How many of how many, as squares in a line; some of them are marked by a dot above them."""

    role = "meter"

    def __init__(
        self,
        filled: int,
        total: int,
        *,
        color: str = "accent",
        marks: Sequence[int] = (),
        text: str = "",
        size: float = 9,
        name: str = "",
        **hints: Unpack[Hints],
    ) -> None:
        """`text` says it in words; `marks` are spaces from 1 on that something hangs on."""
        super().__init__(name, **hints)
        self.filled, self.total, self.color = filled, total, color
        self.marks, self.text, self.size = tuple(marks), text, size

    def spoken(self) -> str:
        """Return it in words."""
        return self.text or _("{filled} of {total}").format(filled=self.filled, total=self.total)

    def _step(self, theme: Theme, width: int | None) -> int:
        natural = theme.px(self.size) + theme.px(3)
        return natural if width is None else max(4, min(natural, width // max(1, self.total)))

    def _min_width(self, theme: Theme) -> int:
        return 5 * self.total

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        return self._step(theme, width) * self.total, theme.px(self.size) + (theme.px(5) if self.marks else 0)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the squares."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        step = self._step(theme, self.rect.width)
        side = min(theme.px(self.size), max(3, step - max(1, theme.px(2))))
        y = self.rect.bottom - side
        for space in range(1, self.total + 1):
            box = pygame.Rect(self.rect.left + (space - 1) * step, y, side, side)
            full = space <= self.filled
            ink = palette.role(self.color)
            round_box(surface, box, max(1, side // 4), ink if full else palette.field, ink if full else palette.muted)
            if space in self.marks:
                dot = pygame.Rect(0, 0, max(3, side // 2), max(2, theme.px(2)))
                dot.midbottom = (box.centerx, box.top - theme.px(2))
                surface.fill(palette.ink if full else palette.muted, dot)


class PlanRow(Widget):
    """A member's six boxes with their cubes. Where it is `open`, a click puts a cube, a right click takes one out.

    With the keyboard: Left and Right go from box to box, Up or Space puts a cube, Down or Backspace takes one out.
    """

    role = "plan"

    def __init__(
        self,
        member: str,
        cubes: Sequence[int],
        *,
        planned: Sequence[int] = (),
        on_put: Callable[[int, int], None] | None = None,
        name: str = "",
        **hints: Unpack[Hints],
    ) -> None:
        """`planned`: how many each box had, where some are spent by now; `on_put` is told a box and by how much."""
        super().__init__(name, **hints)
        self.member, self.cubes, self.planned, self.on_put = member, tuple(cubes), tuple(planned), on_put
        self.at = 0
        self._lit = -1

    @property
    def focusable(self) -> bool:
        """Whether Tab stops here."""
        return self.visible and self.on_put is not None

    def spoken(self) -> str:
        """Return the plan in words, and the box that is chosen."""
        told = ", ".join(f"{box_name(box)} {count}" for box, count in zip(BOXES, self.cubes, strict=True) if count)
        return told or _("no cubes")

    def hint(self) -> str:
        """Return what the box below the mouse is."""
        at = self.at if self.shows_focus else self._lit
        if at < 0:
            return ""
        name = box_name(BOXES[at])
        if self.on_put is None:
            return name
        text = _("{box} ({key}): click to put a cube, right click to take one out.")
        return text.format(box=name, key=BOX_KEYS[at].upper())

    def _min_width(self, theme: Theme) -> int:
        return max(theme.text_width(short_box(box), "tiny") for box in BOXES) * len(BOXES)

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        natural = (max(theme.text_width(short_box(box), "tiny") for box in BOXES) + theme.px(12)) * len(BOXES)
        return (natural if width is None else width), theme.line_height("tiny") + theme.px(21)

    def cells(self) -> list[pygame.Rect]:
        """Return the boxes' places in the window."""
        count, wide = len(BOXES), self.rect.width
        edges = [self.rect.left + wide * at // count for at in range(count + 1)]
        return [pygame.Rect(left, self.rect.top, right - left - 2, self.rect.height) for left, right in pairwise(edges)]

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the boxes."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        for at, (box, cell) in enumerate(zip(BOXES, self.cells(), strict=True)):
            lit = self.on_put is not None and (at == self._lit or (self.shows_focus and at == self.at))
            line = palette.focus if self.shows_focus and at == self.at else palette.line
            round_box(surface, cell, theme.px(4), palette.raised if lit else palette.field, line)
            count = max(self.cubes[at], self.planned[at] if self.planned else 0)
            ink = palette.ink if count else palette.muted
            name = theme.text(short_box(box), "tiny", ink)
            at_top = name.get_rect(midtop=(cell.centerx, cell.top + theme.px(2)))
            surface.blit(name, at_top)
            if self.on_put is not None:
                _underline(surface, theme, short_box(box), BOX_KEYS[at], at_top)
            self._draw_cubes(surface, theme, at, cell)
        draw_focus(self, surface)

    def _draw_cubes(self, surface: pygame.Surface, theme: Theme, at: int, cell: pygame.Rect) -> None:
        """Draw the cubes that are left filled, those that are spent as outlines."""
        left, all_of_them = self.cubes[at], max(self.cubes[at], self.planned[at] if self.planned else 0)
        if not all_of_them:
            return
        color: Color = CREW_COLORS.get(self.member, theme.palette.accent)
        side = min(theme.px(10), (cell.width - theme.px(4)) // all_of_them - 2)
        x = cell.centerx - (side + 2) * all_of_them // 2
        for number in range(all_of_them):
            box = pygame.Rect(x + number * (side + 2), cell.bottom - side - theme.px(4), side, side)
            faded = mix(color, theme.palette.field, 0.55)
            round_box(
                surface, box, max(1, side // 5), color if number < left else None, color if number < left else faded
            )

    # Events

    def on_hover(self, inside: bool) -> None:
        """Unlight the box that the mouse left."""
        if not inside:
            self._lit = -1
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        """Follow mouse and keys."""
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            lit = next((at for at, cell in enumerate(self.cells()) if cell.collidepoint(event.pos)), -1)
            if lit != self._lit:
                self._lit = lit
                self.redraw()
            if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3) and lit >= 0 and self.on_put is not None:
                self.at = lit
                self.on_put(lit, 1 if event.button == 1 else -1)
            return True
        return event.type == pygame.KEYDOWN and self.on_put is not None and self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        """Go to another box, or put or take one cube: one a press, however long the key is held."""
        assert self.on_put is not None
        key = event.key
        if is_repeat(event) and key in (pygame.K_UP, pygame.K_DOWN):
            return True
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            self.at = (self.at + (1 if key == pygame.K_RIGHT else -1)) % len(BOXES)
            self.redraw()
        elif key in (pygame.K_UP, pygame.K_SPACE, pygame.K_PLUS, pygame.K_KP_PLUS):
            self.on_put(self.at, 1)
        elif key in (pygame.K_DOWN, pygame.K_BACKSPACE, pygame.K_MINUS, pygame.K_KP_MINUS):
            self.on_put(self.at, -1)
        else:
            return False
        return True


def _underline(surface: pygame.Surface, theme: Theme, name: str, key: str, place: pygame.Rect) -> None:
    """Underline the letter of a name that is its key, if the name has it."""
    at = name.lower().find(key)
    if at < 0:
        return
    left = place.left + theme.text_width(name[:at], "tiny")
    line = pygame.Rect(left, place.bottom - theme.px(2), theme.text_width(name[at], "tiny"), max(1, theme.px(1)))
    surface.fill(theme.palette.accent, line)


class StatusLine(Widget):
    """Two lines of text at the foot of the ship, or three smaller ones; what has no room ends in dots."""

    role = "status"

    def __init__(self, text: str = "", *, name: str = "status") -> None:
        super().__init__(name)
        self._text = text

    def say(self, text: str) -> None:
        """Show another text."""
        if text != self._text:
            self._text = text
            self.redraw()

    def spoken(self) -> str:
        """Return the text."""
        return self._text

    def _measure(self, theme: Theme, width: int | None) -> tuple[int, int]:
        wide = theme.px(200) if width is None else width
        size, count = _lines_in(theme, wide)
        return wide, count * theme.line_height(size) + theme.px(6)

    def _min_width(self, theme: Theme) -> int:
        return theme.px(120)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the lines."""
        assert self.theme is not None
        theme, palette = self.theme, self.theme.palette
        surface.fill(palette.back, self.rect)
        size = _lines_in(theme, self.rect.width)[0]
        for number, line in enumerate(self.lines()):
            y = self.rect.top + theme.px(2) + number * theme.line_height(size)
            surface.blit(theme.text(line, size, palette.ink), (self.rect.left + theme.px(12), y))

    def lines(self) -> list[str]:
        """Return the text as it stands there, line by line."""
        assert self.theme is not None
        theme, room = self.theme, self.rect.width - self.theme.px(24)
        size, count = _lines_in(theme, self.rect.width)
        lines = wrap_text(self._text, room, lambda part: theme.text_width(part, size))
        return lines if len(lines) <= count else [*lines[: count - 1], _cut(theme, lines[count - 1], size, room)]


NARROW = 480
"""Below this width in units the status line is set smaller, in more lines."""


def _lines_in(theme: Theme, width: int) -> tuple[Size, int]:
    """Return the size and the number of lines that a status line of a width in pixels has."""
    return ("small", 2) if width >= theme.px(NARROW) else ("tiny", 3)


def _cut(theme: Theme, line: str, size: Size, room: int) -> str:
    while line and theme.text_width(f"{line} …", size) > room:
        line = line[:-1]
    return f"{line} …"
