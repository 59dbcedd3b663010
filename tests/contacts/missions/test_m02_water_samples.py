"""M02 WATER SAMPLES: three steps along a shore as well (CR-46, must also)."""

from tests.contacts.missions.games import ended

ROWS = ("ffffff", "lfffff")


def test_three_steps_along_a_shore_are_needed() -> None:
    """CR-46, M02: passing through is enough."""
    assert ended(*ROWS, alien="C1 C1-B1-A1-B1", missions="M02", met=True) == ("alien", "mission")
    assert ended(*ROWS, alien="C1 C1-B1-A1", missions="M02", met=True) == ("nobody", "days")


def test_steps_of_all_days_count_together() -> None:
    assert ended(*ROWS, alien="C1 C1-B1 B1-A1-B1-C1-D1", missions="M02", met=True) == ("alien", "mission")
