"""What moves on the deck when something has happened: pieces on their way, and places that were struck."""

from collections.abc import Iterable, Mapping

from solo.adele.places import NOWHERE, Place
from solo.adele.public import PublicState
from solo.client.adele.deckview import Moving
from solo.core.record import Event, PublicLine

__all__ = ["EASE", "Motion", "struck_by"]

EASE = 0.22
"""How long a piece is on its way, in seconds."""

_STRIKING = frozenset(
    {
        "picked", "impact", "failure", "fire", "shutdown", "spread", "spread_removed", "token_placed", "token_removed",
        "attacked", "delivered", "looked", "rebooted", "repaired", "protected", "alert_ready", "alien_placed",
    }
)  # fmt: skip
"""Public lines that show on the deck where they happened."""


class Motion:
    """Eases that go on. `length` is how long they take in seconds: 0 with reduced motion, and nothing moves."""

    def __init__(self) -> None:
        self._moving: dict[str, tuple[Place, float]] = {}
        self._struck: dict[Place, float] = {}
        self.length = EASE

    def begin(
        self, before: PublicState, after: PublicState, events: Iterable[Event | PublicLine], now: float, length: float
    ) -> None:
        """Start from what was to what is."""
        self.length = length
        if not length:
            return
        for who, start in _places(before).items():
            end = _places(after).get(who, NOWHERE)
            if start not in (NOWHERE, end) and end != NOWHERE:
                self._moving[who] = (start, now)
        for place in struck_by(events, after):
            self._struck[place] = now

    def moving(self, now: float) -> Mapping[str, Moving]:
        """Return the pieces that are still on their way."""
        self._moving = {who: each for who, each in self._moving.items() if now < each[1] + self.length}
        return {who: Moving(start, (now - begun) / self.length) for who, (start, begun) in self._moving.items()}

    def struck(self, now: float) -> Mapping[Place, float]:
        """Return the places that were struck, each with how much of its ease is over."""
        self._struck = {place: begun for place, begun in self._struck.items() if now < begun + self.length}
        return {place: (now - begun) / self.length for place, begun in self._struck.items()}

    @property
    def goes_on(self) -> bool:
        """Whether anything moves."""
        return bool(self._moving or self._struck)


def _places(public: PublicState) -> dict[str, Place]:
    return {**{member: status.place for member, status in public.members.items()}, "alien": public.alien.place}


def struck_by(events: Iterable[Event | PublicLine], public: PublicState) -> set[Place]:
    """Return the places where some events have happened."""
    found = set()
    for event in events:
        if event.type in _STRIKING:
            names = event.fields.get("places", [event.fields.get("place")])
            for name in names if isinstance(names, list) else []:
                if isinstance(name, str) and name:
                    found.add(public.ship.place_named(name))
    return found
