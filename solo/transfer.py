"""A career as one JSON file, to keep or to carry to another computer: exported whole, merged without any loss."""

import contextlib
import json
import os
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TypeVar

from solo import __version__, games
from solo.career import GAME, sync
from solo.core import save
from solo.core.learned import (
    Drilled,
    Studied,
    drilled_fields,
    further,
    parse_drilled,
    parse_studied,
    studied_fields,
)
from solo.core.nodes import ContentError, Fault
from solo.core.profile import Profile
from solo.core.record import RecordFault, parse_record
from solo.core.results import (
    Earned,
    Result,
    Series,
    earned_fields,
    free_id,
    parse_earned,
    parse_result,
    parse_series,
    result_fields,
    series_fields,
)
from solo.core.reviewed import Reviewed, parse_reviewed, reviewed_fields
from solo.core.runs import OPEN, Run, parse_run, run_fields

__all__ = ["Export", "KeptRecord", "Merged", "export_text", "export_to", "merge", "read_export"]

FORMAT = 1
"""The version of the export format that this program writes; a higher one is refused."""

Parsed = TypeVar("Parsed")


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """A finished game's record: its file name without the ending, when it was finished (seconds), its text."""

    name: str
    finished: float
    text: str


@dataclass(frozen=True, slots=True)
class Export:
    """What an export holds.

    `results` are there for games whose record is gone, `runs` are challenge runs not open, `studied` says how far
    lessons have got, `drilled` has every answer to a drill.
    """

    records: tuple[KeptRecord, ...]
    results: tuple[Result, ...]
    earned: tuple[Earned, ...]
    series: tuple[Series, ...]
    runs: tuple[Run, ...]
    studied: tuple[Studied, ...] = ()
    drilled: tuple[Drilled, ...] = ()
    reviews: tuple[Reviewed, ...] = ()


@dataclass(frozen=True, slots=True)
class Merged:
    """What a merge did: new records by the name that each got, and how many were there already, and so on."""

    added: Mapping[str, str]
    known: int
    results: int
    achievements: int
    series: int
    runs: int
    lessons: int
    drills: int


# Out


def export_to(path: Path, profile: Profile) -> Export:
    """Write a career to a new file and return what it holds.

    Raises: FileExistsError, if there is such a file; OSError; ProfileFault.
    """
    if path.exists():
        raise FileExistsError(17, "there is such a file already; choose another name", str(path))
    export = _gathered(profile)
    save.write_whole(path, export_text(export).encode())
    return export


def export_text(export: Export) -> str:
    """Return an export as JSON."""
    records = [
        {"name": each.name, "finished": each.finished, "lines": each.text.rstrip("\n").split("\n")}
        for each in export.records
    ]
    document = {
        "format": FORMAT,
        "version": __version__,
        "game": GAME,
        "records": records,
        "results": [result_fields(each) for each in export.results],
        "achievements": [earned_fields(each) for each in export.earned],
        "series": [series_fields(each) for each in export.series],
        "runs": [run_fields(each) for each in export.runs],
        "lessons": [studied_fields(each) for each in export.studied],
        "drills": [drilled_fields(each) for each in export.drilled],
        "reviews": [reviewed_fields(each) for each in export.reviews],
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _gathered(profile: Profile) -> Export:
    results = tuple(result for game in games.GAMES for result in profile.results(game))
    records = tuple(kept for each in results if (kept := _kept(each)) is not None)
    runs = tuple(run for game in games.GAMES for run in profile.runs(game) if run.state != OPEN)
    earned = tuple(each for game in games.GAMES for each in profile.earned(game).values())
    studied = tuple(each for game in games.GAMES for each in profile.studied(game))
    drilled = tuple(each for game in games.GAMES for each in profile.drilled(game))
    reviews = tuple(each for game in games.GAMES for each in profile.reviews(game))
    return Export(records, results, earned, tuple(profile.series()), runs, studied, drilled, reviews)


def _kept(result: Result) -> KeptRecord | None:
    """Return a result's record, None if it is gone or broken."""
    path = save.records_folder() / f"{result.id}.jsonl"
    try:
        lines = path.read_bytes().decode().rstrip("\n").split("\n")
        return _parse_kept({"name": result.id, "finished": result.finished, "lines": lines})
    except (OSError, ValueError):
        return None


# In


def read_export(path: Path) -> Export:
    """Return what an export holds, checked from end to end. Raises: ContentError, with every fault; OSError."""
    file = str(path)
    try:
        document = json.loads(path.read_bytes())
    except (ValueError, RecursionError):
        raise ContentError([Fault(file, 0, "", "no JSON file; give one that solo profile --export wrote")]) from None
    if not isinstance(document, dict) or "records" not in document:
        raise ContentError([Fault(file, 0, "records", "missing; give a file that solo profile --export wrote")])
    made = document.get("format")
    if type(made) is not int or made > FORMAT:
        by = document.get("version", "unknown")
        raise ContentError([Fault(file, 0, "format", f"written by a newer version of solo ({by}); update the program")])
    faults: list[Fault] = []

    def each(name: str, parse: Callable[[object], Parsed]) -> tuple[Parsed, ...]:
        return tuple(_parsed(document.get(name), name, parse, file, faults))

    export = Export(
        each("records", _parse_kept),
        each("results", parse_result),
        each("achievements", parse_earned),
        each("series", parse_series),
        each("runs", parse_run) if "runs" in document else (),
        each("lessons", parse_studied) if "lessons" in document else (),
        each("drills", parse_drilled) if "drills" in document else (),
        each("reviews", parse_reviewed) if "reviews" in document else (),
    )
    if faults:
        raise ContentError(faults)
    return export


def _parsed(
    values: object, name: str, parse: Callable[[object], Parsed], file: str, faults: list[Fault]
) -> Iterable[Parsed]:
    """Yield what can be read of a list, and put a fault with its place for each of the others."""
    if not isinstance(values, list):
        faults.append(Fault(file, 0, name, "must be a list"))
        return
    for number, value in enumerate(values, 1):
        try:
            yield parse(value)
        except ValueError as error:
            faults.append(Fault(file, 0, f"{name}, number {number}", str(error)))


def _parse_kept(value: object) -> KeptRecord:
    """Return the record of an export's entry. Raises: ValueError, if it is not the record of a finished game."""
    match value:
        case {"name": str(name), "finished": int() | float() as finished, "lines": list(lines)}:
            pass
        case _:
            raise ValueError("a record has a name (text), finished (seconds) and a list of lines")
    if not all(isinstance(line, str) and "\n" not in line for line in lines):
        raise ValueError("lines: must be texts, one a line of the record")
    text = "\n".join(lines) + "\n"
    try:
        text.encode()
        record = parse_record(text, name)
        save.check_version(record, name)
        result = games.kit_of_record(record, name).result(record, name, finished, name)
    except (RecordFault, UnicodeEncodeError) as fault:
        raise ValueError(str(fault)) from None
    if result is None:
        raise ValueError(f"{name}: the game is not over; only finished games are carried over")
    return KeptRecord(name, result.finished, text)


# Merging


def merge(export: Export, profile: Profile) -> Merged:
    """Add to records and profile whatever they lack, and change nothing that is there.

    A record whose name is taken by another game gets a new one. Done twice it adds nothing more.
    Raises: OSError, ProfileFault; what was added until then stays, and another merge adds the rest.
    """
    sync(profile)
    before = _earned(profile)
    names, added = _write_records(export.records)
    series = _new_series(export.series, profile.series(), names)
    profile.put_series(series)
    sync(profile)
    ids = {result.id for game in games.GAMES for result in profile.results(game)}
    lost = [result for result in export.results if result.id not in names and result.id not in ids]
    profile.add(lost)
    runs = {run.mark.run for game in games.GAMES for run in profile.runs(game)}
    new_runs = [run for run in export.runs if run.mark.run not in runs]
    profile.put_runs(new_runs)
    reviewed = {review.record for game in games.GAMES for review in profile.reviews(game)}
    reviews = [replace(each, record=names.get(each.record, each.record)) for each in export.reviews]
    profile.put_reviews(each for each in reviews if each.record not in reviewed)
    profile.award(replace(each, record=names.get(each.record, each.record)) for each in export.earned)
    gained = len(_earned(profile) - before)
    lessons, drills = _merge_learned(export, profile)
    known = len(export.records) - len(added)
    return Merged(added, known, len(lost), gained, len(series), len(new_runs), lessons, drills)


def _merge_learned(export: Export, profile: Profile) -> tuple[int, int]:
    """Bring lessons and drills together; return how many lessons are further now, and how many answers are new."""
    here = {(each.game, each.lesson): each for game in games.GAMES for each in profile.studied(game)}
    better = [further(here.get((each.game, each.lesson), each), each) for each in export.studied]
    better = [each for each in better if here.get((each.game, each.lesson)) != each]
    profile.put_studied(better)
    known = {each for game in games.GAMES for each in profile.drilled(game)}
    fresh = [each for each in export.drilled if each not in known]
    profile.put_drilled(fresh)
    return len(better), len(fresh)


def _earned(profile: Profile) -> set[tuple[str, str]]:
    """Return the achievements that were earned, each with its game."""
    return {(game, id) for game in games.GAMES for id in profile.earned(game)}


def _write_records(records: Iterable[KeptRecord]) -> tuple[dict[str, str], dict[str, str]]:
    """Write the records that are new; return the name that each has here, and the new ones' alone."""
    folder = save.records_folder()
    here = {each.path.read_bytes(): each.name for each in save.saves(folder)}
    names: dict[str, str] = {}
    added: dict[str, str] = {}
    for record in records:
        content = record.text.encode()
        if content not in here:
            path = save.free_path(folder, _usable(record.name))
            save.write_whole(path, content)
            os.utime(path, (record.finished, record.finished))
            here[content] = added[record.name] = path.stem
        names[record.name] = here[content]
    return names, added


def _usable(name: str) -> str:
    """Return a record's name if it can name a file everywhere, else another one."""
    with contextlib.suppress(ValueError):
        return save.check_name(name)
    return "game"


def _new_series(found: Iterable[Series], here: Iterable[Series], names: Mapping[str, str]) -> list[Series]:
    """Return the series to put: new ones, and longer ones that go on from what is here; others stay as they are here.

    One whose id is another one's here gets a new id.
    """
    known = {series.id: series for series in here}
    put: list[Series] = []
    for series in found:
        games = tuple(replace(game, record=names.get(game.record, game.record)) for game in series.games)
        same = next((other for other in known.values() if _is_same(other, series)), None)
        series = replace(series, id=free_id(series.id, known) if same is None else same.id, games=games)
        if same is None or (len(games) > len(same.games) and games[: len(same.games)] == same.games):
            known[series.id] = series
            put.append(series)
    return put


def _is_same(one: Series, other: Series) -> bool:
    """Return whether two are one series, whatever has been played of it."""
    return (one.game, one.scenario, one.created) == (other.game, other.scenario, other.created)
