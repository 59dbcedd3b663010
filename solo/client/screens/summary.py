"""What a list of saves or records shows of each file: read from its public lines only, and never an exception."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from solo.client.screens.whereabouts import places_after, team_of
from solo.contacts.board import Board
from solo.contacts.scenario import Scenario
from solo.core import save
from solo.core.content import ContentError
from solo.core.record import PublicLine, Record, RecordFault, public_part
from solo.core.runs import RATED, mark_of
from solo.opening import setup_from
from solo.rated import name_of

__all__ = ["Summary", "last_game", "read_summary", "summaries"]

MOST_TRIED = 5
"""How many saves are read to find one that is not broken."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One save or record. If `fault` is not empty the file is broken, and only the first five fields hold anything.

    `is_torn`: all that is wrong is that its last line was cut off.

    `run` is the name of the challenge that it is a run of, empty where it is none.

    `is_rated`: it is a run of a challenge that moves, or moved, the rating.

    `places` is where each Agent stands, by tile number; `winner` and `why` are empty while the game goes on.
    """

    path: Path
    name: str
    changed: float = 0.0
    fault: str = ""
    is_torn: bool = False
    scenario: Scenario | None = None
    team: tuple[str, ...] = ()
    level: int = 0
    iron: bool = False
    day: int = 0
    winner: str = ""
    why: str = ""
    is_practice: bool = False
    is_rated: bool = False
    run: str = ""
    places: Mapping[str, int] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.winner)

    @property
    def title(self) -> str:
        """The secret file's name, or the file's own where it cannot be read."""
        return self.scenario.name if self.scenario is not None else self.name

    @property
    def days(self) -> int:
        """How many days the game has."""
        return self.scenario.days if self.scenario is not None else 0


def read_summary(path: Path, changed: float = 0.0) -> Summary:
    """Return what can be told of a file. It is only read."""
    broken = Summary(path, path.stem, changed)
    try:
        record = save.load(path)
        setup, info = setup_from(record, path.name)
        return _read(broken, setup.scenario, setup.team, record, info.options)
    except RecordFault as fault:
        return replace(broken, fault=_in_words(fault), is_torn=save.is_torn(path))
    except ContentError as error:
        return replace(broken, fault=str(error).splitlines()[0])
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        return replace(broken, fault="its lines do not fit together")


def _in_words(fault: RecordFault) -> str:
    where = f"line {fault.line}: " if fault.line else ""
    return where + (f"{fault.field}: " if fault.field else "") + fault.problem


def _read(
    base: Summary, scenario: Scenario, team: tuple[str, ...], record: Record, options: Mapping[str, object]
) -> Summary:
    mark = mark_of(options)
    lines = public_part(record).lines
    end = next((line.fields for line in reversed(lines) if line.type == "end"), {})
    return replace(
        base,
        scenario=scenario,
        team=team_of(lines, team),
        level=int(str(options.get("level", 3))),
        iron=bool(options.get("iron", False)),
        day=max((int(str(line.fields["day"])) for line in lines if line.type == "alien_turn"), default=0),
        winner=str(end.get("winner", "")),
        why=str(end.get("why", "")),
        is_practice=any(event.type == "practice" for event in record),
        is_rated=mark is not None and mark.kind == RATED and not any(event.type == "practice" for event in record),
        run="" if mark is None else name_of(mark),
        places=_places(lines, scenario.board),
    )


def _places(lines: Iterable[PublicLine], board: Board) -> dict[str, int]:
    """Where the Agents stand after some public lines."""
    numbers = {name: tile for tile, name in board.names.items()}
    found: Mapping[str, int] = {}
    for line in lines:
        found = places_after(found, line, numbers)
    return dict(found)


def last_game() -> Summary | None:
    """Return the unfinished game to go on with: the newest save that is not broken, None if there is none."""
    tried = (read_summary(each.path, each.changed) for each in save.saves()[:MOST_TRIED])
    return next((summary for summary in tried if not summary.fault and not summary.is_over), None)


def summaries(folder: Path) -> list[Summary]:
    """Return what there is in a folder, the newest first."""
    return [read_summary(each.path, each.changed) for each in save.saves(folder)]
