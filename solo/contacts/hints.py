"""What the hint panel shows: advice, proofs and values, from the human side's observation and nothing else."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from solo.contacts import turn
from solo.contacts.actions import Become, MoveAgent, UseAbility
from solo.contacts.agent import Ability, Agent
from solo.contacts.agents import agents
from solo.contacts.belief import Belief, BeliefEngine
from solo.contacts.board import ZONES, Board, Tile, TileSet
from solo.contacts.deduction.exact import Deduction
from solo.contacts.deduction.explain import Proof, why_not
from solo.contacts.deduction.following import Follower
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.record import PublicRecord
from solo.hex.bits import members

__all__ = ["Hints", "Option", "Size", "ability_option", "option_of", "options_under", "set_sizes"]


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that an Agent could do: its move and the ability after it (either may be None), and what it promises.

    `catch` and `yes` are chances under the belief; `left` the number of tiles that remain on average if the Alien is
    not caught.
    """

    move: MoveAgent | None
    ability: UseAbility | None
    catch: float
    yes: float
    left: float


@dataclass(frozen=True, slots=True)
class Size:
    """The set's size after an event: the record's line, its day, the number of possible tiles."""

    line: int
    day: int
    count: int


class Hints:
    """Advice for one game. What it answers depends on the observation alone; it only keeps what it has worked out."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._follower = Follower()
        self._engine = BeliefEngine(board)

    def deduction(self, observation: TeamObservation) -> Deduction:
        """Return the deduction from the public record; it is only to be read."""
        return self._follower.deduction(observation.record, self.board)

    def possible(self, observation: TeamObservation) -> TileSet:
        """Return where the Alien can be now."""
        return self.deduction(observation).possible

    def by_zone(self, observation: TeamObservation) -> Mapping[str, int]:
        """Return how many possible tiles lie in each zone."""
        possible = self.possible(observation)
        return {zone: (possible & self.board.of_zone[zone]).bit_count() for zone in ZONES}

    def belief(self, observation: TeamObservation) -> Belief:
        """Return the weight of each possible tile (CR-49)."""
        return self._engine.belief(self.deduction(observation))

    def positions_on(self, observation: TeamObservation, day: int) -> TileSet:
        """Return where a past day (0: the start) can have ended, by all that is known now."""
        return self.deduction(observation).positions_on(day)

    def sizes(self, observation: TeamObservation) -> list[Size]:
        """Return how the set shrank and grew, event by event."""
        return set_sizes(observation.record, self.board)

    def why_not(self, observation: TeamObservation, tile: Tile) -> Proof | None:
        """Return the events that rule a tile out, or None if the Alien can be there."""
        return why_not(self.deduction(observation).facts, self.board, tile)

    def how_here(self, observation: TeamObservation, tile: Tile) -> tuple[tuple[Tile, ...], ...] | None:
        """Return one whole hidden history that ends on a tile, a path a day, or None if it is ruled out."""
        return self.deduction(observation).history_to(tile)

    def options(self, observation: TeamObservation, agent: str) -> list[Option]:
        """Return what an Agent could do now, the best first: most catch chance, then fewest tiles left on average.

        One option for each end of its move and each ability, with the ability's best target.
        """
        public = observation.public
        if public.phase != "agents" or agent in public.done:
            return []
        return options_under(public, agent, self.belief(observation).weights)

    def check_notes(self, observation: TeamObservation, notes: Mapping[Tile, str]) -> list[Tile]:
        """Return the tiles whose own mark (`possible` or `no`) contradicts what the record allows."""
        possible = self.possible(observation)
        return [
            tile
            for tile, mark in sorted(notes.items())
            if (mark == "possible" and not possible >> tile & 1) or (mark == "no" and possible >> tile & 1)
        ]


def set_sizes(record: PublicRecord, board: Board) -> list[Size]:
    """Return the set's size after each event that says something. Raises: as `Deduction.add`."""
    deduction = Deduction(board)
    return [
        Size(line.number, deduction.day, deduction.possible.bit_count()) for line in record.lines if deduction.add(line)
    ]


def options_under(public: PublicState, agent: str, weights: Mapping[Tile, float]) -> list[Option]:
    """Return what an Agent that has not played could do, as `Hints.options` sorts it, by some weights that sum to 1."""
    found = [option for form in _forms(public, agent) for option in _options(public, agent, form, weights)]
    return sorted(found, key=lambda option: (-round(option.catch, 6), round(option.left, 6)))


def option_of(public: PublicState, move: MoveAgent, use: UseAbility | None, weights: Mapping[Tile, float]) -> Option:
    """Return what a move promises, with the ability that is used after it: as one of `options_under` is valued."""
    asked = _asked_by(public, move)
    caught, rest = _weight(asked, weights), _without(asked, weights)
    after = turn.public_effect(public, move)
    ability = turn.ability_of(after, move.agent, use.ability) if use is not None else None
    if use is None or ability is None or ability.kind not in ("capture", "detect"):
        return Option(move, use, caught, 0.0, float(len(rest)))
    return _valued(move, use, ability, turn.asked_tiles(after, use), caught, rest)


def ability_option(public: PublicState, use: UseAbility, weights: Mapping[Tile, float]) -> Option | None:
    """Return what an ability promises where its Agent stands now; None if it neither captures nor detects."""
    ability = turn.ability_of(public, use.agent, use.ability)
    if ability is None or ability.kind not in ("capture", "detect"):
        return None
    return _valued(None, use, ability, turn.asked_tiles(public, use), 0.0, weights)


def _asked_by(public: PublicState, move: MoveAgent) -> TileSet:
    """Return where a move captures: on its landings, and on its way."""
    asked = 1 << move.path[-1] | turn.catches(public, move)
    return asked if move.carried is None else asked | 1 << move.carried[1]


def _without(asked: TileSet, weights: Mapping[Tile, float]) -> dict[Tile, float]:
    return {tile: weight for tile, weight in weights.items() if not asked >> tile & 1}


def _forms(public: PublicState, agent: str) -> list[Agent]:
    form = turn.current_form(public, agent)
    return [form] if form is not None else [agents()[copy] for copy in turn.fresh_forms(public)]


def _options(public: PublicState, agent: str, form: Agent, weights: Mapping[Tile, float]) -> Iterator[Option]:
    status = public.agents[agent]
    if form.id != agent and status.form is None:
        public = turn.public_effect(public, Become(agent, form.id))
    if status.path and not turn.may_move_again(public, agent):
        yield from _ability_options(public, agent, None, 0, weights)
        return
    for move in form.legal_moves(public, agent):
        asked = _asked_by(public, move)
        yield from _ability_options(turn.public_effect(public, move), agent, move, asked, weights)


def _ability_options(
    public: PublicState, agent: str, move: MoveAgent | None, asked: TileSet, weights: Mapping[Tile, float]
) -> Iterator[Option]:
    caught = _weight(asked, weights)
    rest = _without(asked, weights)
    plain = True
    if not public.agents[agent].used:
        for ability in turn.abilities_of(public, agent):
            best = _best_target(public, agent, ability, rest)
            if best is not None:
                plain = False
                yield _valued(move, best, ability, turn.asked_tiles(public, best), caught, rest)
    if plain and move is not None:
        yield Option(move, None, caught, 0.0, float(len(rest)))


def _best_target(public: PublicState, agent: str, ability: Ability, rest: Mapping[Tile, float]) -> UseAbility | None:
    """Return the ability with its best target: captures the heaviest, detections the one that halves best."""
    if ability.kind not in ("capture", "detect"):
        return None
    best: tuple[float, UseAbility] | None = None
    for target in ability.targets(public, agent):
        action = UseAbility(agent, ability.id, target)
        tiles = ability.asked(public, agent, target)
        weight = _weight(tiles, rest)
        score = weight if ability.kind == "capture" else -abs(weight - sum(rest.values()) / 2)
        if tiles and (best is None or score > best[0]):
            best = (score, action)
    return best[1] if best else None


def _valued(
    move: MoveAgent | None,
    action: UseAbility,
    ability: Ability,
    tiles: TileSet,
    caught: float,
    rest: Mapping[Tile, float],
) -> Option:
    yes = _weight(tiles, rest)
    inside = sum(1 for tile in rest if tiles >> tile & 1)
    outside = len(rest) - inside
    if ability.kind == "capture":
        return Option(move, action, caught + yes, yes, float(outside))
    total = sum(rest.values())
    left = (yes * inside + (total - yes) * outside) / total if total else 0.0
    return Option(move, action, caught, yes, left)


def _weight(tiles: TileSet, weights: Mapping[Tile, float]) -> float:
    return sum(weights.get(tile, 0.0) for tile in members(tiles))
