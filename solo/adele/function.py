"""What a computer's function is, and the repair outside, which costs as much (adele 1.7, 4.3)."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from solo.adele.objectkind import Words
from solo.adele.observation import CrewSecrets
from solo.adele.places import PlaceSet
from solo.adele.public import PublicState
from solo.adele.scene import Scene

__all__ = ["COMPUTER", "FAILED", "OUTSIDE", "Function", "offered_at", "once"]

COMPUTER, FAILED, OUTSIDE = "computer", "failed", "outside"
"""Where a function is offered besides the terminals: at any computer, at one with a Failure, on the hull."""


def once(public: PublicState, crew: CrewSecrets, member: str) -> Iterator[Words]:
    """Return the one way of using a function that needs no choice."""
    return iter(((),))


@dataclass(frozen=True, slots=True)
class Function:
    """One function. `where`: COMPUTER, FAILED, OUTSIDE or a terminal's kind.

    `uses` yields the words of every way of using it now, for a member who stands where it is offered; `use` does it.
    Of a `secret` one the Alien does not see the words.
    """

    id: str
    name: str
    text: str
    where: str
    use: Callable[[Scene, str, Words], None]
    uses: Callable[[PublicState, CrewSecrets, str], Iterator[Words]] = once
    secret: bool = False


def offered_at(public: PublicState, function: Function) -> PlaceSet:
    """Return the places where a function can be used now; a Failure leaves nothing but the reboot."""
    ship, failures = public.ship, public.board.failures
    if function.where == OUTSIDE:
        return ship.hull
    if function.where == FAILED:
        return failures
    offered = ship.computers if function.where == COMPUTER else ship.terminal(function.where)
    return offered & ~failures
