"""The phases, as far as nobody decides in them (adele 3, 6)."""

from dataclasses import replace

from solo.adele import rules
from solo.adele.public import Deck, Step
from solo.adele.state import State
from tests.adele.scenes import acting, asked, before, board, do, listed, public, refused, set_up, told, types


def with_energy(state: State, energy: int) -> State:
    return before(public(state, adele=replace(state.public.adele, energy=energy)), "adele")


def test_energy_grows_by_two_a_turn_up_to_the_tracks_end() -> None:
    assert do(with_energy(set_up(), 0), "seal").public.adele.energy == 2
    assert do(with_energy(set_up(), 11), "seal").public.adele.energy == 12


def test_ar_33_and_ar_32_prices_begin_at_five_and_only_rise() -> None:
    """AR-33: the first of all three rows. AR-32: the next token's price, whatever became of the first."""
    state = do(with_energy(set_up(), 3), "seal")
    assert asked(state) == "hazard" and {text.split()[1] for text in listed(state)[1:]} == {
        "fire",
        "shutdown",
        "blocked",
    }
    assert asked(do(with_energy(set_up(), 2), "seal")) == "act"
    prices = state.public.figures.hazards
    assert prices == {"fire": (5, 5, 6, 6, 7), "shutdown": (5, 6, 6, 7), "blocked": (5, 5, 6, 6, 7)}
    burnt = do(state, "hazard fire 3")
    assert burnt.public.adele.energy == 0 and burnt.public.adele.used == {"blocked": 0, "fire": 1, "shutdown": 0}
    later = public(
        acting(burnt), adele=replace(burnt.public.adele, energy=9, used={"blocked": 0, "fire": 2, "shutdown": 1})
    )
    again = do(with_energy(later, 3), "seal")
    assert refused(again, "hazard fire 3") == refused(again, "hazard shutdown 4") == "NO_ENERGY"
    assert refused(again, "hazard blocked 1-2") == ""


def test_ar_32_a_row_that_is_used_up_offers_nothing() -> None:
    """AR-32: no token comes back, Fire neither."""
    state = with_energy(set_up(), 9)
    state = public(state, adele=replace(state.public.adele, used={"blocked": 0, "fire": 5, "shutdown": 0}))
    assert refused(do(state, "seal"), "hazard fire 3") == "NO_HAZARD_LEFT"


def test_ar_34_one_hazard_a_turn() -> None:
    """AR-34: whatever energy is left."""
    state = do(with_energy(set_up(), 10), "seal", "hazard fire 3")
    assert asked(state) == "act" and state.public.adele.energy == 7


def test_ar_47_a_shutdown_needs_a_location_without_a_spread_token() -> None:
    """AR-47: and removes no stranded alien token."""
    state = board(with_energy(set_up(), 10), tokens={9: "vines"})
    state = do(state, "seal")
    assert refused(state, "hazard shutdown 18") == "NOT_THERE"
    state = do(state, "hazard shutdown 9")
    assert state.public.board.tokens == {9: "vines"} and state.public.board.shutdowns == 1 << 9


def test_a_blocked_door_goes_on_a_doorway_once() -> None:
    state = do(with_energy(set_up(), 10), "seal")
    assert refused(state, "hazard blocked 1-20") == "NOT_THERE"
    state = do(state, "hazard blocked 17-18")
    assert state.public.board.blocked == {(17, 18)}
    assert refused(do(with_energy(state, 10), "seal"), "hazard blocked 17-18") == "NOT_THERE"


def test_ar_44_fire_of_an_event_burns_alike_and_costs_adele_nothing() -> None:
    """AR-44: tokens go, until Upkeep; ADELE's own tokens are not used up."""
    state = board(set_up(), tokens={9: "larva"}, spread=1 << 9 | 1 << 18)
    state = public(state, agenda=(Step("plan"), Step("event"), Step("planning"), Step("upkeep")))
    state = public(
        state, deck=replace(state.public.deck, forecast="outbreak-green"), planned=frozenset(["emma", "bruce"])
    )
    state = do(state, "seal")
    assert listed(state) == ["pick 4", "pick 6", "pick 9", "pick 10"]
    state, events = told(state, "pick 9")
    assert state.public.board.fires == 1 << 9 and state.public.board.tokens == {}
    assert state.public.board.spread == 1 << 18 and state.public.adele.used["fire"] == 0
    assert types(events)[:4] == ["picked", "fire", "token_removed", "spread_removed"]


def test_an_empty_deck_is_made_of_the_discards() -> None:
    state = public(
        set_up(), agenda=(Step("plan"), Step("event"), Step("planning")), planned=frozenset(["emma", "bruce"])
    )
    state = public(state, deck=Deck("drift-red", ("quiet-amber",), ()))
    state = do(state, "seal")
    assert listed(state) == ["event drift-red", "event quiet-amber"]
    state, events = told(state, "event drift-red")
    assert state.public.deck == Deck("drift-red", (), ("quiet-amber",)) and "reshuffled" in types(events)


def test_a_turn_has_seven_phases() -> None:
    state = do(acting(set_up()), "end")
    assert [step.kind for step in state.public.agenda] == [
        "draw_event", "planning", "adele", "alien", "resolution", "begin_actions", "upkeep",
    ]  # fmt: skip
    assert rules.to_move(state) == "chance"
