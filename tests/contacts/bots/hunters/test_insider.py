"""Agents that know a program: they think of possible tiles alone, and foresee a program that does always the same."""

from collections.abc import Mapping
from random import Random

import pytest

from solo.contacts import rules
from solo.contacts.actions import MoveAgent
from solo.contacts.board import Tile, TileSet
from solo.contacts.bots import KNOWING, LEVELS, TEAM_IDS, TEAMS, team_of
from solo.contacts.bots.alien import stray
from solo.contacts.bots.alien.mind import Mind, mind_of
from solo.contacts.bots.hunters import greedy
from solo.contacts.bots.hunters.even import possible_tiles
from solo.contacts.bots.hunters.insider import against, chances_of
from solo.contacts.conditions import turn_fields, walk_of
from solo.contacts.observation import AlienSecrets, TeamObservation
from solo.contacts.public import TEAM, PublicState
from solo.contacts.redact import team_observation
from solo.contacts.rules.setup import setup_fields
from solo.core.record import PublicLine, PublicRecord
from tests.contacts.bots.boxes import boxed_game, decisions
from tests.contacts.scenes import Scene, scene


def to_the_end(public: PublicState, alien: AlienSecrets, known: TileSet) -> Mapping[Tile, float]:
    """A program that always goes to the last tile that it can reach."""
    ends = walk_of(public).ends(1 << alien.tile) & ~alien.camps
    return {ends.bit_length() - 1: 1.0} if ends else {}


def toy() -> Mind:
    return mind_of(to_the_end, lambda public: 1 << public.board.tiles[0], 20)


def day_1() -> Scene:
    return scene("fffffff", "mmmmmmm", zones=["AAAAAAA", "BBBBBBB"], alien="A1 A1-B1", yellow="A2")


def seen_by_the_team(day: Scene) -> TeamObservation:
    fields = turn_fields(day.public)
    lines = (
        PublicLine(1, "setup", setup_fields(day.public)),
        PublicLine(2, "zone", {"zone": "A"}),
        PublicLine(3, "alien_turn", fields),
    )
    return team_observation(day.state, PublicRecord(lines, 3))


def test_a_program_that_always_does_the_same_is_foreseen() -> None:
    """It starts on A1 and has 5 points: after the first day it stands on F1, though any tile is possible."""
    seen = seen_by_the_team(day_1())
    chances = chances_of(toy(), seen)
    named = seen.public.board.named
    assert chances.heaviest(-1) == named("F1")
    assert chances.of(1 << named("F1")) > 100 * chances.of(1 << named("C1")) > 0
    assert chances.possible == possible_tiles(seen)


def test_who_foresees_it_goes_there() -> None:
    """Yellow on C1 would be as well off anywhere near; she goes where the program always ends."""
    day = scene("fffffff", zones=["ABBBBBB"], alien="A1 A1-F1", yellow="G1")
    seen = seen_by_the_team(day)
    team = against(toy(), greedy.play)
    action = team(seen, list(rules.legal_actions(day.state)), Random(1))
    assert isinstance(action, MoveAgent) and day.board.names[action.path[-1]] == "F1"


@pytest.mark.parametrize("first", range(0, 20, 10))
def test_chances_are_on_possible_tiles_alone_and_on_all_of_them(first: int) -> None:
    compared = 0
    mind = mind_of(stray.shares, lambda public: public.board.starts, 40)
    for seed in range(first, first + 10):
        session = boxed_game(seed)
        for side in decisions(session):
            if side != TEAM:
                continue
            seen = session.observe(TEAM)
            assert isinstance(seen, TeamObservation)
            if seen.public.phase == "agents" or not seen.public.day:
                assert chances_of(mind, seen).possible == possible_tiles(seen)
                compared += seen.public.day > 0
    assert compared > 60


def test_every_team_is_found_by_its_id() -> None:
    assert {*TEAM_IDS} == {*TEAMS, *KNOWING} and {"prior", "insider"} == {*KNOWING}
    for id in TEAM_IDS:
        for level in LEVELS:
            assert callable(team_of(id, level))


@pytest.mark.parametrize("level", sorted(LEVELS))
@pytest.mark.parametrize("team", sorted(KNOWING))
def test_who_knows_a_level_plays_whole_games_by_the_rules(team: str, level: int) -> None:
    """Against an Alien of that level, everything in the box: `apply` refuses what is illegal."""
    choose = team_of(team, level)
    for seed in range(3):
        session = boxed_game(seed)
        while session.let_chance_act() is not None and (side := session.to_move) is not None:
            seen, legal, rng = session.observe(side), session.legal_actions(), session.stream(side)
            session.apply(choose(seen, legal, rng) if side == TEAM else stray.think(seen, legal, rng).action)
        assert session.state.public.outcome is not None
