"""What a computer Alien answers: its action, and what it thought, kept hidden until the game is over."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from solo.contacts.actions import Action
from solo.contacts.board import Tile
from solo.contacts.public import PublicState
from solo.core.record import Audience, Event

__all__ = ["Thought", "thought_notes"]


@dataclass(frozen=True, slots=True)
class Thought:
    """An action, the risk heatmap behind it (chance to be caught, a tile), and the value of each end weighed."""

    action: Action
    heat: Mapping[Tile, float] = field(default_factory=dict)
    values: Mapping[Tile, float] = field(default_factory=dict)


def thought_notes(thought: Thought, public: PublicState) -> list[Event]:
    """Return the hidden line that keeps what the Alien thought, for the time after the game."""
    if not thought.heat and not thought.values:
        return []
    names = public.board.names

    def named(values: Mapping[Tile, float]) -> dict[str, float]:
        return {names[tile]: round(value, 4) for tile, value in sorted(values.items())}

    fields = {"day": public.day, "heat": named(thought.heat), "plan": named(thought.values)}
    return [Event("note", fields, Audience.ALIEN)]
