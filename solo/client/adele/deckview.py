"""What the deck plan shows at one moment: facts and highlights, whoever drew them up. Nothing is drawn here."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.adele.places import Doorway, Place
from solo.adele.public import PublicState

__all__ = ["DeckView", "Moving", "Rising"]


@dataclass(frozen=True, slots=True)
class Moving:
    """A piece on its way: from a place to where it is now, and how much of the way is done, 0 to 1."""

    start: Place
    share: float


@dataclass(frozen=True, slots=True)
class Rising:
    """A word that rises from a place and fades: what has happened to somebody there. `role` is a palette role."""

    place: Place
    text: str
    role: str
    share: float


@dataclass(frozen=True, slots=True)
class DeckView:
    """All that the deck plan shows.

    `missions`: locations with the objects to be delivered there that the viewer knows, delivered ones left out;
    `seen`: face-down objects that were looked at. `targets`: places that can be chosen, each with a short label (steps,
    or empty); `doors`: doorways that can. `picked`: places chosen so far. `moving`: pieces on their way, by member or
    `alien`; `struck`: places where something has just happened; `rising`: words about it. `reach`: places shown
    faintly, such as where the Alien can get to. `truth`: objects that lie face down, after the game. `acting`: whose
    turn it is, a member or `alien`.
    """

    public: PublicState
    missions: Mapping[Place, tuple[str, ...]] = field(default_factory=dict)
    seen: Mapping[Place, str] = field(default_factory=dict)
    selected: str = ""
    targets: Mapping[Place, str] = field(default_factory=dict)
    doors: frozenset[Doorway] = frozenset()
    picked: frozenset[Place] = frozenset()
    moving: Mapping[str, Moving] = field(default_factory=dict)
    struck: Mapping[Place, float] = field(default_factory=dict)
    rising: tuple[Rising, ...] = ()
    reach: frozenset[Place] = frozenset()
    truth: Mapping[Place, str] = field(default_factory=dict)
    acting: str = ""
