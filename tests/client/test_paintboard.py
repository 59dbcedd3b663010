"""The board to draw on: what it tells of strokes, by mouse and by keyboard, whoever uses it."""

import pygame

from solo.client.hexmap import HexMap, MapTile, Tile
from solo.client.paintboard import PaintBoard
from solo.client.widgets.box import Row
from solo.client.widgets.ui import Ui
from solo.hex.coords import Hex, name_of
from tests.client.hands import click, drag, press_keys, ui_of

MAP = HexMap(tuple(MapTile(5 + c, Hex(c, 0), name_of(Hex(c, 0)), "field", "A") for c in range(8)))


def shown() -> tuple[Ui, PaintBoard, list[tuple[list[Tile], str]]]:
    board, told = PaintBoard(MAP, grow=1), []
    board.on_stroke = lambda tiles, phase: told.append((list(tiles), phase))
    return ui_of(Row(board, stretch=True, gap=0), (900, 200)), board, told


def test_a_click_is_a_stroke_of_one_tile() -> None:
    ui, board, told = shown()
    click(ui, board.pixel_of(7))
    assert told == [([7], "start"), ([], "lift")] and board.cursor == 7 and not board.is_stroking


def test_a_drag_tells_every_tile_once() -> None:
    ui, board, told = shown()
    drag(ui, board.pixel_of(6), board.pixel_of(11))
    assert [tile for tiles, _ in told for tile in tiles] == [6, 7, 8, 9, 10, 11]
    assert told[0][1] == "start" and told[-1] == ([], "lift") and {phase for _, phase in told[1:-1]} == {"over"}


def test_a_stroke_goes_on_where_the_mouse_comes_back_and_ends_outside() -> None:
    ui, board, told = shown()
    start, outside, back = board.pixel_of(6), (450, 5), board.pixel_of(9)
    kinds = pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION, pygame.MOUSEBUTTONUP
    ui.handle(pygame.event.Event(kinds[0], pos=start, button=1))
    for pos in (outside, back, outside):
        ui.handle(pygame.event.Event(kinds[1], pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
    ui.handle(pygame.event.Event(kinds[2], pos=outside, button=1))
    assert [tile for tiles, _ in told for tile in tiles] == [6, 7, 8, 9] and told[-1] == ([], "lift")


def test_other_buttons_stroke_nothing() -> None:
    ui, board, told = shown()
    picked: list[Tile] = []
    board.on_pick = picked.append
    click(ui, board.pixel_of(8), button=3)
    drag(ui, board.pixel_of(8), board.pixel_of(10), button=2)
    drag(ui, (450, 5), board.pixel_of(10))
    assert told == [] and picked == [8]


def test_enter_and_space_stroke_at_the_cursor_and_other_keys_are_offered_first() -> None:
    ui, board, told = shown()
    asked: list[int] = []
    press_keys(ui, pygame.K_TAB, pygame.K_SPACE)
    assert told == []
    board.move_cursor(6)
    press_keys(ui, pygame.K_RETURN, pygame.K_d, pygame.K_SPACE)
    assert told == [([6], "start"), ([], "lift"), ([7], "start"), ([], "lift")]
    board.on_key = lambda event: asked.append(event.key) or True
    press_keys(ui, pygame.K_d)
    assert asked == [pygame.K_d] and board.cursor == 7
