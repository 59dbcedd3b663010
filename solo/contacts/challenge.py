"""How challenges of 1ers Contacts are written: secret file, team, cards; level, seed and hints as in every game."""

from collections.abc import Mapping

from solo.contacts.agents import agents
from solo.contacts.edition import EDITIONS, SECOND, Edition
from solo.contacts.names import HINT_LEVELS
from solo.contacts.scenario import Scenario
from solo.core.challenge import Challenge, Form, Part
from solo.core.content import Reader

__all__ = ["FORM", "cards_of"]

COPIES = 4
"""How many Agents of the reserve Grey can become (CR-41)."""

ON, OFF = "on", "off"


def cards_of(challenge: Challenge) -> tuple[str, bool | None]:
    """Return edition and mission cards of a challenge, an empty text and None where the secret file decides."""
    missions = challenge.settings.get("missions")
    return challenge.settings.get("edition", ""), None if missions is None else missions == ON


def _team(parts: Part, scenario: Scenario | None) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """Read the team, whom Grey can become, and the cards; the settings are those of `solo.newgame.of_choice`."""
    edition, missions = _cards(parts["cards"])
    box = EDITIONS[edition or (scenario.edition if scenario else SECOND.id)]
    team = tuple(parts["team"].choices(_choice(scenario, box), "Agent", 1, 4))
    copies = _copies(parts["copies"], team, box)
    if scenario is not None:
        _check(parts, scenario, box)
    settings = {"agents": ",".join(team), "copies": ",".join(copies), "edition": edition}
    if missions is not None:
        settings["missions"] = ON if missions else OFF
    return team, {name: value for name, value in settings.items() if value}


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


FORM = Form("contacts", "secret file", HINT_LEVELS, ("copies", "cards"), _team)
