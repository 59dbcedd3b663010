"""Set-up: the starting camp in secret, the Agents in cities, the zone announced (contacts 2, steps 6 and 7)."""

from dataclasses import replace

from solo import __version__
from solo.contacts.actions import ChooseStart, Place, Refusal
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import PublicState
from solo.contacts.state import State
from solo.core.record import Audience, Event
from solo.hex.bits import members

__all__ = ["apply_place", "apply_start", "places", "refuse_place", "refuse_start", "starts"]


def starts(public: PublicState) -> list[ChooseStart]:
    """Return every starting camp: a field or forest (CR-4: the Agents do not stand anywhere yet)."""
    return [ChooseStart(tile) for tile in members(public.board.starts)]


def refuse_start(public: PublicState, action: ChooseStart) -> Refusal | None:
    """Return why a starting camp is not allowed, or None."""
    return None if public.board.starts >> action.tile & 1 else Refusal.NOT_A_START


def apply_start(state: State, action: ChooseStart) -> tuple[State, tuple[Event, ...]]:
    """Pick the starting camp in secret."""
    name = state.public.board.names[action.tile]
    event = Event("start", {"tile": name}, Audience.ALIEN)
    return State(replace(state.public, phase="place"), AlienSecrets(action.tile)), (event,)


def places(public: PublicState) -> list[Place]:
    """Return every city for every Agent that is not placed yet."""
    free = public.board.cities & ~public.occupied
    waiting = sorted(agent for agent, status in public.agents.items() if not status.is_placed)
    return [Place(agent, city) for agent in waiting for city in members(free)]


def refuse_place(public: PublicState, action: Place) -> Refusal | None:
    """Return why an Agent may not be put there, or None. An Agent may be put elsewhere until all are placed."""
    if action.agent not in public.agents:
        return Refusal.NO_SUCH_AGENT
    if not public.board.cities >> action.tile & 1:
        return Refusal.NOT_A_CITY
    return Refusal.CITY_TAKEN if public.occupied >> action.tile & 1 else None


def apply_place(state: State, action: Place) -> tuple[State, tuple[Event, ...]]:
    """Put an Agent into a city; the last one makes the Alien announce its zone."""
    public = state.public
    public = public.with_agent(action.agent, replace(public.agents[action.agent], tile=action.tile))
    if not all(status.is_placed for status in public.agents.values()):
        return replace(state, public=public), ()
    zone = public.board.zones[state.alien.start]
    events = (Event("setup", setup_fields(public), Audience.ALL), Event("zone", {"zone": zone}, Audience.ALL))
    return replace(state, public=replace(public, zone=zone, phase="alien", day=1)), events


def setup_fields(public: PublicState) -> dict[str, object]:
    """Return the public set-up event's fields (contacts 9)."""
    scenario = public.scenario
    fields: dict[str, object] = {
        "game": "contacts",
        "map": public.board.id,
        "scenario": scenario.id,
        "days": scenario.days,
        "agents": {agent: public.board.names[status.tile] for agent, status in public.agents.items()},
        "version": __version__,
        "fingerprint": scenario.fingerprint,
    }
    if public.setup.copies:
        fields["copies"] = list(public.setup.copies)
    return fields
