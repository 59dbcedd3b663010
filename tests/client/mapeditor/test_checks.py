"""The checks beside the board (CR-2): each with its state, shown where it fails, waived and asked for again."""

from dataclasses import replace

import pygame
import pytest

from solo import library
from solo.client.mapeditor.text import check_rule, check_title
from solo.client.overlays import Hatch, Letters, Tint
from solo.contacts.map_checks import CHECKS
from solo.contacts.mapdraft import draft_of
from solo.contacts.maps import parse_map, parse_sheet
from tests.client.mapeditor.conftest import Painter


def states(painter: Painter) -> dict[str, str]:
    return {each.check: each.state for each in painter.work.checks()}


def test_every_check_is_listed_with_its_state(painter: Painter) -> None:
    for check in CHECKS:
        assert painter.desk.find(f"check-{check}").spoken() == check_title(check)
    assert states(painter)["terrains"] == "fails" and states(painter)["zones-connected"] == "holds"
    assert str(painter.work.failing) in painter.desk.find("checks-count").spoken()
    assert "fails" in painter.desk.find("check-terrains").hint()


def test_a_good_map_has_nothing_to_mend(painter: Painter) -> None:
    sheet = parse_sheet(library.read_text(library.map_path("S")), "S.yaml")
    painter.work.change(draft_of(sheet))
    painter.screen.refresh()
    assert set(states(painter).values()) == {"holds"}
    assert "nothing" in painter.desk.find("checks-count").spoken()


def test_a_failing_check_shows_where_and_what_would_be_right(painter: Painter) -> None:
    painter.desk.press(pygame.K_5)
    painter.stroke("C1", "C8")
    painter.desk.click("check-alien-connected")
    assert states(painter)["alien-connected"] == "fails"
    assert "pieces" in painter.desk.find("check-found").spoken()
    assert painter.desk.find("check-rule").spoken() == check_rule("alien-connected", "")
    marks = painter.screen.board.overlays
    assert {type(each) for each in marks} == {Tint, Hatch, Letters}
    (letters,) = (each for each in marks if isinstance(each, Letters))
    assert {"A1", "B1", "A8"} <= set(letters.texts.values()) and "I1" not in letters.texts.values()
    painter.desk.click("check-alien-connected")
    assert painter.screen.board.overlays == () and not painter.desk.has("check-rule")


def test_marks_go_when_the_map_is_mended(painter: Painter) -> None:
    painter.desk.press(pygame.K_5)
    painter.stroke("C1", "C8")
    painter.desk.click("check-alien-connected")
    painter.desk.press(pygame.K_2)
    painter.stroke("C4")
    assert states(painter)["alien-connected"] == "holds" and painter.screen.board.overlays == ()
    assert painter.desk.find("check-found").spoken()


def test_a_check_about_the_whole_map_marks_nothing(painter: Painter) -> None:
    painter.work.change(replace(painter.draft, plan="L"))
    painter.screen.refresh()
    painter.desk.click("check-tiles")
    assert painter.screen.board.overlays == () and "72 tiles" in painter.desk.find("check-found").spoken()
    assert "200 to 240" in painter.desk.find("check-rule").spoken()


def test_a_check_is_waived_by_keyboard_and_the_file_says_so(painter: Painter) -> None:
    painter.desk.tab_to("check-terrains")
    painter.desk.press(pygame.K_RETURN)
    painter.desk.tab_to("waive-terrains")
    failing = painter.work.failing
    painter.desk.press(pygame.K_SPACE)
    assert states(painter)["terrains"] == "waived" and painter.work.failing == failing - 1
    assert painter.desk.ui.focused is not None and painter.desk.ui.focused.name == "waive-terrains"
    assert "waive: [terrains]" in painter.work.text("dale")
    painter.desk.press(pygame.K_SPACE)
    assert states(painter)["terrains"] == "fails" and "waive" not in painter.work.text("dale")
    painter.desk.press(pygame.K_z, mod=pygame.KMOD_CTRL)
    assert states(painter)["terrains"] == "waived"


def test_a_map_that_waives_all_that_fails_can_be_played_on(painter: Painter) -> None:
    """CR-2: what the panel says is what the file's checks say."""
    for check in [each.check for each in painter.work.checks() if each.state == "fails"]:
        painter.work.waive(check, True)
    assert painter.work.failing == 0
    assert len(parse_map(painter.work.text("dale"), "dale.yaml").tiles) == 72


def test_a_check_that_holds_has_nothing_to_waive(painter: Painter) -> None:
    painter.desk.click("check-range")
    assert states(painter)["range"] == "holds" and not painter.desk.has("waive-range")


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("plan", ["", "S", "L"])
def test_every_check_says_what_is_right(check: str, plan: str) -> None:
    rule = check_rule(check, plan)
    assert rule.endswith(".") and "{" not in rule and check_title(check)
