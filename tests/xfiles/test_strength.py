"""The report of strength: read, checked, asked; the one that comes with the program."""

import json
from pathlib import Path

import pytest

from solo import xfileslibrary, xfilesstrength
from solo.core.content import ContentError
from solo.xfiles.strength import FILE, Share, parse_strength
from solo.xfiles.text import level_share_text, odds_text

ROOT = Path(__file__).resolve().parents[2]
ROW = {"player": "hard", "rival": "normal", "rivals": 1, "share": 0.8, "interval95": [0.76, 0.84], "games": 400}


def text_of(*rows: dict[str, object]) -> str:
    """Return a report with some rows."""
    return json.dumps({"date": "2026-12-01", "version": "1", "comparisons": rows})


def test_shares_are_found_from_either_side() -> None:
    strength = parse_strength(text_of(ROW, ROW | {"rivals": 2, "share": 0.7}), FILE)
    assert strength.of("hard", "normal") == Share(0.8, 0.76, 0.84, 400)
    other = strength.of("normal", "hard")
    assert other is not None
    assert (round(other.share, 9), round(other.low, 9), round(other.high, 9)) == (0.2, 0.16, 0.24)
    assert strength.of("normal", "hard", 2) is None and strength.of("easy", "hard") is None


def test_sentences_say_the_interval_too() -> None:
    share = Share(0.8, 0.76, 0.84, 400)
    assert level_share_text(share) == "It wins 80 of 100 games against Normal (76 to 84)."
    assert odds_text(share, 2) == "Whoever plays like Normal wins 80 of 100 games against these 2 rivals (76 to 84)."
    assert level_share_text(None) == odds_text(None, 2) == ""


@pytest.mark.parametrize("name", ["README.md", "assets/help/en.yaml"])
def test_what_readme_and_help_say_of_the_levels_is_what_was_measured(name: str) -> None:
    strength, text = xfileslibrary.strength(), " ".join((ROOT / name).read_text(encoding="utf-8").split())
    shares = [strength.of(level, "normal") for level in ("easy", "plan", "hard")]
    easy, plan, hard = (round(100 * share.share) for share in shares if share is not None)
    assert f"Easy wins {easy}, Planner {plan} and Hard about {hard}" in text


@pytest.mark.parametrize("text", ["", "[]", "{}", text_of({"player": "hard"}), text_of(ROW | {"interval95": []})])
def test_what_is_no_report_says_how_to_get_one(text: str) -> None:
    with pytest.raises(ContentError, match=r"strength\.json.*solo bench xfiles --write"):
        parse_strength(text, FILE)


def test_the_programs_report_has_comparisons_that_are_measured() -> None:
    strength = xfileslibrary.strength()
    known = {(each.player, each.rival, each.rivals) for each in xfilesstrength.COMPARISONS}
    assert strength.date and set(strength.shares) <= known
    for share in strength.shares.values():
        assert 0 <= share.low <= share.share <= share.high <= 1 and share.games >= xfilesstrength.LEAST
