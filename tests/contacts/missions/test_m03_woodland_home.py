"""M03 WOODLAND HOME: two camps in forests as well, the last one among them (CR-46, must also)."""

import pytest

from tests.contacts.missions.games import ended


@pytest.mark.parametrize(
    ("alien", "winner"),
    [
        ("A1 A1-B1 B1-C1", "alien"),
        ("A1 A1-B1 B1-C1 C1-D1 D1-E1", "nobody"),
        ("C1 C1-B1-A1 A1-B1", "nobody"),
    ],
)
def test_two_camps_in_a_forest_the_last_among_them(alien: str, winner: str) -> None:
    """CR-46, M03."""
    assert ended("fwwwff", alien=alien, missions="M03", met=True)[0] == winner
