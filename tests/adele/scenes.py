"""Situations for the tests: a game at its first turn with everything where a test wants it, and moments of a turn."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from solo import adelelibrary
from solo.adele import rules
from solo.adele.actions import DealMissions, DealObjects
from solo.adele.actiontext import parse_action
from solo.adele.figures import BOXES, Figures
from solo.adele.observation import CrewSecrets
from solo.adele.public import PublicState, Setup, Status, Step
from solo.adele.scenario import Scenario
from solo.adele.state import State
from solo.core.record import Event

PLENTY = (4,) * len(BOXES)
MISSIONS = {"injector": 2, "culture-flask": 4, "code": 5, "torque-wrench": 7, "drive-coupling": 8}
"""Where the mission tiles lead in these games."""

STARTS = {"emma": 5, "bruce": 11, "mei": 14, "tomas": 20}
HATCH = 18


def scenario_with(size: int = 2, **changes: Any) -> Scenario:
    """Return a set-up file like the usual ones, on Deimos, for any size and with any field changed."""
    base = adelelibrary.scenario("two-left")
    return replace(base, crew_size=size, suggested=("emma", "bruce", "mei", "tomas")[:size], **changes)


def figures_with(**changes: Any) -> Figures:
    """Return the usual numbers with some changed."""
    return replace(adelelibrary.scenario("two-left").figures, **changes)


def set_up(crew: tuple[str, ...] = ("emma", "bruce"), scenario: Scenario | None = None) -> State:
    """Return a game whose first turn is being planned: crew at STARTS, the Alien at HATCH, missions as in MISSIONS.

    Every location holds the object of its number in the sorted cargo; the forecast of turn 1 was Quiet Watch, and so
    is that of turn 2 unless the deck has only one.
    """
    state = rules.new_state(Setup(scenario or scenario_with(size=len(crew)), crew))
    while state.public.phase == "set-up" or state.public.step != Step("plan"):
        state = rules.apply(state, _choice(state))[0]
    return state


def _choice(state: State) -> Any:
    step = state.public.step
    assert step is not None
    match step.kind:
        case "deal_objects":
            return DealObjects(tuple(sorted(state.public.figures.cargo)))
        case "deal_missions":
            return DealMissions(tuple(MISSIONS[what] for what in state.public.figures.chart[len(state.public.members)]))
        case "pick":
            return parse_action(f"pick {STARTS[step.member]}", state.public.ship)
        case "hatch":
            return parse_action(f"hatch {HATCH}", state.public.ship)
        case "draw_event":
            cards = [action.card for action in rules.legal_actions(state)]
            return parse_action(f"event {'quiet-amber' if 'quiet-amber' in cards else cards[0]}", state.public.ship)
        case "draw_tokens":
            return parse_action("draw evolve larva spores vines", state.public.ship)
        case _:
            return rules.legal_actions(state)[0]


def public(state: State, **what: Any) -> State:
    """Return a State with some public facts changed."""
    return replace(state, public=replace(state.public, **what))


def board(state: State, **what: Any) -> State:
    """Return a State with something else lying on the ship."""
    return public(state, board=replace(state.public.board, **what))


def alien(state: State, **what: Any) -> State:
    """Return a State with the Alien's board changed."""
    return public(state, alien=replace(state.public.alien, **what))


def secrets(state: State, **what: Any) -> State:
    """Return a State in which the Alien knows something else; its hand's number follows."""
    state = replace(state, alien=replace(state.alien, **what))
    return alien(state, hand=len(state.alien.hand))


def member(state: State, who: str, **what: Any) -> State:
    """Return a State with one crew member changed."""
    status: Status = replace(state.public.members[who], **what)
    return public(state, members={**state.public.members, who: status})


def holding(state: State, **carried: tuple[str, ...]) -> State:
    """Return a State in which members carry objects, in `_` for `-`; those on the ship are the others."""
    held = {who: tuple(sorted(things)) for who, things in carried.items()}
    crew: CrewSecrets = replace(state.crew, carried={**state.crew.carried, **held})
    state = replace(state, crew=crew)
    for who, things in held.items():
        state = member(state, who, carried=len(things))
    return state


def tainted(state: State, who: str, contaminated: int, clean: int = 0) -> State:
    """Return a State with contagion tokens in front of a member."""
    state = member(state, who, contagion=contaminated + clean)
    return secrets(state, contaminated={**state.alien.contaminated, who: contaminated})


def acting(state: State, cubes: tuple[int, ...] = PLENTY) -> State:
    """Return a State in the Actions Phase, with so many cubes left in each box of every member."""
    for who in state.public.members:
        state = member(state, who, left=cubes)
    return public(state, phase="actions", agenda=(Step("actions"), Step("upkeep")))


def alien_acting(state: State, points: int = 7, hand: tuple[str, ...] | None = None) -> State:
    """Return a State in the Alien's Action Step."""
    if hand is not None:
        state = secrets(state, hand=tuple(sorted(hand)))
    later = (Step("act"), Step("final"), Step("resolution"), Step("begin_actions"), Step("upkeep"))
    plans = dict.fromkeys(state.public.members, (0,) * len(BOXES))
    state = replace(state, crew=replace(state.crew, plans=plans))
    return public(alien(state, points=points), phase="alien", agenda=later)


def before(state: State, phase: str) -> State:
    """Return a State in which a phase is about to begin as soon as `do` seals plans that were made."""
    order = ["adele", "alien", "resolution", "begin_actions", "upkeep"]
    plans = dict.fromkeys(state.public.members, (0,) * len(BOXES))
    state = replace(state, crew=replace(state.crew, plans=plans))
    steps = tuple(map(Step, order[order.index(phase) :]))
    return public(state, agenda=(Step("plan"), *steps), planned=frozenset(state.public.members))


def do(state: State, *texts: str) -> State:
    """Return the State after some actions, given as texts."""
    return told(state, *texts)[0]


def told(state: State, *texts: str) -> tuple[State, list[Event]]:
    """Return the State after some actions, and all their events."""
    found: list[Event] = []
    for text in texts:
        state, events = rules.apply(state, parse_action(text, state.public.ship))
        found.extend(events)
    return state, found


def refused(state: State, text: str) -> str:
    """Return the name of why an action is refused; empty if it is legal."""
    why = rules.refusal(state, parse_action(text, state.public.ship))
    return why.name if why else ""


def asked(state: State) -> str:
    """Return what is waited for."""
    return state.public.step.kind if state.public.step else "end"


def listed(state: State) -> list[str]:
    """Return the texts of the legal actions."""
    from solo.adele.actiontext import format_action

    return [format_action(action, state.public.ship) for action in rules.legal_actions(state)]


def types(events: list[Event]) -> list[str]:
    """Return the types of some events."""
    return [event.type for event in events]


def counts(facts: PublicState) -> Mapping[str, int]:
    """Return how many of some things lie about, for the count checks."""
    return {
        "tokens": len(facts.board.tokens),
        "spread": facts.board.spread.bit_count(),
        "out": sum(facts.alien.out.values()),
        "display": sum(facts.alien.display),
    }
