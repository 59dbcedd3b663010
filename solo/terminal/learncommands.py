"""The terminal's commands that teach: marks of one's own, graded hints about them, and the review after the end."""

from collections.abc import Sequence

from solo.advising import ASKED, LEFT, counts_as, name_of_grade, note_asked
from solo.contacts.board import Board
from solo.contacts.learning.advice import Advisor, Hint
from solo.contacts.learning.text import hint_lines, hint_reason, history_lines, left_text
from solo.contacts.names import hint_name
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.core.record import RecordFault
from solo.lookback import finished_game, keep_missed, page_lines, reviewed_at_once
from solo.marks import fresh_marks, keep_marks, marks_of
from solo.reviewfiles import write_page
from solo.runtext import advice_warning
from solo.terminal.game import Terminal
from solo.terminal.panels import full_sentence
from solo.terminal.text import HELP
from solo.terminal.words import Wrong, close_to, tile_words

__all__ = ["advice", "mark", "review"]

MARKS = ("possible", "no", "suspect")


def mark(game: Terminal, words: Sequence[str]) -> None:
    """Mark tiles, take marks off, or list them."""
    board: Board = game.public.board
    marks = marks_of(game.match)
    if not words:
        for name in MARKS:
            tiles = [board.names[tile] for tile, each in sorted(marks.items()) if each == name]
            if tiles:
                game.say(f"{name}: {', '.join(tiles)}")
        if old := [board.names[tile] for tile in sorted(set(marks) - set(fresh_marks(game.match)))]:
            game.say(_("Made before the Alien last moved, and about that day: {tiles}.").format(tiles=", ".join(old)))
        if not marks:
            game.say(_("You have marked no tile."))
        return
    kind, tiles_named = words[0].lower(), tile_words(words[1:], board)
    if kind not in (*MARKS, "off") or (not tiles_named and kind != "off"):
        raise Wrong(_("Write: {usage}").format(usage=HELP["mark"][0]))
    for tile in tiles_named or tuple(marks):
        if kind == "off":
            marks.pop(tile, None)
        else:
            marks[tile] = kind
    game.saving(lambda: keep_marks(game.match, marks, tiles_named))
    told = ngettext("You have marked one tile.", "You have marked {count} tiles.", len(marks))
    game.say(told.format(count=len(marks)))


def advice(game: Terminal, words: Sequence[str]) -> None:
    """Give a graded hint against the player's own marks, counted, after a warning in a rated run."""
    match, name = game.match, words[0].lower() if words else LEFT
    if match.iron:
        raise Wrong(_("This game is played without hints."))
    if match.is_over or game.public.zone is None:
        raise Wrong(_("There is nothing to deduce now."))
    if name not in ASKED:
        likely = close_to(name, ASKED)
        raise Wrong(_("Write: {usage}").format(usage=f"advice {likely}" if likely else HELP["advice"][0]))
    run, level = match.challenge, counts_as(match, name)
    if run is not None and match.spoils(level):
        warning = advice_warning(hint_name(level), hint_name(run.hints))
        if not game.risk(f"advice {name}", warning):
            return
    if not game.saving(lambda: note_asked(match, name)) and match.is_rated:
        return
    for line in _told(game, Advisor(game.public.board), name):
        game.say(line)


def _told(game: Terminal, advisor: Advisor, name: str) -> list[str]:
    observation, marks, grade = game.observation, fresh_marks(game.match), name_of_grade(name)
    if grade is None:
        return [left_text(advisor.left(observation, marks))]
    hint = advisor.hint(observation, marks, grade)
    event = _event(game, hint.line) if hint is not None and hint.line is not None else ""
    return [*hint_lines(hint, game.public.board, event), *(_proof(game, hint) if hint is not None else [])]


def _proof(game: Terminal, hint: Hint) -> list[str]:
    board = game.public.board
    if hint.paths is not None:
        return history_lines(hint.paths, board)
    if hint.reason is None:
        return []
    events = (f"- {_event(game, number)}" for number in hint.reason.lines)
    return [hint_reason(hint, board), *events]


def _event(game: Terminal, number: int) -> str:
    line = next(line for line in game.observation.record.lines if line.number == number)
    told, day = full_sentence(line, game.public.board), line.fields.get("day")
    return _("Day {day}: {event}").format(day=day, event=told) if day else told


def review(game: Terminal, words: Sequence[str]) -> None:
    """Review the finished game; with `save` write the page to a file too."""
    if not game.match.is_over:
        raise Wrong(_("The review comes after the end of the game."))
    if words and [word.lower() for word in words] != ["save"]:
        raise Wrong(_("Write: {usage}").format(usage=HELP["review"][0]))
    path = game.match.path
    if path is None:
        raise Wrong(_("This game was not saved, so there is no record to review."))
    try:
        finished = finished_game(path)
    except RecordFault as fault:
        raise Wrong(_("The record cannot be read: {fault}.").format(fault=fault)) from None
    found = reviewed_at_once(finished)
    keep_missed(finished, found)
    lines = page_lines(finished, found)
    for line in lines:
        game.say(line)
    if words:
        try:
            game.say(_("Saved: {path}").format(path=write_page(path, lines)))
        except OSError as error:
            raise Wrong(_("It cannot be written: {why}.").format(why=error.strerror or str(error))) from None
