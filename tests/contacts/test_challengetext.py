"""The text to share tells how a daily run went and no tile; ratings are told with what they may be off by."""

from dataclasses import replace

import pytest

from solo.contacts.challengetext import share_text
from solo.core.ratings import Rating
from solo.core.results import Result
from solo.core.runs import RATED, UNRATED, RunMark, history, mark_fields, rated_games
from solo.runtext import end_lines, practice_text, rating_text

MARK = RunMark("daily-2026-11-30", "daily-2026-11-30-1", RATED, "set", 1500.0, 120.0, "2026-11-30")
CAUGHT = Result(
    "r", "contacts", "major-breakdown", "S", 6, ("yellow",), 3, "human", "agents", "landing", 4, 3, False, "set",
    False, 1.0, {},
)  # fmt: skip


def test_the_text_to_share_has_a_sign_for_each_day() -> None:
    assert share_text(CAUGHT, MARK, {2: 2, 4: 1}).split("\n") == [
        "1ers Contacts, daily run 2026-11-30, Ghost",
        "Caught on day 4 of 6",
        "○ ●● ○ ●×",
        "Hints: Set",
    ]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"winner": "alien", "why": "mission", "day": 6}, "It got away in 6 days"),
        ({"winner": "nobody", "day": 6}, "Nobody won in 6 days"),
        ({"winner": "alien", "why": "resign", "day": 2}, "Given up on day 2 of 6"),
        ({"winner": "alien", "why": "resign", "day": 0, "days": 0}, "Given up before the first day"),
    ],
)
def test_every_ending_is_told(changes: dict[str, object], told: str) -> None:
    lines = share_text(replace(CAUGHT, **changes), MARK, {}).split("\n")  # type: ignore[arg-type]
    assert lines[1] == told and "" not in lines


def test_a_rating_is_told_with_two_deviations() -> None:
    assert rating_text(Rating(1612.4, 48.2)) == "1612 ± 96"
    assert rating_text(None) == "not rated yet"


def test_an_unknown_reason_for_practice_is_told_too() -> None:
    assert practice_text("hints") != practice_text("from a later version") != ""


def test_the_end_of_a_run_tells_both_ratings_or_why_none_moved() -> None:
    [step] = history(rated_games([replace(CAUGHT, options=mark_fields(MARK))], [], "agents"))
    yours, its = end_lines(MARK, step, "")
    assert yours.startswith("Your rating: 1500 ± 700, now ") and its.startswith("The challenge's: 1500 ± 240, now ")
    assert end_lines(MARK, step, "undo") == [practice_text("undo")]
    assert end_lines(MARK, None, "") == ["This challenge was rated before, so no rating moved."]
    unrated = replace(MARK, kind=UNRATED)
    assert end_lines(unrated, None, "") == ["This challenge is not rated yet, so no rating moved."]
