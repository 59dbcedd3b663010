"""Events and who learns of them."""

from collections.abc import Mapping

from solo.core.record import Audience, Event
from solo.xfiles.scenario import HUMAN

__all__ = ["private", "public"]


def public(kind: str, fields: Mapping[str, object]) -> Event:
    """Return an event that everybody sees."""
    return Event(kind, fields, Audience.ALL)


def private(side: str, kind: str, fields: Mapping[str, object]) -> Event:
    """Return an event that only one side sees; its field `side` names which."""
    return Event(kind, {"side": side, **fields}, Audience.HUMAN if side == HUMAN else Audience(side))
