"""How strong the levels are, as measured: the report that comes with the program, read and checked.

`solo.xfilesstrength` measures and writes it. Normal stands for a human player.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from solo.core.content import ContentError, Fault

__all__ = ["FILE", "Share", "Strength", "parse_strength"]

FILE = "strength.json"


@dataclass(frozen=True, slots=True)
class Share:
    """A win share, 0 to 1, shared wins split, with its 95 % interval and the number of games."""

    share: float
    low: float
    high: float
    games: int


@dataclass(frozen=True, slots=True)
class Strength:
    """The report: when and by which version it was measured; win shares by player, rival and number of rivals."""

    date: str
    version: str
    shares: Mapping[tuple[str, str, int], Share]

    def of(self, player: str, rival: str, rivals: int = 1) -> Share | None:
        """Return a player's win share against so many rivals of a kind; None where it was not measured.

        With one rival either side may be the one that was measured: all shares of a game make one.
        """
        found = self.shares.get((player, rival, rivals))
        other = self.shares.get((rival, player, 1)) if rivals == 1 else None
        if found is None and other is not None:
            return Share(1 - other.share, 1 - other.high, 1 - other.low, other.games)
        return found


def parse_strength(text: str, file: str) -> Strength:
    """Return the report in a text. Raises: ContentError, if it is none, with what to do about it."""
    try:
        made = json.loads(text)
        shares = {
            (str(row["player"]), str(row["rival"]), int(row["rivals"])): Share(
                float(row["share"]), float(row["interval95"][0]), float(row["interval95"][1]), int(row["games"])
            )
            for row in made["comparisons"]
        }
        return Strength(str(made["date"]), str(made["version"]), shares)
    except (ValueError, KeyError, TypeError, IndexError):
        problem = "is no report of strength; measure it anew: solo bench xfiles --write"
        raise ContentError([Fault(file, 0, "comparisons", problem)]) from None
