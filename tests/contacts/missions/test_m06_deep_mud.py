"""M06 DEEP MUD: Agents that walk are slower on every second day (CR-46, advantage)."""

from tests.contacts.missions.games import first_morning


def test_walkers_have_one_move_less_on_days_with_an_even_number() -> None:
    """CR-46, M06: Green walks two tiles on day 1, one on day 2, two again on day 3."""
    game = first_morning("ffffffffc", missions="M06", start="A1", green="I1").do("walk A1-B1")
    reach = [game.ends("green")]
    game = game.do("move green I1-H1", "end", "walk B1-C1")
    reach.append(game.ends("green"))
    game = game.do("move green H1-G1", "end", "walk C1-B1-C1-D1")
    reach.append(game.ends("green"))
    assert reach == [{"G1", "H1", "I1"}, {"G1", "I1"}, {"E1", "F1", "G1", "H1", "I1"}]
