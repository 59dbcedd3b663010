"""The bench of A.D.E.L.E.: what it counts, on few games."""

from solo import adelebench
from solo.adele.crew import crew
from solo.adelebench import Task
from solo.benches import BENCHES, SHORT


def test_a_game_is_the_same_every_time_and_another_with_another_seed() -> None:
    one, again, other = (adelebench.play_game(Task("deimos", 2, 2, "greedy", seed)) for seed in (1, 1, 2))
    assert (one.winner, one.why, one.turns, len(one.times)) == (again.winner, again.why, again.turns, len(again.times))
    assert (one.turns, len(one.times)) != (other.turns, len(other.times))


def test_every_set_up_is_played_by_crews_of_its_size() -> None:
    assert len(adelebench.set_ups()) == 6
    drawn = set()
    for ship, size in adelebench.set_ups():
        for seed in range(6):
            setup = adelebench.setup_for(ship, size, seed)
            assert setup.scenario.ship.id == ship and len(setup.crew) == size and not setup.scenario.twist
            drawn |= {*setup.crew}
    assert drawn == {*crew()}


def test_shares_are_counted_for_each_set_up_and_all_together() -> None:
    found = adelebench.compared(1, "random", 1, 1, first=5)
    assert found["pooled"]["games"] == 6 and {each["games"] for each in found["set-ups"].values()} == {1}
    won = sum(each["share"] for each in found["set-ups"].values())
    assert abs(found["pooled"]["share"] - won / 6) < 1e-3
    assert sum(found["why"].values()) == 6


def test_an_interval_holds_its_share_and_narrows_with_more_games() -> None:
    low, high = adelebench.interval(30, 60)
    assert low < 0.5 < high and high - low > 0.2
    low, high = adelebench.interval(300, 600)
    assert 0.45 < low < 0.5 < high < 0.55
    assert adelebench.interval(0, 10)[0] == 0 and adelebench.interval(10, 10)[1] > 0.999


def test_solo_bench_knows_it_by_name() -> None:
    """It takes long, so it does not run where no name is given."""
    assert BENCHES["adele"] is adelebench.adele and "adele" not in SHORT
