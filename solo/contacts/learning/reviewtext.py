"""The review of a game as one page of text."""

from solo.contacts.board import Board
from solo.contacts.hints import Option
from solo.contacts.learning.advice import Left
from solo.contacts.learning.inference import Inference
from solo.contacts.learning.review import WITNESS, Asked, Day, Review
from solo.contacts.learning.text import inference_name
from solo.contacts.names import agent_name, and_list
from solo.contacts.text import action_text
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["asked_text", "day_line", "luck_text", "missed_text", "summary_lines", "turning_text"]

CLEAR = 0.5
"""Tiles by which a question falls short before that is said."""


def summary_lines(review: Review, board: Board) -> list[str]:
    """Return the review as lines of one page: the days, the questions, the turning point, the luck, the misses."""
    found = [_("Day by day"), *(day_line(day, board) for day in review.days)]
    if review.asked:
        found += ["", _("The questions")]
        found += [asked_text(asked, board) for asked in review.asked]
    if review.turning is not None:
        found += ["", turning_text(review.turning)]
    found += ["", luck_text(review)]
    if review.has_notes:
        found += ["", missed_text(review)]
    return found


def day_line(day: Day, board: Board) -> str:
    """Return a day: where the Alien was, how many tiles were possible, what the notes said."""
    count = day.known.bit_count()
    if day.number:
        told = ngettext(
            "Day {day}: the Alien was on {tile}, the one possible tile.",
            "Day {day}: the Alien was on {tile}, one of {count} possible tiles.",
            count,
        )
    else:
        told = _("The Alien began on {tile}, one of {count} possible tiles.")
    line = told.format(day=day.number, tile=board.names[day.tile], count=count)
    return line if day.left is None else f"{line} {_noted(day.left)}"


def _noted(left: Left) -> str:
    if left.is_nothing:
        return _("Your notes had it all.")
    if left.mistaken:
        wrong = left.mistaken.bit_count()
        return ngettext(
            "Your notes ruled out a tile that was possible.",
            "Your notes ruled out {count} tiles that were possible.",
            wrong,
        ).format(count=wrong)
    return ngettext(
        "Your notes left one tile too many open.", "Your notes left {count} tiles too many open.", left.count
    ).format(count=left.count)


def asked_text(asked: Asked, board: Board) -> str:
    """Return an Agent's turn: what was to be expected, what came, and what would have been better."""
    head = _("Day {day}, {agent}").format(day=asked.day, agent=_who(asked))
    if asked.caught:
        told = _("caught it; the whole turn had a chance of {chance} %.").format(chance=round(100 * asked.played.catch))
    else:
        told = _("{before} tiles, {after} after it; {expected} were to be expected.").format(
            before=asked.before, after=asked.after, expected=f"{asked.played.left:.1f}"
        )
    better = []
    if asked.chance_given_away >= 0.05 and asked.surest.move is not None:
        better.append(
            _("{move} would have caught it with a chance of {chance} %.").format(
                move=_what(asked.surest, board), chance=round(100 * asked.surest.catch)
            )
        )
    if asked.tiles_given_away >= CLEAR and asked.fewest.move is not None and not asked.caught:
        better.append(
            _("{move} would have left {count} on average.").format(
                move=_what(asked.fewest, board), count=f"{asked.fewest.left:.1f}"
            )
        )
    if asked.agent == WITNESS and asked.tiles_given_away >= CLEAR:
        better.append(
            _("The best question would have left {count} on average.").format(count=f"{asked.fewest.left:.1f}")
        )
    return " ".join([f"{head}: {told}", *better])


def _who(asked: Asked) -> str:
    return _("the Witness") if asked.agent == WITNESS else agent_name(asked.agent)


def _what(option: Option, board: Board) -> str:
    return ", ".join(action_text(part, board) for part in (option.move, option.ability) if part is not None)


def turning_text(asked: Asked) -> str:
    """Return which turn turned the game, by what it learned against what was possible."""
    agent = _who(asked)
    if asked.caught:
        return _("The turning point: on day {day} {agent} caught it.").format(day=asked.day, agent=agent)
    if asked.after <= asked.fewest.left:
        return _("The turning point: on day {day} {agent} learned more than could be hoped for.").format(
            day=asked.day, agent=agent
        )
    return _("The turning point: on day {day} {agent} learned far less than was possible.").format(
        day=asked.day, agent=agent
    )


def luck_text(review: Review) -> str:
    """Return how the answers fell against what was to be expected."""
    tiles = review.luck_in_tiles
    if abs(tiles) < CLEAR and not _has_caught(review):
        return _("Luck: the answers fell about as was to be expected.")
    if tiles > 0:
        told = _("Luck: the answers left {count} tiles fewer, all in all, than was to be expected.")
    else:
        told = _("Bad luck: the answers left {count} tiles more, all in all, than was to be expected.")
    caught = (
        _("All attempts to catch it had a chance of {chance} % together, and the last one did.")
        if _has_caught(review)
        else _("All attempts to catch it had a chance of {chance} % together, and failed.")
    )
    return f"{told.format(count=f'{abs(tiles):.1f}')} {caught.format(chance=_chance(review))}"


def _has_caught(review: Review) -> bool:
    return any(asked.caught for asked in review.asked)


def _chance(review: Review) -> int:
    """Return the chance that one of all attempts catches, in per cent."""
    missed = 1.0
    for asked in review.asked:
        missed *= 1 - min(1.0, asked.played.catch)
    return round(100 * (1 - missed))


def missed_text(review: Review) -> str:
    """Return which inferences the notes missed, in tiles at the days' ends, and on which days."""
    parts = []
    for kind in Inference:
        days = [day.number for day in review.days if day.left is not None and day.left.missing.get(kind)]
        if days:
            text = ngettext("{inference} {count} (day {days})", "{inference} {count} (days {days})", len(days))
            told = and_list([str(day) for day in days])
            parts.append(text.format(inference=inference_name(kind), count=review.missed[kind], days=told))
    if not parts:
        return _("Your notes missed nothing.")
    return _("What your notes missed, in tiles: {parts}.").format(parts=", ".join(parts))
