"""Hands as counts: one whole number, four bits for each kind of card with its points.

Copies and names make no difference to a plan, so hands that count alike are one key for what was worked out before,
and many hands are one numpy array.
"""

from collections.abc import Iterable, Iterator

from solo.xfiles.deck import Deck

__all__ = [
    "AGENTS",
    "CASES",
    "CLUES",
    "CONTACTS",
    "CONTACT_KINDS",
    "INVESTIGATION_KINDS",
    "KINDS",
    "POINTS",
    "TWISTS",
    "UNITS",
    "Z",
    "count",
    "counted",
    "kind_of",
    "kinds_in",
    "size_of",
]

KINDS = ("A1", "A2", "A3", "I1", "I2", "I3", "C1", "C2", "C3", "P1", "P2", "X7", "X8", "Z")
"""Type and points; `Z` is any Z card."""

POINTS = tuple(int(kind[1:] or 0) for kind in KINDS)
UNITS = tuple(1 << 4 * place for place in range(len(KINDS)))
"""One card of each kind. A hand holds 15 cards at most, so no count runs over."""

Z = KINDS.index("Z")


def _mask(letters: str) -> int:
    return sum(15 * unit for unit, kind in zip(UNITS, KINDS, strict=True) if kind[0] in letters)


AGENTS, CLUES, CONTACTS, TWISTS, CASES = (_mask(letters) for letters in ("A", "IC", "C", "P", "X"))

INVESTIGATION_KINDS = (3, 4, 5)
CONTACT_KINDS = (6, 7, 8)


def kind_of(deck: Deck, copy: str) -> int:
    """Return the kind of a copy: its place in KINDS."""
    return Z if deck.draws(copy) else KINDS.index(f"{copy[0]}{deck.points[copy]}")


def counted(deck: Deck, copies: Iterable[str]) -> int:
    """Return some cards as counts."""
    return sum(UNITS[kind_of(deck, copy)] for copy in copies)


def count(hand: int, kind: int) -> int:
    """Return how many cards of a kind there are."""
    return hand >> 4 * kind & 15


def kinds_in(hand: int) -> Iterator[int]:
    """Yield the kind of each card of a hand, in the order of KINDS."""
    kind = 0
    while hand:
        for _ in range(hand & 15):
            yield kind
        hand >>= 4
        kind += 1


def size_of(hand: int) -> int:
    """Return how many cards there are."""
    total = 0
    while hand:
        total += hand & 15
        hand >>= 4
    return total
