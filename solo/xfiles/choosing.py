"""What a player chooses for a game of X-Files, and the setup that it makes of a scenario."""

from dataclasses import replace

from solo.core.choice import Choice
from solo.core.content import unknown_name
from solo.xfiles.scenario import LENGTHS, LEVELS, MOST_RIVALS, SIDES, Scenario, Setup, setup_of

__all__ = ["AS_WRITTEN", "LENGTH_SETTING", "RIVALS_SETTING", "level_of", "rivals_in", "setup_for"]

AS_WRITTEN = 0
"""The level of a choice that leaves the rivals as the scenario has them; 1 to 4 are those of `scenario.LEVELS`."""

RIVALS_SETTING = "rivals"
"""The setting of a choice that names a level for each rival, such as `normal,hard`; it comes before the level."""


LENGTH_SETTING = "length"
"""The setting of a choice that says how much of the deck is played with, one of `scenario.LENGTHS`."""


def level_of(number: int) -> str:
    """Return the level of a number from 1 on. Raises: ValueError, if there is none."""
    if not 1 <= number <= len(LEVELS):
        raise ValueError(f"levels are 1 to {len(LEVELS)}, or 0 for the scenario's own, not {number}")
    return LEVELS[number - 1]


def rivals_in(text: str) -> tuple[str, ...]:
    """Return the levels that a setting names. Raises: ValueError, which says what would be right."""
    levels = tuple(part.strip() for part in text.split(","))
    for level in levels:
        if level not in LEVELS:
            raise ValueError(unknown_name("level", level, LEVELS))
    if len(levels) > MOST_RIVALS:
        raise ValueError(f"there are at most {MOST_RIVALS} rivals, not {len(levels)}")
    return levels


def setup_for(choice: Choice, scenario: Scenario) -> Setup:
    """Return the setup of a choice on a scenario. Raises: ValueError, which says what is wrong.

    The fingerprint stays the file's: what was chosen besides stands in the record's options.
    """
    deck = scenario.deck
    if deck is None:
        raise ValueError(f'the scenario "{scenario.id}" comes from no file, so it has no deck')
    rivals = _rivals(choice, scenario)
    sides = SIDES[: 1 + len(rivals)]
    seat = scenario.seat if scenario.seat <= len(sides) else 0
    start = {side: copies for side, copies in scenario.start.items() if side in sides}
    return setup_of(replace(scenario, rivals=rivals, seat=seat, start=start, length=_length(choice, scenario)), deck)


def _length(choice: Choice, scenario: Scenario) -> str:
    length = choice.settings.get(LENGTH_SETTING, scenario.length)
    if length not in LENGTHS:
        raise ValueError(unknown_name("length", length, LENGTHS))
    return length


def _rivals(choice: Choice, scenario: Scenario) -> tuple[str, ...]:
    if RIVALS_SETTING in choice.settings:
        return rivals_in(choice.settings[RIVALS_SETTING])
    if choice.level == AS_WRITTEN:
        return scenario.rivals
    return (level_of(choice.level),) * len(scenario.rivals)
