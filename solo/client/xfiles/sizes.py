"""How large the parts of the play screen are in a window."""

from dataclasses import dataclass

from solo.client.theme import Theme

__all__ = ["Sizes", "sizes_of"]

LEAST = (880, 560)
"""The width and height in units below which nothing stands side by side and the table scrolls."""


USUAL = (1280, 800)
"""The width and height in units of a window in which everything has its own size; it grows in a larger one."""

LOW = 740
"""The height in units below which one's own cards are lines instead of paper."""

MOST_ZOOM = 2.5


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in units, enlarged by `zoom`: the window's width without the side, the height of the hand, the width of
    hints and log. `cramped`: all above the hand scrolls together. `low`: the window is not high enough for cards on
    paper on one's own desk."""

    zoom: float
    table: float
    hand: float
    side: float
    cramped: bool
    low: bool = False

    def rival_width(self, rivals: int) -> float | None:
        """Return the least width of each rival's place, so that all are alike; None where they stand below one another.

        They grow into what is left. There must be room for margins and a scroll bar, however they are rounded: else
        everything would stand below one another.
        """
        return None if self.cramped else (self.table - 60 - 10 * (rivals - 1)) / rivals

    def named(self, rivals: int) -> bool:
        """Return whether so many rivals' cards can be shown with their names."""
        return not self.cramped and self.table / rivals >= 640


def sizes_of(size: tuple[int, int], theme: Theme) -> Sizes:
    """Return the sizes for a window of so many pixels."""
    text = max(1.0, theme.text_size)
    width, height = size[0] / theme.scale, size[1] / theme.scale
    cramped = width / text < LEAST[0] or height / text < LEAST[1]
    zoom = round(min(MOST_ZOOM, max(1.0, min(width / USUAL[0], height / USUAL[1]))), 2)
    width, height = width / zoom, height / zoom
    side = min(420.0, max(290.0, width * 0.26)) * min(text, 1.3)
    hand = min(240.0, max(124.0 * min(text, 1.4), height * 0.235))
    low = cramped or height < LOW
    if not cramped and low:
        hand = min(hand, max(118.0 * min(text, 1.4), height * 0.195))
    return Sizes(zoom, width - side, hand, side, cramped, low)
