"""Maps as text: what is written is read back to the same board, whatever was drawn."""

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.contacts.mapdraft import Draft, draft_of, sheet_of
from solo.contacts.mapfile import format_map
from solo.contacts.maps import CHECKS, PLANS, parse_map, parse_sheet
from solo.core.content import ContentError
from tests.contacts.test_mapdraft import drafts

OWN_MAPS = sorted((Path(__file__).parents[2] / "assets" / "maps").glob("*.yaml"))


def reread(draft: Draft, id: str = "x") -> Draft:
    """Return the Draft after its way through a file."""
    return draft_of(parse_sheet(format_map(sheet_of(draft, id)), f"{id}.yaml"))


def trimmed(draft: Draft) -> Draft:
    """Return the Draft as a file can say it: no empty columns at the right, no regions without tiles."""
    columns = max(place.q + place.r // 2 for place in draft.terrain) + 1
    return replace(draft, columns=columns, regions={name: tiles for name, tiles in draft.regions.items() if tiles})


@pytest.mark.parametrize("path", OWN_MAPS, ids=lambda path: path.stem)
def test_the_projects_maps_are_written_and_read_back(path: Path) -> None:
    board = parse_map(path.read_text(encoding="utf-8"), path.name)
    sheet = parse_sheet(path.read_text(encoding="utf-8"), path.name)
    again = parse_map(format_map(sheet), path.name)
    for field in ("id", "name", "days", "terrain", "zones", "regions", "width", "offset"):
        assert getattr(again, field) == getattr(board, field)
    assert sheet.plan == path.stem


@settings(max_examples=150)
@given(drafts())
def test_any_drawing_is_read_back_the_same(draft: Draft) -> None:
    assert reread(draft) == trimmed(draft)


@given(drafts())
def test_a_drawing_that_waives_every_check_can_be_played_on(draft: Draft) -> None:
    """CR-2: a custom map says which checks it waives."""
    text = format_map(sheet_of(replace(draft, waived=frozenset(CHECKS), plan="L"), "x"))
    assert len(parse_map(text, "x.yaml").tiles) == len(draft.terrain)


@given(drafts(), st.sampled_from(sorted(PLANS)))
def test_a_file_says_what_it_must_meet(draft: Draft, plan: str) -> None:
    """CR-2: without a waiver the numbers of its plan count."""
    with pytest.raises(ContentError) as caught:
        parse_map(format_map(sheet_of(replace(draft, plan=plan), "x")), "x.yaml")
    assert "(check: tiles)" in str(caught.value)


def test_names_that_yaml_could_misread_are_kept() -> None:
    for name in ("null", "~", "yes", "3", "a: b", "# no", '"', "\\", "- x", "é 日本", " x ", "'"):
        sheet = parse_sheet(OWN_MAPS[0].read_text(encoding="utf-8"), "S.yaml")
        draft = draft_of(sheet)
        region = next(iter(draft.regions))
        changed = replace(draft, name=name, regions={name: draft.regions[region]} if name.strip() else {})
        assert reread(changed) == trimmed(changed), name
