"""The mission cards, one file each: a file that defines MISSION is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.contacts.mission import MissionCard

__all__ = ["missions"]


@cache
def missions() -> Mapping[str, MissionCard]:
    """Return every mission card by its number, sorted."""
    found = (import_module(f"{__name__}.{module.name}").MISSION for module in iter_modules(__path__))
    return {card.id: card for card in sorted(found, key=lambda card: str(card.id))}
