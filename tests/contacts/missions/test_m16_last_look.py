"""M16 LAST LOOK: seen on both of the last two days, the Alien loses though it got away (CR-46, wins instead)."""

import pytest

from tests.contacts.missions.games import ended

ALIEN = "A1 A1-B1 B1-C1 C1-D1 D1-C1"


@pytest.mark.parametrize(("days", "winner"), [({3, 4}, "agents"), ({2, 4}, "alien"), ({1, 2, 3}, "alien")])
def test_a_yes_on_each_of_the_last_two_days_wins(days: set[int], winner: str) -> None:
    """CR-46, M16: of four days the third and the fourth."""
    assert ended("ffffff", alien=ALIEN, missions="M16", met=True, sighted=frozenset(days)) == (winner, "mission")
