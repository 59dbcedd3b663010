"""`solo challenge`: lists the challenges, or starts one; the daily run, and what comes next."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from solo.commands.columns import columns
from solo.commands.faults import agreed, say
from solo.games import FIRST, kit_of

if TYPE_CHECKING:
    from solo.career import Career
    from solo.core.challenge import Challenge
    from solo.core.ratings import Rating
    from solo.core.runs import Run
    from solo.match import Match
    from solo.rated import Standing

__all__ = ["add_parser"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "challenge",
        help="list the rated challenges, or play one",
        description="List the challenges with what you did on them, or play one: by its id, today's (daily), or the "
        "one not yet played that is nearest to your rating, or the easiest while none is rated (next).",
        epilog="example: solo challenge next --terminal",
    )
    parser.add_argument("which", metavar="ID|daily|next", nargs="?", default="")
    parser.add_argument("--game", default=FIRST, help=f"whose challenges are listed, and next; usually {FIRST}")
    parser.add_argument(
        "--give-up",
        action="store_true",
        help="give up another rated run that is under way, which is a loss; alone it only does that, and asks first",
    )
    parser.add_argument("--terminal", action="store_true", help="the text client, which also reads from a pipe")
    parser.add_argument("--json", action="store_true", help="the list as one JSON document")
    parser.set_defaults(run=challenge)


UNMEASURED = "None of these is rated yet, so they move no rating{daily}. next takes the easiest not yet played."


def challenge(args: argparse.Namespace) -> int:
    """Run the command; return its exit status. Raises: ContentError, RecordFault, OSError."""
    from solo.challenges import games_with_challenges
    from solo.core.content import unknown_name
    from solo.core.profile import ProfileFault

    try:
        if args.json and (args.which or args.give_up):
            raise ValueError("--json is for the list; leave it out to play or to give up")
        known = games_with_challenges()
        if args.game not in known:
            raise ValueError(unknown_name("game with challenges", args.game, known))
        return play(args) if args.which or args.give_up else show(args.game, args.json)
    except (ProfileFault, ValueError) as error:
        say(str(error))
        return 2


# Listing


def show(game: str, as_json: bool) -> int:
    """Print the list of a game."""
    from solo.career import current_career
    from solo.challenges import all_challenges, left_out
    from solo.rated import by_rating, lost_notes, standings

    career = current_career(game)
    for note in (*career.notes, *lost_notes(career), *map(str, left_out(game))):
        say(note)
    found = sorted(standings(career, all_challenges(game)), key=by_rating)
    if as_json:
        print(json.dumps(document(career, found), ensure_ascii=False))
        return 0
    for line in told(career, found):
        print(line)
    return 0


def document(career: "Career", found: "list[Standing]") -> dict[str, Any]:
    """Return the list as JSON data. No seed is in it."""
    from solo.dailyrun import streak, today
    from solo.rated import open_run

    row, run = streak(career, today()), open_run(career)
    return {
        "player": player(career),
        "open": None if run is None else run.mark.id,
        "streak": {"now": row.now, "best": row.best},
        "challenges": [
            {
                **facts(each.challenge, each.rating),
                "status": each.status,
                "results": [result.winner for result in each.results],
            }
            for each in found
        ],
    }


def facts(one: "Challenge", rating: "Rating | None") -> dict[str, Any]:
    """Return a challenge with some rating as JSON data, its seed left out."""
    return {
        "id": one.id,
        "name": one.name,
        "text": one.text,
        "scenario": one.scenario,
        "team": list(one.team),
        "level": one.level,
        "hints": one.hints,
        "rating": None if rating is None else round(rating.value),
        "deviation": None if rating is None else round(rating.deviation),
    }


def player(career: "Career") -> dict[str, Any]:
    """Return the player's rating as JSON data."""
    import time

    from solo.rated import player_rating

    rating = player_rating(career, time.time())
    return {
        "rating": round(rating.value),
        "deviation": round(rating.deviation),
        "volatility": round(rating.volatility, 5),
        "games": len(career.rated),
    }


def told(career: "Career", found: "list[Standing]") -> list[str]:
    """Return the list as lines to read."""
    import time

    from solo.challenges import scenario_of
    from solo.dailyrun import streak, today
    from solo.rated import name_of, open_run, player_rating
    from solo.runtext import rating_text, status_text, streak_text

    run, words = open_run(career), kit_of(career.game).words
    lines = [f"Your rating: {rating_text(player_rating(career, time.time()))}, {runs_text(len(career.rated))}."]
    if career.game == FIRST:
        row = streak(career, today())
        daily = streak_text(row.now, row.best, row.begun)
        lines.append(f"Daily run: {daily} solo challenge daily plays today's.")
    if run is not None:
        lines.append(f"Under way: {name_of(run.mark)}; solo challenge {run.mark.id} goes on with it.")
    if all(each.rating is None for each in found):
        lines.append(UNMEASURED.format(daily="; the daily run does" if career.game == FIRST else ""))
    cells = [["id", "secret file" if career.game == FIRST else "set-up", "Alien", "rating", ""]]
    for each in found:
        one = each.challenge
        texts = [one.id, scenario_of(one).name, words.level(one.level), rating_text(each.rating)]
        cells.append([*texts, status_text(each.status)])
    return [*lines, "", *columns(cells, len(cells[0]))]


def runs_text(count: int) -> str:
    """Return a number of rated runs in words."""
    return "1 rated run" if count == 1 else f"{count} rated runs"


# Playing


def play(args: argparse.Namespace) -> int:
    """Start what is wanted, or go on with it. Raises: ValueError, with what is wrong; ContentError, OSError."""
    from solo.career import current_career
    from solo.commands.start import start
    from solo.core.settings import read_settings
    from solo.rated import lost_notes, open_run, standings

    named = None if args.which in ("", "next") else wanted(args.which)
    career, settings = current_career(args.game if named is None else named.game), read_settings()
    for note in lost_notes(career):
        say(note)
    run = open_run(career)
    if args.give_up and (not args.which or (run is not None and run.mark.id == args.which)):
        return ask_to_give_up(run)
    chosen = named or upcoming(career)
    [standing] = standings(career, [chosen])
    if args.which == "daily" and standing.is_done:
        return tell_played(standing)
    match = begun(chosen, args, settings.hints)
    return 2 if match is None else start(match, settings, args.terminal, resumed=match.session.has_acted(match.human))


def wanted(which: str) -> "Challenge":
    """Return the challenge meant by an id or `daily`. Raises: ValueError, with what is wrong; ContentError."""
    from solo.challenges import challenge_files, games_with_challenges
    from solo.core.content import unknown_name
    from solo.dailyrun import daily, today
    from solo.rated import find, is_daily

    if which == "daily":
        return daily(today())
    known = [path.stem for game in games_with_challenges() for path in challenge_files(game)]
    if which not in known and not is_daily(which):
        raise ValueError(unknown_name("challenge", which, ["daily", "next", *known]))
    return find(which)


def upcoming(career: "Career") -> "Challenge":
    """Return the challenge not yet played that is nearest to the player's rating. Raises: ValueError, if none is."""
    from solo.challenges import all_challenges
    from solo.rated import following

    found = following(career, all_challenges(career.game))
    if found is None:
        raise ValueError("you have played every challenge that this version has an Alien for")
    return found


def begun(chosen: "Challenge", args: argparse.Namespace, hints: str) -> "Match | None":
    """Return a run of a challenge, or the one under way; None, after a line, where another one is.

    Raises: as `solo.rated.begin`; RecordFault with the remedy, where the save of the run under way was cut off.
    """
    from solo.core.record import RecordFault
    from solo.core.save import is_torn
    from solo.rated import RunOpen, begin, give_up

    try:
        return begin(chosen, hints)
    except RunOpen as other:
        if not args.give_up:
            say(still_open(other.run, args.which))
            return None
        give_up(other.run)
        return begin(chosen, hints)
    except RecordFault as fault:
        path = Path(fault.file)
        if not fault.line:
            raise
        ways = "solo challenge --give-up gives the run up, which is a loss"
        if is_torn(path):
            ways = f"solo resume {path.stem} --mend goes on from the event before it, if the run can; {ways}"
        raise RecordFault(fault.file, fault.line, fault.field, f"{fault.problem}; {ways}") from None


def ask_to_give_up(run: "Run | None") -> int:
    """Give up the run under way, if the player agrees; return the exit status."""
    from solo.rated import give_up, name_of
    from solo.runtext import quit_warning

    if run is None:
        say("no rated run is under way, so there is none to give up")
        return 2
    if not agreed(quit_warning(), f"Give up {name_of(run.mark)}?"):
        return 2
    give_up(run)
    print(f"You have given up {name_of(run.mark)}.")
    return 0


def still_open(run: "Run", wanted: str) -> str:
    """Return that another run is open, and what can be done about it."""
    from solo.rated import name_of

    return (
        f"the rated run {name_of(run.mark)} is under way; solo challenge {run.mark.id} goes on with it, and "
        f"solo challenge {wanted} --give-up gives it up, which is a loss"
    )


def tell_played(standing: "Standing") -> int:
    """Say that today's run was played, and print its text to share."""
    from solo.rated import share_of
    from solo.runtext import status_text

    print(f"You have played today's run: {status_text(standing.status)}.")
    for result in standing.results[:1]:
        print(share_of(result))
    print(f"solo challenge {standing.challenge.id} plays it again today, as practice.")
    return 0
