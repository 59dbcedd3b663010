"""Which key does what in a game: the player's own keys, and why a key cannot be given to a command."""

from collections.abc import Mapping

from solo.client.contacts.keys import COMMANDS, command_text
from solo.client.screens.text import say

__all__ = ["FIXED", "give_key", "key_fault", "key_label", "key_of"]

FIXED: Mapping[str, str] = {
    **dict.fromkeys("weadzx", "key-cursor"),
    **dict.fromkeys("123456789", "key-agents"),
    **dict.fromkeys(("left", "right", "up", "down"), "key-arrows"),
    **dict.fromkeys(("return", "enter", "space"), "key-confirm"),
    **dict.fromkeys(("+", "-", "=", "0"), "key-zoom"),
    "escape": "key-back",
    "tab": "key-tab",
    "f1": "key-help",
    "f11": "key-full",
}
"""Keys that keep their meaning, by name, and the text that says which."""


def key_of(command: str, own: Mapping[str, str]) -> str:
    """Return the name of a command's key."""
    return str(own.get(command, COMMANDS[command][0]))


def key_label(name: str) -> str:
    """Return a key as on a button."""
    return name.upper() if len(name) == 1 else name.capitalize()


def key_fault(command: str, name: str, own: Mapping[str, str]) -> str:
    """Return why a command cannot have a key, or an empty text."""
    if not name or name in _MODIFIERS:
        return say("key-none")
    if name in FIXED:
        return say("key-fixed", key=key_label(name), what=say(FIXED[name]))
    for other in COMMANDS:
        if other != command and key_of(other, own) == name:
            return say("key-taken", key=key_label(name), what=command_text(other))
    return ""


def give_key(command: str, name: str, own: Mapping[str, str]) -> dict[str, str]:
    """Return the player's keys after a command got another one; there is no fault. Usual keys are not noted."""
    kept = {known: key for known, key in own.items() if known != command}
    return kept if COMMANDS[command][0] == name else {**kept, command: name}


_MODIFIERS = frozenset(
    f"{side} {name}" for side in ("left", "right") for name in ("shift", "ctrl", "alt", "meta", "super", "gui")
) | {"caps lock", "numlock", "scroll lock", "alt gr"}
