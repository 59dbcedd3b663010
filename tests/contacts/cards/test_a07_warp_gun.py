"""A07 WARP-GUN: abilities swapped, movement kept."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_two_agents_that_have_not_played_swap_abilities() -> None:
    """A07: for the day."""
    game = scene("ffffffffff", alien="J1", hand="A07", yellow="A1", pink="D1")
    day = game.do("card A07 pink yellow")
    assert day.ends("yellow") == game.ends("yellow")
    assert day.do("move yellow A1-B1").legal("ability") == ["ability yellow catch"]
    assert day.do("move pink D1-E1").legal("ability") == ["ability pink scan"]
    later = day.do("move yellow A1-B1", "move pink D1-E1", "end", "walk J1-I1", "move yellow B1-C1")
    assert later.legal("ability") == ["ability yellow scan"]
    assert game.do("move yellow A1-B1").refusal("card A07 pink yellow") is Refusal.BAD_PLAY


def test_reds_ability_acts_along_the_others_own_path() -> None:
    """CR-31, CR-39."""
    game = scene("ffffffffff", alien="J1", hand="A07", yellow="A1", red="F1").do("card A07 red yellow")
    assert game.do("move yellow A1-B1-C1-D1").asked() == [
        ("yellow", "capture", "B1 C1", False), ("yellow", "landing", "D1", False),
    ]  # fmt: skip
    assert game.do("move red F1-G1-H1").asked() == [("red", "landing", "H1", False)]


def test_blacks_ability_detects_on_the_others_inner_tiles_and_his_landings_stay_his() -> None:
    """CR-39."""
    game = scene("ffffffffff", alien="J1", hand="A07", yellow="F1", black="A1").do("card A07 black yellow")
    walked = game.do("move yellow F1-G1-H1-I1", "ability yellow detect")
    assert walked.asked()[-1] == ("yellow", "detect", "G1 H1", False)
    flown = game.do("move black A1-B1-D1")
    assert flown.asked() == [("black", "capture", "B1", False), ("black", "landing", "D1", False)]
    assert flown.legal("ability") == ["ability black scan"]


def test_black_with_reds_ability_captures_on_what_he_flies_over() -> None:
    """CR-31, CR-39."""
    game = scene("ffffffffff", alien="J1", hand="A07", red="I1", black="A1").do("card A07 black red")
    assert game.do("move black A1-B1-E1").asked() == [
        ("black", "capture", "B1 C1 D1", False), ("black", "landing", "E1", False),
    ]  # fmt: skip


def test_silence_marks_stops_what_was_swapped_in() -> None:
    """CR-39."""
    game = scene("ffffffffff", alien="J1", phase="alien", alien_hand="B05", hand="A07", yellow="A1", pink="D1")
    day = game.do("walk J1-I1", "card B05 yellow", "card A07 pink yellow", "move yellow A1-B1")
    assert day.legal("ability") == []
