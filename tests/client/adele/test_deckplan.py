"""Where the rooms stand: nothing overlaps, no corridor runs through a room, and pointing finds what is there."""

from dataclasses import replace
from itertools import combinations, pairwise

import pygame
import pytest

from solo import adelelibrary
from solo.adele.kit import KIT
from solo.adele.places import members
from solo.client.adele.deckpieces import stands
from solo.client.adele.deckplan import DeckPlan, arcs_of, deck_plan, nearest, spot_at
from solo.client.adele.deckrooms import inside
from solo.client.adele.deckview import DeckView
from solo.core.choice import Choice
from solo.games import shelf_of
from tests.client.adele.player import theme

SHIPS = ("deimos", "phobos")
SIZES = (((920, 600), 56), ((664, 430), 50), ((560, 520), 80), ((2900, 1700), 112), ((345, 300), 42))

each_plan = pytest.mark.parametrize(
    ("ship", "size", "strip"), [(ship, *size) for ship in SHIPS for size in SIZES], ids=lambda value: str(value)
)


def plan_of(ship: str, size: tuple[int, int], strip: int) -> DeckPlan:
    return deck_plan(adelelibrary.ship(ship), pygame.Rect((40, 30), size), strip)


@each_plan
def test_rooms_stand_apart_and_within_the_area(ship: str, size: tuple[int, int], strip: int) -> None:
    plan = plan_of(ship, size, strip)
    boxes = [*plan.rooms.values(), *plan.hull.values()]
    assert len(plan.rooms) == 20 and len(plan.hull) == 5
    assert all(plan.area.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


@each_plan
def test_no_corridor_runs_through_a_third_room(ship: str, size: tuple[int, int], strip: int) -> None:
    plan = plan_of(ship, size, strip)
    for one, other in plan.corridors:
        line = (plan.rooms[one].center, plan.rooms[other].center)
        crossed = [place for place, box in plan.rooms.items() if place not in (one, other) and box.clipline(line)]
        assert not crossed, (one, other)


@each_plan
def test_rooms_are_large_enough_to_read(ship: str, size: tuple[int, int], strip: int) -> None:
    wide, tall = plan_of(ship, size, strip).room_size
    columns = {"deimos": 9, "phobos": 8}[ship]
    assert wide >= 0.5 * size[0] / columns and tall >= 0.08 * (size[1] - strip) and 0.7 < wide / tall < 2.6


@each_plan
def test_a_door_is_between_its_rooms(ship: str, size: tuple[int, int], strip: int) -> None:
    plan = plan_of(ship, size, strip)
    assert set(plan.doors) == set(adelelibrary.ship(ship).doorways)
    for middle in plan.doors.values():
        assert not any(box.collidepoint(middle) for box in plan.rooms.values())


@pytest.mark.parametrize("ship", SHIPS)
def test_the_lines_of_the_hull_do_not_cross_and_stay_in_the_strip(ship: str) -> None:
    made, plan = adelelibrary.ship(ship), plan_of(ship, (920, 600), 56)
    arcs = arcs_of(made, plan)
    order = sorted(plan.hull, key=lambda hull: plan.hull[hull].left)
    spans = [(order.index(one), order.index(other), level) for one, other, level in arcs]
    assert len(arcs) == len(made.hull_links)
    assert all(level == 0 if end - start == 1 else level != 0 for start, end, level in spans)
    for (a, b, one), (c, d, two) in combinations(spans, 2):
        if one * two > 0:
            assert not (a < c < b < d or c < a < d < b)
    box = next(iter(plan.hull.values()))
    step = round(box.height * 0.36)
    assert box.bottom + step * max(level for *_ends, level in arcs) <= plan.area.bottom


@pytest.mark.parametrize("ship", SHIPS)
def test_pointing_finds_what_is_drawn_there(ship: str) -> None:
    plan = plan_of(ship, (920, 600), 56)
    for place, box in (*plan.rooms.items(), *plan.hull.items()):
        assert spot_at(plan, box.center, doors=True) == place
    for door, middle in plan.doors.items():
        assert spot_at(plan, middle, doors=True) == door
        assert spot_at(plan, middle, doors=False) is None


@pytest.mark.parametrize("ship", SHIPS)
def test_the_cursor_gets_everywhere_with_four_keys(ship: str) -> None:
    plan = plan_of(ship, (920, 600), 56)
    spots = [*plan.rooms, *plan.hull, *plan.doors]
    found, edge = {1}, [1]
    while edge:
        here = edge.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = nearest(plan, here, way, spots)
            if there not in found:
                found.add(there)
                edge.append(there)
    assert found == set(spots)


def test_a_plan_of_all_places_knows_them(ship: str = "deimos") -> None:
    made = adelelibrary.ship(ship)
    assert set(members(made.all_locations | made.hull)) == {*plan_of(ship, (920, 600), 56).rooms} | {
        *plan_of(ship, (920, 600), 56).hull
    }


@pytest.mark.parametrize("width", [560, 920, 1800])
def test_pieces_in_one_room_stand_side_by_side_and_clear_of_what_lies_there(width: int) -> None:
    scenario = shelf_of(KIT).load("cold-hub")
    setup = KIT.setup(Choice("adele", "cold-hub"), scenario)
    public = KIT.rules.new_state(setup).public
    place = 2
    crew = {member: replace(status, place=place) for member, status in public.members.items()}
    board = replace(public.board, tokens={place: "larva"}, face_down=1 << place)
    public = replace(public, members=crew, board=board, alien=replace(public.alien, place=place))
    plan = deck_plan(scenario.ship, pygame.Rect(0, 0, width, width * 5 // 8), 40)
    found = stands(theme(), plan, DeckView(public), place)
    boxes = [pygame.Rect(0, 0, side, side).move(x - side // 2, y - side // 2) for side, (x, y) in found.values()]
    assert len(boxes) == len(crew) + 1
    assert all(one.right <= other.left + 1 for one, other in pairwise(boxes))
    assert all(plan.rooms[place].contains(box) for box in boxes)


@pytest.mark.parametrize("scenario", ["first-watch", "cold-hub"])
@pytest.mark.parametrize("size", [(664, 474), (920, 480)])
@pytest.mark.parametrize("crowd", [0, 1, 3])
def test_flags_signs_and_pieces_stand_inside_their_room_and_apart(
    scenario: str, size: tuple[int, int], crowd: int
) -> None:
    file = shelf_of(KIT).load(scenario)
    public = KIT.rules.new_state(KIT.setup(Choice("adele", scenario), file)).public
    plan = deck_plan(file.ship, pygame.Rect(0, 0, *size), 48)
    for place, room in plan.rooms.items():
        here = set(list(public.members)[:crowd])
        crew = {who: replace(each, place=place if who in here else 0) for who, each in public.members.items()}
        board = replace(public.board, tokens={place: "larva"}, face_down=1 << place)
        seen = replace(public, members=crew, board=board, alien=replace(public.alien, place=place if crowd else 0))
        found = inside(theme(), plan, DeckView(seen, {place: ("code",)}), place)
        boxes = [*found.flags, *found.signs.values()]
        assert len(boxes) == 3
        for x, y in found.pieces.values():
            piece = pygame.Rect(0, 0, found.side, found.side)
            piece.center = x, y
            boxes.append(piece)
        assert all(room.contains(box) for box in boxes)
        assert not any(one.inflate(-2, -2).colliderect(other.inflate(-2, -2)) for one, other in combinations(boxes, 2))
        assert not crowd or found.side >= 12
