"""Level 5: plans for a crew that searches and delivers; lives from contagion and wounds, chases, crawls anywhere."""

from solo.adele.bots.alien.deciding import Manner, chooser
from solo.adele.bots.alien.heatmap import COUNTED
from solo.adele.bots.alien.outlook import Weights

__all__ = ["choose"]

choose = chooser(
    Manner(
        Weights(
            COUNTED,
            near_death=0.6,
            near_contamination=0.5,
            infection=0.3,
            contagion=1.2,
            slot=0.4,
            lurk=0.8,
            chase=0.8,
        ),
        crawls=True,
    )
)
