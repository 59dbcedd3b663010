"""What every game's window says of a challenge's run: a line while it goes on, a panel after its end."""

from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel
from solo.client.widgets.label import Label
from solo.core.language import gettext as _
from solo.match import Match
from solo.rated import RunEnd, name_of
from solo.runtext import practice_text, run_line, run_text

__all__ = ["run_end_panel", "run_label"]


def run_label(match: Match) -> Widget | None:
    """Return a line about the run, whose rules are told on hovering; None in other games."""
    mark = match.challenge
    if mark is None:
        return None
    if match.is_practice:
        text = practice_text(match.why_practice)
        line = _("{name}: practice").format(name=name_of(mark))
        return Label(line, name="run", size="small", color="muted", icon="info", tooltip=text)
    ink = "accent" if match.is_rated else "muted"
    told = mark, name_of(mark), match.kit.words.hint(mark.hints)
    return Label(run_line(*told), name="run", size="small", color=ink, icon="star", tooltip=run_text(*told))


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
