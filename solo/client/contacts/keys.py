"""The keys of the play screen: what each does, its usual key, and the player's own."""

from collections.abc import Mapping

import pygame

from solo.contacts.names import N_
from solo.core.language import gettext as _

__all__ = ["COMMANDS", "command_of", "command_text", "key_name"]

COMMANDS: Mapping[str, tuple[str, str]] = {
    "move": ("m", N_("Move the selected Agent")),
    "ability": ("f", N_("Use an ability; again for the next one")),
    "card": ("c", N_("Open your cards")),
    "way": ("v", N_("Take another way to the same tile")),
    "witness": ("q", N_("Question the Witness")),
    "hints": ("h", N_("Go to the hints")),
    "advice": ("g", N_("Ask for a graded hint")),
    "why": ("y", N_("Ask why the Alien can or cannot be on a tile")),
    "note": ("n", N_("Mark a tile: possible, no, suspect")),
    "undo": ("u", N_("Undo")),
    "earlier": (",", N_("Show the clue before")),
    "later": (".", N_("Show the next clue")),
    "old": ("o", N_("Show or hide the answers of earlier days")),
    "log": ("l", N_("Go to the log")),
}
"""Every command that may get another key: its usual key and what it does."""


def command_text(command: str) -> str:
    """Return what a command does."""
    return _(COMMANDS[command][1])


def key_name(command: str, own: Mapping[str, str]) -> str:
    """Return the name of a command's key, the player's own one if there is one, as on a button."""
    return own.get(command, COMMANDS[command][0]).upper()


def command_of(event: pygame.event.Event, own: Mapping[str, str]) -> str | None:
    """Return the command that a key press means, or None."""
    if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
        return None
    name = pygame.key.name(event.key)
    return next((command for command in COMMANDS if own.get(command, COMMANDS[command][0]) == name), None)
