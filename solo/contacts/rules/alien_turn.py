"""The Alien's turn: the secret move, the Oracle before it, and which trace it names (contacts 3.1, 4)."""

from dataclasses import replace
from itertools import pairwise

from solo.contacts import conditions
from solo.contacts.actions import AlienMove, NameTrace, Refusal, UseOracle
from solo.contacts.board import Tile
from solo.contacts.conditions import walk_of
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import ALIEN, PublicState
from solo.contacts.rules import play
from solo.contacts.state import State, latest_crossings
from solo.core.record import Audience, Event

__all__ = [
    "apply_move",
    "apply_oracle",
    "moves",
    "oracles",
    "refuse_move",
    "refuse_oracle",
    "traces",
]

Applied = tuple[State, tuple[Event, ...]]


def moves(public: PublicState, alien: AlienSecrets) -> list[AlienMove]:
    """Return the cheapest path to every tile where the day may end: on no earlier camp (contacts 3.1)."""
    old = alien.camps
    return [AlienMove(path) for end, path in walk_of(public).paths(alien.tile).items() if not old >> end & 1]


def refuse_move(public: PublicState, alien: AlienSecrets, action: AlienMove) -> Refusal | None:
    """Return why the Alien may not move so, or None (CR-6)."""
    path, walk = action.path, walk_of(public)
    if len(path) < 2:
        return Refusal.MUST_MOVE
    if path[0] != alien.tile or any(tile not in public.board.terrain for tile in path):
        return Refusal.BAD_PATH
    spent = walk.price(path)
    if spent is None:
        closed = any(walk.cost(tile) is None for tile in path[1:])
        return Refusal.CLOSED if closed and _is_joined(public, path) else Refusal.BAD_PATH
    if spent > walk.budget:
        return Refusal.TOO_FAR
    if not walk.stops >> path[-1] & 1:
        return Refusal.CLOSED
    return Refusal.OLD_CAMP if alien.camps >> path[-1] & 1 else None


def _is_joined(public: PublicState, path: tuple[Tile, ...]) -> bool:
    neighbors = public.board.neighbors
    return all(there in neighbors[here] for here, there in pairwise(path))


def apply_move(state: State, action: AlienMove) -> Applied:
    """Move in secret. Public: that a move was made, what was closed to it, and with GILLS the first lake (B11)."""
    public, names = state.public, state.public.board.names
    events = [
        Event("path", {"day": public.day, "tiles": [names[tile] for tile in action.path]}, Audience.ALIEN),
        Event("alien_turn", conditions.turn_fields(public), Audience.ALL),
    ]
    lake = conditions.first_lake(public, action.path)
    if lake is not None:
        events.append(Event("reveal", {"day": public.day, "tile": names[lake], "why": "gills"}, Audience.ALL))
        public = replace(public, announced=True)
    may_play = public.hands.get(ALIEN, 0) > 0 and ALIEN not in public.played
    alien = replace(state.alien, paths=(*state.alien.paths, action.path))
    return replace(state, public=replace(public, phase="after" if may_play else "agents"), alien=alien), tuple(events)


def oracles(state: State) -> list[UseOracle]:
    """Return every Agent that the Oracle may name now."""
    found = [UseOracle(agent) for agent in sorted(state.public.agents)]
    return [action for action in found if refuse_oracle(state, action) is None]


def refuse_oracle(state: State, action: UseOracle) -> Refusal | None:
    """Return why the Oracle may not name an Agent, or None: it is the Alien's card of the day (CR-12)."""
    public = state.public
    if public.oracle != "ready":
        return Refusal.NO_ORACLE
    if ALIEN in public.played:
        return Refusal.CARD_PLAYED
    if not play.can_move(public, state.alien):
        return Refusal.LEFT_STUCK
    return None if action.agent in public.agents else Refusal.NO_SUCH_AGENT


def apply_oracle(state: State, action: UseOracle) -> Applied:
    """Name the Agent whose whole next turn the human must declare (CR-12, CR-40)."""
    played = state.public.played | {ALIEN}
    public = replace(state.public, oracle="used", named=action.agent, phase="declare", played=played)
    event = Event("oracle", {"day": public.day, "side": "alien", "agent": action.agent}, Audience.ALL)
    return replace(state, public=public), (event,)


def traces(state: State) -> list[NameTrace]:
    """Return the sniffed tiles of the latest day, of which the Alien names one."""
    assert state.public.sniffed is not None
    crossed = latest_crossings(state.alien, state.public.sniffed[0])
    latest = max(crossed.values())
    return [NameTrace(tile) for tile in sorted(crossed) if crossed[tile] == latest]
