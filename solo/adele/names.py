"""What things are called: people, places, objects, cards, phases, levels. Used by the sentences and by views.

Names of characters and games are kept as they are; everything else is translated when it is asked for.
"""

from collections.abc import Sequence

from solo.adele.crew import crew
from solo.adele.events import events
from solo.adele.figures import kind_of, sector_of
from solo.adele.hazards import hazards
from solo.adele.objects import objects
from solo.adele.places import HULL, NOWHERE, Place
from solo.adele.scenario import Scenario
from solo.adele.ship import Ship
from solo.adele.terminals import functions
from solo.adele.tokens import tokens
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = [
    "HINT_LEVELS", "LEVELS", "PHASES", "TEAM_IDS", "and_list", "box_name", "card_name", "card_text", "computer_name",
    "crew_text",
    "door_name", "favours_text", "function_name", "hazard_name", "hint_name", "hint_text", "level_name", "level_text",
    "member_name", "object_letter", "object_name", "object_text", "phase_name", "place_name", "plan_line", "row_name",
    "scenario_line", "sector_name",
    "share_text", "short_name", "team_text", "token_name", "turn_text",
]  # fmt: skip


def N_(text: str) -> str:
    """Mark a text for translation and return it as it is: it is translated when it is shown."""
    return text


LEVELS = (1, 2, 3, 4, 5)
"""The levels at which the computer plays the Alien."""

TEAM_IDS = ("random", "greedy", "careful")
"""The computer crews."""

HINT_LEVELS = ("off", "count", "full")
"""The hint levels, the lowest first."""

PHASES = ("event", "planning", "adele", "alien", "resolution", "actions", "upkeep")
"""The phases of a turn, in their order (adele 3)."""

_LEVELS = {
    1: (N_("Larva"), N_("It does anything that is sensible, without a plan.")),
    2: (N_("Prowler"), N_("It takes whatever helps it most at once.")),
    3: (N_("Stalker"), N_("It plans its whole turn, and counts on infection above all.")),
    4: (N_("Broodmother"), N_("It plans its whole turn, and knows better what wounds and contagion lead to.")),
    5: (
        N_("Apex"),
        N_("It plans for a crew that searches and delivers, chases who escapes, and crawls wherever that pays."),
    ),
}

_TEAMS = {
    "random": N_("does anything that is allowed"),
    "greedy": N_("goes straight for the mission"),
    "careful": N_("goes for the mission, and keeps out of danger"),
}

_HINTS = {
    "off": (N_("Off"), N_("No hints.")),
    "count": (N_("Counts"), N_("What can be counted from what you see: tokens, contagion, turns that are left.")),
    "full": (N_("Full"), N_("Counts, where the Alien can get to, and what a way would risk.")),
}

_PHASES = {
    "set-up": N_("Set-up"),
    "event": N_("Event"),
    "planning": N_("Planning"),
    "adele": N_("ADELE"),
    "alien": N_("Alien"),
    "resolution": N_("Resolution"),
    "actions": N_("Actions"),
    "upkeep": N_("Upkeep"),
}

_BOXES = {
    "door": N_("Open Door"),
    "move": N_("Move"),
    "search": N_("Search"),
    "use": N_("Use Object"),
    "deliver": N_("Deliver"),
    "special": N_("Special"),
}

_SECTORS = {"blue": N_("Blue"), "green": N_("Green"), "amber": N_("Amber"), "violet": N_("Violet"), "red": N_("Red")}

_ROWS = {"metabolism": N_("Metabolism"), "predation": N_("Predation"), "infestation": N_("Infestation")}

_COMPUTERS = {
    "plain": N_("computer"),
    "medical": N_("Medical Terminal"),
    "engineering": N_("Engineering Terminal"),
    "navigation": N_("Navigation Terminal"),
    "surveillance": N_("Surveillance Terminal"),
    "alert": N_("Alert Terminal"),
}

_LETTERS = {
    "injector": N_("I"),
    "culture-flask": N_("F"),
    "code": N_("C"),
    "torque-wrench": N_("W"),
    "drive-coupling": N_("D"),
}

_FAVOURS = {"crew": N_("favours the crew"), "alien": N_("favours the Alien"), "nobody": N_("favours nobody")}


def and_list(parts: Sequence[str]) -> str:
    """Return some words as a list within a sentence: `Emma, Bruce and Mei`."""
    if len(parts) < 2:
        return "".join(parts)
    return _("{some} and {last}").format(some=", ".join(parts[:-1]), last=parts[-1])


# People and places


def member_name(member: str) -> str:
    """Return a crew member's whole name."""
    return crew()[member].name


def short_name(member: str) -> str:
    """Return a crew member's first name."""
    return crew()[member].name.split()[0]


def sector_name(sector: str) -> str:
    """Return what a sector is called; its id, where a ship of the player's own has other sectors."""
    return _(_SECTORS[sector]) if sector in _SECTORS else sector.capitalize()


def place_name(ship: Ship, place: Place) -> str:
    """Return a location with its number, a hull section with its sector's name, or that it is off board."""
    if place == NOWHERE:
        return _("off board")
    if place >= HULL:
        return _("{sector} hull").format(sector=sector_name(ship.sectors[place - HULL]))
    return f"{place} {_(ship.locations[place].name)}"


def door_name(ship: Ship, door: str) -> str:
    """Return a doorway (`4-10`) or a hatch (`hatch-12`) in words."""
    if door.startswith("hatch-"):
        return _("the hatch of {place}").format(place=place_name(ship, int(door.removeprefix("hatch-"))))
    one, _dash, other = door.partition("-")
    return _("the door between {one} and {other}").format(one=one, other=other)


def computer_name(kind: str) -> str:
    """Return what a computer is: plain, or a terminal."""
    return _(_COMPUTERS[kind])


# Things


def object_name(what: str) -> str:
    """Return an object's name."""
    return _(objects()[what].name)


def object_letter(what: str) -> str:
    """Return the letter that stands for an object where there is no room for its name; mission objects differ in it."""
    return _(_LETTERS[what]) if what in _LETTERS else object_name(what)[:1]


def object_text(what: str) -> str:
    """Return what an object does."""
    return _(objects()[what].text)


def token_name(token: str) -> str:
    """Return an alien token's name."""
    return _(tokens()[token].name)


def hazard_name(hazard: str) -> str:
    """Return a hazard's name."""
    return _(hazards()[hazard].name)


def function_name(function: str) -> str:
    """Return the name of a computer's function, or of the repair outside."""
    return _(functions()[function].name)


def card_name(card: str) -> str:
    """Return an event card's name with its colour: `Meteor Strike (Blue)`."""
    name = _(events()[kind_of(card)].name)
    return _("{card} ({sector})").format(card=name, sector=sector_name(sector_of(card)))


def card_text(card: str) -> str:
    """Return what an event card does."""
    return _(events()[kind_of(card)].text)


def row_name(row: str) -> str:
    """Return the name of a row of the evolution display."""
    return _(_ROWS[row]) if row in _ROWS else row.capitalize()


# The game


def box_name(box: str) -> str:
    """Return an action box's name."""
    return _(_BOXES[box])


def plan_line(plan: Sequence[int], boxes: Sequence[str]) -> str:
    """Return a plan in words: `2 Move, 1 Search`; that there is none, if all boxes are empty."""
    parts = [f"{cubes} {box_name(box)}" for box, cubes in zip(boxes, plan, strict=True) if cubes]
    return ", ".join(parts) or _("nothing")


def phase_name(phase: str) -> str:
    """Return a phase's name."""
    return _(_PHASES[phase])


def turn_text(turn: int) -> str:
    """Return the turn marker's space, which counts down."""
    return _("Turn {turn}").format(turn=turn)


def level_name(level: int) -> str:
    """Return an Alien level's name with its number."""
    return f"{level} {_(_LEVELS[level][0])}" if level in _LEVELS else str(level)


def level_text(level: int) -> str:
    """Return how a level plays."""
    return _(_LEVELS[level][1])


def share_text(share: float, without_twist: bool) -> str:
    """Return how often an Alien won, as measured against the careful computer crew."""
    text = (
        _("Measured in plain games on this ship, without the twist: it wins {wins} of 100 against a careful crew.")
        if without_twist
        else _("Measured here: it wins {wins} of 100 games against a careful computer crew.")
    )
    return text.format(wins=round(100 * share))


def team_text(team: str) -> str:
    """Return how a computer crew plays."""
    return _(_TEAMS[team])


def hint_name(level: str) -> str:
    """Return a hint level's name."""
    return _(_HINTS[level][0])


def hint_text(level: str) -> str:
    """Return what a hint level shows."""
    return _(_HINTS[level][1])


def favours_text(side: str) -> str:
    """Return whom a set-up file favours."""
    return _(_FAVOURS[side])


def crew_text(size: int) -> str:
    """Return how many crew members there are."""
    return ngettext("{count} crew member", "{count} crew members", size).format(count=size)


def scenario_line(file: Scenario) -> str:
    """Return a set-up file in a line."""
    text = _("{name}: {ship}, {crew}, level {level}, {favours}")
    return text.format(
        name=file.name,
        ship=file.ship.name,
        crew=crew_text(file.crew_size),
        level=file.level,
        favours=favours_text(file.favours),
    )
