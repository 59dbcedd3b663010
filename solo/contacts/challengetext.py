"""What is said about challenges of 1ers Contacts: in short, the daily run, and the text to share."""

from collections.abc import Mapping

from solo.contacts.names import agent_name, and_list, hint_name, level_name
from solo.contacts.public import TEAM
from solo.core.challenge import Challenge
from solo.core.language import gettext as _
from solo.core.results import NOBODY, Result
from solo.core.runs import RunMark

__all__ = [
    "daily_name",
    "daily_text",
    "day_only_text",
    "day_over_text",
    "share_text",
    "summary",
    "team_text",
]


def team_text(challenge: Challenge) -> str:
    """Return who plays: `Yellow, Blue and Pink`."""
    return and_list([agent_name(agent) for agent in challenge.team])


def summary(challenge: Challenge, title: str) -> str:
    """Return a challenge in one line; `title` is its secret file's."""
    text = _("{title} against {level} with {team}; hints up to {hints}.")
    return text.format(
        title=title, level=level_name(challenge.level), team=team_text(challenge), hints=hint_name(challenge.hints)
    )


# The daily run


def daily_name(day: str) -> str:
    """Return what a day's run is called."""
    return _("DAILY RUN {day}").format(day=day)


def daily_text() -> str:
    """Return what a daily run is, in a sentence."""
    return _("The same for everybody on this day: one rated try, and a text to share.")


def day_over_text(day: str) -> str:
    """Return why an earlier day's run cannot be begun once a later one was."""
    return _("The daily run of {day} is over for you: you have played a later one. Is your clock right?").format(
        day=day
    )


def day_only_text(day: str) -> str:
    """Return why another day's run cannot be begun today."""
    return _("The daily run of {day} can be begun on that day only.").format(day=day)


def share_text(result: Result, mark: RunMark, detections: Mapping[int, int]) -> str:
    """Return a daily run's result to share: how it ended, the day, and the detections of each day as signs.

    It names no tile, so it spoils nothing. `detections` counts them by the day.
    """
    head = _("1ers Contacts, daily run {day}, {level}").format(day=mark.daily, level=level_name(result.level))
    signs = " ".join(_day_sign(result, day, detections.get(day, 0)) for day in range(1, result.day + 1))
    hints = _("Hints: {level}").format(level=hint_name(result.hints))
    return "\n".join(line for line in (head, _ending(result), signs, hints) if line)


def _ending(result: Result) -> str:
    if result.winner == TEAM:
        return _("Caught on day {day} of {days}").format(day=result.day, days=result.days)
    if result.winner == NOBODY:
        return _("Nobody won in {days} days").format(days=result.days)
    if result.why == "resign" and not result.day:
        return _("Given up before the first day")
    if result.why == "resign":
        return _("Given up on day {day} of {days}").format(day=result.day, days=result.days)
    return _("It got away in {days} days").format(days=result.days)


def _day_sign(result: Result, day: int, detections: int) -> str:
    """Return a day as signs: a full circle for each detection, an empty one without, a cross where it was caught."""
    caught = "×" if result.winner == TEAM and day == result.day else ""
    return "●" * detections + caught or "○"
