"""B06 PSYCHIC PAPER: across Agents' tiles, not onto them."""

from solo.contacts.actions import Refusal
from tests.contacts.scenes import scene


def test_agents_tiles_are_crossed_not_landed_on() -> None:
    """B06: the roadblock stays closed."""
    game = scene("ffffff", alien="A1", phase="alien", alien_hand="B06", yellow="B1", facts={"roadblock": None})
    assert game.do("card B06").refusal("walk A1-B1-C1") is None
    assert game.do("card B06").refusal("walk A1-B1") is Refusal.CLOSED
    line = game.do("card B06", "walk A1-B1-C1").told("alien_turn")[0]
    assert line["cross_agents"] is True and line["closed"] == ["B1"]
    blocked = game.public_now(roadblock=game.board.named("C1"))
    assert blocked.refusal("card B06") is Refusal.LEFT_STUCK


def test_it_saves_an_alien_that_could_not_move_otherwise() -> None:
    """CR-5: caught only if no move exists even with the cards that it may play."""
    row = scene("ffffc", alien="A1", alien_hand="B06", hand="", days=6, yellow="C1")
    day = row.do("move yellow C1-B1", "end")
    assert day.outcome is None and day.legal() == ["card B06"]
    without = scene("ffffc", alien="A1", yellow="C1").do("move yellow C1-B1", "end")
    assert without.outcome is not None and without.outcome.why == "stuck"
    assert not without.told("alien_turn")
