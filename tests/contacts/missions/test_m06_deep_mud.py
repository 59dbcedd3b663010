"""M06 DEEP MUD: Agents that walk are slower from day 2 on (CR-46, advantage)."""

from tests.contacts.missions.games import first_morning


def test_walkers_have_one_move_less_from_day_2_on() -> None:
    """CR-46, M06, SR-34: Green walks two tiles on day 1, one later."""
    game = first_morning("ffffffffffc", missions="M06", start="A1", green="K1")
    reach = []
    for walk, move in (("A1-B1", "K1-J1"), ("B1-C1", "J1-K1"), ("C1-D1", "K1-J1")):
        game = game.do(f"walk {walk}")
        reach.append(min(game.ends("green")))
        game = game.do(f"move green {move}", "end")
    assert reach == ["I1", "I1", "J1"]
