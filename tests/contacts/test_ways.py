"""How many days a mission still takes: against a plain search, day by day, over positions and progress."""

from random import Random

import pytest

from solo import library
from solo.contacts.board import Board, Tile
from solo.contacts.conditions import day_walks, empty_walk
from solo.contacts.movement import AlienWalk, alien_walk
from solo.contacts.scenario import Mission, Part
from solo.contacts.ways import FAR, days_needed, is_possible
from solo.hex.bits import members
from tests.contacts.boards import board_of, random_rows


def day_ends(walk: AlienWalk, mission: Mission, done: int, start: Tile) -> set[tuple[Tile, int]]:
    """Return where a day can end with which progress, by trying every walk."""
    found: set[tuple[Tile, int]] = set()
    seen, waiting = set(), [(start, 0, done)]
    while waiting:
        here, spent, progress = waiting.pop()
        for near in walk.board.neighbors[here]:
            points = walk.cost(near)
            if points is None or spent + points > walk.budget:
                continue
            for entry in walk.entries(near):
                after = progress
                for tile in entry:
                    after = mission.note(after, "cross", tile)
                state = (entry[-1], spent + points, after)
                if state not in seen:
                    seen.add(state)
                    waiting.append(state)
                    if walk.stops >> entry[-1] & 1:
                        found.add((entry[-1], mission.note(after, "camp", entry[-1])))
    return found


def plainly_needed(walk: AlienWalk, mission: Mission, done: int, start: Tile, most: int) -> int:
    """Return the fewest days by search; FAR if there are more than `most`."""
    if mission.is_met(done):
        return 0
    states = {(start, done)}
    for day in range(1, most + 1):
        states = {end for tile, progress in states for end in day_ends(walk, mission, progress, tile)}
        if any(
            mission.is_met(progress) or mission.is_met(mission.note(progress, "last", tile))
            for tile, progress in states
        ):
            return day
    return FAR


def some_mission(rng: Random, board: Board) -> Mission:
    def part() -> Part:
        tiles = sum(1 << tile for tile in rng.sample(board.tiles, rng.randint(1, 4)))
        how = rng.choice(["camp", "cross", "cross", "last"])
        return Part("somewhere", tiles, how, 1 if how == "last" else rng.choice([1, 1, 2]))

    parts = tuple(part() for _ in range(rng.randint(1, 3)))
    also = (part(),) if rng.random() < 0.3 else ()
    return Mission("", parts, rng.randint(1, len(parts)), rng.random() < 0.4, also)


@pytest.mark.parametrize("seed", range(40))
def test_days_needed_are_those_of_a_search(seed: int) -> None:
    rng = Random(f"ways {seed}")
    board = board_of(*random_rows(rng, *rng.choice([(3, 5), (4, 5)])))
    places = [tile for tile in board.tiles if (board.starts | board.cities) >> tile & 1]
    doors = ((places[0], places[-1]),) if rng.random() < 0.4 else ()
    walk = alien_walk(board, rng.choice([3, 4, 5]), doors=doors, doors_optional=rng.random() < 0.5)
    mission = some_mission(rng, board)
    start = rng.choice(places)
    for done in (0, mission.note(0, "cross", start), mission.note(0, "camp", rng.choice(places))):
        found = days_needed(walk, mission, done)[start]
        expected = plainly_needed(walk, mission, done, start, 5)
        assert found == expected or (expected == FAR and found > 5)


def test_days_count_one_after_another_where_the_bars_move() -> None:
    """SR-13: each day's own walk; the first one closes the only way on day 1."""
    board = board_of(["fffff"], ["AAAAA"])
    mission = Mission("", (Part("end", 1 << board.named("E1")),), 1)
    shut = alien_walk(board, barred=1 << board.named("D1"))
    free = alien_walk(board)
    assert is_possible([free], mission) and not is_possible(
        [shut], Mission("", (Part("d", 1 << board.named("D1")),), 1)
    )
    both = Mission("", (Part("d", 1 << board.named("D1")), Part("a", 1 << board.named("A1"))), 2, ordered=True)
    assert is_possible([free, free], both) and not is_possible([shut, free], both)
    assert not is_possible([], mission)


@pytest.mark.parametrize("id", library.scenario_ids())
def test_a_missions_progress_has_few_states(id: str) -> None:
    """What the table of days grows with; a mission that is met stays met, and more progress never takes longer."""
    file = library.scenario(id)
    walk = empty_walk(file.board, file.tokens)
    hidden = next((token.places[0] for token in file.tokens if token.kind == "spaceship"), None)
    mission = file.mission.with_hidden(file.board, hidden)
    first = days_needed(walk, mission, 0)
    for tile in members(file.board.starts):
        later = mission.note(mission.note(0, "cross", tile), "camp", tile)
        assert days_needed(walk, mission, later)[tile] <= first[tile]
    assert sum(part.times for part in (*mission.parts, *mission.also)) <= 8
    assert is_possible(day_walks(file.board, file.tokens, file.days), mission)
