"""Secret files that only benchmarks play.

Without mission: the Alien has won if it is not caught, so that a game is a hunt and nothing else. The small hunt is so
small that the exact value of its game can be computed (`solo.strength.smallgame`).
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache

from solo import library
from solo.contacts.agents import agents
from solo.contacts.board import TERRAINS, Board
from solo.contacts.scenario import Mission, Part, Scenario
from solo.hex.coords import Hex

__all__ = ["BENCH_FILES", "bench_scenario"]


def bench_scenario(id: str) -> Scenario | None:
    """Return the secret file of an id that only benchmarks play; None if there is none."""
    make = BENCH_FILES.get(id)
    return None if make is None else make()


def _open_hunt(id: str, base: str) -> Scenario:
    """Return a secret file without mission, tokens and cards; anybody may be in the team."""
    file = library.scenario(base)
    return replace(
        file, id=id, name=id.upper(), agents=tuple(agents()), mission=_not_caught(file.board), tokens=(), equipment={},
        aliens_choice=False, missions=False, starter=False, fingerprint=_mark(id, file.fingerprint),
    )  # fmt: skip


def _not_caught(board: Board) -> Mission:
    return Mission("Do not be caught.", (Part("anywhere", board.land),), 1)


def _mark(*parts: str) -> str:
    return hashlib.sha256(" ".join(parts).encode()).hexdigest()[:12]


SMALL_TERRAIN = ("fwfcfwf", "ffwlfcf")
SMALL_ZONES = ("AAABBCC", "AABBBCC")


@cache
def _small_board() -> Board:
    """Return the board of the small hunt: 14 tiles, two of them cities, three zones."""
    places = {
        Hex(column - row // 2, row): (SMALL_TERRAIN[row][column], SMALL_ZONES[row][column])
        for row in range(len(SMALL_TERRAIN))
        for column in range(len(SMALL_TERRAIN[row]))
    }
    terrain = {place: TERRAINS[letter] for place, (letter, _zone) in places.items()}
    return Board.build("small", "Small", 2, terrain, {place: zone for place, (_letter, zone) in places.items()}, {})


def _small_hunt() -> Scenario:
    """Return the secret file of the small hunt: two days, Yellow alone."""
    board = _small_board()
    mark = _mark("small-hunt", *SMALL_TERRAIN, *SMALL_ZONES)
    return Scenario(
        "small-hunt", "SMALL HUNT", board, 2, 1, ("yellow",), ("yellow",), "nobody", "", "", _not_caught(board),
        fingerprint=mark,
    )  # fmt: skip


BENCH_FILES: Mapping[str, Callable[[], Scenario]] = {
    "open-hunt-s": lambda: _open_hunt("open-hunt-s", "major-breakdown"),
    "open-hunt-l": lambda: _open_hunt("open-hunt-l", "lost-in-the-rockies"),
    "small-hunt": _small_hunt,
}
"""Each by its id; none of them is offered to a player."""
