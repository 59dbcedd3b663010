"""Secret files that only benchmarks play, made from a secret file of the library: the same map and days, less in them.

Without mission: the Alien has won if it is not caught, so that a game is a hunt and nothing else.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import replace

from solo import library
from solo.contacts.agents import agents
from solo.contacts.scenario import Mission, Part, Scenario

__all__ = ["BENCH_FILES", "bench_scenario"]


def bench_scenario(id: str) -> Scenario | None:
    """Return the secret file of an id that only benchmarks play; None if there is none."""
    make = BENCH_FILES.get(id)
    return None if make is None else make()


def _open_hunt(id: str, base: str) -> Scenario:
    """Return a secret file without mission, tokens and cards; anybody may be in the team."""
    file = library.scenario(base)
    mission = Mission("Do not be caught.", (Part("anywhere", file.board.land),), 1)
    mark = hashlib.sha256(f"{id} {file.fingerprint}".encode()).hexdigest()[: len(file.fingerprint)]
    return replace(
        file, id=id, name=id.upper(), agents=tuple(agents()), mission=mission, tokens=(), equipment={},
        aliens_choice=False, missions=False, starter=False, fingerprint=mark,
    )  # fmt: skip


BENCH_FILES: Mapping[str, Callable[[], Scenario]] = {
    "open-hunt-s": lambda: _open_hunt("open-hunt-s", "major-breakdown"),
    "open-hunt-l": lambda: _open_hunt("open-hunt-l", "lost-in-the-rockies"),
}
"""Each by its id; none of them is offered to a player."""
