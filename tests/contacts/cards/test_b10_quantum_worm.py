"""B10 QUANTUM WORM: five tiles as Agents move."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_one_a_tile_over_lakes_not_over_mountains() -> None:
    """B10, CR-28: it may not end on a lake; Agents' tiles stay closed."""
    game = scene("fclwcf", "fmffff", alien="A1", phase="alien", alien_hand="B10", yellow="F2").do("card B10")
    assert game.refusal("walk A1-B1-C1-D1-E1-F1") is None
    assert game.refusal("walk A1-B1-C1") is Refusal.CLOSED
    assert game.refusal("walk A1-A2-B2") is Refusal.CLOSED
    assert game.refusal("walk A1-B1-C1-D1-E1-F1-E1") is Refusal.TOO_FAR
    assert game.do("walk A1-B1-C1-D1").told("alien_turn")[0]["movement"] == "agent"
    shut = scene("fff", "mmf", alien="A1", phase="alien", alien_hand="B10", yellow="B1")
    assert shut.refusal("card B10") is Refusal.LEFT_STUCK


def test_with_gills_it_may_end_on_a_lake() -> None:
    """CR-28, CR-29: and a lake entered then is announced."""
    game = scene("fflff", alien="A1", phase="alien", alien_hand="B10", yellow="E1")
    game = game.public_now(effects=game.public.effects.__class__(lakes=True)).do("card B10")
    day = game.do("walk A1-B1-C1")
    assert day.told("reveal") == [{"type": "reveal", "day": 1, "tile": "C1", "why": "gills"}]
