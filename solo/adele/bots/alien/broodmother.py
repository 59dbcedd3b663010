"""Level 4: plans its whole turn, for a crew that searches what nobody has searched, the nearest first."""

from solo.adele.bots.alien.deciding import Manner, chooser
from solo.adele.bots.alien.heatmap import COUNTED
from solo.adele.bots.alien.outlook import Weights

__all__ = ["choose"]

choose = chooser(Manner(COUNTED, Weights(infection=0.3, near_death=0.6, slot=0.6), crawls=True, remembers=True))
