"""What things are called: Agents, abilities, levels, hint levels, terrains, secret files. Used by `text.py` and views.

Names and lines are translated when they are asked for. Agents' own names and gifts stand in their files, the texts of
secret files in theirs.
"""

from collections.abc import Sequence

from solo.contacts.agents import agents
from solo.contacts.cards import cards
from solo.contacts.mission import ADVANTAGE, MUST_ALSO, WINS_INSTEAD
from solo.contacts.missions import missions
from solo.contacts.scenario import Scenario
from solo.contacts.tokens import tokens
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = [
    "HINT_LEVELS",
    "LEVELS",
    "N_",
    "ability_help",
    "ability_label",
    "agent_gift",
    "agent_name",
    "and_list",
    "card_name",
    "card_text",
    "direction_name",
    "favours_text",
    "hint_name",
    "hint_text",
    "level_name",
    "level_text",
    "level_title",
    "mission_card_text",
    "mission_kind",
    "mission_name",
    "mission_side",
    "mission_text",
    "moves_text",
    "plan_text",
    "team_text",
    "terrain_name",
    "tiles_phrase",
    "tiles_text",
    "token_name",
    "token_text",
]


def N_(text: str) -> str:
    """Mark a text for translation and return it as it is: it is translated when it is shown."""
    return text


def and_list(parts: Sequence[str]) -> str:
    """Return some words as a list within a sentence: `C4, C5 and C6`."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{most} and {last}").format(most=", ".join(parts[:-1]), last=parts[-1])


# Agents and abilities


def agent_name(id: str) -> str:
    """Return the name of whoever asks: an Agent, the Witness or a card; an unknown id is its own name."""
    if id == "witness":
        return _("The Witness")
    agent = agents().get(id)
    return _(agent.name) if agent else card_name(id)


def agent_gift(id: str) -> str:
    """Return what an Agent can do, in a sentence or two."""
    return _(agents()[id].gift)


def moves_text(id: str) -> str:
    """Return how an Agent moves: `3 tiles a day`."""
    agent = agents()[id]
    if agent.copies:
        return _("moves as the Agent that it becomes")
    if agent.flies:
        return _("1 tile, then a flight")
    if agent.moves == 0:
        return _("from city to city")
    return ngettext("{count} tile a day", "{count} tiles a day", agent.moves).format(count=agent.moves)


_ABILITIES = {
    "scan": (N_("Scan"), N_("Asks whether the Alien is near; mountains hide what lies behind them.")),
    "drone": (
        N_("Drone"),
        N_(
            "Asks whether the Alien is on one of four tiles anywhere. They always lie in the same shape; you name the "
            "western one."
        ),
    ),
    "shot": (N_("Shot"), N_("Tries to catch the Alien on one tile.")),
    "catch": (N_("Catch"), N_("Tries to catch the Alien on the six adjacent tiles.")),
    "detect": (N_("Detect"), N_("Asks whether the Alien is on one of these tiles.")),
    "line": (N_("Lines"), N_("Asks whether the Alien is on one of two straight lines; mountains end them.")),
    "dog": (N_("Dog"), N_("Sends the dog along a path; it tells the latest day on which the Alien crossed it.")),
    "block": (N_("Roadblock"), N_("Drops the roadblock on an adjacent tile; nobody may enter that tile.")),
}


def ability_label(id: str) -> str:
    """Return an ability's name, as on its button."""
    return _(_ABILITIES[id][0]) if id in _ABILITIES else id.capitalize()


def ability_help(id: str) -> str:
    """Return what an ability does, in one sentence."""
    return _(_ABILITIES[id][1]) if id in _ABILITIES else ""


# Levels and hints

_LEVELS = {
    1: (N_("Stray"), N_("It wanders where it likes, and shuns only the tiles beside your Agents.")),
    2: (N_("Runner"), N_("It keeps out of reach, and takes the shortest way to its mission.")),
    3: (N_("Ghost"), N_("It works out what you know, and goes where you have the most places left to search.")),
    4: (N_("Phantom"), N_("It plays out how you will ask and answer, and second-guesses you a few times.")),
    5: (
        N_("Nemesis"),
        N_("It mixes its ways so that even somebody who knows them gains as little as it can manage."),
    ),
}

LEVELS = tuple(_LEVELS)
"""The numbers of the Alien's levels, for whoever only offers them: the programs are in `bots` and take long to load."""


def level_name(number: int) -> str:
    """Return the name of one of the Alien's levels, 1 to 5."""
    return _(_LEVELS[number][0]) if number in _LEVELS else _("Level {number}").format(number=number)


def level_title(number: int) -> str:
    """Return a level's number and name: `3 Ghost`."""
    return f"{number} {level_name(number)}" if number in _LEVELS else level_name(number)


def level_text(number: int) -> str:
    """Return how the Alien plays at a level, in one sentence."""
    return _(_LEVELS[number][1]) if number in _LEVELS else ""


_TEAMS = {
    "random": N_("Does anything that is legal."),
    "greedy": N_("One Agent after another does what catches or tells most at once."),
    "splitter": N_("Makes the set of possible tiles as small as it can, whoever plays first."),
    "net": N_("Closes in and blocks: leaves the Alien few tiles to reach tomorrow."),
    "planner": N_("Plans the whole team's day together, every answer foreseen."),
    "prior": N_("Knows the habits of this level from earlier games: where such Aliens like to end their days."),
    "insider": N_("Knows the program of this level, but not its dice."),
}


def team_text(id: str) -> str:
    """Return how a computer team of Agents plays, in one sentence."""
    return _(_TEAMS[id]) if id in _TEAMS else ""


_HINTS = {
    "off": (N_("Off"), N_("No help: you keep your own notes.")),
    "count": (N_("Count"), N_("How many tiles the Alien can be on, zone by zone.")),
    "set": (N_("Set"), N_("Every tile that the Alien can be on.")),
    "heat": (N_("Heat"), N_("How likely the Alien is on each of these tiles.")),
    "full": (N_("Full"), N_("What each move and ability of your Agents promises.")),
}

HINT_LEVELS = tuple(_HINTS)
"""The hint levels, each of which shows more than the one before."""


def hint_name(level: str) -> str:
    """Return the name of a hint level: off, count, set, heat or full."""
    return _(_HINTS[level][0])


def hint_text(level: str) -> str:
    """Return what a hint level shows, in one sentence."""
    return _(_HINTS[level][1])


# The board

_TERRAINS = {
    "field": N_("field"),
    "forest": N_("forest"),
    "city": N_("city"),
    "lake": N_("lake"),
    "mountain": N_("mountain"),
}

_DIRECTIONS = (N_("east"), N_("north-east"), N_("north-west"), N_("west"), N_("south-west"), N_("south-east"))


def token_name(kind: str, count: int = 1) -> str:
    """Return what a token of a secret file is called, `count` of them."""
    found = tokens().get(kind)
    return ngettext(found.name, found.plural, count) if found else kind


def token_text(kind: str) -> str:
    """Return what a token does, in a sentence or two."""
    return _(tokens()[kind].text)


# Cards


def card_name(id: str) -> str:
    """Return a card's name; an unknown number is its own name."""
    card = cards().get(id)
    return _(card.name) if card else str(id)


def card_text(id: str) -> str:
    """Return what a card does, in a sentence or two."""
    return _(cards()[id].text)


def mission_name(id: str) -> str:
    """Return a mission card's name; an unknown number is its own name."""
    card = missions().get(id)
    return _(card.name) if card else str(id)


def mission_card_text(id: str) -> str:
    """Return what a mission card says; an unknown number says nothing."""
    card = missions().get(id)
    return _(card.text) if card else ""


def mission_side(id: str) -> str:
    """Return the side of a mission card; an unknown number has none."""
    card = missions().get(id)
    return card.side if card else ""


_KINDS = {
    MUST_ALSO: N_("A further condition."),
    WINS_INSTEAD: N_("Another way to win."),
    ADVANTAGE: N_("An advantage."),
}


def mission_kind(id: str) -> str:
    """Return which kind of mission card it is, as a sentence (CR-46)."""
    return _(_KINDS[missions()[id].kind])


def terrain_name(terrain: str) -> str:
    """Return a terrain's name."""
    return _(_TERRAINS[terrain])


def direction_name(direction: int) -> str:
    """Return the name of a direction, 0 (east) to 5 (south-east), counter-clockwise."""
    return _(_DIRECTIONS[direction])


def tiles_text(names: Sequence[str]) -> str:
    """Return tile names shortened: those side by side in a row as a range, `B5–D5, A6`. In the order given."""
    runs: list[list[str]] = []
    for name in names:
        if runs and runs[-1][-1][1:] == name[1:] and ord(runs[-1][-1][0]) + 1 == ord(name[0]):
            runs[-1].append(name)
        else:
            runs.append([name])
    parts = (run if len(run) < 3 else [f"{run[0]}–{run[-1]}"] for run in runs)
    return ", ".join(part for run in parts for part in run)


def tiles_phrase(names: Sequence[str]) -> str:
    """Return some tiles within a sentence: up to four by name, more of them as their number."""
    if len(names) <= 4:
        return and_list(names)
    return ngettext("{count} tile", "{count} tiles", len(names)).format(count=len(names))


# Secret files

_FAVOURS = {
    "agents": N_("The Agents are favoured."),
    "alien": N_("The Alien is favoured."),
    "nobody": N_("Neither side is favoured."),
}


def favours_text(side: str) -> str:
    """Return whom a secret file favours: agents, alien or nobody."""
    return _(_FAVOURS[side])


def mission_text(scenario: Scenario) -> str:
    """Return the Alien's special mission in a secret file."""
    return _(scenario.mission.text)


def plan_text(scenario: Scenario) -> str:
    """Return a secret file's size in one line: plan, days, Agents."""
    days = ngettext("{count} day", "{count} days", scenario.days).format(count=scenario.days)
    team = ngettext("{count} Agent", "{count} Agents", scenario.team_size).format(count=scenario.team_size)
    return _("{plan}, {days}, {team}").format(plan=_(scenario.board.name), days=days, team=team)
