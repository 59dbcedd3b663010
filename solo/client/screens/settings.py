"""Settings: look, game and keys. Every change is seen at once and kept at once."""

from collections.abc import Sequence
from dataclasses import replace

from solo.client.contacts.keys import COMMANDS, command_text
from solo.client.screen import UiScreen
from solo.client.screens.keychoice import give_key, key_label, key_of
from solo.client.screens.keydialog import ask_key
from solo.client.screens.navigator import Navigator, desktop_height, is_full_screen
from solo.client.screens.parts import page, rebuild_in_place, section
from solo.client.screens.pictures import board_canvas
from solo.client.screens.text import say
from solo.client.theme import auto_scale
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Row
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.tabs import Tabs
from solo.client.widgets.toggle import Toggle
from solo.contacts.names import HINT_LEVELS, LEVELS, hint_name, hint_text, level_text, level_title
from solo.library import scenario, starter_id
from solo.newgame import NewGame

__all__ = ["LANGUAGES", "SettingsScreen"]

LANGUAGES: Sequence[tuple[str, str]] = (("en", "English"),)
"""The languages there are: id and own name. With one alone there is nothing to choose."""

TEXT_SIZES = (0.9, 1.0, 1.15, 1.3, 1.5)
PALETTES = ("night", "contrast", "safe")
LABEL_WIDTH = 190
WIDTH = 760


class SettingsScreen(UiScreen):
    """Three pages: look, game, keys."""

    def __init__(self, navigator: Navigator) -> None:
        super().__init__()
        self.navigator = navigator
        self.tab = "look"

    def build(self) -> Widget:
        """Return the pages."""
        parts = {"look": self._look(), "game": self._game(), "keys": self._keys()}
        pages = [(name, say(f"tab-{name}"), Scroll(part, name=name)) for name, part in parts.items()]
        return page(self, say("settings"), Tabs(pages, self.tab, self._turned, name="tabs"))

    def _turned(self, tab: str) -> None:
        self.tab = tab

    def change(self, **fields: object) -> None:
        """Use and keep a change of some settings."""
        try:
            self.navigator.keep(replace(self.navigator.settings, **fields))  # type: ignore[arg-type]
        except OSError as error:
            self.ui.toast(say("kept-not", reason=error.strerror or error), "bad")
        rebuild_in_place(self)

    # Look

    def _look(self) -> Widget:
        now = self.navigator.settings
        picture = board_canvas(scenario(starter_id()).board, (300, 214), name="sample")
        parts: list[Widget] = [
            _line(say("scale"), DropDown(_scales(), f"{now.scale:g}", self._take_scale, name="scale")),
            _line(
                say("text-size"),
                Choice(
                    [Item(f"{size:g}", f"{round(size * 100)} %") for size in TEXT_SIZES],
                    f"{now.text_size:g}",
                    lambda value: self.change(text_size=float(value)),
                    name="text-size",
                ),
            ),
            _line(
                say("palette"),
                Choice(
                    [Item(id, say(f"palette-{id}")) for id in PALETTES],
                    now.palette,
                    lambda value: self.change(palette=value),
                    name="palette",
                ),
            ),
            Toggle(say("reduced-motion"), now.reduced_motion, lambda on: self.change(reduced_motion=on), name="motion"),
            Toggle(say("tile-names"), now.tile_names, lambda on: self.change(tile_names=on), name="tile-names"),
            Toggle(say("full-screen"), is_full_screen(), self._take_full_screen, name="full-screen"),
        ]
        if len(LANGUAGES) > 1:
            items = [Item(id, name) for id, name in LANGUAGES]
            take = DropDown(items, now.language, lambda value: self.change(language=value), name="language")
            parts.insert(0, _line(say("language"), take))
        return Column(Flow(Column(*parts, gap=14, pad=3), Column(picture, pad=3), gap=40))

    def _take_scale(self, value: str) -> None:
        self.change(scale=float(value))

    def _take_full_screen(self, on: bool) -> None:
        self.navigator.settings = replace(self.navigator.settings, full_screen=not on)
        self.change(full_screen=on)

    # Game

    def _game(self) -> Widget:
        now = self.navigator.settings
        level = now.level if now.level in LEVELS else NewGame().level
        return Column(
            section(
                say("level"),
                Choice(
                    [Item(str(number), level_title(number)) for number in LEVELS],
                    str(level),
                    lambda value: self.change(level=int(value)),
                    name="level",
                    align="start",
                ),
                Label(level_text(level), color="muted", size="small"),
            ),
            section(
                say("hints"),
                Choice(
                    [Item(each, hint_name(each)) for each in HINT_LEVELS],
                    now.hints,
                    lambda value: self.change(hints=value),
                    name="hints",
                    align="start",
                ),
                Label(hint_text(now.hints) if now.hints in HINT_LEVELS else "", color="muted", size="small"),
            ),
            Label(say("defaults-line"), color="muted", size="small"),
            gap=20,
            pad=3,
        )

    # Keys

    def _keys(self) -> Widget:
        own = self.navigator.settings.keys
        usual = Button(say("usual-keys"), lambda: self.change(keys={}), name="usual-keys", icon="rotate-ccw")
        usual.reason = None if own else say("usual-already")
        lines = [self._key_line(command) for command in COMMANDS]
        fixed = Label(say("fixed-line"), color="muted", size="small")
        return Column(*lines, Row(usual, gap=8), fixed, gap=6, pad=3, max_width=WIDTH)

    def _key_line(self, command: str) -> Widget:
        own = self.navigator.settings.keys
        button = Button(
            key_label(key_of(command, own)),
            lambda: ask_key(self, command, own, lambda name: self._give(command, name)),
            name=f"key-{command}",
            width=120,
            toggled=command in own,
        )
        return Row(button, Label(command_text(command), grow=1), gap=12)

    def _give(self, command: str, name: str) -> None:
        self.change(keys=give_key(command, name, self.navigator.settings.keys))


def _line(text: str, control: Widget) -> Widget:
    return Row(Label(text, width=LABEL_WIDTH), control, gap=12)


def _scales() -> list[Item]:
    by_screen = round(auto_scale(desktop_height()) * 100)
    steps = [Item(f"{percent / 100:g}", f"{percent} %") for percent in range(80, 201, 10)]
    return [Item("0", say("scale-auto", percent=by_screen)), *steps]
