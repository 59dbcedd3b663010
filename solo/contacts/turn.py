"""The Agents' turn: moving, landing questions, abilities, the Witness, declarations (contacts 3.2, 3.4, 4).

Legality and every public effect depend on public facts alone; only the answers look at the Alien.
"""

from collections.abc import Iterator
from dataclasses import replace

from solo.contacts.actions import Action, AskWitness, Become, Declare, EndDay, MoveAgent, Refusal, UseAbility
from solo.contacts.agent import Agent
from solo.contacts.agents import agents
from solo.contacts.board import TileSet
from solo.contacts.public import PublicState, Status

__all__ = ["current_form", "legal", "public_effect", "refuse", "refuse_declaration"]


def current_form(public: PublicState, agent: str) -> Agent | None:
    """Return what an Agent is today: itself, or for Grey the form that he took (None before)."""
    itself = agents()[agent]
    if not itself.copies:
        return itself
    form = public.agents[agent].form
    return agents()[form] if form else None


def legal(public: PublicState) -> Iterator[Action]:
    """Yield what the team may do now: paths as one action an end, the Witness's questions as one a zone."""
    if public.declared:
        yield public.declared[0]
        return
    for agent in sorted(public.agents):
        yield from turn_actions(public, agent)
    if public.witness == "ready" and not waits_for_another(public, "witness"):
        yield from (AskWitness(tiles) for _, tiles in sorted(public.board.of_zone.items()) if tiles)
    if refuse_end(public) is None:
        yield EndDay()


def turn_actions(public: PublicState, agent: str) -> Iterator[Action]:
    """Yield what one Agent may do next in its own turn."""
    status = public.agents[agent]
    if agent in public.done or waits_for_another(public, agent):
        return
    form = current_form(public, agent)
    if form is None:
        yield from (Become(agent, copy) for copy in fresh_forms(public))
    elif not status.path:
        yield from form.legal_moves(public, agent)
    else:
        for ability in form.abilities:
            for target in ability.targets(public, agent):
                action = UseAbility(agent, ability.id, target)
                if refuse(public, action) is None:
                    yield action


def fresh_forms(public: PublicState) -> list[str]:
    """Return the forms that Grey has not used since his four were last fresh (CR-23)."""
    return [form for form in sorted(public.setup.copies) if form not in public.spent_forms]


def refuse(public: PublicState, action: Action) -> Refusal | None:
    """Return why the team may not do this now, or None. Public facts only."""
    if public.declared:
        return None if action == public.declared[0] else Refusal.DECLARED
    match action:
        case Become():
            return refuse_become(public, action)
        case MoveAgent():
            return refuse_move(public, action)
        case UseAbility():
            return refuse_ability(public, action)
        case AskWitness():
            if public.witness != "ready":
                return Refusal.NO_WITNESS
            if waits_for_another(public, "witness"):
                return Refusal.TURN_BEGUN
            return None if action.tiles and not action.tiles & ~public.board.land else Refusal.NOTHING_TO_ASK
        case EndDay():
            return refuse_end(public)
        case _:
            return Refusal.NOT_NOW


def waits_for_another(public: PublicState, agent: str) -> bool:
    """Return whether another Agent has begun its turn and must move first: Grey, once he has taken a form (SR-10)."""
    acting = public.acting
    return acting is not None and acting != agent and not public.agents[acting].path


def refuse_become(public: PublicState, action: Become) -> Refusal | None:
    """Return why Grey may not take a form, or None."""
    if action.agent not in public.agents:
        return Refusal.NO_SUCH_AGENT
    if not agents()[action.agent].copies:
        return Refusal.NOT_A_COPY
    if action.agent in public.done:
        return Refusal.TURN_OVER
    if waits_for_another(public, action.agent):
        return Refusal.TURN_BEGUN
    if public.agents[action.agent].form is not None:
        return Refusal.HAS_FORM
    return None if action.form in fresh_forms(public) else Refusal.NOT_A_COPY


def refuse_move(public: PublicState, action: MoveAgent) -> Refusal | None:
    """Return why an Agent may not move so, or None."""
    status = public.agents.get(action.agent)
    if status is None:
        return Refusal.NO_SUCH_AGENT
    if status.path:
        return Refusal.HAS_MOVED
    if action.agent in public.done:
        return Refusal.TURN_OVER
    if waits_for_another(public, action.agent):
        return Refusal.TURN_BEGUN
    form = current_form(public, action.agent)
    if form is None:
        return Refusal.MUST_BECOME
    if (
        not action.path
        or action.path[0] != status.tile
        or any(tile not in public.board.terrain for tile in action.path)
    ):
        return Refusal.BAD_PATH
    return form.move_refusal(public, action)


def refuse_ability(public: PublicState, action: UseAbility) -> Refusal | None:
    """Return why an Agent may not use an ability so, or None."""
    status = public.agents.get(action.agent)
    if status is None:
        return Refusal.NO_SUCH_AGENT
    if not status.path:
        return Refusal.NOT_MOVED
    form = current_form(public, action.agent)
    ability = form.ability(action.ability) if form else None
    if ability is None:
        return Refusal.NO_ABILITY
    if action.agent in public.done:
        return Refusal.TURN_OVER
    if status.dropped if ability.kind == "roadblock" else status.used:
        return Refusal.ABILITY_USED
    if not ability.is_allowed(public, action.agent, action.target):
        return Refusal.BAD_TARGET
    return None if ability.asked(public, action.agent, action.target) else Refusal.NOTHING_TO_ASK


def refuse_end(public: PublicState) -> Refusal | None:
    """Return why the day may not end yet, or None: moving is a duty, abilities are not (SR-1)."""
    return None if all(status.path for status in public.agents.values()) else Refusal.NOT_ALL_MOVED


def begin_turn(public: PublicState, agent: str) -> PublicState:
    """Open an Agent's turn; that ends the turn of the one before it (SR-3)."""
    if public.acting == agent:
        return public
    return replace(close_turn(public), acting=agent)


def close_turn(public: PublicState) -> PublicState:
    """End the turn that is under way, if one is: an Agent that has moved has played."""
    acting = public.acting
    if acting is None:
        return public
    done = public.done | {acting} if public.agents[acting].path else public.done
    return replace(public, done=done, acting=None)


def public_effect(public: PublicState, action: Action) -> PublicState:
    """Return the public facts after a team's action, its answers left out."""
    match action:
        case Become(agent, form):
            public = begin_turn(public, agent)
            spent = public.spent_forms | {form}
            if spent >= set(public.setup.copies):
                spent = frozenset()
            status = replace(public.agents[agent], form=form)
            return replace(public.with_agent(agent, status), spent_forms=spent)
        case MoveAgent(agent, path, carried):
            public = begin_turn(public, agent)
            public = public.with_agent(agent, replace(public.agents[agent], tile=path[-1], path=path))
            if carried is not None:
                public = public.with_agent(carried[0], replace(public.agents[carried[0]], tile=carried[1]))
            return public
        case UseAbility(agent, id, target):
            itself = current_form(public, agent)
            ability = itself.ability(id) if itself else None
            if ability is not None and ability.kind == "roadblock":
                status = replace(public.agents[agent], dropped=True)
                return replace(public.with_agent(agent, status), roadblock=target[0])
            return public.with_agent(agent, replace(public.agents[agent], used=True))
        case AskWitness():
            return replace(close_turn(public), witness="used")
        case _:
            return public


def next_declared(public: PublicState) -> PublicState:
    """Take one action off the declared turn; after the last one that Agent's turn is over (CR-40)."""
    if not public.declared:
        return public
    left = public.declared[1:]
    return replace(public, declared=left) if left else close_turn(replace(public, declared=()))


def refuse_declaration(public: PublicState, action: Declare) -> Refusal | None:
    """Return why a declaration is not a whole legal turn of the named Agent, or None (CR-40)."""
    if not any(isinstance(part, MoveAgent) for part in action.actions):
        return Refusal.NOT_A_TURN
    imagined = morning(public)
    for part in action.actions:
        if part.agent != public.named:
            return Refusal.NOT_A_TURN
        why = refuse(imagined, part)
        if why is not None:
            return why
        imagined = public_effect(imagined, part)
    return None


def morning(public: PublicState) -> PublicState:
    """Return the public facts as the Agents' turn of a new day finds them."""
    fresh = {agent: Status(status.tile) for agent, status in public.agents.items()}
    return replace(public, agents=fresh, acting=None, done=frozenset(), phase="agents")


def asked_tiles(public: PublicState, action: UseAbility) -> TileSet:
    """Return the tiles that an ability asks about, the Agent standing where it stands now."""
    form = current_form(public, action.agent)
    ability = form.ability(action.ability) if form else None
    return ability.asked(public, action.agent, action.target) if ability else 0
