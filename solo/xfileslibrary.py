"""The X-Files deck and scenarios by id: the files that come with the program, read and checked."""

from functools import cache
from pathlib import Path

from solo.core.content import ContentError, Fault
from solo.core.paths import own_folder
from solo.xfiles.deck import Deck, parse_deck
from solo.xfiles.scenario import Scenario, Setup, setup_of
from solo.xfiles.scenariofile import parse_scenario
from solo.xfiles.strength import FILE, Strength, parse_strength

__all__ = [
    "deck",
    "deck_path",
    "named_setup",
    "scenario",
    "scenario_ids",
    "scenario_path",
    "starter_id",
    "strength",
    "twist_ids",
]


def deck_path() -> Path:
    """Return the file of the common deck. Raises: MissingFolder."""
    return own_folder("assets") / "xfiles" / "deck.yaml"


@cache
def deck() -> Deck:
    """Return the common deck. Raises: ContentError, with every fault of its file; MissingFolder."""
    return parse_deck(_text(deck_path()), deck_path().name)


@cache
def strength() -> Strength:
    """Return how strong the levels are, as measured. Raises: ContentError, if the report is missing or is none."""
    path = own_folder("assets") / "xfiles" / FILE
    return parse_strength(_text(path), path.name)


def scenario_path(id: str) -> Path:
    """Return the file of a scenario, existing or not. Raises: MissingFolder."""
    usual = _folder() / f"{id}.yaml"
    return usual if usual.exists() else _folder() / "twists" / f"{id}.yaml"


def scenario_ids() -> tuple[str, ...]:
    """Return the ids of the plain scenarios, sorted, the starter first."""
    ids = sorted(path.stem for path in _folder().glob("*.yaml"))
    return tuple(sorted(ids, key=lambda id: not scenario(id).starter))


def twist_ids() -> tuple[str, ...]:
    """Return the ids of the scenarios with a twist, sorted."""
    return tuple(sorted(path.stem for path in (_folder() / "twists").glob("*.yaml")))


def starter_id() -> str:
    """Return the id of the scenario for the first game."""
    return scenario_ids()[0]


@cache
def scenario(id: str) -> Scenario:
    """Return a scenario. Raises: ContentError, with every fault of its file; MissingFolder."""
    path = scenario_path(id)
    found = parse_scenario(_text(path), path.name, deck())
    if found.id != id:
        raise ContentError([Fault(path.name, 0, "id", f"is {found.id}; name the file {found.id}.yaml, or write {id}")])
    return found


def named_setup(id: str) -> Setup:
    """Return the setup of a scenario. Raises: as `scenario`."""
    return setup_of(scenario(id), deck())


def _folder() -> Path:
    return own_folder("scenarios") / "xfiles"


def _text(path: Path) -> str:
    """Return a file's text. Raises: ContentError, if it cannot be read or is not UTF-8."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ContentError([Fault(path.name, 0, "", f"cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError:
        raise ContentError([Fault(path.name, 0, "", "not UTF-8 text; save the file as UTF-8")]) from None
