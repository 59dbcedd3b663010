"""The Agents' turn: moving, landing questions, abilities, the Witness, declarations (contacts 3.2, 3.4, 4).

Legality and every public effect depend on public facts alone; only the answers look at the Alien.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace

from solo.contacts.actions import (
    Action,
    AskWitness,
    Become,
    Declare,
    EndDay,
    GiveOrders,
    MoveAgent,
    Order,
    Refusal,
    UseAbility,
)
from solo.contacts.agent import Ability, Agent
from solo.contacts.agents import agents
from solo.contacts.board import TileSet
from solo.contacts.public import TEAM, PublicState, Status
from solo.contacts.scenario import Scenario, Token
from solo.contacts.tokens import tokens

__all__ = [
    "abilities_of",
    "ability_of",
    "asked_tiles",
    "catches",
    "current_form",
    "legal",
    "orders",
    "power",
    "public_effect",
    "refuse",
    "refuse_day_card",
    "refuse_declaration",
    "refuse_witness",
    "ridden",
]


def current_form(public: PublicState, agent: str) -> Agent | None:
    """Return what an Agent is today: itself, or for Grey the form that he took (None before)."""
    itself = agents()[agent]
    if not itself.copies:
        return itself
    form = public.agents[agent].form
    return agents()[form] if form else None


def power(public: PublicState, agent: str) -> Agent | None:
    """Return whose abilities an Agent has today: its own, or those of the one it swapped with (A07); None: none.

    Who has swapped with Grey has what Grey has become, nothing before that.
    """
    effects = public.effects
    if agent in effects.silenced or agent in effects.twice:
        return None
    other = effects.swapped.get(agent, agent)
    return current_form(public, other) if other in public.agents else None


def abilities_of(public: PublicState, agent: str) -> tuple[Ability, ...]:
    """Return the abilities that an Agent can use today."""
    form = power(public, agent)
    return form.abilities if form else ()


def ability_of(public: PublicState, agent: str, id: str) -> Ability | None:
    """Return one of the abilities that an Agent can use today by its id."""
    form = power(public, agent)
    return form.ability(id) if form else None


def catches(public: PublicState, move: MoveAgent) -> TileSet:
    """Return where a move captures on its way: Red's ability, Black's step; the landings left out (CR-18, CR-38)."""
    form, able = current_form(public, move.agent), power(public, move.agent)
    if form is None:
        return 0
    swept = form.way(public, move) if able is not None and able.sweeps else 0
    return (swept | form.touched(public, move)) & ~(1 << move.path[-1])


def legal(public: PublicState) -> Iterator[Action]:
    """Yield what the team may do now, cards left out: paths as one action an end, the Witness's questions as zones."""
    if public.declared:
        yield public.declared[0]
        return
    if public.effects.talk == "free":
        for agent in sorted(public.agents):
            yield from turn_actions(public, agent)
    elif public.effects.talk == "orders":
        yield orders(public, lambda imagined, actions: actions[0])
    if refuse_witness(public) is None:
        yield from (AskWitness(tiles) for _, tiles in sorted(public.board.of_zone.items()) if tiles)
    if refuse_end(public) is None:
        yield EndDay()


def orders(public: PublicState, choose: Callable[[PublicState, list[Action]], Action]) -> GiveOrders:
    """Return orders for the whole team, chosen action by action as if every answer were no (CR-26)."""
    imagined = talking(public)
    found: list[Order] = []
    while True:
        actions: list[Action] = [
            action for agent in sorted(imagined.agents) for action in turn_actions(imagined, agent)
        ]
        if refuse_end(imagined) is None:
            actions.append(EndDay())
        chosen = choose(imagined, actions)
        if not isinstance(chosen, Order):
            return GiveOrders(tuple(found))
        found.append(chosen)
        imagined = public_effect(imagined, chosen)


def talking(public: PublicState) -> PublicState:
    """Return the public facts as if the team played on freely: for thinking orders through."""
    return replace(public, effects=replace(public.effects, talk="free"))


def turn_actions(public: PublicState, agent: str) -> Iterator[Action]:
    """Yield what one Agent may do next in its own turn."""
    status = public.agents[agent]
    if agent in public.done or waits_for_another(public, agent):
        return
    form = current_form(public, agent)
    if form is None:
        yield from (Become(agent, copy) for copy in fresh_forms(public))
        return
    if not status.path:
        yield from form.legal_moves(public, agent)
        return
    if may_move_again(public, agent):
        yield from form.legal_moves(public, agent)
    for ability in abilities_of(public, agent):
        for target in ability.targets(public, agent):
            action = UseAbility(agent, ability.id, target)
            if refuse_ability(public, action) is None:
                yield action


def may_move_again(public: PublicState, agent: str) -> bool:
    """Return whether an Agent that has moved may do so once more (A08)."""
    return agent in public.effects.twice and public.agents[agent].moves == 1


def fresh_forms(public: PublicState) -> list[str]:
    """Return the forms that Grey has not used since his four were last fresh (CR-23)."""
    return [form for form in sorted(public.copies) if form not in public.spent_forms]


def refuse(public: PublicState, action: Action) -> Refusal | None:
    """Return why the team may not do this now, or None; cards left out. Public facts only."""
    if public.declared:
        return None if action == public.declared[0] else Refusal.DECLARED
    match action:
        case AskWitness():
            why = refuse_witness(public)
            if why is not None:
                return why
            return None if action.tiles and not action.tiles & ~public.board.land else Refusal.NOTHING_TO_ASK
        case GiveOrders():
            return refuse_orders(public, action)
        case EndDay():
            return refuse_end(public)
    if public.effects.talk != "free":
        return Refusal.ORDERS_FIRST
    match action:
        case Become():
            return refuse_become(public, action)
        case MoveAgent():
            return refuse_move(public, action)
        case UseAbility():
            return refuse_ability(public, action)
        case _:
            return Refusal.NOT_NOW


def refuse_witness(public: PublicState) -> Refusal | None:
    """Return why the Witness may not be asked now, or None: it is the team's card of the day (CR-12, CR-48)."""
    if public.witness != "ready":
        return Refusal.NO_WITNESS
    return refuse_day_card(public)


def refuse_day_card(public: PublicState) -> Refusal | None:
    """Return why the team may not play its card of the day now, or None (CR-12, CR-40, CR-48)."""
    if TEAM in public.played:
        return Refusal.CARD_PLAYED
    if public.declared:
        return Refusal.DECLARED
    if public.effects.talk == "ordered":
        return Refusal.NOT_NOW
    return Refusal.TURN_BEGUN if waits_for_another(public, "") else None


def refuse_orders(public: PublicState, action: GiveOrders) -> Refusal | None:
    """Return why these are no legal orders for all Agents, or None: checked one after another (CR-48)."""
    if public.effects.talk != "orders":
        return Refusal.NOT_NOW
    imagined = talking(public)
    for order in action.actions:
        why = refuse(imagined, order)
        if why is not None:
            return why
        imagined = public_effect(imagined, order)
    return None if refuse_end(imagined) is None else Refusal.NOT_ORDERS


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
    if status.path and not may_move_again(public, action.agent):
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
    if action.agent in public.effects.silenced or action.agent in public.effects.twice:
        return Refusal.SILENCED
    ability = ability_of(public, action.agent, action.ability)
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
    if public.effects.talk == "orders":
        return Refusal.ORDERS_FIRST
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
            if spent >= set(public.copies):
                spent = frozenset()
            status = replace(public.agents[agent], form=form)
            return replace(public.with_agent(agent, status), spent_forms=spent)
        case MoveAgent():
            return _moved(public, action)
        case UseAbility(agent, id, target):
            ability = ability_of(public, agent, id)
            if ability is not None and ability.kind == "roadblock":
                status = replace(public.agents[agent], dropped=True)
                return replace(public.with_agent(agent, status), roadblock=target[0])
            return public.with_agent(agent, replace(public.agents[agent], used=True))
        case AskWitness():
            left = public.questions - 1
            witness = "ready" if left else "used"
            return replace(close_turn(public), witness=witness, questions=left, played=public.played | {TEAM})
        case GiveOrders(given):
            return replace(public, declared=given, effects=replace(public.effects, talk="ordered"))
        case _:
            return public


def _moved(public: PublicState, move: MoveAgent) -> PublicState:
    """Return the public facts after a move: who is carried is set down, the bike goes with whoever ends on it."""
    agent, path, form = move.agent, move.path, current_form(public, move.agent)
    way = form.way(public, move) if form is not None else 0
    public = begin_turn(public, agent)
    status = replace(public.agents[agent], tile=path[-1], path=path, way=way, moves=public.agents[agent].moves + 1)
    public = replace(public.with_agent(agent, status), landed=public.landed | 1 << path[-1])
    if move.carried is not None:
        other, drop = move.carried
        public = public.with_agent(other, replace(public.agents[other], tile=drop))
        public = replace(public, landed=public.landed | 1 << drop)
    token = ridden(public.scenario)
    takes = token is not None and public.rider is None and path[-1] in token.places
    return replace(public, rider=agent) if takes else public


def ridden(scenario: Scenario) -> Token | None:
    """Return the token that the Agent who ends a move on it takes along, if there is one."""
    return next((token for token in scenario.tokens if tokens()[token.kind].is_ridden), None)


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
    ability = ability_of(public, action.agent, action.ability)
    return ability.asked(public, action.agent, action.target) if ability else 0
