"""The whole truth of a game: public facts, each side's secrets, and what nobody knows. Rules and redact ask it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.adele.observation import AlienSecrets, CrewSecrets
from solo.adele.places import Place
from solo.adele.public import PublicState

__all__ = ["Hidden", "State"]


@dataclass(frozen=True, slots=True)
class Hidden:
    """What neither side knows: the face-down objects on the ship, and the alien tokens in the bag.

    The order of bag, pile and deck is no part of it: each draw is one of what is left, and chance decides (adele 10).
    """

    objects: Mapping[Place, str] = field(default_factory=dict)
    bag: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class State:
    """The public facts, what only one of the sides knows, and what neither knows."""

    public: PublicState
    alien: AlienSecrets
    crew: CrewSecrets
    hidden: Hidden
