"""What a game gives the rest of the program besides its rules: its Kit, one dataclass of plain functions.

A kit is pure as its game is: it opens no file and asks no clock. Whatever needs much to be imported, such as computer
players, is imported by the function that needs it, so that a window opens before.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any, Protocol

from solo.core.game import Game
from solo.core.record import Event, Fields, PublicLine, Record
from solo.core.results import Result
from solo.core.rng import Random
from solo.core.runs import RunMark, mark_fields, mark_of

__all__ = [
    "NO_HINTS",
    "Choice",
    "Choose",
    "Chosen",
    "Kit",
    "Rows",
    "Scenario",
    "Shelf",
    "Words",
    "chosen_in",
    "options_of",
]

NO_HINTS = "off"
"""The lowest hint level, which every game has."""

Choose = Callable[[Any, Sequence[Any], Random], Any]
"""A computer player: from its observation, the legal actions and its random stream, what it answers."""

Rows = list[dict[str, Any]]
"""A list of what there is, as JSON data: each row has an `id`, and a `line` to show."""


class Scenario(Protocol):
    """What a game is set up from, read from a file."""

    @property
    def id(self) -> str:
        """The file's name without its ending."""
        ...

    @property
    def name(self) -> str:
        """What players call it."""
        ...


class Chosen(Protocol):
    """What a player chose for a new game, as far as every game asks it. A game may have a class of its own for it.

    `scenario` is an id, empty for the starter; `seed` 0 is a fresh one; `iron` takes nothing back; `challenge` says which
    challenge it is a run of.
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


@dataclass(frozen=True, slots=True)
class Shelf:
    """A game's scenarios by their ids. Whatever reads one raises ContentError, with every fault.

    `ids`: those that can be used, the starter first; `starter`: the id that a newcomer plays; `load`: one by its id;
    `files`: all files there are, broken or not; `read`: the one in a file; `why_missing`: why there is none of an id
    that a save names, and what to do about it; `broken`: the files that cannot be used.
    """

    ids: Callable[[], list[str]]
    starter: Callable[[], str]
    load: Callable[[str], Any]
    files: Callable[[], list[Path]]
    read: Callable[[Path], Any]
    why_missing: Callable[[str], str]
    broken: Callable[[], list[Path]]


@dataclass(frozen=True, slots=True)
class Words:
    """What a game's things are called, and its sentences; each function translates.

    `name` is the game's own, which is never translated. `line` says what the human does in it. `sentence` tells a public
    line, given what the game was set up from; `seen` tells a person without a window what they see now. `day` is how far a
    game is, given the day and the scenario; `title` says in a word or two how it ended, `outcome` in a sentence.
    `scenario` describes one in a line, `level` names a level; `level_text` and `team` say how one plays; `refusal` says why
    not.
    """

    name: str
    line: Callable[[], str]
    sentence: Callable[[PublicLine, Any], str]
    seen: Callable[[Any], Sequence[str]]
    day: Callable[[int, Any], str]
    title: Callable[[Any], str]
    outcome: Callable[[Any], str]
    refusal: Callable[[Any], str]
    scenario: Callable[[Any], str]
    level: Callable[[int], str]
    level_text: Callable[[int], str]
    team: Callable[[str], str]


def _answered(answer: Any, observation: Any) -> tuple[Any, Sequence[Event]]:
    """Return an answer that is an action and nothing more."""
    return answer, ()


def _by_level(setup: Any, options: Fields, side: str) -> str:
    """Return the level of a match, as the name of the program that plays every computer side."""
    return str(options.get("level", ""))


def _changed(setup: Any) -> str:
    return f'the scenario "{setup.scenario.id}" was changed since; put the old file back'


def _none_found(state: Any) -> int:
    return 0


def _no_such_file(id: str) -> Any:
    return None


@dataclass(frozen=True, slots=True)
class Kit:
    """What a game offers. The first part is needed, the rest has a meaning where nothing is given.

    `rules`: the game. `words`: its sentences. `over`, `not_now`: its reasons to refuse an action after the end, and while
    others must act.

    **Scenarios.** `parse_scenario(text, file)` reads one (Raises: ContentError); they are the files of
    `scenarios/<id>/` unless the game has a `shelf` of its own.

    **Set-up.** `setup(choice, scenario)` is what a game is made from (Raises: ValueError, which says what is wrong).
    `describe` of the rules must name the `scenario`, and may give its `fingerprint`: a record of another one is refused.
    `new_choice` makes the game's own choice of a general one; `options` is what a record's first line keeps of it,
    `read_choice` and `read_setup` read it back (Raises: ValueError, TypeError). `changed` says that a record's scenario is
    another one now; `made_of` is the field that a fault of the set-up is told at.

    **Computer players.** `player(program)` is the one of that name; programs are named, since only the name, an
    observation, the legal actions and a random stream go to the process where it thinks. `program_of(setup, options,
    side)` names who plays a side. `decision(answer, observation)` is the action of an answer, and the hidden lines that
    keep what was thought. `levels` are those to choose from, `usual_level` is the first to be offered. `teams` play the
    human's side in simulations: `team(id, level)` is one of them.

    **More.** `resignation`: the action by which the human gives up, legal at any time before the end. `hints`: the hint
    levels, the lowest first. `result(record, id, finished, file)` is what the profile keeps of a record, None while it goes
    on (Raises: RecordFault); where there is none it is worked out by replaying. `detections(state)` is how often somebody who hides was
    found; `bench_scenario(id)` a scenario that only simulations play, None if there is none of that id. `lists`: what `solo list` can list besides games, scenarios, levels and teams, `left_out` how many files such a list
    lacks because they are broken. `terminal` is the module of the text
    client; the screens are `solo.client.<id>.screens`, if there is such a module.
    """

    rules: Game
    words: Words
    over: Enum
    not_now: Enum
    parse_scenario: Callable[[str, str], Any]
    setup: Callable[[Any, Any], Any]
    player: Callable[[str], Choose]
    levels: tuple[int, ...]
    usual_level: int
    teams: tuple[str, ...]
    team: Callable[[str, int], Choose]
    resignation: Any = None
    hints: tuple[str, ...] = (NO_HINTS,)
    usual_hints: str = NO_HINTS
    shelf: Shelf | None = None
    new_choice: Callable[[Choice], Any] = lambda choice: choice
    options: Callable[[Any], dict[str, object]] = options_of
    read_choice: Callable[[Any, Fields], Any] = lambda setup, made: chosen_in(made)
    read_setup: Callable[[Fields, Any], Any] | None = None
    changed: Callable[[Any], str] = _changed
    made_of: str = "options"
    program_of: Callable[[Any, Fields, str], str] = _by_level
    decision: Callable[[Any, Any], tuple[Any, Sequence[Event]]] = _answered
    result: Callable[[Record, str, float, str], Result | None] | None = None
    detections: Callable[[Any], int] = _none_found
    bench_scenario: Callable[[str], Any] = _no_such_file
    lists: Mapping[str, Callable[[], Rows]] = field(default_factory=dict)
    left_out: Mapping[str, Callable[[], int]] = field(default_factory=dict)
    terminal: str = "solo.terminal.plain"

    @property
    def id(self) -> str:
        """The game's id."""
        return self.rules.id

    def setup_from(self, made: Fields, scenario: Any) -> Any:
        """Return what a record's first line says that the match was made from. Raises: ValueError, TypeError."""
        return self.setup(chosen_in(made), scenario) if self.read_setup is None else self.read_setup(made, scenario)
