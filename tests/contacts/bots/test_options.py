"""What an Agent can ask about, row by row, against the rules of the turn; declared turns against what is asked."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from solo.contacts import rules, turn
from solo.contacts.actions import Become, Declare, MoveAgent, Order, UseAbility
from solo.contacts.agents import agents
from solo.contacts.board import Tile, TileSet
from solo.contacts.bots.options import Stage, moves_of, stages_of
from solo.contacts.effects import Effects
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import ALIEN, PublicState, Setup, Status
from solo.contacts.scenario import Token
from solo.contacts.state import State
from solo.hex.bits import bits_of
from tests.contacts.boards import board_of, random_rows, scenario_on
from tests.contacts.bots.boxes import boxed_game, decisions
from tests.contacts.scenes import Scene, scene

Row = tuple[Tile, TileSet, TileSet]

each_agent = pytest.mark.parametrize("agent", sorted(agents()))


def rows_of_stage(public: PublicState, stage: Stage) -> set[Row]:
    """Return a stage's rows as tile sets."""
    tiles = public.board.tiles

    def as_set(row: int, what: str) -> TileSet:
        flags = getattr(stage, what)[row]
        assert {*flags.tolist()} <= {0.0, 1.0}
        return bits_of(tile for tile, flag in zip(tiles, flags, strict=True) if flag)

    return {
        (tiles[end], as_set(row, "captures"), as_set(row, "detects")) for row, end in enumerate(stage.ends.tolist())
    }


def all_moves(public: PublicState, agent: str) -> Iterator[MoveAgent]:
    """Yield the moves that the rules allow: the listed ones, and where the way counts every other walk too."""
    yield from (action for action in turn.turn_actions(public, agent) if isinstance(action, MoveAgent))
    form = turn.current_form(public, agent)
    assert form is not None
    paths: list[tuple[Tile, ...]] = [(public.agents[agent].tile,)]
    for _ in range(form.allowance(public, agent) if form.sweeps else 0):
        paths = [(*path, near) for path in paths for near in public.board.neighbors[path[-1]]]
        yield from (move for path in paths if turn.refuse_move(public, move := MoveAgent(agent, path)) is None)


def whole_turns(public: PublicState, agent: str) -> tuple[set[Row], set[Row], set[Row]]:
    """Return by the turn's own rules what can be asked: with abilities by place, by moves alone, by those that roam."""
    near: set[Row] = set()
    plain: set[Row] = set()
    far: set[Row] = set()
    here = public.agents[agent].tile
    forms = turn.fresh_forms(public) if agents()[agent].copies else [None]
    for form in forms:
        begun = turn.public_effect(public, Become(agent, form)) if form else public
        for move in all_moves(begun, agent):
            moved = turn.public_effect(begun, move)
            end = move.path[-1]
            caught = 1 << end | turn.catches(begun, move) | (1 << move.carried[1] if move.carried else 0)
            uses = [action for action in turn.turn_actions(moved, agent) if isinstance(action, UseAbility)]
            asked = False
            for use in uses:
                ability = turn.ability_of(moved, agent, use.ability)
                assert ability is not None
                tiles = turn.asked_tiles(moved, use)
                if ability.kind == "roadblock":
                    continue
                if ability.roams:
                    far.add((here, tiles, 0) if ability.kind == "capture" else (here, 0, tiles))
                    continue
                asked = True
                near.add((end, caught | tiles, 0) if ability.kind == "capture" else (end, caught, tiles & ~caught))
            plain.add((end, caught, 0))
            if not asked:
                near.add((end, caught, 0))
    return near, plain, far


EFFECTS = (
    Effects(),
    Effects(slower=1, scan_change=-1),
    Effects(pace=1),
    Effects(talk="orders"),
    Effects(held=frozenset(agents())),
    Effects(silenced=frozenset(agents())),
)


def position(agent: str, seed: int) -> PublicState:
    """Return a random morning with three Agents on a small board: a roadblock, cards and the bike as they come."""
    rng = Random(f"{agent} {seed}")
    made = board_of(*random_rows(rng, *rng.choice([(3, 5), (4, 5)])))
    others = rng.sample(sorted({*agents()} - {agent, "grey"}), 6)
    team, copies = (agent, *others[:2]), tuple(sorted(others[2:])) if agent == "grey" else ()
    *spots, block = rng.sample(made.tiles, 4)
    closed = made.mountains | made.of_terrain["lake"]
    return PublicState(
        Setup(replace(scenario_on(made, 6, 3), tokens=(Token("bike", (block,)),)), team, copies),
        {each: Status(spot) for each, spot in zip(team, spots, strict=True)},
        phase="alien",
        day=1,
        roadblock=None if closed >> block & 1 else block,
        copies=copies,
        spent_forms=frozenset(copies[: rng.randrange(3)]),
        effects=EFFECTS[seed % len(EFFECTS)],
        rider=rng.choice([None, agent, others[0]]),
    )


@each_agent
def test_rows_are_what_the_rules_allow(agent: str) -> None:
    for seed in range(12):
        public = position(agent, seed)
        near, plain, far = whole_turns(turn.morning(public), agent)
        stages = [stage for stage in stages_of(public) if stage.agent == agent]
        assert [stage.agent for stage in stages] == [agent] * (1 + bool(far))
        rows = rows_of_stage(public, stages[0])
        assert near <= rows <= near | plain
        assert not far or rows_of_stage(public, stages[1]) == far


@each_agent
def test_no_row_asks_about_what_it_captures(agent: str) -> None:
    for seed in range(6):
        public = position(agent, seed)
        for stage in stages_of(public):
            assert len(stage.ends) == len(stage.captures) == len(stage.detects) > 0
            assert not (stage.captures * stage.detects).any()


def test_a_sweep_knows_every_way_to_an_end() -> None:
    """Red can come to C1 past two tiles or past two others: both count, not the shortest walk alone (CR-18)."""
    day = scene("ffff", "ffff", alien="D2 D2-C2", red="A1")
    sets = {1 << move.path[-1] | bits_of(move.path[1:]) for move in moves_of(day.public, "red", agents()["red"])}
    assert {day.board.set_named(way.split()) for way in ("B1 C1", "A2 B1 C1", "A2 B2 C1")} <= sets


def test_who_detects_plays_first_and_who_has_played_not_at_all() -> None:
    day = scene("cffff", "fffff", alien="A1 A1-B1", pink="E1", yellow="D1", purple="A2")
    assert [stage.agent for stage in stages_of(day.public)] == ["yellow", "pink", "purple"]
    assert [stage.agent for stage in stages_of(day.public_now(done=frozenset({"yellow"})).public)] == ["pink", "purple"]


# ------------------------------------------------------------------------------------------------- declared turns


def answered(day: Scene, parts: tuple[Order, ...]) -> tuple[set[str], set[str]]:
    """Play a declared turn and return about which tiles it was asked, to capture and to detect."""
    caught: set[str] = set()
    seen: set[str] = set()
    for part in parts:
        if day.outcome is None and day.public.phase == "agents":
            day = Scene(*rules.apply(day.state, part))
            for line in day.told("answer"):
                found = seen if line["kind"] == "detect" else caught
                found.update(line["tiles"])  # type: ignore[arg-type]
    return caught, seen


@each_agent
def test_a_declared_turn_is_one_row_of_what_it_asks(agent: str) -> None:
    """CR-40: what the rules then ask, action by action; the dog's question is put when its trace is named."""
    compared = 0
    for seed in range(40):
        rng = Random(f"declared {agent} {seed}")
        public = replace(position(agent, seed), phase="declare", named=agent, effects=Effects())
        alien = AlienSecrets(public.board.tiles[-1], ())
        choice = rng.choice(list(rules.legal_actions(State(public, alien))))
        assert isinstance(choice, Declare)
        declared = replace(public, phase="alien", declared=choice.actions)
        stage = next(stage for stage in stages_of(declared) if stage.agent == agent)
        assert len([stage for stage in stages_of(declared) if stage.agent == agent]) == 1
        ((_, captures, detects),) = rows_of_stage(declared, stage)
        today = replace(turn.morning(declared), phase="agents")
        caught, seen = answered(Scene(State(today, replace(alien, paths=((alien.start,),)))), choice.actions)
        if "dog" in str(choice.actions):
            continue
        board, finished = public.board, captures == public.board.set_named(sorted(caught))
        if not finished:
            assert board.set_named(sorted(caught)) & ~captures == 0 and captures >> alien.start & 1
            continue
        assert detects == board.set_named(sorted(seen)) & ~captures
        compared += 1
    assert compared > 10


def test_positions_of_whole_games_have_stages() -> None:
    """Before and after the Alien's move, cards in force, Grey, replaced Agents, a declared turn."""
    declared = 0
    for seed in range(24):
        session = boxed_game(seed)
        for side in decisions(session):
            public = session.state.public
            if side != ALIEN or public.phase not in ("alien", "after"):
                continue
            stages = stages_of(public)
            assert {stage.agent for stage in stages} == {*public.agents}
            for stage in stages:
                near, plain, far = whole_turns(turn.morning(public), stage.agent)
                rows = rows_of_stage(public, stage)
                if stage.agent == public.named and public.declared:
                    declared += 1
                    assert len(rows) == 1
                else:
                    assert near <= rows <= near | plain or rows == far
    assert declared > 1
