"""A State that is being changed: the rules take it apart, change its parts, and put the next State together.

Parts are frozen and replaced whole, so the State that was begun with stays as it was. Every event is told here, and
whoever tells one says who learns of it by the name of the method.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Any, TypeVar

from solo.adele.figures import Figures
from solo.adele.observation import AlienSecrets
from solo.adele.places import Place, PlaceSet
from solo.adele.public import ALIEN, Outcome, PublicState, Status, Step
from solo.adele.ship import Ship
from solo.adele.state import State
from solo.core.record import Audience, Event

__all__ = ["Scene"]


Part = TypeVar("Part")


@lru_cache(maxsize=64)
def _fields(kind: Any) -> tuple[Callable[[Any], tuple[Any, ...]], Mapping[str, int]]:
    """Return what reads all fields of a part, and the number of each field."""
    names = kind.__match_args__
    return attrgetter(*names), {name: number for number, name in enumerate(names)}


def changed(part: Part, what: Mapping[str, Any]) -> Part:
    """Return a part of a State with some fields changed: `dataclasses.replace`, in a third of its time."""
    kind: Any = type(part)
    read, numbers = _fields(kind)
    values = list(read(part))
    for name, value in what.items():
        values[numbers[name]] = value
    made: Part = kind(*values)
    return made


class Scene:
    """One State on its way to the next. `agenda` is what is to be done, the next first; `begun` the facts before."""

    def __init__(self, state: State) -> None:
        public = self.begun = state.public
        self.setup = public.setup
        self.ship: Ship = public.setup.scenario.ship
        self.figures: Figures = public.setup.scenario.figures
        self.agenda = list(public.agenda)
        self.phase, self.turn, self.played, self.no_return = public.phase, public.turn, public.played, public.no_return
        self.members = dict(public.members)
        self.alien, self.board, self.adele, self.deck = public.alien, public.board, public.adele, public.deck
        self.reserve, self.delivered, self.silence = public.reserve, public.delivered, public.silence
        self.planned, self.acting, self.done, self.outcome = public.planned, public.acting, public.done, public.outcome
        self.secrets, self.crew, self.hidden = state.alien, state.crew, state.hidden
        self.events: list[Event] = []

    def state(self) -> State:
        """Return the State as it is now."""
        public = PublicState(
            self.setup, () if self.outcome else tuple(self.agenda), self.phase, self.turn, self.played, self.no_return,
            self.members, self.alien, self.board, self.adele, self.deck, self.reserve, self.delivered, self.silence,
            self.planned, self.acting, self.done, self.outcome,
        )  # fmt: skip
        return State(public, self.secrets, self.crew, self.hidden)

    def tell(self, type: str, **fields: object) -> None:
        """Tell everybody what happened; the day is the number of the turn, 0 during the set-up."""
        self.events.append(Event(type, {"day": self.played, **fields}, Audience.ALL))

    def tell_alien(self, type: str, **fields: object) -> None:
        """Tell the Alien's side alone."""
        self.events.append(Event(type, {"day": self.played, **fields}, Audience.ALIEN))

    def tell_crew(self, type: str, **fields: object) -> None:
        """Tell the human alone."""
        self.events.append(Event(type, {"day": self.played, **fields}, Audience.HUMAN))

    def first(self, *steps: Step) -> None:
        """Let some steps be done next, in their order."""
        self.agenda[:0] = steps

    def last(self, *steps: Step) -> None:
        """Let some steps be done after all others."""
        self.agenda.extend(steps)

    def end(self, winner: str, why: str) -> None:
        """End the game; what was still to be done is not."""
        if self.outcome is None:
            self.outcome = Outcome(winner, why)
            self.tell("end", turn=self.turn, winner=winner, why=why)

    def name(self, place: Place) -> str:
        """Return how records write a place."""
        return self.ship.names[place]

    def names(self, chosen: PlaceSet) -> list[str]:
        """Return how records write some places."""
        return [name for place, name in self.ship.names.items() if chosen >> place & 1]

    def set_member(self, member: str, **what: Any) -> Status:
        """Change a crew member's public facts and return them."""
        self.members[member] = status = changed(self.members[member], what)
        return status

    def set_alien(self, **what: Any) -> None:
        """Change the Alien's board."""
        self.alien = changed(self.alien, what)

    def set_board(self, **what: Any) -> None:
        """Change what lies on the ship."""
        self.board = changed(self.board, what)

    def set_crew(self, **what: Any) -> None:
        """Change what only the human knows."""
        self.crew = changed(self.crew, what)

    def set_secrets(self, secrets: AlienSecrets) -> None:
        """Change what only the Alien knows."""
        self.secrets = secrets

    def lose(self, why: str) -> None:
        """Let the Alien win."""
        self.end(ALIEN, why)
