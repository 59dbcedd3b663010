"""The title: the way into a game and to everything around it."""

from collections.abc import Callable
from typing import Literal

import pygame

from solo import __version__
from solo.career import current_career
from solo.client.gamescreens import has_screens, screens_of
from solo.client.screen import Quit, Transition, UiScreen, Window
from solo.client.screens.landscape import landscape
from solo.client.screens.navigator import Navigator
from solo.client.screens.opengame import open_game
from solo.client.screens.parts import show_fault
from solo.client.screens.summary import Summary, last_game
from solo.client.screens.text import say
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Row, Spacer
from solo.client.widgets.button import Button, Card, Pressable
from solo.client.widgets.canvas import Canvas
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll
from solo.core import save
from solo.core.content import ContentError
from solo.core.settings import set_aside
from solo.rated import lost_notes

__all__ = ["TitleScreen"]

Kind = Literal["normal", "primary", "quiet"]

MENU_WIDTH = 340
WIDE_MENU = 420
"""The menu's width where its entries stand in two columns."""

MAIN = ("continue", "tutorial", "new-game")
"""What has the menu's whole width always."""

PAD = 32
"""The margin around lettering and menu, in units."""

FOOT = 36
"""The height of the line below the menu, in units."""


class TitleScreen(UiScreen):
    """Lettering and menu on the left, the country behind."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__()
        self.navigator = navigator
        self._saves: list[save.SaveInfo] = []
        self._lost: list[str] = lost_notes(current_career())
        self._picture: tuple[tuple[object, ...], pygame.Surface] | None = None
        self._tall = 0
        """The height in pixels from which the entries have room in one column."""
        self._is_wide = False

    def build(self) -> Widget:
        """Return lettering and menu."""
        self._saves = save.saves()
        entries = self._entries(last_game(has_screens))
        head = Column(_lettering(), Label(say("title-line"), color="muted", max_width=MENU_WIDTH, align="start"), gap=6)
        if (broken := set_aside()) is not None:
            told = Label(say("settings-aside", path=broken), name="settings-aside", size="small", color="bad")
            told.max_width = MENU_WIDTH
            head.add(told)
        for note in self._lost:
            told = Label(note, name="lost", size="small", color="bad", icon="triangle-alert", max_width=MENU_WIDTH)
            head.add(told)
        version = Label(say("version", version=__version__), size="tiny", color="muted", justify="right")
        self._more = Button(say("more-below"), self._scroll_on, name="more", icon="chevron-down", size="small")
        self._more.visible = False
        menu = Column(*entries, gap=4, width=MENU_WIDTH)
        left = Column(head, Spacer(height=4), menu, gap=8, pad=PAD)
        self._tall = left.measure(self.theme, None)[1] + self.theme.px(FOOT)
        self._is_wide = self.window.size[1] < self._tall
        if self._is_wide:
            menu.width = WIDE_MENU
            menu.replace([])  # before the entries get another parent
            menu.add(*_in_two_columns(entries))
        self._scroll = Scroll(left, grow=1, name="menu")
        foot = Row(self._more, Spacer(grow=1), version, height=FOOT, pad=4)
        return Column(self._scroll, foot, gap=0)

    def on_resize(self, size: tuple[int, int]) -> None:
        """Lay the widgets out anew, with the entries in one column or two as there is room."""
        super().on_resize(size)
        if self._is_wide != (size[1] < self._tall):
            self.rebuild()

    def update(self, now: float) -> None:
        """Say that there is more below for as long as there is."""
        self.ui.layout()
        bar = self._scroll.bar
        if self._more.visible != (bar.most - bar.offset > self.theme.px(PAD)):  # the margin below is nothing to see
            self._more.visible = not self._more.visible
            self._more.relayout()

    def _scroll_on(self) -> None:
        self._scroll.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_PAGEDOWN, mod=0, unicode=""))

    def _entries(self, newest: Summary | None) -> list[Widget]:
        navigator, entries = self.navigator, list[Widget]()
        first = not navigator.settings.tutorial_seen
        if newest is not None:
            entries += [self._continue_card(newest), Spacer(height=6)]
        if first:
            kind: Kind = "normal" if entries else "primary"
            entries.append(self._entry("tutorial", "tutorial-first", "graduation-cap", navigator.tutorial, kind))
        kind = "normal" if entries else "primary"
        entries.append(self._entry("new-game", "new-game", "play", navigator.new_game, kind))
        entries.append(self._entry("challenges", "challenges", "star", navigator.challenges))
        entries.append(self._entry("learn", "learn", "graduation-cap", navigator.learn))
        if self._saves:
            entries.append(self._entry("load", "load", "folder-open", navigator.load))
        entries.append(self._entry("records", "records", "trophy", navigator.records))
        entries.append(self._entry("profile", "profile", "user", navigator.profile))
        entries.append(self._entry("personalise", "personalise", "pencil", navigator.personalise))
        entries.append(self._entry("maps", "maps", "map", navigator.maps))
        entries.append(self._entry("help", "help", "book-open", navigator.help))
        entries.append(self._entry("settings", "settings", "settings", navigator.to_settings))
        entries.append(self._entry("quit", "quit", "log-out", Quit))
        return entries

    def _entry(self, name: str, text: str, icon: str, way: Callable[[], Transition], kind: Kind = "quiet") -> Button:
        return Button(say(text), lambda: self._take(way), name=name, icon=icon, kind=kind, justify="left")

    def _take(self, way: Callable[[], Transition]) -> None:
        """Go a way, unless the program's own files are broken."""
        try:
            self.go(way())
        except ContentError as error:
            show_fault(self, error.faults[0].file, str(error))

    def _continue_card(self, newest: Summary) -> Card:
        picture = screens_of(newest.game).picture(newest, (132, 92))
        texts = Column(
            Label(say("continue"), size="head", bold=True, color="accent"),
            Label(newest.run or newest.title, name="continue-name", bold=True, size="small"),
            *([Label(newest.title, color="muted", size="small")] if newest.run else []),
            Label(" · ".join(filter(None, (newest.game_name, newest.how_far))), color="muted", size="small"),
            gap=2,
        )
        texts.grow = 1
        return Card(
            Row(picture, texts, gap=12),
            lambda: self._continue(newest),
            name="continue",
            label=" · ".join(filter(None, (say("continue"), newest.game_name, newest.run or newest.title))),
            pad=8,
        )

    def _continue(self, newest: Summary) -> None:
        open_game(self, self.navigator, newest)

    def on_enter(self, window: Window) -> None:
        """Look for saves anew when coming back."""
        back = self._entered
        super().on_enter(window)
        if back:
            self._lost = lost_notes(current_career())
            self.rebuild()

    def on_key(self, event: pygame.event.Event) -> None:
        """Arrows walk through the menu, Enter takes the first entry; Esc does not leave the program."""
        if event.key in (pygame.K_DOWN, pygame.K_UP, pygame.K_RIGHT, pygame.K_LEFT):
            step = pygame.KMOD_SHIFT if event.key in (pygame.K_UP, pygame.K_LEFT) else 0
            self.ui.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=step, unicode=""))
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            first = next(widget for widget in self.ui.root.walk() if isinstance(widget, Pressable))
            first.press()
        elif event.key == pygame.K_F1:
            self.go(self.navigator.help())

    def on_draw(self, surface: pygame.Surface) -> None:
        """Draw the country, then the menu."""
        key = (self.theme, surface.get_size())
        if self._picture is None or self._picture[0] != key:
            self._picture = (key, landscape(self.theme, surface.get_size()))
        surface.blit(self._picture[1], (0, 0))
        self.ui.draw(surface)


def _in_two_columns(entries: list[Widget]) -> list[Widget]:
    """Return the main entries as they are and the others in pairs, with the focus going from left to right."""
    first = next(at for at, entry in enumerate(entries) if isinstance(entry, Button) and entry.name not in MAIN)
    others = entries[first:]
    for entry in others:
        entry.width = (WIDE_MENU - 4) / 2
    return [*entries[:first], *(Row(*others[at : at + 2], gap=4) for at in range(0, len(others), 2))]


def _lettering() -> Canvas:
    """The game's name in spaced capitals, underlined in the accent's colour."""
    return Canvas(_paint_lettering, (392, 74), name="lettering", spoken_text=say("title"))


def _paint_lettering(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
    font, x = theme.font_px(theme.px(46), bold=True), rect.left
    for letter in say("title"):
        shade = font.render(letter, True, (0, 0, 0))
        shade.set_alpha(150)
        surface.blit(shade, (x + theme.px(1), rect.top + theme.px(3)))
        drawn = font.render(letter, True, theme.palette.ink)
        surface.blit(drawn, (x, rect.top))
        x += drawn.get_width() + theme.px(4)
    surface.fill(theme.palette.accent, (rect.left, rect.bottom - theme.px(8), theme.px(72), theme.px(3)))
