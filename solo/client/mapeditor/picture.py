"""A Draft as the board widget shows it: its map, and what lies above it in each layer."""

from collections.abc import Iterable
from dataclasses import replace

from solo.client.hexmap import HexMap, MapTile, Tile
from solo.client.mapeditor.work import MapWork
from solo.client.overlays import Hatch, Letters, Overlay, Paint, Tint
from solo.client.palette import Color
from solo.contacts.mapdraft import Draft, canvas
from solo.contacts.maps import MOST_COLUMNS
from solo.hex.coords import Hex, name_of

__all__ = ["ZONE_COLORS", "check_overlays", "id_of", "layer_overlays", "map_of", "place_of", "stroke_overlays"]

ZONE_COLORS: dict[str, Color] = {"A": (0xE6, 0x9F, 0x4A), "B": (0x6F, 0xB8, 0xF0), "C": (0xD9, 0x8B, 0xD4)}
"""The zones' tints; a letter on every tile says the same."""


MOST_NAMED = 30
"""Of more tiles than these the names say nothing that the marks do not."""


def id_of(place: Hex) -> Tile:
    """Return the number of a place, the same on a canvas of any size."""
    return place.r * MOST_COLUMNS + place.q + place.r // 2


def place_of(tile: Tile) -> Hex:
    """Return the place of a number."""
    row, column = divmod(tile, MOST_COLUMNS)
    return Hex(column - row // 2, row)


def ids_of(places: Iterable[Hex]) -> frozenset[Tile]:
    """Return the numbers of some places."""
    return frozenset(map(id_of, places))


def map_of(draft: Draft) -> HexMap:
    """Return the map of a Draft: every place of its canvas, those without a tile as such."""
    tiles = (
        MapTile(id_of(place), place, name_of(place), draft.terrain.get(place, ""), draft.zones.get(place, ""))
        for place in canvas(draft.columns, draft.rows)
    )
    regions = {name: tuple(sorted(ids_of(places))) for name, places in draft.regions.items() if places}
    return HexMap(tuple(tiles), regions)


def layer_overlays(draft: Draft, layer: str, region: str) -> list[Overlay]:
    """Return what shows a layer: nothing for the terrain, the zones with their letters, the region in hand."""
    if layer == "zone":
        zones = {
            zone: frozenset(id_of(place) for place, each in draft.zones.items() if each == zone) for zone in ZONE_COLORS
        }
        tints: list[Overlay] = [Tint(tiles, ZONE_COLORS[zone], 0.34, outline=False) for zone, tiles in zones.items()]
        return [*tints, Letters({id_of(place): zone for place, zone in draft.zones.items()})]
    if layer == "region":
        others = [Tint(ids_of(places), "ink", 0.1, strength=0.6) for name, places in _filled(draft) if name != region]
        own = [Tint(ids_of(places), "accent", 0.34) for name, places in _filled(draft) if name == region]
        return [*others, *own]
    return []


def _filled(draft: Draft) -> list[tuple[str, frozenset[Hex]]]:
    return [(name, places) for name, places in draft.regions.items() if places]


def stroke_overlays(work: MapWork) -> list[Overlay]:
    """Return what a stroke under way changes, above the picture of the map before it."""
    if work.stroke is None:
        return []
    before, after = work.draft.terrain, work.stroke.terrain
    changed = {
        id_of(place): after.get(place, "") for place in {*before, *after} if before.get(place) != after.get(place)
    }
    layers = layer_overlays(work.stroke, work.layer, work.values["region"])
    # Outlines take ten times as long as all the rest, and this is drawn at every move of the mouse.
    return [Paint(changed), *(replace(each, outline=False) if isinstance(each, Tint) else each for each in layers)]


def check_overlays(work: MapWork) -> list[Overlay]:
    """Return the marks of the check that was chosen: the tiles concerned, with their names."""
    chosen = next((each for each in work.checks() if each.check == work.check), None)
    if chosen is None or not chosen.places:
        return []
    tiles = ids_of(chosen.places)
    marks: list[Overlay] = [Tint(tiles, "bad", 0.2), Hatch(tiles, "bad", 0.7)]
    if len(tiles) <= MOST_NAMED and work.layer != "zone":  # there the zones' letters have the place
        marks.append(Letters({id_of(each): name_of(each) for each in chosen.places}))
    return marks
