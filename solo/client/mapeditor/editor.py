"""The map editor's screen: the board to paint on, tools and checks beside it, what can be done above it."""

from collections.abc import Sequence
from dataclasses import replace

import pygame

from solo.client import keeping
from solo.client.contacts.board import StatusStrip
from solo.client.hexmap import Tile
from solo.client.mapeditor.dialogs import Facts, ask_facts
from solo.client.mapeditor.panels import COLORS, check_part, tool_part
from solo.client.mapeditor.picture import check_overlays, layer_overlays, map_of, place_of, stroke_overlays
from solo.client.mapeditor.text import say
from solo.client.mapeditor.work import BRUSHES, LAYERS, MapWork
from solo.client.paintboard import PaintBoard, StrokePhase
from solo.client.screen import UiScreen, Window
from solo.client.screens.asking import ask_line, open_menu
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import rebuild_in_place
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row, Rule, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll
from solo.contacts import mapdraft
from solo.contacts.mapdraft import NOTHING, Draft
from solo.contacts.names import terrain_name
from solo.hex.coords import name_of

__all__ = ["MapEditorScreen"]

SIDEBAR = 340


class MapEditorScreen(UiScreen):
    """One map under work."""

    def __init__(self, navigator: Navigator, work: MapWork) -> None:
        super().__init__()
        self.navigator, self.work = navigator, work
        self.board = PaintBoard(map_of(work.draft), grow=1)
        self.board.on_stroke, self.board.on_pick = self._stroked, self._picked
        self.board.on_hover_tile, self.board.on_cursor = self._hovered, self._hovered
        self.board.on_key = self._board_key
        self.status = StatusStrip()
        self._shown = work.draft

    def build(self) -> Widget:
        """Return the head, the board with its status line, and the side panel."""
        self.tools, self.checks, self.head = Column(gap=8), Column(gap=8), Row(gap=8, pad=10)
        self.panel = Scroll(Column(self.tools, Rule(), self.checks, gap=12, pad=14), name="panel")
        self.panel.width = min(float(SIDEBAR), self.window.size[0] * 0.47 / self.theme.scale)
        left = Column(self.board, self.status, gap=0, grow=1)
        self._fill()
        return Column(self.head, Row(left, self.panel, gap=0, stretch=True, grow=1), gap=0)

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay out anew, the panel's width too."""
        super().on_resize(size)
        rebuild_in_place(self)

    def on_enter(self, window: Window) -> None:
        """Give the keys to the board at first."""
        super().on_enter(window)
        self.board.show_names = self.navigator.settings.tile_names
        if self.ui.focused is None:
            self.ui.focus(self.board)
        self.refresh()

    # What is shown

    def refresh(self) -> None:
        """Show the map and everything around it as they are now."""
        self._show_map(self.work.draft)
        focused = self.ui.focused.name if self.ui.focused is not None else ""
        self._fill()
        self.ui.layout()
        if self.ui.focused is None and focused and not self.ui.has_dialog:
            again = next((each for each in self.ui.root.walk() if each.name == focused and each.focusable), None)
            self.ui.focus(again or self.board)

    def _show_map(self, draft: Draft) -> None:
        work = self.work
        if draft is not self._shown:
            self._shown = draft
            self.board.show_map(map_of(draft))
        self.board.live = ()
        self.board.overlays = [*layer_overlays(draft, work.layer, work.values["region"]), *check_overlays(work)]
        self._hovered(self.board.hovered_tile)

    def _fill(self) -> None:
        self.tools.replace(tool_part(self))
        self.checks.replace(check_part(self))
        self.head.replace(self._head())

    def _head(self) -> list[Widget]:
        work = self.work
        name = say("title-changed", name=work.draft.name) if work.is_changed else work.draft.name
        back = Button(icon="chevron-left", name="back", kind="quiet", on_press=self.leave, tooltip=say("back"))
        undo = Button(icon="undo-2", name="undo", on_press=self.undo, tooltip=say("undo"))
        redo = Button(icon="redo-2", name="redo", on_press=self.redo, tooltip=say("redo"))
        undo.reason = None if work.steps.can_undo else say("undo-none")
        redo.reason = None if work.steps.can_redo else say("redo-none")
        save = Button(icon="save", name="save", on_press=self.save, tooltip=say("save-key"))
        menu = Button(say("menu"), self.open_menu, name="menu", icon="list")
        return [back, Label(name, name="map-name", size="head", bold=True), Spacer(grow=1), undo, redo, save, menu]

    def _hovered(self, tile: Tile | None) -> None:
        if tile is None:
            self.status.say("", "")
            return
        place, draft = place_of(tile), self.work.stroke or self.work.draft
        kind = draft.terrain.get(place)
        parts = [name_of(place), terrain_name(kind) if kind else say("nothing")]
        if kind:
            parts.append(say("zone", zone=draft.zones[place]))
            parts.append(draft.region_at(place) or say("no-region"))
        self.status.say(" · ".join(parts))

    # Painting

    def _stroked(self, tiles: Sequence[Tile], phase: StrokePhase) -> None:
        work = self.work
        if work.brush == "pick":
            if phase == "start":
                self._picked(tiles[0])
        elif phase == "lift":
            self._lifted()
        elif phase == "start" or work.brush != "fill":
            if phase == "start":
                work.begin()
                self.board.overlays = ()
            work.extend(place_of(tile) for tile in tiles)
            self.board.live = stroke_overlays(work)
            self._hovered(self.board.hovered_tile)

    def _lifted(self) -> None:
        """Take the stroke into the map, and only now judge it and draw it as it will stay."""
        in_vain = self.work.in_vain
        changed = self.work.lift()
        if in_vain and not changed:
            self.ui.toast(say("cannot-erase"))
        self.refresh()

    def _picked(self, tile: Tile) -> None:
        if not self.work.pick(place_of(tile)):
            self.ui.toast(say("picked-none"))
        if self.work.brush == "pick":
            self.work.brush = "1"
        self.refresh()

    def take_layer(self, layer: str) -> None:
        """Paint another layer."""
        self.work.layer = layer
        self.refresh()

    def take_color(self, value: str) -> None:
        """Paint something else in this layer."""
        self.work.values[self.work.layer] = value
        if self.work.brush == "pick":
            self.work.brush = "1"
        self.refresh()

    def take_brush(self, brush: str) -> None:
        """Paint with another brush."""
        self.work.brush = brush
        self.refresh()

    # Regions

    def add_region(self) -> None:
        """Ask for a new region's name; it is in hand then."""
        ask_line(self.ui, say("region-title"), say("regions-none"), "", say("region-add"), self._add_region)

    def _add_region(self, name: str) -> str:
        fault = self._region_fault(name)
        if not fault:
            self._change(mapdraft.add_region(self.work.draft, name))
            self.take_color(name)
        return fault

    def _region_fault(self, name: str) -> str:
        if not (1 <= len(name) <= 30 and name.isprintable()):
            return say("bad-region")
        return say("taken-region") if name in self.work.draft.regions else ""

    def rename_region(self) -> None:
        """Ask for another name of the region in hand."""
        old = self.work.values["region"]
        ask_line(self.ui, say("region-title"), "", old, say("region-rename"), lambda name: self._rename(old, name))

    def _rename(self, old: str, name: str) -> str:
        fault = "" if name == old else self._region_fault(name)
        if not fault:
            self.work.change(mapdraft.rename_region(self.work.draft, old, name))
            self.take_color(name)
        return fault

    def drop_region(self) -> None:
        """Remove the region in hand; undo brings it back."""
        self._change(mapdraft.drop_region(self.work.draft, self.work.values["region"]))

    # Checks

    def show_check(self, check: str) -> None:
        """Show what a check says and where it fails, the whole map in sight; a second time, show it no more."""
        work = self.work
        work.check = "" if work.check == check else check
        self.refresh()
        if work.check:
            self.board.fit()
            self.panel.reveal(self.ui.find("check-details"))

    def waive(self, check: str, waived: bool) -> None:
        """Waive a check for this map, or ask for it again."""
        self.work.waive(check, waived)
        self.refresh()

    # The map as a whole

    def _change(self, draft: Draft) -> None:
        self.work.change(draft)
        self.refresh()

    def undo(self) -> None:
        """Take the last change back."""
        self.work.undo()
        self.refresh()

    def redo(self) -> None:
        """Do again what was taken back."""
        self.work.redo()
        self.refresh()

    def save(self) -> None:
        """Save the map."""
        keeping.save(self, self.work, self.refresh)

    def save_as(self) -> None:
        """Save the map under another name."""
        keeping.save_as(self, self.work, self.refresh)

    def edit_facts(self) -> None:
        """Ask for name, days, size and plan."""
        draft = self.work.draft
        facts = Facts(draft.name, str(draft.days), str(draft.columns), str(draft.rows), draft.plan)
        ask_facts(self.ui, say("facts-title"), "", facts, say("take"), self._take_facts)

    def _take_facts(self, facts: Facts) -> None:
        sized = mapdraft.resize(self.work.draft, *facts.size)
        self._change(replace(sized, name=facts.name, days=int(facts.days), plan=facts.plan))

    def export(self) -> None:
        """Write the map as it is to a path that is asked for."""
        id = self.work.saved_as or self.work.suggested or "map"
        keeping.export(self, say, self.work.text(id), id)

    def open_menu(self) -> None:
        """Show what can be done with the map."""
        entries = [
            ("facts", say("facts-entry"), "pencil", self.edit_facts),
            ("save-now", say("save"), "save", self.save),
            ("save-as", say("save-as"), "copy", self.save_as),
            ("export", say("export-entry"), "share-2", self.export),
            ("help", say("help"), "book-open", lambda: self.go(self.navigator.help("map-editor"))),
            ("close-map", say("close"), "log-out", self.leave),
        ]
        open_menu(self.ui, self.work.draft.name, entries, say("menu-back"))

    # Leaving

    def leave(self) -> None:
        """Go back to the list of maps; ask first if something would be lost."""
        keeping.leave(self, self.work, self.work.draft.name)

    def on_quit(self) -> None:
        """Keep what was not saved: the list of maps offers it next time."""
        keeping.keep_unsaved(self.work)

    # Keys

    def _board_key(self, event: pygame.event.Event) -> bool:
        """Answer the keys that mean something at the hex cursor."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        cursor = self.board.cursor
        if event.key in (pygame.K_f, pygame.K_p) and cursor is not None:
            if event.key == pygame.K_p:
                self._picked(cursor)
            else:
                self._fill_at(cursor)
            return True
        return False

    def _fill_at(self, tile: Tile) -> None:
        before, self.work.brush = self.work.brush, "fill"
        self.work.begin()
        self.work.extend([place_of(tile)])
        self.work.brush = before
        self._lifted()

    def on_key(self, event: pygame.event.Event) -> None:
        """Answer the keys that mean something everywhere."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._with_ctrl(event)
        elif pygame.K_1 <= event.key <= pygame.K_9:
            self._number(event.key - pygame.K_1)
        elif event.key == pygame.K_b:
            sizes = BRUSHES[:2]
            self.take_brush(sizes[(sizes.index(self.work.brush) + 1) % 2] if self.work.brush in sizes else sizes[0])
        elif event.key == pygame.K_l:
            self.take_layer(LAYERS[(LAYERS.index(self.work.layer) + 1) % len(LAYERS)])
        elif event.key == pygame.K_F1:
            self.go(self.navigator.help("map-editor"))
        elif event.key == pygame.K_ESCAPE:
            self.leave()

    def _with_ctrl(self, event: pygame.event.Event) -> None:
        shifted = bool(event.mod & pygame.KMOD_SHIFT)
        if event.key == pygame.K_y or (event.key == pygame.K_z and shifted):
            self.redo()
        elif event.key == pygame.K_z:
            self.undo()
        elif event.key == pygame.K_s:
            (self.save_as if shifted else self.save)()

    def _number(self, at: int) -> None:
        """Take the color of a number; of regions, the one at that place of the list."""
        work = self.work
        colors = COLORS[work.layer] or (*work.draft.regions, NOTHING)
        if at < len(colors):
            self.take_color(colors[at])
