"""What an Agent can do on its turn, as sets of tiles: for every end of its move, what it catches there and asks.

All ways of playing choose among these; which of them is best is theirs to say. Each has the move that begins it, and
what it is worth to the team's mission cards; `bots/options.py` has the rough rows that the Alien's levels search.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from solo.contacts import turn
from solo.contacts.actions import MoveAgent, UseAbility
from solo.contacts.agent import Ability, Agent, open_tiles
from solo.contacts.board import Board, Tile, TileSet
from solo.contacts.bots.hunters import errands
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.public import PublicState

__all__ = ["NOTHING", "Option", "Question", "drops", "longest_catch", "nearest", "options", "questions", "sweeps"]

ROAMING = 4
"""Of an ability that can ask anywhere only so many targets are looked at before its Agent has moved."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked. `kind`: detect, capture, trace, or shot, a capture on any one of `tiles`; "" asks nothing."""

    kind: str
    tiles: TileSet
    use: UseAbility | None = None


NOTHING = Question("", 0)


@dataclass(frozen=True, slots=True)
class Option:
    """A move, the tiles on which it captures, and a question that can be asked after it.

    `came`: the tiles where somebody stands after the move who stood on `left` before. With mission cards in mind:
    `counts`, whether a capture by the move would win, and `errand`, what else the option is worth to the team.
    """

    agent: str
    move: MoveAgent
    caught: TileSet
    question: Question
    left: TileSet
    came: TileSet
    counts: bool = True
    errand: float = 0.0

    def occupied_after(self, occupied: TileSet) -> TileSet:
        """Return where Agents stand after the move."""
        return occupied & ~self.left | self.came


def options(public: PublicState, agent: str, chances: Chances) -> Iterator[Option]:
    """Yield an Agent's options for its move: every end of it with every question from there, and with none."""
    form = turn.current_form(public, agent)
    assert form is not None
    able = turn.abilities_of(public, agent)
    anywhere = _anywhere(public, agent, able, chances)
    sweeping = sweeps(public, agent, form)
    for move in form.legal_moves(public, agent):
        if sweeping and len(move.path) > 1:
            move = longest_catch(public, move, form, chances)
        caught = 1 << move.path[-1] | turn.catches(public, move)
        left, came = 1 << public.agents[agent].tile, 1 << move.path[-1]
        if move.carried is not None:
            left, came = left | 1 << public.agents[move.carried[0]].tile, came | 1 << move.carried[1]
            caught |= 1 << move.carried[1]
        sign, errand = errands.weighed(public, move)
        moved = turn.public_effect(public, move)
        for question in (NOTHING, *anywhere, *_from_here(moved, agent, able)):
            worth = errand + _errand(moved, question, chances)
            yield Option(agent, move, caught, question, left, came, sign > 0, worth)


def questions(public: PublicState, agent: str, chances: Chances) -> list[tuple[Question, float]]:
    """Return what an Agent that has moved can ask, shots at the likeliest tile only, each with its errand's worth."""
    found = [(NOTHING, 0.0)]
    for ability in turn.abilities_of(public, agent):
        if ability.kind == "roadblock":
            continue
        for target in _targets(ability, public, agent, chances):
            asked = ability.asked(public, agent, target)
            question = Question(ability.kind, asked, UseAbility(agent, ability.id, target))
            if asked & chances.possible:
                found.append((question, _errand(public, question, chances)))
    return found


def _targets(ability: Ability, public: PublicState, agent: str, chances: Chances) -> Sequence[tuple[int, ...]]:
    """Return the targets worth asking about: where one tile is shot at, only the likeliest one."""
    if ability.size == 1:
        shot = chances.heaviest(ability.around(public, public.agents[agent].tile))
        return [] if shot is None else [(shot,)]
    return [*ability.targets(public, agent)]


def _from_here(moved: PublicState, agent: str, able: Sequence[Ability]) -> Iterator[Question]:
    """Yield the questions that depend on where the Agent stands."""
    for ability in able:
        if ability.roams or ability.kind == "roadblock":
            continue
        if ability.size == 1:
            yield Question("shot", ability.around(moved, moved.agents[agent].tile))
            continue
        for target in ability.targets(moved, agent):
            yield Question(ability.kind, ability.asked(moved, agent, target))


def _anywhere(public: PublicState, agent: str, able: Sequence[Ability], chances: Chances) -> list[Question]:
    """Return the questions that an Agent can ask from wherever it stands, the ROAMING ones that halve best."""
    found: list[Question] = []
    for ability in able:
        if ability.roams and ability.size == 1:
            found.append(Question("shot", ability.around(public, 0)))
        elif ability.roams:
            asked = {ability.asked(public, agent, target) for target in ability.targets(public, agent)}
            best = sorted(asked, key=lambda tiles: (abs(2 * chances.of(tiles) - chances.total), tiles))
            found += [Question(ability.kind, tiles) for tiles in best[:ROAMING]]
    return found


def _errand(public: PublicState, question: Question, chances: Chances) -> float:
    """Return what asking is worth to the team's mission cards; far below zero where a yes would spoil them."""
    if not public.missions or not question.kind:
        return 0.0
    if question.kind in ("capture", "shot"):
        return 0.0 if errands.capture_counts(public) else errands.SPOILED
    return errands.minded(public, question.kind, 0.0, chances.of(question.tiles) / chances.total)


def sweeps(public: PublicState, agent: str, form: Agent) -> bool:
    """Return whether an Agent captures along the whole path of its walk today."""
    power = turn.power(public, agent)
    return power is not None and power.sweeps and form.walks and agent not in public.effects.lifted


def longest_catch(public: PublicState, move: MoveAgent, form: Agent, chances: Chances) -> MoveAgent:
    """Return the way to the same end that passes over the likeliest tiles."""
    goal = move.path[-1]
    board, free = public.board, open_tiles(public, form.climbs)
    best = (-1, move)
    paths: list[tuple[Tile, ...]] = [move.path[:1]]
    for _ in range(form.allowance(public, move.agent)):
        paths = [(*path, near) for path in paths for near in board.neighbors[path[-1]] if free >> near & 1]
        for path in paths:
            if path[-1] == goal:
                way = MoveAgent(move.agent, path)
                found = chances.of(form.way(public, way))
                if found > best[0]:
                    best = (found, way)
    return best[1]


def drops(public: PublicState, agent: str, chances: Chances) -> UseAbility | None:
    """Drop the roadblock where it stands in the way of the likeliest tiles, if the Agent has it."""
    best: tuple[int, UseAbility] | None = None
    for ability in turn.abilities_of(public, agent):
        if ability.kind == "roadblock":
            for target in ability.targets(public, agent):
                beside = chances.of(public.board.adjacent[target[0]])
                if beside and (best is None or beside > best[0]):
                    best = (beside, UseAbility(agent, ability.id, target))
    return best[1] if best else None


def nearest(board: Board, tile: Tile, possible: TileSet) -> int:
    """Return the distance to the nearest possible tile."""
    for radius in range(1, 30):
        if board.within(tile, radius) & possible:
            return radius
    return 30
