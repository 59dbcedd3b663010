"""What X-Files offers the shell: rivals as they are chosen, scenarios with a twist among the others, words."""

import pytest

from solo.core.choice import Choice
from solo.games import kit_of, shelf_of
from solo.xfiles.choosing import level_of, rivals_in, setup_for
from solo.xfiles.scenario import LEVELS, Scenario
from solo.xfiles.table import Outcome

KIT = kit_of("xfiles")
SHELF = shelf_of(KIT)


def test_level_0_leaves_the_rivals_as_the_scenario_has_them() -> None:
    scenario = SHELF.load("three-rivals")
    assert setup_for(Choice("xfiles"), scenario).scenario.rivals == scenario.rivals
    assert setup_for(Choice("xfiles", level=4), scenario).scenario.rivals == ("hard",) * 3
    assert [level_of(number) for number in KIT.levels[1:]] == list(LEVELS)


def test_a_setting_names_each_rival() -> None:
    scenario = SHELF.load("late-to-the-desk")
    setup = setup_for(Choice("xfiles", settings={"rivals": "easy"}), scenario)
    assert setup.sides == ("human", "rival-1") and list(setup.scenario.start) == ["rival-1"]
    assert KIT.program_of(setup, {}, "rival-1") == "easy"
    assert setup.scenario.fingerprint == scenario.fingerprint


@pytest.mark.parametrize(
    ("text", "wrong"), [("esy", 'did you mean "easy"'), ("easy,easy,easy,easy", "at most 3 rivals"), ("", "no level")]
)
def test_a_setting_that_names_none_says_what_would_do(text: str, wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        rivals_in(text)


def test_a_level_or_scenario_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="levels are 1 to 4"):
        setup_for(Choice("xfiles", level=9), SHELF.load("one-rival"))
    with pytest.raises(ValueError, match="comes from no file"):
        setup_for(Choice("xfiles"), Scenario("x", "X", "x", ("easy",)))


def test_set_ups_with_a_twist_come_after_the_plain_ones() -> None:
    ids, folders = SHELF.ids(), {path.stem: path.parent.name for path in SHELF.files()}
    assert ids[0] == SHELF.starter() == "one-rival"
    kinds = [folders[id] for id in ids]
    assert kinds == sorted(kinds, key=lambda folder: folder == "twists") and kinds.count("twists") >= 3


def test_a_shared_win_is_told_with_and_without_the_names_of_those_who_share_it() -> None:
    shared = Outcome("nobody", "shared", ("human", "rival-2"))
    assert "You and Rival 2" in KIT.words.outcome(shared) and KIT.words.title(shared) == "Shared win"

    class Known:
        winner, why = "nobody", "shared"

    assert KIT.words.outcome(Known()).startswith("The win is shared.")
