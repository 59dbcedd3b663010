"""`solo deduce`: the possible positions from a public record, with proofs and weights."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from solo import library
from solo.commands.faults import say
from solo.contacts.belief import BeliefEngine
from solo.contacts.board import Board
from solo.contacts.deduction.exact import Deduction, InconsistentRecord
from solo.contacts.deduction.explain import Proof, clash, why_not
from solo.contacts.deduction.facts import FactError
from solo.core import save
from solo.core.profile import ProfileFault
from solo.core.record import PublicLine, PublicRecord, Record, RecordFault, public_part
from solo.runs import LOOKED, spoil
from solo.runtext import practice_text

__all__ = ["add_parser", "board_of", "read_from_outside", "take_in"]


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "deduce",
        help="print where the Alien can be, from a public record",
        description="Read a public record (hidden lines are ignored) and print where the Alien can be.",
        epilog="example: solo deduce game.jsonl --why C4",
    )
    parser.add_argument("record", type=Path, help="a file, or the name of a save or a record")
    parser.add_argument("--each", action="store_true", help="after every event that can change the answer")
    parser.add_argument("--why", metavar="TILE", help="why the Alien cannot be on this tile")
    parser.add_argument("--json", action="store_true")
    parser.set_defaults(run=deduce)


def deduce(args: argparse.Namespace) -> int:
    """Run the command; return its exit status. Raises: RecordFault."""
    path = save.named(args.record)
    record = public_part(read_from_outside(path))
    file = str(path)
    board = board_of(record, file)
    tile = None
    if args.why is not None:
        try:
            tile = board.named(args.why.upper())
        except ValueError as error:
            print(f"solo deduce: --why: {error}", file=sys.stderr)
            return 2
    deduction, engine = Deduction(board), BeliefEngine(board)
    told = False
    for line in record.lines:
        if not take_in(deduction, line, file):
            continue
        told = True
        if args.each:
            report(deduction, engine, line.number, args.json)
    if not (args.each and told):
        report(deduction, engine, record.length, args.json, None if tile is None else (tile, record))
    elif tile is not None:
        report(deduction, engine, record.length, args.json, (tile, record))
    return 0


def read_from_outside(path: Path) -> Record:
    """Return the record in a file; an unfinished rated run is practice from then on, which is said.

    Raises: RecordFault, also if that cannot be kept; OSError.
    """
    found = save.load(path)
    try:
        if spoil(path, found):
            say(practice_text(LOOKED))
    except ProfileFault as fault:
        raise RecordFault(str(path), 0, "", f"is a rated run, which looking into it ends; but {fault}") from None
    return found


def board_of(record: PublicRecord, file: str) -> Board:
    """Return the map that a record was played on. Raises: RecordFault."""
    for line in record.lines:
        if line.type == "setup":
            known = line.fields.get("map")
            if known in library.map_ids():
                return library.board(str(known))
            raise RecordFault(file, line.number, "map", f"no map {known!r}; maps are {', '.join(library.map_ids())}")
    raise RecordFault(
        file, 0, "setup", "the record has no setup line, which names the map; it stands before the others"
    )


def take_in(deduction: Deduction, line: PublicLine, file: str) -> bool:
    """Add a line to the deduction. Raises: RecordFault, if it cannot be read or contradicts the others."""
    try:
        return deduction.add(line)
    except FactError as error:
        raise RecordFault(file, error.line, error.field, error.problem) from None
    except InconsistentRecord as error:
        lines = clash(deduction.facts, deduction.board).lines or (error.line,)
        listed = ", ".join(map(str, lines))
        problem = f"contradicts the events before it; no hidden history fits these lines together: {listed}"
        raise RecordFault(file, error.line, "", problem) from None


def report(
    deduction: Deduction, engine: BeliefEngine, events: int, as_json: bool, why: tuple[int, PublicRecord] | None = None
) -> None:
    """Print the answer after so many lines of the file."""
    board = deduction.board
    belief = engine.belief(deduction)
    names = sorted(board.names_of(deduction.possible))
    proof = why_not(deduction.facts, board, why[0]) if why else None
    if as_json:
        heat = {board.names[tile]: round(share, 6) for tile, share in belief.weights.items()}
        document: dict[str, object] = {"day": deduction.day, "events": events, "tiles": names, "heat": heat}
        document["heat_error"] = round(belief.error, 6)
        if why:
            document["why"] = list(proof.lines) if proof else None
            document["smallest"] = proof.smallest if proof else None
        print(json.dumps(document))
        return
    print(f"Day {deduction.day}, {events} lines: the Alien can be on {len(names)} tiles.")
    print(" ".join(names))
    likely = sorted(belief.weights.items(), key=lambda pair: (-pair[1], pair[0]))[:5]
    print(
        "Likeliest: "
        + ", ".join(f"{board.names[tile]} {share:.1%}" for tile, share in likely)
        + f" (± {belief.error:.1%})"
    )
    if why:
        print(words(proof, board.names[why[0]], why[1], board))


def words(proof: Proof | None, name: str, record: PublicRecord, board: Board) -> str:
    """Return a proof in words."""
    from solo.contacts.text import sentence

    if proof is None:
        return f"{name} is possible: nothing rules it out."
    if not proof.lines:
        return f"{name} is ruled out by the rules and the Alien's turns alone."
    kind = "the smallest set of events that does" if proof.smallest else "events that do, none of which can be left out"
    by_number = {line.number: line for line in record.lines}
    told = [f"  line {number}: {sentence(by_number[number], board)}" for number in proof.lines]
    return "\n".join([f"{name} is ruled out; {kind}:", *told])
