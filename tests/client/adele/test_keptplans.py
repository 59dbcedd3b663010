"""Cubes that are put but not sealed: kept with the save at once, told to nobody, and back when the program died."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pygame
import pytest

from solo.adele.plantext import MOVE, SEARCH
from solo.client.adele.keptplans import keep_plans, kept_plans
from solo.core.paths import saves_folder
from solo.opening import load_match
from tests.client.adele.player import Player, choice

PUT = """
import time
import pygame
from solo.client.adele import wait
from tests.client.adele.player import Player, choice
wait.LEAST = 0.0
player = Player(choice(), saved=True)
player.keys(pygame.K_2, pygame.K_m, pygame.K_m, pygame.K_s)
print("PUT", flush=True)
time.sleep(60)
"""


def saved() -> Path:
    (path,) = saves_folder().glob("*.jsonl")
    return path


def test_cubes_survive_a_kill_before_anything_else_was_done(home: Path) -> None:
    env = {**os.environ, "SOLO_HOME": str(home), "PYTHONPATH": os.getcwd()}
    program = subprocess.Popen([sys.executable, "-c", PUT], env=env, stdout=subprocess.PIPE, text=True)
    try:
        assert program.stdout is not None
        assert any(line.startswith("PUT") for line in program.stdout)
    finally:
        program.send_signal(signal.SIGKILL)
        program.wait(10)
    again = Player(match=load_match(saved()))
    assert again.table.plans.plans["bruce"] == (0, 2, 1, 0, 0, 0)
    assert again.table.plans.left("emma") == 4


def test_what_is_taken_out_stays_out(home: Path) -> None:
    player = Player(saved=True)
    player.keys(pygame.K_m, pygame.K_s)
    player.key(pygame.K_u)
    assert Player(match=load_match(saved())).table.plans.plans["emma"][SEARCH] == 0
    player.key(pygame.K_DELETE)
    assert not any(Player(match=load_match(saved())).table.plans.plans["emma"])


def test_cubes_of_a_turn_are_none_in_the_next(home: Path) -> None:
    player = Player(saved=True)
    for number in range(3):
        player.keys(pygame.K_1 + number, pygame.K_m)
    player.key(pygame.K_RETURN, pygame.KMOD_CTRL)
    for _ in range(8):
        if player.asked == "plan":
            break
        player.key(*((pygame.K_RETURN, pygame.KMOD_CTRL) if player.asked in ("hazard", "actions") else (pygame.K_1, 0)))
        if player.shown("ask"):
            player.press("yes")
    assert player.asked == "plan" and not any(map(any, player.table.plans.plans.values()))
    assert player.table.public.played == 2 and player.match.notes["turn"] == 1


def test_one_line_of_the_record_has_them_and_the_alien_does_not_see_it(home: Path) -> None:
    player = Player(saved=True)
    before = player.match.observation.record
    player.keys(*[pygame.K_m] * 4, pygame.K_2, pygame.K_s)
    record = player.match.session.record
    assert [event.type for event in record].count("notes") == 1
    seen = player.match.session.observe("alien")
    assert seen.record.lines == before.lines
    assert not any(line.type == "notes" for line in seen.record.lines)


@pytest.mark.parametrize(
    "told",
    [
        None,
        "all",
        {"emma": "four"},
        {"emma": [1, 1]},
        {"emma": [0, 5, 0, 0, 0, 0]},
        {"emma": [0, -1, 1, 0, 0, 0]},
        {"emma": [0, True, 0, 0, 0, 0]},
        {"nobody": [0, 1, 0, 0, 0, 0]},
    ],
)
def test_notes_that_are_no_plans_put_no_cube(told: Any) -> None:
    public = Player().table.public
    plans = kept_plans({"turn": public.played, "plans": told}, public)
    assert set(plans) == set(public.members) and not any(map(any, plans.values()))


def test_a_disk_that_is_full_is_told_and_the_cubes_stay_on_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(saved=True)

    def full(match: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(type(player.match), "write", full)
    player.key(pygame.K_m)
    assert player.table.plans.plans["emma"][MOVE] == 1
    assert any("could not be saved" in str(toast) for toast in player.screen.ui._toasts)


def test_keeping_no_cube_keeps_nothing(home: Path) -> None:
    player = Player(choice(), saved=True)
    keep_plans(player.match, player.table.plans.plans)
    assert not saves_folder().exists() or not list(saves_folder().glob("*.jsonl"))
