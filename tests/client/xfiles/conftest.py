"""A home of its own for every test, and no test at the pace of a person."""

from pathlib import Path

import pytest

from solo.client.xfiles import play, wait


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for everything that is written, and no waiting."""
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))
    monkeypatch.setattr(wait, "BEAT", 1e-6)
    monkeypatch.setattr(play, "END_AFTER", 0.0)
    return tmp_path
