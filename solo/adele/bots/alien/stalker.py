"""Level 3: plans its whole turn, for a crew that may go anywhere near by."""

from solo.adele.bots.alien.deciding import Manner, chooser
from solo.adele.bots.alien.heatmap import PLAIN
from solo.adele.bots.alien.outlook import Weights

__all__ = ["choose"]

choose = chooser(Manner(Weights(PLAIN), crawls=False))
