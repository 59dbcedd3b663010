"""What holds in every State whatever was played: the counts of adele 12, and that public facts match the secrets."""

from collections import Counter

from solo.adele.objects import objects
from solo.adele.places import members
from solo.adele.rules.draws import pile
from solo.adele.state import State

__all__ = ["check"]


def check(state: State) -> None:
    """Fail where something does not add up."""
    _tokens(state)
    _contagion(state)
    _things(state)
    _deck_and_tracks(state)
    _places(state)
    facts = state.public
    assert bool(facts.agenda) == (facts.outcome is None)


def _tokens(state: State) -> None:
    facts, figures = state.public, state.public.figures
    alien = facts.alien
    assert alien.hand == len(state.alien.hand) <= figures.hand and alien.bag == sum(state.hidden.bag.values())
    total = Counter(state.hidden.bag) + Counter(state.alien.hand) + Counter(facts.board.tokens.values())
    total += Counter(alien.out) + Counter(evolve=sum(alien.display))
    assert +total == +Counter(figures.tokens), "hand, bag, ship, display and out of play"
    assert all(filled <= row.spaces for filled, row in zip(alien.display, figures.rows.values(), strict=True))
    assert facts.board.spread.bit_count() <= figures.spread


def _contagion(state: State) -> None:
    facts = state.public
    assert all(count >= 0 for count in pile(state).values())
    for member, status in facts.members.items():
        assert 0 <= state.alien.contaminated.get(member, 0) <= status.contagion


def _things(state: State) -> None:
    facts, figures, crew = state.public, state.public.figures, state.crew
    held = Counter(what for things in crew.carried.values() for what in things)
    worn = Counter(status.worn for status in facts.members.values() if status.worn)
    lying = Counter(what for things in facts.board.face_up.values() for what in things)
    there = (
        held
        + worn
        + lying
        + Counter(state.hidden.objects.values())
        + Counter(crew.reserve)
        + Counter([*facts.delivered])
    )
    box = Counter(figures.cargo) + Counter(figures.reserve)
    if facts.phase == "set-up":
        return
    for what, count in box.items():
        assert there[what] <= count
        if objects()[what].kind != "one-use":
            assert there[what] == count, f"{what} never leaves the game"
    assert not set(there) - set(box)
    assert set(state.hidden.objects) == set(members(facts.board.face_down))
    assert facts.reserve == len(crew.reserve)
    for place, what in crew.seen.items():
        assert state.hidden.objects[place] == what
    overloaded = {step.member for step in facts.agenda if step.kind == "overload"}
    for member, status in facts.members.items():
        assert status.carried == len(crew.carried[member])
        assert status.load <= figures.limit or member in overloaded


def _deck_and_tracks(state: State) -> None:
    facts, figures = state.public, state.public.figures
    deck = facts.deck
    cards = sorted((*deck.left, *deck.discards, *([deck.forecast] if deck.forecast else [])))
    assert cards == list(figures.deck(len(facts.members)))
    assert 0 <= facts.adele.energy <= figures.energy and 1 <= facts.no_return <= figures.track
    assert 1 <= facts.turn <= figures.track and 0 <= facts.alien.infection <= figures.infection
    assert facts.turn + facts.played in (figures.turns[len(facts.members)] + 1, figures.turns[len(facts.members)])
    assert all(used <= len(figures.hazards[hazard]) for hazard, used in facts.adele.used.items())
    dead = [member for member, status in facts.members.items() if status.wounds >= figures.crew[member].life]
    assert bool(dead) == (facts.outcome is not None and facts.outcome.why == "death")


def _places(state: State) -> None:
    facts = state.public
    fleeing = any(step.kind == "flee" for step in facts.agenda)
    assert fleeing or not facts.board.fires >> facts.alien.place & 1 or not facts.alien.place
    assert facts.board.impacts & ~facts.ship.hull == 0 and facts.board.impacts.bit_count() <= facts.figures.impacts
    for status in facts.members.values():
        if facts.ship.hull >> status.place & 1:
            assert objects()[status.worn].goes_outside
