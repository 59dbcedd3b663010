"""The numbers of the game: counts, prices, tracks, house values and printed ones alike. They live in data files."""

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["BOXES", "Board", "Figures", "Gain", "Row", "kind_of", "sector_of"]

BOXES = ("door", "move", "search", "use", "deliver", "special")
"""The six action boxes of a crew board, in the order in which plans are written (adele 3.2)."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What filling a row up to a space brings: a total of AP, a strength, contagion in attacks, infection at once."""

    points: int = 0
    strength: int = 0
    contagion: bool = False
    infection: int = 0


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the evolution display: its spaces, and the gain after some of them (adele 5.5)."""

    spaces: int
    gains: Mapping[int, Gain]


@dataclass(frozen=True, slots=True)
class Board:
    """One crew board: a result above `spirit` fails a Spirit roll, `life` wounds are death (adele 4.1)."""

    spirit: int
    life: int


@dataclass(frozen=True, slots=True)
class Figures:
    """All numbers of a game. Mappings by crew size: first turn space, Evolve tokens at set-up, Silence cards.

    `costs`: AP of the Alien's actions. `tokens`, `contagion`: how many there are of each. `hazards`: the prices of each
    row. `events`: the cards, such as `meteor-blue`. `reserve` and `cargo`: the objects in the reserve box and on the
    ship, with repeats. `amounts`: how much an object or function does. `chart`: whose cubes lie on a mission tile.
    """

    turns: Mapping[int, int]
    evolved: Mapping[int, int]
    silence: Mapping[int, int]
    track: int
    infection: int
    reveal: int
    points: int
    strength: int
    hand: int
    costs: Mapping[str, int]
    tokens: Mapping[str, int]
    contagion: Mapping[str, int]
    spread: int
    rows: Mapping[str, Row]
    energy: int
    energy_a_turn: int
    hazards: Mapping[str, tuple[int, ...]]
    crew: Mapping[str, Board]
    cubes: int
    special: int
    limit: int
    impacts: int
    amounts: Mapping[str, int]
    events: tuple[str, ...]
    reserve: tuple[str, ...]
    cargo: tuple[str, ...]
    chart: Mapping[int, Mapping[str, tuple[int, ...]]] = field(default_factory=dict)

    def deck(self, size: int) -> tuple[str, ...]:
        """Return the event cards for a crew size, sorted: as many Silence cards as its column says (adele 2)."""
        silent = [card for card in self.events if kind_of(card) == "silence"]
        others = [card for card in self.events if kind_of(card) != "silence"]
        return tuple(sorted((*others, *silent[: self.silence[size]])))


def kind_of(card: str) -> str:
    """Return the kind of an event card: `meteor` of `meteor-blue`."""
    return card.partition("-")[0]


def sector_of(card: str) -> str:
    """Return the sector of an event card: `blue` of `meteor-blue`."""
    return card.partition("-")[2]
