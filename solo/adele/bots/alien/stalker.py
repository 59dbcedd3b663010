"""Level 3: plans its whole turn, for a crew that may go anywhere near by; it trusts in infection above all."""

from solo.adele.bots.alien.deciding import Manner, chooser
from solo.adele.bots.alien.heatmap import BY_DISTANCE
from solo.adele.bots.alien.outlook import Weights

__all__ = ["choose"]

choose = chooser(Manner(Weights(BY_DISTANCE, near_death=0.28, near_contamination=0.25, lurk=0.18), crawls=False))
