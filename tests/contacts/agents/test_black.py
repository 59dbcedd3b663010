"""Black: one step, then a flight in a straight line; carries; captures on step and landing, detects in between."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene

# --------------------------------------------------------------------------------------------------- step and flight


def test_one_step_then_any_distance_in_a_straight_line() -> None:
    """Contacts 4."""
    game = scene("ffffff", alien="F1", black="C1")
    west = [f"move black C1-B1-{end}1" for end in "ABCDEF"]
    east = [f"move black C1-D1-{end}1" for end in "ABCDEF"]
    assert game.legal("move") == west + east


def test_a_flight_of_zero_tiles_lands_where_he_stepped() -> None:
    """CR-19: nothing is flown over then."""
    done = scene("ffffff", alien="F1", black="C1").do("move black C1-B1-B1")
    assert done.where("black") == "B1"
    assert done.asked() == [("black", "landing", "B1", False)]
    assert done.refusal("ability black detect") is Refusal.NOTHING_TO_ASK


def test_all_six_directions_from_the_step() -> None:
    game = scene(*["fffffff"] * 5, alien="G5", black="C3")
    lands = {text.split("-")[-1] for text in game.legal("move", "black") if text.startswith("move black C3-D3-")}
    axes = {"A3", "B3", "C3", "D3", "E3", "F3", "G3"}  # along the row
    axes |= {"D2", "E1", "C4", "C5"}  # north-east and south-west
    axes |= {"C2", "C1", "D4", "E5"}  # north-west and south-east
    assert lands == axes
    assert game.refusal("move black C3-D3-E4") is Refusal.BAD_PATH


def test_over_mountains_agents_and_roadblocks() -> None:
    """Contacts 4: but he lands on an open free tile."""
    game = scene("ffmfffff", alien="H1", black="A1", yellow="D1")
    game = game.public_now(roadblock=game.board.named("E1"))
    assert game.refusal("move black A1-B1-F1") is None
    assert game.refusal("move black A1-B1-C1") is Refusal.CLOSED
    assert game.refusal("move black A1-B1-D1") is Refusal.OCCUPIED
    assert game.refusal("move black A1-B1-E1") is Refusal.CLOSED


def test_lakes_are_open_to_him() -> None:
    assert scene("fllff", alien="E1", black="A1").refusal("move black A1-B1-C1") is None


def test_a_flight_ends_at_the_edge_of_the_board() -> None:
    """Behind a gap the board goes on, but no straight line of tiles leads there."""
    game = scene("..ff", "ffff", "..ff", "ffff", alien="D1", black="A4")
    assert game.refusal("move black A4-B4-C3") is None
    assert game.refusal("move black A4-B4-A2") is Refusal.BAD_PATH
    lands = {text.split("-")[-1] for text in game.legal("move") if text.startswith("move black A4-B4-")}
    assert lands == {"A4", "B4", "C4", "D4", "C3", "C2", "D1"}


def test_the_step_goes_onto_an_open_tile() -> None:
    game = scene("fmff", "fffl", alien="D1", black="A1")
    assert game.refusal("move black A1-B1-C1") is Refusal.CLOSED
    blocked = game.public_now(roadblock=game.board.named("A2"))
    assert blocked.refusal("move black A1-A2-B2") is Refusal.CLOSED
    assert game.refusal("move black A1-C1-D1") is Refusal.CLOSED, "two tiles away is no step"


def test_the_step_may_be_left_out_only_when_no_neighbour_is_open() -> None:
    """CR-19."""
    walled = scene("fmfff", alien="E1", black="A1")
    assert walled.legal("move") == ["move black A1-C1", "move black A1-D1", "move black A1-E1"]
    done = walled.do("move black A1-D1")
    assert done.asked() == [("black", "landing", "D1", False)]
    assert done.do("ability black detect").asked() == [("black", "detect", "B1 C1", False)]
    free = scene("fffff", alien="D1", black="A1")
    assert free.refusal("move black A1-C1") is Refusal.MUST_MOVE


def test_a_neighbour_with_an_agent_is_open() -> None:
    """CR-43, CR-19: open, though not free; so the step may not be left out, and he must carry."""
    game = scene("ffffff", alien="F1", black="A1", yellow="B1")
    assert game.refusal("move black A1-C1") is not None
    assert all(" carry yellow " in text for text in game.legal("move", "black"))


def test_with_nowhere_to_go_he_stays() -> None:
    """CR-10: walled in, and nothing open in a straight line."""
    game = scene("fm", "mf", alien="B2", black="A1")
    assert game.legal("move") == ["move black A1"]
    assert game.do("move black A1").asked() == [("black", "landing", "A1", False)]
    assert scene("ff", alien="B1", black="A1").refusal("move black A1") is Refusal.MAY_NOT_STAY


# --------------------------------------------------------------------------------------------- captures and detection


def test_he_captures_on_the_tile_after_the_step_and_on_the_landing_tile() -> None:
    """Contacts 4, CR-38."""
    for alien, why in (("B1", "capture"), ("E1", "landing"), ("D1", None)):
        done = scene("fffffff", alien=alien, black="A1").do("move black A1-B1-E1")
        assert (done.outcome and done.outcome.why) == why
    done = scene("fffffff", alien="G1", black="A1").do("move black A1-B1-E1")
    assert done.told() == [
        {"type": "agent_moved", "day": 1, "agent": "black", "path": ["A1", "B1", "E1"], "flight": True},
        {"type": "answer", "day": 1, "by": "black", "kind": "capture", "tiles": ["B1"], "answer": False},
        {"type": "answer", "day": 1, "by": "black", "kind": "landing", "tiles": ["E1"], "answer": False},
    ]


def test_he_may_detect_strictly_between_step_and_landing() -> None:
    """CR-19."""
    for alien, yes in (("C1", True), ("D1", True), ("F1", False)):
        done = scene("fffffff", alien=alien, black="A1").do("move black A1-B1-E1", "ability black detect")
        assert done.asked()[-1] == ("black", "detect", "C1 D1", yes)
        assert done.outcome is None, "flying over is no capture"


def test_flying_back_over_his_own_tile_detects_there() -> None:
    done = scene("ffffff", alien="F1", black="C1").do("move black C1-D1-A1", "ability black detect")
    assert done.asked()[-1] == ("black", "detect", "B1 C1", False)


# ----------------------------------------------------------------------------------------------------------- carrying


def test_he_flies_on_with_the_agent_that_he_steps_to() -> None:
    """CR-20: set down on an open free tile adjacent to the landing tile; a landing, which captures."""
    game = scene("ffffffff", alien="H1", black="A1", yellow="B1")
    done = game.do("move black A1-B1-E1 carry yellow F1")
    assert (done.where("black"), done.where("yellow")) == ("E1", "F1")
    assert done.told("agent_moved") == [
        {"type": "agent_moved", "day": 1, "agent": "black", "path": ["A1", "B1", "E1"], "flight": True},
        {"type": "agent_moved", "day": 1, "agent": "yellow", "by": "black", "path": ["B1", "F1"]},
    ]
    assert done.asked() == [
        ("black", "capture", "B1", False),
        ("black", "landing", "E1", False),
        ("yellow", "landing", "F1", False),
    ]
    caught = scene("ffffffff", alien="F1", black="A1", yellow="B1").do("move black A1-B1-E1 carry yellow F1")
    assert caught.outcome is not None and caught.outcome.why == "landing"
    assert caught.asked()[-1] == ("yellow", "landing", "F1", True)


def test_he_must_fly_on_and_take_that_agent_along() -> None:
    """CR-20."""
    game = scene("ffffffff", alien="H1", black="A1", yellow="B1", green="D1")
    assert game.refusal("move black A1-B1-E1") is Refusal.BAD_CARRY
    assert game.refusal("move black A1-B1-B1 carry yellow C1") is not None, "zero tiles are no flying on"
    assert game.refusal("move black A1-B1-B1") is Refusal.OCCUPIED
    assert game.refusal("move black A1-B1-E1 carry green F1") is Refusal.BAD_CARRY
    free = scene("ffffffff", alien="H1", black="A1", yellow="C1")
    assert free.refusal("move black A1-B1-E1 carry yellow F1") is Refusal.BAD_CARRY, "nobody stands on the step"


def test_where_the_carried_agent_may_be_set_down() -> None:
    """CR-20, CR-43: adjacent to the landing, open to it and free; the tiles that both have left are free."""
    game = scene("fffflff", alien="G1", black="A1", yellow="B1", green="F1")
    drops = {text.split("carry yellow ")[1] for text in game.legal("move", "black") if "-E1 " in text}
    assert drops == {"D1"}, "E1 is a lake, where he may land; F1 is Green's"
    drops = {text.split("carry yellow ")[1] for text in game.legal("move", "black") if "-C1 " in text}
    assert drops == {"B1", "D1"}, "back on the tile that it was taken from"
    drops = {text.split("carry yellow ")[1] for text in game.legal("move", "black") if "-A1 " in text}
    assert drops == {"B1"}
    assert game.refusal("move black A1-B1-D1 carry yellow D1") is Refusal.BAD_CARRY
    assert game.refusal("move black A1-B1-D1 carry yellow G1") is Refusal.BAD_CARRY


def test_the_carried_agents_own_gift_decides_about_mountains() -> None:
    """CR-43: open is a tile that this Agent may enter: a mountain to Brown, not to Yellow."""
    rows = ("ffffmff",)
    with_brown = scene(*rows, alien="G1", black="A1", brown="B1")
    with_yellow = scene(*rows, alien="G1", black="A1", yellow="B1")
    assert with_brown.refusal("move black A1-B1-D1 carry brown E1") is None
    assert with_yellow.refusal("move black A1-B1-D1 carry yellow E1") is Refusal.BAD_CARRY


def test_the_roadblock_is_no_place_to_be_set_down() -> None:
    game = scene("ffffffff", alien="H1", black="A1", yellow="B1")
    blocked = game.public_now(roadblock=game.board.named("D1"))
    assert blocked.refusal("move black A1-B1-E1 carry yellow D1") is Refusal.BAD_CARRY
    assert blocked.refusal("move black A1-B1-E1 carry yellow F1") is None


def test_an_agent_that_cannot_be_set_down_is_not_lifted() -> None:
    game = scene("ffmf", alien="D1", black="A1", yellow="B1")
    assert game.refusal("move black A1-B1-D1") is Refusal.BAD_CARRY
    assert game.legal("move", "black") == ["move black A1-B1-A1 carry yellow B1"]


def test_the_carried_agent_keeps_its_own_turn() -> None:
    """CR-20: before or after it has played."""
    game = scene("ffffffffff", alien="J1", black="A1", yellow="B1").do("move black A1-B1-E1 carry yellow F1")
    assert game.refusal("end") is Refusal.NOT_ALL_MOVED
    assert game.refusal("move yellow F1-G1-H1") is None
    played = scene("ffffffffff", alien="J1", black="A1", yellow="C1").do(
        "move yellow C1-B1", "ability yellow scan", "move black A1-B1-E1 carry yellow F1"
    )
    assert played.refusal("move yellow F1-G1") is Refusal.HAS_MOVED
    assert played.refusal("end") is None
    assert played.do("end", "walk J1-I1").refusal("move yellow F1-G1") is None
