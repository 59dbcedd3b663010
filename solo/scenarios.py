"""The scenarios of any game by their ids: the program's in `scenarios/<id>/`, the player's in their own.

A file that is broken is left out, whoever wrote it. Files are looked at anew whenever they are asked for.
"""

from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

from solo.core.content import ContentError, Fault, unknown_name
from solo.core.kit import Assets, Shelf
from solo.core.language import gettext as _
from solo.core.paths import MissingFolder, own_folder, user_folder
from solo.textfiles import read_text, shown

__all__ = ["assets_of", "own_scenarios", "shelf_in_files"]

TWISTS = "twists"
"""The folder, beside a game's plain scenarios, of set-ups with a twist."""

Parse = Callable[[str, str, Assets], Any]
"""Reads a scenario from a text, what messages call its file, and the game's data files. Raises: ContentError."""


def shelf_in_files(game: str, parse: Parse) -> Shelf:
    """Return the scenarios of a game that keeps each in a file."""
    return Shelf(
        ids=partial(_ids, game, parse),
        starter=partial(_starter, game, parse),
        load=partial(_load, game, parse),
        files=partial(_files, game),
        read=partial(_read, game, parse),
        why_missing=partial(_why_missing, game, parse),
        broken=partial(_broken, game, parse),
    )


def assets_of(game: str) -> Assets:
    """Return a game's own data files."""
    return Assets(names=partial(_asset_names, game), read=partial(_asset, game))


def _asset_names(game: str, folder: str) -> list[str]:
    top = own_folder("assets") / game
    return [path.relative_to(top).as_posix() for path in sorted((top / folder).glob("*.yaml"))]


def _asset(game: str, name: str) -> tuple[str, str]:
    path = own_folder("assets") / game / name
    return read_text(path), shown(path)


def own_scenarios(game: str) -> Path:
    """Return the folder for the player's own scenarios of a game; it need not exist yet."""
    return user_folder() / "scenarios" / game


def _files(game: str) -> list[Path]:
    """Return the program's files, those with a twist after the plain ones, then the player's own."""
    plain = own_folder("scenarios") / game
    folders = (plain, plain / TWISTS, own_scenarios(game))
    return [path for folder in folders for path in sorted(folder.glob("*.yaml")) if not path.name.startswith(".")]


def _read(game: str, parse: Parse, path: Path) -> Any:
    """Return the scenario in a file. Raises: ContentError, also if it cannot have its id where it lies."""
    scenario = _parsed(game, parse, read_text(path), shown(path))
    if isinstance(scenario, ContentError):
        raise ContentError(scenario.faults)
    files = _files(game)
    if path in files and scenario.id != path.stem:
        problem = f'is "{scenario.id}", but the file is named {path.name}; make them the same'
        raise ContentError([Fault(shown(path), 0, "id", problem)])
    if path in files and next(each for each in files if each.stem == path.stem) != path:
        problem = f'the program has a scenario "{path.stem}"; give yours another id, and its file the same name'
        raise ContentError([Fault(shown(path), 0, "id", problem)])
    return scenario


@lru_cache(maxsize=256)
def _parsed(game: str, parse: Parse, text: str, file: str) -> Any:
    """Return the scenario of a text, or the error with its faults: one object a text, however often it is asked for."""
    try:
        return parse(text, file, assets_of(game))
    except ContentError as error:
        return error


def _usable(game: str, parse: Parse) -> Iterator[tuple[Path, Any]]:
    for path in _files(game):
        try:
            yield path, _read(game, parse, path)
        except ContentError:
            continue


def _broken(game: str, parse: Parse) -> list[Path]:
    usable = {path for path, _scenario in _usable(game, parse)}
    return [path for path in _files(game) if path not in usable]


def _ids(game: str, parse: Parse) -> list[str]:
    """Return the ids of those that can be used: the starter, the program's others, the player's own."""
    paths = [path for path, _scenario in _usable(game, parse)]
    folders = (own_folder("scenarios") / game, own_folder("scenarios") / game / TWISTS, own_scenarios(game))
    ranked = sorted((folders.index(path.parent), not says_starter(path), path.stem) for path in paths)
    return [id for _folder, _other, id in ranked]


def says_starter(path: Path) -> bool:
    """Return whether a file says `starter: true`. Raises: ContentError, if it cannot be read."""
    return "\nstarter: true" in f"\n{read_text(path)}"


def _starter(game: str, parse: Parse) -> str:
    for id in _ids(game, parse):
        return id
    files = _files(game)
    if not files:
        raise MissingFolder(f"there is no scenario of {game} in this installation; install the program again")
    _read(game, parse, files[0])
    raise AssertionError("a file that can be read is the starter")


def _load(game: str, parse: Parse, id: str) -> Any:
    for path in _files(game):
        if path.stem == id:
            return _read(game, parse, path)
    names = [path.stem for path in _files(game)]
    raise ContentError([Fault(f"{id}.yaml", 0, "", unknown_name("scenario", id, names))])


def _why_missing(game: str, parse: Parse, id: str) -> str:
    """Return why a scenario cannot be used that a save or another file names, and what to do about it."""
    try:
        _load(game, parse, id)
    except ContentError as error:
        if any(path.stem == id for path in _files(game)):
            return _('"{id}" cannot be used now: {fault}').format(id=id, fault=error.faults[0])
    text = _("no scenario {id!r} any more: the program has none, and none is in {folder}; put its file back to go on")
    return text.format(id=id, folder=own_scenarios(game))
