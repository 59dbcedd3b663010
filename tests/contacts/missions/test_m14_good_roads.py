"""M14 GOOD ROADS: everybody is faster, every day (CR-46, advantage)."""

from tests.contacts.missions.games import budgets, first_morning
from tests.contacts.scenes import scene

ROWS = ("ffffff", "ffcfff")


def test_one_point_more_for_the_alien_every_day() -> None:
    """CR-46, M14: the public line of the turn says so."""
    game = first_morning(*ROWS, missions="M14", start="A1", yellow="C2")
    assert budgets(game, "A1-B1", "B1-C1", "C1-D1") == [6, 6, 6]


def test_one_move_more_for_agents_that_walk_not_for_others() -> None:
    for agent, farther in (("green", True), ("white", False)):
        ends = []
        for card in ("", "M14"):
            game = first_morning("ffffffffc", "ffffffccc", missions=card, start="A1", **{agent: "I1"})
            ends.append(game.do("walk A1-B1").ends(agent))
        assert (ends[0] < ends[1]) == farther and (ends[0] == ends[1]) != farther


def test_it_adds_up_with_equipment() -> None:
    """SR-34, CR-30: HOVERBOARD's 9 becomes 10, and FREEZE BLAST leaves Agents as fast as always."""
    game = scene("fffffff", alien="A1", alien_hand="B01 B03", yellow="G1", facts={"missions": ("M14",)})
    game = game.do("move yellow G1-F1", "end")
    assert game.do("card B03", "walk A1-B1").told("alien_turn")[0]["budget"] == 10
    assert game.do("card B01", "walk A1-B1").ends("yellow") == {"C1", "D1", "E1", "F1", "G1"}
