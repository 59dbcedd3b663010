"""The editions of the game: what is in the box (contacts 13)."""

from collections.abc import Mapping
from dataclasses import dataclass

__all__ = ["EDITIONS", "SECOND", "Edition"]

_AGENTS = (
    "black", "blue", "brown", "green", "grey", "orange", "pink", "purple", "red", "turquoise", "white", "yellow",
)  # fmt: skip


def _numbered(letter: str, numbers: str) -> tuple[str, ...]:
    return tuple(f"{letter}{int(number):02}" for number in numbers.split())


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition: its Agents, and each side's equipment and mission cards, by their ids in order."""

    id: str
    name: str
    agents: tuple[str, ...]
    alien_cards: tuple[str, ...]
    team_cards: tuple[str, ...]
    alien_missions: tuple[str, ...]
    team_missions: tuple[str, ...]


SECOND = Edition(
    "second",
    "Second edition",
    _AGENTS,
    _numbered("B", "1 2 3 4 5 6 7 8 9 10 11"),
    _numbered("A", "1 2 3 4 5 6 7 8 9 10 11 12"),
    _numbered("M", "1 2 3 4 5 6 7 8"),
    _numbered("M", "9 10 11 12 13 14 15 16"),
)

FIRST = Edition(
    "first",
    "First edition",
    tuple(agent for agent in _AGENTS if agent not in ("black", "grey")),
    _numbered("B", "1 2 3 4 5 6 7 10 11"),
    _numbered("A", "1 2 3 4 6 7 8 10 11 12"),
    _numbered("M", "2 3 4 5 6"),
    _numbered("M", "10 11 12 13 14 15"),
)

EDITIONS: Mapping[str, Edition] = {edition.id: edition for edition in (SECOND, FIRST)}
