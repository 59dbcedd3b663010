"""What a list of saves or records shows of each file: read from its public lines only, and never an exception."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from solo import games
from solo.core import save
from solo.core.content import ContentError
from solo.core.facts import end_in
from solo.core.kit import Kit
from solo.core.record import PublicLine, Record, RecordFault, public_part
from solo.core.results import NOBODY
from solo.core.runs import RATED, mark_of
from solo.opening import setup_from
from solo.rated import name_of

__all__ = ["Summary", "last_game", "read_summary", "summaries"]

MOST_TRIED = 5
"""How many saves are read to find one that is not broken."""


@dataclass(frozen=True, slots=True)
class Summary:
    """One save or record, of any game. If `fault` is not empty the file is broken, and only the first five fields hold
    anything.

    `is_torn`: all that is wrong is that its last line was cut off. `setup` is what the game was made from, `lines` are
    its public lines; `winner` and `why` are empty while the game goes on. `run` is the name of the challenge that it is
    a run of, empty where it is none; `is_rated`: one that moves, or moved, the rating.
    """

    path: Path
    name: str
    changed: float = 0.0
    fault: str = ""
    is_torn: bool = False
    game: str = games.FIRST
    setup: Any = None
    lines: tuple[PublicLine, ...] = ()
    level: int = 0
    iron: bool = False
    day: int = 0
    winner: str = ""
    why: str = ""
    is_practice: bool = False
    is_rated: bool = False
    run: str = ""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.winner)

    @property
    def kit(self) -> Kit:
        """What its game offers."""
        return games.kit_of(self.game)

    @property
    def game_name(self) -> str:
        """What its game is called, empty for the first one: the whole program bears that name."""
        return "" if self.game == games.FIRST else self.kit.words.name

    @property
    def who_won(self) -> str:
        """`human`, `computer` or `nobody`; empty while the game goes on."""
        if self.winner in ("", NOBODY):
            return self.winner
        return "human" if self.winner == self.kit.rules.human else "computer"

    @property
    def scenario(self) -> str:
        """The scenario's id, empty where the file cannot be read."""
        return "" if self.setup is None else str(self.setup.scenario.id)

    @property
    def title(self) -> str:
        """The scenario's name, or the file's own where it cannot be read."""
        return self.name if self.setup is None else str(self.setup.scenario.name)

    @property
    def day_text(self) -> str:
        """Which day it is, in words."""
        return self.kit.words.day(self.day, self.setup.scenario)

    @property
    def how_far(self) -> str:
        """How far the game is, or who won it."""
        return self.kit.words.title(self) if self.is_over else self.day_text

    @property
    def level_text(self) -> str:
        """What the level is called, empty where the scenario has its own."""
        return self.kit.words.level(self.level) if self.level else ""


def read_summary(path: Path, changed: float = 0.0) -> Summary:
    """Return what can be told of a file. It is only read."""
    broken = Summary(path, path.stem, changed)
    try:
        record = save.load(path)
        setup, info = setup_from(record, path.name)
        return _read(broken, games.kit_of_record(record, path.name), setup, record, info.options)
    except RecordFault as fault:
        return replace(broken, fault=_in_words(fault), is_torn=save.is_torn(path))
    except ContentError as error:
        return replace(broken, fault=str(error).splitlines()[0])
    except (KeyError, TypeError, ValueError, AttributeError, IndexError):
        return replace(broken, fault="its lines do not fit together")


def _in_words(fault: RecordFault) -> str:
    where = f"line {fault.line}: " if fault.line else ""
    return where + (f"{fault.field}: " if fault.field else "") + fault.problem


def _read(base: Summary, kit: Kit, setup: Any, record: Record, options: Mapping[str, object]) -> Summary:
    mark = mark_of(options)
    lines = public_part(record).lines
    end = end_in(lines) or {}
    return replace(
        base,
        game=kit.id,
        setup=setup,
        lines=lines,
        level=int(str(options.get("level", kit.usual_level))),
        iron=bool(options.get("iron", False)),
        day=kit.day_in(lines),
        winner=str(end.get("winner", "")),
        why=str(end.get("why", "")),
        is_practice=any(event.type == "practice" for event in record),
        is_rated=mark is not None and mark.kind == RATED and not any(event.type == "practice" for event in record),
        run="" if mark is None else name_of(mark),
    )


def last_game(fits: Callable[[str], bool] = lambda game: True) -> Summary | None:
    """Return the unfinished game to go on with: the newest save that is not broken, None if there is none.

    `fits` says of a game's id whether it can be gone on with here.
    """
    tried = (read_summary(each.path, each.changed) for each in save.saves()[:MOST_TRIED])
    return next((each for each in tried if not each.fault and not each.is_over and fits(each.game)), None)


def summaries(folder: Path) -> list[Summary]:
    """Return what there is in a folder, the newest first."""
    return [read_summary(each.path, each.changed) for each in save.saves(folder)]
