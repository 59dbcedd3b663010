"""What the player chooses for a new game of X-Files, and what is wrong with it. No widgets."""

from dataclasses import dataclass

from solo.core.choice import Choice
from solo.core.language import gettext as _
from solo.xfiles.choosing import AS_WRITTEN, LENGTH_SETTING, RIVALS_SETTING
from solo.xfiles.scenario import Numbers, Scenario

__all__ = ["GameChoice", "is_twisted"]

USUAL_HINTS = "facts"
ADDED = "normal"
"""The level of a rival that is added."""


def is_twisted(scenario: Scenario) -> bool:
    """Return whether a scenario changes the rules or who begins with what."""
    return bool(scenario.numbers != Numbers() or scenario.must_open or scenario.start or scenario.without)


@dataclass(slots=True)
class GameChoice:
    """A new game as far as it is chosen. `rivals` holds a level each; `length` is how much of the deck is played with;
    `seed` is what stands in the field."""

    scenario: Scenario
    rivals: tuple[str, ...] = ()
    hints: str = USUAL_HINTS
    seed: str = ""
    iron: bool = False
    length: str = ""

    def __post_init__(self) -> None:
        """Take the scenario's own rivals and length."""
        self.rivals = self.rivals or self.scenario.rivals
        self.length = self.length or self.scenario.length

    def take_scenario(self, scenario: Scenario) -> None:
        """Choose a scenario with its own rivals and length."""
        self.scenario, self.rivals, self.length = scenario, scenario.rivals, scenario.length

    def take_count(self, count: int) -> None:
        """Have so many rivals: the scenario's own first, then Normal ones."""
        own = (*self.rivals, *self.scenario.rivals[len(self.rivals) :])
        self.rivals = (*own, *(ADDED,) * count)[:count]

    def take_level(self, place: int, level: str) -> None:
        """Have a rival play at a level."""
        self.rivals = (*self.rivals[:place], level, *self.rivals[place + 1 :])

    def seed_fault(self) -> str:
        """Return what is wrong with the seed, empty if nothing is."""
        if self.seed and not (self.seed.isascii() and self.seed.isdigit() and int(self.seed)):
            return _("A seed is a whole number from 1 on; leave it empty for one at random.")
        return ""

    def new_choice(self) -> Choice:
        """Return the game to start; there is no fault."""
        settings = {}
        if self.rivals != self.scenario.rivals:
            settings[RIVALS_SETTING] = ",".join(self.rivals)
        if self.length != self.scenario.length:
            settings[LENGTH_SETTING] = self.length
        return Choice(
            "xfiles", self.scenario.id, AS_WRITTEN, self.hints, int(self.seed or 0), self.iron, settings=settings
        )
