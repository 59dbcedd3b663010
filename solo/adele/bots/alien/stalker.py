"""Level 3: plans its whole turn, for a crew that may go anywhere near by."""

from solo.adele.bots.alien.deciding import Manner, chooser
from solo.adele.bots.alien.heatmap import BY_DISTANCE
from solo.adele.bots.alien.outlook import Weights

__all__ = ["choose"]

choose = chooser(Manner(BY_DISTANCE, Weights(infection=0.5, near_death=0.6, slot=0.6)))
