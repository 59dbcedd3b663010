"""A home of its own for every test, and no waiting."""

from pathlib import Path

import pytest

from solo.client.adele import play, wait


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for everything that is written, and an Alien that is shown for no time."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    monkeypatch.setattr(wait, "LEAST", 0.0)
    monkeypatch.setattr(play, "END_AFTER", 0.0)
    return tmp_path
