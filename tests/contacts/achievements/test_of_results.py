"""Achievements that a game's result decides, or the results of many games."""

from dataclasses import replace

import pytest

from solo.contacts.achievements import achievement_name, achievement_text, achievements
from solo.contacts.agents import agents
from solo.core.results import Result
from tests.contacts.achievements.games import GIVEN_UP, LOST, NOBODY, WON, earns

LARGE = replace(WON, map="L", days=8)
EVERY = tuple(agents())


def test_each_file_defines_one_achievement_with_its_name_and_text() -> None:
    assert {"sixth_contact", "elite_agents", "full_contact"} <= set(achievements())
    assert len(achievements()) >= 15 and list(achievements()) == sorted(achievements())
    for id, each in achievements().items():
        assert each.id == id and achievement_name(id) and achievement_text(id).endswith(".")
    assert len({each.name for each in achievements().values()}) == len(achievements())


@pytest.mark.parametrize("id", sorted(set(achievements()) - {"sixth_contact", "full_contact"}))
@pytest.mark.parametrize("result", [LOST, NOBODY, GIVEN_UP])
def test_a_game_that_was_not_won_earns_nothing_but_what_is_for_playing(id: str, result: Result) -> None:
    flattering = replace(result, day=1, detections=0, hints="off", iron=True, level=5)
    assert not earns(id, flattering)


@pytest.mark.parametrize(
    ("result", "earned"),
    [
        (replace(WON, day=2), True),
        (replace(WON, day=3), False),
        (replace(LARGE, day=4), True),
        (replace(LARGE, day=5), False),
        (replace(WON, map="L", days=7, day=4), True),
    ],
)
def test_elite_agents_wins_in_under_five_days_on_s_under_three(result: Result, earned: bool) -> None:
    assert earns("elite_agents", result) is earned


@pytest.mark.parametrize(
    ("id", "good", "bad"),
    [
        ("unheard", {"detections": 0}, {"detections": 1}),
        ("cornered", {"why": "stuck"}, {"why": "landing"}),
        ("by_heart", {"days": 8, "hints": "off"}, {"days": 6, "hints": "off"}),
        ("by_heart", {"days": 8, "hints": "off"}, {"days": 8, "hints": "count"}),
        ("ghost_hunter", {"level": 3, "hints": "off"}, {"level": 1, "hints": "off"}),
        ("ghost_hunter", {"level": 5, "hints": "off"}, {"level": 3, "hints": "set"}),
        ("iron_nerve", {"iron": True}, {"iron": False}),
    ],
)
def test_one_result_decides(id: str, good: dict[str, object], bad: dict[str, object]) -> None:
    assert earns(id, replace(WON, **good))  # type: ignore[arg-type]
    assert not earns(id, replace(WON, **bad))  # type: ignore[arg-type]


def test_the_sixth_contact_is_six_files_played_to_an_end_whoever_wins() -> None:
    """Section 13 names six secret files and no win (SR-70)."""
    files = [
        replace(result, scenario=f"file-{number}") for number, result in enumerate([WON, LOST, NOBODY, WON, LOST, WON])
    ]
    assert earns("sixth_contact", files[5], *files[:5])
    assert not earns("sixth_contact", files[4], *files[:4])
    assert not earns("sixth_contact", replace(files[5], scenario="file-0"), *files[:5])
    assert not earns("sixth_contact", replace(GIVEN_UP, scenario="file-5"), *files[:5])


def test_full_contact_is_each_of_the_twelve_agents_in_a_game_played_to_an_end() -> None:
    games = [replace(LOST, team=EVERY[first : first + 3]) for first in range(0, 12, 3)]
    assert earns("full_contact", games[3], *games[:3])
    assert not earns("full_contact", games[2], *games[:2])
    assert not earns("full_contact", replace(games[3], why="resign"), *games[:3])
    assert not earns("full_contact", replace(games[3], team=(*EVERY[9:11], "martian")), *games[:3])


def test_many_wins() -> None:
    assert earns("first_catch", WON) and not earns("first_catch", LOST)
    assert earns("old_hands", WON, *[WON] * 9) and not earns("old_hands", WON, *[WON] * 8, *[LOST] * 5)


def test_room_for_all_is_three_teams_whatever_their_order() -> None:
    other, third = replace(WON, team=("red", "pink", "white")), replace(WON, team=("red", "blue", "white"))
    turned = replace(WON, team=WON.team[::-1])
    assert earns("room_for_all", third, WON, other)
    assert not earns("room_for_all", turned, WON, other)
    assert not earns("room_for_all", replace(third, winner="alien"), WON, other)


def test_both_maps_are_won() -> None:
    assert earns("both_maps", LARGE, WON) and earns("both_maps", WON, LARGE)
    assert not earns("both_maps", WON, replace(LARGE, winner="alien"))


def test_progress_counts_up_to_what_is_wanted() -> None:
    counted = {id: each.progress for id, each in achievements().items() if each.progress is not None}
    assert {"sixth_contact", "full_contact", "old_hands"} <= set(counted)
    many = [replace(WON, scenario=f"file-{number}", team=EVERY) for number in range(20)]
    for id, progress in counted.items():
        none, wanted = progress([])
        assert none == 0 and wanted > 0, id
        done, same = progress([*many, LARGE])
        assert same == wanted and done <= wanted
