"""What a player chose for a new game, kept in a record's first line and read back from it; the same for most games."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from solo.core.record import Fields
from solo.core.runs import RunMark, mark_fields, mark_of

__all__ = ["NO_HINTS", "Choice", "Chosen", "chosen_in", "options_of"]

NO_HINTS = "off"
"""The lowest hint level, which every game has."""


class Chosen(Protocol):
    """What a player chose for a new game, as far as every game asks it. A game may have a class of its own for it.

    `scenario` is an id, empty for the starter; `seed` 0 is a fresh one; `iron` takes nothing back; `challenge` says
    which challenge it is a run of.
    """

    @property
    def game(self) -> str:
        """The game's id."""
        ...

    @property
    def scenario(self) -> str:
        """The scenario's id."""
        ...

    @property
    def level(self) -> int:
        """How strong the computer plays."""
        ...

    @property
    def hints(self) -> str:
        """The hint level to begin with."""
        ...

    @property
    def seed(self) -> int:
        """What the game's chance comes from."""
        ...

    @property
    def iron(self) -> bool:
        """Whether nothing can be taken back."""
        ...

    @property
    def challenge(self) -> RunMark | None:
        """The mark of a challenge's run."""
        ...


@dataclass(frozen=True, slots=True)
class Choice:
    """The choice of a game that asks for no more than this. `level` 0: the scenario decides.

    `settings`: whatever else the game lets choose, by name.
    """

    game: str
    scenario: str = ""
    level: int = 0
    hints: str = NO_HINTS
    seed: int = 0
    iron: bool = False
    challenge: RunMark | None = None
    settings: Mapping[str, str] = field(default_factory=dict)


def options_of(choice: Choice) -> dict[str, object]:
    """Return what a record's first line keeps of a choice, beside set-up and seed."""
    options: dict[str, object] = {"level": choice.level, "hints": choice.hints, "iron": choice.iron}
    if choice.settings:
        options["settings"] = dict(choice.settings)
    return options if choice.challenge is None else options | mark_fields(choice.challenge)


def chosen_in(made: Fields) -> Choice:
    """Return the choice that a record's first line keeps. Raises: ValueError, if it keeps none that can be read."""
    options = made.get("options")
    match options if isinstance(options, Mapping) else {}:
        case {"level": int(level), "hints": str(hints), "iron": bool(iron), **rest}:
            settings = rest.get("settings", {})
        case {"level": int(level), "team": str()}:  # computer against computer
            hints, iron, settings = NO_HINTS, False, {}
        case _:
            raise ValueError("options has level (a whole number), hints (a text) and iron (true or false)")
    if not isinstance(settings, Mapping):
        raise ValueError("settings is a mapping of names to texts")
    named = {str(name): str(value) for name, value in settings.items()}
    seed = made.get("seed")
    return Choice(
        str(made.get("game")),
        str(made.get("scenario", "")),
        level,
        hints,
        seed if isinstance(seed, int) else 0,
        iron,
        mark_of(options),
        named,
    )
