"""What lies above the map while a secret file is changed: its tokens, and the tiles of the open part of the mission."""

from solo.client.overlays import Letters, Marker, Overlay, Tint
from solo.client.personalise.work import FileWork
from solo.contacts.board import Board
from solo.contacts.scenariodraft import part_kind, part_tiles, tokens_on
from solo.hex.bits import members

__all__ = ["overlays_of"]


def overlays_of(work: FileWork, board: Board) -> list[Overlay]:
    """Return the open part's tiles, then the tokens as far as they can be placed; those in hand with their numbers."""
    found: list[Overlay] = []
    if work.part:
        tiles = frozenset(members(part_tiles(work.draft, work.part, board)))
        found.append(Tint(tiles, "accent", 0.3))
        if part_kind(work.draft, work.part) == "tiles":
            named = [tile for tile in work.draft.names_at(*work.part, "tiles") if tile in board.by_name]
            found.append(Letters({board.by_name[tile]: tile for tile in named}))
    for token in tokens_on(work.draft, board):
        found += [
            Marker(tile, token.kind, str(number) if token.kind == work.hand else "")
            for number, tile in enumerate(token.places, 1)
        ]
    return found
