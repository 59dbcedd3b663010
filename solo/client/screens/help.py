"""Help: the rules and the program in short pages, searched by words, opened at the right one."""

import pygame

from solo.client.screens.helppages import find_page, help_pages, search
from solo.client.screens.helppictures import picture_of
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, page
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.richtext import RichText
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.textentry import TextEntry

__all__ = ["HelpScreen"]

SIDE_WIDTH = 280
TEXT_WIDTH = 680


class HelpScreen(RoomyScreen):
    """The list of pages on the left, one page on the right."""

    def __init__(self, navigator: Navigator, topic: str = "") -> None:
        super().__init__()
        self.keys = navigator.settings.keys
        self.language = navigator.settings.language or "en"
        self.page_id = find_page(topic, self.language)
        self.query = ""
        self._past: list[str] = []

    def build(self) -> Widget:
        """Return search field, list and page."""
        self._entry = TextEntry(
            self.query,
            self._search,
            on_submit=lambda _: self._open_first(),
            placeholder=say("search"),
            most=60,
            name="search",
        )
        self._list = List(self._items(), name="pages", selected=self.page_id, on_select=self._picked, most_rows=5)
        self._list.grow = 1
        self._none = Label(say("search-none"), name="none", color="muted", visible=False)
        side = Column(self._entry, self._none, self._list, gap=10)
        side.width = self.side_width(SIDE_WIDTH)
        self._holder = Column(self._page(), grow=1)
        self._back = Button(icon="undo-2", name="page-back", kind="quiet", on_press=self.go_back)
        self._back.tooltip = say("page-back")
        self._back.reason = None if self._past else say("page-first")
        return page(self, say("help"), self.split(side, self._holder), extras=(self._back,))

    def _items(self) -> list[Item]:
        """The pages that are found; below headings while nothing is searched for."""
        found = search(self.query, self.language)
        if self.query.strip():
            return [Item(each.id, each.title, each.group) for each in found]
        items = list[Item]()
        for group in dict.fromkeys(each.group for each in found):
            items.append(Item(f"group {group}", group.upper(), enabled=False))
            items += [Item(each.id, each.title) for each in found if each.group == group]
        return items

    def _page(self) -> Widget:
        shown = help_pages(self.language)[self.page_id]
        text = RichText(shown.keyed(self.keys), name="text", on_link=self.open_page, paragraph_gap=10)
        title = Label(shown.title, name="page-title", size="title", bold=True)
        parts: list[Widget] = [title, text]
        if (picture := picture_of(shown.id)) is not None:
            parts.insert(1, picture)
        inner = Column(*parts, gap=16, max_width=TEXT_WIDTH)
        held: Widget = Column(inner) if self.cramped else Scroll(Column(inner), name="page", grow=1)
        return Panel(held, pad=24, grow=1)

    # Pages

    def _picked(self, id: str) -> None:
        self._show(id)

    def open_page(self, id: str) -> None:
        """Follow a link."""
        self._show(find_page(id, self.language))
        if self.page_id in [item.id for item in self._list.items]:
            self._list.select([item.id for item in self._list.items].index(self.page_id))

    def _show(self, id: str) -> None:
        if id != self.page_id:
            self._past.append(self.page_id)
            self._turn(id)

    def _turn(self, id: str) -> None:
        self.page_id = id
        self._holder.replace([self._page()])
        self._back.reason = None if self._past else say("page-first")

    def go_back(self) -> None:
        """Return to the page before."""
        if self._past:
            self._turn(self._past.pop())
            self._list.selected = self.page_id
            self._list.redraw()

    # Search

    def _search(self, text: str) -> None:
        self.query = text
        items = self._items()
        self._list.set_items(items)
        self._list.selected = self.page_id if self.page_id in [item.id for item in items] else ""
        self._none.visible = not items
        self._list.visible = bool(items)

    def _open_first(self) -> None:
        found = search(self.query, self.language)
        if found:
            self.open_page(found[0].id)

    def on_key(self, event: pygame.event.Event) -> None:
        """Ctrl+F searches, Backspace goes back a page, Esc leaves."""
        if event.key == pygame.K_f and event.mod & pygame.KMOD_CTRL:
            self.ui.focus(self._entry)
        elif event.key == pygame.K_BACKSPACE:
            self.go_back()
        else:
            super().on_key(event)
