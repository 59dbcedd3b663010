"""Level 5: plans its whole turn, counts on catching up with who escapes, and thinks of crawling anywhere."""

from solo.adele.bots.alien.deciding import Manner, chooser
from solo.adele.bots.alien.heatmap import COUNTED
from solo.adele.bots.alien.outlook import Weights

__all__ = ["choose"]

choose = chooser(
    Manner(
        COUNTED,
        Weights(infection=0.3, near_death=0.6, chase=0.8, slot=0.6, lurk=0.8),
        crawls=True,
        remembers=True,
        samples=8,
    )
)
