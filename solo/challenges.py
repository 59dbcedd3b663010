"""The challenges that come with the program, by their ids; a broken file is left out, and `left_out` has its faults."""

from functools import lru_cache
from pathlib import Path

from solo import library
from solo.contacts.challenge import Challenge, Measured, parse_challenge, with_rating
from solo.contacts.names import LEVELS
from solo.contacts.scenario import Scenario
from solo.core.content import ContentError, Fault, unknown_name
from solo.core.paths import own_folder
from solo.core.save import write_whole
from solo.textfiles import read_text, shown

__all__ = [
    "all_challenges",
    "can_begin",
    "challenge",
    "challenge_files",
    "keep_rating",
    "left_out",
    "read_challenge",
    "scenario_of",
]


def challenge_files() -> list[Path]:
    """Return the files of challenges, broken or not."""
    folder = own_folder("scenarios") / "contacts" / "challenges"
    return sorted(path for path in folder.glob("*.yaml") if not path.name.startswith("."))


def read_challenge(path: Path) -> Challenge:
    """Return the challenge at a path. Raises: ContentError, with every fault, also if its id is not the file's name."""
    found = _parsed(read_text(path), shown(path), path.stem)
    if isinstance(found, ContentError):
        raise ContentError(found.faults)
    return found


@lru_cache(maxsize=512)
def _parsed(text: str, file: str, stem: str) -> Challenge | ContentError:
    try:
        return parse_challenge(text, file, stem, _scenario, [path.stem for path in library.program_files("scenario")])
    except ContentError as error:
        return error


@lru_cache(maxsize=64)
def _scenario(id: str) -> Scenario:
    """Return one of the program's own secret files, which nobody changes while it runs. Raises: ContentError."""
    return library.scenario(id)


def scenario_of(challenge: Challenge) -> Scenario:
    """Return the secret file that a challenge is played on."""
    return _scenario(challenge.scenario)


def all_challenges() -> list[Challenge]:
    """Return the challenges that can be used, sorted by id."""
    return [found for found in _each() if isinstance(found, Challenge)]


def left_out() -> list[Fault]:
    """Return every fault of the challenges that cannot be used."""
    return [fault for found in _each() if isinstance(found, ContentError) for fault in found.faults]


def _each() -> list[Challenge | ContentError]:
    found: list[Challenge | ContentError] = []
    for path in challenge_files():
        try:
            found.append(read_challenge(path))
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


def can_begin(challenge: Challenge) -> bool:
    """Return whether this program has the Alien that a challenge wants."""
    return challenge.level in LEVELS


def keep_rating(id: str, rating: Measured) -> Path:
    """Write a measured rating into a challenge's file, whose other lines stay as they are; return the file.

    Raises: ContentError, if there is no such challenge or its file is broken; OSError, with the file untouched.
    """
    challenge(id)
    path = next(path for path in challenge_files() if path.stem == id)
    write_whole(path, with_rating(read_text(path), rating).encode())
    return path
