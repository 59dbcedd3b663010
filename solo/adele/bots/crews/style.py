"""How computer crews differ: what they fear and what they go out of their way for."""

from dataclasses import dataclass

__all__ = ["CAREFUL", "GREEDY", "Style"]


@dataclass(frozen=True, slots=True)
class Style:
    """Weights of a crew, in doorways of detour that something is worth.

    `fears`: whether ways are chosen by dangers. `alien`, `vines`, `spores`, `fire`: not to enter where that is;
    `beside`: not to be beside the Alien. `hunts`: how far whoever is nearest goes out of their way to destroy a Larva
    Field or Evolve token, from the time on when so much of the infection track is full (`alarm`). `wounds`,
    `contagion`: with so many wounds left to live, or so many tokens, it goes to the Medical Terminal.
    """

    alien: float = 0.0
    beside: float = 0.0
    vines: float = 0.0
    spores: float = 0.0
    fire: float = 0.0
    hunts: int = 0
    alarm: float = 1.0
    wounds: int = 0
    contagion: int = 99
    fears: bool = False


GREEDY = Style()
CAREFUL = Style(alien=2.0, vines=1.0, spores=1.0, fire=1.0, hunts=2, alarm=0.6, wounds=1, contagion=4, fears=True)
