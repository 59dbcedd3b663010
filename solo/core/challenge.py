"""Challenges: a game laid down to its seed, so that everybody plays the same one and its result can be rated.

A challenge is a YAML text: a scenario and what its game lets choose, a level, a seed and the hint level that it allows.
Its `rating` is measured by computer teams and written into the text by `with_rating`, which keeps all the rest.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from solo.core.content import ContentError, Fault, Reader, parse_yaml
from solo.core.yamltext import quoted_scalar

__all__ = ["HIGHEST_SEED", "LEVEL_NUMBERS", "Challenge", "Form", "Measured", "Part", "read_challenge", "with_rating"]

LEVEL_NUMBERS = (1, 2, 3, 4, 5)
"""The computer's levels that there can be; whether this program has one is asked when a challenge is begun."""

HIGHEST_SEED = 999_999_999

_REQUIRED = ("id", "name", "text", "scenario", "team", "level", "seed", "hints")
_OPTIONAL = ("rating", "tags")
_KEY = re.compile(r"[a-z]+:")
_DATE = re.compile(r"\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")


@dataclass(frozen=True, slots=True)
class Measured:
    """A challenge's rating as computer teams measured it: Glicko points, from so many games, by which version, when.

    `date` is written YYYY-MM-DD.
    """

    rating: int
    deviation: int
    games: int
    version: str
    date: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge as its file has it. `hints` is the highest hint level that a rated run may ask for.

    `team`: whom the human commands. `settings`: what else the game lets choose, the team among it, as a choice has it
    (`solo.core.choice`). `daily` is the day (YYYY-MM-DD) whose run it is, empty for those of a file.
    """

    game: str
    id: str
    name: str
    text: str
    scenario: str
    team: tuple[str, ...]
    level: int
    seed: int
    hints: str
    settings: Mapping[str, str] = field(default_factory=dict, hash=False)
    rating: Measured | None = None
    tags: tuple[str, ...] = ()
    daily: str = ""


# Reading

Part = Mapping[str, Reader]
"""The fields of a challenge's text by their names."""


@dataclass(frozen=True, slots=True)
class Form:
    """How a game's challenges are written: `hints` (the hint levels there are), `extra` (fields of its own).

    `scenario`: what messages call a scenario. `team` reads team and settings from the fields, given the scenario, which
    is None where it could not be read; it tells every fault to their readers.
    """

    game: str
    scenario: str
    hints: Sequence[str]
    extra: Sequence[str]
    team: Callable[[Part, Any], tuple[tuple[str, ...], Mapping[str, str]]]


def read_challenge(
    form: Form, text: str, file: str, stem: str, scenario_of: Callable[[str], Any], scenarios: Iterable[str]
) -> Challenge:
    """Return the Challenge of a YAML text. `scenario_of` gives a scenario by its id, `scenarios` the ids there are.

    `stem` is the file's name without .yaml, which the id must be.
    Raises: ContentError, with every fault of the text; whatever `scenario_of` raises.
    """
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(_REQUIRED, [*form.extra, *_OPTIONAL])
    id, name, story = parts["id"].identifier(), parts["name"].text(1, 40), parts["text"].text(1, 300)
    if id and id != stem:
        parts["id"].fault(f'is "{id}", but the file is named {stem}.yaml; make them the same')
    scenario_id = parts["scenario"].choice(sorted(scenarios), form.scenario)
    scenario = scenario_of(scenario_id) if scenario_id else None
    team, settings = form.team(parts, scenario)
    found = Challenge(
        form.game,
        id,
        name,
        story,
        scenario_id,
        team,
        parts["level"].integer(LEVEL_NUMBERS[0], LEVEL_NUMBERS[-1]),
        parts["seed"].integer(1, HIGHEST_SEED),
        parts["hints"].choice(form.hints, "hint level"),
        settings,
        _rating(parts["rating"]) if parts["rating"].present else None,
        tuple(item.identifier() for item in parts["tags"].items(0, 8)),
    )
    top.finish()
    return found


def _rating(reader: Reader) -> Measured:
    parts = reader.fields(["rating", "deviation", "games", "version", "date"])
    rating, deviation = parts["rating"].integer(0, 4000), parts["deviation"].integer(1, 350)
    games, version, date = (
        parts["games"].integer(1, 10_000_000),
        parts["version"].text(1, 40),
        parts["date"].text(1, 40),
    )
    if date and not _DATE.fullmatch(date):
        parts["date"].fault("must be a day, written as 2026-11-30")
    return Measured(rating, deviation, games, version, date)


# Writing a rating


def with_rating(text: str, rating: Measured) -> str:
    """Return a challenge's text with a rating in place of the one it has, or at its end; the rest stays as it is.

    Raises: ContentError, if the text is no YAML mapping with a key a line.
    """
    node = parse_yaml(text, "")
    lines = text.rstrip().splitlines()
    keys = node.key_lines.values()
    if not isinstance(node.value, dict) or not all(_KEY.match(lines[line - 1]) for line in keys):
        raise ContentError([Fault("", 1, "", "no challenge with a key a line; write each key on a line of its own")])
    first = node.key_lines.get("rating", len(lines) + 1)
    after = first
    while after < len(lines) and lines[after].startswith((" ", "-", "}")):
        after += 1
    found = [*lines[: first - 1], _rating_line(rating), *lines[after:]]
    return "".join(f"{line}\n" for line in found)


def _rating_line(rating: Measured) -> str:
    version = quoted_scalar(rating.version)
    return (
        f"rating: {{rating: {rating.rating}, deviation: {rating.deviation}, games: {rating.games}, "
        f"version: {version}, date: {rating.date}}}"
    )
