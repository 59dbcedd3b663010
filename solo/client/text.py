"""The few sentences that the window itself says; every other one belongs to a screen or a game."""

from solo.core.language import gettext as _

__all__ = ["desktop_too_small", "no_display", "no_screen"]


def desktop_too_small(width: int, height: int, least_width: int, least_height: int) -> str:
    """Return what to say when the desktop is smaller than the window should be, in pixels."""
    return _(
        "Your desktop has {width} by {height} pixels. The game is made for at least {least_width} by {least_height}: "
        "everything works, but you will have to scroll."
    ).format(width=width, height=height, least_width=least_width, least_height=least_height)


def no_screen(reason: str) -> str:
    """Return what to say when no window can be opened."""
    return _("No window can be opened here ({reason}). You can play in the terminal with --terminal.").format(
        reason=reason
    )


def no_display() -> str:
    """Return why no window can be opened where there is no display at all."""
    return _("there is no display")
