"""Drills by their ids, and the next one: made from games of the program's own secret files.

The games are played by computers, whose programs are loaded with this module: a window imports it when it needs one.
"""

from functools import lru_cache

from solo import library
from solo.contacts.learning.drill import Drill
from solo.contacts.learning.drillmaking import drill_of
from solo.contacts.scenario import Scenario

__all__ = ["drill"]


def drill(id: str) -> Drill:
    """Return the drill of a text form. Raises: ValueError, with what would be right."""
    return drill_of(id, _files())


@lru_cache(maxsize=1)
def _files() -> tuple[Scenario, ...]:
    """The program's secret files, which nobody changes while it runs."""
    return tuple(library.scenario(path.stem) for path in library.program_files("scenario"))
