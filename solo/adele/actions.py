"""What the sides and chance may do: one dataclass an action. Their text forms are in `actiontext.py`.

Targets of hazards, functions and objects are words: members' and objects' ids, places (`7`, `hull-blue`), doorways
(`4-10`), and what the thing's own file lists.
"""

from dataclasses import dataclass
from enum import Enum

from solo.adele.places import Place

__all__ = [
    "Action", "AlienMove", "Attack", "ChooseHatch", "Crawl", "CrewAction", "DealMissions", "DealObjects", "Deliver",
    "DrawContagion", "DrawEvent", "DrawTokens", "Drop", "EndActions", "EndAlien", "Escape", "EvolveRow", "Flee",
    "HandOver", "KeepRoll", "Leave", "LeaveObject", "LoseContagion", "NoHazard", "OpenDoor", "Pass", "Pick",
    "PlaceHazard", "PlaceToken", "Plan", "Refusal", "Reroll", "Resign", "Reveal", "Roll", "SealPlans", "Search",
    "Special", "Spread", "Stay", "Take", "TakeOff", "Use", "Walk", "Wear",
]  # fmt: skip

# Chance


@dataclass(frozen=True, slots=True)
class Roll:
    """Dice are rolled: one result, 1 to 6, for each die."""

    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pick:
    """A location is drawn: where a member starts, which one an event strikes."""

    place: Place


@dataclass(frozen=True, slots=True)
class DrawTokens:
    """The Alien draws tokens from the bag (sorted). Only it learns which."""

    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DrawContagion:
    """A contagion token is drawn: contaminated or clean. Only the Alien learns which."""

    face: str


@dataclass(frozen=True, slots=True)
class LoseContagion:
    """Contagion tokens drawn at random are discarded: how many contaminated, how many clean."""

    contaminated: int
    clean: int


@dataclass(frozen=True, slots=True)
class DrawEvent:
    """The next event card is revealed and is the forecast."""

    card: str


@dataclass(frozen=True, slots=True)
class DealObjects:
    """The ship's objects are dealt, one face down in each location, in the order of the locations."""

    objects: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealMissions:
    """The mission tiles are dealt: a location for each mission object, in the objects' order."""

    places: tuple[Place, ...]


# The Alien


@dataclass(frozen=True, slots=True)
class ChooseHatch:
    """The Alien chooses the hatch location where it starts (adele 2, step 10)."""

    place: Place


@dataclass(frozen=True, slots=True)
class EvolveRow:
    """The Alien puts an Evolve token into a row of its display (adele 5.5)."""

    row: str


@dataclass(frozen=True, slots=True)
class AlienMove:
    """The Alien moves to a neighbouring location."""

    place: Place


@dataclass(frozen=True, slots=True)
class Crawl:
    """The Alien crawls to any location."""

    place: Place


@dataclass(frozen=True, slots=True)
class Spread:
    """The Alien puts a spread token where it is."""


@dataclass(frozen=True, slots=True)
class PlaceToken:
    """The Alien puts a token of its hand on a spread token."""

    token: str
    place: Place


@dataclass(frozen=True, slots=True)
class Attack:
    """The Alien attacks a crew member where it is."""

    member: str


@dataclass(frozen=True, slots=True)
class EndAlien:
    """The Alien ends its Action Step."""


@dataclass(frozen=True, slots=True)
class Flee:
    """The Alien leaves a location that burns (AR-36)."""

    place: Place


@dataclass(frozen=True, slots=True)
class Reveal:
    """The Alien reveals a member's contaminated tokens and wins (AR-29)."""

    member: str


@dataclass(frozen=True, slots=True)
class Pass:
    """The Alien does not reveal anything now."""


# The crew


@dataclass(frozen=True, slots=True)
class Plan:
    """A member's cubes for the turn, a number for each of the six boxes."""

    member: str
    cubes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SealPlans:
    """All plans are as they should be."""


@dataclass(frozen=True, slots=True)
class PlaceHazard:
    """ADELE places a hazard: on a location, or on a doorway."""

    hazard: str
    target: str


@dataclass(frozen=True, slots=True)
class NoHazard:
    """ADELE places none this turn."""


@dataclass(frozen=True, slots=True)
class Reroll:
    """A failed die of an attack is rolled again."""


@dataclass(frozen=True, slots=True)
class KeepRoll:
    """The dice of an attack stay as they are."""


@dataclass(frozen=True, slots=True)
class Escape:
    """An attacked member flees to a neighbouring location (AR-27)."""

    place: Place


@dataclass(frozen=True, slots=True)
class Stay:
    """An attacked member stays."""


@dataclass(frozen=True, slots=True)
class OpenDoor:
    """A Closed marker is removed: from a doorway (`4-10`) or a hatch (`hatch-12`)."""

    member: str
    door: str


@dataclass(frozen=True, slots=True)
class Walk:
    """A member moves through a doorway, a hatch, or along the hull."""

    member: str
    place: Place


@dataclass(frozen=True, slots=True)
class Search:
    """A member looks at the face-down object here (empty `what`), or takes one that lies face up."""

    member: str
    what: str = ""


@dataclass(frozen=True, slots=True)
class Take:
    """The object that was looked at is taken."""


@dataclass(frozen=True, slots=True)
class Leave:
    """The object that was looked at stays as it lay."""


@dataclass(frozen=True, slots=True)
class LeaveObject:
    """Who carries too much leaves an object face up."""

    what: str


@dataclass(frozen=True, slots=True)
class Use:
    """A member uses an object; the object's file says which words follow."""

    member: str
    what: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Wear:
    """A member puts on a suit; one that was worn is carried then (AR-41)."""

    member: str
    what: str


@dataclass(frozen=True, slots=True)
class TakeOff:
    """A member takes off the suit (AR-41)."""

    member: str


@dataclass(frozen=True, slots=True)
class HandOver:
    """A member hands objects to another one here, and takes some in return (both sorted)."""

    member: str
    other: str
    given: tuple[str, ...]
    taken: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Drop:
    """A member drops an object face up; costs nothing."""

    member: str
    what: str


@dataclass(frozen=True, slots=True)
class Deliver:
    """A member gives up a mission object in the location of its tile."""

    member: str
    what: str


@dataclass(frozen=True, slots=True)
class Special:
    """A member uses a computer's function, or repairs; the function's file says which words follow."""

    member: str
    function: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class EndActions:
    """The crew has done what it wants; cubes left are lost."""


@dataclass(frozen=True, slots=True)
class Resign:
    """The human gives the game up."""


CrewAction = OpenDoor | Walk | Search | Use | Wear | TakeOff | HandOver | Drop | Deliver | Special
"""What a member does in the Actions Phase."""

Action = (
    Roll | Pick | DrawTokens | DrawContagion | LoseContagion | DrawEvent | DealObjects | DealMissions
    | ChooseHatch | EvolveRow | AlienMove | Crawl | Spread | PlaceToken | Attack | EndAlien | Flee | Reveal | Pass
    | Plan | SealPlans | PlaceHazard | NoHazard | Reroll | KeepRoll | Escape | Stay | Take | Leave | LeaveObject
    | CrewAction | EndActions | Resign
)  # fmt: skip


class Refusal(Enum):
    """Why the rules refuse an action."""

    NOT_NOW = "that is not what happens now"
    GAME_OVER = "the game is over"
    NO_SUCH_MEMBER = "that crew member is not in play"
    NOT_AMONG = "that cannot be chosen here"
    BAD_PLAN = "a plan has at most four cubes, none of them less than nothing"
    SEALED = "that plan is sealed; under Silence plans are made in order"
    NOT_ALL_PLANNED = "every crew member needs a plan first"
    NO_ENERGY = "ADELE has not enough energy"
    NO_HAZARD_LEFT = "no token of that hazard is left"
    NOT_THERE = "it cannot be placed there"
    NO_POINTS = "that costs more AP than are left"
    OFF_BOARD = "the Alien must crawl back first"
    MUST_CRAWL = "the Alien must crawl back, and needs 5 AP for it"
    NO_WAY = "no open way leads there"
    BURNING = "nobody but the crew enters a burning location"
    NO_SPREAD = "a spread token can go only where none lies and ADELE allows it"
    NO_TOKEN = "that token is not in the hand"
    TAKEN = "that location cannot take an alien token now"
    TURN_OVER = "that crew member's turn is over"
    NO_CUBE = "no cube is left for that"
    NO_SUIT = "outside the ship a Space Suit must be worn"
    OUTSIDE = "that cannot be done outside the ship"
    NOT_CLOSED = "no Closed marker lies there"
    NOTHING_HERE = "that object does not lie here"
    NOT_CARRIED = "that object is not carried"
    TOO_MUCH = "four objects are the limit"
    BAD_USE = "it cannot be used so here and now"
    WRONG_PLACE = "it must be delivered somewhere else"
    CODE_TOO_EARLY = "the Code comes last: all else delivered, no impact, not beyond the point of no return"
