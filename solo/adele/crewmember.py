"""What a crew member is: a name, a colour, and what they can do besides (adele 4.1). Spirit and Life are figures."""

from dataclasses import dataclass

__all__ = ["Member"]


@dataclass(frozen=True, slots=True)
class Member:
    """One crew member. Rules ask these fields, never for an id.

    `rerolls`: once a turn one failed die of an attack; `does_both`: both functions of a terminal that offers a choice;
    `heals_more`: wounds healed beside the usual; `cheaper`: cubes less for the first special action at a computer each
    turn; `moves_more`: Moves a turn without a cube. `gift` says it in one sentence.
    """

    id: str
    name: str
    colour: str
    gift: str
    rerolls: bool = False
    does_both: bool = False
    heals_more: int = 0
    cheaper: int = 0
    moves_more: int = 0
