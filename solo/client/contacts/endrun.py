"""What the end screen says about a challenge: both ratings, or why it moved none, and its seed."""

from gettext import gettext as _

from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel
from solo.client.widgets.label import Label
from solo.rated import RunEnd

__all__ = ["run_end_panel"]


def run_end_panel(end: RunEnd, seed: int) -> Widget:
    """Return how a run ended as a panel, with the seed, which is told now."""
    return Panel(
        Label(end.name, bold=True, color="accent"),
        *(Label(line, name=f"run-{at}", size="small") for at, line in enumerate(end.lines)),
        Label(_("Seed {seed}.").format(seed=seed), name="run-seed", size="small", color="muted"),
        name="run",
        gap=6,
        pad=12,
    )
