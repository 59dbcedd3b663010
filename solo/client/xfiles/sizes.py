"""How large the parts of the play screen are in a window."""

from dataclasses import dataclass

from solo.client.theme import Theme

__all__ = ["Sizes", "sizes_of"]

LEAST = (880, 560)
"""The width and height in units below which nothing stands side by side and the table scrolls."""


USUAL = (1280, 800)
"""The width and height in units of a window at which the table has its own size; it grows in a larger one."""

MOST_ZOOM = 2.5


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in units. `zoom`: how much larger the table and the hand are drawn than the rest; `width` of both and the
    height of the `hand` are in units so enlarged. `side`: the width of hints and log, `hints_share`: how the hints grow
    above the log. `cramped`: everything above the hand scrolls together."""

    zoom: float
    width: float
    hand: float
    side: float
    cramped: bool
    hints_share: int = 2

    def rival_width(self, rivals: int) -> float | None:
        """Return the least width of each rival's place, so that all are alike; None where they stand below one another.

        It leaves room for a scroll bar.
        """
        return None if self.cramped else (self.width - 42 - 10 * (rivals - 1)) / rivals

    def named(self, rivals: int) -> bool:
        """Return whether so many rivals' cards can be shown with their names."""
        return not self.cramped and self.width / rivals >= 640


def sizes_of(size: tuple[int, int], theme: Theme) -> Sizes:
    """Return the sizes for a window of so many pixels."""
    text = max(1.0, theme.text_size)
    width, height = size[0] / theme.scale, size[1] / theme.scale
    cramped = width / text < LEAST[0] or height / text < LEAST[1]
    zoom = round(min(MOST_ZOOM, max(1.0, min(width / USUAL[0], height / USUAL[1]))), 2)
    side = min(420.0, max(290.0, width * 0.26)) * min(text, 1.3)
    hand = min(240.0, max(124.0 * min(text, 1.4), height / zoom * 0.235))
    return Sizes(zoom, width if cramped else (width - side) / zoom, hand, side, cramped)
