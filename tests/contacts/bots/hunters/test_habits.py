"""What is looked at in an Alien's ends: a column for each feature, and shares that follow the weights."""

import numpy as np
import pytest

from solo.contacts.bots import LEVELS
from solo.contacts.bots.hunters.habits import FEATURES, HABITS, features, habit_shares
from solo.contacts.public import ALIEN
from solo.contacts.scenario import Mission, Part
from solo.hex.bits import bits_of
from tests.contacts.bots.boxes import boxed_game, decisions
from tests.contacts.scenes import Scene, board, scene


def looks(day: Scene, end: str) -> dict[str, float]:
    """Return how an end looks, by feature."""
    ends, found = features(day.public, day.state.alien, 1 << day.state.alien.tile)
    row = found[ends.index(day.board.named(end))]
    return dict(zip(FEATURES, row.tolist(), strict=True))


def test_every_level_has_a_weight_for_each_feature() -> None:
    assert {*HABITS} == {*LEVELS}
    assert all(len(weights) == len(FEATURES) for weights in HABITS.values())


def test_in_whole_games_every_legal_end_has_a_finite_row() -> None:
    compared = 0
    for seed in range(20):
        session = boxed_game(seed)
        for side in decisions(session):
            public, alien = session.state.public, session.state.alien
            if side != ALIEN or public.phase != "alien":
                continue
            ends, found = features(public, alien, 1 << alien.tile)
            legal = {action.path[-1] for action in session.legal_actions() if hasattr(action, "path")}
            assert {*ends} == legal and found.shape == (len(ends), len(FEATURES))
            assert np.isfinite(found).all() and not bits_of(ends) & alien.camps
            shares = habit_shares(HABITS[3])(public, alien, 1 << alien.tile)
            assert {*shares} == legal and all(share > 0.0 for share in shares.values())
            compared += 1
    assert compared > 20


def test_how_ends_look() -> None:
    row = "fcfffwfffffff"
    mission = Mission("Be there.", (Part("there", 1 << board(row).named("B1")),), 1)
    day = scene(row, alien="D1", phase="alien", mission=mission, pink="H1", days=2)
    city, forest, near, beside = (looks(day, name) for name in ("B1", "F1", "G1", "C1"))
    assert city["city"] == 1.0 and city["forest"] == 0.0 and forest["forest"] == 1.0 and forest["city"] == 0.0
    assert near["1 from an Agent"] == 1.0 and forest["2"] == 1.0 and forest["1 from an Agent"] == 0.0
    assert city["steps"] == pytest.approx(2 / 3) and beside["steps"] == pytest.approx(1 / 3)
    assert near["risk"] > 0.0 == city["risk"]
    assert beside["by a city"] == 1.0 and near["by a city"] == 0.0
    assert city["mission done"] == 1.0 and beside["mission done"] == 0.0 and beside["just in time"] == 1.0


def test_who_is_late_for_its_mission_looks_so() -> None:
    row = "f" * 12
    mission = Mission("Be there.", (Part("there", 1 << board(row).named("L1")),), 1)
    day = scene(row, alien="B1", phase="alien", mission=mission, pink="A1", days=2)
    assert looks(day, "C1")["late for the mission"] == 1.0 and looks(day, "G1")["just in time"] == 1.0
    days = scene(row, alien="B1", phase="alien", mission=mission, pink="A1", days=3)
    assert looks(days, "G1")["a day to spare"] == 1.0


@pytest.mark.parametrize("feature", ["city", "steps", "1 from an Agent"])
def test_weights_count(feature: str) -> None:
    """A habit of one feature alone: the ends that show it are taken as much more readily as its weight says."""
    day = scene("cffffff", alien="D1", phase="alien", pink="G1")
    weights = tuple(1.5 * (name == feature) for name in FEATURES)
    shares = habit_shares(weights)(day.public, day.state.alien, 1 << day.state.alien.tile)
    ends, found = features(day.public, day.state.alien, 1 << day.state.alien.tile)
    column = found[:, FEATURES.index(feature)]
    assert column.max() > column.min()
    for end, value in zip(ends, column, strict=True):
        assert shares[end] == pytest.approx(float(np.exp(1.5 * (value - column.max()))))


def test_nowhere_to_go_is_no_share() -> None:
    day = scene("fmf", alien="A1", phase="alien", pink="C1")
    assert habit_shares(HABITS[1])(day.public, day.state.alien, 1) == {}


def test_what_is_kept_of_the_last_facts_is_never_shown_for_others() -> None:
    """Asked in turns about two mornings, each looks as if it had been asked about alone."""
    one = scene("cffffff", alien="D1", phase="alien", pink="G1")
    other = scene("cffffff", alien="D1", phase="alien", pink="A1")
    alone = [looks(day, "B1") for day in (one, other)]
    assert [looks(day, "B1") for day in (one, other, one, other)] == alone * 2
    assert alone[0] != alone[1]
