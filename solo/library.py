"""Maps and secret files by id: those that come with the program, and the player's own.

A file that is broken is left out, whoever wrote it: `left_out` has its faults. Files are looked at anew whenever they
are asked for, since a player may change their own while the program runs; what they say is kept by their text, so that
the same text always gives the same Board.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Literal, TypeVar

from solo.contacts.agents import agents
from solo.contacts.board import Board
from solo.contacts.edition import EDITIONS
from solo.contacts.maps import parse_map
from solo.contacts.missions import missions as mission_cards
from solo.contacts.public import Setup
from solo.contacts.scenario import Scenario
from solo.contacts.scenariofile import parse_scenario
from solo.core.content import ContentError, Fault
from solo.core.language import gettext as _
from solo.core.paths import MissingFolder, maps_folder, own_folder, scenarios_folder
from solo.textfiles import read_text, shown

__all__ = [
    "Kind",
    "LeftOut",
    "board",
    "check_scenario",
    "clash",
    "content_files",
    "is_own",
    "left_out",
    "map_ids",
    "map_path",
    "parsed_scenario",
    "read_map",
    "read_scenario",
    "scenario",
    "scenario_ids",
    "scenario_path",
    "setup_of",
    "setup_with",
    "starter_id",
    "title_of",
    "why_missing",
]

Kind = Literal["map", "scenario"]
Content = TypeVar("Content", Board, Scenario)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A file that cannot be used, and why: its faults, never none."""

    kind: Kind
    path: Path
    faults: tuple[Fault, ...]

    @property
    def id(self) -> str:
        """The id that its name gives it."""
        return self.path.stem


# Where the files are


def program_files(kind: Kind) -> list[Path]:
    """Return the maps or the secret files that come with the program."""
    return _yaml_in(own_folder("assets") / "maps" if kind == "map" else own_folder("scenarios") / "contacts")


def content_files(kind: Kind) -> list[Path]:
    """Return all maps or secret files there are, broken or not: the program's, then the player's own."""
    return program_files(kind) + _yaml_in(maps_folder() if kind == "map" else scenarios_folder())


def _yaml_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob("*.yaml") if not path.name.startswith("."))


def is_own(path: Path) -> bool:
    """Return whether a file lies in one of the player's folders for content."""
    return path.parent in (maps_folder(), scenarios_folder())


def clash(kind: Kind, id: str) -> str:
    """Return what is wrong with an id for a file of the player's: the program has it; empty if it has not."""
    taken = {path.stem.casefold(): path.stem for path in program_files(kind)}
    if id.casefold() not in taken:
        return ""
    text = _('the program has a map "{id}"') if kind == "map" else _('the program has a secret file "{id}"')
    return _("{what}; give yours another id, and its file the same name").format(
        what=text.format(id=taken[id.casefold()])
    )


# Reading


def read_map(path: Path) -> Board:
    """Return the map at a path. Raises: ContentError, also if it cannot have its id in the folder where it lies."""
    return _map_at(path)[0]


def _map_at(path: Path) -> tuple[Board, str]:
    text = read_text(path)
    return _with_its_id("map", path, _parsed_map(text, shown(path))), text


def read_scenario(path: Path) -> Scenario:
    """Return the secret file at a path. Raises: ContentError, as `read_map`."""
    return _scenario_at(path, _maps())


def check_scenario(text: str) -> Scenario:
    """Return the secret file that a text is, on the maps there are. Raises: ContentError, with every fault."""
    return parsed_scenario(text, "")


def parsed_scenario(text: str, file: str) -> Scenario:
    """Return it as `check_scenario`; `file` is what faults call it. Raises: ContentError."""
    return _unless_broken(_parsed_scenario(text, file, _maps()))


def _scenario_at(path: Path, maps: "Maps") -> Scenario:
    return _with_its_id("scenario", path, _parsed_scenario(read_text(path), shown(path), maps))


def _with_its_id(kind: Kind, path: Path, found: Content | ContentError) -> Content:
    """Return what was found in a file that may have its id where it lies.

    Raises: ContentError, if a file in one of the folders is not named after its id, or the program has that id.
    """
    faults, known = list(found.faults if isinstance(found, ContentError) else ()), path in content_files(kind)
    if known and is_own(path) and (problem := clash(kind, path.stem)):
        faults.append(Fault(shown(path), 0, "id", problem))
    if known and not isinstance(found, ContentError) and found.id != path.stem:
        problem = f'is "{found.id}", but the file is named {path.name}; make them the same'
        faults.append(Fault(shown(path), 0, "id", problem))
    if faults or isinstance(found, ContentError):
        raise ContentError(faults)
    return found


Maps = tuple[tuple[str, str, str], ...]
"""The maps that can be used: id, text, and what messages call the file."""


def _maps() -> Maps:
    return tuple((path.stem, read_text(path), shown(path)) for path in _usable("map", _map_at))


@lru_cache(maxsize=256)
def _parsed_map(text: str, file: str) -> Board | ContentError:
    try:
        return parse_map(text, file)
    except ContentError as error:
        return error


@lru_cache(maxsize=256)
def _parsed_scenario(text: str, file: str, maps: Maps) -> Scenario | ContentError:
    def board_of(id: str) -> tuple[Board, str]:
        map_text, map_file = by_id[id]
        return _unless_broken(_parsed_map(map_text, map_file)), map_text

    by_id = {id: (map_text, map_file) for id, map_text, map_file in maps}
    try:
        return parse_scenario(text, file, board_of, by_id)
    except ContentError as error:
        return error


def _unless_broken(found: Content | ContentError) -> Content:
    if isinstance(found, ContentError):
        raise ContentError(found.faults)
    return found


def _usable(kind: Kind, read: Callable[[Path], object]) -> list[Path]:
    return [path for path in content_files(kind) if not _faults(path, read)]


def _faults(path: Path, read: Callable[[Path], object]) -> tuple[Fault, ...]:
    try:
        read(path)
    except ContentError as error:
        return error.faults
    return ()


# What there is


def left_out() -> list[LeftOut]:
    """Return every map and secret file that cannot be used, with its faults."""
    maps = _maps()
    readers: Iterable[tuple[Kind, Callable[[Path], object]]] = (
        ("map", _map_at),
        ("scenario", lambda path: _scenario_at(path, maps)),
    )
    judged = [(kind, path, _faults(path, read)) for kind, read in readers for path in content_files(kind)]
    return [LeftOut(kind, path, faults) for kind, path, faults in judged if faults]


def map_ids() -> list[str]:
    """Return the ids of the maps that can be used, the program's first."""
    return [id for id, _text, _file in _maps()]


def map_path(id: str) -> Path:
    """Return the file of a map by its id. Raises: ContentError, if there is none."""
    return _path_of("map", id)


def _path_of(kind: Kind, id: str) -> Path:
    found = next((path for path in content_files(kind) if path.stem == id), None)
    if found is None:
        raise ContentError([Fault(f"{id}.yaml", 0, "", why_missing(kind, id))])
    return found


def scenario_ids() -> list[str]:
    """Return the ids of the secret files that can be used: the starter, the program's others, the player's own."""
    maps = _maps()
    paths = _usable("scenario", lambda path: _scenario_at(path, maps))
    return [path.stem for path in sorted(paths, key=lambda path: _rank(path, _scenario_at(path, maps)))]


def _rank(path: Path, file: Scenario) -> tuple[bool, bool, str]:
    return is_own(path), not file.starter, file.id


def starter_id() -> str:
    """Return the id of the secret file that a newcomer plays. Raises: ContentError, if none can be used.

    Files that say so are read first: the others need not be, and the first game begins sooner.
    """
    maps = _maps()
    for path in sorted(program_files("scenario"), key=lambda path: (not _says_starter(path), path.stem)):
        with suppress(ContentError):
            return _scenario_at(path, maps).id
    for id in scenario_ids():
        return id
    faults = [fault for file in left_out() for fault in file.faults]
    if not faults:
        raise MissingFolder("there is no secret file in this installation; install the program again")
    raise ContentError(faults)


def _says_starter(path: Path) -> bool:
    with suppress(ContentError):
        return "\nstarter: true" in read_text(path)
    return False


def board(id: str) -> Board:
    """Return a map by its id. Raises: ContentError."""
    return read_map(map_path(id))


def scenario(id: str) -> Scenario:
    """Return a secret file by its id. Raises: ContentError."""
    return read_scenario(scenario_path(id))


def scenario_path(id: str) -> Path:
    """Return the file of a secret file by its id. Raises: ContentError, if there is none."""
    return _path_of("scenario", id)


def title_of(id: str) -> str:
    """Return a secret file's name; its id where there is no such file any more."""
    return scenario(id).name if id in scenario_ids() else id


def why_missing(kind: Kind, id: str) -> str:
    """Return why a map or secret file cannot be used that a save or another file names, and what to do about it."""
    broken = next((file for file in left_out() if (file.kind, file.id) == (kind, id)), None)
    if broken is not None:
        return _('"{id}" cannot be used now: {fault}').format(id=id, fault=broken.faults[0])
    folder = maps_folder() if kind == "map" else scenarios_folder()
    text = _("no {kind} {id!r} any more: the program has none, and none is in {folder}; put its file back to go on")
    return text.format(kind=kind, id=id, folder=folder)


def setup_of(
    scenario_id: str,
    team: tuple[str, ...] = (),
    copies: tuple[str, ...] = (),
    *,
    edition: str = "",
    missions: bool | None = None,
    burdens: tuple[str, ...] = (),
) -> Setup:
    """Return a checked set-up on a secret file of the library. Raises: ContentError; ValueError, as `setup_with`."""
    file = scenario(scenario_id)
    return setup_with(file, team, copies, edition=edition, missions=missions, burdens=burdens)


def setup_with(
    file: Scenario,
    team: tuple[str, ...] = (),
    copies: tuple[str, ...] = (),
    *,
    edition: str = "",
    missions: bool | None = None,
    burdens: tuple[str, ...] = (),
) -> Setup:
    """Return a checked set-up: the suggested team where none is given, and Grey's four from the reserve (CR-41).

    Where the Alien picks first (CR-45) the team is whom the human would like best. Edition and mission cards are as the
    secret file says where nothing is given.
    Raises: ValueError, which says what is wrong.
    """
    if (edition or file.edition) not in EDITIONS:
        raise ValueError(f'no edition "{edition}"; there is {", ".join(EDITIONS)}')
    box = EDITIONS[edition or file.edition]
    team = team or file.suggested
    if len(team) != file.team_size or len(set(team)) != len(team):
        raise ValueError(f"{file.name} is played with {file.team_size} different Agents, not {len(set(team))}")
    for agent in team:
        if agent not in file.agents or agent not in box.agents:
            there = ", ".join(agent for agent in file.agents if agent in box.agents)
            raise ValueError(f'"{agent}" cannot be chosen in {file.name}; choose from {there}')
    for side, deck in (("alien", box.alien_cards), ("agents", box.team_cards)):
        if file.deal(side).draw > len(deck):
            raise ValueError(f"{file.name} deals more cards than the {box.name.lower()} has")
    for card in burdens:
        if card not in mission_cards():
            raise ValueError(f'no mission card "{card}" in this version; there is {", ".join(mission_cards())}')
    with_missions = file.missions if missions is None else missions
    setup = Setup(file, team, (), box, with_missions, burdens)
    reserve = [agent for agent in box.agents if agent not in team]
    if not any(agents()[agent].copies for agent in team):
        return setup
    copies = copies or tuple(agent for agent in DEFAULT_COPIES if agent in reserve)[:4]
    if len(copies) != 4 or len(set(copies)) != 4 or not set(copies) <= set(reserve):
        raise ValueError(f"Grey copies four different Agents of the reserve: {', '.join(reserve)}")
    return replace(setup, copies=copies)


DEFAULT_COPIES = ("green", "yellow", "white", "pink", "brown", "orange", "red", "blue")
"""Whom Grey copies if nobody chooses, as far as they are in the reserve."""
