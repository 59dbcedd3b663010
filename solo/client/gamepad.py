"""A gamepad does what keys do: its buttons become the keys that the screens know."""

import contextlib

import pygame

__all__ = ["as_key", "start"]

_BUTTON_KEYS = {
    pygame.CONTROLLER_BUTTON_A: (pygame.K_RETURN, 0),
    pygame.CONTROLLER_BUTTON_B: (pygame.K_ESCAPE, 0),
    pygame.CONTROLLER_BUTTON_X: (pygame.K_h, 0),
    pygame.CONTROLLER_BUTTON_Y: (pygame.K_n, 0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: (pygame.K_UP, 0),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: (pygame.K_DOWN, 0),
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: (pygame.K_LEFT, 0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: (pygame.K_RIGHT, 0),
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: (pygame.K_TAB, pygame.KMOD_SHIFT),
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: (pygame.K_TAB, 0),
    pygame.CONTROLLER_BUTTON_START: (pygame.K_F1, 0),
}
_open: list[object] = []


def start() -> None:
    """Open every gamepad there is; silently none where there is no support."""
    with contextlib.suppress(pygame.error, ImportError):
        from pygame._sdl2 import controller

        controller.init()
        for index in range(controller.get_count()):
            _open_pad(index)


def _open_pad(index: int) -> None:
    from pygame._sdl2 import controller

    with contextlib.suppress(pygame.error):
        if controller.is_controller(index):
            _open.append(controller.Controller(index))


def as_key(event: pygame.event.Event) -> pygame.event.Event | None:
    """Return the key press that a gamepad's button stands for; None for any other event."""
    if event.type == pygame.CONTROLLERDEVICEADDED:
        _open_pad(event.device_index)
    if event.type != pygame.CONTROLLERBUTTONDOWN or event.button not in _BUTTON_KEYS:
        return None
    key, mod = _BUTTON_KEYS[event.button]
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
