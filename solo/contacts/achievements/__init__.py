"""The achievements, one file each: a file that defines ACHIEVEMENT is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.contacts.achievement import Achievement
from solo.core.language import gettext as _

__all__ = ["achievement_name", "achievement_text", "achievements"]


@cache
def achievements() -> Mapping[str, Achievement]:
    """Return every achievement by its id, sorted."""
    found = (import_module(f"{__name__}.{module.name}").ACHIEVEMENT for module in iter_modules(__path__))
    return {each.id: each for each in sorted(found, key=lambda each: str(each.id))}


def achievement_name(id: str) -> str:
    """Return an achievement's name in the player's language. Raises: KeyError, if there is no such achievement."""
    return _(achievements()[id].name)


def achievement_text(id: str) -> str:
    """Return what to do for an achievement, in one sentence. Raises: KeyError, if there is no such achievement."""
    return _(achievements()[id].text)
