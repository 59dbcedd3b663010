"""The Witness: a question about where the Alien is, from ready sets or painted tile by tile."""

from dataclasses import dataclass
from functools import partial
from gettext import gettext as _

from solo.client.contacts.panels.desk import Desk
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.contacts.board import ZONES, Board, Tile, TileSet
from solo.contacts.names import agent_name, terrain_name, tiles_text
from solo.contacts.public import PublicState
from solo.contacts.text import witness_text
from solo.hex.bits import bits_of

__all__ = ["Ready", "nearer", "ready_sets", "witness_panel"]


@dataclass(frozen=True, slots=True)
class Ready:
    """A ready question: the id of its button, its text, the tiles that it asks about."""

    id: str
    text: str
    tiles: TileSet


def nearer(board: Board, one: Tile, other: Tile) -> TileSet:
    """Return the tiles that are nearer to one tile than to another."""
    return bits_of(tile for tile in board.tiles if board.distance(tile, one) < board.distance(tile, other))


def ready_sets(public: PublicState, center: Tile | None, agents: tuple[str, ...]) -> list[Ready]:
    """Return the ready questions: zones, terrains, around a tile, nearer to the first Agent than to the second."""
    board = public.board
    found = [Ready(f"zone-{z}", _("Zone {zone}").format(zone=z), board.of_zone[z]) for z in ZONES if board.of_zone[z]]
    terrains = ((terrain, board.of_terrain[terrain]) for terrain in ("field", "forest", "city"))
    found += [Ready(f"terrain-{terrain}", terrain_name(terrain).capitalize(), tiles) for terrain, tiles in terrains]
    if center is not None:
        for radius in (1, 2, 3, 4):
            text = _("Within {count} of {tile}").format(count=radius, tile=board.names[center])
            found.append(Ready(f"within-{radius}", text, board.within(center, radius)))
    placed = [agent for agent in agents if public.agents[agent].is_placed]
    for one in placed:
        for other in placed:
            if one != other:
                text = _("Nearer to {one} than to {other}").format(one=agent_name(one), other=agent_name(other))
                tiles = nearer(board, public.agents[one].tile, public.agents[other].tile)
                found.append(Ready(f"nearer-{one}-{other}", text, tiles))
    return found


def witness_panel(desk: Desk) -> Widget | None:
    """Return the Witness's panel while there is a question to ask, else None."""
    table = desk.table
    if table.real.witness != "ready" or not table.may_act or table.real.phase != "agents" or table.real.declared:
        return None
    if table.asking is None:
        text = witness_text(table.real.witness, table.real.scenario.unlock_day)
        button = Button(
            _("Question the Witness"),
            desk.ask_witness,
            name="witness",
            icon="message-square",
            shortcut=desk.key("witness"),
        )
        return Panel(Label(text, size="small"), button, pad=12)
    return Panel(*_question(desk, table.asking), gap=8, pad=12, name="question")


def _question(desk: Desk, asking: TileSet) -> list[Widget]:
    table = desk.table
    names = table.board.names_of(asking)
    chosen = _("No tile is chosen yet.")
    if names:
        tiles = tiles_text(names) if len(names) <= 7 else _("{count} tiles").format(count=len(names))
        chosen = _("Is the Alien on {tiles}?").format(tiles=tiles)
    return [
        Label(_("Question the Witness"), size="head", bold=True),
        Label(_("Choose a ready set, or click tiles on the board to paint your own."), size="small", color="muted"),
        Column(*_ready(desk, asking), gap=6),
        Label(chosen, name="chosen", bold=True),
        Row(
            Button(
                _("Ask"),
                desk.confirm,
                name="confirm",
                kind="primary",
                shortcut="Enter",
                disabled=None if asking else _("Choose tiles first."),
                grow=1,
            ),
            Button(_("Cancel"), desk.cancel, name="cancel"),
        ),
    ]


def _ready(desk: Desk, asking: TileSet) -> list[Widget]:
    table = desk.table
    center = table.pinned
    if center is None and table.selected is not None:
        center = table.real.agents[table.selected].tile
    ready = ready_sets(table.real, center, tuple(table.agents))
    groups: dict[str, list[Widget]] = {}
    for each in ready:
        button = Button(
            each.text,
            partial(desk.set_question, each.tiles),
            name=each.id,
            size="small",
            toggled=asking == each.tiles,
        )
        groups.setdefault(each.id.partition("-")[0], []).append(button)
    return [Flow(*buttons, gap=4) for buttons in groups.values()]
