"""What X-Files offers the shell: rivals as they are chosen, scenarios with a twist among the others, words."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

import solo
from solo.core.choice import Choice
from solo.core.session import Session, SessionInfo
from solo.games import kit_of, shelf_of
from solo.xfiles.choosing import level_of, rivals_in, setup_for
from solo.xfiles.scenario import HUMAN, LEVELS, Scenario
from solo.xfiles.table import Outcome

KIT = kit_of("xfiles")
SHELF = shelf_of(KIT)


def test_level_0_leaves_the_rivals_as_the_scenario_has_them() -> None:
    scenario = SHELF.load("three-rivals")
    assert setup_for(Choice("xfiles"), scenario).scenario.rivals == scenario.rivals
    assert setup_for(Choice("xfiles", level=4), scenario).scenario.rivals == ("hard",) * 3
    assert [level_of(number) for number in KIT.levels[1:]] == list(LEVELS)


def test_xr36_a_setting_names_each_rival() -> None:
    """XR-36: other rivals than the scenario's; who does not play begins with nothing."""
    scenario = SHELF.load("late-to-the-desk")
    setup = setup_for(Choice("xfiles", settings={"rivals": "easy"}), scenario)
    assert setup.sides == ("human", "rival-1") and list(setup.scenario.start) == ["rival-1"]
    assert KIT.program_of(setup, {}, "rival-1") == "easy"
    assert setup.scenario.fingerprint == scenario.fingerprint


def test_xr36_a_fixed_seat_beyond_the_last_one_is_drawn() -> None:
    """XR-36: with fewer rivals a scenario's seat may not be there."""
    scenario = replace(SHELF.load("three-rivals"), seat=4)
    assert setup_for(Choice("xfiles", settings={"rivals": "easy"}), scenario).scenario.seat == 0
    assert setup_for(Choice("xfiles", settings={"rivals": "easy,easy,easy"}), scenario).scenario.seat == 4


def test_xr36_a_setting_names_the_length() -> None:
    """XR-36, XR-30: any set-up with the whole deck or half of it; the file's fingerprint stays."""
    scenario = SHELF.load("three-rivals")
    short = setup_for(Choice("xfiles", settings={"length": "half"}), scenario)
    assert short.scenario.length == "half" and short.scenario.fingerprint == scenario.fingerprint
    assert setup_for(Choice("xfiles"), scenario).scenario.length == "whole"
    with pytest.raises(ValueError, match='no length "hlaf"; did you mean "half"'):
        setup_for(Choice("xfiles", settings={"length": "hlaf"}), scenario)


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


def test_xr34_a_shared_win_is_told_with_and_without_the_names_of_those_who_share_it() -> None:
    """XR-34: it has no winner in results, and names who shares it."""
    shared = Outcome("nobody", "shared", ("human", "rival-2"))
    assert "You and Rival 2" in KIT.words.outcome(shared) and KIT.words.title(shared) == "Shared win"

    class Known:
        winner, why = "nobody", "shared"

    assert KIT.words.outcome(Known()).startswith("The win is shared.")


JOINING = "library|lookback|match|bench|strength"
OWN = re.compile(rf"(xfiles|client/xfiles|terminal/xfiles(actions)?|xfiles({JOINING}))(/|\.py$)")
"""What is the game's own below solo/: its package, its client folder, its prompt, and the modules that join it."""


def test_a_game_is_named_in_one_line_of_the_program() -> None:
    """A new game needs its own files and a line in GAMES: nothing else of the program knows this one by name."""
    top = Path(solo.__file__).parent
    files = {path.relative_to(top).as_posix(): path for path in top.rglob("*.py")}
    naming = {name for name, path in files.items() if "xfiles" in path.read_text(encoding="utf-8").lower()}
    assert {name for name in naming if not OWN.match(name)} == {"games.py"}
    assert any(OWN.match(name) for name in naming)


def test_practice_goes_back_to_a_real_choice() -> None:
    """What a client did because nothing else was legal was none: the player would be asked for it again at once."""
    setup, gone_back = setup_for(Choice("xfiles"), SHELF.load("one-rival")), 0
    session = Session(KIT.rules, setup, SessionInfo("play", 7, {}))
    while gone_back < 3:
        session.let_chance_act()
        legal, human = session.legal_actions(), session.to_move == HUMAN
        session.apply(legal[-1])
        if len(legal) == 1 and human and session.undo_to_choice(HUMAN):
            gone_back += 1
            assert len(session.legal_actions()) > 1 and session.practice
            session.apply(session.legal_actions()[-1])
