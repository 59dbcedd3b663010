"""The kinds of alien token, one file each: a file that defines TOKEN is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.adele.tokenkind import TokenKind

__all__ = ["tokens"]


@cache
def tokens() -> Mapping[str, TokenKind]:
    """Return every one by its id, sorted."""
    found = (import_module(f"{__name__}.{module.name}").TOKEN for module in iter_modules(__path__))
    return {each.id: each for each in sorted(found, key=lambda each: str(each.id))}
