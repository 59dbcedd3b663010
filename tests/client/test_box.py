"""Layout: nothing overlaps, nothing is cut off, at any size and scale."""

import pytest

from solo.client.theme import Theme
from solo.client.widgets.bar import Bar, Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Rule, Spacer
from solo.client.widgets.button import Button, Card
from solo.client.widgets.choice import Choice
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.richtext import Log, RichText
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.slider import Slider
from solo.client.widgets.tabs import Tabs
from solo.client.widgets.textentry import TextEntry
from solo.client.widgets.toggle import Toggle
from tests.client.hands import Clock, assert_tidy, ui_of

LONG = "A sentence that is long enough to need several lines in a narrow place, whatever the scale is."


def _everything() -> Widget:
    """A screen with one of each widget."""
    items = [Item(str(at), f"Row {at}", LONG) for at in range(4)]
    left = Panel(
        Label("Title", size="title", bold=True),
        Label(LONG, color="muted", icon="info"),
        Flow(*(Button(f"Button {at}", icon="play", shortcut="B") for at in range(6))),
        Row(Label(LONG, grow=1), Button("Do"), gap=16),
        Toggle(LONG),
        Row(Label("Scale"), Slider(1.0, high=2.0, grow=1)),
        Choice([Item(text, text) for text in ("Off", "Count", "Set", "Heat", "Full")], "Set"),
        DropDown(items, "1"),
        TextEntry("text"),
        Bar(0.4, text="Thinking"),
        Curve([3, 2, 1]),
        grow=1,
    )
    pages = [("a", "Log", Log([LONG] * 9, height=120)), ("b", "Text", RichText(f"<b>{LONG}</b>"))]
    right = Panel(
        Tabs(pages),
        Rule(),
        List(items),
        Row(Card(Column(Label("One", bold=True), Label(LONG, size="small"))), Card(Label("Two")), stretch=True),
        Spacer(grow=1),
        Button("End the day", kind="primary", align="end"),
        grow=1,
    )
    return Scroll(Column(Label("Everything", size="display"), Row(left, right, gap=16, stretch=True), pad=16))


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (3840, 2160), (700, 500)])
def test_everything_is_tidy(size: tuple[int, int], scale: float) -> None:
    assert_tidy(ui_of(_everything(), size, Theme(scale)))


@pytest.mark.parametrize("text_size", [1.0, 1.6])
@pytest.mark.parametrize("size", [(1024, 640), (640, 400)])
def test_dialogs_are_tidy_and_inside_the_window(size: tuple[int, int], text_size: float) -> None:
    ui = ui_of(Column(), size, Theme(1.5, text_size))
    dialog = Dialog("End the day?", Label(" ".join([LONG] * 6)), [Button("Keep playing"), Button("End the day")])
    ui.open(dialog)
    assert_tidy(ui)
    assert dialog.rect.contains(dialog.panel.rect)


def test_a_column_gives_what_is_left_to_what_grows() -> None:
    top, middle, end = Label("a"), Spacer(grow=1), Label("b")
    ui_of(Column(top, middle, end, gap=0), (200, 300))
    assert end.rect.bottom == 300 and middle.rect.height == 300 - top.rect.height - end.rect.height


def test_growing_shares_go_by_weight() -> None:
    one, two = Spacer(grow=1), Spacer(grow=3)
    ui_of(Row(one, two, gap=0, stretch=True), (400, 100))
    assert (one.rect.width, two.rect.width) == (100, 300)


def test_a_row_without_room_stacks() -> None:
    one, two = Button("Keep playing"), Button("End the day")
    ui_of(Row(one, two), (130, 300))
    assert two.rect.top >= one.rect.bottom


def test_hidden_widgets_take_no_place() -> None:
    hidden, shown = Label("a", visible=False), Label("b")
    ui = ui_of(Column(hidden, shown), (200, 100))
    assert shown.rect.top == 0
    hidden.visible = True
    ui.layout()
    assert shown.rect.top > 0


def test_a_fixed_width_is_kept_in_units() -> None:
    board, side = Spacer(grow=1), Panel(width=360)
    ui_of(Row(board, side, gap=0, stretch=True), (1024, 640), Theme(1.5))
    assert side.rect.width == 540 and board.rect.width == 1024 - 540


def test_a_label_that_keeps_its_size_needs_no_new_layout() -> None:
    label = Label("C4, forest", name="tile")
    ui = ui_of(Column(label, Label("below")), (300, 200), clock=Clock())
    label.text = "D5, field"
    assert ui.dirty and ui.damage is not None
    label.text = LONG
    assert ui.damage is None


def test_children_stay_with_their_column_on_the_eight_unit_grid() -> None:
    theme = Theme(2.0)
    one, two = Label("a"), Label("b")
    ui_of(Column(one, two, pad=8), (200, 200), theme)
    assert one.rect.topleft == (16, 16) and two.rect.top - one.rect.bottom == theme.gap


def test_a_flow_centres_what_is_low_beside_what_is_tall() -> None:
    low, tall = Label("low"), Button("tall")
    ui_of(Column(Flow(low, tall)), (400, 100))
    assert low.rect.height < tall.rect.height and abs(low.rect.centery - tall.rect.centery) <= 1
