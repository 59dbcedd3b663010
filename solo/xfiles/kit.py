"""What X-Files offers the rest of the program (`solo.core.kit`)."""

from functools import lru_cache
from typing import Any

from solo.core.kit import Assets, Choose, Kit, Words
from solo.core.language import gettext as _
from solo.core.record import Fields, PublicLine
from solo.xfiles.actions import Refusal, Resign
from solo.xfiles.choosing import AS_WRITTEN, level_of, setup_for
from solo.xfiles.deck import Deck, parse_deck
from solo.xfiles.game import GAME
from solo.xfiles.hintlines import HINT_LEVELS, hint_name, hint_text
from solo.xfiles.scenario import LEVELS, Scenario, Setup
from solo.xfiles.scenariofile import parse_scenario
from solo.xfiles.standing import standing
from solo.xfiles.table import NOBODY, Outcome
from solo.xfiles.text import (
    level_name,
    level_text,
    outcome_text,
    outcome_title,
    refusal_text,
    rivals_text,
    sentence,
    team_text,
)

__all__ = ["KIT"]

DECK_FILE = "deck.yaml"

TEAMS = ("normal", "random", "greedy", "easy", "plan", "hard")
"""Who plays the human's side in simulations: the levels, and the two baselines that they are measured by."""


@lru_cache(maxsize=4)
def _deck(text: str, file: str) -> Deck:
    return parse_deck(text, file)


def _parse_scenario(text: str, file: str, assets: Assets) -> Scenario:
    return parse_scenario(text, file, _deck(*assets.read(DECK_FILE)))


def _player(program: str) -> Choose:
    from solo.xfiles.bots import BOTS

    return BOTS[program]


def _team(id: str, level: int) -> Choose:
    return _player(id)


def _program_of(setup: Setup, options: Fields, side: str) -> str:
    """Return the level of the rival that plays a side."""
    return dict(zip(setup.sides[1:], setup.scenario.rivals, strict=True)).get(side, TEAMS[0])


def _sides_in(setup: Setup) -> tuple[str, ...]:
    return setup.sides


# Words


def _sentence(line: PublicLine, setup: Setup) -> str:
    return sentence(line, setup.deck)


def _day(day: int, scenario: Scenario) -> str:
    return _("Turn {turn}").format(turn=day)


def _outcome(outcome: Any) -> str:
    """Return how a game ended, also for whoever knows no more of it than winner and reason."""
    alone = () if outcome.winner == NOBODY else (outcome.winner,)
    return outcome_text(Outcome(outcome.winner, outcome.why, getattr(outcome, "winners", alone)))


def _title(outcome: Any) -> str:
    return outcome_title(outcome.winner, outcome.why)


def _refusal(reason: Refusal) -> str:
    return refusal_text(reason)


def _scenario(scenario: Scenario) -> str:
    return f"{scenario.name}: {rivals_text(scenario.rivals)}"


def _level(number: int) -> str:
    return _("As the scenario says") if number == AS_WRITTEN else level_name(level_of(number))


def _level_text(number: int) -> str:
    if number == AS_WRITTEN:
        return _("Each rival plays as the scenario names it.")
    return level_text(level_of(number))


KIT = Kit(
    rules=GAME,
    words=Words(
        name="X-Files",
        line=lambda: _("you solve cases against one to three rivals"),
        sentence=_sentence,
        seen=standing,
        day=_day,
        title=_title,
        outcome=_outcome,
        refusal=_refusal,
        scenario=_scenario,
        level=_level,
        level_text=_level_text,
        team=team_text,
        hint=hint_name,
        hint_text=hint_text,
    ),
    over=Refusal.GAME_OVER,
    not_now=Refusal.NOT_NOW,
    parse_scenario=_parse_scenario,
    setup=setup_for,
    player=_player,
    levels=(AS_WRITTEN, *range(1, len(LEVELS) + 1)),
    usual_level=AS_WRITTEN,
    teams=TEAMS,
    team=_team,
    resignation=Resign(),
    hints=HINT_LEVELS,
    usual_hints="facts",
    sides_in=_sides_in,
    program_of=_program_of,
    bench="solo.xfilesstrength",
    review="solo.xfileslookback",
    terminal="solo.terminal.xfiles",
)
