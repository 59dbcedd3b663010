"""The computer players with every mission card: no illegal action, and the team minds its own card (CR-46)."""

from random import Random

import pytest

from solo.contacts.actions import MoveAgent
from solo.contacts.bots.hunters.errands import capture_counts, minded, weighed
from solo.contacts.missions import missions
from solo.core.session import Session
from solo.simulate import Task, play_session
from tests.contacts.scenes import board, scene

CARDS = sorted(missions())


def played(*burdens: str, seed: int, agents: tuple[str, ...] = ()) -> Session:
    return play_session(Task("major-breakdown", agents, 3, "greedy", seed, burdens=burdens))[0]


@pytest.mark.parametrize("id", CARDS)
def test_games_with_every_card_come_to_an_end(id: str) -> None:
    """`apply` refuses what is illegal, so a game that ends proves that nothing illegal was tried."""
    for seed in range(3):
        team = tuple(Random(f"{id} {seed}").sample(["yellow", "blue", "pink", "purple", "red", "white", "orange"], 3))
        session = played(id, seed=seed, agents=team)
        assert session.state.public.outcome is not None and session.state.public.missions == (id,)


def test_the_team_stops_asking_before_the_marker_spoils_its_mission() -> None:
    """M13."""
    with_card = [played("M13", seed=seed).state.public.detections for seed in range(15)]
    without = [played(seed=seed).state.public.detections for seed in range(15)]
    assert max(with_card) == 2 < max(without)


def test_a_capture_that_would_not_count_is_avoided() -> None:
    """M09: landing in the last zone counts at once, elsewhere a capture would end the game with nobody's win."""
    made = board("ffffff", zones=["AABBCC"])
    facts = {"missions": ("M09",), "landed": made.set_named(["A1", "C1"])}
    public = scene("ffffff", zones=["AABBCC"], alien="F1", yellow="D1", facts=facts).public
    path = [made.named(name) for name in ("D1", "E1")]
    assert weighed(public, MoveAgent("yellow", tuple(path))) == (1.0, pytest.approx(1 / 3))
    assert weighed(public, MoveAgent("yellow", (path[0], made.named("C1")))) == (-1.0, 0.0)
    assert not capture_counts(public) and minded(public, "capture", 2.0, 1.0) == 0.0


def test_without_a_card_of_its_own_nothing_changes() -> None:
    public = scene("ffffff", alien="F1", yellow="A1", facts={"missions": ("M01",)}).public
    assert minded(public, "detect", 0.3, 0.5) == 0.3 and minded(public, "capture", 2.0, 0.5) == 2.0
    assert weighed(public, MoveAgent("yellow", (public.agents["yellow"].tile,) * 2)) == (1.0, 0.0)


def test_the_alien_reaches_another_way_to_win() -> None:
    """M05: with the special mission out of reach it camps at the edge of the map instead."""
    won = [played("M05", seed=seed) for seed in range(12)]
    edge = missions()["M05"].instead
    assert edge is not None
    assert any(
        edge(game.setup.scenario.board).is_fulfilled(game.state.alien.paths, game.setup.scenario.days)
        for game in won
        if game.state.public.outcome is not None and game.state.public.outcome.winner == "alien"
    )
