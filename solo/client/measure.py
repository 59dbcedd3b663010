"""How quickly the window answers: measured on the real play screen, in the display that the environment names."""

import time

import pygame

from solo.client.app import App
from solo.client.contacts.play import PlayScreen
from solo.client.services import Services
from solo.match import Match

__all__ = ["hover_times", "picture"]


def _services() -> Services:
    return Services(
        title=lambda: None,
        new_game=lambda: None,
        settings=lambda: None,
        help=lambda topic: None,
        review=lambda path: None,
        challenges=lambda game: None,
        look_back=lambda path: None,
    )


def _open(match: Match, size: tuple[int, int]) -> tuple[App, PlayScreen]:
    app = App(size=size)
    screen = PlayScreen(match, _services())
    app.start(screen)
    return app, screen


def hover_times(match: Match, moves: int = 200) -> list[float]:
    """Return the milliseconds from a mouse motion to the drawn frame, over tiles all over the board."""
    app, screen = _open(match, (1280, 800))
    found: list[float] = []
    tiles = screen.table.board.tiles
    for number in range(moves):
        pos = screen.board.pixel_of(tiles[(number * 37) % len(tiles)])
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0), touch=False)
        began = time.perf_counter()
        app.step([event])
        found.append((time.perf_counter() - began) * 1000)
    pygame.display.quit()
    return found[10:]


def picture(match: Match, file: str, size: tuple[int, int] = (1280, 800), select: str = "") -> None:
    """Save a picture of the play screen, an Agent selected if one is named."""
    app, screen = _open(match, size)
    if select:
        screen.select(select)
    for _ in range(30):
        app.step([])
        time.sleep(0.02)
    surface = pygame.display.get_surface()
    assert surface is not None
    pygame.image.save(surface, file)
    pygame.display.quit()
