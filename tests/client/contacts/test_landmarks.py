"""Tokens on the board: what lies there, what is closed, what comes tomorrow, and what only the end shows."""

import pytest

from solo import library
from solo.client.contacts.landmarks import landmarks
from solo.client.markers import MARKERS
from solo.client.overlays import Marker, Tint
from solo.contacts.conditions import barred_on
from solo.contacts.scenario import Scenario
from solo.hex.bits import members


def file(id: str) -> Scenario:
    return library.scenario(id)


def marks(scenario: Scenario, day: int, **more: object) -> dict[str, list[tuple[str, str]]]:
    """Return the markers by kind: tile and caption."""
    found: dict[str, list[tuple[str, str]]] = {}
    for overlay in landmarks(scenario, day, **more):  # type: ignore[arg-type]
        if isinstance(overlay, Marker):
            found.setdefault(overlay.kind, []).append((scenario.board.names[overlay.tile], overlay.text))
    return found


@pytest.mark.parametrize("id", library.scenario_ids())
def test_every_marker_has_a_picture_of_its_own(id: str) -> None:
    for day in range(file(id).days + 1):
        assert set(marks(file(id), day)) <= set(MARKERS)


def test_a_crowd_is_shown_with_what_it_closes_and_where_it_goes_next() -> None:
    """SR-11."""
    noise = file("street-noise")
    for day in range(1, noise.days + 1):
        token = noise.token("protest")
        assert token is not None
        names = [noise.board.names[tile] for tile in token.places]
        shown = marks(noise, day)
        assert shown["protest"] == [(names[(day - 1) % len(names)], "")]
        expected = [(names[day % len(names)], "tomorrow")] if day < noise.days else None
        assert shown.get("protest-next") == expected
        tints = [overlay for overlay in landmarks(noise, day) if isinstance(overlay, Tint)]
        assert [tint.tiles for tint in tints] == [frozenset(members(barred_on(noise.board, noise.tokens, day)))]
    assert marks(noise, 0) == marks(noise, 1), "before the first day it stands where it begins"


def test_each_sungate_names_the_other() -> None:
    assert marks(file("door-to-door"), 2)["sungate"] == [("B4", "→ K7"), ("K7", "→ B4")]


def test_the_bike_is_gone_once_it_is_taken() -> None:
    assert "bike" in marks(file("night-rider"), 1)
    assert "bike" not in marks(file("night-rider"), 1, taken=True)


def test_the_ship_is_a_question_until_it_is_shown() -> None:
    hull = file("buried-hull")
    token = hull.token("spaceship")
    assert token is not None
    assert len(marks(hull, 3)["spaceship-place"]) == len(token.places)
    shown = marks(hull, 3, hidden=token.places[1])
    assert shown["spaceship"] == [(hull.board.names[token.places[1]], "")] and "spaceship-place" not in shown
