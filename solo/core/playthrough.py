"""A match written out state by state: for golden files, whose differences are read, and for bug reports."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from solo.core.record import Audience, Event, format_event
from solo.core.session import Session

__all__ = ["playthrough"]

LEFT_OUT = frozenset({"version"})
"""Fields that change with every release and tell nothing about the game."""

Choose = Callable[[Session], tuple[Any, Sequence[Event]]]
"""Returns the action of the side to move, and the notes that go with it."""

Summary = Callable[[str, Any], Iterable[str]]
"""Returns lines about what a side sees: its name and its observation are given."""


def playthrough(session: Session, choose: Choose, summary: Summary, most: int = 1000) -> Iterator[str]:
    """Play a match to its end and yield the lines of its playthrough.

    For each state: who is to move, what each side sees, the action, the events that it brought about (`*` before the
    hidden ones). Raises: RuntimeError, after `most` actions without an end.
    """
    yield _event_line(session.record[0])
    for number in range(most):
        side = session.to_move
        yield ""
        yield f"{number}. day {session.game.day(session.state)}, {side or 'nobody'} to move"
        for each in session.game.sides:
            for line in summary(each, session.observe(each)):
                yield f"  {each}: {line}"
        if side is None:
            return
        before = session.state
        action, notes = choose(session)
        events = session.apply(action, notes)
        yield f"> {session.game.format_action(before, action)}"
        for event in events:
            yield _event_line(event)
    raise RuntimeError(f"no end after {most} actions")


def _event_line(event: Event) -> str:
    fields = {name: value for name, value in event.fields.items() if name not in LEFT_OUT}
    shown = format_event(replace(event, fields=fields, audience=Audience.ALL))
    return shown if event.audience is Audience.ALL else f"* {shown}"
