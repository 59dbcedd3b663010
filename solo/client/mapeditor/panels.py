"""The editor's side panel: layers, colours and brushes above, the checks below."""

from collections.abc import Callable
from typing import Protocol

import pygame

from solo.client.hexart import tile_art
from solo.client.mapeditor.picture import ZONE_COLORS
from solo.client.mapeditor.text import check_rule, check_title, checks_line, say
from solo.client.mapeditor.work import BRUSHES, LAYERS, CheckState, MapWork
from solo.client.paint import disc
from solo.client.screens.grid import Grid
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Row, Spacer
from solo.client.widgets.button import Button, Card, Kind
from solo.client.widgets.canvas import Canvas
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.toggle import Toggle
from solo.contacts.board import TERRAINS, ZONES
from solo.contacts.mapdraft import NOTHING
from solo.contacts.names import terrain_name

__all__ = ["COLORS", "Hand", "check_part", "tool_part"]

COLORS = {"terrain": (*TERRAINS.values(), NOTHING), "zone": ZONES, "region": ()}
"""What a layer's brush paints, in the order of the keys 1, 2, 3 and on; regions have no keys."""

_ICONS = {"holds": "check", "fails": "triangle-alert", "waived": "minus"}


class Hand(Protocol):
    """What the panel asks of the screen: the work, and what its controls do."""

    work: MapWork

    def take_layer(self, layer: str) -> None:
        """Paint another layer."""

    def take_color(self, value: str) -> None:
        """Paint something else in this layer."""

    def take_brush(self, brush: str) -> None:
        """Paint with another brush."""

    def add_region(self) -> None:
        """Ask for a new region's name."""

    def rename_region(self) -> None:
        """Ask for another name of the region in hand."""

    def drop_region(self) -> None:
        """Remove the region in hand."""

    def show_check(self, check: str) -> None:
        """Show a check on the board, or no more."""

    def waive(self, check: str, waived: bool) -> None:
        """Waive a check, or ask for it again."""


# Tools


def tool_part(hand: Hand) -> list[Widget]:
    """Return the controls of what is painted, and with what."""
    work = hand.work
    layers = [Item(layer, say(f"layer-{layer}")) for layer in LAYERS]
    brushes = [Item(brush, say(f"brush-{brush}")) for brush in BRUSHES]
    return [
        Choice(layers, work.layer, hand.take_layer, name="layer", size="body"),
        *(_regions(hand) if work.layer == "region" else [_colors(hand)]),
        Choice(brushes, work.brush, hand.take_brush, name="brush", size="body"),
        Label(say("brush-line"), size="small", color="muted"),
    ]


def _colors(hand: Hand) -> Widget:
    work = hand.work
    cards = [_color(hand, value, str(number)) for number, value in enumerate(COLORS[work.layer], 1)]
    return Grid(*cards, column=90, most=3, gap=6)


def _color(hand: Hand, value: str, key: str) -> Card:
    layer = hand.work.layer
    name = say("zone", zone=value) if layer == "zone" else terrain_name(value) if value else say("nothing")
    paint = _zone_swatch(value) if layer == "zone" else _terrain_swatch(value)
    return Card(
        Row(Canvas(paint, (24, 24)), Label(name, size="small"), gap=6),
        lambda: hand.take_color(value),
        name=f"color-{value or 'nothing'}",
        label=name,
        selected=hand.work.values[layer] == value,
        pad=5,
        tooltip=say("key", key=key),
    )


def _terrain_swatch(terrain: str) -> Callable[[pygame.Surface, pygame.Rect, Theme], None]:
    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        radius = rect.height / 2
        if terrain:
            picture = tile_art(radius, theme.palette.id).tile(terrain, 1)
            surface.blit(picture, picture.get_rect(center=rect.center))
        else:
            drawn = theme.icon("x", round(radius * 1.4), theme.palette.muted)
            surface.blit(drawn, drawn.get_rect(center=rect.center))

    return paint


def _zone_swatch(zone: str) -> Callable[[pygame.Surface, pygame.Rect, Theme], None]:
    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        ground = disc(rect.height, ZONE_COLORS[zone])
        surface.blit(ground, ground.get_rect(center=rect.center))
        drawn = theme.text(zone, "body", theme.palette.accent_ink, True)
        surface.blit(drawn, drawn.get_rect(center=rect.center))

    return paint


def _regions(hand: Hand) -> list[Widget]:
    """The regions by name, and what may be done with them."""
    draft, chosen = hand.work.draft, hand.work.values["region"]
    rows = [Item(f"={name}", name, icon="map") for name in draft.regions]
    names = List(
        [*rows, Item("=", say("no-region"), icon="x")],
        name="regions",
        selected=f"={chosen}",
        on_select=lambda id: hand.take_color(id[1:]),
        most_rows=5,
    )
    change = Flow(
        Button(say("region-add"), hand.add_region, name="region-add", icon="plus", size="small"),
        Button(say("region-rename"), hand.rename_region, name="region-rename", size="small", icon="pencil"),
        Button(say("region-drop"), hand.drop_region, name="region-drop", size="small", icon="trash-2"),
        gap=6,
    )
    for button in change.children[1:]:
        button.visible = bool(chosen)
    hint = [] if draft.regions else [Label(say("regions-none"), size="small", color="muted")]
    return [*hint, names, change]


# Checks


def check_part(hand: Hand) -> list[Widget]:
    """Return the checks of CR-2 with their states, the chosen one with what it says."""
    work = hand.work
    color = "bad" if work.failing else "good"
    count = Label(checks_line(work.failing), name="checks-count", size="small", color=color, bold=True)
    head = Row(Label(say("checks"), size="head", bold=True), Spacer(grow=1), count, gap=12)
    lines: list[Widget] = []
    for check in work.checks():
        lines.append(_check(hand, check))
        if check.check == work.check:
            lines.append(_details(hand, check))
    return [head, Column(*lines, gap=2)]


def _check(hand: Hand, check: CheckState) -> Button:
    kind: Kind = "danger" if check.state == "fails" else "quiet"
    title = check_title(check.check)
    return Button(
        title,
        lambda: hand.show_check(check.check),
        name=f"check-{check.check}",
        icon=_ICONS[check.state],
        kind=kind,
        justify="left",
        size="small",
        toggled=check.check == hand.work.check,
        tooltip=f"{title}: {say(f'state-{check.state}')}",
    )


def _details(hand: Hand, check: CheckState) -> Widget:
    rule = Label(check_rule(check.check, hand.work.draft.plan), name="check-rule", size="small", color="muted")
    found = [Label(text[:1].upper() + text[1:] + ".", size="small", color="bad") for text in check.texts]
    if found and not check.places:
        found.append(Label(say("whole-map"), size="small", color="muted"))
    if not found:
        found = [Label(say("holds-line"), size="small", color="good")]
    found[0].name = "check-found"
    waive = Toggle(
        say("waive"), check.state == "waived", lambda on: hand.waive(check.check, on), name=f"waive-{check.check}"
    )
    waive.visible = check.state != "holds"
    return Column(rule, *found, waive, name="check-details", gap=5, pad=10)
