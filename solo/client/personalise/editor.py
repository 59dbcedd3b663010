"""The screen of Personalise: the form on the left, the board beside it, what can be done above both."""

import pygame

from solo import library
from solo.client import keeping
from solo.client.contacts.board import PlayBoard, StatusStrip
from solo.client.hexmap import Tile
from solo.client.personalise.form import TABS, Form, name_of, tab_of
from solo.client.personalise.missionpage import mission_page
from solo.client.personalise.pages import agents_page, file_page, story_page, tokens_page
from solo.client.personalise.picture import overlays_of
from solo.client.personalise.text import faults_line, say
from solo.client.personalise.work import FileWork
from solo.client.screen import UiScreen, Window
from solo.client.screens.asking import open_menu
from solo.client.screens.gamechoice import GameChoice
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import CRAMPED_BELOW, rebuild_in_place
from solo.client.screens.pictures import hexmap_of
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.tabs import TabBar
from solo.contacts.board import Board
from solo.contacts.names import terrain_name
from solo.contacts.scenariodraft import FileDraft, Place, part_kind, toggle_part_tile, toggle_place
from solo.core.content import ContentError
from solo.match import new_match

__all__ = ["FileEditorScreen"]

FORM_WIDTH = 440
PAGES = {
    "file": file_page,
    "agents": agents_page,
    "tokens": tokens_page,
    "mission": mission_page,
    "story": story_page,
}


class FileEditorScreen(UiScreen):
    """One secret file under work."""

    def __init__(self, navigator: Navigator, work: FileWork) -> None:
        super().__init__()
        self.navigator, self.work = navigator, work
        self.tab = TABS[0]
        self._map = work.board() or library.board(library.map_ids()[0])
        self.board = PlayBoard(hexmap_of(self._map), grow=1)
        self.board.on_click = self._clicked
        self.board.on_hover_tile, self.board.on_cursor = self._hovered, self._hovered
        self.board.may_center = lambda tile: not self._is_placing
        self.status = StatusStrip()

    # What is shown

    def build(self) -> Widget:
        """Return the head, the form with its tabs, and the board."""
        self._form = Form(self)
        self._head_row = Row(gap=8, pad=10)
        self._tabs = TabBar(self._titles(), self.tab, self.take_tab, name="tabs")
        page = Column(self._form.others, *PAGES[self.tab](self._form), gap=16, pad=14)
        form = Column(self._tabs, Scroll(page, name=f"page-{self.tab}", grow=1), gap=0)
        form.width = min(float(FORM_WIDTH), self.window.size[0] * 0.5 / self.theme.scale)
        self._show_state()
        self._show_board()
        side = Column(self.board, self.status, gap=0, grow=1)
        return Column(self._head_row, Row(form, side, gap=0, stretch=True, grow=1), gap=0)

    def on_enter(self, window: Window) -> None:
        """Look at the maps anew when coming back."""
        back = self._entered
        super().on_enter(window)
        self.board.show_names = self.navigator.settings.tile_names
        if back:
            rebuild_in_place(self)

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay out anew, the form's width too."""
        super().on_resize(size)
        rebuild_in_place(self)

    def _titles(self) -> list[tuple[str, str]]:
        """The tabs, each with the number of its faults."""
        wrong = [tab_of(place) for place, _ in self.work.judge().faults]
        return [(tab, _title(tab, wrong.count(tab))) for tab in TABS]

    def _show_state(self) -> None:
        """Show the faults at their fields and in the tabs' titles, and the head as it is now."""
        self._form.show_faults()
        self._tabs.titles = self._titles()
        self._tabs.relayout()
        self._head_row.replace(self._head())

    def _head(self) -> list[Widget]:
        work, faults = self.work, self.work.judge().faults
        name = say("title-changed", name=work.name) if work.is_changed else work.name
        back = Button(icon="chevron-left", name="back", kind="quiet", on_press=self.leave, tooltip=say("back"))
        undo = Button(icon="undo-2", name="undo", on_press=self.undo, tooltip=say("undo"))
        redo = Button(icon="redo-2", name="redo", on_press=self.redo, tooltip=say("redo"))
        undo.reason = None if work.steps.can_undo else say("undo-none")
        redo.reason = None if work.steps.can_redo else say("redo-none")
        save = Button(icon="save", name="save", on_press=self.save, tooltip=say("save-key"))
        text = "" if self._is_narrow else say("play")
        play = Button(text, self.play, name="play", icon="play", kind="primary", tooltip=say("play-key"))
        play.reason = faults_line(len(faults)) if faults else None
        menu = Button(say("menu"), self.open_menu, name="menu", icon="list")
        title = Label(name, name="file-name", size="head", bold=True)
        changes = [] if self._is_narrow else [undo, redo, save]  # the menu has them too
        return [back, title, Spacer(grow=1), self._verdict(), *changes, play, menu]

    @property
    def _is_narrow(self) -> bool:
        """Whether the head has no room for all that can be done."""
        return self.window.size[0] < CRAMPED_BELOW * self.theme.scale

    def _verdict(self) -> Widget:
        count = len(self.work.judge().faults)
        if not count:
            text = "" if self._is_narrow else say("ready")
            return Label(text, name="ready", size="small", color="good", icon="check", tooltip=say("ready"))
        return Button(
            faults_line(count),
            self.next_fault,
            name="faults",
            icon="triangle-alert",
            kind="danger",
            size="small",
            tooltip=say("next-fault"),
        )

    def _show_board(self) -> None:
        board = self.work.board()
        if board is not None and board is not self._map:
            self._map = board
            self.board.show_map(hexmap_of(board))
        self.board.overlays = overlays_of(self.work, board) if board is not None else []

    def take_tab(self, tab: str) -> None:
        """Show another page of the form; what was in hand is let go."""
        self.tab, self.work.hand, self.work.part = tab, "", ()
        rebuild_in_place(self)

    def next_fault(self) -> None:
        """Show the page of the first fault, or of the first one on a page further on, and the fault in sight."""
        tabs = [tab_of(place) for place, _ in self.work.judge().faults]
        order = sorted(set(tabs), key=lambda tab: (TABS.index(tab) - TABS.index(self.tab) - 1) % len(TABS))
        self.take_tab(order[0])
        label = next((label for label in self._form.faults.values() if label.visible), None)
        if label is not None:
            self._reveal(label)

    # Changes

    def change(self, draft: FileDraft) -> None:
        """Go on with another draft, and build the form anew."""
        self.work.change(draft)
        rebuild_in_place(self)

    def type_in(self, place: Place, draft: FileDraft) -> None:
        """Go on with what was typed at a place; the form stays as it is."""
        self.work.change(draft, typed=place)
        self._show_state()
        self._show_board()

    def take(self, kind: str) -> None:
        """Place a kind of token by clicks on the board, or no more; by the keyboard, at the board's cursor."""
        self.work.hand = "" if self.work.hand == kind else kind
        rebuild_in_place(self)
        if self.work.hand:
            self._reveal(self.ui.find("placing-line"))
            if self.ui.keyboard:
                self.ui.focus(self.board)

    def open_part(self, place: Place) -> None:
        """Open a part of the mission, or close it."""
        self.work.part = () if self.work.part == place else place
        rebuild_in_place(self)
        if self.work.part:
            head = self.ui.find(name_of(place))
            self._reveal(head.parent or head)
            self._reveal(head)

    def _reveal(self, widget: Widget) -> None:
        """Scroll the form so that a widget is in sight."""
        self.ui.layout()
        scroll = self.ui.find(f"page-{self.tab}")
        assert isinstance(scroll, Scroll)
        scroll.reveal(widget)

    def undo(self) -> None:
        """Take the last change back."""
        self.work.undo()
        rebuild_in_place(self)

    def redo(self) -> None:
        """Do again what was taken back."""
        self.work.redo()
        rebuild_in_place(self)

    # The board

    @property
    def _is_placing(self) -> bool:
        work = self.work
        return bool(work.hand or (work.part and part_kind(work.draft, work.part) == "tiles"))

    def _clicked(self, tile: Tile, button: int) -> None:
        board, work = self.work.board(), self.work
        if button != 1 or board is None or not self._is_placing:
            return
        name = board.names[tile]
        there = work.draft.names_at(*work.part, "tiles") if not work.hand else ()
        if not (board.starts | board.cities) >> tile & 1 and name not in there:
            self.ui.toast(say("closed", tile=name))
        elif work.hand:
            self.change(toggle_place(work.draft, work.hand, name))
        else:
            self.change(toggle_part_tile(work.draft, work.part, name))

    def _hovered(self, tile: Tile | None) -> None:
        self.status.say(_tile_text(self._map, tile) if tile is not None else "")

    # The file as a whole

    def save(self) -> None:
        """Save the file."""
        keeping.save(self, self.work, lambda: rebuild_in_place(self))

    def save_as(self) -> None:
        """Save the file under another name."""
        keeping.save_as(self, self.work, lambda: rebuild_in_place(self))

    def export(self) -> None:
        """Write the file as it is to a path that is asked for."""
        id = self.work.saved_as or self.work.suggested or "file"
        keeping.export(self, say, self.work.text(id), id)

    def play(self) -> None:
        """Save the file if that is needed, and begin a game with it; nothing happens while it has faults."""
        if self.work.judge().faults:
            return
        if self.work.is_changed or not self.work.saved_as:
            keeping.save(self, self.work, self._start)
        else:
            self._start()

    def _start(self) -> None:
        try:
            choice = GameChoice.from_settings(self.navigator.settings)
            choice.take_file(self.work.saved_as)
            match = new_match(choice.new_game())
            match.keep()
        except (ValueError, OSError, ContentError) as error:
            self.ui.toast(say("not-started", reason=error), "bad", seconds=8)
            return
        self.go(self.navigator.play(match))

    def open_menu(self) -> None:
        """Show what can be done with the file."""
        entries = [
            ("save-now", say("save"), "save", self.save),
            ("undo-last", say("undo"), "undo-2", self.undo),
            ("redo-last", say("redo"), "redo-2", self.redo),
            ("save-as", say("save-as"), "copy", self.save_as),
            ("export", say("export-entry"), "share-2", self.export),
            ("help", say("help"), "book-open", lambda: self.go(self.navigator.help("personalise"))),
            ("close-file", say("close"), "log-out", self.leave),
        ]
        open_menu(self.ui, self.work.name, entries, say("menu-back"))

    # Leaving

    def leave(self) -> None:
        """Go back; ask first if something would be lost."""
        keeping.leave(self, self.work, self.work.name)

    def on_quit(self) -> None:
        """Keep what was not saved: the list of files offers it next time."""
        keeping.keep_unsaved(self.work)

    # Keys

    def on_key(self, event: pygame.event.Event) -> None:
        """Answer the keys that mean something everywhere."""
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            self._with_ctrl(event)
        elif event.key == pygame.K_F1:
            self.go(self.navigator.help("personalise"))
        elif event.key == pygame.K_ESCAPE and self.work.hand:
            self.take(self.work.hand)
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


def _title(tab: str, faults: int) -> str:
    title = say(f"tab-{tab}")
    return say("tab-faulty", title=title, count=faults) if faults else title


def _tile_text(board: Board, tile: Tile) -> str:
    parts = [board.names[tile], terrain_name(board.terrain[tile]), say("zone", zone=board.zones[tile])]
    parts += [name for name, tiles in board.regions.items() if tiles >> tile & 1]
    return " · ".join(parts)
