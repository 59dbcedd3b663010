"""M08 SECOND WIND: one point more on every second day (CR-46, advantage)."""

from tests.contacts.missions.games import budgets, first_morning


def test_one_point_more_on_days_with_an_even_number() -> None:
    """CR-46, M08: the public line of the turn says so."""
    game = first_morning("ffffff", "ffcfff", missions="M08", start="A1", yellow="C2")
    assert budgets(game, "A1-B1", "B1-C1", "C1-D1", "D1-E1") == [5, 6, 5, 6]
