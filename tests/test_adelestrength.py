"""The kept measurement of A.D.E.L.E.: it fits the game as it is, the levels rise, and broken data is said to be so."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from solo import adelebench, adelelibrary, adelestrength
from solo.adele.bots import LEVELS
from solo.adele.kit import KIT
from solo.adelestrength import Cell, kept, measured
from solo.core.content import ContentError

APART = 0.08
"""Adjacent levels are at least so far apart, all set-ups together."""

FAIR = (0.4, 0.6)
"""Between these lies the share of the usual level against the careful crew, in every set-up."""


@pytest.fixture
def other_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    path = tmp_path / "strength.json"
    monkeypatch.setattr(adelestrength, "strength_path", lambda: path)
    kept.cache_clear()
    yield path
    kept.cache_clear()


def test_every_level_was_measured_against_every_crew_in_every_set_up_as_it_is_now() -> None:
    """Where this fails after a change of numbers or ships: solo rate adele --write."""
    found = kept()
    assert set(found.games) == set(found.won) == set(adelebench.cells())
    now = {(ship, size): adelelibrary.plain(ship, size).fingerprint for ship, size in adelebench.set_ups()}
    assert found.set_ups == now
    assert all(0 <= found.won[cell] <= found.games[cell] >= 50 for cell in found.games)


@pytest.mark.parametrize("crew", ["greedy", "careful"])
def test_levels_are_apart_and_rise_in_every_set_up(crew: str) -> None:
    found = kept()

    def pooled(level: int) -> float:
        row = [cell for cell in found.games if (cell.level, cell.crew) == (level, crew)]
        return sum(found.won[cell] for cell in row) / sum(found.games[cell] for cell in row)

    for lower, higher in pairwise(LEVELS):
        assert pooled(higher) - pooled(lower) >= APART
        for ship, size in adelebench.set_ups():
            assert found.share(Cell(ship, size, lower, crew)) < found.share(Cell(ship, size, higher, crew))


def test_the_usual_level_is_an_even_match_for_a_careful_crew_in_every_set_up() -> None:
    shares = [kept().share(Cell(ship, size, KIT.usual_level, "careful")) for ship, size in adelebench.set_ups()]
    assert FAIR[0] <= min(shares) and max(shares) <= FAIR[1]


def test_a_set_up_shows_what_was_measured_on_its_ship_with_its_crew_size() -> None:
    plain, twisted = adelelibrary.scenario("two-left"), adelelibrary.scenario("falling")
    found = measured(plain, 3)
    assert found is not None and not found.without_twist
    assert found.share == kept().share(Cell("deimos", 2, 3, "careful"))
    found = measured(twisted, 4, "greedy")
    assert found is not None and found.without_twist
    assert found.share == kept().share(Cell("phobos", 3, 4, "greedy"))


def test_nothing_is_shown_for_a_ship_or_level_that_nobody_measured() -> None:
    plain = adelelibrary.scenario("two-left")
    fewer = replace(plain.ship, doorways=plain.ship.doorways[1:])
    assert measured(replace(plain, ship=fewer), 3) is None
    assert measured(replace(plain, ship=replace(plain.ship, id="nowhere")), 3) is None
    assert measured(plain, 6) is None


@pytest.mark.parametrize("text", ["", "{", "[]", '{"date": "", "version": "", "set_ups": [], "cells": [{}]}'])
def test_a_broken_measurement_is_said_to_be_so_and_shown_nowhere(other_file: Path, text: str) -> None:
    other_file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match="measure the levels again: solo rate adele --write"):
        kept()
    assert measured(adelelibrary.scenario("two-left"), 3) is None


def test_a_missing_measurement_is_said_to_be_so(other_file: Path) -> None:
    with pytest.raises(ContentError, match="is missing; measure the levels first: solo rate adele --write"):
        kept()
    assert measured(adelelibrary.scenario("two-left"), 3) is None
