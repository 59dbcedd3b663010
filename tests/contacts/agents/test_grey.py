"""Grey: each day becomes one of four reserve Agents that he has not used; after the fourth all are fresh again."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import Scene, scene

ROWS = ("cfffffffc", "fffffffff", "ffmffffff")
COPIES = ("white", "red", "brown", "turquoise")


def game_with(alien: str = "I3", copies: tuple[str, ...] = COPIES, at: str = "D1", **others: str) -> Scene:
    return scene(*ROWS, alien=alien, grey=at, copies=copies, **others)


def next_day(game: Scene) -> Scene:
    """End the day and let the Alien walk anywhere."""
    game = game.do("end")
    return game.do(game.legal("walk")[-1])


def test_he_becomes_one_of_his_four_at_the_start_of_his_turn() -> None:
    """CR-23."""
    game = game_with()
    assert game.legal() == [f"become grey {copy}" for copy in sorted(COPIES)]
    assert game.refusal("move grey D1-E1") is Refusal.MUST_BECOME
    assert game.refusal("become grey yellow") is Refusal.NOT_A_COPY
    assert game.refusal("become grey grey") is Refusal.NOT_A_COPY


def test_his_choice_is_public_and_holds_for_the_day() -> None:
    """CR-23; contacts 9: the line of his move says as whom."""
    done = game_with().do("become grey red")
    assert done.told() == [{"type": "became", "day": 1, "agent": "grey", "form": "red"}]
    assert done.refusal("become grey white") is Refusal.HAS_FORM
    moved = done.do("move grey D1-E1-F1")
    assert moved.told("agent_moved")[0] == {
        "type": "agent_moved",
        "day": 1,
        "agent": "grey",
        "path": ["D1", "E1", "F1"],
        "as": "red",
    }
    assert moved.asked() == [("grey", "capture", "E1", False), ("grey", "landing", "F1", False)]
    assert moved.refusal("become grey white") is not None


def test_each_form_once_and_after_the_fourth_day_all_are_fresh_again() -> None:
    """Contacts 4."""
    game, left = game_with("I3"), sorted(COPIES)
    for form in ("red", "turquoise", "brown", "white"):
        assert game.legal("become") == [f"become grey {copy}" for copy in left]
        game = game.do(f"become grey {form}")
        move = game.legal("move")[0]
        game = next_day(game.do(move))
        left.remove(form)
    assert game.public.day == 5
    assert game.legal("become") == [f"become grey {copy}" for copy in sorted(COPIES)]
    assert game.refusal("become grey red") is None


def test_copying_white_from_outside_a_city_he_teleports_to_any_city() -> None:
    """CR-23, CR-21."""
    game = game_with(yellow="A1").do("become grey white")
    assert game.legal("move", "grey") == ["move grey D1-I1"]
    assert game_with().do("become grey white").legal("move") == ["move grey D1-A1", "move grey D1-I1"]


def test_copying_turquoise_he_has_the_roadblock_that_day_and_it_stays() -> None:
    """CR-23."""
    game = game_with().do("become grey turquoise", "move grey D1-E1", "ability grey block F1")
    assert game.told("roadblock") == [{"type": "roadblock", "day": 1, "by": "grey", "tile": "F1"}]
    later = next_day(game).do("become grey red")
    assert later.public.roadblock == later.board.named("F1")
    assert later.refusal("move grey E1-F1") is Refusal.CLOSED


def test_copying_purple_he_has_the_dog() -> None:
    """CR-23."""
    game = game_with("I3 I3-H3", copies=("purple", "red", "white", "green"))
    done = game.do("become grey purple", "move grey D1-E1", "ability grey dog F1 G1")
    assert done.told("trace")[0]["by"] == "grey"


def test_copying_brown_he_climbs_and_the_next_day_only_steps_off() -> None:
    """CR-44: who stands on a mountain without the gift of climbing may step off it."""
    game = game_with(at="B3").do("become grey brown", "move grey B3-C3", "ability grey scan")
    assert "F3" in game.asked()[-1][2].split(), "a scan3, as Brown's from a mountain"
    later = next_day(game).do("become grey red")
    assert later.refusal("move grey C3-D3") is None
    assert later.refusal("move grey C3-D3-C3") is Refusal.CLOSED


def test_copying_black_he_flies_and_carries() -> None:
    game = game_with(copies=("black", "red", "white", "green"), yellow="E1").do("become grey black")
    done = game.do("move grey D1-E1-G1 carry yellow H1")
    assert done.told("agent_moved")[0]["flight"] is True and done.told("agent_moved")[0]["as"] == "black"
    assert done.where("yellow") == "H1"


def test_abilities_are_those_of_the_form() -> None:
    game = game_with().do("become grey white", "move grey D1-I1")
    assert game.legal("ability") == ["ability grey scan", "ability grey catch"]
    assert game.refusal("ability grey detect") is Refusal.NO_ABILITY


def test_he_cannot_end_the_day_without_playing() -> None:
    assert game_with().refusal("end") is Refusal.NOT_ALL_MOVED
    assert game_with().do("become grey red").refusal("end") is Refusal.NOT_ALL_MOVED


def test_once_he_has_a_form_nobody_else_begins_before_he_has_moved() -> None:
    """SR-10, CR-23: he becomes at the start of his own turn, and Agents play one after another."""
    game = game_with(yellow="A1").public_now(witness="ready").do("become grey red")
    assert game.refusal("move yellow A1-B1") is Refusal.TURN_BEGUN
    assert game.refusal("ask A1") is Refusal.TURN_BEGUN
    assert game.legal("move", "yellow") == [] and game.legal("ask") == []
    moved = game.do("move grey D1-E1")
    assert moved.refusal("move yellow A1-B1") is None and moved.refusal("ask A1") is None
