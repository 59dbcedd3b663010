"""What the Agents' next days are worth: nothing after the last day, more where they are near and few tiles are left."""

import numpy as np
import pytest

from solo.contacts.agents import agents
from solo.contacts.bots.aftermath import Aftermath, aftermath_of
from solo.contacts.bots.options import stages_of
from solo.contacts.bots.reply import Parts, Reply
from solo.contacts.bots.tables import Array
from solo.contacts.public import ALIEN, PublicState
from tests.contacts.bots.boxes import boxed_game, decisions
from tests.contacts.scenes import Scene, scene

ROAD = "f" * 20


def after_of(day: Scene) -> Aftermath:
    return aftermath_of(day.public, [stage.agent for stage in stages_of(day.public)], _alike(day.public))


def _alike(public: PublicState) -> Array:
    return np.ones(len(public.board.tiles), dtype=np.float32)


def worth(day: Scene, end: str, possible: str) -> float:
    """Return what it is worth to be left with some tiles, all alike, the only Agent's turn having ended somewhere."""
    made, after = day.board, after_of(day)
    place = made.tiles.index(made.named(end))
    here = {made.named(name) for name in possible.split()}
    tiles = np.array([[float(tile in here) for tile in made.tiles]], dtype=np.float32)
    parts = Parts(tiles, np.zeros(1, dtype=np.int64))
    reply = Reply(np.zeros_like(tiles), parts, np.full((1, len(after.order)), place))
    return float(after.worth(reply, np.ones_like(tiles))[0])


def test_after_the_last_day_nothing_is_worth_anything() -> None:
    day = scene(ROAD, alien="A1 A1-B1", pink="H1", days=1)
    assert worth(day, "H1", "B1 C1") == 0.0


def test_near_is_better_than_far() -> None:
    day = scene(ROAD, alien="A1 A1-B1", pink="H1", days=3)
    assert worth(day, "D1", "B1 C1") > worth(day, "T1", "B1 C1") > 0.0


def test_where_the_mission_draws_it_is_where_it_is_caught() -> None:
    """Agents near the tiles to which the mission draws the Alien are worth more than those near the others."""
    day = scene(ROAD, alien="A1 A1-B1", pink="H1", days=3)
    stages = [stage.agent for stage in stages_of(day.public)]
    here = np.array([day.board.names[tile] in ("H1", "I1", "J1") for tile in day.board.tiles], dtype=np.float32)

    def worth_if(drawn: Array) -> float:
        after = aftermath_of(day.public, stages, drawn)
        place = day.board.tiles.index(day.board.named("K1"))
        parts = Parts(_alike(day.public)[None] * 1.0, np.zeros(1, dtype=np.int64))
        reply = Reply(np.zeros_like(parts.tiles), parts, np.full((1, len(after.order)), place))
        return float(after.worth(reply, np.ones_like(parts.tiles))[0])

    assert worth_if(0.02 + here) > worth_if(_alike(day.public))


def test_a_few_tiles_are_better_than_many() -> None:
    day = scene(ROAD, alien="A1 A1-B1", pink="H1", days=3)
    assert worth(day, "F1", "E1") > worth(day, "F1", "A1 E1 J1 P1 T1")


def test_more_days_are_better() -> None:
    found = [worth(scene(ROAD, alien="A1 A1-B1", pink="H1", days=days), "T1", "A1 B1 C1") for days in (2, 3, 5)]
    assert found[0] < found[1] < found[2] < 1.0


@pytest.mark.parametrize("agent", sorted(agents()))
def test_every_agent_is_worth_something_where_the_alien_cannot_be_missed(agent: str) -> None:
    copies = ("pink", "blue", "red", "white") if agent == "grey" else ()
    rows = ("cffffff", "fffffcf", "fffffff")
    day = scene(*rows, alien="D2 D2-D1", copies=copies, days=3, **{agent: "C2"})
    assert 0.0 < worth(day, "C2", "D1") < 1.0


def test_chances_are_chances() -> None:
    """In games with the whole box: numbers between 0 and 1, whoever is there and whatever is in force."""
    compared = 0
    for seed in range(15):
        for side in decisions(session := boxed_game(seed)):
            public = session.state.public
            if side != ALIEN or public.phase not in ("alien", "after"):
                continue
            after = aftermath_of(public, [stage.agent for stage in stages_of(public)], _alike(public))
            size, rng = len(public.board.tiles), np.random.default_rng(seed)
            parts = Parts((rng.random((4, size)) < 0.4).astype(np.float32), np.zeros(4, dtype=np.int64))
            ends = rng.integers(0, size, (4, len(after.order)))
            found = after.worth(
                Reply(np.zeros((1, size), dtype=np.float32), parts, ends), np.ones((1, size), np.float32)
            )
            assert np.isfinite(found).all() and (found >= 0.0).all() and (found <= 1.0).all()
            assert after.days_left > 0 or not found.any()
            compared += 1
    assert compared > 20
