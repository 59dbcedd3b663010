"""What each widget does with mouse and keys."""

import pygame
import pytest

from solo.client.theme import Theme
from solo.client.widgets.bar import Bar, Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.richtext import Log, RichText
from solo.client.widgets.slider import Slider
from solo.client.widgets.tabs import Tabs
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.toggle import Toggle
from solo.client.widgets.ui import Ui
from tests.client.hands import Clock, click, drag, key, press_keys, ui_of

ITEMS = [Item("a", "Alpha"), Item("b", "Beta", enabled=False), Item("c", "Gamma"), Item("d", "Delta")]


def _focused(widget: Widget, clock: Clock | None = None) -> Ui:
    """Show a widget alone, with the keys."""
    ui = ui_of(Column(widget), clock=clock)
    ui.keyboard = True
    ui.focus(widget)
    return ui


def test_list_keys_skip_what_cannot_be_chosen() -> None:
    seen: list[str] = []
    ui = _focused(List(ITEMS, on_select=seen.append, on_activate=lambda id: seen.append(f"{id}!")))
    press_keys(ui, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN, pygame.K_UP, pygame.K_END, pygame.K_HOME)
    assert seen == ["a", "c", "d", "d!", "c", "d", "a"]


def test_list_letters_jump() -> None:
    rows = List(ITEMS, selected="a")
    ui = _focused(rows)
    ui.handle(key(pygame.K_g, unicode="g"))
    assert rows.selected == "c"


def test_list_clicks_and_double_clicks() -> None:
    done: list[str] = []
    clock = Clock()
    rows = List(ITEMS, on_activate=done.append)
    ui = _focused(rows, clock)
    click(ui, rows.row_rect(2).center)
    click(ui, rows.row_rect(1).center)
    assert rows.selected == "c" and done == []
    click(ui, rows.row_rect(2).center)
    click(ui, rows.row_rect(2).center)
    assert done == ["c"]


def test_a_long_list_keeps_the_chosen_row_in_sight() -> None:
    rows = List([Item(str(at), f"Row {at}") for at in range(50)])
    ui = _focused(rows)
    press_keys(ui, pygame.K_END)
    assert rows.rect.contains(rows.row_rect(49))
    press_keys(ui, *[pygame.K_PAGEUP] * 9)
    assert rows.selected == "0" and rows.rect.contains(rows.row_rect(0))


def test_a_list_measures_its_rows_anew_when_they_or_the_width_change() -> None:
    rows, theme = List([Item("long", "word " * 60)]), Theme()
    wide, narrow = rows.measure(theme, 400)[1], rows.measure(theme, 200)[1]
    rows.set_items([Item("short", "word")])
    assert narrow > wide > rows.measure(theme, 400)[1]


def test_list_items_change() -> None:
    rows = List(ITEMS, selected="c")
    ui_of(Column(rows))
    rows.set_items([Item("x", "X")])
    assert rows.selected == "" and rows.spoken() == ""


def test_drop_down_by_keyboard() -> None:
    seen: list[str] = []
    drop = DropDown(ITEMS, "a", seen.append, name="drop")
    ui = _focused(drop)
    press_keys(ui, pygame.K_DOWN)
    assert ui.focused is ui.find("drop-list")
    press_keys(ui, pygame.K_DOWN, pygame.K_RETURN)
    assert seen == ["c"] and not ui.has_dialog and ui.focused is drop
    press_keys(ui, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_ESCAPE)
    assert seen == ["c", "d"] and drop.spoken() == "Delta" and not ui.has_dialog


def test_drop_down_by_mouse() -> None:
    drop = DropDown(ITEMS, "a", name="drop")
    ui = _focused(drop)
    click(ui, drop)
    rows = ui.find("drop-list")
    assert isinstance(rows, List)
    click(ui, rows.row_rect(3).center)
    assert drop.value == "d"


def test_a_list_near_the_lower_edge_opens_upwards() -> None:
    drop = DropDown(ITEMS, "a", name="drop")
    ui = ui_of(Column(Label("x", height=540), drop))
    click(ui, drop)
    ui.layout()
    assert ui.top.rect.bottom <= drop.rect.top


def test_choice() -> None:
    seen: list[str] = []
    choice = Choice(ITEMS, "a", seen.append)
    ui = _focused(choice)
    press_keys(ui, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_LEFT)
    assert seen == ["c", "d", "c"]
    click(ui, (choice.rect.left + 10, choice.rect.centery))
    assert seen[-1] == "a"


def test_tabs_show_one_page() -> None:
    seen: list[str] = []
    tabs = Tabs([("a", "A", Label("one", name="one")), ("b", "B", Label("two", name="two"))], "", seen.append, name="t")
    ui = ui_of(Column(tabs))
    ui.focus(tabs.bar)
    assert ui.find("one")
    with pytest.raises(KeyError):
        ui.find("two")
    press_keys(ui, pygame.K_RIGHT)
    assert ui.find("two") and seen == ["b"]
    click(ui, (tabs.bar.rect.left + 10, tabs.bar.rect.centery))
    assert tabs.value == "a"


def test_slider_keys_and_drag() -> None:
    seen: list[float] = []
    slider = Slider(1.0, seen.append, low=0.8, high=2.0, step=0.1)
    ui = _focused(slider)
    press_keys(ui, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT, pygame.K_LEFT)
    assert seen == [1.1, 1.0, 0.9, 0.8]
    drag(ui, slider.track().midleft, (slider.track().right + 50, slider.rect.centery))
    assert slider.value == 2.0 and seen[-1] == 2.0


def test_a_slider_may_tell_only_the_end_of_a_drag() -> None:
    seen: list[float] = []
    slider = Slider(1.0, seen.append, low=0.8, high=2.0, step=0.1, live=False)
    ui = _focused(slider)
    drag(ui, slider.track().midleft, slider.track().midright)
    assert seen == [2.0]


def test_toggle() -> None:
    seen: list[bool] = []
    toggle = Toggle("Iron mode", False, seen.append)
    ui = _focused(toggle)
    press_keys(ui, pygame.K_SPACE)
    click(ui, toggle)
    assert seen == [True, False]


def test_text_entry_types_and_edits() -> None:
    seen: list[str] = []
    done: list[str] = []
    entry = TextEntry("", seen.append, on_submit=done.append, most=8)
    ui = _focused(entry)
    for text in ("n", "ight", "\n", " 3 and more"):
        ui.handle(pygame.event.Event(pygame.TEXTINPUT, text=text))
    assert entry.text == "night 3 "
    press_keys(ui, pygame.K_BACKSPACE, pygame.K_HOME, pygame.K_DELETE, pygame.K_END, pygame.K_LEFT)
    ui.handle(pygame.event.Event(pygame.TEXTINPUT, text="x"))
    press_keys(ui, pygame.K_RETURN)
    assert done == ["ight x3"] and seen[-1] == "ight x3"


def test_text_entry_keeps_letters_from_the_screens_shortcuts() -> None:
    ui = _focused(TextEntry())
    assert ui.handle(key(pygame.K_m, unicode="m"))
    assert not ui.handle(key(pygame.K_F1))


def test_text_entry_shows_what_is_being_composed() -> None:
    entry = TextEntry("")
    ui = _focused(entry)
    ui.handle(pygame.event.Event(pygame.TEXTEDITING, text="よ", start=0, length=1))
    ui.draw(pygame.Surface((800, 600)))
    assert entry.text == ""
    ui.handle(pygame.event.Event(pygame.TEXTINPUT, text="夜"))
    assert entry.text == "夜"


def test_text_entry_takes_only_what_is_allowed() -> None:
    entry = TextEntry("", allowed=str.isdigit)
    ui = _focused(entry)
    ui.handle(pygame.event.Event(pygame.TEXTINPUT, text="a1b2"))
    assert entry.text == "12"


def test_a_click_sets_the_caret() -> None:
    entry = TextEntry("a long text")
    ui = _focused(entry)
    click(ui, (entry.rect.left + 12, entry.rect.centery))
    assert entry.caret == 0


def test_links_are_followed_by_mouse_and_keys() -> None:
    seen: list[str] = []
    text = RichText("<a=tile:A1>A1</a> or <a=tile:B2>B2</a>", on_link=seen.append)
    ui = _focused(text)
    click(ui, (text.rect.left + 4, text.rect.top + 8))
    press_keys(ui, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN)
    assert seen == ["tile:A1", "tile:B2"]
    assert text.spoken() == "A1 or B2"


def test_a_text_without_links_is_no_stop() -> None:
    assert not RichText("plain", on_link=print).focusable
    assert not RichText("<a=x>x</a>").focusable


def test_a_log_stays_at_its_end_unless_it_was_scrolled_up() -> None:
    log = Log([f"Line {at}" for at in range(40)], height=100)
    ui = _focused(log)
    assert log.bar.offset == log.bar.most > 0
    log.append("Line 40")
    assert log.bar.offset == log.bar.most
    press_keys(ui, pygame.K_PAGEUP)
    before = log.bar.offset
    log.append("Line 41")
    assert log.bar.offset == before < log.bar.most


def test_a_log_of_thousands_costs_nothing_more_to_add_to() -> None:
    log = Log([f"Line {at}" for at in range(3000)], height=100)
    _focused(log)
    before = [id(paragraph.lines) for paragraph in log._paragraphs[:10]]
    log.append("one more")
    assert [id(paragraph.lines) for paragraph in log._paragraphs[:10]] == before


def test_the_bar_of_a_log_can_be_dragged() -> None:
    log = Log([f"Line {at}" for at in range(60)], height=100)
    ui = _focused(log)
    assert log.theme is not None
    drag(ui, log.bar.thumb(log.theme).center, (log.rect.right - 4, log.rect.top))
    assert log.bar.offset == 0


def test_curve_picks_the_nearest_value() -> None:
    seen: list[int] = []
    curve = Curve([9, 5, 3, 1], on_pick=seen.append)
    ui = _focused(curve)
    click(ui, curve.points()[1])
    press_keys(ui, pygame.K_RIGHT)
    assert seen == [1, 2]


def test_a_curve_lies_between_its_edges_with_its_band_around_it() -> None:
    curve = Curve([1500, 1400, 1600], low=1300, top=1700, spread=[400, 100, 50])
    ui_of(Column(curve))
    line, above, below = (curve.points(off) for off in (0.0, 1.0, -1.0))
    highest, lowest = line[2][1], line[1][1]
    assert highest < line[0][1] < lowest and line[0][1] * 2 == pytest.approx(highest + lowest, abs=1)
    assert all(up[1] < at[1] < down[1] for up, at, down in zip(above, line, below, strict=True))
    inner = curve.rect.inflate(-2, -2)
    assert all(inner.collidepoint(point) for point in (*above, *below)), "the band ends at the edges"


def test_a_bar_is_filled_as_far_as_it_says() -> None:
    bar = Bar(0.5, text="Thinking")
    ui = ui_of(Column(bar))
    surface = pygame.Surface((800, 600))
    ui.draw(surface)
    assert surface.get_at((200, bar.rect.bottom - 4))[:3] == ui.theme.palette.accent
    assert surface.get_at((600, bar.rect.bottom - 4))[:3] == ui.theme.palette.field


@pytest.mark.parametrize("kind", ["normal", "primary", "quiet", "danger"])
def test_buttons_of_each_kind_can_be_drawn_in_each_state(kind: str) -> None:
    buttons = [Button("A", kind=kind), Button("B", kind=kind, toggled=True), Button("C", kind=kind, disabled="No.")]  # type: ignore[arg-type]
    ui = ui_of(Column(*buttons))
    for button in buttons:
        click(ui, button)
        ui.draw(pygame.Surface((800, 600)))


@pytest.mark.parametrize("tall", [41, 50, 60, 77])
def test_a_log_shows_no_half_line_at_its_top(tall: int) -> None:
    log = Log([f"Line {at}" for at in range(40)], height=tall)
    ui = ui_of(Column(log), (300, tall))
    surface = pygame.Surface((300, tall))
    ui.draw(surface)
    ground = surface.get_at((200, 0))
    rows = "".join("x" if any(surface.get_at((x, y)) != ground for x in range(60)) else " " for y in range(tall))
    shown = [len(row) for row in rows.split()]
    assert shown and len(set(shown)) == 1, "each line is as tall as the others"
