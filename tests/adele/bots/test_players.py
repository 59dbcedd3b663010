"""The computer players: each plays whole legal games from every set-up file, and does what it is there for."""

from dataclasses import replace

import pytest

from solo import adelelibrary
from solo.adele import rules
from solo.adele.actions import Attack, Crawl, EndAlien, EvolveRow, PlaceToken, Reveal
from solo.adele.actiontext import format_action
from solo.adele.bots import CREWS, DRAWING, LEVELS
from solo.adele.game import GAME
from solo.adele.places import places
from solo.adele.redact import alien_observation, crew_observation
from solo.adele.state import State
from solo.core.record import public_part
from solo.core.rng import Random
from solo.core.session import Session, SessionInfo
from tests.adele.scenes import (
    acting,
    alien,
    alien_acting,
    before,
    board,
    do,
    holding,
    member,
    public,
    secrets,
    set_up,
    tainted,
)  # fmt: skip

NOTHING = public_part(())


def play(id: str, level: int, crew: str, seed: int) -> Session:
    session = Session(GAME, adelelibrary.setup_of(id), SessionInfo("players", seed, {}))
    while (side := session.to_move) is not None:
        rng = session.stream(side)
        if side == "chance":
            session.apply(GAME.draw(session.state, rng))
        elif side == "alien":
            session.apply(LEVELS[level].choose(session.observe(side), session.legal_actions(), rng))
        else:
            session.apply(CREWS[crew](session.observe(side), session.legal_actions(), rng))
    return session


@pytest.mark.parametrize("crew", CREWS)
@pytest.mark.parametrize("level", LEVELS)
def test_every_player_plays_legal_games_to_their_end(level: int, crew: str) -> None:
    for id in adelelibrary.scenario_ids():
        session = play(id, level, crew, 1)
        assert session.state.public.outcome is not None
        assert [event.fields for event in play(id, level, crew, 1).record] == [event.fields for event in session.record]


def test_levels_are_numbered_and_named() -> None:
    assert list(LEVELS) == [level.number for level in LEVELS.values()] and len(
        {x.name for x in LEVELS.values()}
    ) == len(LEVELS)
    assert {"random", "greedy", "careful"} <= set(CREWS)


def test_the_second_level_wins_more_than_the_first_and_the_crews_more_than_chance() -> None:
    def lost(level: int, crew: str) -> int:
        games = [play(id, level, crew, seed) for id in ("night-shift", "falling") for seed in range(8)]
        return sum(game.state.public.outcome.winner == "alien" for game in games)

    first, second = lost(1, "greedy"), lost(2, "greedy")
    assert first < second < lost(2, "random") == 16


# The Alien


def chosen(state: State, level: int = 2) -> object:
    legal = rules.legal_actions(state)
    return LEVELS[level].choose(alien_observation(state, NOTHING), legal, Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_contamination_is_revealed_at_the_first_moment(level: int) -> None:
    assert chosen(tainted(alien_acting(set_up()), "emma", 3), level) == Reveal("emma")
    assert chosen(do(before(tainted(set_up(), "emma", 3), "alien"), "seal"), level) == Reveal("emma")


def test_level_two_kills_who_is_nearly_dead() -> None:
    state = member(alien(alien_acting(set_up(), hand=("larva",)), place=11), "bruce", wounds=5)
    assert chosen(state) == Attack("bruce")


def test_level_two_places_a_larva_field_in_a_new_sector_far_from_the_crew() -> None:
    state = board(alien_acting(set_up(), hand=("larva",)), spread=places([2, 4, 18]), tokens={4: "larva"})
    assert chosen(state) == PlaceToken("larva", 18)


def test_level_two_takes_the_infection_that_wins() -> None:
    state = alien(
        before(board(set_up(), tokens={9: "evolve"}), "alien"),
        infection=set_up().public.figures.infection - 3,
        display=(1, 1, 3),
    )
    assert chosen(do(state, "seal")) == EvolveRow("infestation")


def test_off_board_every_level_crawls_back() -> None:
    for level in LEVELS:
        state = alien(alien_acting(set_up(), hand=()), place=0)
        assert isinstance(chosen(state, level), Crawl)


def test_level_two_ends_when_nothing_is_worth_it() -> None:
    state = alien_acting(board(set_up(), spread=(1 << 21) - 2), points=1, hand=())
    assert chosen(state) == EndAlien()


# The crews


def wished(state: State, crew: str = "careful") -> str:
    action = CREWS[crew](crew_observation(state, NOTHING), rules.legal_actions(state), Random(1))
    assert rules.is_legal(state, action)
    return format_action(action, state.public.ship)


@pytest.mark.parametrize("crew", ["greedy", "careful"])
def test_crews_deliver_where_they_stand_and_carry_towards_the_tile(crew: str) -> None:
    state = holding(acting(set_up()), emma=("injector",))
    assert wished(state, crew) == "walk emma 2"
    assert wished(do(state, "walk emma 2"), crew) == "deliver emma injector"


@pytest.mark.parametrize("crew", ["greedy", "careful"])
def test_crews_take_mission_objects_and_leave_what_they_have_no_use_for(crew: str) -> None:
    state = do(acting(set_up()), "search emma")
    assert wished(state, crew) == "take"
    battery = do(member(acting(set_up()), "emma", place=4), "search emma")
    assert battery.crew.seen == {4: "battery"} and wished(battery, crew) == "leave"


def test_crews_fire_the_flare_gun_at_the_alien() -> None:
    state = alien(holding(acting(set_up()), emma=("flare-gun",)), place=5)
    assert wished(state) == "use emma flare-gun"


def test_crews_put_on_the_suit_go_out_and_repair() -> None:
    state = public(acting(set_up()), delivered={"injector": 2, "culture-flask": 4})
    state = board(holding(member(state, "emma", place=8), emma=("space-suit",)), impacts=1 << 23, face_down=0)
    state = replace(state, hidden=replace(state.hidden, objects={}))
    assert wished(state) == "wear emma space-suit"
    state = do(state, "wear emma space-suit")
    assert wished(state) == "walk emma hull-amber"
    state = do(state, "walk emma hull-amber")
    assert wished(state) == "special emma repair"
    state = do(state, "special emma repair")
    assert wished(state) in ("walk emma 8", "walk emma 12")


def test_the_careful_crew_is_cured_and_the_greedy_one_is_not() -> None:
    state = tainted(member(acting(set_up()), "emma", place=4), "emma", 1, 3)
    assert wished(state) == "special emma medical cleanse emma"
    assert wished(state, "greedy") != "special emma medical cleanse emma"


def test_the_careful_crew_goes_around_vines() -> None:
    state = board(holding(acting(set_up()), emma=("drive-coupling",)), tokens={7: "vines"})
    assert wished(state, "greedy") == "walk emma 3" or wished(state, "greedy") == "walk emma 7"
    assert wished(state) == "walk emma 3"


def test_a_crew_burns_a_larva_field_and_saves_its_energy_otherwise() -> None:
    state = public(set_up(), adele=replace(set_up().public.adele, energy=5))
    state = board(state, spread=places([9, 18]), tokens={9: "larva"})
    assert wished(do(before(state, "adele"), "seal")) == "hazard fire 9"
    assert wished(do(before(board(state, tokens={}), "adele"), "seal")) == "no-hazard"


def test_a_plan_is_what_the_member_will_do() -> None:
    state = holding(set_up(), emma=("injector",))
    assert wished(state) == "plan emma move move search deliver"


def test_hands_of_the_other_side_are_no_argument() -> None:
    state = alien_acting(set_up(), hand=("larva", "vines"))
    assert chosen(state) == chosen(secrets(state, hand=("larva", "vines")))


@pytest.mark.parametrize("crew", sorted(set(CREWS) - DRAWING))
def test_a_crew_that_is_not_said_to_draw_lots_draws_none(crew: str) -> None:
    """`solo rate adele` seeds no stream for it."""
    used = Random(5)
    session = Session(GAME, adelelibrary.setup_of("two-left"), SessionInfo("lots", 3, {}))
    before = used.getstate()
    while (side := session.to_move) is not None:
        rng = used if side == "crew" else session.stream(side)
        if side == "chance":
            session.apply(GAME.draw(session.state, rng))
            continue
        choose = LEVELS[2].choose if side == "alien" else CREWS[crew]
        session.apply(choose(session.observe(side), session.legal_actions(), rng))  # type: ignore[operator]
    assert used.getstate() == before
