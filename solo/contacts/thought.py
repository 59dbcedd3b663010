"""What a computer Alien answers: its action, and what it thought, kept hidden until the game is over."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.contacts.actions import Action
from solo.contacts.board import Tile

__all__ = ["Thought"]


@dataclass(frozen=True, slots=True)
class Thought:
    """An action, the risk heatmap behind it (chance to be caught, a tile), and the value of each end weighed."""

    action: Action
    heat: Mapping[Tile, float] = field(default_factory=dict)
    values: Mapping[Tile, float] = field(default_factory=dict)
