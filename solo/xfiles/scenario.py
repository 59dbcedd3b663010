"""What a game is made from: rivals, seat, length, the numbers of the rules and what a scenario changes in them."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.xfiles.deck import Deck

__all__ = [
    "HANDS",
    "HUMAN",
    "LENGTHS",
    "LEVELS",
    "MOST_CONTACTS",
    "MOST_RIVALS",
    "RIVALS",
    "SIDES",
    "Numbers",
    "Scenario",
    "Setup",
    "fingerprint_of",
    "setup_of",
]

HUMAN = "human"
RIVALS = ("rival-1", "rival-2", "rival-3")
SIDES = (HUMAN, *RIVALS)
MOST_RIVALS = len(RIVALS)
MOST_CONTACTS = 5
"""The most contacts that a scenario may allow on a case."""

LEVELS = ("easy", "normal", "plan", "hard")
"""The levels that a rival may have, from weak to strong; `solo.xfiles.bots` has a program for each."""

LENGTHS = ("whole", "half")
"""The whole deck, or one of half the cards of each type (XR-30)."""

HANDS = {2: 4, 3: 3, 4: 4}
"""Cards in an opening hand by the number of players (XR-3)."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers of the rules; a challenge may change them.

    `hand`: an opening hand, 0 for what XR-3 says; `draw`: cards a turn; `bonus`: cards for a Z (XR-7); `limit`: cards
    kept at Debriefing (XR-21); `phases`: Conclusion Phases of a case (XR-20); `contacts`: on a case (XR-14).
    """

    hand: int = 0
    draw: int = 2
    bonus: int = 3
    limit: int = 4
    phases: int = 3
    contacts: int = 2


@dataclass(frozen=True, slots=True)
class Scenario:
    """A game as its file describes it. `rivals` holds a level each; `seat` counts from 1, 0 for one drawn at random.

    `without`: printed ids of cards that stay in the box. `start`: copies of agents that a side has in play at the
    beginning. `must_open`: the house rule XR-H1. `fingerprint`: see `fingerprint_of`. `deck`: the cards that its file
    was checked against, None for one that no file has.
    """

    id: str
    name: str
    text: str
    rivals: tuple[str, ...]
    seat: int = 0
    length: str = "whole"
    numbers: Numbers = Numbers()
    without: tuple[str, ...] = ()
    start: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    must_open: bool = False
    starter: bool = False
    fingerprint: str = ""
    deck: Deck | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Setup:
    """A scenario with the deck it is played with. `shuffled` are the copies that are shuffled, sorted."""

    scenario: Scenario
    deck: Deck
    shuffled: tuple[str, ...]

    @property
    def sides(self) -> tuple[str, ...]:
        """Who plays, the human first (not the order of seats)."""
        return SIDES[: 1 + len(self.scenario.rivals)]

    @property
    def hand(self) -> int:
        """How many cards an opening hand has (XR-3)."""
        return self.scenario.numbers.hand or HANDS[len(self.sides)]

    def laid_aside(self) -> Mapping[str, int]:
        """Return how many cards of each type a short game leaves out: half of them, rounded down (XR-30)."""
        if self.scenario.length == LENGTHS[0]:
            return {}
        counts: dict[str, int] = {}
        for copy in self.shuffled:
            counts[copy[0]] = counts.get(copy[0], 0) + 1
        return {letter: number // 2 for letter, number in sorted(counts.items())}


def fingerprint_of(scenario: Scenario, deck: Deck) -> str:
    """Return a short hash of all that the rules look at, and of who the rivals are: no name, no text for reading."""
    parts = (
        deck.fingerprint, scenario.rivals, scenario.seat, scenario.length, scenario.numbers, scenario.without,
        sorted(scenario.start.items()), scenario.must_open,
    )  # fmt: skip
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:16]


def setup_of(scenario: Scenario, deck: Deck) -> Setup:
    """Return the setup of a scenario: what lies in the box or in play at the beginning is not shuffled."""
    out = {copy for copies in scenario.start.values() for copy in copies}
    shuffled = (copy for copy in deck.copies if copy not in out and deck.of[copy].id not in scenario.without)
    return Setup(scenario, deck, tuple(shuffled))
