"""`solo play`: straight into a game, in the window or in the terminal. And `solo` alone: the window at its title."""

import argparse
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from solo.commands.faults import say
from solo.games import FIRST, GAMES

if TYPE_CHECKING:
    from solo.client.screens.summary import Summary
    from solo.core.kit import Kit
    from solo.match import Match
    from solo.newgame import NewGame

__all__ = ["add_parser", "open_title"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "play",
        help="play a game, in the window or in the terminal",
        description="Go straight into a game. Without --scenario: the starter.",
        epilog="example: solo play contacts --scenario major-breakdown --level 3 --seed 7 --hints set --terminal",
    )
    parser.add_argument("game", metavar="GAME", nargs="?", default=FIRST, help=", ".join(GAMES))
    parser.add_argument("--scenario", metavar="ID", default="", help="its scenario; solo list scenarios GAME has them")
    parser.add_argument(
        "--level", metavar="N", type=int, help="how well the Alien or your rivals play; solo list levels GAME has them"
    )
    parser.add_argument("--seed", metavar="N", type=int, help="the same seed and choices give the same game")
    parser.add_argument("--hints", metavar="LEVEL", help="how much you are told; solo list hints GAME has them")
    parser.add_argument("--agents", metavar="IDS", default="", help="your team, ids with commas between them")
    parser.add_argument("--copies", metavar="IDS", default="", help="the four Agents that Grey becomes")
    parser.add_argument(
        "--series", metavar="new|ID", default="", help="challenge mode: begin a series, or go on with one"
    )
    parser.add_argument("--edition", metavar="ID", default="", help="second or first; usually the secret file's own")
    parser.add_argument("--missions", metavar="on|off", help="mission cards; usually as the secret file says")
    parser.add_argument("--terminal", action="store_true", help="the text client, which also reads from a pipe")
    parser.set_defaults(run=play)


def play(args: argparse.Namespace) -> int:
    """Run the command; return its exit status."""
    from solo.commands.start import start
    from solo.core.profile import ProfileFault
    from solo.core.settings import read_settings
    from solo.match import new_match

    settings = read_settings()
    fault = faults(args)
    if fault:
        say(fault)
        return 2
    try:
        if args.game != FIRST:
            match, resumed = new_match(general_choice(args)), False
        elif args.series:
            match, resumed = series_match(args, choice(args, settings.level, settings.hints))
        else:
            match, resumed = new_match(choice(args, settings.level, settings.hints)), False
    except (ValueError, ProfileFault) as error:
        say(str(error))
        return 2
    return start(match, settings, args.terminal, resumed)


def series_match(args: argparse.Namespace, chosen: "NewGame") -> tuple["Match", bool]:
    """Return the next game of the series that is wanted, and whether it is a saved one.

    What the arguments do not say is as in the series' last game. Raises: ValueError, with what is wrong with the
    arguments; ProfileFault, if no series can be begun; RecordFault, if the saved game cannot be used.
    """
    from dataclasses import replace

    from solo.career import current_career
    from solo.core.content import unknown_name
    from solo.match import new_match
    from solo.opening import load_match
    from solo.series import first_game, next_game, series_by_id, unfinished

    if args.series == "new":
        return new_match(first_game(chosen)), False
    career = current_career()
    series = series_by_id(career, args.series)
    if series is None:
        raise ValueError(f"--series: {unknown_name('series', args.series, ['new', *(s.id for s in career.series)])}")
    if args.scenario not in ("", series.scenario):
        raise ValueError(f"--series: {series.id} is played on {series.scenario}; leave --scenario out")
    saved = unfinished(series, career.results)
    if saved is not None:
        return load_match(saved), True
    given = {name: getattr(chosen, name) for name in GIVEN if getattr(args, GIVEN[name]) not in ("", None)}
    if args.agents:
        given["copies"] = chosen.copies
    return new_match(replace(next_game(series, career.results, chosen), **given)), False


GIVEN = {"team": "agents", "copies": "copies", "level": "level", "hints": "hints", "seed": "seed"}
"""The choices that arguments can change in a series' next game, each with its argument."""


def choice(args: argparse.Namespace, level: int, hints: str) -> "NewGame":
    """Return the NewGame of the arguments; what is not given is the settings'."""
    from solo.newgame import NewGame

    return NewGame(
        scenario=args.scenario,
        team=ids(args.agents),
        copies=ids(args.copies),
        level=usable_level(level) if args.level is None else args.level,
        hints=usable_hints(hints) if args.hints is None else args.hints,
        seed=args.seed or 0,
        edition=args.edition,
        missions=None if args.missions is None else args.missions == "on",
    )


def general_choice(args: argparse.Namespace) -> Any:
    """Return the choice of the arguments for any game; what is not given is as that game usually is."""
    from solo.core.choice import Choice
    from solo.games import kit_of, shelf_of

    kit, level = kit_of(args.game), args.level
    if level is None:
        shelf, suggested = shelf_of(kit), kit.suggested_level
        level = kit.usual_level if suggested is None else suggested(shelf.load(args.scenario or shelf.starter()))
    hints = kit.usual_hints if args.hints is None else args.hints
    return kit.new_choice(Choice(kit.id, args.scenario, level, hints, args.seed or 0))


def only_contacts(args: argparse.Namespace, names: Iterable[str]) -> str:
    """Return that an argument is given that is for 1ers Contacts alone, or nothing."""
    given = [name for name in names if getattr(args, name) not in ("", None)]
    return f"--{given[0]} is for {FIRST} only; leave it out" if given and args.game != FIRST else ""


def box_faults(args: argparse.Namespace) -> str:
    """Return what is wrong with --edition and --missions, or nothing."""
    from solo.contacts.edition import EDITIONS
    from solo.core.content import unknown_name

    if args.edition and args.edition not in EDITIONS:
        return f"--edition: {unknown_name('edition', args.edition, EDITIONS)}"
    if args.missions not in (None, "on", "off"):
        return f'--missions: write on or off, not "{args.missions}"'
    return ""


def ids(text: str) -> tuple[str, ...]:
    """Return the ids of a list with commas."""
    return tuple(part.strip().lower() for part in text.split(",") if part.strip())


def usable_level(level: int) -> int:
    """Return the settings' level, or the usual one where this version has no such level."""
    from solo.contacts.names import LEVELS
    from solo.newgame import NewGame

    return level if level in LEVELS else NewGame().level


def usable_hints(hints: str) -> str:
    """Return the settings' hint level, or the usual one where it is none."""
    from solo.contacts.names import HINT_LEVELS
    from solo.newgame import NewGame

    return hints if hints in HINT_LEVELS else NewGame().hints


def faults(args: argparse.Namespace) -> str:
    """Return what is wrong with the arguments, or nothing."""
    from solo.core.content import unknown_name
    from solo.games import UnknownGame, kit_of, shelf_of

    try:
        kit = kit_of(args.game)
    except UnknownGame as error:
        return str(error)
    if args.scenario and args.scenario not in shelf_of(kit).ids():
        return no_scenario(args.scenario, kit)
    if args.level is not None and args.level not in kit.levels:
        listed = ", ".join(f"{number} ({kit.words.level(number)})" for number in kit.levels)
        return f"--level: there is no level {args.level} in this version; choose from {listed}"
    if args.hints is not None and args.hints not in kit.hints:
        return f"--hints: {unknown_name('hint level', args.hints, kit.hints)}"
    if args.seed is not None and not 1 <= args.seed <= 10**18:
        return f"--seed: must be a whole number from 1 on, not {args.seed}; without it a fresh one is drawn"
    return only_contacts(args, ("agents", "copies", "series", "edition", "missions")) or box_faults(args)


def no_scenario(id: str, kit: "Kit") -> str:
    """Return why there is no scenario with an id: nobody knows it, or its file is broken."""
    from solo.core.content import unknown_name
    from solo.games import shelf_of

    shelf = shelf_of(kit)
    if any(path.stem == id for path in shelf.broken()):
        return shelf.why_missing(id)
    return unknown_name("scenario", id, shelf.ids())


def open_title() -> int:
    """Open the window at its title; without a screen say so, and play the starter in the terminal."""
    from solo.client.screens.summary import last_game
    from solo.commands.start import open_window, start, told
    from solo.core.settings import read_settings, set_aside
    from solo.match import new_match
    from solo.newgame import NewGame, first_level
    from solo.opening import load_match

    settings = read_settings()
    status = open_window(None, settings)
    if status is not None:
        return status
    if (broken := set_aside()) is not None:
        told(f"your settings could not be read, so the usual ones are in force; the old file was put aside as {broken}")
    last = last_game()
    if last is not None and wants_to_go_on(last):
        return start(load_match(last.path), settings, terminal=True, resumed=True)
    new = NewGame(level=usable_level(first_level(settings.level)), hints=usable_hints(settings.hints))
    return start(new_match(new), settings, terminal=True)


def wants_to_go_on(last: "Summary") -> bool:
    """Tell of the last unfinished game; ask a person whether to go on with it. From a pipe a new game begins."""
    text = f"There is an unfinished game: {last.title}, {last.day_text} ({last.name})."
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        print(f"{text} solo resume goes on with it; this is a new one.")
        return False
    print(text)
    while True:
        answer = input("Go on with it? [Y/n] ").strip().lower()
        if answer in ("", "y", "yes", "n", "no"):
            return answer in ("", "y", "yes")
        print("Type y to go on with it, or n for a new game.")
