"""Draws the words that rise from a place of the deck: what has just happened to somebody there."""

import pygame

from solo.client.adele.deckplan import DeckPlan
from solo.client.adele.deckview import Rising
from solo.client.paint import round_box
from solo.client.theme import Theme

__all__ = ["paint_rising"]


def paint_rising(surface: pygame.Surface, theme: Theme, plan: DeckPlan, words: tuple[Rising, ...]) -> None:
    """Draw the words, each higher and fainter the longer it has been there, inside the surface's clip."""
    for word in words:
        drawn = theme.text(word.text, "small", theme.palette.role(word.role), True)
        card = pygame.Surface(drawn.get_rect().inflate(theme.px(14), theme.px(6)).size, pygame.SRCALPHA)
        round_box(card, card.get_rect(), theme.px(6), theme.palette.back, theme.palette.role(word.role))
        card.blit(drawn, drawn.get_rect(center=card.get_rect().center))
        card.set_alpha(round(255 * min(1.0, 2.5 * (1 - word.share))))
        x, y = plan.middle(word.place)
        place = card.get_rect(center=(x, y - round(theme.px(26) * word.share)))
        surface.blit(card, place.clamp(surface.get_clip()))
