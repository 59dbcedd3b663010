"""The public facts of a game: everything that both sides see, and nothing else (adele 10)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.adele.figures import Figures, Gain
from solo.adele.places import NOWHERE, Doorway, Place, PlaceSet
from solo.adele.scenario import Scenario
from solo.adele.ship import Ship

__all__ = [
    "ALIEN", "CREW", "NOBODY", "AdeleBoard", "AlienBoard", "Deck", "Outcome", "PublicState", "Setup", "ShipBoard",
    "Status", "Step",
]  # fmt: skip

ALIEN = "alien"
CREW = "crew"
NOBODY = "nobody"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: winner alien or crew; why: code, infection, death, contamination, time, resign (adele 9)."""

    winner: str
    why: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What was chosen before the game: the set-up file, and the crew members, the first being #1."""

    scenario: Scenario
    crew: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """Something that is to be done, or decided: its kind names its rule. What the other fields mean is the kind's own.

    Everything in it is public.
    """

    kind: str
    member: str = ""
    place: Place = NOWHERE
    number: int = 0
    what: str = ""
    rest: int = 0


@dataclass(frozen=True, slots=True)
class Status:
    """One crew member. `carried` counts the objects that are not worn; `contagion` the tokens in front of them.

    `left`: cubes of this turn not yet spent, a number a box; none before Resolution. `free`: cubes of Stimulants.
    `once`: what was done that is allowed once a turn.
    """

    place: Place = NOWHERE
    wounds: int = 0
    carried: int = 0
    worn: str = ""
    contagion: int = 0
    left: tuple[int, ...] = ()
    free: int = 0
    once: frozenset[str] = frozenset()

    @property
    def load(self) -> int:
        """How many objects the limit counts."""
        return self.carried + bool(self.worn)


@dataclass(frozen=True, slots=True)
class AlienBoard:
    """The Alien: where it is (NOWHERE: off board), how many tokens it holds and the bag has, its evolution display.

    `display`: filled spaces of each row, in the figures' order. `points`: AP left in this Action Step. `out`: alien
    tokens out of play by kind. `robot`: a Service Robot lies on the board.
    """

    place: Place = NOWHERE
    hand: int = 0
    bag: int = 0
    display: tuple[int, ...] = ()
    infection: int = 0
    points: int = 0
    robot: bool = False
    out: Mapping[str, int] = field(default_factory=dict)

    def abilities(self, figures: Figures) -> Gain:
        """Return AP a turn, strength, and whether attacks carry contagion, by the tiles that were reached."""
        points, strength, contagion = figures.points, figures.strength, False
        for row, filled in zip(figures.rows.values(), self.display, strict=True):
            for space, gain in row.gains.items():
                if space <= filled:
                    points, strength = gain.points or points, gain.strength or strength
                    contagion = contagion or gain.contagion
        return Gain(points, strength, contagion)


@dataclass(frozen=True, slots=True)
class ShipBoard:
    """What lies on the ship. `tokens`: the alien token of a location; `alerts`: Alert Terminals that are ready.

    `impacts` are hull sections. `face_up`: objects anybody can see; `face_down`: where one lies that nobody sees.
    """

    tokens: Mapping[Place, str] = field(default_factory=dict)
    spread: PlaceSet = 0
    fires: PlaceSet = 0
    shutdowns: PlaceSet = 0
    blocked: frozenset[Doorway] = frozenset()
    closed: frozenset[Doorway] = frozenset()
    closed_hatches: PlaceSet = 0
    impacts: PlaceSet = 0
    failures: PlaceSet = 0
    protected: PlaceSet = 0
    alerts: PlaceSet = 0
    face_up: Mapping[Place, tuple[str, ...]] = field(default_factory=dict)
    face_down: PlaceSet = 0


@dataclass(frozen=True, slots=True)
class AdeleBoard:
    """ADELE's energy, and how many tokens of each hazard were used up."""

    energy: int = 0
    used: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Deck:
    """The event cards: the forecast (empty: none yet), the discards, and what is left in an unknown order (sorted)."""

    forecast: str = ""
    discards: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PublicState:
    """All public facts now.

    `agenda`: what is to be done, the next first; the first of it is what a side is asked, if one is. `phase`: set-up,
    event, planning, adele, alien, resolution, actions or upkeep. `turn`: the turn marker; `played`: turns begun.
    `planned`: whose plan is made; `acting`: whose turn it is in the Actions Phase; `done`: whose is over.
    """

    setup: Setup
    agenda: tuple[Step, ...]
    phase: str
    turn: int
    played: int
    no_return: int
    members: Mapping[str, Status]
    alien: AlienBoard
    board: ShipBoard
    adele: AdeleBoard
    deck: Deck
    reserve: int
    delivered: Mapping[str, Place]
    silence: bool = False
    planned: frozenset[str] = frozenset()
    acting: str = ""
    done: frozenset[str] = frozenset()
    outcome: Outcome | None = None

    @property
    def ship(self) -> Ship:
        """The side of the board that is played on."""
        return self.setup.scenario.ship

    @property
    def figures(self) -> Figures:
        """The numbers of this game."""
        return self.setup.scenario.figures

    @property
    def step(self) -> Step | None:
        """What is asked now; None after the end."""
        return self.agenda[0] if self.agenda else None

    @property
    def occupied(self) -> PlaceSet:
        """Where crew members are."""
        found = 0
        for status in self.members.values():
            found |= 1 << status.place
        return found & ~1

    def here(self, place: Place) -> list[str]:
        """Return the crew members in a place, in their order."""
        return [member for member, status in self.members.items() if status.place == place]
