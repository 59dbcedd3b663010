"""What the Agents can do on their coming turn, for each of them: the base of the Alien's risk heatmap."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from solo.contacts import turn
from solo.contacts.actions import Become, MoveAgent, UseAbility
from solo.contacts.agent import Agent
from solo.contacts.agents import agents
from solo.contacts.board import Tile, TileSet
from solo.contacts.public import PublicState
from solo.hex.bits import members

__all__ = ["Threat", "declared_threat", "risk", "sight", "threats"]


@dataclass(frozen=True, slots=True)
class Threat:
    """One Agent's coming turn: tiles that it could capture on and detect on, and how many at most at once."""

    captures: TileSet
    captures_at_once: int
    detects: TileSet
    detects_at_once: int


def threats(public: PublicState) -> list[Threat]:
    """Return what each Agent can do on its next turn; a declared turn is taken as declared."""
    found: list[Threat] = []
    for agent, status in sorted(public.agents.items()):
        if not status.is_placed:
            continue
        if public.declared and agent == public.named:
            found.append(declared_threat(public, agent))
            continue
        itself = agents()[agent]
        forms = [agents()[form] for form in turn.fresh_forms(public)] if itself.copies else [itself]
        found.append(_merged([_of_form(public, agent, form) for form in forms]))
    return found


def _of_form(public: PublicState, agent: str, form: Agent) -> Threat:
    """Return what an Agent can do in a form; cards that hold, silence or lift it are counted."""
    ends = form.ends(public, agent)
    captures, at_once = ends, 1
    detects, seen_at_once = 0, 0
    if agent in public.effects.silenced:
        return Threat(captures, at_once, 0, 0)
    if form.sweeps:
        at_once = max(1, form.allowance(public, agent))
    for ability in form.abilities:
        if ability.kind not in ("capture", "detect", "trace"):
            continue
        around = _around(public, ability.around, ends)
        if ability.kind == "capture":
            captures |= around
            at_once = max(at_once, 1 + ability.size)
        else:
            detects |= around
            seen_at_once = max(seen_at_once, ability.size)
    return Threat(captures, at_once, detects, seen_at_once)


def _around(public: PublicState, around: Callable[[PublicState, Tile], TileSet], ends: TileSet) -> TileSet:
    found = 0
    for tile in members(ends):
        found |= around(public, tile)
        if found == public.board.land:
            break
    return found


def _merged(forms: list[Threat]) -> Threat:
    captures = detects = 0
    for form in forms:
        captures |= form.captures
        detects |= form.detects
    return Threat(
        captures,
        max(form.captures_at_once for form in forms),
        detects,
        max(form.detects_at_once for form in forms),
    )


def declared_threat(public: PublicState, agent: str) -> Threat:
    """What a declared turn asks about is known exactly."""
    imagined = turn.morning(public)
    captures = detects = 0
    for action in public.declared:
        match action:
            case MoveAgent(_, path, carried):
                captures |= 1 << path[-1] | turn.catches(imagined, action)
                imagined = turn.public_effect(imagined, action)
                if carried is not None:
                    captures |= 1 << carried[1]
            case UseAbility():
                ability = turn.ability_of(imagined, agent, action.ability)
                if ability is not None and ability.kind == "capture":
                    captures |= ability.asked(imagined, agent, action.target)
                elif ability is not None and ability.kind != "roadblock":
                    detects |= ability.asked(imagined, agent, action.target)
            case Become():
                imagined = turn.public_effect(imagined, action)
    return Threat(captures, captures.bit_count(), detects, detects.bit_count())


def risk(found: Sequence[Threat], possible: TileSet) -> Mapping[Tile, float]:
    """Return for each possible tile the chance to be caught there on the Agents' coming turn.

    Each Agent is taken to cover as many possible tiles as it can at once, any of those in its reach alike.
    """
    return _chances([(threat.captures, threat.captures_at_once) for threat in found], possible)


def sight(found: Sequence[Threat], possible: TileSet) -> Mapping[Tile, float]:
    """Return for each possible tile the chance to be detected there on the Agents' coming turn."""
    return _chances([(threat.detects, threat.detects_at_once) for threat in found], possible)


def _chances(reaches: list[tuple[TileSet, int]], possible: TileSet) -> Mapping[Tile, float]:
    safe = dict.fromkeys(members(possible), 1.0)
    for reach, at_once in reaches:
        covered = reach & possible
        count = covered.bit_count()
        if count:
            missed = 1.0 - min(1.0, at_once / count)
            for tile in members(covered):
                safe[tile] *= missed
    return {tile: 1.0 - chance for tile, chance in safe.items()}
