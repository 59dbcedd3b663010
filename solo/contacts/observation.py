"""What a side sees: types only. `redact.py` is the only place that makes them from the whole truth."""

from dataclasses import dataclass

from solo.contacts.board import Tile, TileSet
from solo.contacts.public import PublicState
from solo.core.record import PublicRecord

__all__ = ["AlienObservation", "AlienSecrets", "TeamObservation", "TeamSecrets"]


@dataclass(frozen=True, slots=True)
class AlienSecrets:
    """The Alien's starting camp (-1 before it is picked) and its path on each day, first the tile that it left.

    `drawn`: the equipment that it was dealt, `hand` what it kept and has not played; `missions`: its mission cards, one
    once it has chosen; `hidden`: where the token lies that only it knows of.
    """

    start: Tile = -1
    paths: tuple[tuple[Tile, ...], ...] = ()
    drawn: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()
    hidden: Tile | None = None

    @property
    def tile(self) -> Tile:
        """Where the Alien is."""
        return self.paths[-1][-1] if self.paths else self.start

    @property
    def camps(self) -> TileSet:
        """All camps so far, the starting camp included."""
        return 1 << self.start | self.day_camps

    @property
    def day_camps(self) -> TileSet:
        """The tiles where a day ended."""
        found = 0
        for path in self.paths:
            found |= 1 << path[-1]
        return found


@dataclass(frozen=True, slots=True)
class TeamSecrets:
    """The human side's cards: dealt, kept and not played, and its mission cards, one once it has chosen."""

    drawn: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    missions: tuple[str, ...] = ()


NO_CARDS = TeamSecrets()


@dataclass(frozen=True, slots=True)
class TeamObservation:
    """What the human side sees: the public facts and the public record, and its own cards."""

    public: PublicState
    record: PublicRecord
    team: TeamSecrets = NO_CARDS


@dataclass(frozen=True, slots=True)
class AlienObservation:
    """What an Alien player sees: the public facts and the public record, its own path and its own cards."""

    public: PublicState
    record: PublicRecord
    alien: AlienSecrets
