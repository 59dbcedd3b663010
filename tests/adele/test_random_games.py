"""Random games: the counts hold after every action, every thing occurs, every game ends on its turn track."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from solo import adelelibrary
from solo.adele import rules
from solo.adele.actions import Action, PlaceHazard, PlaceToken, Plan, Resign, SealPlans, Special, Use, Wear
from solo.adele.actiontext import FORMS, format_action, parse_action
from solo.adele.bots import CREWS, LEVELS
from solo.adele.crew import crew
from solo.adele.events import events
from solo.adele.game import GAME
from solo.adele.hazards import hazards
from solo.adele.objects import objects
from solo.adele.places import members
from solo.adele.public import Setup, Step
from solo.adele.state import State
from solo.adele.terminals import functions
from solo.adele.tokens import tokens
from solo.core.record import Event
from solo.core.session import Session, SessionInfo
from tests.adele.invariants import check


class Machine(RuleBasedStateMachine):
    """Any legal actions from any set-up file; what chance does comes as the list says or as drawn."""

    state: State

    @initialize(id=st.sampled_from(adelelibrary.scenario_ids()), seed=st.integers(0, 10**6))
    def begin(self, id: str, seed: int) -> None:
        self.rng = Random(seed)
        file = adelelibrary.scenario(id)
        who = tuple(self.rng.sample(sorted(crew()), file.crew_size))
        self.state = rules.new_state(adelelibrary.setup_with(file, who))

    @precondition(lambda self: rules.to_move(self.state) == "chance")
    @rule()
    def draw(self) -> None:
        self._apply(rules.draw(self.state, self.rng))

    @precondition(lambda self: rules.to_move(self.state) is not None)
    @rule(number=st.integers(0, 10**4))
    def act(self, number: int) -> None:
        legal = rules.legal_actions(self.state)
        self._apply(legal[number % len(legal)])

    @precondition(lambda self: rules.to_move(self.state) is not None)
    @rule(many=st.integers(5, 40))
    def play_on(self, many: int) -> None:
        for _ in range(many):
            if rules.to_move(self.state) is not None:
                self._apply(kind_by_kind(rules.legal_actions(self.state), self.rng))
                check(self.state)

    @precondition(lambda self: rules.to_move(self.state) is None)
    @rule()
    def nothing_more(self) -> None:
        assert rules.legal_actions(self.state) == [] and not rules.is_legal(self.state, Resign())

    def _apply(self, action: Action) -> None:
        text = format_action(action, self.state.public.ship)
        assert parse_action(text, self.state.public.ship) == action
        before, copy = self.state, self.state.public
        self.state, told = rules.apply(self.state, action)
        assert before.public == copy
        ends = [event.type for event in told if event.type == "end"]
        assert ends == ([told[-1].type] if self.state.public.outcome else [])

    @invariant()
    def adds_up(self) -> None:
        check(self.state)


Machine.TestCase.settings = settings(max_examples=30, stateful_step_count=30)
test_the_counts_hold_after_every_action = Machine.TestCase


def kind_by_kind(legal: Sequence[Any], rng: Random) -> Any:
    """Choose a kind of action, then one of that kind: else plans and hand-overs crowd out the rest."""
    kinds = sorted({type(action).__name__ for action in legal})
    kind = rng.choice(kinds)
    return rng.choice([action for action in legal if type(action).__name__ == kind])


# Coverage

USED = [id for id, kind in objects().items() if kind.kind in ("one-use", "lasting")]
WORN = [id for id, kind in objects().items() if kind.kind == "worn"]
DELIVERED = [id for id, kind in objects().items() if kind.kind == "mission"]
ENDINGS = ("code", "infection", "death", "contamination", "time", "resign")
EVERYTHING = sorted(
    [
        *(f"action {made.__name__}" for made, _ in FORMS.values()),
        "action HandOver",
        *(f"use {id}" for id in USED),
        *(f"wear {id}" for id in WORN),
        *(f"deliver {id}" for id in DELIVERED),
        *(f"special {id}" for id in functions()),
        *(f"event {id}" for id in events()),
        *(f"hazard {id}" for id in hazards()),
        *(f"token {id}" for id in tokens()),
        *(f"met {id}" for id in tokens()),
        *(f"end {why}" for why in ENDINGS),
    ]
)


def labels(action: Action) -> list[str]:
    """Return what of EVERYTHING an action is."""
    found = [f"action {type(action).__name__}"]
    match action:
        case Use(_, what, _):
            found.append(f"use {what}")
        case Wear(_, what):
            found.append(f"wear {what}")
        case Special(_, function, words):
            found += [f"special {function}", *(f"taken {what}" for what in words if function == "engineering")]
        case PlaceHazard(hazard, _):
            found.append(f"hazard {hazard}")
        case PlaceToken(token, _):
            found.append(f"token {token}")
    return found


def told_labels(told: Sequence[Event]) -> list[str]:
    """Return what of EVERYTHING some events are."""
    found = []
    for event in told:
        fields = event.fields
        if event.type == "event":
            found.append(f"event {str(fields['card']).partition('-')[0]}")
        elif event.type == "token_removed" and fields["cause"] == "entered":
            found.append(f"met {fields['token']}")
        elif (event.type == "roll" and fields["why"] == "vines") or (
            event.type == "contagion" and fields["cause"] == "spores"
        ):
            found.append("met vines" if event.type == "roll" else "met spores")
        elif event.type == "delivered":
            found.append(f"deliver {fields['what']}")
        elif event.type == "end":
            found.append(f"end {fields['why']}")
    return found


def directed(session: Session, seen: Counter[str], rng: Random, level: int, noise: float) -> Action:
    """Do what never was done where it can be; else play as the computer players do, or now and then anything."""
    side = session.to_move
    assert side is not None
    if side == "chance":
        return GAME.draw(session.state, rng)
    if session.state.public.step == Step("plan") and rng.random() < 2 * noise:
        waiting = [member for member in session.state.public.members if member not in session.state.public.planned]
        return Plan(waiting[0], (0, 1, 0, 1, 0, 2)) if waiting else SealPlans()
    legal = list(session.legal_actions())
    new = [action for action in legal if any(not seen[label] for label in labels(action))]
    if new:
        return rng.choice(new)
    if rng.random() < noise:
        return kind_by_kind(legal, rng)
    if side == "alien":
        return LEVELS[level].choose(session.observe(side), legal, rng)
    return CREWS["greedy"](session.observe(side), legal, rng)


def near_the_terminals(number: int) -> Setup:
    """Return a set-up whose crew starts at terminals, so that rarely used things come about."""
    file = adelelibrary.scenario(adelelibrary.scenario_ids()[number % len(adelelibrary.scenario_ids())])
    ship = file.ship
    terminals = [*members(ship.terminal("engineering") | ship.terminal("surveillance") | ship.terminal("navigation"))]
    start = replace(file.start, crew=dict(enumerate(terminals[: file.crew_size], 1)))
    return adelelibrary.setup_with(replace(file, start=start))


def covered(games: int) -> Counter[str]:
    """Return how often everything occurred in directed games; every other one is played well, the last given up."""
    seen: Counter[str] = Counter()
    for number in range(games):
        session = Session(GAME, near_the_terminals(number), SessionInfo("cover", number, {}))
        rng = Random(number)
        while session.to_move is not None:
            action = directed(session, seen, rng, *((2, 0.15) if number % 2 else (1, 0.0)))
            if number == games - 1 and session.to_move == "crew":
                action = Resign()
            seen.update(labels(action))
            seen.update(told_labels(session.apply(action)))
            check(session.state)
    return seen


def test_everything_occurs() -> None:
    seen = covered(60)
    table = "\n".join(f"{seen[what]:7} {what}" for what in EVERYTHING)
    print(f"\n{table}")
    assert [what for what in EVERYTHING if not seen[what]] == [], table


def test_no_game_is_longer_than_its_turn_track() -> None:
    for number, id in enumerate(adelelibrary.scenario_ids() * 2):
        session = Session(GAME, adelelibrary.setup_of(id), SessionInfo("track", number, {}))
        while (side := session.to_move) is not None:
            rng = session.stream(side)
            legal = session.legal_actions()
            session.apply(GAME.draw(session.state, rng) if side == "chance" else kind_by_kind(legal, rng))
        facts = session.state.public
        assert facts.played <= facts.figures.turns[len(facts.members)] == facts.turn + facts.played - 1
