"""The review's page: its paragraphs with links, what each shows on the board, and the picture of it all."""

import io
from pathlib import Path

import pygame

from solo.client.contacts.landmarks import landmarks
from solo.client.contacts.table import MARKS
from solo.client.contacts.view import line_overlays, set_overlays, tiles_of, way_overlays
from solo.client.hexground import Ground
from solo.client.hexmap import HexMap
from solo.client.hexoverlay import draw_labelled
from solo.client.hexview import View, bounds_of
from solo.client.overlays import Marker, Notes, Overlay, Ring, Tint, Token
from solo.client.screens.whereabouts import places_after
from solo.client.theme import Theme
from solo.client.widgets.markup import escape
from solo.client.widgets.richtext import RichText
from solo.contacts.board import Tile
from solo.contacts.learning.review import Asked, Day, Review
from solo.contacts.learning.reviewtext import asked_text, day_line, luck_text, missed_text, turning_text
from solo.core.language import gettext as _
from solo.hex.bits import members
from solo.lookback import Finished, asked_line, head_lines
from solo.marks import marks_by_day
from solo.reviewfiles import write_picture

__all__ = ["asked_overlays", "day_overlays", "draw_page", "page_paragraphs", "save_page_picture"]


def page_paragraphs(finished: Finished, review: Review) -> list[str]:
    """Return the page with tags; links are `day-N`, and `asked-N` by the question's place in the review."""
    board = finished.board
    found = [f"<c=muted>{escape(line)}</c>" for line in head_lines(finished)]
    found.append(_title(_("Day by day")))
    found += [_linked(f"day-{day.number}", day_line(day, board)) for day in review.days]
    if review.asked:
        found.append(_title(_("The questions")))
        found += [_linked(f"asked-{at}", asked_text(each, board)) for at, each in enumerate(review.asked)]
    return [*found, *_all_in_all(finished, review)]


def _all_in_all(finished: Finished, review: Review) -> list[str]:
    """Return the turning point, the luck, and what the notes missed."""
    told = [turning_text(review.turning)] if review.turning is not None else []
    told += [luck_text(review), *([missed_text(review)] if review.has_notes else []), asked_line(finished)]
    if not review.has_notes:
        told.append(_("You noted nothing down, so nobody can say what you missed. Mark tiles with N or a right click."))
    return [_title(_("All in all")), *(escape(line) for line in told if line)]


COSTLIEST = 6
"""So many questions are in the picture, which is one page: those that gave most away."""


def _picture_paragraphs(finished: Finished, review: Review) -> list[str]:
    """Return the page for the picture: the days, the questions that gave most away, and what it comes to."""
    board = finished.board
    head, *outcome = head_lines(finished)
    found = [f"<b>{escape(head)}</b>", *map(escape, outcome), _title(_("Day by day"))]
    found += [escape(day_line(day, board)) for day in review.days]
    worst = sorted(range(len(review.asked)), key=lambda at: -review.asked[at].tiles_given_away)[:COSTLIEST]
    costly = [review.asked[at] for at in sorted(worst) if review.asked[at].tiles_given_away > 0]
    if costly:
        found += [_title(_("The questions that gave most away")), *(escape(asked_text(each, board)) for each in costly)]
    return [*found, *_all_in_all(finished, review)]


def _linked(link: str, line: str) -> str:
    """Return a line whose head, up to its colon, is a link; all of it where it has none."""
    head, colon, rest = line.partition(": ")
    return f"<a={link}>{escape(head)}</a>{escape(colon + rest)}"


def _title(text: str) -> str:
    return f"<b><c=accent>{text}</c></b>"


# The board


def day_overlays(finished: Finished, day: Day) -> list[Overlay]:
    """Return what was known at a day's end beside what the notes said, and where the Alien was."""
    found = set_overlays(day.known, finished.board)
    found += landmarks(finished.scenario, day.number)
    if day.left is not None:
        missed = 0
        for tiles in day.left.missing.values():
            missed |= tiles
        found += [Tint(tiles_of(missed), "bad", fill=0.25)] if missed else []
        marks = marks_by_day(finished.record, finished.board).get(day.number, {})
        found.append(Notes({tile: mark for tile, mark in marks.items() if mark in MARKS}))
        found += [Ring(tile, "bad") for tile in members(day.left.mistaken)]
    found += [Token(tile, agent) for agent, tile in _places(finished, day.number).items()]
    return [*found, *_camps(finished, day.number)]


def asked_overlays(finished: Finished, asked: Asked) -> list[Overlay]:
    """Return a question's tiles with its answers, and where the Alien was."""
    lines = [line for line in finished.game.last.record.lines if line.number in asked.lines]
    found = [overlay for line in lines for overlay in line_overlays(line, finished.board)]
    found += landmarks(finished.scenario, asked.day)
    found += [Token(tile, agent) for agent, tile in _places(finished, asked.day).items()]
    return [*found, *_camps(finished, asked.day)]


def _camps(finished: Finished, day: int) -> list[Overlay]:
    """Return the Alien's camps so far, and where it was on a day."""
    camps = finished.game.camps[: day + 1]
    ways = [(number, (tile,)) for number, tile in enumerate(camps[:-1]) if number]
    return [*way_overlays(ways, "alien", alien=True), Marker(camps[-1], "alien")] if camps else []


def _places(finished: Finished, day: int) -> dict[str, Tile]:
    """Return where the Agents stood at a day's end."""
    found: dict[str, Tile] = {}
    at = 0
    for line in finished.game.last.record.lines:
        at += line.type == "alien_turn"
        if at > day:
            break
        found = dict(places_after(found, line, finished.board.by_name))
    return found


# The picture

SIZE = (1600, 1000)
TEXT = 700
"""The width of the text beside the board, in pixels."""
PAD = 32


def draw_page(theme: Theme, finished: Finished, review: Review) -> pygame.Surface:
    """Return the review as a picture on one page: the board with all camps, and the text beside it."""
    plain = Theme(1.25, palette=theme.palette.id)
    text = RichText(_picture_paragraphs(finished, review), size="body", paragraph_gap=5)
    tall = max(SIZE[1], text.measure(plain, TEXT)[1] + 2 * PAD)
    picture = pygame.Surface((SIZE[0], tall))
    picture.fill(plain.palette.panel)
    place = pygame.Rect(0, 0, SIZE[0] - TEXT - 2 * PAD, tall)
    picture.blit(_board(plain, finished, review, place.size), place)
    text.layout(plain, pygame.Rect(place.right + PAD, PAD, TEXT, tall - 2 * PAD))
    text.draw(picture)
    return picture


def _board(theme: Theme, finished: Finished, review: Review, size: tuple[int, int]) -> pygame.Surface:
    hexmap = HexMap.of_board(finished.board)
    ground, place = Ground(hexmap), pygame.Rect((0, 0), size)
    seen = View.whole(place, bounds_of(hexmap), margin=24)
    ground.prepare(theme, seen, False)
    overlays = day_overlays(finished, review.days[-1]) if review.days else []
    draw_labelled(ground.surface, theme, hexmap, ground.layout, overlays)
    found = pygame.Surface(size)
    found.fill(theme.palette.back)
    found.blit(ground.surface, ground.offset(seen))
    return found


def save_page_picture(theme: Theme, finished: Finished, review: Review) -> Path:
    """Write the page's picture into the player's folder and return where it is. Raises: OSError."""
    content = io.BytesIO()
    pygame.image.save(draw_page(theme, finished, review), content, "picture.png")
    return write_picture(finished.path, content.getvalue())
