"""Lines of text with word spaces that can be seen: the font's own are rounded away at small sizes.

SDL places every letter on a whole pixel. Letters are mostly rounded up, and the font's space of a fifth of its size
down: at 12 pixels two are left, which the letters' edges eat. So words are drawn one by one, a space that is chosen
here between them, and widths are measured in the same way.
"""

import pygame

from solo.client.palette import Color

__all__ = ["draw_words", "space_of", "words_width"]


def space_of(pixels: int) -> int:
    """Return the width of a word space in a font of so many pixels: a quarter of it and one."""
    return pixels // 4 + 1


def words_width(font: pygame.font.Font, text: str, space: int) -> int:
    """Return the width of a text on one line, spaces at its ends included."""
    words = text.split(" ")
    return sum(font.size(word)[0] for word in words if word) + space * (len(words) - 1)


def draw_words(font: pygame.font.Font, text: str, color: Color, space: int) -> pygame.Surface:
    """Return a text on one line, drawn."""
    words = text.split(" ")
    if len(words) == 1:
        return font.render(text, True, color)
    drawn = [font.render(word, True, color) if word else None for word in words]
    surface = pygame.Surface((words_width(font, text, space), font.get_height()), pygame.SRCALPHA)
    surface.fill((*color, 0))
    x = 0
    for picture in drawn:
        if picture is not None:
            surface.blit(picture, (x, 0))
            x += picture.get_width()
        x += space
    return surface
