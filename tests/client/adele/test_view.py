"""What to show, as plain questions: plans and their reach, options and aims, words about places, what moves."""

from collections.abc import Iterator
from typing import Any

import pytest

from solo.adele.figures import BOXES
from solo.adele.kit import KIT
from solo.adele.observation import CrewObservation
from solo.adele.places import members
from solo.adele.plantext import MOVE, SEARCH, SPECIAL, allowed_lines
from solo.adele.routes import reach_of, route_to
from solo.client.adele.boards import gain_text
from solo.client.adele.deckview import DeckView
from solo.client.adele.hintwords import advice_for, attackable, hint_lines, way_lines
from solo.client.adele.motion import Motion, struck_by
from solo.client.adele.options import action_text, member_options, target_of
from solo.client.adele.placewords import spot_text
from solo.client.adele.planning import Plans
from solo.client.adele.review import steps_of
from solo.client.adele.screens import places_of
from solo.client.adele.table import Table
from solo.core.choice import Choice
from solo.core.record import PublicLine
from solo.core.session import Session, SessionInfo
from solo.games import shelf_of
from solo.match import Match


def session_of(scenario: str = "first-watch", seed: int = 3) -> Session:
    choice = Choice("adele", scenario, 2, "full", seed)
    setup = KIT.setup(choice, shelf_of(KIT).load(scenario))
    return Session(KIT.rules, setup, SessionInfo("test", seed, KIT.options(choice)))


def moments(session: Session, team: str = "greedy") -> Iterator[CrewObservation]:
    """Play a game, and yield what the human sees whenever the human must decide."""
    crew, alien = KIT.team(team, 1), KIT.player("2")
    while session.let_chance_act() is not None and (side := session.to_move) is not None:
        seen = session.observe(side)
        if side == "crew":
            yield seen
        player = crew if side == "crew" else alien
        session.apply(player(seen, session.legal_actions(), session.stream(side)))


def asked(session: Session, kind: str) -> CrewObservation:
    return next(seen for seen in moments(session) if seen.public.step and seen.public.step.kind == kind)


# Plans


def test_cubes_are_put_taken_and_taken_back() -> None:
    plans = Plans(dict.fromkeys(("emma", "bruce"), (0,) * len(BOXES)), 4)
    assert all(plans.put("emma", box) for box in (MOVE, MOVE, SEARCH, SPECIAL)) and plans.left("emma") == 0
    assert not plans.put("emma", MOVE) and not plans.put("bruce", MOVE, -1)
    assert plans.put("emma", MOVE, -1) and plans.plans["emma"][MOVE] == 1
    plans.clear("emma")
    assert plans.left("emma") == 4 and plans.take_back() and plans.plans["emma"][MOVE] == 1
    assert all(plans.take_back() for _ in range(5)) and not plans.take_back()


def test_reach_is_what_the_ships_steps_say() -> None:
    public = asked(session_of(), "plan").public
    for member, status in public.members.items():
        reach = reach_of(public, member, 3)
        steps = public.ship.steps[status.place]
        assert reach == {place: steps[place] for place in range(1, 21) if 0 < steps[place] <= 3}


def test_a_way_is_as_short_as_its_reach_and_each_step_is_a_doorway() -> None:
    public = asked(session_of(), "plan").public
    start = public.members["emma"].place
    for place in range(1, 21):
        way = route_to(public, "emma", place)
        assert len(way) == public.ship.steps[start][place]
        for one, other in zip((start, *way), way, strict=False):
            assert public.ship.next_to[one] >> other & 1


def test_a_plan_says_what_it_will_allow() -> None:
    seen = asked(session_of(), "plan")
    lines = allowed_lines(seen, "emma", (0, 2, 1, 1, 1, 2))
    assert [line.partition(":")[0].split()[0] for line in lines] == ["Move", "Search", "Use", "Deliver", "Special"]
    assert "2 cubes make one" in allowed_lines(seen, "emma", (0, 0, 0, 0, 0, 1))[-1]
    assert "without a cube" in allowed_lines(seen, "tomas", (0,) * len(BOXES))[0]


# Options and aims


@pytest.mark.parametrize("scenario", ["first-watch", "falling", "garden"])
def test_every_legal_action_is_offered_by_one_option_or_on_the_ship(scenario: str) -> None:
    session = session_of(scenario, 5)
    checked = 0
    for seen in moments(session):
        if seen.public.step is None or seen.public.step.kind != "actions":
            continue
        legal = list(session.legal_actions())
        offered: list[Any] = []
        for member in seen.public.members:
            for option in member_options(seen.public, legal, member):
                assert option.label and option.id
                offered += option.actions
        walks = [action for action in legal if type(action).__name__ == "Walk"]
        assert {*offered, *walks} == {each for each in legal if hasattr(each, "member")}
        assert len(offered) == len(set(offered))
        for action in offered:
            if len(getattr(action, "words", ())) == 1:
                assert action_text(action, seen.public.ship)
        checked += 1
    assert checked > 3


def test_walks_aim_at_rooms_and_blocked_doors_at_doorways() -> None:
    session = session_of("dead-screens", 5)
    seen = asked(session, "hazard")
    ship = seen.public.ship
    aims = {target_of(action, ship) for action in session.legal_actions()}
    assert set(ship.doorways) <= aims and set(range(1, 21)) <= aims and None in aims, "no hazard has no target"


def test_a_table_shows_only_what_the_human_may_know() -> None:
    session = session_of()
    match = Match(session, None)
    for seen in moments(session):
        table = Table(match)
        view = table.view({}, {})
        assert view.public is seen.public and not view.truth
        assert set(view.seen) == set(seen.crew.seen)
        if seen.public.played > 3:
            break


# Words


def test_every_place_and_doorway_has_words_at_any_time() -> None:
    for number, seen in enumerate(moments(session_of("falling", 2))):
        if number % 25:
            continue
        view = DeckView(seen.public, {}, seen.crew.seen)
        ship = seen.public.ship
        for spot in (*ship.locations, *members(ship.hull), *ship.doorways):
            text = spot_text(view, spot)
            assert text.endswith(".") and "None" not in text
        for status in seen.public.members.values():
            if status.place:
                assert ship.names[status.place].removeprefix("hull-") in spot_text(view, status.place).lower()


def test_gains_are_said_in_full() -> None:
    rows = shelf_of(KIT).load("first-watch").figures.rows
    texts = {gain_text(gain) for row in rows.values() for gain in row.gains.values()}
    assert {"9 AP", "11 AP", "strength 2, contagion", "+4 infection"} <= texts


# What moves


def test_pieces_move_from_where_they_were_and_stand_still_after() -> None:
    session = session_of()
    before, motion = asked(session, "actions"), Motion()
    after = next(seen for seen in moments(session) if seen.public.members != before.public.members)
    motion.begin(before.public, after.public, (), 10.0, 0.2)
    moved = {who for who, each in before.public.members.items() if after.public.members[who].place != each.place}
    assert set(motion.moving(10.1)) - {"alien"} == moved
    assert all(each.share == pytest.approx(0.5) for each in motion.moving(10.1).values())
    assert not motion.moving(10.3) and not motion.struck(10.3) and not motion.goes_on


def test_with_reduced_motion_nothing_moves() -> None:
    session = session_of()
    before = asked(session, "actions")
    after = next(seen for seen in moments(session) if seen.public.members != before.public.members)
    motion = Motion()
    motion.begin(before.public, after.public, session.public_record.lines, 10.0, 0.0)
    assert not motion.goes_on


def test_what_strikes_a_place_is_shown_there() -> None:
    session = session_of("falling", 2)
    list(moments(session))
    lines = session.public_record.lines
    struck = struck_by(lines, session.state.public)
    assert struck and all(place in session.state.public.ship.names for place in struck)


def test_what_happens_to_the_crew_rises_where_they_stand_one_after_another() -> None:
    public = asked(session_of(), "actions").public
    first, second = list(public.members)[:2]
    lines = [
        PublicLine(1, "wound", {"member": first, "wounds": 1, "of": 4, "cause": "fire"}),
        PublicLine(2, "contagion", {"member": second, "tokens": 1, "cause": "spores"}),
        PublicLine(3, "walked", {"member": first}),
    ]
    motion = Motion()
    motion.begin(public, public, lines, 10.0, 0.2)
    (word,) = motion.rising(10.1)
    assert (word.place, word.role) == (public.members[first].place, "bad") and 0 < word.share < 1
    assert [each.place for each in motion.rising(10.5)] == [public.members[who].place for who in (first, second)]
    assert motion.goes_on and not motion.rising(20.0) and not motion.goes_on


def test_however_much_happens_the_last_word_does_not_wait_long() -> None:
    public = asked(session_of(), "actions").public
    lines = [PublicLine(number, "wound", {"member": "emma"}) for number in range(1, 60)]
    motion = Motion()
    motion.begin(public, public, lines, 0.0, 0.2)
    assert len(motion.rising(3.25)) > 40


# Hints


def test_hints_grow_with_their_level() -> None:
    seen = asked(session_of(), "actions")
    found = advice_for(seen)
    off, count, full = (len(hint_lines(seen, found, level)) for level in ("off", "count", "full"))
    assert off == 0 < count < full
    assert not attackable(found, "count") and attackable(found, "full")
    assert all(line.why for line in hint_lines(seen, found, "full"))
    assert not way_lines(seen, "emma", (1,), "count") and way_lines(seen, "emma", (1,), "full")


# Lists and review


def test_a_list_shows_where_everybody_is() -> None:
    session = session_of()
    list(moments(session))

    class Kept:
        setup, lines = session.setup, session.public_record.lines

    found, public = places_of(Kept()), session.state.public  # type: ignore[arg-type]
    assert {who: place for who, place in found.items() if who != "alien"} == {
        who: status.place for who, status in public.members.items()
    }
    assert found.get("alien", 0) == public.alien.place


def test_a_review_tells_every_sentence_once_and_ends_as_the_game_did() -> None:
    session = session_of()
    list(moments(session))
    steps = steps_of(session)
    told = [text for step in steps for text in step.texts]
    words = [KIT.words.sentence(line, session.setup) for line in session.public_record.lines]
    assert told == [text for text in words if text]
    assert steps[-1].seen.public == session.state.public
