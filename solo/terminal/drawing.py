"""The board as text, readable without colour: one cell a tile, the even rows half a cell to the right (CR-1)."""

from collections.abc import Mapping, Sequence

from solo.contacts.board import TERRAINS, Board, Tile, TileSet
from solo.contacts.conditions import lying
from solo.contacts.names import agent_name, and_list, terrain_name, token_name
from solo.contacts.public import PublicState
from solo.contacts.tokentext import mark_texts
from solo.core.language import gettext as _
from solo.hex.coords import Hex

__all__ = ["describe", "draw", "initials", "legend"]

CELL = 4
_LETTERS = {name: letter for letter, name in TERRAINS.items()}


def initials(team: Sequence[str]) -> dict[str, str]:
    """Return how each Agent is written on the map: its first letter, and its last one where another begins alike."""
    firsts = [id[0] for id in team]
    return {id: id[0].upper() + (id[-1] if firsts.count(id[0]) > 1 else "") for id in team}


def draw(public: PublicState, possible: TileSet, zones: bool = False, alien: Tile | None = None) -> list[str]:
    """Return the map's lines, a star before each possible tile; with `zones` zone letters stand for the terrain.

    `alien`: where it is, once that may be known.
    """
    board = public.board
    marks = occupants(public)
    if alien is not None:
        marks[alien] = "@"
    columns = max(column(board, tile) for tile in board.tiles) + 1
    heads = "".join(chr(ord("A") + number).ljust(CELL) for number in range(columns))
    lines = ["    " + heads.rstrip()]
    rows: dict[int, dict[int, Tile]] = {}
    for tile in board.tiles:
        rows.setdefault(board.hex(tile).r, {})[column(board, tile)] = tile
    for row, tiles in sorted(rows.items()):
        cells = []
        for number in range(columns):
            tile = tiles.get(number, -1)
            cells.append(" " * CELL if tile < 0 else cell(board, tile, possible, marks, zones))
        shift = " " * (CELL // 2) if row % 2 else ""
        lines.append(f"{row + 1:>2} {shift}{''.join(cells)}".rstrip())
    return lines


def column(board: Board, tile: Tile) -> int:
    """Return a tile's column, A being 0."""
    place: Hex = board.hex(tile)
    return place.q + place.r // 2


def cell(board: Board, tile: Tile, possible: TileSet, marks: Mapping[Tile, str], zones: bool) -> str:
    """Return a tile's four signs: whether it is possible, its terrain, and who or what is on it."""
    star = "*" if possible >> tile & 1 else " "
    letter = board.zones[tile] if zones else _LETTERS[board.terrain[tile]]
    return f"{star}{letter}{marks.get(tile, '')}".ljust(CELL)


def occupants(public: PublicState) -> dict[Tile, str]:
    """Return what stands on the tiles: tokens, the roadblock, Agents."""
    signs = token_signs(public)
    found = {tile: signs[kind] for kind, tile in lying(public.scenario, public.day, public.rider is not None)}
    if public.roadblock is not None:
        found[public.roadblock] = "#"
    short = initials(list(public.agents))
    for agent, status in public.agents.items():
        if status.is_placed:
            found[status.tile] = short[agent]
    return found


def token_signs(public: PublicState) -> dict[str, str]:
    """Return the sign of each kind of token."""
    return dict(zip([token.kind for token in public.scenario.tokens], "+%&=?", strict=False))


def legend(public: PublicState, zones: bool, marked: bool, alien: bool) -> str:
    """Return what the map's signs mean."""
    terrain = [f"{letter} {terrain_name(name)}" for letter, name in TERRAINS.items()]
    parts = [_("letters for the zones")] if zones else terrain
    parts += [f"{short} {agent_name(agent)}" for agent, short in initials(list(public.agents)).items()]
    if public.roadblock is not None:
        parts.append(_("# the roadblock"))
    parts += [f"{sign} {token_name(kind)}" for kind, sign in token_signs(public).items()]
    if marked:
        parts.append(_("* the Alien can be here"))
    if alien:
        parts.append(_("@ the Alien"))
    return ", ".join(parts) + "."


def describe(public: PublicState, tile: Tile) -> str:
    """Return a tile in words: terrain, zone, region, who stands there, its neighbours."""
    board, name = public.board, public.board.names[tile]
    parts = [
        _("{tile} is a {terrain} in zone {zone}.").format(
            tile=name, terrain=terrain_name(board.terrain[tile]), zone=board.zones[tile]
        )
    ]
    region, agent = board.region_of(tile), public.agent_at(tile)
    if region:
        parts.append(_("Region: {region}.").format(region=_(region)))
    if agent:
        parts.append(_("{agent} stands there.").format(agent=agent_name(agent)))
    if public.roadblock == tile:
        parts.append(_("The roadblock lies there."))
    parts += [text[0].upper() + text[1:] + "." for text in mark_texts(public, tile)]
    near = [f"{board.names[other]} {terrain_name(board.terrain[other])}" for other in board.neighbors[tile]]
    parts.append(_("Around it: {tiles}.").format(tiles=and_list(near)))
    return " ".join(parts)
