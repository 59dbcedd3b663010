"""What a new game is made from, and the session that begins it; what a record's first line keeps of that, read back."""

from dataclasses import dataclass

from solo import library
from solo.contacts import seriesgames
from solo.contacts.game import GAME
from solo.contacts.names import HINT_LEVELS
from solo.contacts.public import Setup
from solo.contacts.seriesgames import SeriesMark
from solo.core import runs, save
from solo.core.rng import fresh_seed
from solo.core.runs import PRACTICE, RunMark
from solo.core.session import Session, SessionInfo

__all__ = ["NewGame", "choice_of", "first_level", "new_session"]

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


def new_session(choice: NewGame) -> Session:
    """Return a new game up to its first decision. Raises: ValueError, which says what is wrong with the choice."""
    setup = library.setup_of(
        choice.scenario or library.starter_id(),
        choice.team,
        choice.copies,
        edition=choice.edition,
        missions=choice.missions,
        burdens=choice.burdens,
    )
    mark = choice.challenge
    info = SessionInfo("play" if mark is None else mark.purpose, choice.seed or fresh_seed(), _options_of(choice))
    session = Session(GAME, setup, info)
    session.let_chance_act()
    if mark is not None and mark.kind == PRACTICE:
        session.make_practice("played")
    return session


def _options_of(choice: NewGame) -> dict[str, object]:
    """Return what a record's first line keeps of a choice, beside set-up and seed."""
    options: dict[str, object] = {"level": choice.level, "hints": choice.hints, "iron": choice.iron}
    if choice.series is not None:
        options |= seriesgames.mark_fields(choice.series)
    if choice.challenge is not None:
        options |= runs.mark_fields(choice.challenge)
    return options


def choice_of(setup: Setup, info: SessionInfo) -> NewGame:
    """Return the choices that a match was made from; in a new match they give the same game again."""
    options = info.options
    level, hints, iron = int(str(options.get("level", 3))), str(options.get("hints", "set")), bool(options.get("iron"))
    return NewGame(
        scenario=setup.scenario.id,
        team=setup.team,
        copies=setup.copies,
        level=level,
        hints=hints if hints in HINT_LEVELS else "set",
        seed=info.seed,
        iron=iron,
        edition=setup.edition.id,
        missions=setup.missions,
        burdens=setup.burdens,
        series=seriesgames.mark_of(options),
        challenge=runs.mark_of(options),
    )


def first_level(level: int) -> int:
    """Return the Alien's level to offer where the settings have this one.

    Who has finished no game yet, and left the settings at the usual level, is offered the easiest.
    """
    unplayed = level == NewGame().level and not save.saves(save.records_folder())
    return min(EASIEST, level) if unplayed else level
