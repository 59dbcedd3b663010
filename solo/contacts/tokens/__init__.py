"""The tokens of secret files, one file a kind: a file that defines TOKEN is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.contacts.token import TokenKind

__all__ = ["tokens"]


@cache
def tokens() -> Mapping[str, TokenKind]:
    """Return every kind of token by its id, sorted."""
    found = (import_module(f"{__name__}.{module.name}").TOKEN for module in iter_modules(__path__))
    return {kind.id: kind for kind in sorted(found, key=lambda kind: str(kind.id))}
