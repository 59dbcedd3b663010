"""B01 FREEZE BLAST: one move less for those who walk."""

from tests.contacts.scenes import scene


def test_walkers_have_one_move_less_for_the_day() -> None:
    """B01."""
    game = scene("ffffffff", "cfffffff", alien="H1", phase="alien", alien_hand="B01", yellow="A1", green="A2")
    day = game.do("card B01", "walk H1-G1")
    assert day.told("card") == [{"type": "card", "day": 1, "side": "alien", "card": "B01", "when": "before"}]
    assert day.ends("yellow") == game.public_now(phase="agents").ends("yellow") - {"D1", "C2"}
    assert day.ends("green") == {"B1", "B2"}
    after = day.do("move yellow A1-B1", "move green A2-B2", "end", "walk G1-F1")
    assert "E1" in after.ends("yellow")


def test_blacks_step_and_whites_jump_are_not_touched() -> None:
    """B01, contacts 12."""
    game = scene("ffffcf", "cffffc", alien="D1", phase="alien", alien_hand="B01", black="A1", white="A2")
    day = game.do("card B01", "walk D1-C1")
    free = game.public_now(phase="agents")
    assert day.ends("black") == free.ends("black") and day.ends("white") == {"E1", "F2"}
