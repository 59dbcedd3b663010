"""What a side sees: types only. `redact.py` is the only place that makes them from the whole truth (adele 10)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.adele.places import Place
from solo.adele.public import PublicState
from solo.core.record import PublicRecord

__all__ = ["NO_CREW_SECRETS", "AlienObservation", "AlienSecrets", "CrewObservation", "CrewSecrets"]

Cubes = tuple[int, ...]
"""A plan: cubes in each of the six boxes."""


@dataclass(frozen=True, slots=True)
class AlienSecrets:
    """What only the Alien knows: the tokens in its hand (sorted), and how many tokens of a member are contaminated."""

    hand: tuple[str, ...] = ()
    contaminated: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class CrewSecrets:
    """What only the human knows: this turn's plans, what is carried and not worn, face-down objects looked at.

    `reserve`: what is left in the reserve box; `missions`: the location on each mission tile in play (AR-8).
    """

    plans: Mapping[str, Cubes] = field(default_factory=dict)
    carried: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    seen: Mapping[Place, str] = field(default_factory=dict)
    reserve: tuple[str, ...] = ()
    missions: Mapping[str, Place] = field(default_factory=dict)


NO_CREW_SECRETS = CrewSecrets()


@dataclass(frozen=True, slots=True)
class CrewObservation:
    """What the human side sees: the public facts and the public record, and its own secrets."""

    public: PublicState
    record: PublicRecord
    crew: CrewSecrets


@dataclass(frozen=True, slots=True)
class AlienObservation:
    """What an Alien player sees: the public facts and the public record, and its own secrets."""

    public: PublicState
    record: PublicRecord
    alien: AlienSecrets
