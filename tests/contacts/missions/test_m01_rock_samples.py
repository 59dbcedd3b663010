"""M01 ROCK SAMPLES: two camps beside a mountain as well (CR-46, must also)."""

from tests.contacts.missions.games import ended

ROWS = ("ffffff", "mfffff")


def test_two_camps_beside_a_mountain_are_needed() -> None:
    """CR-46, M01, SR-36: the special mission alone wins nothing."""
    assert ended(*ROWS, alien="C1 C1-B1 B1-A1", missions="M01", met=True) == ("alien", "mission")
    assert ended(*ROWS, alien="C1 C1-B1 B1-C1-D1", missions="M01", met=True) == ("nobody", "days")


def test_passing_by_is_not_enough_nor_are_the_samples_alone() -> None:
    assert ended(*ROWS, alien="C1 C1-B1-C1-D1 D1-C1-B1", missions="M01", met=True) == ("nobody", "days")
    assert ended(*ROWS, alien="C1 C1-B1 B1-A1", missions="M01") == ("nobody", "days")
