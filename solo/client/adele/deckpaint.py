"""Draws a ship: decks, corridors and rooms once a size, what lies and stands there anew each time."""

from collections import OrderedDict

import pygame

from solo.adele.names import object_letter, sector_name
from solo.adele.places import HULL, Doorway, Place
from solo.adele.ship import Ship
from solo.client.adele.art import DARK_FLOOR, mark, sector_color, symbol
from solo.client.adele.deckpieces import paint_pieces
from solo.client.adele.deckplan import DeckPlan, arcs_of, unit_of
from solo.client.adele.deckrising import paint_rising
from solo.client.adele.deckrooms import inside, name_in
from solo.client.adele.deckview import DeckView
from solo.client.paint import round_box
from solo.client.palette import Color, Palette, mix
from solo.client.theme import Theme
from solo.core.language import gettext as _

__all__ = ["paint_deck"]

FIRE: Color = (0xF2, 0x7A, 0x2E)
_kept: OrderedDict[tuple[object, ...], pygame.Surface] = OrderedDict()


def paint_deck(surface: pygame.Surface, theme: Theme, ship: Ship, plan: DeckPlan, view: DeckView) -> None:
    """Draw the ship and all that the view shows."""
    surface.blit(_ground(theme, ship, plan), plan.area)
    _doors(surface, theme, plan, view)
    for place in plan.rooms:
        _room(surface, theme, plan, view, place)
    for place in plan.hull:
        _hull_now(surface, theme, plan, view, place)
    paint_pieces(surface, theme, plan, view)
    paint_rising(surface, theme, plan, view.rising)


# The ground: decks, corridors, rooms with their names


def _ground(theme: Theme, ship: Ship, plan: DeckPlan) -> pygame.Surface:
    key = (theme, ship.id, id(ship), plan.area.size)
    if key not in _kept:
        _kept[key] = _draw_ground(theme, ship, plan)
        if len(_kept) > 8:
            _kept.popitem(last=False)
    return _kept[key]


def _draw_ground(theme: Theme, ship: Ship, plan: DeckPlan) -> pygame.Surface:
    palette = theme.palette
    picture = pygame.Surface(plan.area.size)
    picture.fill(palette.back)
    dx, dy = -plan.area.left, -plan.area.top
    unit = plan.room_size[1]
    for color, wide in ((palette.line, 0.15), (mix(palette.back, palette.panel, 0.75), 0.13)):
        _outline(picture, plan, (dx, dy), color, round(unit * wide))
    for door in plan.corridors:
        _corridor(picture, theme, ship, plan, door, (dx, dy))
    for place, box in plan.rooms.items():
        _draw_room(picture, theme, ship, place, box.move(dx, dy))
    _draw_hull(picture, theme, ship, plan, (dx, dy))
    return picture


def _outline(picture: pygame.Surface, plan: DeckPlan, by: tuple[int, int], color: Color, more: int) -> None:
    """Draw the ship's hull around all decks."""
    wide = round(plan.room_size[1] * 0.42) + 2 * more
    for one, other in plan.corridors:
        start, end = plan.rooms[one].move(by).center, plan.rooms[other].move(by).center
        _thick(picture, color, start, end, wide)
    for box in plan.rooms.values():
        round_box(picture, box.move(by).inflate(2 * more, 2 * more), max(6, more * 2), color)


def _thick(surface: pygame.Surface, color: Color, start: tuple[int, int], end: tuple[int, int], wide: int) -> None:
    """Draw a line of any width with smooth edges."""
    way = pygame.Vector2(end) - pygame.Vector2(start)
    if not way.length():
        return
    side = pygame.Vector2(-way.y, way.x).normalize() * wide / 2
    corners = [pygame.Vector2(start) + side, pygame.Vector2(end) + side]
    corners += [pygame.Vector2(end) - side, pygame.Vector2(start) - side]
    pygame.draw.polygon(surface, color, corners)
    pygame.draw.aalines(surface, color, True, corners)


def _corridor(
    picture: pygame.Surface, theme: Theme, ship: Ship, plan: DeckPlan, door: Doorway, by: tuple[int, int]
) -> None:
    """Draw the floor between two rooms, in the sector's colour inside one and plain between two, and the door."""
    unit, palette = plan.room_size[1], theme.palette
    sectors = {ship.locations[place].sector for place in door}
    floor = mix(palette.back, sector_color(sectors.pop()), 0.75) if len(sectors) == 1 else palette.raised
    start, end = (pygame.Vector2(plan.rooms[place].move(by).center) for place in door)
    _thick(picture, floor, (round(start.x), round(start.y)), (round(end.x), round(end.y)), max(4, round(unit * 0.2)))
    middle = pygame.Vector2(plan.doors[door]) + pygame.Vector2(by)
    side = pygame.Vector2(start.y - end.y, end.x - start.x).normalize() * unit
    for way in (1, -1):
        one, other = middle + side * 0.1 * way, middle + side * 0.15 * way
        ends = (round(one.x), round(one.y)), (round(other.x), round(other.y))
        _thick(picture, mix(palette.line, palette.ink, 0.35), *ends, max(3, round(unit * 0.06)))


def _draw_room(picture: pygame.Surface, theme: Theme, ship: Ship, place: Place, box: pygame.Rect) -> None:
    location, palette = ship.locations[place], theme.palette
    floor = mix(palette.back, sector_color(location.sector), 0.62)
    round_box(picture, box, max(3, box.height // 10), floor, mix(sector_color(location.sector), palette.ink, 0.32), 1)
    _draw_head(picture, theme, ship, place, box)
    _draw_name(picture, theme, _(location.name), box)


def _draw_head(picture: pygame.Surface, theme: Theme, ship: Ship, place: Place, box: pygame.Rect) -> None:
    """Draw the sector's sign and the number at the left, computer and hatch at the right."""
    location, palette, unit = ship.locations[place], theme.palette, unit_of(box)
    sign = symbol(location.sector, round(unit * 1.2), mix(sector_color(location.sector), palette.ink, 0.5))
    x, y = box.left + round(unit * 0.5), box.top + round(unit * 0.42)
    picture.blit(sign, (x, y + round(unit * 0.12)))
    number = theme.font_px(round(unit * 1.75), True).render(str(place), True, palette.ink)
    picture.blit(number, number.get_rect(midleft=(x + round(unit * 1.5), y + round(unit * 0.72))))
    right = box.right - round(unit * 0.4)
    for name in ([location.computer] if location.computer else []) + (["hatch"] if location.hatch else []):
        drawn = symbol(name, round(unit * 1.5), palette.focus if name != "hatch" else palette.ink, DARK_FLOOR)
        picture.blit(drawn, drawn.get_rect(topright=(right, y)))
        right -= round(unit * 1.7)


def _draw_name(picture: pygame.Surface, theme: Theme, name: str, box: pygame.Rect) -> None:
    """Draw the name in two lines at most, as large as fits."""
    unit = unit_of(box)
    pixels, lines = name_in(theme, name, box.size)
    font = theme.font_px(pixels)
    y = box.top + round(unit * 2.15)
    for line in lines:
        drawn = font.render(line, True, theme.palette.ink)
        picture.blit(drawn, (box.left + round(unit * 0.5), y))
        y += round(font.get_linesize() * 0.86)


def _draw_hull(picture: pygame.Surface, theme: Theme, ship: Ship, plan: DeckPlan, by: tuple[int, int]) -> None:
    """Draw the hull sections and the ways along the hull."""
    palette, step = theme.palette, max(3, round(next(iter(plan.hull.values())).height * 0.36))
    for one, other, level in arcs_of(ship, plan):
        here, there = plan.hull[one].move(by), plan.hull[other].move(by)
        color, wide = mix(palette.line, palette.ink, 0.2), max(1, theme.px(1.5))
        if level == 0:
            pygame.draw.line(picture, color, here.midright, there.midleft, wide)
            continue
        y = here.bottom + step * level if level > 0 else here.top + step * level
        edge = here.bottom if level > 0 else here.top
        shift = here.width // 8 * (abs(level) - 1)
        left, right = here.centerx - shift, there.centerx + shift
        pygame.draw.lines(picture, color, False, [(left, edge), (left, y), (right, y), (right, edge)], wide)
    for place, box in plan.hull.items():
        _draw_section(picture, theme, ship.sectors[place - HULL], box.move(by))


def _draw_section(picture: pygame.Surface, theme: Theme, sector: str, box: pygame.Rect) -> None:
    palette, color = theme.palette, sector_color(sector)
    round_box(picture, box, box.height // 2, mix(palette.back, color, 0.35), mix(color, palette.ink, 0.2))
    side = round(box.height * 0.42)
    sign = symbol(sector, side, mix(color, palette.ink, 0.5))
    picture.blit(sign, sign.get_rect(midleft=(box.left + round(box.height * 0.36), box.centery)))
    font = theme.font_px(max(9, round(min(box.height * 0.46, 15 * theme.scale))))
    for text in (_("{sector} hull").format(sector=sector_name(sector)), sector_name(sector)):
        drawn = font.render(text, True, palette.muted)
        if drawn.get_width() < box.width * 0.5:
            picture.blit(drawn, drawn.get_rect(midleft=(box.left + round(box.height * 0.95), box.centery)))
            return


# What changes


def _doors(surface: pygame.Surface, theme: Theme, plan: DeckPlan, view: DeckView) -> None:
    """Draw the doors that are shut, for the Alien or for all, and those that can be chosen."""
    board, palette, unit = view.public.board, theme.palette, plan.room_size[1]
    for door, middle in plan.doors.items():
        start, end = plan.corridors[door]
        way = pygame.Vector2(end) - pygame.Vector2(start)
        side = pygame.Vector2(-way.y, way.x).normalize() if way.length() else pygame.Vector2(0, 1)
        half = side * unit * 0.15
        if door in board.closed:
            _bar(surface, palette.bad, middle, half, max(4, round(unit * 0.09)))
        if door in board.blocked:
            _bar(surface, palette.accent, middle, half * 1.1, max(5, round(unit * 0.12)))
            _bar(surface, DARK_FLOOR, middle, half * 0.35, max(5, round(unit * 0.12)))
        if door in view.doors:
            size = max(8, round(unit * 0.2))
            box = pygame.Rect(0, 0, size, size)
            box.center = middle
            round_box(surface, box, size // 2, mix(palette.back, palette.accent, 0.5), palette.accent, 2)


def _bar(surface: pygame.Surface, color: Color, middle: tuple[int, int], half: pygame.Vector2, wide: int) -> None:
    one, other = pygame.Vector2(middle) - half, pygame.Vector2(middle) + half
    _thick(surface, color, (round(one.x), round(one.y)), (round(other.x), round(other.y)), wide)


def _room(surface: pygame.Surface, theme: Theme, plan: DeckPlan, view: DeckView, place: Place) -> None:
    box, palette, board = plan.rooms[place], theme.palette, view.public.board
    if board.spread >> place & 1:
        _spread(surface, palette, box)
    if board.fires >> place & 1:
        round_box(surface, box, max(3, box.height // 10), (*FIRE, 60), FIRE, max(2, theme.px(2)))
    if place in view.reach:
        round_box(
            surface, box.inflate(4, 4), max(3, box.height // 10), None, (*palette.alien, 150), max(2, theme.px(2))
        )
    _frame(surface, theme, view, place, box)
    _things(surface, theme, plan, view, place)


def _frame(surface: pygame.Surface, theme: Theme, view: DeckView, place: Place, box: pygame.Rect) -> None:
    """Draw that a place can be chosen, is chosen, or that something has just happened there."""
    palette, round_by = theme.palette, max(3, box.height // (2 if place >= HULL else 8))
    if place in view.struck:
        share = view.struck[place]
        grown = box.inflate(round(box.height * 0.3 * share), round(box.height * 0.3 * share))
        round_box(surface, grown, round_by, None, (*palette.ink, round(220 * (1 - share))), max(2, theme.px(3)))
    if place in view.targets:
        round_box(surface, box.inflate(4, 4), round_by, (*palette.accent, 34), palette.accent, max(2, theme.px(2)))
        _badge(surface, theme, view.targets[place], box)
    if place in view.picked:
        round_box(surface, box.inflate(6, 6), round_by, (*palette.accent, 60), palette.accent, max(3, theme.px(3)))


def _badge(surface: pygame.Surface, theme: Theme, text: str, box: pygame.Rect) -> None:
    """Draw a target's label in its corner, over the sector's sign: the room is lit, and its colour says the sector."""
    if not text:
        return
    palette, unit = theme.palette, unit_of(box)
    font = theme.font_px(max(9, min(round(unit * 1.5), round(13 * theme.scale))), True)
    drawn = font.render(text, True, palette.accent_ink)
    place = pygame.Rect(box.left, box.top, max(round(unit * 1.5), drawn.get_width() + 4), round(unit * 2.1))
    round_box(surface, place, max(3, place.height // 4), palette.accent)
    surface.blit(drawn, drawn.get_rect(center=place.center))


def _spread(surface: pygame.Surface, palette: Palette, box: pygame.Rect) -> None:
    """Draw the Alien's growth along a room's walls."""
    color = mix(palette.alien, palette.back, 0.35)
    radius = max(2, round(box.height * 0.055))
    edge = box.inflate(radius, radius)
    step = max(5, round(box.height * 0.13))
    for number, x in enumerate(range(edge.left + step // 2, edge.right, step)):
        for y in (edge.top, edge.bottom - 1):
            pygame.draw.circle(surface, color, (x, y), radius + (number * 7 + y) % 3 - 1)
    for number, y in enumerate(range(edge.top + step // 2, edge.bottom, step)):
        for x in (edge.left, edge.right - 1):
            pygame.draw.circle(surface, color, (x, y), radius + (number * 5 + x) % 3 - 1)


def _things(surface: pygame.Surface, theme: Theme, plan: DeckPlan, view: DeckView, place: Place) -> None:
    """Draw tokens, signs and objects, and a flag with the first letter of each object that must be delivered here."""
    found = inside(theme, plan, view, place)
    for name, box in found.signs.items():
        picture = _sign(theme.palette, name, box.width)
        surface.blit(picture, picture.get_rect(center=box.center))
    for what, flag in zip(view.missions.get(place, ()), found.flags, strict=True):
        _flag(surface, theme, object_letter(what), flag)


def _flag(surface: pygame.Surface, theme: Theme, letter: str, box: pygame.Rect) -> None:
    """Draw a flag on its pole, notched so that it is not taken for somebody's square piece."""
    palette, pole = theme.palette, max(2, box.width // 8)
    cloth = pygame.Rect(box.left + pole, box.top, box.width - pole, round(box.height * 0.8))
    notch = (cloth.right - max(2, cloth.width // 4), cloth.centery)
    corners = [cloth.topleft, cloth.topright, notch, cloth.bottomright, cloth.bottomleft]
    pygame.draw.polygon(surface, palette.accent, corners)
    pygame.draw.aalines(surface, palette.accent, True, corners)
    surface.fill(palette.ink, (box.left, box.top, pole, box.height))
    drawn = theme.font_px(max(8, round(cloth.height * 0.92)), True).render(letter, True, palette.accent_ink)
    surface.blit(drawn, drawn.get_rect(center=(cloth.left + round(cloth.width * 0.42), cloth.centery)))


def _sign(palette: Palette, name: str, side: int) -> pygame.Surface:
    """Return the picture of a sign that `signs_in` names."""
    inks = {"shutdown": palette.accent, "failure": palette.bad, "protected": palette.good, "face-up": palette.ink}
    if name == "fire":
        return symbol("fire", side, FIRE, (0xFF, 0xE0, 0x9A))
    if name in inks:
        return symbol(name, side, inks[name])
    if name in ("face-down", "known"):
        return symbol("face-down" if name == "face-down" else "face-up", side, palette.muted)
    return mark(name, side, palette.alien, mix(palette.back, palette.alien, 0.2))


def _hull_now(surface: pygame.Surface, theme: Theme, plan: DeckPlan, view: DeckView, place: Place) -> None:
    box = plan.hull[place]
    _frame(surface, theme, view, place, box)
    if view.public.board.impacts >> place & 1:
        # Over the corner: where pills are short, the section's name has all the room inside.
        drawn = symbol("impact", round(box.height * 0.78), theme.palette.bad)
        surface.blit(drawn, drawn.get_rect(center=(box.right - box.height // 4, box.top + box.height // 8)))
