"""The bench of X-Files: what it counts, on few games."""

import pytest

from solo import xfilesbench


def test_a_comparison_is_the_same_every_time_and_of_all_games() -> None:
    one, two = (xfilesbench.compared("greedy", ("random",), 12, 1) for _ in range(2))
    assert {key: one[key] for key in one if key != "ms"} == {key: two[key] for key in two if key != "ms"}
    assert one["games"] == 12 and one["share"] > 0.5 and one["interval95"][0] < one["share"] <= one["interval95"][1]


def test_shares_of_all_players_make_one() -> None:
    """Section 7: shared wins are split; seats go round with the seed."""
    games = [xfilesbench.play_game("greedy", ("greedy", "greedy"), seed) for seed in range(60)]
    assert 10 < sum(game.share for game in games) < 30
    assert all(60 <= game.turns <= 69 for game in games)


def test_plan_beats_greedy_by_far() -> None:
    """Section 7: 0.7 is the target; the bound here allows for so few games."""
    games = [xfilesbench.play_game("plan", ("greedy",), seed) for seed in range(60)]
    assert sum(game.share for game in games) / 60 > 0.55


def test_random_games_are_counted_by_players() -> None:
    found = xfilesbench.random_games(6)
    assert [each["games"] for each in found.values()] == [2, 2, 2]
    assert all(60 <= each["turns"][0] <= each["turns"][1] <= 69 for each in found.values())


def test_a_lost_card_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """XR-29: after every action each card is in one place; the check fails where one is not."""
    real = xfilesbench.lying
    monkeypatch.setattr(xfilesbench, "lying", lambda state: real(state)[1:])
    with pytest.raises(ValueError, match="lost or doubled a card"):
        xfilesbench.turns_of(2, range(1))
