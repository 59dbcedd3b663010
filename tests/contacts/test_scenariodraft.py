"""Secret files under work: they come back as they were, change one thing at a time, and faults find their places."""

from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo import library
from solo.contacts.scenariodraft import (
    FileDraft,
    add_part,
    add_token,
    choice_of,
    drop_part,
    fault_places,
    move_part,
    parse_draft,
    part_kind,
    part_tiles,
    parts_of,
    prose,
    toggle_choice,
    toggle_part_tile,
    toggle_place,
    toggle_suggested,
    token_places,
    tokens_on,
    with_part_kind,
    wrapped,
)
from solo.contacts.scenariofile import fingerprint_of
from solo.core.content import ContentError
from solo.core.paths import own_folder
from solo.core.yamltext import Value
from tests.core.test_yamltext import TEXTS, VALUES

FILES = sorted((own_folder("scenarios") / "contacts").glob("*.yaml"))
ROCKIES = parse_draft((own_folder("scenarios") / "contacts" / "lost-in-the-rockies.yaml").read_text(), "")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_file_of_the_program_comes_back_and_plays_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    draft = parse_draft(text, "")
    assert parse_draft(draft.text, "") == draft
    before, after = library.check_scenario(text), library.check_scenario(draft.text)
    assert fingerprint_of(after) == fingerprint_of(before)
    assert (after.log, after.event, after.mission.text) == (before.log, before.event, before.mission.text)


@given(st.dictionaries(TEXTS.filter(bool), VALUES, min_size=1, max_size=5), st.sampled_from(["", "# mine\n\n# two\n"]))
def test_every_draft_comes_back(data: Mapping[str, Value], preface: str) -> None:
    draft = FileDraft(data, preface)
    assert parse_draft(draft.text, "") == draft


KEYS = st.sampled_from(["agents", "a", "b"])


@given(st.dictionaries(KEYS, VALUES), st.lists(KEYS, min_size=1, max_size=4), TEXTS)
def test_what_is_put_is_there_and_what_is_dropped_is_not(
    data: Mapping[str, Value], place: list[str], value: str
) -> None:
    where = ("agents", *place)
    changed = FileDraft(data).put(where, value)
    assert changed.at(where) == value and changed.drop(where).at(where) is None
    others = {key: each for key, each in data.items() if key != "agents"}
    assert {key: each for key, each in changed.data.items() if key != "agents"} == others


def test_items_of_a_list_are_put_and_dropped_by_number() -> None:
    draft = FileDraft({"a": ("1", {"b": "2"})})
    assert draft.put(("a", 1, "b"), "3").data == {"a": ("1", {"b": "3"})}
    assert draft.put(("a", 2), "3").data == {"a": ("1", {"b": "2"}, "3")}
    assert draft.drop(("a", 0)).data == {"a": ({"b": "2"},)}
    assert draft.drop(("a", 7)).data == draft.drop(("c", "d")).data == draft.data


def test_what_is_no_mapping_is_refused() -> None:
    for text in ("- a\n", "a: [\n", "", "just a text\n"):
        with pytest.raises(ContentError):
            parse_draft(text, "x.yaml")


def test_a_log_is_shown_without_the_ends_of_its_lines_and_written_with_them() -> None:
    shown = prose(ROCKIES.text_at("log"))
    assert "\n" not in shown and shown.split() == ROCKIES.text_at("log").split()
    assert prose(wrapped("one two\n\nthree ")) == "one two\n\nthree" and wrapped("  ") == ""
    assert max(map(len, wrapped(shown).split("\n"))) <= 110


# Agents


def test_who_may_be_chosen_is_named_only_if_it_is_not_everybody() -> None:
    some = toggle_choice(ROCKIES, "yellow")
    assert "yellow" not in choice_of(some) and len(choice_of(some)) == 11
    assert some.names_at("agents", "suggested") == ("green", "orange", "pink"), "who cannot be chosen is not suggested"
    assert toggle_choice(some, "yellow").at(("agents", "choice")) is None
    first = ROCKIES.put(("edition",), "first")
    assert "grey" not in choice_of(first) and len(choice_of(first)) == 10


def test_the_suggested_team_keeps_its_order() -> None:
    changed = toggle_suggested(toggle_suggested(ROCKIES, "green"), "red")
    assert changed.names_at("agents", "suggested") == ("yellow", "orange", "pink", "red")


# Tokens


def test_tokens_are_placed_in_order_and_the_last_one_moves_where_there_are_enough() -> None:
    draft = add_token(ROCKIES, "sungate")
    for tile in ("E4", "O4", "D10"):
        draft = toggle_place(draft, "sungate", tile)
    assert draft.at(("tokens", "sungate")) == {"tiles": ("E4", "D10")}
    assert token_places(toggle_place(draft, "sungate", "E4"), "sungate") == ("D10",)
    assert token_places(toggle_place(ROCKIES, "cabin", "E4"), "cabin") == ("O4", "D10", "N12")
    assert library.check_scenario(add_token(ROCKIES, "die").text).token("die") is not None


def test_tokens_are_shown_as_far_as_they_can_be_read() -> None:
    board = library.board("L")
    odd = toggle_place(add_token(ROCKIES, "bike"), "bike", "Z99").put(("tokens", "nonsense"), "1")
    assert [(token.kind, len(token.places)) for token in tokens_on(odd, board)] == [("cabin", 4), ("bike", 0)]
    assert tokens_on(ROCKIES.put(("tokens",), "none"), board) == ()


# The mission


def test_a_part_names_one_kind_of_place() -> None:
    place = ("mission", "parts", 0)
    zone = with_part_kind(ROCKIES, place, "zone", "B")
    assert zone.at(place) == {"zone": "B"} and part_kind(zone, place) == "zone"
    tiles = toggle_part_tile(with_part_kind(ROCKIES, place, "tiles", ()), place, "E4")
    assert tiles.at(place) == {"within": "1", "tiles": ("E4",)}
    board = library.board("L")
    assert part_tiles(tiles, place, board) == board.within(board.named("E4"), 1)
    assert part_tiles(tiles.put(place, "nonsense"), place, board) == 0


def test_parts_are_added_moved_and_removed() -> None:
    draft = add_part(ROCKIES)
    assert len(library.check_scenario(draft.text).mission.parts) == 5
    moved = move_part(draft, ("mission", "parts", 1), -1)
    assert parts_of(moved) == parts_of(draft)[::-1]
    assert move_part(draft, ("mission", "parts", 1), 1) == draft
    assert parts_of(drop_part(draft, ("mission", "parts", 0))) == ({"zone": "A"},)
    also = add_part(ROCKIES, "also")
    assert len(library.check_scenario(also.text).mission.also) == 1
    assert drop_part(also, ("mission", "also", 0)) == ROCKIES
    assert parts_of(drop_part(ROCKIES, ("mission", "parts", 0))) == ()


# Faults


def places(draft: FileDraft) -> dict[tuple[str | int, ...], str]:
    with pytest.raises(ContentError) as caught:
        library.check_scenario(draft.text)
    return dict(fault_places(draft.text, caught.value.faults))


def test_faults_find_the_field_and_the_item_that_they_are_about() -> None:
    assert ("days",) in places(ROCKIES.put(("days",), "x"))
    assert ("map",) in places(ROCKIES.drop(("map",)))
    assert ("agents", "suggested") in places(toggle_suggested(ROCKIES, "green"))
    assert ("tokens", "cabin") in places(ROCKIES.put(("tokens", "cabin"), ("E4", "Z9")))
    assert ("equipment", "alien", "keep") in places(ROCKIES.put(("equipment",), {"alien": {"draw": "2", "keep": "3"}}))
    second = add_part(add_part(ROCKIES)).put(("mission", "parts", 1, "times"), "0")
    assert list(places(second)) == [("mission", "parts", 1, "times")]
    both = second.put(("mission", "parts", 2), {})
    assert ("mission", "parts", 2) in places(both) and ("mission", "parts", 1, "times") in places(both)


def test_a_fault_of_the_list_is_the_lists() -> None:
    greedy = ROCKIES.put(("mission", "parts", 0, "times"), "4")
    assert list(places(greedy)) == [("mission", "parts")]


def test_faults_of_the_file_and_of_its_tiles_are_told_together() -> None:
    found = places(ROCKIES.put(("days",), "x").drop(("log",)).put(("tokens", "cabin"), ("E4", "Z9")))
    assert {("days",), ("log",), ("tokens", "cabin")} <= set(found)
