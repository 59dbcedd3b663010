"""No test opens a real window or device: set before anything imports pygame."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture(scope="session", autouse=True)
def _display() -> Iterator[None]:
    """One display for all tests."""
    pygame.display.init()
    pygame.display.set_mode((640, 480))
    yield
    pygame.display.quit()


@pytest.fixture(autouse=True)
def _display_open() -> None:
    """Open the display again after a test that closed it."""
    if pygame.display.get_surface() is None:
        pygame.display.init()
        pygame.display.set_mode((640, 480))
    pygame.event.clear()
