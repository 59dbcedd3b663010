"""Sentences about what only the human is told: what was seen, what changed hands, where missions end."""

from collections.abc import Callable, Mapping
from typing import Any

from solo.adele.names import and_list, object_name, place_name
from solo.adele.public import Setup
from solo.adele.ship import Ship
from solo.core.language import gettext as _
from solo.core.record import Fields

__all__ = ["private_sentence"]


def private_sentence(type: str, fields: Fields, setup: Setup) -> str:
    """Return a line of the record that the human alone may see in a sentence; an empty text for one that needs none."""
    tell = _TELL.get(type)
    return "" if tell is None else tell(fields, setup.scenario.ship)


def _saw(fields: Any, ship: Ship) -> str:
    parts = [
        _("{what} in {place}").format(what=object_name(str(what)), place=place_name(ship, ship.place_named(str(place))))
        for place, what in fields["objects"].items()
    ]
    return _("You see {objects}.").format(objects=and_list(parts))


def _hands(fields: Any, ship: Ship) -> str:
    given = and_list([object_name(what) for what in fields["given"]]) or _("nothing")
    taken = and_list([object_name(what) for what in fields["taken"]]) or _("nothing")
    return _("Given: {given}. Taken: {taken}.").format(given=given, taken=taken)


def _missions(fields: Any, ship: Ship) -> str:
    parts = [
        _("{what} to {place}").format(what=object_name(str(what)), place=place_name(ship, ship.place_named(str(place))))
        for place, what in ((place, what) for what, place in fields["places"].items())
    ]
    return _("You know where each part belongs: {parts}.").format(parts=and_list(parts))


_TELL: Mapping[str, Callable[[Any, Ship], str]] = {"saw": _saw, "hands": _hands, "missions": _missions}
