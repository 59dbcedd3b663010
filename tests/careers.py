"""Finished games in the records folder, made quickly: real records of random games, their first line changed."""

import os
import random
from functools import cache

from solo.contacts.game import GAME
from solo.core import save
from solo.core.record import Event, lines_of, parse_record
from solo.core.session import Session, SessionInfo
from solo.library import setup_of

__all__ = ["keep", "text_of", "won"]


@cache
def text_of(seed: int, scenario: str = "major-breakdown", **options: object) -> str:
    """Return the record of a random game as text; the same for the same arguments."""
    chosen = {"level": 1, "hints": "set", "iron": False} | options
    session = Session(GAME, setup_of(scenario), SessionInfo("play", seed, chosen))
    rng = random.Random(seed)
    while session.to_move is not None:
        session.apply(rng.choice(list(session.legal_actions())))
    return lines_of(session.record)


def keep(name: str, text: str, finished: float = 1000.0) -> None:
    """Put a record into the records folder as if it had been finished at that second."""
    path = save.records_folder() / f"{name}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    os.utime(path, (finished, finished))


def won(text: str, day: int = 2) -> str:
    """Return a record that says that the Agents won on a day by a landing, whatever the game was like."""
    record = parse_record(text, "test")
    end = {"day": day, "winner": "agents", "why": "landing"}
    return lines_of(Event(event.type, end, event.audience) if event.type == "end" else event for event in record)
