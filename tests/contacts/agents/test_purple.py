"""Purple and Sniffington: which ways he goes, which trace is announced, and when the marker moves (contacts 4)."""

import pytest

from solo.contacts.actions import Refusal
from tests.contacts.scenes import Scene, scene

ROWS = ("ffffffff", "ffffffff")


def sniffing(alien: str, *rows: str, at: str = "A1-B1", **facts: object) -> Scene:
    """Return a game in which Purple has just moved to B1 (or otherwise), the Alien with a past."""
    game = scene(*(rows or ROWS), alien=alien, purple=at.split("-")[0])
    return game.public_now(**facts).do(f"move purple {at}")


def sniff(game: Scene, way: str, named: str = "") -> dict[str, object]:
    """Send the dog on a way; the Alien names a tile where it may, the given one if there is a choice."""
    game = game.do(f"ability purple dog {way}")
    if game.public.phase == "trace":
        game = game.do(f"trace {named}" if named else game.legal()[0])
    (line,) = game.told("trace")
    return line


# ---------------------------------------------------------------------------------------------------- where he walks


@pytest.mark.parametrize(
    ("way", "legal"),
    [
        ("C1", True),
        ("C1 D1 E1 F1", True),
        ("C1 D1 E1 F1 G1", False),
        ("C1 B1 A1 B1", True),
        ("A1 B1", True),
        ("D1", False),
        ("C1 E1", False),
        ("B1", False),
        ("", False),
    ],
)
def test_he_has_four_points_and_goes_one_way_without_branches(way: str, legal: bool) -> None:
    """Contacts 4: from her tile along adjacent tiles; back and forth too."""
    game = sniffing("H1", "ffffffff")
    assert (game.refusal(f"ability purple dog {way}") is None) == legal


@pytest.mark.parametrize(
    ("row", "way", "legal"),
    [
        ("ffwwff", "C1 D1", True),
        ("ffwwff", "C1 D1 E1", False),
        ("fffcff", "C1 D1", False),
        ("ffflff", "C1 D1", False),
        ("fffmff", "C1 D1", False),
    ],
)
def test_a_field_costs_one_a_forest_two_and_the_rest_is_closed(row: str, way: str, legal: bool) -> None:
    game = sniffing("F1", row)
    assert (game.refusal(f"ability purple dog {way}") is None) == legal


def test_he_passes_agents_but_not_the_roadblock() -> None:
    """CR-24."""
    game = scene("fffffff", alien="G1", purple="A1", yellow="C1").do("move purple A1-B1")
    assert game.refusal("ability purple dog C1 D1") is None
    blocked = game.public_now(roadblock=game.board.named("D1"))
    assert blocked.refusal("ability purple dog C1 D1") is Refusal.BAD_TARGET


def test_her_own_tile_is_not_sniffed_unless_he_walks_over_it() -> None:
    """CR-24: the Alien crossed B1, where Purple now stands, on day 1."""
    game = sniffing("B1 B1-C1-D1-E1")
    assert sniff(game, "A2")["found"] is None
    assert sniff(game, "A2 B1")["found"] == {"day": 1, "tile": "B1"}


def test_he_may_be_kept_at_home() -> None:
    game = sniffing("H1")
    assert game.refusal("end") is None


def test_he_goes_once_a_day_and_after_she_has_moved() -> None:
    assert scene(*ROWS, alien="H1", purple="A1").refusal("ability purple dog A2") is Refusal.NOT_MOVED
    assert sniffing("H1").do("ability purple dog A2").refusal("ability purple dog A2") is Refusal.ABILITY_USED


def test_the_listing_names_one_way_to_each_tile_that_he_can_reach() -> None:
    game = sniffing("F1", "ffwwff")
    ends = [text.split()[-1] for text in game.legal("ability", "purple", "dog")]
    assert ends == ["A1", "B1", "C1", "D1"]
    assert all(game.refusal(text) is None for text in game.legal("ability"))


# ------------------------------------------------------------------------------------------------- what is announced


def test_no_trace_where_it_never_was() -> None:
    line = sniff(sniffing("H1 H1-G1"), "C1 D1")
    assert line == {
        "type": "trace",
        "day": 1,
        "by": "purple",
        "tiles": ["C1", "D1"],
        "found": None,
        "standing": False,
    }


def test_the_start_counts_as_crossed_on_day_1() -> None:
    """CR-8."""
    assert sniff(sniffing("C1 C1-D1-E1-F1 F1-G1"), "C1")["found"] == {"day": 1, "tile": "C1"}


def test_crossed_is_entered_and_the_tile_it_left_is_not() -> None:
    """CR-8: D1 was entered on day 1 and left on day 2: that is day 1."""
    game = sniffing("C1 C1-D1 D1-E1 E1-F1")
    assert sniff(game, "C1 D1", "D1")["found"] == {"day": 1, "tile": "D1"}
    assert sniff(game, "C1 D1 E1")["found"] == {"day": 2, "tile": "E1"}


def test_tiles_between_are_crossed_too_and_the_latest_day_wins() -> None:
    """Contacts 4: if the Alien ever crossed a sniffed tile it announces the latest day among them."""
    game = sniffing("H1 H1-G1-F1-E1-D1 D1-D2 D2-D1-C1-C2")
    assert sniff(game, "C1 D1 E1")["found"]["day"] == 3  # type: ignore[index]
    assert sniff(game, "C1 D1 E1", "D1")["found"] == {"day": 3, "tile": "D1"}


def test_it_chooses_among_the_tiles_of_the_latest_day_only() -> None:
    """SR-4: of the sniffed tiles whose own latest day is the latest; D1 was crossed on days 1 and 3, E1 on day 1."""
    game = sniffing("H1 H1-G1-F1-E1-D1 D1-D2 D2-D1-C1-C2").do("ability purple dog C1 D1 E1")
    assert game.legal() == ["trace C1", "trace D1"]
    assert game.refusal("trace E1") is Refusal.NOT_A_TRACE
    assert game.refusal("trace A1") is Refusal.NOT_A_TRACE
    assert game.refusal("end") is Refusal.NOT_NOW
    for tile in ("C1", "D1"):
        assert game.do(f"trace {tile}").told("trace")[0]["found"] == {"day": 3, "tile": tile}


def test_where_it_stands_has_a_trace_of_today_and_moves_the_marker() -> None:
    """CR-25: the marker moves only if the Alien stands on a sniffed tile; it is never a capture."""
    game = sniffing("E1 E1-D1-C1")
    line = sniff(game, "C1 D1", "D1")
    assert line["standing"] is True and line["found"] == {"day": 1, "tile": "D1"}
    done = game.do("ability purple dog C1 D1", "trace D1")
    assert done.public.detections == 1 and done.outcome is None


def test_a_fresh_trace_beside_it_moves_no_marker() -> None:
    """CR-25."""
    game = sniffing("E1 E1-D1-C1").do("ability purple dog B2 C2 D1")
    game = game if game.public.phase == "agents" else game.do("trace D1")
    assert game.public.detections == 0
    assert game.told("trace")[0]["standing"] is False


def test_standing_is_announced_at_three_and_more_too() -> None:
    """CR-25: also when the marker is at 3+."""
    game = sniffing("E1 E1-D1-C1", detections=3)
    assert sniff(game, "C1")["standing"] is True
    game = game.do("ability purple dog C1")
    assert (game if game.public.phase == "agents" else game.do("trace C1")).public.detections == 4


def test_mountains_hide_nothing_from_the_dog() -> None:
    """CR-13: he smells what he walks over, whatever lies between."""
    game = sniffing("F2 F2-E2-D2 D2-E2-F2", "ffmfff", "ffffff")
    assert sniff(game, "B2 C2 D2")["found"] == {"day": 1, "tile": "D2"}
