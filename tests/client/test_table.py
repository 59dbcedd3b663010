"""A table: its columns hold their texts, and keys and wheel walk through its lines."""

import pygame

from solo.client.theme import Theme
from solo.client.widgets.box import Column
from solo.client.widgets.table import Line, Table
from tests.client import hands

HEADINGS = ("Secret file", "Played", "Won")
LINES = [Line(f"A FILE WITH A LONG NAME {number}", "Against it", (str(number), "1")) for number in range(12)]


def table(lines: list[Line] = LINES) -> Table:
    return Table(HEADINGS, lines, name="table", grow=1)


def test_the_first_column_wraps_where_the_width_is_short() -> None:
    shown, theme = table(), Theme()
    wide, narrow = shown.measure(theme, 600), shown.measure(theme, shown.min_width(theme))
    assert narrow[1] > wide[1] and narrow[0] <= shown.min_width(theme)
    hands.assert_tidy(hands.ui_of(Column(table()), (shown.min_width(theme), 2400), theme))


def test_no_column_is_narrower_than_its_heading_or_numbers() -> None:
    theme = Theme()
    few, many = table([Line("X", "", ("1", "1"))]), table([Line("X", "", ("1000000000000", "1"))])
    assert few.min_width(theme) > sum(theme.text_width(head, "small") for head in HEADINGS)
    assert many.min_width(theme) > few.min_width(theme)


def test_arrows_walk_and_scroll() -> None:
    shown = table()
    ui = hands.ui_of(Column(shown), (400, 200))
    ui.focus(shown)
    hands.press_keys(ui, pygame.K_DOWN, pygame.K_DOWN)
    assert shown.at == 2 and shown.bar.offset == 0
    assert shown.spoken() == "A FILE WITH A LONG NAME 2, Against it, Played 2, Won 1"
    hands.press_keys(ui, pygame.K_END)
    assert shown.at == 11 and shown.bar.offset == shown.bar.most > 0
    hands.press_keys(ui, pygame.K_DOWN, pygame.K_PAGEUP)
    assert 0 < shown.at < 11
    hands.press_keys(ui, pygame.K_HOME, pygame.K_UP)
    assert shown.at == 0 and shown.bar.offset == 0


def test_the_wheel_scrolls() -> None:
    shown = table()
    ui = hands.ui_of(Column(shown), (400, 200))
    hands.move(ui, shown.rect.center)
    ui.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert shown.bar.offset > 0


def test_without_lines_it_takes_no_key() -> None:
    shown = table([])
    ui = hands.ui_of(Column(shown), (400, 200))
    ui.focus(shown)
    assert not shown.handle(hands.key(pygame.K_DOWN)) and shown.spoken() == ""
