"""Drafts: what clicks and keys become, as plain questions without a window."""

from dataclasses import replace

import pytest

from solo.client.contacts.controls import Controls, Draft, imagined
from solo.contacts.actions import Become, MoveAgent, Place, UseAbility
from solo.contacts.arrays import drone, scan, shadow
from solo.contacts.public import PublicState, Status
from solo.hex.bits import bits_of, members
from solo.library import setup_of


def facts(
    team: tuple[str, ...], places: tuple[str, ...], moved: tuple[str, ...] = (), **changes: object
) -> PublicState:
    """Return public facts of a first day: Agents on some tiles; `moved` are in their turn after a move."""
    setup = setup_of("major-breakdown", team, ("white", "green", "red", "brown") if "grey" in team else ())
    board = setup.scenario.board
    agents = {}
    for agent, place in zip(team, places, strict=True):
        tile = board.named(place)
        agents[agent] = Status(tile, path=(tile, tile) if agent in moved else ())
    public = PublicState(
        setup, agents, phase="agents", day=1, zone="A", acting=moved[0] if moved else None, copies=setup.copies
    )
    return replace(public, **changes)  # type: ignore[arg-type]


def controls(team: tuple[str, ...], places: tuple[str, ...], moved: tuple[str, ...] = ()) -> Controls:
    return Controls(facts(team, places, moved))


def test_placing_takes_free_cities_only() -> None:
    public = facts(("yellow", "blue", "pink"), ("A4", "G5", "L6"))
    waiting = replace(public.agents["pink"], tile=-1)
    found = Controls(replace(public.with_agent("pink", waiting), phase="place"))
    draft = found.begin("pink")
    assert draft is not None
    assert found.choices(draft) == public.board.cities & ~bits_of(
        [public.agents["yellow"].tile, public.agents["blue"].tile]
    )
    city = public.board.named("F2")
    draft = found.click(draft, city)
    assert found.action(draft) == Place("pink", city)
    assert found.confirms(draft, city)
    assert found.click(draft, public.board.named("A4")) == draft


def test_a_walk_is_drafted_by_one_click_and_confirmed_by_a_second() -> None:
    found = controls(("yellow", "blue", "pink"), ("A4", "G5", "L6"))
    there = found.board.named("B3")
    draft = found.click(Draft("yellow"), there)
    action = found.action(draft)
    assert isinstance(action, MoveAgent) and action.path[-1] == there
    assert found.confirms(draft, there) and not found.confirms(draft, found.board.named("A5"))
    assert [(question.kind, question.tiles) for question in found.questions(draft)] == [("landing", 1 << there)]
    assert found.after(draft)[0].tiles == scan(found.board, there, 2)
    assert found.click(draft, found.board.named("L1" if "L1" in found.board.by_name else "L2")) == draft


def test_red_is_dragged_along_his_way_and_back() -> None:
    found = controls(("red", "blue", "pink"), ("G5", "A4", "L6"))
    board = found.board
    draft = Draft("red")
    for name in ("F5", "E5", "E6"):
        draft = found.drag(draft, board.named(name))
    assert found.action(draft) == MoveAgent("red", tuple(board.named(name) for name in ("G5", "F5", "E5", "E6")))
    assert [question.kind for question in found.questions(draft)] == ["capture", "landing"]
    assert found.drag(draft, board.named("D6")) == draft
    draft = found.drag(draft, board.named("E5"))
    assert draft.picks == (board.named("F5"), board.named("E5"))
    other = found.other_way(draft)
    assert found.has_ways(draft) and other.picks != draft.picks and other.picks[-1] == draft.picks[-1]


def test_black_steps_lands_and_sets_down_whom_he_carries() -> None:
    found = controls(("black", "blue", "pink"), ("D5", "E5", "L6"))
    board = found.board
    draft = found.click(Draft("black"), board.named("E5"))
    assert found.action(draft) is None
    draft = found.click(draft, board.named("B5"))
    assert found.action(draft) is None
    drop = next(members(found.choices(draft) & board.adjacent[board.named("B5")]))
    draft = found.click(draft, drop)
    action = found.action(draft)
    assert isinstance(action, MoveAgent) and action.carried == ("blue", drop)
    assert [question.kind for question in found.questions(draft)] == ["capture", "landing", "landing"]
    assert found.back(draft) == replace(draft, picks=draft.picks[:-1])


def test_black_may_fly_no_tile_at_all() -> None:
    found = controls(("black", "blue", "pink"), ("D5", "G5", "L6"))
    step = found.board.named("E5")
    draft = found.click(found.click(Draft("black"), step), step)
    assert found.action(draft) == MoveAgent("black", (found.board.named("D5"), step, step))


def test_white_goes_to_another_city() -> None:
    found = controls(("white", "blue", "pink"), ("A4", "G5", "L6"))
    city = found.board.named("E10")
    assert found.action(found.click(Draft("white"), city)) == MoveAgent("white", (found.board.named("A4"), city))


def test_an_ability_is_previewed_exactly_as_it_is_asked() -> None:
    found = controls(("yellow", "blue", "pink"), ("E5", "G5", "L6"), ("yellow",))
    draft = found.next_ability(None, "yellow")
    assert draft == Draft("yellow", "scan")
    here = found.board.named("E5")
    assert found.questions(draft)[0].tiles == scan(found.board, here, 2)
    assert found.shadow(draft) == shadow(found.board, here, 2)
    assert found.action(draft) == UseAbility("yellow", "scan")
    assert found.confirms(draft, here)


def test_two_lines_by_clicks_or_directions() -> None:
    found = controls(("blue", "yellow", "pink"), ("E5", "A4", "L6"), ("blue",))
    draft = Draft("blue", "line")
    draft = found.click(draft, found.board.named("F5"))
    assert draft.picks == (0,) and found.action(draft) is None
    draft = found.toggle(draft, 3)
    assert found.action(draft) == UseAbility("blue", "line", (0, 3))
    assert found.toggle(draft, 4).picks == (3, 4)
    assert found.toggle(draft, 0).picks == (3,)


def test_the_drone_flies_anywhere_and_the_dog_tile_by_tile() -> None:
    found = controls(("orange", "purple", "pink"), ("G5", "E5", "L6"), ("orange",))
    tile = found.board.named("K2")
    draft = found.click(Draft("orange", "drone"), tile)
    assert found.questions(draft)[0].tiles == drone(found.board, tile)
    found = controls(("orange", "purple", "pink"), ("G5", "E5", "L6"), ("purple",))
    draft = Draft("purple", "dog")
    for name in ("D5", "C5", "B5"):
        draft = found.click(draft, found.board.named(name))
    assert draft.picks == tuple(found.board.named(name) for name in ("D5", "C5", "B5"))
    assert found.points_left(draft) == 4 - sum(
        {"field": 1, "forest": 2}[found.board.terrain[tile]] for tile in draft.picks
    )
    assert found.action(draft) == UseAbility("purple", "dog", draft.picks)
    assert found.confirms(draft, draft.picks[-1])


def test_the_roadblock_is_dropped_beside_her() -> None:
    found = controls(("turquoise", "yellow", "pink"), ("E5", "A4", "L6"), ("turquoise",))
    assert found.usable("turquoise") == ["detect", "block"]
    draft = found.click(Draft("turquoise", "block"), found.board.named("F5"))
    assert found.questions(draft)[0].kind == "roadblock"
    assert found.action(draft) == UseAbility("turquoise", "block", (found.board.named("F5"),))


def test_grey_must_become_somebody_first() -> None:
    found = controls(("grey", "yellow", "pink"), ("A4", "G5", "L6"))
    assert found.begin("grey") is None
    assert found.forms("grey") == ["brown", "green", "red", "white"]


def test_another_turn_ends_one_with_an_ability_left() -> None:
    found = controls(("yellow", "blue", "pink"), ("E5", "G5", "L6"), ("yellow",))
    assert found.ends_turn_of("blue") == "yellow"
    assert found.ends_turn_of("yellow") is None
    assert found.unmoved() == ["blue", "pink"]


def test_a_declared_turn_is_imagined_part_by_part() -> None:
    public = facts(("grey", "yellow", "pink"), ("A4", "G5", "L6"), phase="declare", named="grey")
    first = imagined(public, (Become("grey", "white"),))
    found = Controls(first)
    move = found.moves("grey")[0]
    after = Controls(imagined(public, (Become("grey", "white"), move)))
    assert after.usable("grey") == ["scan", "catch"]


@pytest.mark.parametrize("agent", ["yellow", "green", "pink", "purple", "orange", "brown"])
def test_a_click_at_every_end_gives_its_move(agent: str) -> None:
    team = (agent, "blue", "red")
    found = controls(team, ("E5", "G5", "L6"))
    for move in found.moves(agent):
        assert found.action(found.click(Draft(agent), move.path[-1])) == move
