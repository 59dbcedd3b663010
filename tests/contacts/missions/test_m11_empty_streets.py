"""M11 EMPTY STREETS: one Agent at most in a city at the capture (CR-46, must also)."""

from tests.contacts.missions.games import caught


def test_a_capture_counts_while_one_agent_at_most_is_in_a_city() -> None:
    """CR-46, M11: the Agent that catches it counts where it lands."""
    for pink, green, winner in (("E1", "F1", "nobody"), ("E1", "D1", "agents"), ("D1", "C1", "agents")):
        now = caught(
            "ffffcc", alien="A1", move="move yellow B1-A1", missions="M11", yellow="B1", pink=pink, green=green
        )
        assert now == winner


def test_a_capture_in_a_city() -> None:
    now = caught("fffcfc", alien="D1", move="move yellow C1-D1", missions="M11", yellow="C1", green="F1")
    assert now == "nobody"
