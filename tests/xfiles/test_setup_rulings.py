"""Players, set-up and what each of them sees: XR-2 to XR-5, XR-26 to XR-29."""

from collections import Counter
from random import Random

import pytest

from solo.core.record import Audience
from solo.xfiles import rules
from solo.xfiles.actions import Deal, Refusal
from solo.xfiles.game import GAME
from solo.xfiles.observation import unseen
from tests.xfiles.games import NOTHING, dealt, do, events, played, scene, setup_for, view, zones


@pytest.mark.parametrize(("players", "hand"), [(2, 4), (3, 3), (4, 4)])
def test_xr2_xr3_hands_by_the_number_of_players(players: int, hand: int) -> None:
    """XR-2, XR-3: two to four players; 4 cards with 2 or 4 of them, 3 with 3. The first has drawn 2 already."""
    state = dealt(players, 1)
    table = state.table
    sizes = [len(cards) for cards in state.hands]
    assert sizes[table.active] == hand + 2 and sum(sizes) == players * hand + 2
    assert [seat.hand for seat in table.seats] == sizes and table.deck == 144 - sum(sizes)
    assert zones(state) == list(table.setup.shuffled)


def test_xr33_cards_are_dealt_one_at_a_time_the_first_player_first() -> None:
    """XR-33: and agents that a scenario puts into play are not among them."""
    state = rules.new_state(setup_for(3, seat=1, start={"rival-2": ("A03",)}))
    deal = rules.draw(state, Random(5))
    after = rules.apply(state, deal)[0]
    assert "A03" not in deal.deck and after.table.seats[2].agents == ("A03",)
    order = [(after.table.first + step) % 3 for step in range(3)]
    for step, place in enumerate(order):
        dealt_cards = deal.deck[step:9:3] + (deal.deck[9:11] if step == 0 else ())
        assert after.hands[place] == tuple(sorted(dealt_cards))


def test_xr4_seats_first_player_and_turn_order() -> None:
    """XR-4: a random seat unless fixed, a random first player, turns in ascending seats, wrapping round."""
    seats: Counter[int] = Counter()
    first: Counter[str] = Counter()
    for seed in range(300):
        deal = rules.draw(rules.new_state(setup_for(3)), Random(seed))
        seats[deal.seats.index("human")] += 1
        first[deal.first] += 1
        assert [side for side in deal.seats if side != "human"] == ["rival-1", "rival-2"]
    assert min(seats.values()) > 60 and len(seats) == 3 and min(first.values()) > 60 and len(first) == 3
    fixed = rules.draw(rules.new_state(setup_for(3, seat=2)), Random(1))
    assert fixed.seats == ("rival-1", "human", "rival-2")
    state, order = dealt(3, 4), []
    while state.table.turn < 8:
        order.append((state.table.turn, state.table.active))
        state = played(state, "greedy", Random(1), 1)
    turns = [active for _, active in sorted(set(order))]
    assert turns == [(state.table.first + step) % 3 for step in range(7)]


def test_xr4_a_deal_must_be_one() -> None:
    """XR-4: all cards once, each player once, the human where the options say."""
    state = rules.new_state(setup_for(2, seat=1))
    good = rules.draw(state, Random(1))
    assert rules.refusal(state, good) is None
    for bad in (
        Deal(good.seats, "rival-2", good.deck),
        Deal(("rival-1", "human"), good.first, good.deck),
        Deal(good.seats, good.first, good.deck[1:]),
        Deal(good.seats, good.first, (*good.deck[1:], good.deck[1])),
        Deal(good.seats, good.first, good.deck[1:], good.deck[:1]),
    ):
        assert rules.refusal(state, bad) is Refusal.NOT_A_DEAL


def test_xr5_no_redraw() -> None:
    """XR-5: after the deal the first decision is the first player's, whatever was dealt; nothing redraws."""
    for seed in range(40):
        state = dealt(2, seed)
        assert state.table.turn == 1 and rules.to_move(state) == state.table.seats[state.table.first].side
        assert all(text == "done" or text.startswith("use-z") for text in map(GAME.format_action, *both(state)))


def both(state: rules.State) -> tuple[list[rules.State], list[rules.Action]]:
    """Return the State and each legal action beside it."""
    actions = rules.legal_actions(state)
    return [state] * len(actions), actions


def test_xr26_what_leaves_a_hand_is_public_and_what_is_drawn_is_not() -> None:
    """XR-26: every card laid is named to all; a draw tells all a number, and its player alone the cards."""
    rng, state = Random(3), dealt(3, 3)
    kinds: Counter[str] = Counter()
    for _ in range(400):
        if rules.to_move(state) is None:
            break
        before = state
        state, happened = rules.apply(state, rng.choice(rules.legal_actions(state)))
        for event in happened:
            kinds[event.type] += 1
            hidden = {*before.deck, *(copy for hand in before.hands for copy in hand)}
            hidden -= {event.fields.get("card")}
            if event.audience is Audience.ALL and event.type not in ("conclusion", "end"):
                assert not hidden & set(map(str, event.fields.values())), event
            if event.type in ("drawn", "hand"):
                side = str(event.fields["side"])
                assert event.audience is (Audience.HUMAN if side == "human" else Audience(side))
    assert {"drawn", "draw", "open", "play", "twist", "attach", "discard", "window", "conclusion"} <= set(kinds)


def test_xr26_the_discard_pile_is_whole_and_in_order() -> None:
    """XR-26, section 6: anybody may search the discard pile, in the order in which cards went there."""
    state = scene([["I02", "I03", "I04", "I05", "I06"], ["P01"]], ["A03", "A04", "A05", "A06"], seats={})
    before = state.table.discard
    state = do(state, "use-z I02", "done", "done", "done")
    state = do(state, "discard I05", "discard I06", "discard A03")
    assert view(state, "rival-1").table.discard == (*before, "I02", "I05", "I06", "A03")


def test_xr27_a_view_holds_its_own_hand_and_numbers_of_the_others() -> None:
    """XR-27, section 6: in a view no card of the deck or another hand can be found."""
    for players in (2, 3, 4):
        state = played(dealt(players, players), "greedy", Random(1), 150)
        for place, seat in enumerate(state.table.seats):
            seen = view(state, seat.side)
            hidden = {*state.deck, *(copy for at, hand in enumerate(state.hands) if at != place for copy in hand)}
            assert seen.hand == state.hands[place] and set(unseen(seen)) == hidden
            told = repr((seen.hand, seen.table.seats, seen.table.discard, seen.table.aside, seen.record))
            assert not [copy for copy in hidden if f"'{copy}'" in told]


def test_section_6_a_side_that_does_not_play_sees_no_hand() -> None:
    state = dealt(2, 1)
    assert GAME.observe(state, NOTHING, "rival-3").hand == ()
    assert GAME.observe(rules.new_state(setup_for(2)), NOTHING, "human").hand == ()


def test_undo_goes_back_to_the_last_thing_told() -> None:
    """What a rival lays, or does not, and what the human draws cannot be taken back; one's own moves can."""
    revealing = {
        ("draw", "human"): True, ("draw", "rival-1"): False, ("twist", "rival-1"): True, ("twist", "human"): False,
        ("window", "rival-1"): True, ("attach", "human"): False, ("conclusion", "human"): False,
    }  # fmt: skip
    for (kind, side), told in revealing.items():
        assert GAME.reveals(rules.Event(kind, {"side": side}, Audience.ALL)) is told
    state = scene([["A01#1", "I03"], ["P01"]], ["I04"], phase="agent")
    assert not any(GAME.reveals(rules.Event(kind, fields, Audience.ALL)) for kind, fields in events(state, "play A01"))
