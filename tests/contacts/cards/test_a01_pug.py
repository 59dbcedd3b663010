"""A01 PUG: one more dog."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_it_sets_out_at_once_from_where_the_agent_stands() -> None:
    """A01, CR-37: whether or not that Agent has played, and besides its ability; the card stands as `by`."""
    game = scene("ffffffff", alien="G1 G1-F1", hand="A01", yellow="A1")
    assert game.refusal("card A01 yellow B1 C1 D1 E1 F1") is Refusal.BAD_PLAY, "4 points"
    assert game.refusal("card A01 yellow C1") is Refusal.BAD_PLAY, "from its own tile"
    day = game.do("card A01 yellow B1 C1")
    assert day.told("trace")[0]["by"] == "A01" and day.told("trace")[0]["found"] is None
    assert day.do("move yellow A1-B1", "ability yellow scan").asked()[-1][1] == "detect"
    found = scene("ffffffff", alien="G1 G1-F1", hand="A01", yellow="D1").do("card A01 yellow E1 F1")
    assert found.public.phase == "trace"
    told = found.do("trace F1").told("trace")[0]
    assert told["found"] == {"day": 1, "tile": "F1"} and told["standing"] is True


def test_also_in_spite_of_silence_marks() -> None:
    """CR-37."""
    game = scene("ffffffff", alien="H1", phase="alien", alien_hand="B05", hand="A01", yellow="A1")
    day = game.do("walk H1-G1", "card B05 yellow")
    assert day.refusal("card A01 yellow B1") is None


def test_a_yes_counts() -> None:
    """CR-11, CR-25: the marker moves, for the Alien stands on a sniffed tile."""
    game = scene("ffffffff", alien="G1 G1-F1", hand="A01", yellow="D1").do("card A01 yellow E1 F1", "trace F1")
    assert game.public.detections == 1
