"""The computer players: what each of them does in positions made for it, and that none does what is not legal."""

from random import Random

import pytest

from solo.core.rng import stream
from solo.xfiles import rules
from solo.xfiles.actions import Done
from solo.xfiles.actiontext import format_action
from solo.xfiles.bots import BOTS, hard, planning
from solo.xfiles.bots.acting import act
from solo.xfiles.bots.candidates import MOST, candidates
from solo.xfiles.bots.counted import KINDS, UNITS, counted, kinds_in, size_of
from solo.xfiles.bots.plan import planned
from solo.xfiles.scenario import LEVELS
from tests.xfiles.games import case, dealt, deck, played, scene, view


def choice(id: str, state: rules.State, seed: int = 1) -> str:
    """Return what a player does, as text."""
    return format_action(BOTS[id](view(state), rules.legal_actions(state), stream("test", seed)))


def choices(id: str, state: rules.State, times: int = 60) -> set[str]:
    """Return all that a player does with many streams."""
    return {choice(id, state, seed) for seed in range(times)}


def test_there_is_a_player_for_every_level() -> None:
    assert set(BOTS) == {*LEVELS, "random", "greedy"}


@pytest.mark.parametrize("id", ["random", "easy", "greedy", "normal", "plan"])
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("must_open", [False, True])
def test_whole_games_of_each_player_are_legal(id: str, players: int, must_open: bool) -> None:
    """`apply` refuses whatever is not legal, so a game that ends had nothing illegal in it."""
    for seed in range(3):
        assert played(dealt(players, seed, must_open=must_open), id, Random(seed)).table.outcome


def test_a_whole_game_of_hard_is_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hard, "SAMPLES", 4)
    for seed, changes in enumerate([{}, {"must_open": True}]):
        assert played(dealt(3, seed, length="half", **changes), "hard", Random(seed)).table.outcome


@pytest.mark.parametrize("id", ["easy", "greedy", "normal", "plan", "hard"])
def test_all_but_random_use_every_z(id: str) -> None:
    """Section 7: each level uses Z."""
    assert choice(id, scene([["C04", "I03", "X01"], []], ["I05"], phase="resources")) == "use-z C04"
    assert choice(id, scene([["I03"], []], ["I05"], phase="resources")) == "done"


def test_greedy() -> None:
    """Section 7, baseline: lowest case at once, all agents and twists, every clue, what is worth least discarded."""
    assert choice("greedy", scene([["X01", "X07"], []], ["I05"], phase="case")) == "open X07"
    assert choice("greedy", scene([["A03"], []], ["I05"], phase="agent")) == "play A03"
    seats = {0: {"case": case("X07")}}
    assert choice("greedy", scene([[], ["P01"]], ["I05"], phase="complications", mover=1, seats=seats)) == "twist P01"
    hand = ["C02", "C07", "I04"]
    assert choice("greedy", scene([hand, []], ["I05"], phase="investigation", seats=seats)) == "attach C07"
    order = ["X07", "X08", "X10", "I02", "A03", "A01#1", "I12", "I31", "P01", "P05"]
    state = scene([order, []], ["I05"], phase="debriefing")
    gone = []
    while state.table.active == 0:
        gone.append(choice("greedy", state).split()[1])
        state = done(state, gone[-1])
    assert gone == ["X10", "X08", "I31", "P01", "A03", "P05"]


def done(state: rules.State, card: str) -> rules.State:
    """Discard a card."""
    return rules.apply(state, rules.Discard(card))[0]


def test_normal_solves_with_the_cheapest_set_and_else_attaches_all() -> None:
    """Section 7, normal: least points that solve, the rest kept; as greedy otherwise."""
    seats = {0: {"agents": ("A01#1",), "case": case("X07", ["I03"])}}
    state = scene([["I04", "I12", "I23"], []], ["I05"], phase="investigation", seats=seats)
    assert choice("normal", state) == "attach I04"
    solved = scene([["I12"], []], ["I05"], phase="investigation", seats={0: {**seats[0], "case": case("X07", CLUES3)}})
    assert choice("normal", solved) == "done"
    bare = {0: {"case": case("X07", ["I03"])}}
    assert choice("normal", scene([["I04", "I12"], []], ["I05"], phase="investigation", seats=bare)) == "attach I12"


CLUES3 = ["I03", "I23", "I24"]


def test_easy() -> None:
    """Section 7, easy: any case, one agent a turn, one twist with chance a half, clues with chance 0.6."""
    assert choices("easy", scene([["X01", "X07"], []], ["I05"], phase="case")) == {"open X01", "open X07"}
    state = scene([["A03", "A04"], []], ["I05"], phase="agent")
    assert choices("easy", state) == {"play A03", "play A04"}
    state = rules.apply(state, rules.Play("A03"))[0]
    assert choices("easy", state) == {"done"}
    state = scene([[], ["P01", "P02"]], ["I05"], phase="complications", mover=1, seats={0: {"case": case("X07")}})
    twists = [choice("easy", state, seed) for seed in range(400)]
    assert 160 < twists.count("done") < 240
    assert choices("easy", rules.apply(state, rules.Twist("P02"))[0]) == {"done"}
    state = scene([["I03", "I04"], []], ["I05"], phase="investigation", seats={0: {"case": case("X07")}})
    first = [choice("easy", state, seed) for seed in range(400)]
    assert 200 < first.count("attach I03") < 280 and 60 < first.count("attach I04") < 135
    later = rules.apply(state, rules.Attach("I04"))[0]
    assert choices("easy", later) == {"done"}, "a clue that the dice refused is not asked again"
    full = scene([["I03", "I04", "I05", "I06", "X01"], []], ["I07"], phase="debriefing")
    assert len(choices("easy", full)) == 5


@pytest.mark.parametrize(
    ("hand", "agents", "opens"),
    [
        (["X07", "A01#1", "I03", "I04"], (), True),  # 3 + 3 + 2 = 8 = 7 + 1
        (["X07", "A01#1", "I03", "I05"], (), False),
        (["X07", "I03", "I12", "I23"], (), False),  # no agent at hand
        (["X07", "I03", "I04"], ("A01#1",), True),
        (["X01", "X07", "A01#1", "I03", "I04"], (), True),  # the lowest
        (["X07", "I05", "I09", "I10", "I13", "I20", "P01"], (), True),  # 7 cards
    ],
)
def test_plan_opens_what_it_can_pay_for(hand: list[str], agents: tuple[str, ...], opens: bool) -> None:
    """Section 7, plan rules: the lowest case, once agents and best clues reach case + 1, or with 7 cards."""
    deck_top = [copy for copy in deck().copies if copy[0] == "I" and copy not in hand][:20]
    state = scene([hand, []], deck_top, phase="case", seats={0: {"agents": agents}})
    assert choice("plan", state) == ("open X07" if opens else "done")


def test_plan_opens_late_in_the_game() -> None:
    """Section 7: with fewer than 6 cards a player in the deck."""
    cards = [copy for copy in deck().copies if copy[0] == "I"][:12]
    assert choice("plan", scene([["X07"], []], cards, phase="case")) == "done"
    assert choice("plan", scene([["X07"], []], cards[:11], phase="case")) == "open X07"


def test_plan_lays_what_is_needed() -> None:
    """Section 7: all agents without a case; with one the need and a margin of 2; the others if the limit costs them."""
    assert choice("plan", scene([["A03", "A01#1"], []], ["I05"], phase="agent")) == "play A01#1"
    seats = {0: {"case": case("X07", ["I03", "I12"])}}
    state = scene([["A01#1", "A01#2", "A03", "I04"], []], ["I05"], phase="agent", seats=seats)
    assert choice("plan", state) == "play A01#1"
    state = rules.apply(state, rules.Play("A01#1"))[0]  # 9 in play and on the case, 2 in hand: 11 for 8 + 2
    assert choice("plan", state) == "done"
    crowded = {0: {"agents": ("A01#3",), "case": case("X07", ["I03", "I12", "I23"])}}
    full = scene([["A03", "A01#1", "P01", "P02", "X01"], []], ["I05"], phase="agent", seats=crowded)
    assert choice("plan", full) == "play A03", "five cards: the lowest agent that the limit would cost"


def test_plan_attaches_the_cheapest_or_what_the_limit_would_cost() -> None:
    """Section 7: cheapest set that solves; else only what exceeds four cards, highest first, none in the last turn."""
    seats = {0: {"case": case("X07")}}
    hand = ["I03", "I05", "I09", "I10", "I13", "P01"]
    state = scene([hand, []], ["I04"], phase="investigation", seats=seats)
    assert planned(view(state)) == UNITS[KINDS.index("I3")] + UNITS[KINDS.index("I1")]
    last = scene([hand, []], ["I04"], phase="investigation", seats={0: {"case": case("X07", phases=2)}})
    assert choice("plan", last) == "done"
    solving = {0: {"agents": ("A01#1",), "case": case("X07", ["I23"])}}
    state = scene([hand, []], ["I04"], phase="investigation", seats=solving)
    assert planned(view(state)) == 2 * UNITS[KINDS.index("I1")], "of equal sets the one with more cards"


def test_plan_discards_what_is_worth_least() -> None:
    """Section 7: Z 9, case 6, second 1, further 0.3, agent 2.2 a point + 1, clue 2 a point, twist 3 less 0.4 each."""
    hand = counted(deck(), ["X07", "X01", "X04", "I02", "A03", "A01#1", "I31", "I12", "P01", "P02", "P05"])
    worths = [(round(worth, 1), KINDS[kind]) for worth, kind in planning.worths_of(hand, False)]
    assert worths == [
        (0.3, "X8"), (1, "X8"), (2, "I1"), (2.2, "P1"), (2.6, "P1"), (3.2, "A1"), (4.5, "P2"), (6, "I3"), (6, "X7"),
        (7.6, "A3"), (9, "Z"),
    ]  # fmt: skip
    assert size_of(planning.to_discard(hand, False, 4)) == 7 and planning.to_discard(hand, False, 15) == 0


def test_cheapest_clues_of_a_counted_hand() -> None:
    """Contacts are capped; of sets with equal points the one with more cards."""
    hand = counted(deck(), ["I03", "I05", "C02", "C03", "C07"])
    assert planning.cheapest_clues(hand, 2, 3) == counted(deck(), ["I05", "C02", "C03"])
    assert planning.cheapest_clues(hand, 0, 5) is None and planning.best_clues(hand, 1) == 7
    assert planning.cheapest_clues(hand, 1, 0) == 0


def test_hard_compares_seven_moves_at_most_its_plan_first() -> None:
    """Section 7, sampling: up to 7 candidates, different ones, the plan rules' own among them."""
    phases = set()
    for seed in range(40):
        rng = Random(seed)
        state = played(dealt(2, seed), "random", rng, rng.randrange(300))
        if rules.to_move(state) is None or state.table.phase == "resources":
            continue
        seen = view(state)
        moves = candidates(seen)
        assert moves[0] == planned(seen) and len(set(moves)) == len(moves) <= MOST
        held = counted(deck(), seen.hand)
        for move in moves:
            assert all(move >> 4 * kind & 15 <= held >> 4 * kind & 15 for kind in kinds_in(move))
        phases.add(state.table.phase)
    assert phases >= {"case", "agent", "complications", "investigation", "debriefing"}


def test_hard_takes_the_move_of_the_highest_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """Section 7: of the candidates the one with the best mean; that is not always what the plan rules say."""
    monkeypatch.setattr(hard, "SAMPLES", 40)
    otherwise = compared = 0
    for seed in range(30):
        rng = Random(seed)
        state = played(dealt(2, seed), "plan", rng, rng.randrange(20, 200))
        if rules.to_move(state) is None or state.table.phase == "resources" or len(candidates(view(state))) < 2:
            continue
        seen, moves = view(state), candidates(view(state))
        values = hard.values(seen, moves, stream("test", 1), 40)
        best = moves[values.index(max(values))]
        assert choice("hard", state) == format_action(act(seen, best))
        assert values == hard.values(seen, moves, stream("test", 1), 40)
        otherwise += best != moves[0]
        compared += 1
    assert compared > 5 and otherwise


def test_hard_keeps_from_a_move_that_loses() -> None:
    """The last case in its last turn: attaching what solves it wins, anything else loses."""
    seats = {0: {"agents": ("A01#1",), "case": case("X07", ["I03"], phases=2)}, 1: {"solved": ("X10",)}}
    state = scene([["I12", "P01"], []], [], phase="investigation", turn=3, seats=seats)
    seen = view(state)
    lays, keeps = hard.values(seen, [UNITS[KINDS.index("I3")], 0], stream("last"), 10)
    assert lays == 10 * hard.WIN // 2 and keeps == -10 * hard.LEAD
    assert choice("hard", state) == "attach I12"


def test_hard_has_a_fixed_count_and_one_answer_a_stream() -> None:
    """XR-29: the same view and stream give the same decision."""
    for seed in range(6):
        state = played(dealt(2, seed), "plan", Random(seed), 30 + 20 * seed)
        assert choice("hard", state, 5) == choice("hard", state, 5)


def test_nothing_to_choose_takes_no_thought() -> None:
    state = scene([["I03"], []], ["I05"], phase="agent")
    assert rules.legal_actions(state) == [Done()]
    rng = stream("unused")
    before = rng.getstate()
    assert BOTS["hard"](view(state), [Done()], rng) == Done() and rng.getstate() == before
