"""Red: 3 moves; captures on every tile of his path."""

import pytest

from tests.contacts.scenes import scene


@pytest.mark.parametrize(("alien", "why"), [("B1", "capture"), ("C1", "capture"), ("D1", "landing"), ("E1", None)])
def test_red_captures_where_he_passes_and_where_he_lands(alien: str, why: str | None) -> None:
    done = scene("ffffff", alien=alien, red="A1").do("move red A1-B1-C1-D1")
    assert (done.outcome and done.outcome.why) == why


def test_one_answer_for_the_path_and_the_landing_question() -> None:
    """SR-2, CR-18, CR-38: the move is declared whole, its captures are asked together, the landing is always asked."""
    done = scene("ffffff", alien="F1", red="A1").do("move red A1-B1-C1-D1")
    assert done.told("agent_moved")[0]["path"] == ["A1", "B1", "C1", "D1"]
    assert done.asked() == [("red", "capture", "B1 C1", False), ("red", "landing", "D1", False)]


def test_a_yes_tells_not_which_tile_of_the_path() -> None:
    done = scene("ffffff", alien="C1", red="A1").do("move red A1-B1-C1-D1")
    assert done.asked() == [("red", "capture", "B1 C1", True)]
    assert done.told()[-1] == {"type": "end", "day": 1, "winner": "agents", "why": "capture"}


def test_a_single_step_asks_only_where_he_lands() -> None:
    done = scene("ffffff", alien="F1", red="A1").do("move red A1-B1")
    assert done.asked() == [("red", "landing", "B1", False)]


def test_a_way_back_home_asks_about_the_tile_that_he_left_once() -> None:
    """CR-9 and CR-38: entered last, so it is his landing."""
    done = scene("ffffff", alien="F1", red="A1").do("move red A1-B1-A1")
    assert done.asked() == [("red", "capture", "B1", False), ("red", "landing", "A1", False)]
    done = scene("ffffff", alien="F1", red="A1").do("move red A1-B1-A1-B1")
    assert done.asked() == [("red", "capture", "A1", False), ("red", "landing", "B1", False)]


def test_the_marker_does_not_count_his_captures_and_he_has_no_other_ability() -> None:
    done = scene("ffffff", alien="F1", red="A1").do("move red A1-B1-C1")
    assert done.public.detections == 0 and done.legal("ability") == []
