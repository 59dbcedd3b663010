"""What 1ers Contacts offers the rest of the program (`solo.core.kit`). It has files of its own: maps."""

import contextlib
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any

from solo import library, newgame
from solo.contacts.actions import Refusal, Resign
from solo.contacts.board import Board
from solo.contacts.challenge import FORM
from solo.contacts.game import GAME
from solo.contacts.names import (
    HINT_LEVELS,
    LEVELS,
    agent_name,
    favours_text,
    hint_name,
    hint_text,
    level_name,
    level_text,
    plan_text,
    team_text,
)
from solo.contacts.observation import AlienObservation, TeamObservation
from solo.contacts.public import Setup
from solo.contacts.refusaltext import refusal_text
from solo.contacts.result import result_of
from solo.contacts.scenario import Scenario
from solo.contacts.seriesgames import joined
from solo.contacts.state import State
from solo.contacts.text import day_text, outcome_text, outcome_title, sentence
from solo.contacts.thought import Thought, thought_notes
from solo.core.content import ContentError
from solo.core.kit import Assets, Choose, Kit, Rows, Shelf, Words
from solo.core.language import gettext as _
from solo.core.record import Event, Fields, PublicLine, Record, public_part
from solo.core.results import Result

__all__ = ["KIT"]

BASELINE = "baseline "
"""How the programs are named that play the Alien and are no level: this, and their ids."""

TEAM_IDS = ("random", "greedy", "splitter", "net", "planner", "prior", "insider")
"""The computer teams, for whoever only offers them; `solo.contacts.bots` has the programs, and a test compares."""


def _player(program: str) -> Choose:
    """Return the Alien of a level (`3`), or a baseline (`baseline mcts`)."""
    if program.startswith(BASELINE):
        from solo.contacts.bots.alien.baselines import BASELINES

        return BASELINES[program.removeprefix(BASELINE)]
    from solo.contacts.bots import LEVELS as PROGRAMS

    return PROGRAMS[int(program)].think


def _program_of(setup: Setup, options: Fields, side: str) -> str:
    baseline = options.get("baseline")
    return f"{BASELINE}{baseline}" if baseline else str(options.get("level", newgame.NewGame().level))


def _team(id: str, level: int) -> Choose:
    from solo.contacts.bots import team_of

    return team_of(id, level)


def _decision(thought: Thought, observation: AlienObservation) -> tuple[Any, Sequence[Event]]:
    return thought.action, thought_notes(thought, observation.public)


def _detections(state: State) -> int:
    return state.public.detections


def _facts(record: Record, result: Result) -> Any:
    from solo.contacts.achievement import Finished

    return Finished(result, public_part(record), _board_of(record))


def _board_of(record: Record) -> Board | None:
    """Return the map of a record, None if the map or the secret file is not the one it was played on."""
    fields = record[0].fields
    with contextlib.suppress(ContentError):
        if fields.get("scenario") in library.scenario_ids():
            scenario = library.scenario(str(fields["scenario"]))
            return scenario.board if scenario.fingerprint == fields.get("fingerprint") else None
    return None


def _day_in(lines: Iterable[PublicLine]) -> int:
    """Return the day on which the Alien has moved last."""
    return max((int(str(line.fields["day"])) for line in lines if line.type == "alien_turn"), default=0)


def _achievements() -> Mapping[str, Any]:
    from solo.contacts.achievements import achievements

    return achievements()


def _bench_scenario(id: str) -> Scenario | None:
    from solo.benchfiles import bench_scenario

    return bench_scenario(id)


def _parse_scenario(text: str, file: str, assets: Assets) -> Scenario:
    """Return the secret file of a text; maps are the library's."""
    return library.parsed_scenario(text, file)


def _load(id: str) -> Scenario:
    return library.scenario(id)


def _changed(setup: Setup) -> str:
    """Return that what a record was played on has other rules now."""
    file = setup.scenario
    return f'the secret file "{file.id}" or its map "{file.board.id}" was changed since; put the old ones back'


# Words


def _sentence(line: PublicLine, setup: Setup) -> str:
    return sentence(line, setup.scenario.board)


def _seen(observation: TeamObservation) -> list[str]:
    return [day_text(observation.public.day, observation.public.scenario.days)]


def _day(day: int, scenario: Scenario) -> str:
    return day_text(day, scenario.days)


def _refusal(reason: Refusal) -> str:
    return refusal_text(reason)


def _scenario(file: Scenario) -> str:
    return f"{file.name}: {plan_text(file)}. {favours_text(file.favours)}"


WORDS = Words(
    name="1ers Contacts",
    line=lambda: _("you command the Agents"),
    sentence=_sentence,
    seen=_seen,
    day=_day,
    title=outcome_title,
    outcome=outcome_text,
    refusal=_refusal,
    scenario=_scenario,
    level=level_name,
    level_text=level_text,
    team=team_text,
    hint=hint_name,
    hint_text=hint_text,
    member=agent_name,
)


# Scenarios


SHELF = Shelf(
    ids=library.scenario_ids,
    starter=library.starter_id,
    load=_load,
    files=partial(library.content_files, "scenario"),
    read=library.read_scenario,
    why_missing=partial(library.why_missing, "scenario"),
    broken=lambda: [file.path for file in library.left_out() if file.kind == "scenario"],
)


# What else can be listed


def _list(name: str) -> Rows:
    from solo.contactslists import LISTS as EVERY

    return EVERY[name]()


def _broken_maps() -> int:
    return sum(file.kind == "map" for file in library.left_out())


def _broken_challenges() -> int:
    from solo.challenges import left_out

    return len({fault.file for fault in left_out()})


def _broken_lessons() -> int:
    from solo.lessons import left_out

    return len({fault.file for fault in left_out()})


LISTS = ("scenarios", "agents", "cards", "missions", "tokens", "challenges", "maps", "lessons")


KIT = Kit(
    rules=GAME,
    words=WORDS,
    over=Refusal.GAME_OVER,
    not_now=Refusal.NOT_NOW,
    parse_scenario=_parse_scenario,
    setup=newgame.setup_for,
    player=_player,
    levels=LEVELS,
    usual_level=newgame.NewGame().level,
    teams=TEAM_IDS,
    team=_team,
    resignation=Resign(),
    hints=HINT_LEVELS,
    usual_hints=newgame.NewGame().hints,
    shelf=SHELF,
    new_choice=newgame.of_choice,
    options=newgame.options_of,
    read_choice=newgame.choice_in,
    read_setup=newgame.setup_in,
    changed=_changed,
    made_of="team",
    program_of=_program_of,
    decision=_decision,
    result=result_of,
    facts=_facts,
    day_in=_day_in,
    achievements=_achievements,
    joined=joined,
    detections=_detections,
    bench_scenario=_bench_scenario,
    lists={name: partial(_list, name) for name in LISTS},
    challenges=FORM,
    rating="solo.strength.matrixgames",
    left_out={"maps": _broken_maps, "challenges": _broken_challenges, "lessons": _broken_lessons},
    terminal="solo.terminal.client",
)
