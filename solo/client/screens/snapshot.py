"""A picture of a step of a game, to show around: the board with a line of text below, as a PNG file."""

import io
from pathlib import Path

import pygame

from solo.client.hexground import Ground
from solo.client.hexoverlay import draw_labelled
from solo.client.hexview import View, bounds_of
from solo.client.screens.parts import SEPARATOR
from solo.client.screens.pictures import hexmap_of
from solo.client.screens.story import Story
from solo.client.screens.storyview import overlays_at
from solo.client.screens.text import say
from solo.client.theme import Theme
from solo.contacts.names import level_name
from solo.contacts.text import day_text, outcome_title
from solo.core.paths import user_folder
from solo.core.save import write_whole

__all__ = ["draw_snapshot", "save_picture"]

SIZE = (1600, 1000)
FOOT = 84
PAD = 32


def draw_snapshot(theme: Theme, story: Story, at: int, view: str) -> pygame.Surface:
    """Return the picture of a step in a view; its size does not depend on the window."""
    plain = Theme(1.6, palette=theme.palette.id)
    hexmap = hexmap_of(story.board)
    place = pygame.Rect(0, 0, SIZE[0], SIZE[1] - FOOT)
    ground = Ground(hexmap)
    seen = View.whole(place, bounds_of(hexmap), margin=24)
    ground.prepare(plain, seen, False)
    draw_labelled(ground.surface, plain, hexmap, ground.layout, overlays_at(story, at, view))
    picture = pygame.Surface(SIZE)
    picture.blit(ground.surface, ground.offset(seen))
    picture.fill(plain.palette.panel, (0, place.bottom, SIZE[0], FOOT))
    left = plain.text(story.scenario.name, "title", plain.palette.ink, True)
    picture.blit(left, left.get_rect(midleft=(PAD, place.bottom + FOOT // 2)))
    right = plain.text(_caption(story, at), "body", plain.palette.muted)
    picture.blit(right, right.get_rect(midright=(SIZE[0] - PAD, place.bottom + FOOT // 2)))
    return picture


def _caption(story: Story, at: int) -> str:
    parts = [day_text(story.steps[at].day, story.scenario.days), say("against", level=level_name(story.level))]
    if story.outcome is not None:
        parts.append(outcome_title(story.outcome))
    return SEPARATOR.join(parts)


def save_picture(theme: Theme, story: Story, at: int, view: str) -> Path:
    """Write the picture of a step into the player's folder and return where it is. Raises: OSError."""
    content = io.BytesIO()
    pygame.image.save(draw_snapshot(theme, story, at, view), content, "picture.png")
    path = user_folder() / "pictures" / f"{story.path.stem}-{at + 1}-{view}.png"
    write_whole(path, content.getvalue())
    return path
