"""M05 FAR HORIZON: five camps at the edge of the map win as well (CR-46, wins instead)."""

from tests.contacts.missions.games import ended

ROWS = ("ffffff",) * 3
EDGE = "A1 A1-B1 B1-C1 C1-D1 D1-E1"


def test_five_camps_at_the_edge_win_without_the_special_mission() -> None:
    """CR-46, M05."""
    assert ended(*ROWS, alien=f"{EDGE} E1-F1", missions="M05") == ("alien", "mission")
    assert ended(*ROWS, alien=f"{EDGE} E1-D2", missions="M05") == ("nobody", "days")


def test_the_special_mission_alone_still_wins() -> None:
    assert ended(*ROWS, alien="B2 B2-C2", missions="M05", met=True) == ("alien", "mission")
