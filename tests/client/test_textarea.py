"""A field of several lines: where they break, the caret among them, and what is around scrolls along."""

from itertools import pairwise

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.client.widgets import clipboard
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.textarea import TextArea, line_spans
from solo.client.widgets.ui import Ui
from tests.client.hands import click, press_keys, ui_of


def type_in(ui: Ui, text: str) -> None:
    ui.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))


def shown(area: TextArea, **hints: int) -> Ui:
    ui = ui_of(area, (300, 400))
    ui.focus(area)
    return ui


@given(st.text("ab \n夜。", max_size=60), st.integers(1, 12))
def test_lines_hold_the_whole_text_and_fit(text: str, limit: int) -> None:
    spans = line_spans(text, limit, len)
    assert spans[0][0] == 0 and spans[-1][1] == len(text)
    for (_, end), (start, _) in pairwise(spans):
        assert text[end:start] in ("", "\n")
    assert all(len(text[start:end].rstrip()) <= limit for start, end in spans)


def test_enter_begins_a_line_and_every_change_is_told() -> None:
    seen: list[str] = []
    area = TextArea("", seen.append, most=12)
    ui = shown(area)
    type_in(ui, "one")
    press_keys(ui, pygame.K_RETURN)
    type_in(ui, "two\nthree and more")
    assert area.text == seen[-1] == "one\ntwo\nthre"


def test_the_caret_goes_up_down_and_to_the_ends_of_a_line() -> None:
    area = TextArea("aaaa\nbb\ncccc")
    ui = shown(area)
    press_keys(ui, pygame.K_UP, pygame.K_UP)
    assert area.caret == 2
    press_keys(ui, pygame.K_END, pygame.K_UP)
    assert area.caret == 4
    press_keys(ui, pygame.K_DOWN, pygame.K_HOME, pygame.K_BACKSPACE)
    assert area.text == "aaaabb\ncccc" and area.caret == 4
    press_keys(ui, pygame.K_DOWN, pygame.K_DOWN)
    assert area.caret == 11


def test_a_long_line_goes_on_in_the_next_and_is_walked_through() -> None:
    area = TextArea("word " * 40)
    ui = shown(area)
    first_end = line_spans(area.text, area.rect.width, area.theme.text_width)[0][1]  # type: ignore[union-attr]
    assert area.rect.height > 5 * area.theme.line_height() and first_end < 100  # type: ignore[union-attr]
    click(ui, (area.rect.left + 11, area.rect.top + 12))
    assert area.caret == 0
    press_keys(ui, pygame.K_END)
    assert 10 < area.caret < 100
    press_keys(ui, *[pygame.K_UP] * 3)
    before = area.caret
    press_keys(ui, pygame.K_DOWN)
    assert area.caret > before


def test_a_text_grows_its_field_and_the_caret_stays_in_sight() -> None:
    area = TextArea("", rows=2)
    scroll = Scroll(area)
    ui = ui_of(scroll, (300, 120))
    ui.focus(area)
    for number in range(12):
        type_in(ui, f"line {number}")
        press_keys(ui, pygame.K_RETURN)
    assert scroll.bar.offset == scroll.bar.most > 0
    press_keys(ui, *[pygame.K_UP] * 12)
    assert scroll.bar.offset <= 16


def test_the_clipboard_gives_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clipboard, "paste", lambda: "a\nb\x00\r\n")
    area = TextArea("")
    ui = shown(area)
    ui.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=pygame.KMOD_CTRL, unicode=""))
    assert area.text == "a\nb\n"
