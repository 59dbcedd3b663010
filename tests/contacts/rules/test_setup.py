"""Set-up, steps 6 and 7: the starting camp in secret, the Agents in cities, then the zone (contacts 2)."""

import pytest

from solo import library
from solo.contacts.actions import Refusal
from solo.contacts.agents import agents
from solo.contacts.game import GAME
from solo.core.record import Audience, PublicRecord
from tests.contacts.scenes import Scene, before_setup, board

ROWS = ("fwclm", "cccff")
ZONES = ("AABBC", "AABBC")


def fresh(*team: str) -> Scene:
    return before_setup(board(*ROWS, zones=ZONES), *(team or ("yellow", "blue")))


def test_the_starting_camp_is_a_field_or_a_forest() -> None:
    """Contacts 2, step 6."""
    game = fresh()
    assert GAME.to_move(game.state) == "alien"
    assert game.legal() == ["start A1", "start B1", "start D2", "start E2"]
    for closed in ("C1", "D1", "E1", "A2"):
        assert game.refusal(f"start {closed}") is Refusal.NOT_A_START


def test_the_alien_picks_before_the_agents_stand_anywhere() -> None:
    """CR-4: nothing but the start can be chosen first, and nobody is on the board then."""
    game = fresh()
    assert not any(status.is_placed for status in game.public.agents.values())
    for other in ("place yellow C1", "walk A1-B1", "end", "move yellow C1-D1"):
        assert game.refusal(other) is Refusal.NOT_NOW
    placing = game.do("start A1")
    assert placing.refusal("start B1") is Refusal.NOT_NOW
    assert GAME.to_move(placing.state) == "agents"


def test_the_start_is_told_to_nobody_but_the_alien() -> None:
    before = fresh()
    one, other = before.do("start A1"), before.do("start E2")
    assert [(event.type, event.audience) for event in one.events] == [("start", Audience.ALIEN)]
    assert one.events[0].fields == {"tile": "A1"}
    assert one.public == other.public
    record = PublicRecord((), 2)
    assert GAME.observe(one.state, record, "agents") == GAME.observe(other.state, record, "agents")


def test_agents_stand_in_cities_each_in_another_one() -> None:
    """Contacts 2, step 7."""
    game = fresh().do("start A1")
    assert game.legal() == [
        f"place {agent} {city}" for agent in ("blue", "yellow") for city in ("C1", "A2", "B2", "C2")
    ]
    assert game.refusal("place yellow A1") is Refusal.NOT_A_CITY
    assert game.refusal("place yellow D1") is Refusal.NOT_A_CITY
    assert game.refusal("place green C1") is Refusal.NO_SUCH_AGENT
    placed = game.do("place yellow C1")
    assert placed.refusal("place blue C1") is Refusal.CITY_TAKEN
    assert placed.legal() == ["place blue A2", "place blue B2", "place blue C2"]


def test_an_agent_may_be_put_elsewhere_until_all_stand() -> None:
    """SR-8."""
    game = fresh().do("start A1", "place yellow C1", "place yellow A2")
    assert game.where("yellow") == "A2"
    assert game.refusal("place blue C1") is None


def test_placing_tells_nothing_until_the_last_agent_stands() -> None:
    """Contacts 2, step 7: without knowing the zone; then it is announced, and the set-up line of contacts 9."""
    game = fresh().do("start D2", "place yellow C1")
    assert game.events[-1].type == "start" and game.told() == []
    assert game.public.zone is None
    done = game.do("place blue A2")
    setup, zone = done.told()
    assert setup["agents"] == {"yellow": "C1", "blue": "A2"}
    assert {key: setup[key] for key in ("type", "game", "map", "scenario", "days")} == {
        "type": "setup",
        "game": "contacts",
        "map": "test",
        "scenario": "test",
        "days": 6,
    }
    assert "version" in setup and "fingerprint" in setup
    assert zone == {"type": "zone", "zone": "B"}
    assert (done.public.phase, done.public.day, done.public.zone) == ("alien", 1, "B")


@pytest.mark.parametrize(("start", "zone"), [("A1", "A"), ("B1", "A"), ("D2", "B"), ("E2", "C")])
def test_the_zone_is_the_starting_camps(start: str, zone: str) -> None:
    done = fresh("yellow").do(f"start {start}", "place yellow C1")
    assert done.told("zone") == [{"type": "zone", "zone": zone}]


def test_an_alien_that_cannot_move_on_the_first_day_is_caught() -> None:
    """CR-5: its only neighbours are a lake and the city where an Agent was put."""
    game = before_setup(board("fcf", "lmm"), "yellow").do("start A1", "place yellow B1")
    assert game.outcome is not None
    assert (game.outcome.winner, game.outcome.why) == ("agents", "stuck")
    assert game.told()[-1] == {"type": "end", "day": 1, "winner": "agents", "why": "stuck"}
    assert game.told("alien_turn") == []
    free = before_setup(board("fcf", "fmm"), "yellow").do("start A1", "place yellow B1")
    assert free.outcome is None


# ----------------------------------------------------------------------------------------- the team and Grey's copies


def test_agents_not_chosen_are_the_reserve() -> None:
    """CR-3, CR-41: Grey picks his four from the reserve, never from the team, and they are public."""
    setup = library.setup_of("major-breakdown", ("grey", "yellow", "blue"))
    reserve = set(agents()) - set(setup.team)
    assert len(setup.copies) == len(set(setup.copies)) == 4
    assert set(setup.copies) <= reserve
    picked = ("red", "black", "pink", "white")
    assert library.setup_of("major-breakdown", ("grey", "yellow", "blue"), picked).copies == picked
    with pytest.raises(ValueError, match="reserve"):
        library.setup_of("major-breakdown", ("grey", "yellow", "blue"), ("red", "black", "pink", "yellow"))
    with pytest.raises(ValueError, match="four"):
        library.setup_of("major-breakdown", ("grey", "yellow", "blue"), ("red", "black", "pink"))


def test_without_grey_there_are_no_copies() -> None:
    assert library.setup_of("major-breakdown", ("green", "yellow", "blue")).copies == ()


def test_a_team_must_be_as_many_different_agents_as_the_secret_file_says() -> None:
    for team in (("yellow",), ("yellow", "yellow", "blue"), ("yellow", "blue", "pink", "red")):
        with pytest.raises(ValueError, match="3 different"):
            library.setup_of("major-breakdown", team)
    with pytest.raises(ValueError, match="mauve"):
        library.setup_of("major-breakdown", ("yellow", "blue", "mauve"))


def test_greys_four_stand_in_the_public_set_up_line() -> None:
    """CR-41: Grey's four are public."""
    setup = library.setup_of("major-breakdown", ("grey", "yellow", "blue"))
    game = Scene(GAME.new_state(setup))
    cities = [game.board.names[tile] for tile in game.board.tiles if game.board.cities >> tile & 1]
    start = game.legal()[0]
    done = game.do(start, *(f"place {agent} {city}" for agent, city in zip(setup.team, cities, strict=False)))
    assert done.told("setup")[0]["copies"] == list(setup.copies)


# ----------------------------------------------------------------------------------------- burdens (challenge mode)


def burdened(*actions: str, missions: bool = False) -> Scene:
    """Return a game with a burden of each side from the start, after some actions."""
    setup = library.setup_of("major-breakdown", ("yellow", "blue", "pink"), missions=missions, burdens=("M01", "M09"))
    return Scene(GAME.new_state(setup)).do(*actions)


@pytest.mark.parametrize("missions", [False, True])
def test_burdens_are_open_from_the_first_moment(missions: bool) -> None:
    """CR-46."""
    assert burdened(missions=missions).public.missions == ("M01", "M09")


def test_mission_cards_that_are_chosen_come_to_the_burdens_and_are_told_alone() -> None:
    """Contacts 2, step 4; CR-46."""
    done = burdened("deal-missions M02 M03 | M11 M13", "mission M03", "mission M11", missions=True)
    assert done.public.missions == ("M01", "M09", "M03", "M11")
    assert done.told("missions") == [{"type": "missions", "cards": ["M03", "M11"]}]


def test_burdens_are_told_once_before_the_set_up_line() -> None:
    game = burdened(burdened().legal()[0])
    places = [f"place {agent} {city}" for agent, city in zip(("yellow", "blue", "pink"), cities(game), strict=False)]
    told = [line["type"] for line in game.do(*places).told()]
    assert told[:3] == ["burdens", "setup", "zone"] and told.count("burdens") == 1


def cities(game: Scene) -> list[str]:
    return [game.board.names[tile] for tile in game.board.tiles if game.board.cities >> tile & 1]
