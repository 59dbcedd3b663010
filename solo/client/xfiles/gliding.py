"""Cards on their way: from hand or pile to the place where they lie now, and off the table to the discard pile."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import pygame

from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.scroll import Scroll
from solo.client.xfiles.cards import HandCard
from solo.client.xfiles.tablecards import CardWidget

__all__ = ["EASE", "FRAME", "NOWHERE", "Places", "Stage", "places_in"]

EASE = 0.24
"""How long a card is on its way, in seconds."""

FRAME = 1 / 60
"""How long a frame is shown while a card is on its way, in seconds."""

APART = 0.06
"""How much later each further card of the same moment sets out, in seconds."""

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Places:
    """Where things are in the window: the cards in sight by their copies, and the middles of the deck, of the discard
    pile and of rivals' hands by their names, in pixels."""

    cards: Mapping[str, CardWidget]
    piles: Mapping[str, Point]


NOWHERE = Places({}, {})


@dataclass(frozen=True, slots=True)
class _Flight:
    """A card's way in pixels, and when it begins. Where the card shows on the table it ends there, wherever that is
    by then; `end` and `card` are for one that does not."""

    start: Point
    end: Point
    begins: float
    card: CardWidget


def places_in(top: Widget) -> Places:
    """Return what shows below a widget; a card that is scrolled out of sight does not."""
    cards: dict[str, CardWidget] = {}
    piles: dict[str, Point] = {}
    for widget in top.walk():
        if isinstance(widget, CardWidget):
            if widget.copy and _is_in_sight(widget):
                cards[widget.copy] = widget
        elif widget.name in ("deck", "discard") or widget.name.startswith("hand-"):
            piles[widget.name] = widget.rect.center
    return Places(cards, piles)


def _is_in_sight(widget: Widget) -> bool:
    """Return whether the middle of a widget shows in everything that scrolls around it."""
    around, center = widget.parent, widget.rect.center
    while around is not None:
        if isinstance(around, Scroll) and not around.rect.collidepoint(center):
            return False
        around = around.parent
    return True


def _middle(card: CardWidget) -> Point:
    """Return where a card is; one that was dragged is where it was let go."""
    x, y = card.offset if isinstance(card, HandCard) else (0, 0)
    return card.rect.centerx + x, card.rect.centery + y


class Stage(Column):
    """Holds the whole table and draws it, the cards that are on their way above all others."""

    def __init__(self) -> None:
        super().__init__(gap=0)
        self._flights: dict[str, _Flight] = {}
        self._length, self._now = 0.0, 0.0

    def glide(
        self, before: Places, after: Places, holders: Mapping[str, str], now: float, length: float = EASE
    ) -> None:
        """Send off every card that lies elsewhere than before; those that are on their way go on.

        `holders`: by card the pile that it comes from, where it did not show before. `length`: how long a card is on
        its way in seconds; 0 with reduced motion, and nothing glides.
        """
        self._length, self._now = length, now
        if not length:
            self.finish()
            return
        later = 0.0
        for copy, card in after.cards.items():
            old = before.cards.get(copy)
            start = _middle(old) if old is not None else before.piles.get(holders.get(copy, ""))
            if start is None or start == card.rect.center:
                continue
            if isinstance(old, HandCard) and isinstance(card, HandCard):
                self._flights[copy] = _Flight(start, card.rect.center, now, card)
            elif type(old) is not type(card):
                self._flights[copy] = _Flight(start, card.rect.center, now + later, card)
                later += APART
        for copy, card in before.cards.items():
            end = after.piles.get("discard")
            if copy not in after.cards and end is not None and not _lies_on_pile(card, before):
                self._flights[copy] = _Flight(_middle(card), end, now, card)

    def finish(self) -> None:
        """Let every card arrive at once."""
        self._flights = {}

    @property
    def goes_on(self) -> bool:
        """Whether any card is on its way."""
        return bool(self._flights)

    def advance(self, now: float) -> list[pygame.Rect]:
        """Move every card to where it is now; return the parts of the window that must be drawn anew."""
        parts = [self._around(card, flight) for card, flight in self._flying()]
        self._now = now
        parts += [self._around(card, flight) for card, flight in self._flying()]
        self._flights = {copy: each for copy, each in self._flights.items() if now < each.begins + self._length}
        return parts

    def _flying(self) -> list[tuple[CardWidget, _Flight]]:
        """Return the cards on their way; those that stay in the hand first, as the others move above them."""
        shown = {widget.copy: widget for widget in self.walk() if isinstance(widget, CardWidget)}
        found = []
        for copy, flight in self._flights.items():
            card = shown.get(copy)
            found.append((flight.card, flight) if card is None else (card, replace(flight, end=card.rect.center)))
        return sorted(found, key=lambda each: not isinstance(each[0], HandCard))

    def _middle_of(self, flight: _Flight) -> Point:
        return _on_the_way(flight.start, flight.end, (self._now - flight.begins) / self._length)

    def _around(self, card: CardWidget, flight: _Flight) -> pygame.Rect:
        """Return where a card is drawn, with its shadow and its lift."""
        place = card.rect.inflate(card.rect.width // 2, card.rect.height // 2)
        place.center = self._middle_of(flight)
        return place

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the table, then the cards on their way."""
        flying = self._flying()
        for card, _ in flying:
            card.away = True
        self.draw_children(surface)
        for card, flight in flying:
            card.away, place = False, card.rect.center
            card.rect.center = self._middle_of(flight)
            card.draw(surface)
            card.rect.center = place


def _lies_on_pile(card: CardWidget, places: Places) -> bool:
    """Return whether a card lies on top of the discard pile, where others only cover it."""
    return "discard" in places.piles and card.rect.collidepoint(places.piles["discard"])


def _on_the_way(start: Point, end: Point, share: float) -> Point:
    """Return where a card is when a share of its time is over; it is fast first and then slower."""
    eased = 1 - (1 - min(1.0, max(0.0, share))) ** 3
    x, y = (round(a + (b - a) * eased) for a, b in zip(start, end, strict=True))
    return x, y
