"""M16 HOT PURSUIT: seen on three days in a row, the Alien loses though it got away (CR-46, wins instead)."""

import pytest

from tests.contacts.missions.games import ended

ALIEN = "A1 A1-B1 B1-C1 C1-D1 D1-C1 C1-B1"


@pytest.mark.parametrize(
    ("days", "winner"),
    [({2, 3, 4}, "agents"), ({3, 4, 5}, "agents"), ({1, 2, 4, 5}, "alien"), ({4, 5}, "alien"), (set(), "alien")],
)
def test_a_yes_on_three_days_in_a_row_wins(days: set[int], winner: str) -> None:
    """CR-46, M16: any three of the five, not three in all."""
    assert ended("ffffff", alien=ALIEN, missions="M16", met=True, sighted=frozenset(days)) == (winner, "mission")
