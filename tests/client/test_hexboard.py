"""The board: pixels and tiles, zoom and pan, cursor and clicks, and everything that can lie on it."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from solo.client.cividis import heat_color
from solo.client.hexart import VARIANTS, TileArt, tile_size
from solo.client.hexboard import CURSOR_KEYS, HexBoard
from solo.client.hexlettering import draw_regions
from solo.client.hexmap import HexMap, MapTile
from solo.client.hexoverlay import _DRAW
from solo.client.hexriver import river_lines
from solo.client.hexshapes import hatch_tile
from solo.client.markers import MARKERS, marker_token
from solo.client.overlays import (
    Dots,
    Ghost,
    Hatch,
    Heat,
    Letters,
    Marker,
    Notes,
    Overlay,
    Paint,
    Path,
    Ring,
    Tint,
    Token,
)
from solo.client.palette import PALETTES
from solo.client.theme import Theme
from solo.client.tokens import AGENT_COLORS, agent_token
from solo.client.widgets.box import Row
from solo.client.widgets.ui import Ui
from solo.hex.coords import DIRECTION_NAMES, Hex, name_of
from solo.hex.layout import Layout
from tests.client.hands import Clock, click, drag, move, press_keys, ui_of

KINDS = ("field", "forest", "city", "lake", "mountain")
SIZE = (900, 600)


def _map(columns: int = 9, rows: int = 8) -> HexMap:
    """A small map of all terrains with three zones."""
    tiles: list[MapTile] = []
    for row in range(rows):
        for column in range(columns):
            place = Hex(column - row // 2, row)
            zone = "A" if row < rows // 2 else ("B" if column < columns // 2 else "C")
            tiles.append(MapTile(len(tiles) + 5, place, name_of(place), KINDS[(column * 3 + row) % 5], zone))
    return HexMap(tuple(tiles), {"North Wood": tuple(tile.id for tile in tiles[:6])})


MAP = _map()


def _shown(
    theme: Theme | None = None, size: tuple[int, int] = SIZE, clock: Clock | None = None, board: HexBoard | None = None
) -> tuple[Ui, HexBoard]:
    board = board or HexBoard(MAP, grow=1)
    return ui_of(Row(board, stretch=True, gap=0), size, theme, clock), board


def _picture(ui: Ui) -> bytes:
    surface = pygame.Surface(ui.size)
    ui.draw(surface)
    return surface.get_buffer().raw


# Pixels and tiles


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 0.8), ((300, 900), 1.0), ((3840, 2160), 2.0)])
def test_the_whole_map_is_in_sight_and_each_centre_gives_its_tile(size: tuple[int, int], scale: float) -> None:
    _, board = _shown(Theme(scale), size)
    for tile in MAP.tiles:
        assert board.tile_at(board.pixel_of(tile.id)) == tile.id
    for tile in MAP.tiles:
        for x, y in board.view.layout().corners(tile.place):
            assert board.rect.inflate(4, 4).collidepoint(x, y)


def test_centres_give_their_tiles_after_zoom_and_pan() -> None:
    ui, board = _shown()
    board.zoom_by(2.5, (700, 100))
    drag(ui, (600, 300), (420, 380), button=2)
    seen = [tile for tile in MAP.tiles if board.rect.collidepoint(board.pixel_of(tile.id))]
    assert 3 < len(seen) < len(MAP.tiles)
    for tile in seen:
        assert board.tile_at(board.pixel_of(tile.id)) == tile.id


def test_zoom_keeps_the_place_below_the_mouse() -> None:
    ui, board = _shown()
    pos = board.pixel_of(MAP.tiles[31].id)
    move(ui, pos)
    for _ in range(5):
        ui.handle(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=1))
    x, y = board.pixel_of(MAP.tiles[31].id)
    assert board.view.zoom > 1.5 and abs(x - pos[0]) <= 12 and abs(y - pos[1]) <= 12
    press_keys(ui, pygame.K_TAB, pygame.K_0)
    assert board.view.zoom == 1.0


def test_zoom_has_bounds() -> None:
    _, board = _shown()
    board.zoom_by(1000)
    assert board.view.radius <= 220
    board.zoom_by(0.0001)
    assert board.view.zoom == 1.0


def test_a_resize_keeps_the_view_centred() -> None:
    ui, board = _shown()
    board.zoom_by(3, (500, 300))
    before = (board.view.x, board.view.y, board.view.zoom)
    ui.resize((1200, 800))
    ui.layout()
    assert board.view.zoom == before[2]
    assert abs(board.view.x - before[0]) < 0.6 and abs(board.view.y - before[1]) < 0.6


def test_a_double_click_glides_to_the_tile() -> None:
    clock = Clock()
    ui, board = _shown(clock=clock)
    board.zoom_by(3)
    tile = MAP.tiles[40].id
    pos = board.pixel_of(tile)
    click(ui, pos)
    click(ui, pos)
    clock.time += 1
    ui.tick()
    ui.draw(pygame.Surface(SIZE))
    x, y = board.pixel_of(tile)
    assert abs(x - board.rect.centerx) < 60 and abs(y - board.rect.centery) < 60


def test_reduced_motion_jumps() -> None:
    _, board = _shown(Theme(reduced_motion=True))
    board.zoom_by(3)
    before = board.view
    board.center_on(MAP.tiles[0].id)
    assert board.view != before


# Mouse and keys


def test_hover_and_clicks_name_the_tile() -> None:
    hovered: list[int | None] = []
    clicked: list[tuple[int, int]] = []
    board = HexBoard(MAP, grow=1, on_hover=hovered.append, on_click=lambda tile, button: clicked.append((tile, button)))
    ui, board = _shown(board=board)
    one, two = MAP.tiles[10].id, MAP.tiles[30].id
    move(ui, board.pixel_of(one))
    move(ui, board.pixel_of(two))
    click(ui, board.pixel_of(two), 3)
    move(ui, (2, 2))
    assert hovered == [one, two, None]
    assert clicked == [(two, 3)]


def test_following_the_mouse_draws_only_the_tiles_it_leaves_and_enters() -> None:
    ui, board = _shown()
    move(ui, board.pixel_of(MAP.tiles[10].id))
    assert ui.damage is not None
    assert sum(part.width * part.height for part in ui.damage) < SIZE[0] * SIZE[1] / 8


def test_the_frame_of_the_focus_goes_as_a_whole_when_the_mouse_moves() -> None:
    ui, board = _shown()
    press_keys(ui, pygame.K_TAB)
    surface = pygame.Surface(ui.size)
    ui.draw(surface)
    move(ui, board.pixel_of(MAP.tiles[10].id))
    assert ui.damage is None, "everything is drawn anew"
    ui.draw(surface)
    move(ui, board.pixel_of(MAP.tiles[11].id))
    assert ui.damage is not None


def test_a_drag_pans_and_is_no_click() -> None:
    clicked: list[int] = []
    board = HexBoard(MAP, grow=1, on_click=lambda tile, button: clicked.append(tile))
    ui, board = _shown(board=board)
    board.zoom_by(3)
    before = board.view
    drag(ui, (400, 300), (300, 250))
    assert board.view.x > before.x and clicked == []


def test_a_drag_over_tiles_can_be_taken() -> None:
    told: list[tuple[int, str]] = []

    def take(tile: int, phase: str) -> bool:
        told.append((tile, phase))
        return True

    board = HexBoard(MAP, grow=1, on_drag=take)
    ui, board = _shown(board=board)
    before = board.view
    drag(ui, board.pixel_of(MAP.tiles[20].id), board.pixel_of(MAP.tiles[22].id))
    phases = [phase for _, phase in told]
    assert told[0] == (MAP.tiles[20].id, "start") and told[-1] == (MAP.tiles[22].id, "drop")
    assert phases[1:-1] and set(phases[1:-1]) == {"over"} and board.view == before


def test_the_cursor_has_a_key_for_each_direction() -> None:
    seen: list[int] = []
    board = HexBoard(MAP, grow=1, on_cursor=seen.append)
    ui, board = _shown(board=board)
    middle = MAP.by_place[Hex(2, 4)]
    names = {pygame.K_w: "nw", pygame.K_e: "ne", pygame.K_a: "w", pygame.K_d: "e", pygame.K_z: "sw", pygame.K_x: "se"}
    for code, direction in CURSOR_KEYS.items():
        board.move_cursor(middle.id)
        ui.focus(board)
        press_keys(ui, code)
        assert DIRECTION_NAMES[direction] == names[code]
        x0, y0 = board.pixel_of(middle.id)
        assert board.cursor is not None
        x1, y1 = board.pixel_of(board.cursor)
        assert (("e" in names[code]) == (x1 > x0)) and (("n" in names[code]) == (y1 < y0))


def test_the_cursor_starts_in_the_middle_stays_on_the_map_and_clicks() -> None:
    clicked: list[tuple[int, int]] = []
    board = HexBoard(MAP, grow=1, on_click=lambda tile, button: clicked.append((tile, button)))
    ui, board = _shown(board=board)
    press_keys(ui, pygame.K_TAB, pygame.K_d)
    assert board.cursor is not None
    press_keys(ui, *[pygame.K_RIGHT] * 30)
    corner = board.cursor
    press_keys(ui, pygame.K_RETURN)
    assert clicked == [(corner, 1)]
    for _ in range(20):
        press_keys(ui, pygame.K_UP)
    assert MAP.by_id[board.cursor].place.r == 0


def test_the_cursor_stays_in_sight() -> None:
    clock = Clock()
    ui, board = _shown(Theme(reduced_motion=True), clock=clock)
    board.zoom_by(4)
    press_keys(ui, pygame.K_TAB, pygame.K_d, *[pygame.K_RIGHT] * 20)
    assert board.cursor is not None and board.rect.collidepoint(board.pixel_of(board.cursor))


# Drawing


@pytest.mark.parametrize("kind", KINDS)
def test_every_terrain_has_its_own_texture(kind: str) -> None:
    art = TileArt(33.0, PALETTES["night"].ramps)
    pictures = {pygame.image.tobytes(art.tile(kind, number), "RGBA") for number in range(40)}
    assert len(pictures) == VARIANTS
    assert art.tile(kind, 3).get_size() == tile_size(33.0)
    middle = pygame.Surface((30, 30))
    middle.blit(art.tile(kind, 3), (-14, -18))
    grey = [sum(middle.get_at((x, y))[:3]) / 3 for x in range(30) for y in range(30)]
    assert max(grey) - min(grey) > 20


def test_unknown_terrain_is_drawn_all_the_same() -> None:
    assert TileArt(20.0, PALETTES["night"].ramps).tile("swamp", 1).get_width() > 30


def test_rivers_run_where_zones_meet_without_gaps() -> None:
    lines = river_lines(MAP)
    assert len(MAP.borders) > 8 and lines
    for line in lines:
        steps = [((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5 for (x0, y0), (x1, y1) in pairwise(line)]
        assert max(steps) < 1.2
    ends = [point for line in lines for point in (line[0], line[-1])]
    assert any(ends.count(point) == 3 for point in ends)


EVERY: list[Overlay] = [
    Tint(frozenset({20, 21})),
    Hatch(frozenset({20, 21})),
    Dots({20: "1", 21: ""}),
    Heat({20: 0.5, 21: 0.001}),
    Letters({20: "A", 21: "C4"}),
    Paint({20: "lake", 21: ""}),
    Notes({20: "possible", 21: "no", 22: "suspect"}),
    Path((20, 21, 22), labels={0: "1", 2: "2"}),
    Path((20, 21, 22), alien=True),
    Path((20, 21), dashed=True),
    Ring(20),
    Token(20, "blue", selected=True),
    Token(20, "blue", played=True, start=22, at=0.5),
    Ghost(20, "yellow", "scan"),
    Marker(20, "roadblock", "B"),
]


@pytest.mark.parametrize("overlay", EVERY, ids=lambda overlay: type(overlay).__name__)
def test_every_overlay_leaves_its_mark_and_goes_again(overlay: Overlay) -> None:
    ui, board = _shown()
    bare = _picture(ui)
    board.overlays = [overlay]
    kept = _picture(ui)
    board.overlays, board.live = [], [overlay]
    assert kept != bare and _picture(ui) == kept
    board.live = []
    assert _picture(ui) == bare


def test_no_overlay_is_forgotten() -> None:
    assert {type(overlay) for overlay in EVERY} == set(_DRAW) == set(Overlay.__args__)


@pytest.mark.parametrize("overlay", EVERY, ids=lambda overlay: type(overlay).__name__)
def test_tiles_off_the_map_are_left_out(overlay: Overlay) -> None:
    empty = HexMap(MAP.tiles[:3])
    bare = HexBoard(empty, grow=1)
    bare.overlays = [overlay]
    _picture(ui_of(Row(bare, stretch=True), SIZE))


def test_names_can_be_shown() -> None:
    ui, board = _shown()
    bare = _picture(ui)
    board.show_names = True
    assert _picture(ui) != bare


def test_zooming_shows_the_old_picture_until_the_new_one_is_ready() -> None:
    clock = Clock()
    ui, board = _shown(clock=clock)
    board.zoom_by(2)
    stretched = _picture(ui)
    clock.time += 0.2
    ui.tick()
    assert ui.dirty and _picture(ui) != stretched


def test_tokens_differ_without_their_colours() -> None:
    assert len(AGENT_COLORS) == 12
    shapes = set()
    for agent in AGENT_COLORS:
        token = agent_token(agent, 24)
        ground = token.get_at((12, 3))
        shapes.add(
            tuple(
                sum(abs(a - b) for a, b in zip(token.get_at((x, y))[:3], ground[:3], strict=True)) > 150
                for x in range(5, 19)
                for y in range(5, 19)
            )
        )
    assert len(shapes) == 12


def test_markers_differ_from_one_another() -> None:
    pictures = {pygame.image.tobytes(marker_token(kind, 24), "RGBA") for kind in (*MARKERS, "unknown")}
    assert len(pictures) == len(MARKERS) + 1


def test_the_heat_scale_grows_lighter_all_the_way() -> None:
    light = [0.299 * r + 0.587 * g + 0.114 * b for r, g, b in (heat_color(step / 20) for step in range(21))]
    assert light == sorted(light)
    assert heat_color(-1) == heat_color(0) and heat_color(2) == heat_color(1)


def test_a_map_of_one_tile() -> None:
    one = HexMap((replace(MAP.tiles[0], zone=""),))
    _, board = _shown(board=HexBoard(one, grow=1))
    assert board.tile_at(board.rect.center) == one.tiles[0].id and one.borders == ()


def test_another_map_takes_the_place_of_one_and_the_view_stays() -> None:
    ui, board = _shown()
    board.zoom_by(2, (300, 300))
    board.cursor = MAP.tiles[3].id
    before, view = _picture(ui), board.view
    board.show_map(HexMap((replace(MAP.tiles[0], terrain="mountain"), *MAP.tiles[1:]), MAP.regions))
    assert board.view == view and board.cursor == MAP.tiles[3].id
    board.fit()
    assert _picture(ui) != before
    board.show_map(HexMap(MAP.tiles[:2]))
    assert board.view.zoom == 1.0 and board.cursor is None and board.tile_at(board.rect.center) is not None


def test_a_place_without_a_tile_is_drawn_and_clicked() -> None:
    bare = HexMap((replace(MAP.tiles[0], terrain="", zone=""), *MAP.tiles[1:]))
    ui, board = _shown(board=HexBoard(bare, grow=1))
    empty, full = _picture(ui), _picture(_shown()[0])
    assert empty != full and len(bare.land) == len(MAP.tiles) - 1
    assert board.tile_at(board.pixel_of(MAP.tiles[0].id)) == MAP.tiles[0].id


def test_a_regions_name_lies_above_what_colours_the_tiles() -> None:
    everywhere = frozenset(tile.id for tile in MAP.tiles)
    black = Tint(everywhere, (0, 0, 0), fill=1.0, outline=False)
    ui, board = _shown()
    board.overlays = [black]
    named = _bright(ui)
    board.show_map(HexMap(MAP.tiles))
    board.overlays = [black]
    assert named > _bright(ui)


def _bright(ui: Ui) -> int:
    """Return how many pixels are bright."""
    surface = pygame.Surface(ui.size)
    ui.redraw()
    ui.draw(surface)
    return pygame.mask.from_threshold(surface, (244, 240, 230), (60, 60, 60)).count()


@pytest.mark.parametrize("ground", [(196, 178, 96), (228, 214, 140), (24, 52, 38), (96, 98, 112)])
def test_hatching_is_seen_on_light_and_on_dark_tiles(ground: tuple[int, int, int]) -> None:
    surface = pygame.Surface((80, 80))
    surface.fill(ground)
    surface.blit(hatch_tile(36, PALETTES["night"].ink, 120, 0), (4, 0))
    shades = sorted(sum(surface.get_at((x, y))[:3]) / 3 for x in range(25, 55) for y in range(25, 55))
    assert shades[-1] - shades[0] > 50


def test_a_regions_name_makes_way_for_what_is_written_below_a_marker() -> None:
    hexmap = HexMap((MapTile(0, Hex(0, 0), "A1", "field"),), {"Otter Meads": (0,)})
    layout, theme = Layout(60.0, 200.0, 200.0), Theme(1.0)

    def inked(written: list[pygame.Rect]) -> tuple[int, int]:
        surface = pygame.Surface((400, 400))
        draw_regions(surface, theme, hexmap, layout, written=written)
        whole = pygame.mask.from_threshold(surface, (255, 255, 255), (180, 180, 180))
        inside = pygame.mask.from_threshold(surface.subsurface(place), (255, 255, 255), (180, 180, 180))
        return whole.count(), inside.count()

    place = pygame.Rect(0, 0, 60, 20)
    place.center = (200, 200 + round(60 * 0.78))
    without, name = inked([])[1], inked([place])
    assert without and name[0] and not name[1]
