"""Playing by what is left: of all Agents' next steps the one after which least is left, other Agents' answers foreseen.

What "left" means is a way of playing's own: a `Measure` gives a number for a set that remains, 0 for nothing. Yes and
no both count, each by its chance, and a capture leaves nothing. Every waiting Agent's best step is looked at with the
best steps that others have after each answer, so that who only catches waits for who makes the set small.
"""

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter

from solo.contacts import turn
from solo.contacts.actions import Become, Order, UseAbility
from solo.contacts.board import TileSet
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.bots.hunters.options import Option, Question, nearest, options, questions
from solo.contacts.public import PublicState
from solo.core.rng import Random

__all__ = ["Measure", "Style", "next_order"]

Measure = Callable[[PublicState, TileSet, Chances], float]
"""How much is left: from the public facts, the tiles where Agents then stand, and the chances that remain."""

NEAR = 0.001
"""What a step nearer to the set is worth, against the whole of what is left."""

AHEAD = 2
"""So many more Agents' steps are foreseen after the one that is chosen."""

LOSS = 2.0
"""What a capture that would not count costs, against the whole of what is left."""


@dataclass(frozen=True, slots=True)
class Style:
    """How a way of playing looks at what is left: its measure, and where it drops the roadblock."""

    measure: Measure
    drop: Callable[[PublicState, str, Chances], UseAbility | None]
    near: float = NEAR


@dataclass(frozen=True, slots=True)
class _View:
    """The facts that a decision starts from, and the measure of what is there before it."""

    public: PublicState
    chances: Chances
    style: Style
    before: float

    def share(self, occupied: TileSet, chances: Chances) -> float:
        """Return how much of what was there is left when these chances remain, weighed by how likely they are."""
        if not chances.possible:
            return 0.0
        left = self.style.measure(self.public, occupied, chances) / self.before
        return left * chances.total / self.chances.total


@dataclass(frozen=True, slots=True)
class _Step:
    """An order that can be given, what it leaves (one chances an answer), and what speaks against it besides."""

    order: Order
    agent: str
    occupied: TileSet
    branches: Sequence[Chances]
    cost: float


def next_order(
    public: PublicState, waiting: Sequence[str], chances: Chances, rng: Random, style: Style
) -> Order | None:
    """Return the next action of one of some Agents, or None when they have all played."""
    if not waiting:
        return None
    view = _View(public, chances, style, max(style.measure(public, public.occupied, chances), 1e-9))
    first = waiting[0]
    if len(waiting) == 1 and public.agents[first].path and not turn.may_move_again(public, first):
        return _finish(view, first)
    steps: list[_Step] = []
    found: dict[str, list[Option]] = {}
    for agent in waiting:
        step, found[agent] = _best_of(view, agent, rng)
        steps.append(step)
    if len(steps) == 1:
        return steps[0].order
    return min(steps, key=lambda step: (_with_next(view, step, found), rng.random())).order


def _best_of(view: _View, agent: str, rng: Random) -> tuple[_Step, list[Option]]:
    """Return an Agent's best step, and all its options; Grey takes the form whose best step is best (CR-23)."""
    public = view.public
    if turn.current_form(public, agent) is not None:
        choices = [*options(public, agent, view.chances)]
        return _best(view, choices, rng), choices
    best: tuple[float, float, _Step, list[Option]] | None = None
    for copy in turn.fresh_forms(public):
        become = Become(agent, copy)
        choices = [*options(turn.public_effect(public, become), agent, view.chances)]
        step = _best(view, choices, rng)
        key = (_left(view, step), rng.random())
        if best is None or key < best[:2]:
            best = (*key, _Step(become, agent, step.occupied, step.branches, step.cost), choices)
    assert best is not None
    return best[2], best[3]


def _best(view: _View, choices: Iterable[Option], rng: Random) -> _Step:
    """Return the step that leaves least by itself."""
    steps = (_step(view, option) for option in choices)
    return min(steps, key=lambda step: (_left(view, step), rng.random()))


def _step(view: _View, option: Option) -> _Step:
    left, end = view.chances.without(option.caught), option.move.path[-1]
    cost = view.style.near * nearest(view.public.board, end, left.possible or view.chances.possible) - option.errand
    if not option.counts:
        cost += LOSS * view.chances.of(option.caught) / view.chances.total
    occupied = option.occupied_after(view.public.occupied)
    return _Step(option.move, option.agent, occupied, answers(left, option.question), cost)


def answers(chances: Chances, question: Question) -> list[Chances]:
    """Return what each answer that lets the game go on would leave."""
    match question.kind:
        case "":
            return [chances]
        case "capture":
            return [chances.without(question.tiles)]
        case "shot":
            shot = chances.heaviest(question.tiles)
            return [chances if shot is None else chances.without(1 << shot)]
        case _:
            return [chances.without(~question.tiles), chances.without(question.tiles)]


def _left(view: _View, step: _Step) -> float:
    return step.cost + sum(view.share(step.occupied, branch) for branch in step.branches)


def _with_next(view: _View, step: _Step, found: Mapping[str, Sequence[Option]]) -> float:
    """Return what a step leaves together with the best next ones of other Agents after each answer."""
    others = {agent: choices for agent, choices in found.items() if agent != step.agent}
    return step.cost + sum(_rest(view, step.occupied, branch, others, AHEAD) for branch in step.branches)


def _rest(view: _View, occupied: TileSet, chances: Chances, found: Mapping[str, Sequence[Option]], steps: int) -> float:
    """Return what so many more Agents leave of some chances, each doing what leaves least by itself."""
    if not found or not chances.possible:
        return view.share(occupied, chances)
    best = math.inf
    for agent, choices in found.items():
        left, option = min(((_after(view, occupied, chances, option), option) for option in choices), key=itemgetter(0))
        if steps > 1 and len(found) > 1:
            others = {other: some for other, some in found.items() if other != agent}
            there = option.occupied_after(occupied)
            branches = answers(chances.without(option.caught), option.question)
            left = _cost(view, chances, option)
            left += sum(_rest(view, there, branch, others, steps - 1) for branch in branches)
        best = min(best, left)
    return best


def _after(view: _View, occupied: TileSet, chances: Chances, option: Option) -> float:
    there = option.occupied_after(occupied)
    branches = answers(chances.without(option.caught), option.question)
    return _cost(view, chances, option) + sum(view.share(there, branch) for branch in branches)


def _cost(view: _View, chances: Chances, option: Option) -> float:
    """Return what speaks against an option besides what it leaves: its errand, and captures that would not count."""
    lost = 0.0 if option.counts else LOSS * chances.of(option.caught) / view.chances.total
    return lost - option.errand * chances.total / view.chances.total


def _finish(view: _View, agent: str) -> UseAbility | None:
    """Return what an Agent that has moved does yet: its question, the roadblock, or nothing."""
    public, status = view.public, view.public.agents[agent]
    if not status.used:
        best = min(questions(public, agent, view.chances), key=lambda found: _asked(view, *found))[0]
        if best.use is not None:
            return best.use
    return None if status.dropped else view.style.drop(public, agent, view.chances)


def _asked(view: _View, question: Question, errand: float) -> float:
    occupied = view.public.occupied
    return sum(view.share(occupied, branch) for branch in answers(view.chances, question)) - errand
