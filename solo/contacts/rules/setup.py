"""Set-up: Agents, equipment, mission cards, the starting camp in secret, cities, the zone announced (contacts 2)."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations

from solo import __version__
from solo.contacts.actions import Action, ChooseStart, KeepCards, KeepMission, PickAgent, PickTeam, Place, Refusal
from solo.contacts.agents import agents
from solo.contacts.missions import missions
from solo.contacts.public import ALIEN, TEAM, PublicState, Setup, Status
from solo.contacts.replacing import COPIES
from solo.contacts.state import State, new_state
from solo.contacts.tokens import tokens
from solo.core.record import Audience, Event
from solo.hex.bits import members

__all__ = ["apply_setup", "begun", "following", "listed", "places", "refuse_place", "refuse_setup"]

Applied = tuple[State, tuple[Event, ...]]

STEPS: Mapping[str, Callable[[Setup], bool]] = {
    "pick": lambda setup: setup.scenario.aliens_choice,
    "team": lambda setup: setup.scenario.aliens_choice,
    "deal": lambda setup: any(setup.scenario.deal(side).draw for side in (ALIEN, TEAM)),
    "alien_keeps": lambda setup: _chooses(setup, ALIEN),
    "team_keeps": lambda setup: _chooses(setup, TEAM),
    "missions": lambda setup: setup.missions,
    "alien_mission": lambda setup: setup.missions,
    "team_mission": lambda setup: setup.missions,
    "hide": lambda setup: any(tokens()[token.kind].hides for token in setup.scenario.tokens),
    "start": lambda setup: True,
    "place": lambda setup: True,
}
"""The phases of the set-up in order, and whether a game has them."""


def _chooses(setup: Setup, side: str) -> bool:
    deal = setup.scenario.deal(side)
    return deal.draw > deal.keep


def begun(setup: Setup) -> State:
    """Return the State before anything is done."""
    return revealed(new_state(setup, _next(setup, "")), setup.burdens)


def _next(setup: Setup, phase: str) -> str:
    left = list(STEPS)[list(STEPS).index(phase) + 1 if phase else 0 :]
    return next(step for step in left if STEPS[step](setup))


def following(state: State) -> State:
    """Return the State in the next phase of the set-up; what needs no choice is done on the way."""
    public = state.public
    phase = _next(public.setup, public.phase)
    if public.phase == "deal":
        state = _kept_without_choice(state)
    return replace(state, public=replace(state.public, phase=phase))


def _kept_without_choice(state: State) -> State:
    setup = state.public.setup
    if not _chooses(setup, ALIEN):
        state = _kept(state, ALIEN, state.alien.drawn)
    return state if _chooses(setup, TEAM) else _kept(state, TEAM, state.team.drawn)


def _kept(state: State, side: str, cards: tuple[str, ...]) -> State:
    public = replace(state.public, hands={**state.public.hands, side: len(cards)})
    if side == ALIEN:
        return replace(state, public=public, alien=replace(state.alien, hand=cards))
    return replace(state, public=public, team=replace(state.team, hand=cards))


def listed(state: State) -> Iterator[Action]:
    """Yield what the side to move may do in a phase of the set-up."""
    public = state.public
    match public.phase:
        case "pick":
            yield from (PickAgent(agent) for agent in public.scenario.agents)
        case "team":
            yield from _teams(public)
        case "alien_keeps":
            keep = public.scenario.deal(ALIEN).keep
            yield from (KeepCards(cards) for cards in combinations(state.alien.drawn, keep))
        case "team_keeps":
            keep = public.scenario.deal(TEAM).keep
            yield from (KeepCards(cards) for cards in combinations(state.team.drawn, keep))
        case "alien_mission":
            yield from (KeepMission(card) for card in state.alien.missions)
        case "team_mission":
            yield from (KeepMission(card) for card in state.team.missions)
        case "start":
            yield from (ChooseStart(tile) for tile in members(public.board.starts))
        case "place":
            yield from places(public)


def _teams(public: PublicState) -> Iterator[PickTeam]:
    rest = [agent for agent in public.scenario.agents if agent not in public.agents]
    for picked in combinations(rest, public.scenario.team_size - len(public.agents)):
        yield PickTeam(picked, _first_copies(public, picked))


def _first_copies(public: PublicState, picked: tuple[str, ...]) -> tuple[str, ...]:
    if not any(agents()[agent].copies for agent in (*public.agents, *picked)):
        return ()
    return tuple(agent for agent in public.reserve if agent not in picked)[:COPIES]


def places(public: PublicState) -> Iterator[Place]:
    """Yield every city for every Agent that is not placed yet."""
    free = public.board.cities & ~public.occupied
    waiting = sorted(agent for agent, status in public.agents.items() if not status.is_placed)
    return (Place(agent, city) for agent in waiting for city in members(free))


def refuse_setup(state: State, action: Action) -> Refusal | None:
    """Return why the side to move may not do this in a phase of the set-up, or None."""
    public = state.public
    match public.phase, action:
        case "start", ChooseStart(tile):
            return None if public.board.starts >> tile & 1 else Refusal.NOT_A_START
        case "place", Place():
            return refuse_place(public, action)
        case "pick", PickAgent(agent):
            return None if agent in public.scenario.agents else Refusal.NO_SUCH_AGENT
        case "team", PickTeam():
            return refuse_team(public, action)
        case (("alien_keeps" | "team_keeps"), KeepCards(cards)):
            side = ALIEN if public.phase == "alien_keeps" else TEAM
            drawn = state.alien.drawn if side == ALIEN else state.team.drawn
            fits = len(cards) == len({*cards}) == public.scenario.deal(side).keep and {*cards} <= {*drawn}
            return None if fits else Refusal.BAD_KEEP
        case "alien_mission", KeepMission(card):
            return None if card in state.alien.missions else Refusal.BAD_KEEP
        case "team_mission", KeepMission(card):
            return None if card in state.team.missions else Refusal.BAD_KEEP
        case _:
            return Refusal.NOT_NOW


def refuse_team(public: PublicState, action: PickTeam) -> Refusal | None:
    """Return why these cannot be the rest of the team, or None (CR-45, CR-41)."""
    picked, copies = action.agents, action.copies
    if len({*picked, *public.agents}) != public.scenario.team_size or len(picked) != len({*picked}):
        return Refusal.BAD_TEAM
    if not {*picked} <= {*public.scenario.agents}:
        return Refusal.NO_SUCH_AGENT
    rest = {*public.reserve} - {*picked}
    wanted = len(_first_copies(public, picked))
    fits = len(copies) == len({*copies}) == wanted and {*copies} <= rest
    return None if fits else Refusal.BAD_COPIES


def refuse_place(public: PublicState, action: Place) -> Refusal | None:
    """Return why an Agent may not be put there, or None. An Agent may be put elsewhere until all are placed."""
    if action.agent not in public.agents:
        return Refusal.NO_SUCH_AGENT
    if not public.board.cities >> action.tile & 1:
        return Refusal.NOT_A_CITY
    return Refusal.CITY_TAKEN if public.occupied >> action.tile & 1 else None


def apply_setup(state: State, action: Action) -> Applied:
    """Do one step of the set-up. After the last Agent stands, the zone is announced and day 1 begins."""
    public = state.public
    match action:
        case PickAgent(agent):
            event = Event("picked", {"side": ALIEN, "agents": [agent]}, Audience.ALL)
            return following(replace(state, public=public.with_agent(agent, Status()))), (event,)
        case PickTeam(picked, copies):
            team = {**public.agents, **{agent: Status() for agent in picked}}
            event = Event("picked", {"side": TEAM, "agents": list(picked)}, Audience.ALL)
            return following(replace(state, public=replace(public, agents=team, copies=copies))), (event,)
        case KeepCards(cards):
            side = ALIEN if public.phase == "alien_keeps" else TEAM
            event = Event("hand", {"side": side, "cards": len(cards)}, Audience.ALL)
            return following(_kept(state, side, tuple(sorted(cards)))), (event,)
        case KeepMission(card):
            return _keep_mission(state, card)
        case ChooseStart(tile):
            event = Event("start", {"tile": public.board.names[tile]}, Audience.ALIEN)
            return following(replace(state, alien=replace(state.alien, start=tile))), (event,)
        case Place(agent, tile):
            return _place(state, agent, tile)
        case _:
            raise AssertionError(action)


def _keep_mission(state: State, card: str) -> Applied:
    """Keep one in secret; when the second side has chosen both are revealed at once (contacts 2, step 4)."""
    if state.public.phase == "alien_mission":
        return following(replace(state, alien=replace(state.alien, missions=(card,)))), ()
    shown = (*state.alien.missions, card)
    state = revealed(replace(state, team=replace(state.team, missions=(card,))), shown)
    event = Event("missions", {"cards": list(shown)}, Audience.ALL)
    return following(state), (event,)


def revealed(state: State, cards: tuple[str, ...]) -> State:
    """Return the State with these mission cards public as well, and their advantages in force."""
    public = replace(state.public, missions=(*state.public.missions, *cards))
    for card in cards:
        public = missions()[card].begin(public)
    return replace(state, public=public)


def _place(state: State, agent: str, tile: int) -> Applied:
    public = state.public
    public = public.with_agent(agent, replace(public.agents[agent], tile=tile))
    if not all(status.is_placed for status in public.agents.values()):
        return replace(state, public=public), ()
    zone = public.board.zones[state.alien.start]
    events = (
        *_told_burdens(public.setup),
        Event("setup", setup_fields(public), Audience.ALL),
        Event("zone", {"zone": zone}, Audience.ALL),
    )
    return replace(state, public=replace(public, zone=zone, day=0, phase="night")), events


def _told_burdens(setup: Setup) -> tuple[Event, ...]:
    """Return the public event that says which mission cards were in force from the start (CR-46), if any were."""
    return (Event("burdens", {"cards": list(setup.burdens)}, Audience.ALL),) if setup.burdens else ()


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
    if public.copies:
        fields["copies"] = list(public.copies)
    if public.hands:
        fields["hands"] = dict(public.hands)
    if public.missions:
        fields["missions"] = list(public.missions)
    return fields
