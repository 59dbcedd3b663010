"""What the keys of the play screen do, where no widget used them."""

from typing import TYPE_CHECKING

import pygame

from solo.adele.figures import BOXES
from solo.adele.hazards import hazards
from solo.adele.names import box_name
from solo.client.adele.options import option_name
from solo.client.adele.pieces import BOX_KEYS
from solo.client.adele.table import HAZARD
from solo.core.language import gettext as _

if TYPE_CHECKING:
    from solo.client.adele.play import PlayScreen

__all__ = ["idle_text", "is_go_on", "press_key"]

ANSWERED = ("escape", "reroll", "take", "overload")
"""Decisions whose answers are numbered."""


def idle_text(asked: str) -> str:
    """Return what the ship shows while something is asked, and which keys do what; empty while nothing is."""
    texts = {
        "plan": _(
            "Numbers on the ship: Moves to a room. Keys: 1–4 select a member, the underlined letter of a box puts a "
            "cube, Shift with it takes one out."
        ),
        "hazard": _("ADELE may place a hazard now, or none. Keys: the number of a hazard takes it, Esc lets it go."),
        "actions": _(
            "Whoever has begun is done when another one acts. Keys: 1–4 select who acts, a box's letter does its "
            "action, M, arrows and Enter choose a room."
        ),
    }
    return texts.get(asked, _("Keys: the number beside an answer chooses it.") if asked in ANSWERED else "")


def is_go_on(event: pygame.event.Event) -> bool:
    """Return whether an event is Ctrl+Enter."""
    enters = event.type == pygame.KEYDOWN and event.key in (pygame.K_RETURN, pygame.K_KP_ENTER)
    return enters and bool(event.mod & pygame.KMOD_CTRL)


def press_key(screen: "PlayScreen", event: pygame.event.Event) -> None:
    """Do what a key means."""
    ctrl = bool(event.mod & pygame.KMOD_CTRL)
    if event.key == pygame.K_F1:
        screen.go(screen.services.help("adele"))
    elif event.key == pygame.K_ESCAPE:
        if screen.table.let_go():
            screen.refresh()
        else:
            screen.open_menu()
    elif event.key == pygame.K_h and not ctrl:
        screen.focus_on("hints")
    elif event.key == pygame.K_l and not ctrl:
        screen.focus_on("log")
    elif screen.wait is None and event.key == (pygame.K_z if ctrl else pygame.K_u):
        screen.undo()
    elif screen.wait is None and not ctrl:
        _decide(screen, event)


def _decide(screen: "PlayScreen", event: pygame.event.Event) -> None:
    """Do what a key means while the player may decide something."""
    table, number = screen.table, event.key - pygame.K_1
    if 0 <= number < 9:
        _number(screen, number)
    elif table.asked == "plan":
        _plan(screen, event)
    elif table.asked == "actions":
        _act(screen, event)


def _number(screen: "PlayScreen", number: int) -> None:
    """Give the answer of a number, aim the hazard of it, or select the member of it."""
    table = screen.table
    if table.asked in ANSWERED:
        if number < len(table.legal):
            screen.act(table.legal[number])
    elif table.asked == "hazard":
        ids = list(hazards())
        if number < len(ids):
            screen.arm(f"{HAZARD}{ids[number]}")
    elif number < len(table.public.members):
        screen.select(list(table.public.members)[number])


def _plan(screen: "PlayScreen", event: pygame.event.Event) -> None:
    """Put a cube into the box of a letter, take one out with Shift, or clear the plan."""
    name = pygame.key.name(event.key)
    if len(name) == 1 and name in BOX_KEYS:
        by = -1 if event.mod & pygame.KMOD_SHIFT else 1
        screen.put(screen.table.selected, BOX_KEYS.index(name), by)
    elif event.key == pygame.K_DELETE:
        screen.clear(screen.table.selected)


def _act(screen: "PlayScreen", event: pygame.event.Event) -> None:
    """Take the action of a box's letter; where there are several, go from one to the next. M goes to the ship."""
    name = pygame.key.name(event.key)
    if len(name) != 1 or name not in BOX_KEYS:
        return
    box = BOXES[BOX_KEYS.index(name)]
    options = [option for option in screen.table.options() if option.box == box]
    if box == "move":
        screen.walk_by_keys()
    elif not options:
        screen.ui.toast(_("{box}: nothing can be done with it here and now.").format(box=box_name(box)), seconds=2.5)
    elif len(options) == 1:
        screen.arm(options[0].id)
    else:
        names = [option_name(option) for option in options]
        focused = screen.ui.focused
        at = names.index(focused.name) + 1 if focused is not None and focused.name in names else 0
        screen.focus_on(names[at % len(names)])
