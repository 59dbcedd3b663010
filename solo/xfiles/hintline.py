"""A line of the hint panel, and how a chance is written in one."""

from dataclasses import dataclass
from fractions import Fraction

from solo.core.language import gettext as _

__all__ = ["HintLine", "percent"]


@dataclass(frozen=True, slots=True)
class HintLine:
    """A sentence of the panel; `why` says how its figures come about. `tone` is good, bad or empty."""

    id: str
    text: str
    why: str
    tone: str = ""


def percent(share: Fraction | float) -> str:
    """Return a chance as a whole per cent; what is not certain is neither 0 nor 100 %."""
    whole = round(100 * share)
    if 0 < share < 1:
        whole = min(99, max(1, whole))
    return _("{number} %").format(number=whole)
