"""The form's page of the special mission: its text, its parts and how many of them are needed."""

from solo.client.personalise.form import Form, name_of
from solo.client.personalise.text import part_line, say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.contacts import scenariodraft
from solo.contacts.board import TERRAINS, ZONES
from solo.contacts.names import terrain_name, token_name
from solo.contacts.scenariodraft import Place
from solo.contacts.scenariofile import HOW, PLACES
from solo.contacts.tokens import tokens

__all__ = ["mission_page"]


def mission_page(form: Form) -> list[Widget]:
    """Return the mission's text, its parts one after another with the open one's fields, and how many are needed."""
    return [
        form.fault("mission"),
        form.area(("mission", "text"), say("mission-text"), 500, 3),
        _parts(form, "parts", "part-add"),
        form.number(("mission", "needed"), say("needed")),
        form.switch(("mission", "ordered"), say("ordered")),
        _parts(form, "also", "also-add"),
    ]


def _parts(form: Form, key: str, add_text: str) -> Widget:
    count = len(scenariodraft.parts_of(form.draft, key))
    lines = [_part(form, ("mission", key, number)) for number in range(count)]
    return form.field(say(key), ("mission", key), *lines, _adder(form, key, add_text))


def _adder(form: Form, key: str, text: str) -> Button:
    def add() -> None:
        at = len(scenariodraft.parts_of(form.draft, key))
        form.hand.change(scenariodraft.add_part(form.draft, key))
        form.hand.open_part(("mission", key, at))

    return Button(say(text), add, name=f"add-{key}", icon="plus", size="small", align="start")


def _part(form: Form, place: Place) -> Widget:
    number, is_open = int(place[-1]) + 1, form.hand.work.part == place
    head = Button(
        f"{number}. {part_line(form.draft, place)}",
        lambda: form.hand.open_part(place),
        name=name_of(place),
        icon="chevron-down" if is_open else "chevron-right",
        kind="quiet",
        size="small",
        justify="left",
        toggled=is_open,
    )
    fault = form.fault(*place)
    if not is_open:
        return Column(head, fault, gap=2)
    return Panel(head, *_fields(form, place), fault, _movers(form, place), gap=8, pad=8)


def _fields(form: Form, place: Place) -> list[Widget]:
    kind = scenariodraft.part_kind(form.draft, place)
    kinds = [Item(each, say(f"place-{each}")) for each in _kinds(form, kind)]
    if not kind:
        kinds.insert(0, Item("", say("part-nowhere"), enabled=False))
    where = DropDown(kinds, kind, lambda new: _take_kind(form, place, new), name=name_of((*place, "where")))
    ways = [Item(way, say(f"how-{way}")) for way in HOW]
    parts: list[Widget] = [form.field(say("where-to"), place, where, *_value(form, place, kind))]
    parts.append(form.choice((*place, "how"), say("how"), ways, "camp"))
    numbers = [form.number((*place, "times"), say("times"))]
    if kind not in ("zone", "ship"):
        numbers.append(form.number((*place, "within"), say("within")))
    parts.append(form.pair(*numbers))
    parts.append(form.line((*place, "name"), say("label"), 40))
    return parts


def _kinds(form: Form, now: str) -> list[str]:
    """Return the kinds of places that there are on this map, with these tokens."""
    board, there = form.hand.work.board(), scenariodraft.kinds_in(form.draft)
    hidden = any(kind in tokens() and tokens()[kind].hides for kind in there)
    left_out = set() if hidden else {"ship"}
    if board is not None and not board.regions:
        left_out.add("region")
    return [kind for kind in PLACES if kind not in left_out or kind == now]


def _take_kind(form: Form, place: Place, kind: str) -> None:
    board = form.hand.work.board()
    first = {"zone": "A", "terrain": "field", "each": "zone", "ship": "1"}
    if kind == "region":
        first["region"] = min(board.regions) if board is not None else ""
    value = first.get(kind, ())
    form.hand.change(scenariodraft.with_part_kind(form.draft, place, kind, value))


def _value(form: Form, place: Place, kind: str) -> list[Widget]:
    """The control that says which zone, terrain, region, token, or how far from the ship."""
    at = (*place, kind)
    if kind == "tiles":
        names = form.draft.names_at(*at)
        tiles = [_tile(form, place, tile) for tile in names]
        line = Label(say("tiles-line"), name="tiles-line", size="small", color="accent")
        return [line, Flow(*tiles, gap=4, visible=bool(tiles)), form.fault(*at)]
    if kind == "ship":
        return [Label(say("ship-within"), size="small", color="muted"), form.number_entry(at), form.fault(*at)]
    items = _items(form, kind)
    value = form.draft.text_at(*at)
    if not items:
        return [form.fault(*at)]
    if value not in [item.id for item in items]:
        items.insert(0, Item(value, value or say("part-nowhere"), enabled=False))
    return [DropDown(items, value, lambda new: form.hand.change(form.draft.put(at, new)), name=name_of(at)),
            form.fault(*at)]  # fmt: skip


def _items(form: Form, kind: str) -> list[Item]:
    board = form.hand.work.board()
    if kind == "zone":
        return [Item(zone, say("zone", zone=zone)) for zone in ZONES]
    if kind == "terrain":
        return [Item(terrain, terrain_name(terrain)) for terrain in TERRAINS.values()]
    if kind == "region":
        return [Item(region, region) for region in sorted(board.regions)] if board is not None else []
    if kind == "each":
        there = scenariodraft.kinds_in(form.draft)
        placed = [each for each in there if each in tokens() and not tokens()[each].hides]
        laid = [each for each in placed if scenariodraft.token_form(each).most]
        return [Item("zone", say("each-zone")), *(Item(each, token_name(each)) for each in laid)]
    return []


def _tile(form: Form, place: Place, tile: str) -> Button:
    return Button(
        tile,
        lambda: form.hand.change(scenariodraft.toggle_part_tile(form.draft, place, tile)),
        name=name_of((*place, tile)),
        icon="x",
        size="small",
        tooltip=say("remove-place", tile=tile),
    )


def _movers(form: Form, place: Place) -> Widget:
    def move(step: int) -> None:
        moved = scenariodraft.move_part(form.draft, place, step)
        if moved != form.draft:
            form.hand.change(moved)
            form.hand.open_part((*place[:-1], int(place[-1]) + step))

    def drop() -> None:
        form.hand.open_part(place)  # closes it: what has its number then is another part
        form.hand.change(scenariodraft.drop_part(form.draft, place))

    name = name_of(place)
    return Flow(
        Button(say("up"), lambda: move(-1), name=f"{name}-up", icon="chevron-up", size="small"),
        Button(say("down"), lambda: move(1), name=f"{name}-down", icon="chevron-down", size="small"),
        Button(say("remove"), drop, name=f"{name}-drop", icon="trash-2", size="small"),
        gap=6,
    )
