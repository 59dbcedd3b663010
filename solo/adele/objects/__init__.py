"""The objects, one file each: a file that defines OBJECT is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.adele.objectkind import ObjectKind

__all__ = ["objects"]


@cache
def objects() -> Mapping[str, ObjectKind]:
    """Return every one by its id, sorted."""
    found = (import_module(f"{__name__}.{module.name}").OBJECT for module in iter_modules(__path__))
    return {each.id: each for each in sorted(found, key=lambda each: str(each.id))}
