"""The prospects of special missions: sure where it is met, none where it cannot be, some where it can; by search."""

from functools import cache
from random import Random

import numpy as np
import pytest

from solo import library
from solo.contacts.board import Board, Tile
from solo.contacts.bots.prospects import Prospects, prospects_of
from solo.contacts.bots.tables import grid_of
from solo.contacts.conditions import empty_walk
from solo.contacts.movement import AlienWalk, alien_walk
from solo.contacts.scenario import Mission, Part
from solo.contacts.ways import days_needed
from solo.hex.bits import members
from tests.contacts.boards import board_of, random_rows
from tests.contacts.test_ways import day_ends, some_mission

DAYS = 3


def drawn(seed: int) -> tuple[AlienWalk, Mission, Prospects]:
    rng = Random(f"prospects {seed}")
    board = board_of(*random_rows(rng, *rng.choice([(3, 5), (4, 5)])))
    places = [tile for tile in board.tiles if (board.starts | board.cities) >> tile & 1]
    doors = ((places[0], places[-1]),) if rng.random() < 0.4 else ()
    walk = alien_walk(board, rng.choice([3, 4, 5]), doors=doors, doors_optional=rng.random() < 0.5)
    mission = some_mission(rng, board)
    return walk, mission, prospects_of(walk, mission, DAYS)


@pytest.mark.parametrize("seed", range(40))
def test_there_is_a_chance_where_a_search_finds_a_way(seed: int) -> None:
    """A day never ends where it began, for that is a camp; where tiles that are passed count this is not regarded."""
    walk, mission, prospects = drawn(seed)

    @cache
    def ends(progress: int, tile: Tile) -> frozenset[tuple[Tile, int]]:
        found = day_ends(walk, mission, progress, tile)
        return frozenset((end, after) for end, after in found if mission.crossed or end != tile)

    @cache
    def possible(progress: int, tile: Tile, days: int) -> bool:
        if mission.is_met(progress) or not days:
            return mission.is_met(progress)
        return any(
            possible(after, end, days - 1) or (days == 1 and mission.is_met(mission.note(after, "last", end)))
            for end, after in ends(progress, tile)
        )

    for progress, index in prospects.index.items():
        for days in range(DAYS + 1):
            for place, tile in enumerate(walk.board.tiles):
                chance = float(prospects.chances[days][index, place])
                assert 0.0 <= chance <= 1.0001
                assert (chance > 0.0) == possible(progress, tile, days)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_met_is_sure_and_what_takes_too_long_has_none(seed: int) -> None:
    walk, mission, prospects = drawn(seed)
    for progress, index in prospects.index.items():
        needed = np.array([days_needed(walk, mission, progress)[tile] for tile in walk.board.tiles])
        for days, chances in enumerate(prospects.chances):
            assert not mission.is_met(progress) or (chances[index] == 1.0).all()
            assert not chances[index][needed > days].any()


def test_progress_goes_on_as_the_mission_notes_it() -> None:
    for seed in range(20):
        walk, mission, prospects = drawn(seed)
        for progress, index in prospects.index.items():
            for place, tile in enumerate(walk.board.tiles):
                assert prospects.camped[index, place] == prospects.index[mission.note(progress, "camp", tile)]
                assert prospects.crossed[index, place] == prospects.index[mission.note(progress, "cross", tile)]


def road(length: int) -> Board:
    return board_of(["f" * length], ["A" * length])


def test_one_tile_in_reach_of_one_day_only_is_where_the_agents_wait() -> None:
    """The more of the ends leave the mission possible, the better; one among many is worth much less than half."""
    board = road(11)
    walk, tiles = alien_walk(board), grid_of(board).place
    middle = tiles[board.named("F1")]

    def chance(*names: str) -> float:
        mission = Mission("", (Part("there", board.set_named(names)),), 1)
        return float(prospects_of(walk, mission, 1).chances[1][0, middle])

    one, three, nearly_all = chance("E1"), chance("E1", "D1", "G1"), chance(*(f"{c}1" for c in "ABCDEGHIJ"))

    assert 0.0 < one < three < nearly_all <= 1.0


def test_more_days_leave_more_ways() -> None:
    """A tile three days away on a road: none in two days, little in three, and more with every day to spare."""
    board = road(16)
    walk = alien_walk(board, 5)
    mission = Mission("", (Part("end", 1 << board.named("P1")),), 1)
    found = prospects_of(walk, mission, 6).chances
    first = [float(chances[0, 0]) for chances in found]
    assert first[:3] == [0.0, 0.0, 0.0] and 0.0 < first[3] < first[4] < first[5]


@pytest.mark.parametrize("id", library.scenario_ids())
def test_the_programs_missions_have_prospects(id: str) -> None:
    """From every start from which there is a day to spare there is a chance, from those too far away none."""
    file = library.scenario(id)
    walk = empty_walk(file.board, file.tokens)
    hidden = next((token.places[0] for token in file.tokens if token.kind == "spaceship"), None)
    mission = file.mission.with_hidden(file.board, hidden)
    prospects = prospects_of(walk, mission, file.days)
    place, needed = grid_of(file.board).place, days_needed(walk, mission, 0)
    start = prospects.chances[file.days][prospects.index[0]]
    for tile in members(file.board.starts):
        assert start[place[tile]] > 0.0 or needed[tile] >= file.days
        assert start[place[tile]] == 0.0 or needed[tile] <= file.days
    assert 0.0 < start.max() <= 1.0
