"""Focus, layers, tooltips and the way of events."""

import pygame
import pytest

from solo.client.theme import Theme
from solo.client.widgets.box import Column, Row
from solo.client.widgets.button import Button, Card
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.popup import tooltip_place
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.ui import Ui
from tests.client.hands import Clock, click, key, move, press_keys, ui_of


def _three(done: list[str]) -> Column:
    return Column(
        Row(
            Button("One", lambda: done.append("one"), name="one"), Button("Two", lambda: done.append("two"), name="two")
        ),
        Button("Three", lambda: done.append("three"), name="three", disabled="Not before the Agents have moved."),
    )


def test_tab_walks_in_reading_order_and_round() -> None:
    ui = ui_of(_three([]))
    seen = []
    for _ in range(4):
        press_keys(ui, pygame.K_TAB)
        assert ui.focused is not None
        seen.append(ui.focused.name)
    assert seen == ["one", "two", "three", "one"]
    ui.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert ui.focused is not None and ui.focused.name == "three"


@pytest.mark.parametrize("code", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_KP_ENTER])
def test_enter_and_space_press(code: int) -> None:
    done: list[str] = []
    ui = ui_of(_three(done))
    press_keys(ui, pygame.K_TAB, pygame.K_TAB, code)
    assert done == ["two"]


def test_a_click_presses_only_where_it_is_let_go() -> None:
    done: list[str] = []
    ui = ui_of(_three(done))
    click(ui, ui.find("one"))
    assert done == ["one"]
    ui.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=ui.find("one").rect.center, button=1))
    ui.handle(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=(700, 500), button=1))
    assert done == ["one"]


def test_a_disabled_button_says_why() -> None:
    done: list[str] = []
    clock = Clock()
    ui = ui_of(_three(done), clock=clock)
    click(ui, ui.find("three"))
    assert done == []
    move(ui, (700, 500))
    move(ui, ui.find("three").rect.center)
    due = ui.wants_tick()
    assert due is not None and 0 < due <= 0.5
    before = pygame.Surface((800, 600))
    ui.draw(before)
    clock.time += 0.6
    ui.tick()
    assert ui.dirty
    after = pygame.Surface((800, 600))
    ui.draw(after)
    assert before.get_buffer().raw != after.get_buffer().raw
    assert ui.find("three").hint() == "Not before the Agents have moved."


def test_a_widget_put_in_the_place_of_another_below_the_mouse_has_its_own_tooltip() -> None:
    clock = Clock()
    box = Column(Button("End", lambda: None, name="end", disabled="Not now."))
    ui = ui_of(box, clock=clock)
    move(ui, ui.find("end").rect.center)
    clock.time += 2
    ui.draw(pygame.Surface((800, 600)))
    box.replace([Button("End", lambda: None, name="end")])
    ui.relayout()
    ui.draw(pygame.Surface((800, 600)))
    assert ui.hovered is not None and ui.hovered.is_within(ui.find("end")), "the reason of the old one goes with it"


def test_a_dialog_takes_all_keys_and_clicks_until_it_closes() -> None:
    done: list[str] = []
    ui = ui_of(_three(done))
    ui.focus(ui.find("one"))
    dialog = Dialog(
        "End the day?", Label("Blue has not played."), [Button("Stay", name="stay"), Button("End", name="end")]
    )
    ui.open(dialog)
    assert ui.focused is ui.find("stay")
    press_keys(ui, pygame.K_TAB, pygame.K_TAB)
    assert ui.focused is ui.find("stay")
    click(ui, (5, 5))
    click(ui, ui.root.find("one"))
    assert done == [] and ui.has_dialog
    assert ui.handle(key(pygame.K_m))
    press_keys(ui, pygame.K_ESCAPE)
    assert not ui.has_dialog and ui.focused is ui.find("one")


def test_a_dialog_may_refuse_esc_and_tell_of_it() -> None:
    told: list[str] = []
    ui = ui_of(Column())
    ui.open(Dialog("Wait", Label("Choose."), [Button("Done")], can_cancel=False))
    press_keys(ui, pygame.K_ESCAPE)
    assert ui.has_dialog
    ui = ui_of(Column())
    ui.open(Dialog("Wait", Label("Choose."), [Button("Done")], on_cancel=lambda: told.append("no")))
    press_keys(ui, pygame.K_ESCAPE)
    assert told == ["no"]


def test_a_popup_closes_on_a_click_elsewhere() -> None:
    ui = ui_of(Column(DropDown([Item("a", "One"), Item("b", "Two")], "a", name="drop")))
    click(ui, ui.find("drop"))
    assert ui.find("drop-list").role == "list"
    click(ui, (790, 590))
    assert not ui.has_dialog


def test_the_wheel_goes_to_what_is_below_the_mouse() -> None:
    ui = ui_of(Scroll(Column(*(Button(f"Button {at}", name=f"b{at}") for at in range(60)))))
    top = ui.find("b0").rect.top
    move(ui, ui.find("b3").rect.center)
    ui.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert ui.find("b0").rect.top < top


def test_focus_scrolls_into_view() -> None:
    ui = ui_of(Scroll(Column(*(Button(f"Button {at}", name=f"b{at}") for at in range(60)))))
    ui.handle(key(pygame.K_TAB, pygame.KMOD_SHIFT))
    assert ui.focused is ui.find("b59") and ui.root.rect.contains(ui.find("b59").rect)
    press_keys(ui, pygame.K_TAB)
    assert ui.root.rect.contains(ui.find("b0").rect)


def test_toasts_go_by_themselves() -> None:
    clock = Clock()
    ui = ui_of(Column(), clock=clock)
    ui.toast("Saved.", seconds=3)
    ui.draw(pygame.Surface((800, 600)))
    assert not ui.dirty and ui.wants_tick() == pytest.approx(3)
    clock.time += 3.1
    ui.tick()
    assert ui.dirty


def test_a_new_tree_keeps_the_focus_by_name() -> None:
    ui = ui_of(_three([]))
    ui.focus(ui.find("two"))
    ui.set_root(_three([]))
    assert ui.focused is ui.find("two")


def test_an_unknown_name_is_named() -> None:
    with pytest.raises(KeyError, match="nobody"):
        ui_of(Column()).find("nobody")


def test_only_what_changed_is_drawn_anew() -> None:
    ui = ui_of(_three([]))
    move(ui, ui.find("one").rect.center)
    assert ui.dirty and ui.damage is not None
    assert len(ui.damage) == 1 and ui.damage[0].contains(ui.find("one").rect)
    whole, part = pygame.Surface((800, 600)), pygame.Surface((800, 600))
    ui.draw(part)
    ui.draw(whole)
    for button in ("two", "one"):
        move(ui, ui.find(button).rect.center)
        for rect in ui.damage or []:
            part.set_clip(rect)
            part.fill((0, 0, 0))
            ui.draw(part)
        part.set_clip(None)
        whole.fill((0, 0, 0))
        ui.draw(whole)
        assert part.get_buffer().raw == whole.get_buffer().raw


def test_a_card_is_pressed_as_a_whole() -> None:
    done: list[int] = []
    ui = ui_of(Column(Card(Label("Major Breakdown", name="inner"), lambda: done.append(1), name="card", align="start")))
    click(ui, ui.find("inner"))
    assert done == [1]


def test_the_tree_can_be_asked_for_names_and_roles() -> None:
    ui: Ui = ui_of(_three([]), theme=Theme())
    assert [(w.name, w.role, w.spoken()) for w in ui.root.walk() if w.name][:1] == [("one", "button", "One")]


@pytest.mark.parametrize("at", [(10, 10), (300, 560), (760, 300), (300, 300), (5, 570)])
def test_a_tooltip_covers_neither_its_control_nor_the_main_buttons(at: tuple[int, int]) -> None:
    """Below, above, or beside: a long one too, and near every edge of the window."""
    theme, window = Theme(), pygame.Rect(0, 0, 800, 600)
    anchor, main = pygame.Rect(at, (30, 24)), pygame.Rect(at[0] - 40, at[1] + 28, 200, 30)
    for text in ("Short.", "A long sentence about what this control does and does not do. " * 4):
        for clear in ([], [main], [main, main.move(0, -60)]):
            place = tooltip_place(theme, text, anchor, window, clear)
            assert window.contains(place) and not place.colliderect(anchor)
            assert place.collidelist(clear) == -1


def test_a_tooltip_stands_below_its_control_where_it_can() -> None:
    anchor = pygame.Rect(400, 200, 40, 20)
    place = tooltip_place(Theme(), "Short.", anchor, pygame.Rect(0, 0, 800, 600))
    assert place.top > anchor.bottom and abs(place.centerx - anchor.centerx) <= 1


def test_a_primary_button_keeps_clear_of_tooltips() -> None:
    ui = ui_of(Column(Button("Go", name="go", kind="primary"), Button("Else", name="else", tooltip="It does else.")))
    assert ui._kept_clear() == [ui.find("go").rect]


def test_a_message_that_is_shown_already_is_not_shown_twice() -> None:
    ui = ui_of(Column(Label("Something")))
    for text in ("Choose a card.", "Saved.", "Choose a card."):
        ui.toast(text)
    assert [toast.text for toast in ui._toasts] == ["Saved.", "Choose a card."]
