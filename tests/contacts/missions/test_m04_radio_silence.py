"""M04 RADIO SILENCE: no abilities on the last two days (CR-46, advantage)."""

from solo.contacts.actions import Refusal
from tests.contacts.missions.games import first_morning
from tests.contacts.scenes import Scene


def day_of(game: Scene, day: int) -> Scene:
    """Return the game in the Agents' turn of a day, the Alien far away, Yellow having moved."""
    return game.public_now(day=day - 1, phase="agents").do(
        "move yellow H1-G1", "end", "walk A1-B1", "move yellow G1-H1"
    )


def test_no_ability_on_the_last_two_days() -> None:
    """CR-46, M04: of six days the fifth and the sixth; the game has its usual four before."""
    for day, refused in ((4, None), (5, Refusal.SILENCED), (6, Refusal.SILENCED)):
        game = first_morning("fffffffc", missions="M04", start="A1", yellow="H1")
        assert day_of(game, day).refusal("ability yellow scan") is refused


def test_landing_still_captures_and_whoever_comes_in_is_silenced_too() -> None:
    """SR-34, CR-42."""
    game = first_morning("fffffffc", missions="M04", start="A1", yellow="H1")
    game = game.public_now(day=5, phase="agents").do("move yellow H1-G1", "end")
    assert game.public.effects.silenced >= {"yellow", "green", "white"}
    caught = game.do("walk A1-B1-C1-D1", "move yellow G1-F1-E1-D1")
    assert caught.outcome is not None and caught.outcome.winner == "agents"
