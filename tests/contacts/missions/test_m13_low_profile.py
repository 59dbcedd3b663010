"""M13 LOW PROFILE: the marker must not stand at 3+ at the capture (CR-46, must also)."""

import pytest

from tests.contacts.missions.games import caught


@pytest.mark.parametrize(("detections", "winner"), [(0, "agents"), (2, "agents"), (3, "nobody"), (5, "nobody")])
def test_a_capture_counts_while_the_marker_is_below_three(detections: int, winner: str) -> None:
    """CR-46, M13."""
    found = caught("fff", alien="A1", move="move yellow B1-A1", missions="M13", yellow="B1", detections=detections)
    assert found == winner
