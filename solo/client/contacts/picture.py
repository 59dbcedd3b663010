"""What lies on the board for a table: which overlays are shown together, and what the status line says."""

from solo.client.contacts import view
from solo.client.contacts.advised import advice_overlays
from solo.client.contacts.cardview import card_preview, card_reach
from solo.client.contacts.panels.hints import value_text
from solo.client.contacts.table import Table
from solo.client.contacts.words import hover_text, state_text
from solo.client.overlays import Notes, Overlay, Ring, Tint
from solo.contacts.board import Tile
from solo.contacts.text import sentence
from solo.core.language import gettext as _

__all__ = ["base_overlays", "live_overlays", "status_texts"]

LIFT = 0.58
"""How far the discs of steps stand above the chances in the middle of their tiles, in radii."""


def base_overlays(table: Table, moving: view.Moving) -> list[Overlay]:
    """Return what changes only when something happens."""
    found: list[Overlay] = []
    line = table.line(table.shown_line) if table.shown_line is not None else None
    if line is None:
        if not table.story:
            found += _marks(table)
        found += _hints(table)
    else:
        found += view.line_overlays(line, table.board)
    found += advice_overlays(table.advice)
    found += view.landmark_overlays(table.real)
    if table.asking:
        found.append(Tint(view.tiles_of(table.asking), "accent", 0.4))
    quiet = line is None and not table.story and table.may_act
    if table.card is not None and quiet:
        found += card_reach(table.cards, table.card)
    elif table.draft is not None and quiet:
        chances = table.real.zone is not None and table.hints_reach("heat")
        found += view.reach_overlays(table.controls, table.draft, LIFT if chances else 0.0)
    if table.notes:
        fresh = table.fresh_notes
        found.append(Notes({tile: mark for tile, mark in table.notes.items() if tile not in fresh}, strength=0.35))
        found.append(Notes(fresh))
        found += [Ring(tile, "bad") for tile in table.wrong_notes]
    if table.card is not None and quiet and not moving:
        found += card_preview(table.cards, table.card, None)
    elif _shows_draft(table, moving) and table.draft is not None and not _aims(table):
        found += view.draft_overlays(table.controls, table.draft)
    return found + view.token_overlays(table.public, table.selected, moving)


def _shows_draft(table: Table, moving: view.Moving) -> bool:
    quiet = table.shown_line is None and not table.story and not moving
    return quiet and table.draft is not None and table.may_act


def _aims(table: Table) -> bool:
    """Return whether the preview follows the mouse: an ability still wants its target."""
    draft = table.draft
    return draft is not None and bool(draft.ability) and not draft.picks and not table.controls.questions(draft)


def _hints(table: Table) -> list[Overlay]:
    if table.real.zone is None or table.match.is_over:
        return []
    chances = view.heat_overlays(table.weights()) if table.hints_reach("heat") else []
    return (view.set_overlays(table.possible(), table.board) if table.hints_reach("set") else []) + chances


def _marks(table: Table) -> list[Overlay]:
    record, board, day = table.observation.record, table.board, table.real.day
    old = view.old_overlays(record, board, day) if table.shows_old else []
    return old + view.mark_overlays(record, board, day)


def live_overlays(table: Table, moving: view.Moving, at: Tile | None) -> list[Overlay]:
    """Return what changes with the mouse: what an ability is aimed at, and a story's path. `at`: where it points."""
    found: list[Overlay] = []
    found += view.way_overlays(list(enumerate(table.story, 1)), "focus", alien=False)
    if table.pinned is not None and (table.proof is not None or table.story):
        found.append(Ring(table.pinned, "ink"))
    if table.card is not None and table.may_act and not moving:
        found += card_preview(table.cards, table.card, at) if not table.card.tiles else []
    elif _shows_draft(table, moving) and table.draft is not None and _aims(table):
        found += view.draft_overlays(table.controls, table.draft, at)
    return found


def status_texts(table: Table, at: Tile | None) -> tuple[str, str]:
    """Return the status line: what is below the mouse, and what the hints know of it."""
    if at is None:
        line = table.line(table.shown_line) if table.shown_line is not None else None
        return (sentence(line, table.board) if line is not None else "", _practice(table))
    right = ""
    if table.real.zone is not None and table.hints_reach("set") and not table.match.is_over:
        possible = bool(table.possible() >> at & 1)
        chance = table.weights().get(at) if possible and table.hints_reach("heat") else None
        right = state_text(possible, chance)
        right = _option(table, at) or right
    return hover_text(table.real, at), right


def _option(table: Table, at: Tile) -> str:
    """Return what the best that the selected Agent can do from a tile promises, at the hint level `full`."""
    options = table.options(table.selected) if table.selected is not None else None
    if not options or table.draft is None or table.draft.ability:
        return ""
    best = next((each for each in options if each.move is not None and each.move.path[-1] == at), None)
    return value_text(best) if best is not None else ""


def _practice(table: Table) -> str:
    return _("Practice") if table.match.is_practice else ""
