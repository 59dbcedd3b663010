"""The common deck: which cards there are, read from its YAML text and checked against the counts that it states."""

import hashlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from solo.core.content import Reader, parse_yaml, quoted

__all__ = [
    "AGENT",
    "BOUNDS",
    "CASE",
    "CONTACT",
    "INVESTIGATION",
    "LETTERS",
    "TWIST",
    "Card",
    "Deck",
    "letter_of",
    "parse_deck",
]

AGENT, INVESTIGATION, CONTACT, CASE, TWIST = LETTERS = ("A", "I", "C", "X", "P")
"""The printed letters. They alone decide a card's type, never its name (XR-1)."""

BOUNDS = {AGENT: (1, 3), INVESTIGATION: (1, 3), CONTACT: (1, 3), CASE: (7, 8), TWIST: (1, 2)}
"""The lowest and highest points of a type: what the computer players count with."""

_DRAWS = "draw3"


@dataclass(frozen=True, slots=True)
class Card:
    """A card as it is printed. `id` names all its copies; `points` is None on a Z card, which draws instead (XR-8)."""

    id: str
    name: str
    letter: str
    points: int | None
    copies: int

    @property
    def draws(self) -> bool:
        """Whether it is a Z card."""
        return self.points is None

    def copy_ids(self) -> tuple[str, ...]:
        """Return the names of its copies: `I02`, or `A01#1` … `A01#6` where there are several."""
        return (self.id,) if self.copies == 1 else tuple(f"{self.id}#{number}" for number in range(1, self.copies + 1))


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards. `copies` are the names of all copies, sorted; `of` has each one's Card, `points` its points (Z: 0)."""

    cards: tuple[Card, ...]
    copies: tuple[str, ...]
    of: Mapping[str, Card]
    points: Mapping[str, int]
    fingerprint: str

    def draws(self, copy: str) -> bool:
        """Return whether a copy is a Z card (XR-7)."""
        return self.of[copy].draws

    def sum(self, copies: Iterable[str]) -> int:
        """Return the points of some copies together."""
        points = self.points
        return sum([points[copy] for copy in copies])


def letter_of(copy: str) -> str:
    """Return the type of a card or copy: its printed letter (XR-1)."""
    return copy[0]


def parse_deck(text: str, file: str) -> Deck:
    """Return the deck of a YAML text. Raises: ContentError, with every fault of the file."""
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(["schema", "expect", "cards"])
    parts["schema"].integer(1, 1)
    found = [_card(item) for item in parts["cards"].items(1, 300)]
    _check_twice(parts["cards"], found)
    if not top.faults:
        _check_counts(parts["expect"], found)
    top.finish()
    return deck_of(found)


def deck_of(cards: Iterable[Card]) -> Deck:
    """Return the deck that some cards make."""
    cards = tuple(cards)
    of = {copy: card for card in cards for copy in card.copy_ids()}
    rules = repr(sorted((card.id, card.points, card.copies) for card in cards))
    fingerprint = hashlib.sha256(rules.encode()).hexdigest()[:16]
    points = {copy: card.points or 0 for copy, card in of.items()}
    return Deck(cards, tuple(sorted(of)), of, points, fingerprint)


def _card(item: Reader) -> Card:
    parts = item.fields(["id", "name", "type", "points", "copies", "effect"])
    id, name = parts["id"].identifier(), parts["name"].text(1, 60)
    letter = parts["type"].choice(LETTERS, "type", AGENT)
    if id and parts["type"].present and not (id[0] == letter and id[1:].isdigit() and len(id) == 3):
        parts["id"].fault(f"{quoted(id)} does not fit the type; write {letter} and two digits, such as {letter}01")
    points, draws = _points(parts["points"], letter), _effect(parts["effect"])
    if points is None and not draws:
        parts["points"].fault(f"is null, but only a card with the effect {_DRAWS} has no points; write its number")
    if points is not None and draws:
        parts["effect"].fault(f"a card with {_DRAWS} has no points; write points: null, or effect: null")
    if draws and letter not in (INVESTIGATION, CONTACT):
        parts["effect"].fault(f"only investigations and contacts draw; write null on a card of type {letter}")
    return Card(id, name, letter, points, parts["copies"].integer(1, 9))


def _points(reader: Reader, letter: str) -> int | None:
    if reader.node is not None and reader.node.value is None:
        return None
    return reader.integer(*BOUNDS[letter])


def _effect(reader: Reader) -> bool:
    if reader.node is None or reader.node.value is None:
        return False
    return reader.choice([_DRAWS], "effect") == _DRAWS


def _check_twice(reader: Reader, cards: list[Card]) -> None:
    lines = [item.line for item in reader.items(1, 300)]
    for what in ("id", "name"):
        seen: dict[str, int] = {}
        for line, card in zip(lines, cards, strict=True):
            value = getattr(card, what)
            if value and value in seen:
                reader.fault(f"the {what} {quoted(value)} stands twice, first in line {seen[value]}; change one", line)
            seen.setdefault(value, line)


def _check_counts(reader: Reader, cards: list[Card]) -> None:
    """Hold the cards against what the file says that there must be."""
    parts = reader.fields(["distinct", "cards", "by_type", "draw3", "multi_copy"])
    _expect(parts["distinct"], len(cards), "distinct cards")
    _expect(parts["cards"], sum(card.copies for card in cards), "cards")
    _expect(parts["draw3"], sum(card.draws for card in cards), "cards that draw")
    for letter, part in parts["by_type"].fields(LETTERS).items():
        counts = part.fields(["names", "cards", "points"])
        own = [card for card in cards if card.letter == letter]
        _expect(counts["names"], len(own), f"names of type {letter}")
        _expect(counts["cards"], sum(card.copies for card in own), f"cards of type {letter}")
        _expect(counts["points"], sum(card.copies * (card.points or 0) for card in own), f"points of type {letter}")
    copies = {card.id: card.copies for card in cards}
    several = {id for id, number in copies.items() if number > 1}
    for id, part in parts["multi_copy"].entries():
        _expect(part, copies.get(id, 0), f"copies of {id}")
        several.discard(id)
    for id in sorted(several):
        parts["multi_copy"].fault(f"does not name {id}, of which there are {copies[id]}; add it, or write copies: 1")


def _expect(reader: Reader, number: int, what: str) -> None:
    stated = reader.integer(0, 9999)
    if reader.present and stated != number:
        reader.fault(f"says {stated}, but the file has {number} {what}; correct the cards or this number")
