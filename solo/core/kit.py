"""What a game gives the rest of the program besides its rules: its Kit, one dataclass of plain functions.

A kit is pure as its game is: it opens no file and asks no clock. Whatever needs much to be imported, such as computer
players, is imported by the function that needs it, so that a window opens before.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

from solo.core.challenge import Form
from solo.core.choice import NO_HINTS, Choice, chosen_in, options_of
from solo.core.facts import day_in, facts_of, result_in
from solo.core.game import Game
from solo.core.record import Event, Fields, PublicLine, Record
from solo.core.results import Result, Series
from solo.core.rng import Random

__all__ = ["Assets", "Choose", "Kit", "Rows", "Shelf", "Words"]

Choose = Callable[[Any, Sequence[Any], Random], Any]
"""A computer player: from its observation, the legal actions and its random stream, what it answers."""

Rows = list[dict[str, Any]]
"""A list of what there is, as JSON data: each row has an `id`, and a `line` to show."""

Keys = Collection[tuple[str, float]]


@dataclass(frozen=True, slots=True)
class Assets:
    """A game's own data files, which come with the program in `assets/<id>/`: ships, a deck, tables of numbers.

    `names(folder)` are the files of a folder below it, sorted, such as `ships/deimos.yaml`; `read(name)` is the text of
    one, and what messages call its file. Raises: ContentError, if it cannot be read.
    """

    names: Callable[[str], list[str]]
    read: Callable[[str], tuple[str, str]]


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

    `name` is the game's own, which is never translated; `line` says what the human does in it. `sentence` tells a
    public line, given what the game was set up from; `seen` tells who has no window what they see now. `day` is how far
    a game is, given the day and the scenario; `title` says in a word or two how it ended, `outcome` in a sentence.
    `scenario` describes one in a line, `level` names a level; `level_text` and `team` say how one plays; `refusal` says
    why not. `private` tells a line that the human alone may see, at the prompt; an empty text for one that needs none.
    `hint` names a hint level and `hint_text` says what it tells; `member` names whom the human commands.
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
    private: Callable[[Event, Any], str] = lambda event, setup: ""
    hint: Callable[[str], str] = lambda level: level
    hint_text: Callable[[str], str] = lambda level: ""
    member: Callable[[str], str] = lambda id: id


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


def _no_achievements() -> Mapping[str, Any]:
    return {}


def _no_series(results: Sequence[Result], known: Sequence[Series], gone: Keys) -> list[Series]:
    return []


def _no_such_file(id: str) -> Any:
    return None


@dataclass(frozen=True, slots=True)
class Kit:
    """What a game offers. Only what stands first is needed; a comment says what each of them is for."""

    rules: Game
    words: Words

    # The game's reasons to refuse an action after the end, and while others must act.
    over: Enum
    not_now: Enum

    # Reads a scenario from a text, what faults call its file, and the game's data files; the same texts must give the
    # same. Raises: ContentError. The files are those of `scenarios/<id>/`, unless the game has a `shelf` of its own.
    parse_scenario: Callable[[str, str, Assets], Any]

    # What a game of a choice on a scenario is made from; it has the `scenario`. Raises: ValueError, which says what is
    # wrong. `describe` of the rules must name the `scenario` and its `fingerprint`: a record of another one is refused.
    setup: Callable[[Any, Any], Any]

    # The computer player of a name. Programs have names, since only the name, an observation, the legal actions and a
    # random stream go to the process where one thinks.
    player: Callable[[str], Choose]
    levels: tuple[int, ...]
    usual_level: int

    # Who plays the human's side in simulations, by ids; some are made for a level.
    teams: tuple[str, ...]
    team: Callable[[str, int], Choose]

    # The action by which the human gives up, legal at any time before the end.
    resignation: Any = None

    # The hint levels, the lowest first, and the one that is offered first.
    hints: tuple[str, ...] = (NO_HINTS,)
    usual_hints: str = NO_HINTS

    shelf: Shelf | None = None

    # The game's own choice made of a general one; what a record's first line keeps of it; choice and set-up read back
    # from there. Raises: ValueError, TypeError. `made_of`: the field at which a fault of the set-up is told. `changed`
    # says that a record's scenario is another one now.
    new_choice: Callable[[Choice], Any] = lambda choice: choice
    options: Callable[[Any], dict[str, object]] = options_of
    read_choice: Callable[[Any, Fields], Any] = lambda setup, made: chosen_in(made)
    read_setup: Callable[[Fields, Any], Any] | None = None
    made_of: str = "options"
    changed: Callable[[Any], str] = _changed

    # The sides that play a set-up, where not all of the game's do.
    sides_in: Callable[[Any], tuple[str, ...]] | None = None

    # The name of the program that plays a side, given set-up and options; the action of what it answers to an
    # observation, with the hidden lines that keep what it thought.
    program_of: Callable[[Any, Fields, str], str] = _by_level
    decision: Callable[[Any, Any], tuple[Any, Sequence[Event]]] = _answered

    # What the profile keeps of a record, None while the game goes on (Raises: RecordFault); the facts by which
    # achievements are judged, which have an `id` and `earned(facts, history)`; the day that public lines have got to;
    # results put into series.
    result: Callable[[Record, str, float, str], Result | None] = result_in
    facts: Callable[[Record, Result], Any] = facts_of
    achievements: Callable[[], Mapping[str, Any]] = _no_achievements
    day_in: Callable[[Iterable[PublicLine]], int] = day_in
    joined: Callable[[Sequence[Result], Sequence[Series], Keys], list[Series]] = _no_series

    # The level that a scenario suggests, where the player names none; without it the usual one.
    suggested_level: Callable[[Any], int] | None = None

    # How the game's challenges are written, in files of `scenarios/<id>/challenges/`; None where it has none.
    challenges: Form | None = None

    # How often who hides was found, for simulations; a scenario that only they play, None if there is none of that id.
    detections: Callable[[Any], int] = _none_found
    bench_scenario: Callable[[str], Any] = _no_such_file

    # The module that measures its computer players for `solo bench <id>`, if any: `measured()` returns figures,
    # `keep()` keeps what is measured with the program and returns the file.
    bench: str = ""

    # The module that rates its computer teams, for challenges: `team_ratings()` returns them on one scale, greedy 1500.
    rating: str = ""

    # What `solo list` can list besides games, scenarios, levels and teams (or in another way), and how many files such
    # a list lacks because they are broken.
    lists: Mapping[str, Callable[[], Rows]] = field(default_factory=dict)
    left_out: Mapping[str, Callable[[], int]] = field(default_factory=dict)

    # The module that reviews a finished game, beside the one for 1ers Contacts: `pages(path)` returns the page's lines.
    # Raises: RecordFault.
    review: str = ""

    # The module of the text client, with `run(match, resumed=…)`. The screens are those of `solo.client.<id>.screens`.
    terminal: str = "solo.terminal.plain"

    @property
    def id(self) -> str:
        """The game's id."""
        return self.rules.id

    def sides(self, setup: Any) -> tuple[str, ...]:
        """Return the sides that play a set-up, in the order of the game's sides."""
        return self.rules.sides if self.sides_in is None else self.sides_in(setup)

    def setup_from(self, made: Fields, scenario: Any) -> Any:
        """Return what a record's first line says that the match was made from. Raises: ValueError, TypeError."""
        return self.setup(chosen_in(made), scenario) if self.read_setup is None else self.read_setup(made, scenario)
