"""The system's clipboard, where there is one; silently nothing where there is none."""

import contextlib

import pygame

__all__ = ["copy", "paste"]


def copy(text: str) -> bool:
    """Put a text on the clipboard; return whether that worked."""
    with contextlib.suppress(pygame.error, AttributeError, ImportError):
        if hasattr(pygame.scrap, "put_text"):
            pygame.scrap.put_text(text)
        else:
            pygame.scrap.init()
            pygame.scrap.put("text/plain;charset=utf-8", text.encode())
        return True
    return False


def paste() -> str:
    """Return the text on the clipboard, an empty one if there is none."""
    with contextlib.suppress(pygame.error, AttributeError, ImportError, UnicodeDecodeError):
        if hasattr(pygame.scrap, "get_text"):
            return pygame.scrap.get_text()
        pygame.scrap.init()
        return (pygame.scrap.get("text/plain;charset=utf-8") or b"").decode().rstrip("\0")
    return ""
