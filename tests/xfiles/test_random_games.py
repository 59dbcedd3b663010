"""Random games, whatever is chosen: each copy in one place (XR-29), counts that agree, an end within the bound."""

from random import Random

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from solo.xfiles import rules
from solo.xfiles.actiontext import format_action
from solo.xfiles.game import GAME
from solo.xfiles.scenario import Numbers
from tests.xfiles.games import dealt, zones


def bound(state: rules.State) -> int:
    """Return the most turns that a game may take (XR-24)."""
    setup, players = state.table.setup, len(state.table.seats)
    cards = len(setup.shuffled) - len(state.table.aside) - players * setup.hand
    rounds = -(-cards // setup.scenario.numbers.draw)
    return -(-rounds // players) * players


class AnyGame(RuleBasedStateMachine):
    """A game in which anything legal is done, with any of the scenario's numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.state: rules.State | None = None

    @initialize(
        players=st.integers(2, 4),
        seed=st.integers(0, 10**6),
        numbers=st.builds(
            Numbers, st.integers(0, 6), st.integers(1, 3), st.integers(1, 3), st.integers(1, 6), st.integers(1, 4),
            st.integers(0, 3),
        ),
        length=st.sampled_from(["whole", "half"]),
        must_open=st.booleans(),
        start=st.sampled_from([{}, {"human": ("A01#1", "A03")}, {"rival-1": ("A02#2",)}]),
    )  # fmt: skip
    def deal(
        self,
        players: int,
        seed: int,
        numbers: Numbers,
        length: str,
        must_open: bool,
        start: dict[str, tuple[str, ...]],
    ) -> None:
        self.state = dealt(players, seed, numbers=numbers, length=length, must_open=must_open, start=start)
        self.everything = zones(self.state)

    @precondition(lambda self: self.state is not None and rules.to_move(self.state) is not None)
    @rule(data=st.data(), many=st.integers(1, 60))
    def act(self, data: st.DataObject, many: int) -> None:
        """Do one thing that is drawn, and then some at random."""
        assert self.state is not None
        self.do(data.draw(st.sampled_from(rules.legal_actions(self.state)), label="action"))
        rng = Random(many)
        for _ in range(many):
            if rules.to_move(self.state) is None:
                return
            self.do(rng.choice(rules.legal_actions(self.state)))

    @precondition(lambda self: self.state is not None and rules.to_move(self.state) is None)
    @rule()
    def nothing_more(self) -> None:
        """After the end nothing is legal."""
        assert self.state is not None and self.state.table.outcome is not None
        assert rules.legal_actions(self.state) == [] and not rules.is_legal(self.state, rules.Done())

    def do(self, action: rules.Action) -> None:
        assert self.state is not None
        actions = rules.legal_actions(self.state)
        assert action in actions and len(set(actions)) == len(actions) and rules.is_legal(self.state, action)
        assert GAME.parse_action(self.state, format_action(action)) == action
        self.state = rules.apply(self.state, action)[0]
        self.check()

    @invariant()
    def check(self) -> None:
        """XR-29: each copy lies in exactly one place; XR-14, XR-21, XR-24: what no game may pass."""
        state = self.state
        if state is None:
            return
        table = state.table
        assert zones(state) == self.everything and len(set(self.everything)) == len(self.everything)
        assert [seat.hand for seat in table.seats] == [len(hand) for hand in state.hands]
        assert table.deck == len(state.deck) and table.turn <= bound(state)
        numbers = table.setup.scenario.numbers
        for place, seat in enumerate(table.seats):
            if seat.case:
                assert sum(copy[0] == "C" for copy in seat.case.clues) <= numbers.contacts
                assert seat.case.phases < numbers.phases
            if place != table.active and table.turn > len(table.seats):
                assert seat.hand <= numbers.limit


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=15, stateful_step_count=12)


def test_random_games_of_every_size_end() -> None:
    """XR-24, vector 12: ten whole random games for each number of players."""
    for players in (2, 3, 4):
        for seed in range(10):
            state, rng = dealt(players, seed), Random(seed)
            everything = zones(state)
            while rules.to_move(state) is not None:
                state = rules.apply(state, rng.choice(rules.legal_actions(state)))[0]
                assert zones(state) == everything
            assert state.table.turn <= bound(state) == {2: 68, 3: 69, 4: 64}[players]
            assert state.table.deck == 0
