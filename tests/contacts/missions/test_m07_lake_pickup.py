"""M07 LAKE PICKUP: a last camp beside a lake wins as well (CR-46, wins instead)."""

from tests.contacts.missions.games import ended

ROWS = ("ffffff", "lfffff")


def test_a_last_camp_beside_a_lake_wins_without_the_special_mission() -> None:
    """CR-46, M07: the last one, not any."""
    assert ended(*ROWS, alien="D1 D1-C1 C1-B1", missions="M07") == ("alien", "mission")
    assert ended(*ROWS, alien="C1 C1-B1 B1-C1-D1", missions="M07") == ("nobody", "days")
