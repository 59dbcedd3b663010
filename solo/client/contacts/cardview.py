"""What lies on the board while a card is being played: where it can be aimed, and what it would ask. No pixels."""

from solo.client.contacts.cards import CardControls, CardDraft
from solo.client.contacts.controls import hidden_from
from solo.client.contacts.view import tiles_of
from solo.client.overlays import Dots, Hatch, Overlay, Path, Ring, Tint
from solo.contacts.board import Tile
from solo.hex.bits import members

__all__ = ["card_preview", "card_reach"]


def card_reach(controls: CardControls, draft: CardDraft) -> list[Overlay]:
    """Return where a click takes the draft."""
    targets, board = controls.targets(draft), controls.public.board
    if controls.shape(draft.card).tiles == 2 and len(draft.tiles) == 1:
        targets &= board.adjacent[draft.tiles[0]]
    if not targets:
        return [Ring(tile, "focus") for tile in members(controls.choices(draft))]
    if targets == board.land:
        return []
    return [Tint(tiles_of(targets), "focus", fill=0.12), Dots(dict.fromkeys(members(targets), ""))]


def card_preview(controls: CardControls, draft: CardDraft, aimed: Tile | None) -> list[Overlay]:
    """Return what the card would ask, exactly as it will be asked. `aimed`: the tile below the mouse, as if clicked."""
    shown = draft
    if aimed is not None and not draft.tiles and controls.wants(draft) == "tile":
        shown = controls.click(draft, aimed)
    found: list[Overlay] = [Ring(controls.public.agents[agent].tile, "accent") for agent in shown.agents]
    for question in controls.questions(shown):
        color = "bad" if question.kind == "capture" else "ink"
        found.append(Tint(tiles_of(question.tiles), color, fill=0.3))
        if not shown.tiles and (hidden := _hidden(controls, shown, question.tiles)):
            found.append(Hatch(tiles_of(hidden), "muted"))
    if shown.tiles and not controls.questions(shown):
        found.append(Tint(frozenset(shown.tiles), "ink", fill=0.3))
    if controls.shape(draft.card).is_path and draft.tiles:
        found.append(Path((controls.public.agents[draft.agents[0]].tile, *draft.tiles), "accent"))
    return found


def _hidden(controls: CardControls, draft: CardDraft, seen: int) -> int:
    """Return what mountains hide from the card's scan."""
    return hidden_from(controls.public.board, controls.public.agents[draft.agents[0]].tile, seen)
