"""The kinds of event card, one file each: a file that defines EVENT is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.adele.eventkind import EventKind

__all__ = ["events"]


@cache
def events() -> Mapping[str, EventKind]:
    """Return every one by its id, sorted."""
    found = (import_module(f"{__name__}.{module.name}").EVENT for module in iter_modules(__path__))
    return {each.id: each for each in sorted(found, key=lambda each: str(each.id))}
