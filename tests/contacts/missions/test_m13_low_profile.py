"""M13 LOW PROFILE: the marker must not stand at 3+ at the capture (CR-46, must also)."""

import pytest

from tests.contacts.missions.games import caught
from tests.contacts.scenes import scene


@pytest.mark.parametrize(("detections", "winner"), [(0, "agents"), (2, "agents"), (3, "nobody"), (5, "nobody")])
def test_a_capture_counts_while_the_marker_is_below_three(detections: int, winner: str) -> None:
    """CR-46, M13."""
    found = caught("fff", alien="A1", move="move yellow B1-A1", missions="M13", yellow="B1", detections=detections)
    assert found == winner


@pytest.mark.parametrize(("detections", "winner"), [(2, "agents"), (3, "nobody")])
def test_an_alien_that_cannot_move_is_judged_alike(detections: int, winner: str) -> None:
    """SR-30, CR-5: on the morning of day 2 both ways on are closed."""
    facts = {"missions": ("M13",), "detections": detections}
    game = scene("mfcf", alien="B1 B1-B1", yellow="D1", facts=facts).do("move yellow D1-C1", "end")
    assert game.outcome is not None and (game.outcome.winner, game.outcome.why) == (winner, "stuck")
