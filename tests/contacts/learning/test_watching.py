"""A watched team's reasons: true to the values of the hints, about what it does, and blind to the truth."""

from dataclasses import replace
from random import Random

from solo.contacts.actions import Action, AskWitness, EndDay, MoveAgent, UseAbility
from solo.contacts.bots import TEAMS
from solo.contacts.hints import Hints
from solo.contacts.learning.advice import Advisor, Grade
from solo.contacts.learning.watching import Explained, explained
from solo.contacts.learning.watchtext import reason_lines, watched_action
from solo.contacts.observation import TeamObservation
from solo.core.session import Session
from solo.match import new_match
from solo.newgame import NewGame
from tests.contacts.test_hidden_side import positions


def watched(days: int = 2, seed: int = 20) -> list[tuple[TeamObservation, Explained]]:
    """Return what a team did and said in the first days of a game."""
    match = new_match(NewGame("major-breakdown", level=1, seed=seed), saved=False)
    found = []
    while not match.is_over and match.observation.public.day <= days:
        if match.opponents_go:
            match.let_opponents_act()
            continue
        seen = match.observation
        said = explained(seen, match.session.legal_actions(), match.session.stream("agents"), TEAMS["greedy"])
        found.append((seen, said))
        match.act(said.action)
    match.close()
    return found


def test_what_a_turn_promises_is_what_the_hints_say_of_it() -> None:
    compared = 0
    for seen, said in watched():
        if not isinstance(said.action, MoveAgent) or said.promise is None:
            continue
        hints = Hints(seen.public.board)
        listed = [option for option in hints.options(seen, said.action.agent) if option.move == said.action]
        assert said.before == hints.possible(seen).bit_count()
        if listed:
            compared += 1
            assert said.promise.left <= min(option.left for option in listed) + 1e-9
        for rival in said.rivals:
            options = hints.options(seen, rival.agent)
            assert rival.catch == max(option.catch for option in options)
            assert rival.left == min(option.left for option in options)
    assert compared >= 3


def test_every_action_has_its_sentences() -> None:
    told = watched()
    kinds = {type(said.action) for _seen, said in told}
    assert {MoveAgent, UseAbility, EndDay} <= kinds
    for seen, said in told:
        assert watched_action(said, seen.public.board).endswith(".")
        lines = reason_lines(said)
        asks = isinstance(said.action, MoveAgent) or said.promise is not None
        assert all(line.endswith(".") for line in lines) and (not asks or seen.public.zone is None or lines)
    first = next(said for _seen, said in told if said.rivals)
    assert "goes first" in reason_lines(first)[-1]


def test_a_question_to_the_witness_is_explained() -> None:
    seen, _said = watched()[-1]
    possible = Hints(seen.public.board).possible(seen)
    low = possible & -possible

    def asks(observation: TeamObservation, legal: object, rng: Random) -> Action:
        return AskWitness(low)

    said = explained(seen, [], Random(1), asks)
    assert said.promise is not None and said.promise.left < possible.bit_count() and not said.rivals


def test_hints_and_reasons_do_not_change_with_the_truth() -> None:
    """The swap: the Alien elsewhere, the public record the same, and not a word of the advice differs."""
    compared = 0
    for session, other, _rng in positions(range(10)):
        seen, same = session.observe("agents"), other.observe("agents")
        assert session.state.alien != other.state.alien
        assert said_of(session, seen) == said_of(other, same)
        notes = dict.fromkeys(list(seen.public.board.tiles)[::4], "no")
        for grade in Grade:
            one, two = Advisor(seen.public.board), Advisor(same.public.board)
            assert one.hint(seen, notes, grade) == two.hint(same, notes, grade)
            assert one.left(seen, notes) == two.left(same, notes)
        compared += 1
    assert compared >= 4


def said_of(session: Session, seen: TeamObservation) -> Explained:
    return explained(seen, session.legal_actions(), session.stream("agents"), TEAMS["greedy"])


def test_a_chance_says_what_it_is_of() -> None:
    found = next(said for _seen, said in watched() if isinstance(said.action, MoveAgent) and said.promise is not None)
    assert found.promise is not None
    use = UseAbility("pink", "catch", ())
    for action, ability, told in (
        (found.action, None, "The move catches it with a chance of 47 %."),
        (found.action, use, "The whole turn, with Catch, catches it with a chance of 47 %."),
        (use, use, "It catches it with a chance of 47 %, after the answers so far."),
    ):
        promise = replace(found.promise, catch=0.47, ability=ability)
        assert reason_lines(replace(found, action=action, promise=promise))[0] == told
