"""Set-up files and numbers: what they say, and how a fault in one is told (adele 2)."""

import pytest

from solo import adelelibrary
from solo.adele.figurefile import parse_figures
from solo.adele.scenariofile import parse_scenario
from solo.core.content import ContentError
from solo.core.paths import own_folder

GOOD = """id: test
name: TEST
ship: deimos
crew: [emma, bruce]
level: 2
favours: nobody
log: A log.
"""


def parse(text: str) -> object:
    return parse_scenario(
        text, "scenarios/x.yaml", adelelibrary.ship, adelelibrary.ship_ids(), adelelibrary.figures_text()
    )


def test_every_set_up_file_can_be_used_and_is_named_like_its_file() -> None:
    ids = adelelibrary.scenario_ids()
    assert len(ids) >= 6 and ids[0] == adelelibrary.starter_id() == "first-watch"
    files = [adelelibrary.scenario(id) for id in ids]
    assert [file.id for file in files] == ids and len({file.name for file in files}) == len(ids)
    assert {file.ship.id for file in files} == {"deimos", "phobos"} and {file.crew_size for file in files} == {2, 3, 4}
    assert sum(bool(file.twist) for file in files) >= 3
    for file in files:
        assert bool(file.twist) == (
            file.figures != adelelibrary.scenario("two-left").figures or file.start != files[0].start
        )
    assert [file.level for file in files[1:]] == sorted(file.level for file in files[1:])


def test_the_usual_numbers_are_those_of_section_12() -> None:
    figures = adelelibrary.scenario("two-left").figures
    assert sum(figures.tokens.values()) == 34 and sum(figures.contagion.values()) == 15 and figures.spread == 20
    assert len(figures.cargo) + len(figures.reserve) == 25 and len(figures.events) == 25
    assert {key: len(prices) for key, prices in figures.hazards.items()} == {"blocked": 5, "fire": 5, "shutdown": 4}
    tiles = [gain for row in figures.rows.values() for gain in row.gains.values() if not gain.infection]
    assert len(tiles) == 5 and sum(row.spaces for row in figures.rows.values()) == 16


def test_numbers_of_a_file_lie_over_the_usual_ones() -> None:
    changed = parse(GOOD + "figures:\n  alien: {points: 9}\n  events: {silence: []}\n")
    assert changed.figures.points == 9 and changed.figures.strength == 1  # type: ignore[attr-defined]
    assert not any(card.startswith("silence") for card in changed.figures.events)  # type: ignore[attr-defined]


def test_the_fingerprint_knows_rules_and_no_words() -> None:
    one = parse(GOOD)
    assert parse(GOOD.replace("A log.", "Another log.")).fingerprint == one.fingerprint  # type: ignore[attr-defined]
    assert parse(GOOD + "start: {energy: 1}\n").fingerprint != one.fingerprint  # type: ignore[attr-defined]
    assert parse(GOOD.replace("deimos", "phobos")).fingerprint != one.fingerprint  # type: ignore[attr-defined]


BROKEN = {
    "crew: [emma, bruce]": ("crew: [emma, brus]", 'did you mean "bruce"?'),
    "ship: deimos": ("ship: demos", 'did you mean "deimos"?'),
    "level: 2": ("level: 6", "must be from 1 to 5"),
    "log: A log.": ("log: A log.\nevnt: x", "unknown key"),
    "name: TEST": ("name: ''", "must have 1 to 60 characters"),
    "favours: nobody": ("favours: all", "no side"),
}


@pytest.mark.parametrize("old", BROKEN)
def test_a_fault_names_file_line_field_and_remedy(old: str) -> None:
    new, problem = BROKEN[old]
    with pytest.raises(ContentError) as caught:
        parse(GOOD.replace(old, new))
    (fault, *_) = caught.value.faults
    assert problem in str(fault) and str(fault).startswith("scenarios/x.yaml:")


STARTS = {
    "alien: 21": "must be from 1 to 20",
    "crew: {3: 4}": "numbered 1 to 2",
    "crew: {1: 4, 2: 4}": "give each its own",
    "tokens: {4: vines}": "add the location to spread",
    "{spread: [1, 2, 3, 4], tokens: {1: spores, 2: spores, 3: spores, 4: spores}}": "at most 3",
    "failures: [5]": "where no computer is",
    "impacts: [pink]": "no sector",
    "blocked: [1-20]": "there is no doorway 1-20",
    "wounds: 9": "must be from 0 to 2",
}


@pytest.mark.parametrize("start", STARTS)
def test_a_special_start_that_cannot_be_is_refused(start: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse(GOOD + "start: " + (start if start.startswith("{") else "{" + start + "}") + "\n")
    assert STARTS[start] in str(caught.value)


FIGURES = {
    "objects: {serum: {ship: 3}}": "21 objects for the ship",
    "objects: {code: {ship: 0}, serum: {ship: 3}}": "a mission asks for code",
    "rows: {predation: {spaces: 1, gains: {}}}": "cannot take 13 Evolve tokens",
    "turns: {2: 20}": "beyond the track",
    "events: {meteor: [pink]}": "the ship has",
    "evolved: {2: 14}": "more Evolve tokens than there are",
    "hazards: {fires: []}": "unknown key",
    "costs: {move: 0}": "must be from 1",
}


@pytest.mark.parametrize("figures", FIGURES)
def test_numbers_that_do_not_fit_together_are_refused(figures: str) -> None:
    with pytest.raises(ContentError) as caught:
        parse(GOOD + "figures:\n  " + figures + "\n")
    assert FIGURES[figures] in str(caught.value)
    assert all(fault.file == "scenarios/x.yaml" for fault in caught.value.faults)


def test_the_usual_numbers_stand_in_one_file() -> None:
    path = own_folder("assets") / "adele" / "figures.yaml"
    assert parse_figures(path.read_text(encoding="utf-8"), "figures.yaml") == adelelibrary.scenario("two-left").figures
    with pytest.raises(ContentError, match=r"figures\.yaml:1: turns: is missing"):
        parse_figures("id: x\n", "figures.yaml")


def test_a_crew_that_does_not_fit_is_refused() -> None:
    for crew, problem in (
        (("emma", "emma"), "different people"),
        (("emma", "ripley"), "no crew member"),
        (("emma", "bruce", "mei"), "played with 2"),
    ):
        with pytest.raises(ValueError, match=problem):
            adelelibrary.setup_of("two-left", crew)
    assert adelelibrary.setup_of("two-left", ("emma", "tomas")).crew == ("emma", "tomas")
    with pytest.raises(ContentError, match="no set-up file"):
        adelelibrary.scenario("two-right")
