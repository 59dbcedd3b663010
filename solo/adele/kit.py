"""What A.D.E.L.E. offers the rest of the program (`solo.core.kit`)."""

from functools import lru_cache

from solo.adele.actions import Refusal, Resign
from solo.adele.challenge import CREW, FORM
from solo.adele.crew import crew
from solo.adele.crewchoice import setup_with
from solo.adele.game import GAME
from solo.adele.names import (
    HINT_LEVELS,
    LEVELS,
    TEAM_IDS,
    hint_name,
    hint_text,
    level_name,
    level_text,
    object_name,
    scenario_line,
    short_name,
    team_text,
)
from solo.adele.objects import objects
from solo.adele.privatetext import private_sentence
from solo.adele.public import Setup
from solo.adele.refusaltext import refusal_text
from solo.adele.scenario import Scenario
from solo.adele.scenariofile import parse_scenario
from solo.adele.seen import seen_lines
from solo.adele.ship import Ship
from solo.adele.shipfile import parse_ship
from solo.adele.text import outcome_text, outcome_title, sentence
from solo.core.choice import Choice
from solo.core.content import ContentError, Fault, unknown_name
from solo.core.kit import Assets, Choose, Kit, Rows, Words
from solo.core.language import gettext as _
from solo.core.record import Event, Fields, PublicLine

__all__ = ["CREW", "KIT", "crew_in"]

SHIPS = "ships"


# Scenarios


def _parse_scenario(text: str, file: str, assets: Assets) -> Scenario:
    """Return the set-up file of a text, on the ship that it names. Raises: ContentError."""
    names = {name.removeprefix(f"{SHIPS}/").removesuffix(".yaml"): name for name in assets.names(SHIPS)}

    def ship_of(id: str) -> Ship:
        if id not in names:
            raise ContentError([Fault(file, 0, "ship", unknown_name("ship", id, names))])
        return _ship(*assets.read(names[id]))

    return parse_scenario(text, file, ship_of, names, assets.read("figures.yaml"))


@lru_cache(maxsize=64)
def _ship(text: str, file: str) -> Ship:
    """Return the ship of a text: one object a text, for two Ships are equal only if they are the same one."""
    return parse_ship(text, file)


def crew_in(choice: Choice) -> tuple[str, ...]:
    """Return the crew members that a choice names; none, where the set-up file's own play."""
    return tuple(part.strip() for part in choice.settings.get(CREW, "").split(",") if part.strip())


def _setup(choice: Choice, scenario: Scenario) -> Setup:
    """Return what a game is made from. Raises: ValueError, which says what is wrong."""
    return setup_with(scenario, crew_in(choice))


# Computer players


def _player(program: str) -> Choose:
    """Return the Alien of a level, named by its number."""
    from solo.adele.bots import LEVELS as PROGRAMS

    return PROGRAMS[int(program)].choose


def _program_of(setup: Setup, options: Fields, side: str) -> str:
    """Return the level that was chosen; with none the set-up file's own, as far as there is such a level."""
    chosen = int(str(options.get("level", 0))) or setup.scenario.level
    return str(min(chosen, LEVELS[-1]))


def _team(id: str, level: int) -> Choose:
    from solo.adele.bots import CREWS

    return CREWS[id]


# Words


def _private(event: Event, setup: Setup) -> str:
    return private_sentence(event.type, event.fields, setup)


def _sentence(line: PublicLine, setup: Setup) -> str:
    return sentence(line.type, line.fields, setup)


def _day(day: int, scenario: Scenario) -> str:
    """Return the space of the turn marker after so many turns were begun."""
    first = scenario.figures.turns[scenario.crew_size]
    return _("Turn {turn}").format(turn=first - day + 1) if day else _("Set-up")


# Lists


def _crew_rows() -> Rows:
    return [
        {"id": member.id, "name": member.name, "line": f"{member.name} ({member.colour}). {_(member.gift)}"}
        for member in crew().values()
    ]


def _object_rows() -> Rows:
    return [
        {"id": each.id, "name": each.name, "line": f"{object_name(each.id)}. {_(each.text)}"}
        for each in objects().values()
    ]


KIT = Kit(
    rules=GAME,
    words=Words(
        name="A.D.E.L.E.",
        line=lambda: _("you command the crew of a ship, against an Alien aboard"),
        sentence=_sentence,
        seen=seen_lines,
        day=_day,
        title=outcome_title,
        outcome=outcome_text,
        refusal=refusal_text,
        scenario=scenario_line,
        level=level_name,
        level_text=level_text,
        team=team_text,
        private=_private,
        hint=hint_name,
        hint_text=hint_text,
        member=short_name,
    ),
    over=Refusal.GAME_OVER,
    not_now=Refusal.NOT_NOW,
    parse_scenario=_parse_scenario,
    setup=_setup,
    player=_player,
    levels=LEVELS,
    usual_level=3,
    teams=TEAM_IDS,
    team=_team,
    resignation=Resign(),
    hints=HINT_LEVELS,
    usual_hints="count",
    program_of=_program_of,
    suggested_level=lambda scenario: min(scenario.level, LEVELS[-1]),
    challenges=FORM,
    rating="solo.adelerating",
    lists={"agents": _crew_rows, "cards": _object_rows},
    terminal="solo.terminal.adele",
)
