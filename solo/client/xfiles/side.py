"""The side of the play screen: the lesson if there is one, hints whose figures explain themselves, the log, buttons."""

from collections.abc import Callable, Mapping, Sequence

import pygame

from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Row, Spacer
from solo.client.widgets.button import Button, draw_focus
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import Log, RichText
from solo.core.language import gettext as _
from solo.core.record import PublicLine
from solo.xfiles.deck import Deck
from solo.xfiles.hintline import HintLine
from solo.xfiles.hintlines import HINT_LEVELS, hint_name, hint_text
from solo.xfiles.text import sentence

__all__ = ["Explained", "foot", "hints_panel", "log_lines", "log_panel"]

NEWEST = 14
"""How many lines of the log are shown where everything scrolls together."""


class Explained(Label):
    """A line that says on hover, and when Tab reaches it, how its figures come about."""

    can_focus = True

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the text and the focus ring."""
        super().draw(surface)
        draw_focus(self, surface)


def hints_panel(level: str, lines: Sequence[HintLine], on_level: Callable[[str], None]) -> Widget:
    """Return the hint level in force, to be changed, and what the panel says."""
    items = [Item(each, hint_name(each)) for each in HINT_LEVELS]
    head = Row(
        Label(_("Hints"), size="small", bold=True, color="muted"),
        Spacer(grow=1),
        Choice(items, level, on_level, name="hints"),
        gap=8,
    )
    colors = {"good": "good", "bad": "accent"}
    shown: list[Widget] = [
        Explained(line.text, name=f"hint-{line.id}", size="small", color=colors.get(line.tone, "ink"), tooltip=line.why)
        for line in lines
    ]
    if not shown:
        shown = [Label(hint_text(level), size="small", color="muted")]
    return Column(head, Column(*shown, gap=5), gap=6)


def log_lines(lines: Sequence[PublicLine], deck: Deck, passed: Mapping[int, str]) -> list[str]:
    """Return the log's paragraphs: turns as headings, Conclusions in the accent's colour, passed phases muted.

    `passed`: sentences about phases that were passed, by the number of the record's line that each stands after.
    """
    found, notes = list[str](), sorted(passed.items())
    for line in lines:
        while notes and notes[0][0] < line.number:
            found.append(f"<c=muted>{escape(notes.pop(0)[1])}</c>")
        text = escape(sentence(line, deck))
        if not text:
            continue
        if line.type in ("turn", "deal", "end"):
            text = f"<b><c=muted>{text}</c></b>"
        elif line.type == "conclusion":
            text = f"<c=accent>{text}</c>"
        found.append(text)
    return [*found, *(f"<c=muted>{escape(text)}</c>" for _number, text in notes)]


def log_panel(lines: Sequence[str], scrolls: bool) -> list[Widget]:
    """Return the log under its heading: scrolling by itself, or only its newest lines."""
    head = Label(_("Log"), size="small", bold=True, color="muted")
    if scrolls:
        return [head, Log(lines, name="log", size="small", grow=1, paragraph_gap=3)]
    return [head, RichText(lines[-NEWEST:], name="log", size="small", paragraph_gap=3)]


def foot(on_undo: Callable[[], None], on_help: Callable[[], None], on_menu: Callable[[], None], why: str) -> Widget:
    """Return the last buttons; `why` says why nothing can be undone, empty if something can."""
    undo = Button(_("Undo"), on_undo, name="undo", icon="undo-2", size="small", disabled=why or None)
    undo.tooltip = _("Take back your last choice, if nothing hidden was shown since (U)")
    return Flow(
        undo,
        Button(_("Help"), on_help, name="help", icon="circle-help", size="small", tooltip=_("The rules (F1)")),
        Button(_("Menu"), on_menu, name="menu", icon="list", size="small", tooltip=_("Save, settings, leave (Esc)")),
        gap=6,
    )
