"""The challenges that come with the program, by their ids, of any game that has some.

A broken file is left out, and `left_out` has its faults. No two games have a challenge of the same id.
"""

from collections.abc import Collection
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from solo.core.challenge import Challenge, Measured, with_rating
from solo.core.challenge import read_challenge as read_text_of
from solo.core.content import ContentError, Fault, unknown_name
from solo.core.paths import own_folder
from solo.core.save import write_whole
from solo.games import FIRST, GAMES, kit_of, shelf_of
from solo.textfiles import read_text, shown

__all__ = [
    "all_challenges",
    "can_begin",
    "challenge",
    "challenge_files",
    "games_with_challenges",
    "keep_rating",
    "left_out",
    "levels_of",
    "read_challenge",
    "scenario_of",
]

FOLDER = "challenges"


def games_with_challenges() -> list[str]:
    """Return the ids of the games that have challenges."""
    return [game for game in GAMES if kit_of(game).challenges is not None]


def challenge_files(game: str = FIRST) -> list[Path]:
    """Return the files of a game's challenges, broken or not."""
    folder = own_folder("scenarios") / game / FOLDER
    return sorted(path for path in folder.glob("*.yaml") if not path.name.startswith("."))


def read_challenge(path: Path, game: str = "") -> Challenge:
    """Return the challenge at a path, of the game in whose folder it is, where none is named.

    Raises: ContentError, with every fault, also if its id is not the file's name.
    """
    above = path.resolve().parent.parent.name
    found = _parsed(game or (above if above in GAMES else FIRST), read_text(path), shown(path), path.stem)
    if isinstance(found, ContentError):
        raise ContentError(found.faults)
    return found


@lru_cache(maxsize=512)
def _parsed(game: str, text: str, file: str, stem: str) -> Challenge | ContentError:
    form = kit_of(game).challenges
    if form is None:
        return ContentError([Fault(file, 0, "", f"the game {game} has no challenges")])
    try:
        return read_text_of(form, text, file, stem, partial(_scenario, game), _scenarios(game))
    except ContentError as error:
        return error


@lru_cache(maxsize=64)
def _scenario(game: str, id: str) -> Any:
    """Return one of the program's own scenarios, which nobody changes while it runs. Raises: ContentError."""
    return shelf_of(kit_of(game)).load(id)


def _scenarios(game: str) -> list[str]:
    """Return the ids of the program's own scenarios."""
    own = own_folder("scenarios") / game
    return [path.stem for path in shelf_of(kit_of(game)).files() if path.is_relative_to(own)]


def scenario_of(challenge: Challenge) -> Any:
    """Return the scenario that a challenge is played on."""
    return _scenario(challenge.game, challenge.scenario)


def all_challenges(game: str = FIRST) -> list[Challenge]:
    """Return a game's challenges that can be used, sorted by id."""
    return [found for found in _each(game) if isinstance(found, Challenge)]


def left_out(game: str = FIRST) -> list[Fault]:
    """Return every fault of a game's challenges that cannot be used."""
    return [fault for found in _each(game) if isinstance(found, ContentError) for fault in found.faults]


def _each(game: str) -> list[Challenge | ContentError]:
    found: list[Challenge | ContentError] = []
    for path in challenge_files(game):
        try:
            found.append(read_challenge(path, game))
        except ContentError as error:
            found.append(error)
    return found


def challenge(id: str) -> Challenge:
    """Return a challenge by its id. Raises: ContentError, if there is none or its file is broken."""
    game, path = _file_of(id)
    return read_challenge(path, game)


def _file_of(id: str) -> tuple[str, Path]:
    """Return the game and the file of a challenge. Raises: ContentError, if there is none."""
    files = [(game, path) for game in games_with_challenges() for path in challenge_files(game)]
    for game, path in files:
        if path.stem == id:
            return game, path
    names = [path.stem for _, path in files]
    raise ContentError([Fault(f"{id}.yaml", 0, "", unknown_name("challenge", id, names))])


def can_begin(challenge: Challenge) -> bool:
    """Return whether this program has the computer player that a challenge wants."""
    return challenge.level in levels_of(challenge.game)


def levels_of(game: str) -> Collection[int]:
    """Return the levels that a game's computer player has."""
    return kit_of(game).levels


def keep_rating(id: str, rating: Measured) -> Path:
    """Write a measured rating into a challenge's file, whose other lines stay as they are; return the file.

    Raises: ContentError, if there is no such challenge or its file is broken; OSError, with the file untouched.
    """
    challenge(id)
    path = _file_of(id)[1]
    write_whole(path, with_rating(read_text(path), rating).encode())
    return path
