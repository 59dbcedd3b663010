"""Challenge files: every fault at once, and a measured rating written into one without touching the rest."""

from pathlib import Path

import pytest

from solo import library
from solo.contacts.challenge import FORM, cards_of
from solo.core.challenge import Challenge, Measured, read_challenge, with_rating
from solo.core.content import ContentError

GOOD = """\
# A note of whoever wrote it.
id: good-one
name: GOOD ONE
text: One sentence.   # its story
scenario: full-alarm
team: [yellow, green, orange, grey]
copies: [white, pink, brown, blue]
cards: {edition: second, missions: false}
level: 4
seed: 20261
hints: count
tags: [long, expert]
"""
MEASURED = Measured(1612, 48, 400, "0.4.0", "2026-12-01")


def parsed(text: str) -> Challenge:
    return read_challenge(FORM, text, "good-one.yaml", "good-one", library.scenario, library.scenario_ids())


def test_a_challenge_is_read_as_it_is_written() -> None:
    found = parsed(GOOD)
    assert (found.id, found.scenario, found.level, found.seed, found.hints) == (
        "good-one",
        "full-alarm",
        4,
        20261,
        "count",
    )
    assert found.team == ("yellow", "green", "orange", "grey") and found.settings["copies"] == "white,pink,brown,blue"
    assert (cards_of(found), found.rating, found.tags) == (("second", False), None, ("long", "expert"))


BAD_FILES = sorted((Path(__file__).parent / "bad_content" / "challenges").glob("*.yaml"))


@pytest.mark.parametrize("path", BAD_FILES, ids=lambda path: path.stem)
def test_every_fault_of_a_broken_file_is_named(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        read_challenge(FORM, text, path.name, path.stem, library.scenario, library.scenario_ids())
    expected = [line.removeprefix("# expect: ") for line in text.splitlines() if line.startswith("# expect: ")]
    assert [str(fault).removeprefix(path.name + ":") for fault in caught.value.faults] == expected


def test_a_rating_is_added_and_the_rest_stays() -> None:
    rated = with_rating(GOOD, MEASURED)
    assert rated.startswith(GOOD) and parsed(rated).rating == MEASURED


def test_a_rating_takes_the_place_of_another_in_whatever_form_that_is() -> None:
    newer = Measured(1500, 60, 200, "0.5", "2027-01-02")
    for old in (
        "rating: {rating: 1, deviation: 2, games: 3, version: x, date: 2026-01-01}\n",
        "rating:\n  rating: 1\n  deviation: 2\n  games: 3\n  version: x\n  date: 2026-01-01\n",
        "rating: {rating: 1, deviation: 2,\n  games: 3, version: x, date: 2026-01-01\n}\n",
    ):
        before, after = GOOD.split("level:")
        text = f"{before}{old}level:{after}"
        assert parsed(text).rating == Measured(1, 2, 3, "x", "2026-01-01")
        changed = with_rating(text, newer)
        assert parsed(changed).rating == newer
        assert changed.count("rating:") == 2 and changed.startswith(before) and changed.endswith(f"level:{after}")


def test_a_rating_cannot_be_written_where_keys_have_no_lines_of_their_own() -> None:
    for text in ("{id: a, name: b}\n", "- a\n"):
        with pytest.raises(ContentError):
            with_rating(text, MEASURED)
