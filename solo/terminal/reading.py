"""What every text client needs: lines read from a person or a pipe, and the computer players' process begun."""

import contextlib
import signal
import sys
from collections.abc import Callable
from typing import TextIO

from solo.match import Match

__all__ = ["PATIENCE", "reader", "start_worker"]

PATIENCE = 600.0
"""Seconds that a computer player may think."""


def start_worker(match: Match) -> None:
    """Start the computer players' process deaf to Ctrl-C, which is the player's word to this one."""
    if match.is_over:
        return
    try:
        before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    except ValueError:  # not in the main thread
        match.warm_up()
        return
    try:
        match.warm_up()
    finally:
        signal.signal(signal.SIGINT, before)


def reader(source: TextIO, out: TextIO) -> Callable[[str], str | None]:
    """Return what reads one command after a prompt, None at the end: from a person with editing, else with an echo."""
    if source is sys.stdin and source.isatty() and out is sys.stdout:
        return read_person

    def read(prompt: str) -> str | None:
        out.write(prompt)
        out.flush()
        line = source.readline()
        shown = "".join(sign for sign in line.rstrip()[:200] if sign.isprintable())
        print(shown, file=out)
        return line[:10_000] if line else None

    return read


def read_person(prompt: str) -> str | None:
    """Read a command from the keyboard; None at the end of input."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  editing and history come with it
    try:
        return input(prompt)
    except EOFError:
        print()
        return None
