"""`solo profile`: results, rating, achievements and series; exported to one file, and merged from one."""

import argparse
import datetime
import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from solo.commands.columns import columns
from solo.commands.faults import say

if TYPE_CHECKING:
    from solo.career import Career
    from solo.core.results import Series

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "profile",
        help="show your results, rating and achievements, export or import them",
        description="Show your rating, your results by secret file and level, your achievements and series.",
        epilog="example: solo profile --export my-games.json",
    )
    parser.add_argument("--json", action="store_true", help="one JSON document")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--export", metavar="FILE", type=Path, help="write everything, the records too, to a new file")
    ways.add_argument("--import", metavar="FILE", type=Path, dest="source", help="add what such a file has")
    ways.add_argument("--rebuild", action="store_true", help="work everything out from the records again")
    parser.set_defaults(run=profile)


def profile(args: argparse.Namespace) -> int:
    """Run the command; return its exit status. Raises: ContentError, OSError."""
    from solo.career import current_career
    from solo.core.profile import ProfileFault
    from solo.rated import lost_notes

    try:
        if args.export is not None:
            return export(args.export, args.json)
        if args.source is not None:
            return take_in(args.source, args.json)
        if args.rebuild:
            build_anew()
    except ProfileFault as fault:
        say(str(fault))
        return 2
    career = current_career()
    for note in (*career.notes, *lost_notes(career), *career.broken):
        say(note)
    if args.json:
        print(json.dumps(document(career), ensure_ascii=False))
        return 0
    for line in told(career):
        print(line)
    return 0


# Out and in


def export(path: Path, as_json: bool) -> int:
    """Write everything to a new file. Raises: FileExistsError, OSError, ProfileFault."""
    from solo.career import sync
    from solo.core.profile import open_profile
    from solo.transfer import export_to

    with open_profile() as found:
        for fault in (*found.notes, *sync(found)):
            say(fault)
        written = export_to(path, found)
    counts = {
        "records": len(written.records),
        "achievements": len(written.earned),
        "series": len(written.series),
        "runs": len(written.runs),
        "lessons": len(written.studied),
        "drills": len(written.drilled),
    }
    if as_json:
        print(json.dumps({"file": str(path), **counts}))
    else:
        print(f"{path}: {counted(counts)}.")
    return 0


def take_in(path: Path, as_json: bool) -> int:
    """Merge an export. Raises: ContentError, with nothing changed; OSError, ProfileFault."""
    from solo.core.profile import open_profile
    from solo.transfer import merge, read_export

    given = read_export(path)
    with open_profile() as found:
        for note in found.notes:
            say(note)
        merged = merge(given, found)
    counts = {
        "records": len(merged.added),
        "known": merged.known,
        "results": merged.results,
        "achievements": merged.achievements,
        "series": merged.series,
        "runs": merged.runs,
        "lessons": merged.lessons,
        "drills": merged.drills,
    }
    renamed = {name: new for name, new in merged.added.items() if name != new}
    if as_json:
        print(json.dumps({**counts, "renamed": renamed}))
        return 0
    print(f"Added: {counted({name: count for name, count in counts.items() if name != 'known'})}.")
    print(f"Here already: {counted({'records': merged.known})}.")
    for name, new in renamed.items():
        print(f"{name} is kept as {new}, for another game has that name here.")
    return 0


def counted(counts: dict[str, int]) -> str:
    """Return some counts in words: `2 records, 1 achievement`."""
    singular = {"records": "record", "results": "result without a record", "achievements": "achievement"}
    singular |= {"runs": "challenge run", "lessons": "lesson", "drills": "answer to a drill"}
    plural = {
        "results": "results without a record",
        "runs": "challenge runs",
        "lessons": "lessons",
        "drills": "answers to drills",
    }
    return ", ".join(
        f"{count} {singular.get(name, name) if count == 1 else plural.get(name, name)}"
        for name, count in counts.items()
        if count or name not in plural
    )


def build_anew() -> None:
    """Work everything out from the records again. Raises: ProfileFault."""
    from solo.career import rebuild
    from solo.core.profile import open_profile

    with open_profile() as found:
        rebuild(found)


# Showing


def document(career: "Career") -> dict[str, Any]:
    """Return a career as JSON data; dates are ISO 8601 in UTC."""
    from solo.commands.challenge import player
    from solo.core.learned import drilled_fields, studied_fields
    from solo.core.results import series_fields

    return {
        "games": len(career.counted),
        "practice": sum(result.practice for result in career.results),
        "rating": player(career),
        "rated": rated_rows(career),
        "results": result_rows(career),
        "achievements": achievement_rows(career),
        "series": [series_fields(series) for series in career.series],
        "lessons": [studied_fields(each) for each in career.studied],
        "drills": [drilled_fields(each) for each in career.drilled],
    }


def rated_rows(career: "Career") -> list[dict[str, Any]]:
    """Return the rated runs that ended, the earliest first, with the ratings after each."""
    return [
        {
            "challenge": step.game.mark.id,
            "time": moment(step.game.time),
            "score": step.game.score,
            "record": step.game.record or None,
            "rating": round(step.after.value, 1),
            "deviation": round(step.after.deviation, 1),
            "challenge_rating": round(step.challenge_after.value, 1),
            "challenge_deviation": round(step.challenge_after.deviation, 1),
        }
        for step in career.rated
    ]


def result_rows(career: "Career") -> list[dict[str, Any]]:
    """Return the results of the games that count, a row for each secret file and level."""
    from solo.contacts.public import TEAM
    from solo.core.results import tallies
    from solo.library import title_of

    return [
        {
            "scenario": tally.scenario,
            "name": title_of(tally.scenario),
            "level": tally.level,
            "played": tally.played,
            "won": tally.won,
            "nobody": tally.nobody,
            "lost": tally.lost,
            "best_day": tally.best_day or None,
        }
        for tally in tallies(career.results, TEAM)
    ]


def achievement_rows(career: "Career") -> list[dict[str, Any]]:
    """Return every achievement, with when and by which record it was earned, or how much of it is done."""
    from solo.contacts.achievements import achievements

    rows = []
    for id, each in achievements().items():
        earned = career.earned.get(id)
        row: dict[str, Any] = {"id": id, "name": each.name, "text": each.text}
        row["earned"] = None if earned is None else moment(earned.time)
        row["record"] = None if earned is None else earned.record
        row["progress"] = None if each.progress is None else list(each.progress(career.counted))
        rows.append(row)
    return rows


def moment(seconds: float) -> str:
    """Return a moment as text."""
    return datetime.datetime.fromtimestamp(seconds, datetime.UTC).isoformat(timespec="seconds")


def told(career: "Career") -> list[str]:
    """Return a career as lines to read."""
    from solo.commands.challenge import runs_text
    from solo.rated import player_rating
    from solo.runtext import rating_text

    found = document(career)
    shown = [
        f"{found['games']} games that count, {found['practice']} for practice.",
        f"Rating: {rating_text(player_rating(career, time.time()))}, {runs_text(len(found['rated']))}.",
    ]
    if found["results"]:
        shown += ["", *table(found["results"])]
    earned = sum(row["earned"] is not None for row in found["achievements"])
    shown += ["", f"Achievements: {earned} of {len(found['achievements'])}."]
    shown += [achievement_line(row) for row in sorted(found["achievements"], key=lambda row: row["earned"] or "~")]
    for series in career.series:
        shown += ["", *series_lines(career, series)]
    return [*shown, "", *learned_lines(career)]


def learned_lines(career: "Career") -> list[str]:
    """Return how many lessons are done, and how the drills stand."""
    from solo.contacts.learning.text import training_text
    from solo.contacts.learning.training import training_rating
    from solo.learned import learned_in

    done, attempts = sum(each.done for each in career.studied), learned_in(career).attempts
    solved = sum(attempt.solved for attempt in attempts)
    lessons = "1 lesson done." if done == 1 else f"{done} lessons done."
    return [lessons, training_text(training_rating(attempts), solved, len(attempts))]


def series_lines(career: "Career", series: "Series") -> list[str]:
    """Return a series as lines: its games, who won each and took which card, and what is in force in the next."""
    from solo.contacts.seriesgames import burdens_of, next_number
    from solo.contacts.seriestext import burden_lines, next_text, took_text
    from solo.library import title_of

    results = {result.id: result for result in career.results}
    number = next_number(series, career.results)
    return [
        f"Series {series.id} ({title_of(series.scenario)}); solo play --series {series.id} goes on with it.",
        *(f"  {at}. {took_text(game, results.get(game.record))}" for at, game in enumerate(series.games, 1)),
        f"  {next_text(number, burdens_of(series))}",
        *(f"  {line}" for line in burden_lines(burdens_of(series))),
    ]


def table(rows: list[dict[str, Any]]) -> list[str]:
    """Return results as lines in columns."""
    from solo.contacts.names import level_name

    numbers = ("played", "won", "nobody", "lost", "best_day")
    cells = [["Secret file", "Alien", "played", "won", "nobody", "lost", "best day"]]
    cells += [[row["name"], level_name(row["level"]), *(str(row[name] or "-") for name in numbers)] for row in rows]
    return columns(cells, 2)


def achievement_line(row: dict[str, Any]) -> str:
    """Return an achievement in a line: earned with its date, or with what is done of it."""
    if row["earned"] is not None:
        return f"  {row['earned'][:10]}  {row['name']}: {row['text']}"
    done = "" if row["progress"] is None else "{}/{}".format(*row["progress"])
    return f"  {done:>10}  {row['name']}: {row['text']}"
