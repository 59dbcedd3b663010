"""M09 FULL SURVEY: the Agents must have been in all zones before the capture (CR-46, must also)."""

from tests.contacts.missions.games import caught, first_morning
from tests.contacts.scenes import board

ROWS, ZONES = ("ffffff",), ("AABBCC",)


def test_a_capture_counts_once_moves_have_ended_in_all_zones() -> None:
    """CR-46, M09, SR-33: the move that catches it counts too."""
    made = board(*ROWS)
    for seen, winner in (("A1 C1", "agents"), ("A1", "nobody"), ("", "nobody")):
        landed = made.set_named(seen.split())
        now = caught(
            *ROWS, alien="F1", move="move yellow D1-E1-F1", missions="M09", zones=ZONES, yellow="D1", landed=landed
        )
        assert now == winner


def test_the_cities_where_the_agents_begin_do_not_count() -> None:
    """SR-32."""
    game = first_morning("ffffcf", missions="M09", start="A1", yellow="E1").do("walk A1-B1")
    assert game.public.landed == 0
    assert game.do("move yellow E1-F1").public.landed == game.board.set_named(["F1"])
