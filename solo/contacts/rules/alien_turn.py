"""The Alien's turn: the secret move, the Oracle before it, and which trace it names (contacts 3.1, 4)."""

from dataclasses import replace
from itertools import pairwise

from solo.contacts.actions import AlienMove, NameTrace, Refusal, UseOracle
from solo.contacts.movement import ALIEN_BUDGET, AlienWalk, alien_walk
from solo.contacts.observation import AlienSecrets
from solo.contacts.public import TEAM, Outcome, PublicState
from solo.contacts.state import State, latest_crossings
from solo.core.record import Audience, Event

__all__ = [
    "apply_move",
    "apply_oracle",
    "moves",
    "oracles",
    "refuse_move",
    "refuse_oracle",
    "stuck",
    "traces",
    "walk_of",
]


def walk_of(public: PublicState) -> AlienWalk:
    """Return how the Alien may move today: Agents' tiles and the roadblock are closed to it."""
    return alien_walk(public.board, ALIEN_BUDGET, closed=public.occupied | public.blocked, roadblock=public.blocked)


def moves(public: PublicState, alien: AlienSecrets) -> list[AlienMove]:
    """Return the cheapest path to every tile where the day may end: on no earlier camp (contacts 3.1)."""
    old = alien.camps
    return [AlienMove(path) for end, path in walk_of(public).paths(alien.tile).items() if not old >> end & 1]


def refuse_move(public: PublicState, alien: AlienSecrets, action: AlienMove) -> Refusal | None:
    """Return why the Alien may not move so, or None (CR-6)."""
    path, walk = action.path, walk_of(public)
    if len(path) < 2:
        return Refusal.MUST_MOVE
    if path[0] != alien.tile:
        return Refusal.BAD_PATH
    spent = 0
    for here, there in pairwise(path):
        points = walk.cost(there)
        if here not in public.board.adjacent or not public.board.adjacent[here] >> there & 1:
            return Refusal.BAD_PATH
        if points is None:
            return Refusal.CLOSED
        spent += points
    if spent > walk.budget:
        return Refusal.TOO_FAR
    if not walk.stops >> path[-1] & 1:
        return Refusal.CLOSED
    return Refusal.OLD_CAMP if alien.camps >> path[-1] & 1 else None


def apply_move(state: State, action: AlienMove) -> tuple[State, tuple[Event, ...]]:
    """Move in secret; what is public is that a move was made, and what was closed to it."""
    public, board = state.public, state.public.board
    walk = walk_of(public)
    turn = {
        "day": public.day,
        "budget": walk.budget,
        "movement": "alien",
        "cross_agents": False,
        "lakes": False,
        "closed": board.names_of(public.occupied | public.blocked),
        "roadblock": None if public.roadblock is None else board.names[public.roadblock],
        "barred": [],
    }
    path = {"day": public.day, "tiles": [board.names[tile] for tile in action.path]}
    events = (Event("path", path, Audience.ALIEN), Event("alien_turn", turn, Audience.ALL))
    alien = replace(state.alien, paths=(*state.alien.paths, action.path))
    return State(replace(public, phase="agents"), alien), events


def stuck(state: State) -> tuple[State, tuple[Event, ...]]:
    """At the start of the Alien's turn: if it has no legal move it is caught (CR-5)."""
    public, alien = state.public, state.alien
    if walk_of(public).ends(1 << alien.tile) & ~alien.camps:
        return state, ()
    outcome = Outcome(TEAM, "stuck")
    return replace(state, public=replace(public, phase="over", outcome=outcome)), (end_event(public.day, outcome),)


def end_event(day: int, outcome: Outcome) -> Event:
    """Return the public event that ends a game."""
    return Event("end", {"day": day, "winner": outcome.winner, "why": outcome.why}, Audience.ALL)


def oracles(public: PublicState) -> list[UseOracle]:
    """Return every Agent that the Oracle may name now."""
    return [UseOracle(agent) for agent in sorted(public.agents)] if public.oracle == "ready" else []


def refuse_oracle(public: PublicState, action: UseOracle) -> Refusal | None:
    """Return why the Oracle may not name an Agent, or None."""
    if public.oracle != "ready":
        return Refusal.NO_ORACLE
    return None if action.agent in public.agents else Refusal.NO_SUCH_AGENT


def apply_oracle(state: State, action: UseOracle) -> tuple[State, tuple[Event, ...]]:
    """Name the Agent whose whole next turn the human must declare (CR-12, CR-40)."""
    public = replace(state.public, oracle="used", named=action.agent, phase="declare")
    event = Event("oracle", {"day": public.day, "side": "alien", "agent": action.agent}, Audience.ALL)
    return replace(state, public=public), (event,)


def traces(state: State) -> list[NameTrace]:
    """Return the sniffed tiles of the latest day, of which the Alien names one."""
    assert state.public.sniffed is not None
    crossed = latest_crossings(state.alien, state.public.sniffed[0])
    latest = max(crossed.values())
    return [NameTrace(tile) for tile in sorted(crossed) if crossed[tile] == latest]
