"""The files of A.D.E.L.E. by their ids: ships, numbers and set-up files that come with the program."""

from dataclasses import replace
from functools import lru_cache
from pathlib import Path

from solo.adele.crewchoice import setup_with
from solo.adele.public import Setup
from solo.adele.scenario import Scenario
from solo.adele.scenariofile import fingerprint_of, parse_scenario
from solo.adele.ship import Ship
from solo.adele.shipfile import parse_ship
from solo.core.content import ContentError, Fault, unknown_name
from solo.core.paths import own_folder

__all__ = [
    "figures_text",
    "plain",
    "scenario",
    "scenario_ids",
    "setup_of",
    "setup_with",
    "ship",
    "ship_ids",
    "starter_id",
    "twist_ids",
]  # fmt: skip


def ship_ids() -> list[str]:
    """Return the ids of the ships."""
    return _ids(_ships())


def scenario_ids() -> list[str]:
    """Return the ids of the set-up files: the starter, then from the easiest level to the hardest."""
    return sorted(_ids(_scenarios()), key=lambda id: (not scenario(id).starter, scenario(id).level, id))


def twist_ids() -> list[str]:
    """Return the ids of the set-up files with a twist, which have a folder of their own, sorted."""
    return _ids(_scenarios() / "twists")


def starter_id() -> str:
    """Return the id of the set-up file that a newcomer plays."""
    return scenario_ids()[0]


def ship(id: str) -> Ship:
    """Return a ship by its id. Raises: ContentError."""
    return _parsed_ship(*_read(_ships() / f"{id}.yaml", "ship", ship_ids()))


def scenario(id: str) -> Scenario:
    """Return a set-up file by its id. Raises: ContentError."""
    folder = _scenarios() / "twists" if id in twist_ids() else _scenarios()
    text, file = _read(folder / f"{id}.yaml", "set-up file", [*_ids(_scenarios()), *twist_ids()])
    return _parsed_scenario(text, file, *figures_text())


@lru_cache(maxsize=16)
def plain(ship_id: str, size: int) -> Scenario:
    """Return a set-up for a ship and crew size in which nothing is special, made of a file of the library's.

    Raises: ContentError.
    """
    usual = next(file for file in map(scenario, scenario_ids()) if not file.twist)
    made = replace(usual, ship=ship(ship_id), crew_size=size)
    return replace(made, fingerprint=fingerprint_of(made))


def figures_text() -> tuple[str, str]:
    """Return the text of the usual numbers and their file. Raises: ContentError."""
    return _read(own_folder("assets") / "adele" / "figures.yaml", "file", ())


def setup_of(id: str, crew: tuple[str, ...] = ()) -> Setup:
    """Return a checked set-up on a set-up file of the library. Raises: ContentError; ValueError, as `setup_with`."""
    return setup_with(scenario(id), crew)


def _ships() -> Path:
    return own_folder("assets") / "adele" / "ships"


def _scenarios() -> Path:
    return own_folder("scenarios") / "adele"


def _ids(folder: Path) -> list[str]:
    return sorted(path.stem for path in folder.glob("*.yaml"))


def _read(path: Path, kind: str, known: list[str] | tuple[str, ...]) -> tuple[str, str]:
    """Return a file's text, and what messages call it."""
    if known and path.stem not in known:
        raise ContentError([Fault(path.name, 0, "", unknown_name(kind, path.stem, known))])
    try:
        return path.read_bytes().decode("utf-8-sig"), "/".join(path.parts[-3:])
    except (OSError, UnicodeDecodeError) as error:
        raise ContentError([Fault(str(path), 0, "", f"cannot be read: {error}")]) from None


@lru_cache(maxsize=64)
def _parsed_ship(text: str, file: str) -> Ship:
    return parse_ship(text, file)


@lru_cache(maxsize=256)
def _parsed_scenario(text: str, file: str, figures: str, figures_file: str) -> Scenario:
    return parse_scenario(text, file, ship, ship_ids(), (figures, figures_file))
