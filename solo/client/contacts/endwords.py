"""What the end screen says."""

from solo.client.contacts.story import Day, Miss, Story, Worth
from solo.contacts.board import Board
from solo.contacts.names import agent_name
from solo.contacts.text import path_text, sentence, start_text
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import PublicLine

__all__ = ["day_lines", "key_text", "miss_text", "summary", "worth_text"]


def summary(days: int, scenario: str, level: str) -> str:
    """Return the line below the outcome."""
    return ngettext(
        "{scenario}, against {level}, after {count} day.", "{scenario}, against {level}, after {count} days.", days
    ).format(scenario=scenario, level=level, count=days)


def day_lines(day: Day, board: Board, later: int | None) -> list[str]:
    """Return what happened on a day out of sight, and what the team knew at its end; `later`: how many tiles are left
    for that day by all that is known in the end, None while that is not worked out."""
    names = [board.names[tile] for tile in day.path]
    first = path_text(day.number, names) if day.number else start_text(names[0])
    count = day.then.bit_count()
    known = ngettext(
        "You knew that it was on one tile.", "You knew that it was on one of {count} tiles.", count
    ).format(count=count)
    if later is None:
        return [first, known, _("By the end …")]
    found = ngettext(
        "By the end you know that it was there.", "By the end, {count} tiles are left for that day.", later
    ).format(count=later)
    return [first, known, found]


def miss_text(miss: Miss) -> str:
    """Return how near an Agent came."""
    return ngettext(
        "Closest miss: on day {day} {agent} stood {count} tile away.",
        "Closest miss: on day {day} {agent} stood {count} tiles away.",
        miss.distance,
    ).format(day=miss.day, agent=agent_name(miss.agent), count=miss.distance)


def key_text(story: Story, line: PublicLine | None, board: Board) -> str:
    """Return what told most."""
    worth = story.key
    if worth is None or line is None:
        return _("No question ruled a tile out.")
    text = _("What told most: {event} It ruled out {removed} of {before} tiles.")
    return text.format(event=sentence(line, board), removed=worth.removed, before=worth.before)


def worth_text(worth: Worth) -> str:
    """Return what an event was worth, short."""
    if worth.removed <= 0:
        return _("ruled out nothing")
    return _("{before} → {after} tiles").format(before=worth.before, after=worth.after)
