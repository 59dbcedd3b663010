"""What a new game of 1ers Contacts is made from; what a record's first line keeps of that, read back."""

from collections.abc import Mapping
from dataclasses import dataclass

from solo import library
from solo.contacts import seriesgames
from solo.contacts.names import HINT_LEVELS
from solo.contacts.public import Setup
from solo.contacts.scenario import Scenario
from solo.contacts.seriesgames import SeriesMark
from solo.core import runs, save
from solo.core.choice import Choice
from solo.core.record import Fields
from solo.core.runs import RunMark

__all__ = ["NewGame", "choice_in", "choice_of", "first_level", "of_choice", "options_of", "setup_for", "setup_in"]

EASIEST = 1
"""The easiest of the Alien's levels."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What the player chose for a new game; an empty team is the suggested one, seed 0 a fresh one.

    `burdens`: mission cards that are in force from the start; `series`: the place in a series (CR-46); `challenge`:
    which challenge it is a run of, by whose rules all the rest was chosen.
    """

    scenario: str = ""
    team: tuple[str, ...] = ()
    copies: tuple[str, ...] = ()
    level: int = 3
    hints: str = "set"
    seed: int = 0
    iron: bool = False
    edition: str = ""
    missions: bool | None = None
    burdens: tuple[str, ...] = ()
    series: SeriesMark | None = None
    challenge: RunMark | None = None
    game: str = "contacts"


def setup_for(choice: NewGame, scenario: Scenario) -> Setup:
    """Return what a game of this choice is made from. Raises: ValueError, which says what is wrong with the choice."""
    return library.setup_with(
        scenario,
        choice.team,
        choice.copies,
        edition=choice.edition,
        missions=choice.missions,
        burdens=choice.burdens,
    )


def setup_in(made: Fields, scenario: Scenario) -> Setup:
    """Return what a record's first line says that the game was made from. Raises: ValueError, TypeError."""
    return library.setup_with(
        scenario,
        _ids(made.get("team")),
        _ids(made.get("copies")),
        edition=str(made.get("edition", "")),
        missions=bool(made.get("missions", False)),
        burdens=_ids(made.get("burdens", [])),
    )


def _ids(value: object) -> tuple[str, ...]:
    if not isinstance(value, list):
        raise TypeError("must be a list of Agents")
    return tuple(str(each) for each in value)


def options_of(choice: NewGame) -> dict[str, object]:
    """Return what a record's first line keeps of a choice, beside set-up and seed."""
    options: dict[str, object] = {"level": choice.level, "hints": choice.hints, "iron": choice.iron}
    if choice.series is not None:
        options |= seriesgames.mark_fields(choice.series)
    if choice.challenge is not None:
        options |= runs.mark_fields(choice.challenge)
    return options


def choice_in(setup: Setup, made: Fields) -> NewGame:
    """Return the choice that a record's first line keeps; in a new match it gives the same game again."""
    options, seed = made.get("options"), made.get("seed")
    return choice_of(setup, options if isinstance(options, Mapping) else {}, seed if isinstance(seed, int) else 0)


def choice_of(setup: Setup, options: Fields, seed: int) -> NewGame:
    """Return the choices that a match was made from, given the options of its record and its seed."""
    level, hints, iron = int(str(options.get("level", 3))), str(options.get("hints", "set")), bool(options.get("iron"))
    return NewGame(
        scenario=setup.scenario.id,
        team=setup.team,
        copies=setup.copies,
        level=level,
        hints=hints if hints in HINT_LEVELS else "set",
        seed=seed,
        iron=iron,
        edition=setup.edition.id,
        missions=setup.missions,
        burdens=setup.burdens,
        series=seriesgames.mark_of(options),
        challenge=runs.mark_of(options),
    )


def of_choice(choice: Choice) -> NewGame:
    """Return a general choice as one of this game.

    Its settings may name agents, copies and burdens (ids with commas between them), edition, and missions (on or off).
    """
    named = choice.settings
    return NewGame(
        scenario=choice.scenario,
        team=split_ids(named.get("agents", "")),
        copies=split_ids(named.get("copies", "")),
        edition=named.get("edition", ""),
        missions=None if "missions" not in named else named["missions"] == "on",
        burdens=split_ids(named.get("burdens", "")),
        level=choice.level or NewGame().level,
        hints=choice.hints,
        seed=choice.seed,
        iron=choice.iron,
        challenge=choice.challenge,
    )


def split_ids(text: str) -> tuple[str, ...]:
    """Return the ids of a list with commas, which may be typed by hand."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def first_level(level: int) -> int:
    """Return the Alien's level to offer where the settings have this one.

    Who has finished no game yet, and left the settings at the usual level, is offered the easiest.
    """
    unplayed = level == NewGame().level and not save.saves(save.records_folder())
    return min(EASIEST, level) if unplayed else level
