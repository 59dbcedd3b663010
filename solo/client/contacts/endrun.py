"""What the end screen says about a challenge: both ratings, or why it moved none, and the text to share."""

from dataclasses import dataclass
from gettext import gettext as _

from solo.career import current_career
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel
from solo.client.widgets.label import Label
from solo.contacts.challengetext import change_lines, practice_text
from solo.core.runs import UNRATED
from solo.match import Match
from solo.rated import name_of, share_of, step_of

__all__ = ["RunEnd", "run_end", "run_end_panel"]


@dataclass(frozen=True, slots=True)
class RunEnd:
    """How a run of a challenge ended: the challenge's name, what to say of it, and the text to share, if any."""

    name: str
    lines: tuple[str, ...]
    share: str


def run_end(match: Match) -> RunEnd | None:
    """Return how a finished match ended as a run of a challenge; None if it is none."""
    mark, path = match.challenge, match.path
    if mark is None or path is None:
        return None
    career = current_career()
    step = step_of(career, mark.run)
    if match.is_practice:
        return RunEnd(name_of(mark), (practice_text(match.why_practice),), "")
    if step is None:
        text = _("This challenge is not rated yet, so no rating moved.")
        if mark.kind != UNRATED:
            text = _("This challenge was rated before, so no rating moved.")
        return RunEnd(name_of(mark), (text,), "")
    shared = next((share_of(result) for result in career.results if result.id == path.stem), "")
    return RunEnd(name_of(mark), tuple(change_lines(step)), shared)


def run_end_panel(end: RunEnd, seed: int) -> Widget:
    """Return it as a panel, with the seed, which is told now."""
    return Panel(
        Label(end.name, bold=True, color="accent"),
        *(Label(line, name=f"run-{at}", size="small") for at, line in enumerate(end.lines)),
        Label(_("Seed {seed}.").format(seed=seed), name="run-seed", size="small", color="muted"),
        name="run",
        gap=6,
        pad=12,
    )
