"""The protest: closes its quarter, or what is near it, to the Alien, and moves on each day (SR-11)."""

from solo.contacts.actions import Refusal
from solo.contacts.conditions import barred_on, day_walks, empty_walk, lying, walk_tomorrow
from tests.contacts.scenes import Scene, scene


def game(*way: str, within: int = 0, row: str = "ffccfff", alien: str = "A1") -> Scene:
    bare = scene(row, alien=alien, phase="alien", yellow="G1")
    return bare.with_token("protest", " ".join(way), (within,))


def test_it_closes_its_tile_and_the_city_tiles_next_to_it() -> None:
    """SR-11; contacts 9: what a token closes stands in `barred`."""
    day = game("C1")
    assert day.board.names_of(barred_on(day.board, day.public.scenario.tokens, 1)) == ["C1", "D1"]
    assert day.refusal("walk A1-B1-C1") is Refusal.CLOSED
    assert day.do("walk A1-B1").told("alien_turn")[0]["barred"] == ["C1", "D1"]


def test_a_larger_crowd_closes_all_open_tiles_near_it() -> None:
    """SR-11: `within`; lakes and mountains are no part of it."""
    day = game("D1", within=1, row="fflcmff")
    assert day.board.names_of(barred_on(day.board, day.public.scenario.tokens, 1)) == ["D1"]
    day = game("D1", within=2, row="fffcfff")
    assert day.board.names_of(barred_on(day.board, day.public.scenario.tokens, 1)) == ["B1", "C1", "D1", "E1", "F1"]


def test_it_moves_on_each_day_and_begins_again() -> None:
    """SR-11: day 1 its first place, and after the last one the first again; before day 1 it stands where it begins."""
    day = game("B1", "E1", row="fffffff")
    at = {number: lying(day.public.scenario, number, False)[0][1] for number in range(5)}
    assert [day.board.names[at[number]] for number in range(5)] == ["B1", "B1", "E1", "B1", "E1"]
    assert not walk_tomorrow(day.public).stops >> day.board.named("E1") & 1
    assert walk_tomorrow(day.public).stops >> day.board.named("B1") & 1


def test_the_alien_may_leave_a_crowd_that_has_come_to_it() -> None:
    """SR-11: as with the roadblock (CR-22)."""
    crowd = game("D1", row="fffffff", alien="C1 C1-D1")
    assert crowd.refusal("walk D1-E1") is None
    assert crowd.refusal("walk D1-E1-D1") is Refusal.CLOSED


def test_agents_may_walk_through_it() -> None:
    """Contacts 9: `barred` is closed to the Alien."""
    bare = scene("ffffff", alien="A1", yellow="F1")
    day = bare.with_token("protest", "E1", (1,))
    assert day.ends("yellow") == bare.ends("yellow")


def test_a_mission_must_be_possible_as_it_moves_and_plans_reckon_with_what_always_stands() -> None:
    """SR-13."""
    day = game("B1", "E1", row="fffffff")
    walks = day_walks(day.board, day.public.scenario.tokens, 2)
    closed = [day.board.names_of(day.board.starts & ~walk.stops) for walk in walks]
    assert closed == [["B1"], ["E1"]]
    assert empty_walk(day.board, day.public.scenario.tokens).stops == day.board.starts
    still = game("B1", row="fffffff").public.scenario.tokens
    assert not empty_walk(day.board, still).stops >> day.board.named("B1") & 1
