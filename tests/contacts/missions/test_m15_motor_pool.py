"""M15 MOTOR POOL: Agents that walk are faster, every day (CR-46, advantage)."""

from tests.contacts.missions.games import budgets, first_morning


def test_one_move_more_every_day() -> None:
    """CR-46, M15: Green walks three tiles."""
    game = first_morning("ffffffffc", missions="M15", start="A1", green="I1").do("walk A1-B1")
    assert game.ends("green") == {"F1", "G1", "H1", "I1"}
    game = game.do("move green I1-H1-G1-F1", "end", "walk B1-C1")
    assert "I1" in game.ends("green")


def test_the_alien_has_its_usual_points() -> None:
    game = first_morning("ffffff", "ffcfff", missions="M15", start="A1", yellow="C2")
    assert budgets(game, "A1-B1", "B1-C1") == [5, 5]
