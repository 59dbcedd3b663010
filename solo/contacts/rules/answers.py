"""The Alien's truthful answers to the team's actions, and the captures (contacts 3.2, 3.4)."""

from dataclasses import replace

from solo.contacts import turn
from solo.contacts.actions import Action, AskWitness, Become, GiveOrders, MoveAgent, NameTrace, UseAbility
from solo.contacts.actiontext import format_action
from solo.contacts.board import TileSet
from solo.contacts.public import PublicState
from solo.contacts.rules import endings
from solo.contacts.state import State, latest_crossings
from solo.core.record import Audience, Event

__all__ = ["apply_team", "apply_trace", "ask"]

Applied = tuple[State, tuple[Event, ...]]


def apply_team(state: State, action: Action) -> Applied:
    """Do what a legal action of the Agents' turn does, and answer what it asks."""
    before = state.public
    state = replace(state, public=turn.public_effect(before, action))
    match action:
        case Become():
            event = Event("became", {"day": before.day, "agent": action.agent, "form": action.form}, Audience.ALL)
            events: tuple[Event, ...] = (event,)
        case MoveAgent():
            state, events = _answer_move(state, before, action)
        case UseAbility():
            state, events = _answer_ability(state, before, action)
        case AskWitness(tiles):
            fields = answer_fields(state.public, "witness", "question", tiles, state.alien.tile)
            events = (Event("answer", fields, Audience.ALL),)
        case GiveOrders(orders):
            text = [format_action(order, before.board) for order in orders]
            events = (Event("orders", {"day": before.day, "turn": text}, Audience.ALL),)
            return state, events
        case _:
            raise AssertionError(action)
    if state.public.phase == "agents":
        state = replace(state, public=turn.next_declared(state.public))
    return state, events


def answer_fields(public: PublicState, by: str, kind: str, tiles: TileSet, truth: int) -> dict[str, object]:
    """Return an answer event's fields; the answer is whether the Alien is on one of the tiles."""
    return {
        "day": public.day,
        "by": by,
        "kind": kind,
        "tiles": public.board.names_of(tiles),
        "answer": bool(tiles >> truth & 1),
    }


def _answer_move(state: State, before: PublicState, action: MoveAgent) -> Applied:
    """Every end of a move asks the landing question; captures on the way are asked with it (CR-38)."""
    public, names = state.public, state.public.board.names
    form = turn.current_form(before, action.agent)
    assert form is not None
    moved: dict[str, object] = {"day": public.day, "agent": action.agent, "path": [names[tile] for tile in action.path]}
    if form.id != action.agent:
        moved["as"] = form.id
    if form.goes_straight(before, action.agent):
        moved["flight"] = True
    events = [Event("agent_moved", moved, Audience.ALL)]
    questions = [
        (action.agent, "capture", turn.catches(before, action)),
        (action.agent, "landing", 1 << action.path[-1]),
    ]
    if action.carried is not None:
        carried, drop = action.carried
        fields = {
            "day": public.day,
            "agent": carried,
            "by": action.agent,
            "path": [names[action.path[-2]], names[drop]],
        }
        events.append(Event("agent_moved", fields, Audience.ALL))
        questions.append((carried, "landing", 1 << drop))
    token = turn.ridden(public.scenario)
    if token is not None and public.rider != before.rider:
        taken = {"day": public.day, "token": token.kind, "agent": public.rider}
        events.append(Event("token", taken, Audience.ALL))
    for by, kind, tiles in questions:
        if tiles:
            state, answered = ask(state, by, kind, tiles)
            events.extend(answered)
            if state.public.outcome is not None:
                break
    return state, tuple(events)


def ask(state: State, by: str, kind: str, tiles: TileSet) -> Applied:
    """Answer one question; a yes to a capture or landing ends the game, a yes to a detection moves the marker.

    For a trace the Alien is asked which tile it names.
    """
    if kind == "trace":
        return _ask_trace(state, by, tiles)
    public = state.public
    fields = answer_fields(public, by, kind, tiles, state.alien.tile)
    event = Event("answer", fields, Audience.ALL)
    if not fields["answer"]:
        return state, (event,)
    if kind == "detect":
        return replace(state, public=public.with_sighting()), (event,)
    state, ending = endings.captured(state, "landing" if kind == "landing" else "capture")
    return state, (event, *ending)


def _ask_trace(state: State, by: str, tiles: TileSet) -> Applied:
    state = replace(state, public=replace(state.public, sniffed=(tiles, by)))
    if not latest_crossings(state.alien, tiles):
        return apply_trace(state, None)
    # The Alien is asked also where it has no choice: that it was not would tell the team so.
    return replace(state, public=replace(state.public, phase="trace")), ()


def _answer_ability(state: State, before: PublicState, action: UseAbility) -> Applied:
    ability = turn.ability_of(before, action.agent, action.ability)
    assert ability is not None
    if ability.kind == "roadblock":
        name = before.board.names[action.target[0]]
        return state, (Event("roadblock", {"day": before.day, "by": action.agent, "tile": name}, Audience.ALL),)
    return ask(state, action.agent, ability.kind, ability.asked(before, action.agent, action.target))


def apply_trace(state: State, named: NameTrace | None) -> Applied:
    """Announce the latest trace among the sniffed tiles, or that there is none (contacts 4, CR-25)."""
    public = state.public
    assert public.sniffed is not None
    tiles, agent = public.sniffed
    found = None
    if named is not None:
        day = latest_crossings(state.alien, tiles)[named.tile]
        found = {"day": day, "tile": public.board.names[named.tile]}
    standing = bool(tiles >> state.alien.tile & 1)
    fields = {
        "day": public.day,
        "by": agent,
        "tiles": public.board.names_of(tiles),
        "found": found,
        "standing": standing,
    }
    public = replace(public.with_sighting() if standing else public, phase="agents", sniffed=None)
    event = Event("trace", fields, Audience.ALL)
    return replace(state, public=public), (event,)
