"""Agents that plan the whole team's day together: who plays next, where, and what is asked, with every answer foreseen.

The set is held as weights, every hidden tile at once. The best options of each Agent are followed by the best ones of
the others after a yes and after a no, down to the last Agent; what is left then is weighed by tomorrow's outlook. After
every answer it is planned anew.
"""

from collections.abc import Iterator, Sequence

import numpy as np

from solo.contacts import turn
from solo.contacts.actions import Action, Become, Order
from solo.contacts.bots.hunters import greedy, net
from solo.contacts.bots.hunters.chances import Chances
from solo.contacts.bots.hunters.conduct import Way, act
from solo.contacts.bots.hunters.options import Option, Question, options, questions
from solo.contacts.bots.hunters.search import Search, best_row
from solo.contacts.bots.hunters.tables import Row, Table, table, weights_of
from solo.contacts.bots.hunters.tomorrow import outlook
from solo.contacts.observation import TeamObservation
from solo.contacts.public import PublicState
from solo.core.rng import Random

__all__ = ["play"]


def play(observation: TeamObservation, legal_actions: Sequence[Action], rng: Random, chances: Chances) -> Action:
    """Choose the next action of the team by some chances of where the Alien is."""
    return act(observation, legal_actions, rng, chances, WAY)


def _next_order(public: PublicState, waiting: Sequence[str], chances: Chances, rng: Random) -> Order | None:
    """Return the next action of one of some Agents, or None when they have all played."""
    if not waiting:
        return None
    status = public.agents[waiting[0]]
    has_moved = bool(status.path) and not turn.may_move_again(public, waiting[0])
    if not has_moved:
        return _planned(public, waiting, chances, rng)
    order = None if status.used else _planned(public, waiting[:1], chances, rng)
    if order is not None or status.dropped:
        return order
    return net.closes(public, waiting[0], chances)


def _planned(public: PublicState, first: Sequence[str], chances: Chances, rng: Random) -> Order | None:
    """Return the order with which the best plan begins, one of some Agents coming first."""
    names = sorted(public.agents)
    later = [name for name in names if name not in public.done and not public.agents[name].path]
    tables = {name: _table(public, name, chances) for name in {*first, *later}}
    settled = 0
    for name in names:
        if name not in tables or public.agents[name].path:
            settled |= 1 << public.agents[name].tile
    numbers = {tile: number for number, tile in enumerate(public.board.tiles)}
    places = np.array([[numbers[public.agents[name].tile] for name in names]])
    search = Search(outlook(public, chances.possible, settled), [tables[name] for name in sorted(tables)])
    begin = [place for place, name in enumerate(sorted(tables)) if name in first]
    return best_row(search, weights_of(chances)[None, :], places, begin, rng).order


def _table(public: PublicState, agent: str, chances: Chances) -> Table:
    status = public.agents[agent]
    has_moved = bool(status.path) and not turn.may_move_again(public, agent)
    found = [*(_asking(public, agent, chances) if has_moved else _moving(public, agent, chances))]
    return table(public.board, sorted(public.agents).index(agent), chances.possible, found)


def _moving(public: PublicState, agent: str, chances: Chances) -> Iterator[Row]:
    """Yield the options of an Agent that moves yet; Grey's in each form that he can take (CR-23)."""
    if turn.current_form(public, agent) is not None:
        yield from (_row(option, option.move) for option in options(public, agent, chances))
        return
    for copy in turn.fresh_forms(public):
        become = Become(agent, copy)
        changed = turn.public_effect(public, become)
        yield from (_row(option, become) for option in options(changed, agent, chances))


def _row(option: Option, order: Order) -> Row:
    question, end = option.question, option.move.path[-1]
    return _asked(question, Row(order, end, option.caught, counts=option.counts, errand=option.errand))


def _asking(public: PublicState, agent: str, chances: Chances) -> Iterator[Row]:
    """Yield the options of an Agent that has moved."""
    tile = public.agents[agent].tile
    for question, errand in questions(public, agent, chances):
        yield _asked(question, Row(question.use, tile, 0, errand=errand))


def _asked(question: Question, row: Row) -> Row:
    match question.kind:
        case "":
            return row
        case "capture":
            return Row(row.order, row.end, row.caught | question.tiles, counts=row.counts, errand=row.errand)
        case "shot":
            return Row(row.order, row.end, row.caught, 0, question.tiles, row.counts, row.errand)
        case _:
            return Row(row.order, row.end, row.caught, question.tiles, 0, row.counts, row.errand)


WAY = Way(_next_order, greedy.promise)
