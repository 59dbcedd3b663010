"""What the terminal shows in several lines: the Agents, the log, the hints, the Alien's story after the end."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from solo.contacts import turn
from solo.contacts.actions import Become, MoveAgent, UseAbility
from solo.contacts.agent import Ability
from solo.contacts.board import Board, TileSet
from solo.contacts.effecttext import agent_effects, day_effects, today_text
from solo.contacts.hints import Hints, Option
from solo.contacts.names import (
    ability_label,
    agent_gift,
    agent_name,
    and_list,
    favours_text,
    hint_name,
    mission_text,
    plan_text,
    terrain_name,
    tiles_text,
)
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.contacts.seriestext import burden_lines
from solo.contacts.text import day_text, marker_text, oracle_text, path_text, sentence, start_text, witness_text
from solo.contacts.tokentext import hidden_text, places_text
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import PublicLine, Record
from solo.hex.coords import DIRECTION_NAMES
from solo.terminal.cardpanels import force_lines

__all__ = [
    "agent_lines",
    "agents_lines",
    "alien_story",
    "command_text",
    "full_sentence",
    "hint_lines",
    "last_camp",
    "left_text",
    "log_lines",
    "mission_lines",
    "possible_in",
    "unused_now",
    "unused_text",
]


# The secret file and the Agents


def mission_lines(public: PublicState) -> list[str]:
    """Return the secret file's texts, and the mission cards of both sides that are open."""
    scenario = public.scenario
    places = [text for text in (places_text(scenario, token) for token in scenario.tokens) if text]
    return [
        f"{_(scenario.name)} ({plan_text(scenario)}). {favours_text(scenario.favours)}",
        _(scenario.log).replace("\n", " "),
        _(scenario.event).replace("\n", " "),
        *places,
        _("The Alien's mission: {mission}").format(mission=mission_text(scenario)),
        *burden_lines(public.missions),
    ]


def agents_lines(public: PublicState) -> list[str]:
    """Return one line an Agent, the marker, and the state of Witness and Oracle."""
    lines = [agent_line(public, agent) for agent in public.agents]
    day = public.scenario.unlock_day
    lines += force_lines(public)
    if public.day:
        lines.append(f"{day_text(public.day, public.scenario.days)}. {marker_text(public.detections)}.")
        lines.append(f"{witness_text(public.witness, day)} {oracle_text(public.oracle, day)}")
    return lines


def agent_line(public: PublicState, agent: str) -> str:
    """Return where an Agent is and what it can still do today."""
    status = public.agents[agent]
    if not status.is_placed:
        return _("{agent} waits for a city.").format(agent=agent_name(agent))
    form = turn.current_form(public, agent)
    name = agent_name(agent)
    if form is None:
        fresh = [agent_name(each) for each in turn.fresh_forms(public)]
        text = _("{agent} (today {forms})") if len(fresh) == 1 else _("{agent} (today one of {forms})")
        name = text.format(agent=name, forms=and_list(fresh))
    elif form.id != agent:
        name = _("{agent} as {form}").format(agent=name, form=agent_name(form.id))
    at = _("{tile} ({terrain})").format(
        tile=public.board.names[status.tile], terrain=terrain_name(public.board.terrain[status.tile])
    )
    line = _("{agent}, {place}: {state}.").format(agent=name, place=at, state=agent_state(public, agent))
    return " ".join([line, *agent_effects(public, agent)])


def agent_state(public: PublicState, agent: str) -> str:
    """Return what an Agent can still do today."""
    status, form = public.agents[agent], turn.current_form(public, agent)
    if agent in public.done:
        return _("has played")
    if form is None:
        return _("must become an Agent and move")
    left = [
        ability.id
        for ability in turn.abilities_of(public, agent)
        if not (status.dropped if ability.kind == "roadblock" else status.used)
    ]
    able = " or ".join(left)
    if not status.path:
        moves = _("to move ({moves})").format(moves=today_text(public, agent))
        return _("{moves}, then {able}").format(moves=moves, able=able) if able else moves
    if turn.may_move_again(public, agent):
        return _("has moved, may move once more")
    return _("has moved, can still {able}").format(able=able) if able else _("has played")


def agent_lines(public: PublicState, agent: str) -> list[str]:
    """Return all about one Agent: its gift, where it can end today."""
    lines = [agent_line(public, agent), agent_gift(agent)]
    form, status = turn.current_form(public, agent), public.agents[agent]
    if form is not None and form.id != agent:
        lines.append(agent_gift(form.id))
    if agent in public.effects.swapped:
        lines.append(agent_gift(public.effects.swapped[agent]))
    moves = not status.path or turn.may_move_again(public, agent)
    if form is not None and status.is_placed and moves and public.phase == "agents":
        ends = tiles_text(public.board.names_of(form.ends(public, agent)))
        lines.append(_("It can end on: {tiles}.").format(tiles=ends))
    return lines


# The log


def full_sentence(line: PublicLine, board: Board) -> str:
    """Return an event's sentence, and the tiles behind it where the sentence gives only their number."""
    told, tiles = sentence(line, board), line.fields.get("tiles")
    if line.type in ("answer", "trace") and isinstance(tiles, list) and len(tiles) > 4:
        return f"{told} " + _("Tiles: {tiles}.").format(tiles=tiles_text([str(tile) for tile in tiles]))
    return told


def log_lines(observation: TeamObservation, day: int | None = None) -> Iterator[str]:
    """Yield the events so far, a sentence each; of one day with all tiles."""
    for line in observation.record.lines:
        its_day = line.fields.get("day", 0)
        if day is None:
            yield sentence(line, observation.public.board)
        elif its_day == day:
            yield full_sentence(line, observation.public.board)


def alien_story(record: Record) -> list[str]:
    """Return what was hidden, the Alien's start and its path day by day, from a finished game's whole record."""
    lines: list[str] = []
    for event in record:
        if event.type == "ship":
            lines.append(hidden_text(str(event.fields.get("tile"))))
        if event.type == "start":
            lines.append(start_text(str(event.fields.get("tile"))))
        tiles, day = event.fields.get("tiles"), event.fields.get("day")
        if event.type == "path" and isinstance(tiles, list) and isinstance(day, int):
            lines.append(path_text(day, [str(tile) for tile in tiles]))
    return lines


def last_camp(record: Record) -> str:
    """Return the tile where the Alien is in a whole record."""
    camp = ""
    for event in record:
        if event.type == "start":
            camp = str(event.fields.get("tile"))
        tiles = event.fields.get("tiles")
        if event.type == "path" and isinstance(tiles, list) and tiles:
            camp = str(tiles[-1])
    return camp


# Hints


def left_text(hints: Hints, observation: TeamObservation) -> str:
    """Return how many tiles the Alien can be on, zone by zone."""
    by_zone = hints.by_zone(observation)
    zones = ", ".join(_("{zone}: {count}").format(zone=zone, count=count) for zone, count in by_zone.items())
    count = sum(by_zone.values())
    return ngettext(
        "The Alien can be on {count} tile ({zones}).", "The Alien can be on {count} tiles ({zones}).", count
    ).format(count=count, zones=zones)


def hint_lines(hints: Hints, observation: TeamObservation, level: str, agent: str | None = None) -> list[str]:
    """Return what a hint level shows now; at full the most promising turns too, of all Agents or one."""
    if level == "off":
        return [_("Hints are off. Choose a level with hint count, set, heat or full.")]
    lines = [_("Hints: {level}. {left}").format(level=hint_name(level), left=left_text(hints, observation))]
    lines += day_effects(observation.public)
    if level == "set":
        lines.append(", ".join(observation.public.board.names_of(hints.possible(observation))))
    if level == "full":
        lines += option_lines(hints, observation, agent)
    if level == "heat" or (level == "full" and agent is None):
        lines.append(heat_text(hints, observation))
    return lines


def heat_text(hints: Hints, observation: TeamObservation) -> str:
    """Return the possible tiles with their chances, the likeliest first."""
    weights = hints.belief(observation).weights
    names = observation.public.board.names
    ordered = sorted(weights.items(), key=lambda pair: (-pair[1], pair[0]))
    return ", ".join(f"{names[tile]} {percent(weight)}" for tile, weight in ordered)


def percent(share: float) -> str:
    """Return a share as a whole percentage, small ones as <1%."""
    return "<1%" if 0 < share < 0.005 else f"{share:.0%}"


def option_lines(hints: Hints, observation: TeamObservation, agent: str | None) -> list[str]:
    """Return the most promising turns, in the words of commands."""
    public = observation.public
    found: list[tuple[Option, Become | None]] = []
    for each in [agent] if agent else public.agents:
        if turn.current_form(public, each) is not None:
            found += [(option, None) for option in hints.options(observation, each)]
            continue
        for form in turn.fresh_forms(public):
            become = Become(each, form)
            imagined = replace(observation, public=turn.public_effect(public, become))
            found += [(option, become) for option in hints.options(imagined, each)]
    found.sort(key=lambda pair: (-round(pair[0].catch, 6), round(pair[0].left, 6)))
    chosen = found[:3]
    if agent:
        telling = sorted(found, key=lambda pair: (round(pair[0].left, 6), -round(pair[0].catch, 6)))
        chosen = found[:4] + [pair for pair in telling[:4] if pair not in found[:4]]
    return [option_text(public, option, become) for option, become in chosen]


def option_text(public: PublicState, option: Option, become: Become | None) -> str:
    """Return one option: what to type, and what it promises."""
    parts = [part for part in (become, option.move, option.ability) if part is not None]
    typed = "; ".join(command_text(part, public.board) for part in parts)
    chances = {"typed": typed, "catch": percent(option.catch), "left": f"{option.left:.1f}"}
    if option.ability is None or captures(public, parts):
        return _("{typed}  (catches {catch}, leaves {left} tiles)").format(**chances)
    return _("{typed}  (catches {catch}, yes {yes}, leaves {left} tiles)").format(**chances, yes=percent(option.yes))


def captures(public: PublicState, parts: Sequence[Become | MoveAgent | UseAbility]) -> bool:
    """Return whether the last of an Agent's actions is a capture."""
    for part in parts[:-1]:
        public = turn.public_effect(public, part)
    last = parts[-1]
    ability = turn.ability_of(public, last.agent, last.ability) if isinstance(last, UseAbility) else None
    return ability is not None and ability.kind == "capture"


def command_text(action: Become | MoveAgent | UseAbility, board: Board) -> str:
    """Return an action as it is typed."""
    names = board.names
    match action:
        case Become(_agent, form):
            return f"become {form}"
        case MoveAgent(agent, path, carried):
            end = f" carry {carried[0]} {names[carried[1]]}" if carried else ""
            return f"move {agent} {' '.join(names[tile] for tile in path[1:] or path)}{end}"
        case UseAbility(agent, ability, target):
            words = [DIRECTION_NAMES[part].upper() if ability == "line" else names[part] for part in target]
            return " ".join(["ability", agent, ability, *words])


def possible_in(hints: Hints, observation: TeamObservation, tiles: TileSet) -> str:
    """Return how many of some tiles are possible."""
    count = (hints.possible(observation) & tiles).bit_count()
    return ngettext("{count} of them is possible.", "{count} of them are possible.", count).format(count=count)


def unused_now(public: PublicState) -> tuple[str, list[str]] | None:
    """Return the Agent whose turn is under way and the abilities that it could still use, None if there are none."""
    agent = public.acting
    if agent is None or public.agents[agent].used or not public.agents[agent].path:
        return None
    found = [each.id for each in turn.abilities_of(public, agent) if asks(public, agent, each)]
    return (agent, found) if found else None


def asks(public: PublicState, agent: str, ability: Ability) -> bool:
    """Return whether an ability can ask about any tile where its Agent stands."""
    return any(ability.asked(public, agent, target) for target in ability.targets(public, agent))


def unused_text(agent: str, abilities: Sequence[str]) -> str:
    """Return which abilities an Agent has left unused."""
    labels = and_list([ability_label(each) for each in abilities])
    return _("{agent} has used no ability today; it could have used {abilities}.").format(
        agent=agent_name(agent), abilities=labels
    )
