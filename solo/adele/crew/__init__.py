"""The crew members, one file each: a file that defines MEMBER is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.adele.crewmember import Member

__all__ = ["crew"]


@cache
def crew() -> Mapping[str, Member]:
    """Return every one by its id, sorted."""
    found = (import_module(f"{__name__}.{module.name}").MEMBER for module in iter_modules(__path__))
    return {each.id: each for each in sorted(found, key=lambda each: str(each.id))}
