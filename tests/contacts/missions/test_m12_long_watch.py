"""M12 LONG WATCH: seen on half of the days, the Alien loses though it got away (CR-46, wins instead)."""

import pytest

from tests.contacts.missions.games import ended
from tests.contacts.scenes import scene

ALIEN = "A1 A1-B1 B1-C1 C1-D1 D1-C1"


@pytest.mark.parametrize(("days", "winner"), [({1, 4}, "agents"), ({1, 2, 3}, "agents"), ({1}, "nobody")])
def test_a_yes_on_half_of_the_days_wins_after_the_last_one(days: set[int], winner: str) -> None:
    """CR-46, M12, SR-37: of four days two."""
    assert ended("ffffff", alien=ALIEN, missions="M12", sighted=frozenset(days))[0] == winner


def test_where_both_sides_would_win_the_agents_do() -> None:
    """CR-46: after the last day the turn is theirs."""
    assert ended("ffffff", alien=ALIEN, missions="M12", met=True, sighted=frozenset({1, 2, 3})) == ("agents", "mission")
    assert ended("ffffff", alien=ALIEN, missions="M12", met=True, sighted=frozenset({2})) == ("alien", "mission")


def test_days_count_once_however_often_the_answer_is_yes() -> None:
    """CR-11, SR-32: scans, the dog that finds it standing there."""
    game = scene("ffffff", alien="D1", yellow="A1", green="F1").do("move yellow A1-B1", "ability yellow scan")
    assert game.public.sighted == {1}
    game = game.do("move green F1-E1", "ability green scan")
    assert game.public.detections == 2 and game.public.sighted == {1}
    dog = scene("ffffff", alien="D1 D1-C1", purple="A1").do("move purple A1-B1", "ability purple dog C1", "trace C1")
    assert dog.public.sighted == {1}
    no = scene("ffffff", alien="F1", yellow="A1").do("move yellow A1-B1", "ability yellow scan")
    assert no.public.sighted == frozenset()
