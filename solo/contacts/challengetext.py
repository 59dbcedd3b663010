"""What is said about challenges: in short, and how they are rated."""

from gettext import gettext as _

from solo.contacts.challenge import Challenge, Measured
from solo.contacts.names import agent_name, and_list, hint_name, level_name

__all__ = ["rating_text", "summary", "team_text"]


def team_text(challenge: Challenge) -> str:
    """Return who plays: `Yellow, Blue and Pink`."""
    return and_list([agent_name(agent) for agent in challenge.team])


def summary(challenge: Challenge, title: str) -> str:
    """Return a challenge in one line; `title` is its secret file's."""
    text = _("{title} against {level} with {team}; hints up to {hints}.")
    return text.format(
        title=title, level=level_name(challenge.level), team=team_text(challenge), hints=hint_name(challenge.hints)
    )


def rating_text(rating: Measured | None) -> str:
    """Return how a challenge is rated."""
    if rating is None:
        return _("Not rated yet.")
    return _("Rated {rating} ± {deviation}.").format(rating=rating.rating, deviation=2 * rating.deviation)
