"""A map as the text of its file (contacts 10): the way back from `solo.contacts.maps`."""

from collections.abc import Mapping

from solo.contacts.board import TERRAINS, Board, Tile
from solo.contacts.maps import CHECKS, PLANS, MapSheet
from solo.core.yamltext import quoted_scalar
from solo.hex.bits import members

__all__ = ["format_map"]

_LETTERS = {terrain: letter for letter, terrain in TERRAINS.items()}


def format_map(sheet: MapSheet) -> str:
    """Return the text of a map file that `parse_sheet` reads back to the same board, plan and waived checks.

    The board's tiles lie in rows without holes, as those of every map that was read do.

    Rule: contacts 10; CR-1.
    """
    board = sheet.board
    lines = [f"id: {board.id}", f"name: {quoted_scalar(board.name)}", f"days: {board.days}"]
    if sheet.plan and board.id not in PLANS:
        lines.append(f"plan: {sheet.plan}")
    if sheet.waived:
        lines.append(f"waive: [{', '.join(check for check in CHECKS if check in sheet.waived)}]")
    lines += ["terrain:", *_rows(board, {tile: _LETTERS[kind] for tile, kind in board.terrain.items()})]
    lines += ["zones:", *_rows(board, board.zones)]
    regions = {name: board.names_of(tiles) for name, tiles in board.regions.items() if tiles}
    if regions:
        lines.append("regions:")
        lines += [f"  {quoted_scalar(name)}: [{', '.join(tiles)}]" for name, tiles in regions.items()]
    return "\n".join(lines) + "\n"


def _rows(board: Board, letters: Mapping[Tile, str]) -> list[str]:
    """Return the lines of rows, top to bottom, with points before the first tile and behind the last."""
    places = {tile: board.hex(tile) for tile in members(board.land)}
    columns = {tile: place.q + place.r // 2 for tile, place in places.items()}
    wide, tall = max(columns.values()) + 1, max(place.r for place in places.values()) + 1
    rows = [["."] * wide for _ in range(tall)]
    for tile, place in places.items():
        rows[place.r][columns[tile]] = letters[tile]
    return [f'  - "{"".join(row)}"' for row in rows]
