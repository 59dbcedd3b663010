"""The Witness: a question about where the Alien is, from ready sets or painted tile by tile."""

from functools import partial

from solo.client.contacts.panels.desk import Desk
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.contacts.actions import AskWitness
from solo.contacts.board import ZONES, Board, Tile, TileSet
from solo.contacts.names import agent_name, terrain_name, tiles_text
from solo.contacts.refusaltext import refusal_text, whom
from solo.contacts.text import witness_text
from solo.core.language import gettext as _
from solo.hex.bits import bits_of

__all__ = ["nearer", "witness_panel"]


def nearer(board: Board, one: Tile, other: Tile) -> TileSet:
    """Return the tiles that are nearer to one tile than to another."""
    return bits_of(tile for tile in board.tiles if board.distance(tile, one) < board.distance(tile, other))


def witness_panel(desk: Desk) -> Widget | None:
    """Return the Witness's panel while there is a question to ask, else None."""
    table = desk.table
    if table.real.witness != "ready" or not table.may_act or table.real.phase != "agents" or table.real.declared:
        return None
    if table.asking is None:
        text = witness_text(table.real.witness, table.real.scenario.unlock_day)
        why = table.match.refusal(AskWitness(table.board.land))
        button = Button(
            _("Question the Witness"),
            desk.ask_witness,
            name="witness",
            icon="message-square",
            shortcut=desk.key("witness"),
            disabled=None if why is None else refusal_text(why, whom(table.public, why)),
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
    reason = None if asking else _("Choose tiles first.")
    ask = Button(_("Ask"), desk.confirm, name="confirm", kind="primary", shortcut="Enter", disabled=reason, grow=1)
    return [
        Label(_("Question the Witness"), size="head", bold=True),
        Label(chosen, name="chosen", bold=True, color="accent"),
        Row(ask, Button(_("Cancel"), desk.cancel, name="cancel")),
        Label(_("Choose a ready set, or click tiles on the board to paint your own."), size="small", color="muted"),
        *_ready(desk, asking),
    ]


def _ready(desk: Desk, asking: TileSet) -> list[Widget]:
    """Return the ready sets: zones, terrains, within some tiles of a place, nearer to one Agent than to another."""
    board = desk.table.board
    zones = [(f"zone-{zone}", _("Zone {zone}").format(zone=zone), board.of_zone[zone]) for zone in ZONES]
    kinds = ("field", "forest", "city")
    terrains = [(f"terrain-{each}", terrain_name(each).capitalize(), board.of_terrain[each]) for each in kinds]
    rows: list[Widget] = [
        Flow(*(_set_button(desk, asking, *each) for each in group if each[2]), gap=4) for group in (zones, terrains)
    ]
    return [*rows, *_within(desk, asking), *_between(desk)]


def _set_button(desk: Desk, asking: TileSet, id: str, text: str, tiles: TileSet) -> Widget:
    return Button(text, partial(desk.set_question, tiles), name=id, size="small", toggled=asking == tiles)


def _within(desk: Desk, asking: TileSet) -> list[Widget]:
    table = desk.table
    center = table.pinned
    if center is None and table.selected is not None:
        center = table.real.agents[table.selected].tile
    if center is None:
        return []
    buttons = [
        _set_button(desk, asking, f"within-{radius}", str(radius), table.board.within(center, radius))
        for radius in (1, 2, 3, 4)
    ]
    before, after = _("Within"), _("of {tile}").format(tile=table.board.names[center])
    return [Flow(Label(before, size="small"), *buttons, Label(after, size="small"), gap=6)]


def _between(desk: Desk) -> list[Widget]:
    table = desk.table
    if len(table.agents) < 2:
        return []
    one, other = table.nearer
    items = [Item(agent, agent_name(agent)) for agent in table.agents]

    def use() -> None:
        first, second = (table.real.agents[agent].tile for agent in table.nearer)
        desk.set_question(nearer(table.board, first, second))

    def choose(at: int, agent: str) -> None:
        kept = table.nearer[1 - at]
        if agent == kept:
            kept = table.nearer[at]
        table.nearer = (agent, kept) if at == 0 else (kept, agent)
        use()

    return [
        Flow(
            Button(_("Nearer to"), use, name="nearer", size="small"),
            DropDown(items, one, partial(choose, 0), name="nearer-one"),
            Label(_("than to"), size="small"),
            DropDown(items, other, partial(choose, 1), name="nearer-other"),
            gap=6,
        )
    ]
