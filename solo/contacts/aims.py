"""What the Alien must do to win: the special mission with what mission cards add to it, and other ways (CR-46).

The judgement at the end and the computer Alien's plans ask the same function, so they cannot disagree.
"""

from dataclasses import replace

from solo.contacts.board import Tile
from solo.contacts.missions import missions
from solo.contacts.public import PublicState
from solo.contacts.scenario import Mission

__all__ = ["alien_aims"]


def alien_aims(public: PublicState, hidden: Tile | None) -> list[Mission]:
    """Return the missions of which the Alien must fulfil one. `hidden`: where the token lies that only it knows of."""
    scenario, held = public.scenario, [missions()[card] for card in public.missions]
    also = tuple(part for card in held for part in card.also(public.board))
    first = scenario.mission.with_hidden(public.board, hidden)
    first = replace(first, also=(*first.also, *also))
    return [first, *(card.instead(public.board) for card in held if card.instead is not None)]
