"""What the profile keeps of reviewed games: as JSON and back, and counted together."""

import pytest

from solo.core.reviewed import Reviewed, missed_in, parse_reviewed, reviewed_fields

REVIEW = Reviewed("game-1", "toy", 5.0, 2, {"reach": 3, "days": 1})


def test_it_comes_back_as_it_was() -> None:
    assert parse_reviewed(reviewed_fields(REVIEW)) == REVIEW


def test_games_are_counted_together() -> None:
    assert missed_in([REVIEW, Reviewed("game-2", "toy", 6.0, 1, {"reach": 2})]) == {"reach": 5, "days": 1}
    assert missed_in([]) == {}


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"record": 3}, "a reviewed game has"),
        ({"days": -1}, "days: must be"),
        ({"days": True}, "days: must be"),
        ({"missed": {"reach": "3"}}, "missed: must give a number"),
        ({"missed": {"reach": -1}}, "missed: must give a number"),
        ({"missed": []}, "a reviewed game has"),
    ],
)
def test_what_is_wrong_is_said(change: dict[str, object], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        parse_reviewed({**reviewed_fields(REVIEW), **change})
