"""What is said about runs of challenges, in every game: in short, rules and warnings, ratings, what an end means."""

from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.ratings import Rating
from solo.core.runs import PRACTICE, RATED, UNRATED, RunMark, Step

__all__ = [
    "advice_warning",
    "elsewhere_text",
    "end_lines",
    "gone_text",
    "hint_warning",
    "lost_by_mending_text",
    "lost_text",
    "no_level_text",
    "no_profile_text",
    "not_kept_text",
    "practice_text",
    "practice_warning",
    "quit_warning",
    "rating_text",
    "run_line",
    "run_text",
    "status_text",
    "streak_text",
    "undo_refusal",
    "undo_warning",
    "watch_warning",
]


def N_(text: str) -> str:
    """Mark a text to be translated where it is shown."""
    return text


def rating_text(rating: Rating | None) -> str:
    """Return a rating with what it may be off by, two deviations, which is right 95 times in 100."""
    if rating is None:
        return _("not rated yet")
    return _("{rating} ± {deviation}").format(rating=round(rating.value), deviation=round(2 * rating.deviation))


_STATUS = {
    "new": N_("new"),
    "open": N_("under way"),
    "won": N_("won"),
    "nobody": N_("nobody won"),
    "lost": N_("lost"),
    "practice": N_("practice only"),
}


def status_text(status: str) -> str:
    """Return what the player did on a challenge, in a word or two."""
    return _(_STATUS[status])


# While a run goes on


def no_level_text(level: int) -> str:
    """Return why a challenge cannot be begun whose Alien this program does not have."""
    return _("This version has no Alien of level {level} yet.").format(level=level)


def elsewhere_text() -> str:
    """Return why a rated run cannot go on in this window."""
    return _("this run has gone on in another window; open it again from the title")


def no_profile_text(fault: str) -> str:
    """Return why a rated run cannot go on without the profile."""
    return _("the profile cannot be used, and a rated run needs it: {fault}").format(fault=fault)


def not_kept_text(why: str) -> str:
    """Return that something was not done in a rated run, since it could not be kept."""
    return _("Nothing was done, since in a rated run it must be kept, and it could not be: {why}.").format(why=why)


def run_text(mark: RunMark, name: str, hints: str) -> str:
    """Return what kind of run it is, and what its rules are; `hints` names the highest level that is allowed."""
    if mark.kind == PRACTICE:
        return _("{name}, as practice: you have played it before.").format(name=name)
    if mark.kind != RATED:
        return _("{name}, not rated yet: it moves no rating.").format(name=name)
    text = _(
        "{name}, a rated run. Hints up to {hints} are allowed. A higher hint, or going back past an answer, makes it "
        "practice; giving it up is a loss. You may leave and come back."
    )
    return text.format(name=name, hints=hints)


def run_line(mark: RunMark, name: str, hints: str) -> str:
    """Return a rated or not yet rated run in a line; `hints` names the highest level that is allowed."""
    if mark.kind == RATED:
        return _("{name}: rated run, hints up to {hints}").format(name=name, hints=hints)
    return _("{name}: not rated yet").format(name=name)


def practice_warning() -> str:
    """Return what making a rated run practice means."""
    return _("The run moves no rating any more, and this challenge cannot be rated again. All hints and undo are free.")


def hint_warning(level: str, allowed: str) -> str:
    """Return what asking for a hint level would do that is not allowed; both are named as the player knows them."""
    text = _("This run allows hints up to {allowed}. With {level} it becomes practice and moves no rating.")
    return text.format(allowed=allowed, level=level)


def advice_warning(level: str, allowed: str) -> str:
    """Return what asking for a graded hint would do that counts as a level which is not allowed (SR-93)."""
    text = _(
        "This run allows hints up to {allowed}, and this hint counts as {level}. With it the run becomes practice and "
        "moves no rating."
    )
    return text.format(allowed=allowed, level=level)


def watch_warning() -> str:
    """Return what letting a computer team play on does to a rated run."""
    return _("If a computer team plays on, this run becomes practice and moves no rating.")


def undo_warning() -> str:
    """Return what going back past an answer would do to a rated run."""
    return _("In a rated run nobody goes back past an answer. If you do, it becomes practice and moves no rating.")


def undo_refusal() -> str:
    """Return why nothing is taken back in a rated run in the window, and the way to do so all the same."""
    return _(
        "Nothing can be taken back now: a rated run does not go back past an answer. The menu has Go on as practice, "
        "after which undo is free."
    )


def quit_warning() -> str:
    """Return what giving a rated run up would do."""
    return _("It counts as a loss in your rating. To go on another time, leave instead: the run is kept.")


_PRACTICE = {
    "hints": N_("This run is practice now: a hint was asked for that it does not allow."),
    "undo": N_("This run is practice now: you went back past an answer."),
    "played": N_("This is practice: you have played this challenge before."),
    "behind": N_("This save is not the one that was written last. It is practice, and the rated run counts as lost."),
    "gone": N_("The rated run of this save counts as lost, since the save was gone. This is practice."),
    "unknown": N_("This profile knows nothing of this run, so it is practice."),
    "looked": N_("This run is practice now: its save was looked into with another command."),
    "watch": N_("This run is practice now: a computer team played on."),
    "chosen": N_("This run is practice now, as you chose."),
    "ended": N_("The rated run of this save has ended. This is practice."),
}


def practice_text(why: str) -> str:
    """Return why a run is practice."""
    return _(_PRACTICE.get(why, _PRACTICE["ended"]))


_LOST = {
    "gone": N_("Lost: its save was gone."),
    "behind": N_("Lost: its save was put back or changed."),
}


def lost_text(why: str) -> str:
    """Return why a run was lost that has no record."""
    return _(_LOST.get(why, _LOST["gone"]))


def lost_by_mending_text(name: str) -> str:
    """Return what mending a rated run's save does where what was cut off cannot be worked out again."""
    text = _(
        "What was cut off cannot be worked out again, so the rated run {name} would count as lost, and go on as "
        "practice. The program writes saves whole: something else cut this one off. If you have the whole file, put "
        "it back instead."
    )
    return text.format(name=name)


def gone_text(name: str) -> str:
    """Return that a run was lost since its save was gone, for whoever looks first."""
    return _("The rated run {name} counts as lost, since its save was gone.").format(name=name)


# Results


def end_lines(mark: RunMark, step: Step | None, why: str) -> list[str]:
    """Return what the end of a run means: both ratings, or why it moved none; `why` is why it is practice, if it is."""
    if why:
        return [practice_text(why)]
    if step is not None:
        return _change_lines(step)
    if mark.kind == UNRATED:
        return [_("This challenge is not rated yet, so no rating moved.")]
    return [_("This challenge was rated before, so no rating moved.")]


def _change_lines(step: Step) -> list[str]:
    """Return what a rated run did to both ratings."""
    yours, its = (step.before, step.after), (step.challenge_before, step.challenge_after)
    return [
        _("Your rating: {before}, now {after}.").format(before=rating_text(yours[0]), after=rating_text(yours[1])),
        _("The challenge's: {before}, now {after}.").format(before=rating_text(its[0]), after=rating_text(its[1])),
    ]


def streak_text(now: int, best: int, begun: bool) -> str:
    """Return how many days in a row the daily run was played to its end; `begun` is whether one was ever begun."""
    if not best:
        return _("No daily run was played to its end yet.") if begun else _("You have not played a daily run yet.")
    days = ngettext("{count} day in a row", "{count} days in a row", now).format(count=now)
    return _("{days}; your longest row is {best}.").format(days=days, best=best)
