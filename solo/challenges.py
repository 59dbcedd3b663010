"""The challenges that come with the program, by their ids; a broken file is left out, and `left_out` has its faults."""

from functools import lru_cache
from pathlib import Path

from solo import library
from solo.contacts.challenge import Challenge, Measured, parse_challenge, with_rating
from solo.core.content import ContentError, Fault, unknown_name
from solo.core.paths import own_folder
from solo.core.save import write_whole
from solo.library import read_text, shown

__all__ = [
    "all_challenges",
    "challenge",
    "challenge_files",
    "keep_rating",
    "left_out",
    "read_challenge",
]


def challenge_files() -> list[Path]:
    """Return the files of challenges, broken or not."""
    folder = own_folder("scenarios") / "contacts" / "challenges"
    return sorted(path for path in folder.glob("*.yaml") if not path.name.startswith("."))


def read_challenge(path: Path) -> Challenge:
    """Return the challenge at a path.

    Raises: ContentError, with every fault, also if a file in the program's folder is not named after its id.
    """
    return _read(path, tuple(library.scenario_ids()))


def _read(path: Path, scenarios: tuple[str, ...]) -> Challenge:
    found = _parsed(read_text(path), shown(path), scenarios)
    if isinstance(found, ContentError):
        raise ContentError(found.faults)
    if found.id != path.stem and path in challenge_files():
        problem = f'is "{found.id}", but the file is named {path.name}; make them the same'
        raise ContentError([Fault(shown(path), 0, "id", problem)])
    return found


@lru_cache(maxsize=512)
def _parsed(text: str, file: str, scenarios: tuple[str, ...]) -> Challenge | ContentError:
    try:
        return parse_challenge(text, file, library.scenario, scenarios)
    except ContentError as error:
        return error


def all_challenges() -> list[Challenge]:
    """Return the challenges that can be used, sorted by id."""
    return [found for found in _each() if isinstance(found, Challenge)]


def left_out() -> list[Fault]:
    """Return every fault of the challenges that cannot be used."""
    return [fault for found in _each() if isinstance(found, ContentError) for fault in found.faults]


def _each() -> list[Challenge | ContentError]:
    scenarios = tuple(library.scenario_ids())
    found: list[Challenge | ContentError] = []
    for path in challenge_files():
        try:
            found.append(_read(path, scenarios))
        except ContentError as error:
            found.append(error)
    return found


def challenge(id: str) -> Challenge:
    """Return a challenge by its id. Raises: ContentError, if there is none or its file is broken."""
    for path in challenge_files():
        if path.stem == id:
            return read_challenge(path)
    names = [path.stem for path in challenge_files()]
    raise ContentError([Fault(f"{id}.yaml", 0, "", unknown_name("challenge", id, names))])


def keep_rating(id: str, rating: Measured) -> Path:
    """Write a measured rating into a challenge's file, whose other lines stay as they are; return the file.

    Raises: ContentError, if there is no such challenge or its file is broken; OSError, with the file untouched.
    """
    challenge(id)
    path = next(path for path in challenge_files() if path.stem == id)
    write_whole(path, with_rating(read_text(path), rating).encode())
    return path
