"""How large the parts of the play screen are in a window."""

from dataclasses import dataclass

from solo.client.theme import Theme

__all__ = ["Sizes", "sizes_of"]

LEAST = (880, 560)
"""The width and height in units below which nothing stands side by side and the table scrolls."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in units. `cramped`: everything above the hand scrolls together; `hints_share`: how the hints grow beside
    the log."""

    width: float
    side: float
    hand: float
    cramped: bool
    hints_share: int = 2

    def rival_width(self, rivals: int) -> float | None:
        """Return the width of each rival's place, so that all are alike; None where they stand below one another."""
        room = self.width - self.side - 42
        return None if self.cramped else (room - 10 * (rivals - 1)) / rivals

    def named(self, rivals: int) -> bool:
        """Return whether so many rivals' cards can be shown with their names."""
        return not self.cramped and (self.width - self.side) / rivals >= 640


def sizes_of(size: tuple[int, int], theme: Theme) -> Sizes:
    """Return the sizes for a window of so many pixels."""
    text = max(1.0, theme.text_size)
    width, height = size[0] / theme.scale, size[1] / theme.scale
    cramped = width / text < LEAST[0] or height / text < LEAST[1]
    side = min(420.0, max(290.0, width * 0.26)) * min(text, 1.3)
    hand = min(240.0, max(124.0 * min(text, 1.4), height * 0.235))
    return Sizes(width, side, hand, cramped)
