"""The bike: goes along with the Agent that ends a move on it, and gives one more move (SR-12)."""

from solo.contacts.conditions import lying
from solo.contacts.effecttext import agent_effects
from solo.contacts.replacing import replaced
from tests.contacts.scenes import Scene, scene


def game(alien: str = "A1", *, row: str = "ffffffffff", **team: str) -> Scene:
    bare = scene(row, "f" * len(row), alien=alien, **team)
    return bare.with_token("bike", "E1")


def test_the_agent_that_ends_its_move_there_takes_it_along() -> None:
    """SR-12: everybody sees it."""
    day = game(yellow="G1").do("move yellow G1-F1-E1")
    assert day.told("token") == [{"type": "token", "day": 1, "token": "bike", "agent": "yellow"}]
    assert day.public.rider == "yellow"
    assert lying(day.public.scenario, 1, True) == []
    assert "bike" in " ".join(agent_effects(day.public, "yellow"))


def test_passing_it_is_not_enough() -> None:
    """SR-12."""
    day = game(yellow="G1").do("move yellow G1-F1-E1-D1")
    assert day.public.rider is None and not day.told("token")


def test_the_rider_has_one_more_move_from_its_next_move_on() -> None:
    """SR-12: Yellow walks 3, then 4."""
    day = game("A2", yellow="G1").do("move yellow G1-F1-E1", "end", "walk A2-B2")
    assert day.refusal("move yellow E1-F1-G1-H1-I1") is None
    assert day.refusal("move yellow E1-F1-G1-H1-I1-J1") is not None


def test_it_stays_with_its_rider() -> None:
    """SR-12: another Agent that ends there later finds nothing."""
    day = game("A2", yellow="G1", pink="J1").do("move yellow G1-F1-E1", "move pink J1-I1", "end", "walk A2-B2")
    later = day.do("move yellow E1-D1", "move pink I1-H1-G1", "end", "walk B2-C2", "move pink G1-F1-E1")
    assert later.public.rider == "yellow"


def test_it_goes_over_to_whoever_takes_the_riders_place() -> None:
    """A06, B09, SR-12."""
    day = game("A2", yellow="G1").do("move yellow G1-F1-E1", "end")
    assert replaced(day.public, "yellow", "green", ()).rider == "green"


def test_who_does_not_walk_gains_nothing() -> None:
    """SR-12: White goes from city to city as before."""
    plain = scene("cffffc", "fffffc", alien="A2", white="A1")
    rides = plain.with_token("bike", "E1").public_now(rider="white")
    assert rides.ends("white") == plain.ends("white")
