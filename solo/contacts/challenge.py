"""Challenges: a game laid down to its seed, so that everybody plays the same one and its result can be rated.

A challenge is a YAML text: secret file, team, cards, level, seed and the hint level that it allows. Its `rating` is
measured by computer teams and written into the text by `with_rating`, which keeps all the rest as it is.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from solo.contacts.agents import agents
from solo.contacts.edition import EDITIONS, SECOND, Edition
from solo.contacts.names import HINT_LEVELS
from solo.contacts.scenario import Scenario
from solo.core.content import ContentError, Fault, Reader, parse_yaml
from solo.core.yamltext import quoted_scalar

__all__ = ["HIGHEST_SEED", "LEVEL_NUMBERS", "Challenge", "Measured", "parse_challenge", "with_rating"]

LEVEL_NUMBERS = (1, 2, 3, 4, 5)
"""The Alien's levels that there can be; whether this program has one is asked when a challenge is begun."""

HIGHEST_SEED = 999_999_999
COPIES = 4
"""How many Agents of the reserve Grey can become (CR-41)."""

_REQUIRED = ("id", "name", "text", "scenario", "team", "level", "seed", "hints")
_OPTIONAL = ("copies", "cards", "rating", "tags")
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

    `edition` is empty and `missions` None where the secret file decides. `copies` are Grey's four, empty without Grey.
    `daily` is the day (YYYY-MM-DD) whose run it is, empty for those of a file.
    """

    id: str
    name: str
    text: str
    scenario: str
    team: tuple[str, ...]
    copies: tuple[str, ...]
    edition: str
    missions: bool | None
    level: int
    seed: int
    hints: str
    rating: Measured | None = None
    tags: tuple[str, ...] = ()
    daily: str = ""


# Reading


def parse_challenge(
    text: str, file: str, stem: str, scenario_of: Callable[[str], Scenario], scenarios: Iterable[str]
) -> Challenge:
    """Return the Challenge of a YAML text. `scenario_of` gives a secret file by its id, `scenarios` the ids there are.

    `stem` is the file's name without .yaml, which the id must be.
    Raises: ContentError, with every fault of the text; whatever `scenario_of` raises.
    """
    top = Reader(file, parse_yaml(text, file))
    parts = top.fields(_REQUIRED, _OPTIONAL)
    id, name, story = parts["id"].identifier(), parts["name"].text(1, 40), parts["text"].text(1, 300)
    if id and id != stem:
        parts["id"].fault(f'is "{id}", but the file is named {stem}.yaml; make them the same')
    scenario_id = parts["scenario"].choice(sorted(scenarios), "secret file")
    scenario = scenario_of(scenario_id) if scenario_id else None
    edition, missions = _cards(parts["cards"])
    box = EDITIONS[edition or (scenario.edition if scenario else SECOND.id)]
    team = tuple(parts["team"].choices(_choice(scenario, box), "Agent", 1, 4))
    copies = _copies(parts["copies"], team, box)
    level = parts["level"].integer(LEVEL_NUMBERS[0], LEVEL_NUMBERS[-1])
    seed = parts["seed"].integer(1, HIGHEST_SEED)
    hints = parts["hints"].choice(HINT_LEVELS, "hint level")
    rating = _rating(parts["rating"]) if parts["rating"].present else None
    tags = tuple(item.identifier() for item in parts["tags"].items(0, 8))
    if scenario is not None:
        _check(parts, scenario, box)
    top.finish()
    return Challenge(id, name, story, scenario_id, team, copies, edition, missions, level, seed, hints, rating, tags)


def _choice(scenario: Scenario | None, box: Edition) -> list[str]:
    """Return the Agents that may play: those of the box that the secret file lets be chosen."""
    return [agent for agent in box.agents if scenario is None or agent in scenario.agents]


def _cards(reader: Reader) -> tuple[str, bool | None]:
    """Read edition and mission cards where they differ from the secret file's."""
    if not reader.present:
        return "", None
    parts = reader.fields([], ["edition", "missions"])
    edition = parts["edition"].choice(EDITIONS, "edition") if parts["edition"].present else ""
    return edition, parts["missions"].boolean() if parts["missions"].present else None


def _copies(reader: Reader, team: tuple[str, ...], box: Edition) -> tuple[str, ...]:
    """Read whom Grey can become: four of the reserve, needed with Grey and wrong without (CR-41)."""
    if not any(agents()[agent].copies for agent in team):
        if reader.present:
            reader.fault("nobody of the team copies others; leave copies out, or take Grey along")
        return ()
    if not reader.present:
        reader.fault(f"is missing; name the {COPIES} Agents of the reserve that Grey can become")
        return ()
    reserve = [agent for agent in box.agents if agent not in team]
    return tuple(reader.choices(reserve, "Agent of the reserve", COPIES, COPIES))


def _check(parts: Mapping[str, Reader], scenario: Scenario, box: Edition) -> None:
    """Check what the secret file asks for: the size of the team, and a deck large enough for what is dealt."""
    node = parts["team"].node
    if node is not None and isinstance(node.value, list) and len(node.value) != scenario.team_size:
        parts["team"].fault(f"{scenario.name} is played with {scenario.team_size} Agents, not {len(node.value)}")
    for side, deck in (("alien", box.alien_cards), ("agents", box.team_cards)):
        if scenario.deal(side).draw > len(deck):
            parts["cards"].fault(f"{scenario.name} deals more cards than the {box.name.lower()} has; take another one")


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
