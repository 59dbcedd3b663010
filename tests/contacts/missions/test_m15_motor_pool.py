"""M15 MOTOR POOL: Agents that walk are faster in the second half of the days (CR-46, advantage)."""

from tests.contacts.missions.games import budgets, first_morning


def test_one_move_more_in_the_second_half_of_the_days() -> None:
    """CR-46, M15, SR-37: of six days on the last three; Green walks three tiles then."""
    game = first_morning("ffffffffffc", missions="M15", start="A1", green="K1")
    reach = []
    for walk, move in (("A1-B1", "K1-J1"), ("B1-C1", "J1-K1"), ("C1-D1", "K1-J1"), ("D1-C1-D1-E1", "J1-K1")):
        game = game.do(f"walk {walk}")
        reach.append(min(game.ends("green")))
        game = game.do(f"move green {move}", "end")
    assert reach == ["I1", "H1", "I1", "G1"]


def test_the_alien_has_its_usual_points() -> None:
    game = first_morning("ffffff", "ffcfff", missions="M15", start="A1", yellow="C2")
    assert budgets(game, "A1-B1", "B1-C1") == [5, 5]
