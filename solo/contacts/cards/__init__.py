"""The equipment cards, one file each: a file that defines CARD is found by its name."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from solo.contacts.card import Card

__all__ = ["cards"]


@cache
def cards() -> Mapping[str, Card]:
    """Return every card by its number, sorted."""
    found = (import_module(f"{__name__}.{module.name}").CARD for module in iter_modules(__path__))
    return {card.id: card for card in sorted(found, key=lambda card: str(card.id))}
