"""What computers and special actions do, one file each: a file that defines FUNCTION is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.adele.function import Function

__all__ = ["functions"]


@cache
def functions() -> Mapping[str, Function]:
    """Return every one by its id, sorted."""
    found = (import_module(f"{__name__}.{module.name}").FUNCTION for module in iter_modules(__path__))
    return {each.id: each for each in sorted(found, key=lambda each: str(each.id))}
