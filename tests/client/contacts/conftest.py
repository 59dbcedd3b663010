"""A home of its own for every test, an Alien without delay, and no test at the pace of a person."""

from pathlib import Path

import pytest

from solo.client.contacts import play, wait
from solo.client.hexboard import HexBoard


def pytest_configure(config: pytest.Config) -> None:
    """Name the marker of tests that draw the board."""
    config.addinivalue_line("markers", "drawn: the board is drawn for real")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for everything that is written, and no waiting."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    monkeypatch.setattr(wait, "LEAST", dict.fromkeys(wait.LEAST, 1e-6))
    monkeypatch.setattr(play, "END_AFTER", 0.0)
    return tmp_path


@pytest.fixture(autouse=True)
def _no_board_drawn(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """How the board is drawn is tested elsewhere; only tests marked so draw it, for that takes its time."""
    if not request.node.get_closest_marker("drawn"):
        monkeypatch.setattr(HexBoard, "draw", lambda board, surface: None)
