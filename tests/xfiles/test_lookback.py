"""Looking back: every figure against the whole truth of the game, worked out again from the states by other means."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from solo.core.choice import Choice
from solo.core.record import RecordFault
from solo.match import Match, new_match
from solo.xfiles.actions import Done, Resign
from solo.xfiles.bots import BOTS
from solo.xfiles.deck import Deck
from solo.xfiles.lookback import Judged, Review
from solo.xfiles.lookbacktext import page_lines
from solo.xfiles.scenario import HUMAN
from solo.xfiles.table import Seat, is_solved
from solo.xfileslookback import pages, reviewed
from tests.xfiles.games import deck


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOLO_HOME", str(tmp_path))


def played(seed: int, program: str, scenario: str = "two-rivals") -> Match:
    """Return a game whose human side a program has played to the end, written to its record."""
    match = new_match(Choice("xfiles", scenario, 0, "off", seed))
    session = match.session
    while session.to_move is not None:
        side = session.to_move
        id = program if side == HUMAN else "normal"
        session.apply(BOTS[id](session.observe(side), list(session.legal_actions()), session.stream(side)))
    match.write()
    return match


def look(match: Match) -> Review:
    assert match.path is not None
    return reviewed(match.path)


def closings(match: Match) -> Iterator[tuple[Any, Seat]]:
    """Yield the whole truth as an Investigation was closed, and the seat whose it was: one for each Conclusion."""
    for _start, state, action in match.session.moments:
        if state.table.phase == "investigation" and isinstance(action, Done):
            yield state, state.table.active_seat


GAMES = [(1, "random"), (2, "random"), (3, "easy"), (4, "normal"), (5, "random"), (6, "greedy")]


@pytest.mark.parametrize(("seed", "program"), GAMES)
def test_every_conclusion_has_the_sums_of_the_table(seed: int, program: str) -> None:
    match = played(seed, program)
    found, solved = look(match).conclusions, dict.fromkeys(match.session.setup.sides, 0)
    for each, (state, seat) in zip(found, closings(match), strict=True):
        assert seat.case is not None
        assert (each.turn, each.side, each.case) == (state.table.turn, seat.side, seat.case.card)
        assert each.twists == deck().sum(seat.case.twists) and each.clues == deck().sum(seat.case.clues)
        assert each.points + each.twists == each.resistance and each.agents == len(seat.agents)
        assert (each.result == "solved") == is_solved(deck(), seat)
        solved[seat.side] += is_solved(deck(), seat)
        assert each.lead == solved[HUMAN] - max(number for side, number in solved.items() if side != HUMAN)


def sets_that_solve(cards: Deck, seat: Seat, hand: tuple[str, ...]) -> list[int]:
    """Return the points of every set of clues of a hand with which a seat's case is solved, contacts capped (XR-14)."""
    assert seat.case is not None
    own = [copy for copy in hand if copy[0] in "IC" and not cards.draws(copy)]
    found = []
    for size in range(len(own) + 1):
        for part in combinations(own, size):
            clues = (*seat.case.clues, *part)
            after = replace(seat, case=replace(seat.case, clues=clues))
            if sum(copy[0] == "C" for copy in clues) <= 2 and is_solved(cards, after):
                found.append(cards.sum(part))
    return found


@pytest.mark.parametrize(("seed", "program"), GAMES)
def test_xr38_what_choices_gave_away_is_what_brute_force_finds(seed: int, program: str) -> None:
    """Missed and wasted by all sets of a hand as the Investigation began, held and stopped by the state at its end."""
    match, cards = played(seed, program), deck()
    expected: set[tuple[str, int]] = set()
    begun: dict[int, Any] = {}
    closed: dict[int, Any] = {}
    for _start, state, action in match.session.moments:
        if state.table.phase == "investigation":
            begun.setdefault(state.table.turn, state)
        human = state.table.seats and state.table.seats[state.table.mover].side == HUMAN
        if state.table.phase == "complications" and human and isinstance(action, Done):
            closed[state.table.turn] = state
    for state, seat in closings(match):
        turn, place = state.table.turn, state.table.active
        ways = sets_that_solve(cards, begun[turn].table.active_seat, begun[turn].hands[place])
        solved = is_solved(cards, seat)
        if seat.side == HUMAN:
            laid = cards.sum(seat.case.clues) - cards.sum(begun[turn].table.active_seat.case.clues)
            expected |= {("missed", turn)} if ways and not solved else set()
            expected |= {("wasted", turn)} if solved and laid > min(ways) else set()
            continue
        me = state.table.place_of(HUMAN)
        kept = tuple(copy for copy in closed[turn].hands[me] if copy[0] == "P")
        twisted = replace(seat, case=replace(seat.case, twists=(*seat.case.twists, *kept)))
        expected |= {("held", turn)} if solved and not is_solved(cards, twisted) else set()
        mine = laid_by_human(match, seat.case.card)
        without = tuple(copy for copy in seat.case.twists if copy not in mine)
        bare = replace(seat, case=replace(seat.case, twists=without))
        expected |= {("stopped", turn)} if not solved and is_solved(cards, bare) else set()
    found = {(each.why, each.turn) for each in look(match).judged if each.why != "lost"}
    assert found == expected


def laid_by_human(match: Match, case: str) -> set[str]:
    """Return the twists that the human laid on a case at any time, by the states before it did."""
    found = set()
    for _start, state, action in match.session.moments:
        table = state.table
        laying = table.phase == "complications" and not isinstance(action, Done)
        if laying and table.seats[table.mover].side == HUMAN and table.active_seat.case.card == case:
            found.add(action.card)
    return found


def test_these_games_have_every_kind_of_judgement() -> None:
    kinds = {each.why for seed, program in GAMES for each in look(played(seed, program)).judged}
    assert kinds == {"missed", "wasted", "held", "stopped", "lost"}


def test_xr38_the_turning_point_is_the_last_time_that_the_winner_came_to_lead() -> None:
    turned = 0
    for seed, program in GAMES:
        found = look(played(seed, program))
        if found.turning is None:
            continue
        turned += 1
        at, winner = found.conclusions.index(found.turning), found.outcome.winners[0]
        for end in range(at, len(found.conclusions) + 1):
            counts = {seat.side: 0 for seat in found.final.table.seats}
            for each in found.conclusions[:end]:
                counts[each.side] += each.result == "solved"
            leads = all(counts[winner] > number for side, number in counts.items() if side != winner)
            assert leads == (end > at)
    assert turned >= 3


def test_a_game_that_goes_on_or_is_another_one_is_told_nothing_of() -> None:
    match = new_match(Choice("xfiles", "one-rival", 0, "off", 5))
    match.session.let_chance_act()
    match.keep()
    assert match.path is not None
    with pytest.raises(RecordFault, match="goes on"):
        pages(match.path)


def test_a_game_that_was_given_up_has_no_turning_point() -> None:
    match = new_match(Choice("xfiles", "one-rival", 0, "off", 5))
    match.session.let_chance_act()
    while match.session.to_move != HUMAN:
        session, side = match.session, str(match.session.to_move)
        session.apply(BOTS["normal"](session.observe(side), list(session.legal_actions()), session.stream(side)))
    match.session.apply(Resign())
    match.write()
    found = look(match)
    assert found.turning is None and found.judged == ()
    assert "None of them gave anything away." in page_lines(found)


def test_the_page_says_each_conclusion_and_each_judgement_once() -> None:
    found = look(played(1, "random"))
    lines = page_lines(found)
    assert sum(": " in line and " against " in line for line in lines) == len(found.conclusions)
    where = lines.index("Your choices")
    assert len(lines[where + 1 : lines.index("", where)]) == len(found.judged)
    judged: list[Judged] = [each for each in found.judged if each.why == "missed"]
    assert judged and any("you held what would have solved" in line for line in lines)
