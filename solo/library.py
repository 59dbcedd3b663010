"""The content that comes with the program: maps and secret files, read from their folders and kept."""

from dataclasses import replace
from functools import cache
from pathlib import Path

from solo.contacts.agents import agents
from solo.contacts.board import Board
from solo.contacts.edition import EDITIONS
from solo.contacts.maps import parse_map
from solo.contacts.public import Setup
from solo.contacts.scenario import Scenario
from solo.contacts.scenariofile import parse_scenario
from solo.core.content import ContentError, Fault
from solo.core.paths import own_folder

__all__ = ["board", "map_ids", "read_scenario", "scenario", "scenario_ids", "setup_of", "starter_id", "title_of"]


def map_ids() -> list[str]:
    """Return the ids of the maps there are."""
    return sorted(path.stem for path in (own_folder("assets") / "maps").glob("*.yaml"))


def scenario_ids() -> list[str]:
    """Return the ids of the secret files there are, the starter first."""
    found = sorted(path.stem for path in (own_folder("scenarios") / "contacts").glob("*.yaml"))
    return sorted(found, key=lambda id: (not scenario(id).starter, id))


def starter_id() -> str:
    """Return the id of the secret file that a newcomer plays."""
    return scenario_ids()[0]


@cache
def _map(id: str) -> tuple[Board, str]:
    path = own_folder("assets") / "maps" / f"{id}.yaml"
    text = read_text(path)
    return parse_map(text, shown(path)), text


def board(id: str) -> Board:
    """Return a map by its id. Raises: ContentError."""
    return _map(id)[0]


@cache
def scenario(id: str) -> Scenario:
    """Return a secret file by its id. Raises: ContentError."""
    return read_scenario(own_folder("scenarios") / "contacts" / f"{id}.yaml")


def title_of(id: str) -> str:
    """Return a secret file's name; its id where there is no such file any more."""
    return scenario(id).name if id in scenario_ids() else id


def read_scenario(path: Path) -> Scenario:
    """Return the secret file at a path. Raises: ContentError."""
    return parse_scenario(read_text(path), shown(path), _map, map_ids())


def read_text(path: Path) -> str:
    """Return a content file's text. Raises: ContentError, if it cannot be read or is not UTF-8."""
    try:
        return path.read_bytes()[:1_000_000].decode("utf-8-sig")
    except OSError as error:
        raise ContentError([Fault(shown(path), 0, "", f"cannot be read: {error.strerror}")]) from None
    except UnicodeDecodeError:
        raise ContentError([Fault(shown(path), 0, "", "not UTF-8 text; save the file as UTF-8")]) from None


def shown(path: Path) -> str:
    """Return a path as messages show it: within the installation from its top folder on."""
    for folder in ("assets", "scenarios"):
        top = own_folder(folder)
        if path.is_relative_to(top):
            return str(Path(folder) / path.relative_to(top))
    return str(path)


def setup_of(
    scenario_id: str,
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
    file = scenario(scenario_id)
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
