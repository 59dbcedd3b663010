"""Every run of the tests draws the same examples; `--regenerate` writes golden playthroughs anew."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "solo", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("solo")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --regenerate."""
    parser.addoption(
        "--regenerate", action="store_true", help="write golden files anew; review them as a diff before a commit"
    )


@pytest.fixture
def regenerate(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written instead of compared."""
    return bool(request.config.getoption("--regenerate"))


@pytest.fixture(scope="session", autouse=True)
def _no_own_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A home without files of a player's, unless a test has one of its own: what they wrote plays no part."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SOLO_HOME", str(tmp_path_factory.mktemp("home")))
        yield
