"""Level 4: plans its whole turn, and thinks more of what wounds and contagion lead to."""

from solo.adele.bots.alien.deciding import Manner, chooser
from solo.adele.bots.alien.heatmap import BY_DISTANCE
from solo.adele.bots.alien.outlook import Weights

__all__ = ["choose"]

choose = chooser(
    Manner(
        Weights(BY_DISTANCE, infection=0.9, near_death=0.42, near_contamination=0.33, slot=0.9, lurk=0.3),
        crawls=False,
    )
)
