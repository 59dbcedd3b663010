"""The public facts in which each of the Alien's turns began, told again from the public record alone."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from solo.contacts import turn
from solo.contacts.actions import Order, PlayCard
from solo.contacts.actiontext import parse_action
from solo.contacts.cards import cards
from solo.contacts.effects import NO_EFFECTS
from solo.contacts.missions import missions
from solo.contacts.public import ALIEN, PublicState, Status
from solo.contacts.replacing import replaced
from solo.core.record import PublicLine

__all__ = ["mornings"]

Fields = Mapping[str, Any]


def mornings(public: PublicState, lines: Sequence[PublicLine]) -> list[PublicState]:
    """Return the facts before the Alien's move of each day up to today, cards that it played before it counted.

    `public` are today's facts, of which only what never changes is used, `lines` the record.
    """
    facts = _start(public, next(line.fields for line in lines if line.type == "setup"))
    found: list[PublicState] = []
    for line in lines:
        day = line.fields.get("day")
        if isinstance(day, int) and day > facts.day:
            facts = _morning(facts, day)
        if line.type == "alien_turn":
            found.append(facts)
        else:
            facts = _after(facts, line)
    if len(found) < public.day:
        found.append(facts if facts.day == public.day else _morning(facts, public.day))
    return found


def _start(public: PublicState, setup: Fields) -> PublicState:
    """Return the facts before day 1, mission cards' advantages in force. `setup`: that line's fields."""
    team = {agent: Status(public.board.named(tile)) for agent, tile in setup["agents"].items()}
    facts = replace(
        public, agents=team, phase="alien", day=0, roadblock=None, detections=0, named=None, declared=(), acting=None,
        done=frozenset(), spent_forms=frozenset(), effects=NO_EFFECTS, announced=False, rider=None, face=None,
        copies=tuple(map(str, setup.get("copies", ()))), gone=frozenset(), sighted=frozenset(), outcome=None,
        witness="locked", questions=1,
    )  # fmt: skip
    for card in public.missions:
        facts = missions()[card].begin(facts)
    return facts


def _morning(facts: PublicState, day: int) -> PublicState:
    effects = facts.effects.next_day() if facts.day else facts.effects
    facts = replace(turn.morning(facts), phase="alien", day=day, named=None, declared=(), effects=effects, face=None)
    for card in facts.missions:
        facts = missions()[card].morning(facts)
    return facts


def _after(facts: PublicState, line: PublicLine) -> PublicState:
    """Return the facts after a public line."""
    change = _CHANGES.get(line.type)
    return facts if change is None else change(facts, line.fields)


def _moved(facts: PublicState, fields: Fields) -> PublicState:
    agent, tile = str(fields["agent"]), facts.board.named(fields["path"][-1])
    return facts.with_agent(agent, Status(tile)) if agent in facts.agents else facts


def _became(facts: PublicState, fields: Fields) -> PublicState:
    spent = facts.spent_forms | {str(fields["form"])}
    return replace(facts, spent_forms=frozenset() if spent >= set(facts.copies) else spent)


def _blocked(facts: PublicState, fields: Fields) -> PublicState:
    return replace(facts, roadblock=facts.board.named(fields["tile"]))


def _replaced(facts: PublicState, fields: Fields) -> PublicState:
    leaving, coming = str(fields["agent"]), str(fields["with"])
    if leaving not in facts.agents:
        return facts
    return replaced(facts, leaving, coming, tuple(map(str, fields.get("copies", ()))))


def _played(facts: PublicState, fields: Fields) -> PublicState:
    card = cards()[str(fields["card"])]
    one = fields.get("agent")
    on = (str(one),) if one is not None else tuple(map(str, fields.get("agents", ())))
    tiles = tuple(facts.board.named(name) for name in fields.get("path", fields.get("tiles", ())))
    return card.effect(facts, PlayCard(card.id, on, tiles, str(fields.get("way", ""))))


def _named(facts: PublicState, fields: Fields) -> PublicState:
    return replace(facts, named=str(fields["agent"])) if fields.get("side") == ALIEN else facts


def _declared(facts: PublicState, fields: Fields) -> PublicState:
    parts = [parse_action(str(text), facts.board) for text in fields["turn"]]
    return replace(facts, declared=tuple(part for part in parts if isinstance(part, Order)))


def _unlocked(facts: PublicState, fields: Fields) -> PublicState:
    settled = "ready" if fields.get("witness") else "gone"
    witness = settled if facts.witness == "locked" else facts.witness
    return replace(facts, witness=witness, questions=int(fields.get("questions", facts.questions)))


def _answered(facts: PublicState, fields: Fields) -> PublicState:
    if fields.get("kind") != "question":
        return facts
    left = facts.questions - 1
    return replace(facts, questions=left, witness="ready" if left else "used")


def _taken(facts: PublicState, fields: Fields) -> PublicState:
    return replace(facts, rider=str(fields["agent"]))


def _announced(facts: PublicState, fields: Fields) -> PublicState:
    return replace(facts, announced=True) if fields.get("why") == "gills" else facts


def _rolled(facts: PublicState, fields: Fields) -> PublicState:
    return replace(facts, face=int(fields["face"]) - 1)


_CHANGES: Mapping[str, Callable[[PublicState, Fields], PublicState]] = {
    "agent_moved": _moved,
    "became": _became,
    "roadblock": _blocked,
    "agent_replaced": _replaced,
    "card": _played,
    "oracle": _named,
    "declaration": _declared,
    "unlock": _unlocked,
    "answer": _answered,
    "token": _taken,
    "reveal": _announced,
    "die": _rolled,
}
