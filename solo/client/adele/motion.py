"""What moves on the deck when something has happened: pieces on their way, and places that were struck."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from solo.adele.places import NOWHERE, Place
from solo.adele.public import PublicState
from solo.client.adele.deckview import Moving, Rising
from solo.core.language import gettext as _
from solo.core.record import Event, PublicLine

__all__ = ["EASE", "Motion", "rising_of", "struck_by"]

EASE = 0.22
"""How long a piece is on its way, in seconds."""

RISE, NEXT, MOST = 1.0, 0.4, 3.2
"""How long a word rises, how long the next one waits, and after how long the last one begins at the latest: seconds."""


def N_(text: str) -> str:
    """Mark a text for translation and return it as it is."""
    return text


_STRIKING = frozenset(
    {
        "picked", "impact", "failure", "fire", "shutdown", "spread", "spread_removed", "token_placed", "token_removed",
        "attacked", "delivered", "looked", "rebooted", "repaired", "protected", "alert_ready", "alien_placed",
    }
)  # fmt: skip
"""Public lines that show on the deck where they happened."""


_RISING = {
    "wound": ("bad", N_("Wound")),
    "contagion": ("bad", N_("Contagion")),
    "healed": ("good", N_("Healed")),
    "kept_clean": ("good", N_("Kept clean")),
    "cleansed": ("good", N_("Cleansed")),
}
"""Public lines about a member that rise as a word from where they stand: each with its palette role."""


class Motion:
    """Eases that go on. `length` is how long they take in seconds: 0 with reduced motion, and nothing moves.

    What happened to the crew is shown one after another, so that a Resolution or an attack can be followed.
    """

    def __init__(self) -> None:
        self._moving: dict[str, tuple[Place, float]] = {}
        self._struck: dict[Place, float] = {}
        self._rising: list[tuple[Rising, float]] = []
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
        at = now
        for event in events:
            for place in struck_by((event,), after):
                self._struck[place] = at
            word = rising_of(event, after)
            if word is not None:
                self._rising.append((word, at))
                at = min(at + NEXT, now + MOST)

    def moving(self, now: float) -> Mapping[str, Moving]:
        """Return the pieces that are still on their way."""
        self._moving = {who: each for who, each in self._moving.items() if now < each[1] + self.length}
        return {who: Moving(start, (now - begun) / self.length) for who, (start, begun) in self._moving.items()}

    def struck(self, now: float) -> Mapping[Place, float]:
        """Return the places that were struck, each with how much of its ease is over."""
        self._struck = {place: begun for place, begun in self._struck.items() if now < begun + self.length}
        return {place: (now - begun) / self.length for place, begun in self._struck.items() if begun <= now}

    def rising(self, now: float) -> tuple[Rising, ...]:
        """Return the words that rise now."""
        self._rising = [(word, begun) for word, begun in self._rising if now < begun + RISE]
        return tuple(replace(word, share=(now - begun) / RISE) for word, begun in self._rising if begun <= now)

    @property
    def goes_on(self) -> bool:
        """Whether anything moves, or will."""
        return bool(self._moving or self._struck or self._rising)


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


def rising_of(event: Event | PublicLine, public: PublicState) -> Rising | None:
    """Return the word that rises for an event, None for one that is about nobody or needs none."""
    status = public.members.get(str(event.fields.get("member", "")))
    if event.type not in _RISING or status is None or status.place == NOWHERE:
        return None
    role, text = _RISING[event.type]
    return Rising(status.place, _(text), role, 0.0)
