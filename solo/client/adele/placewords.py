"""What a place is and what lies there, in one line: for the line below the ship, and for who hears instead of sees."""

from collections.abc import Iterator

from solo.adele.names import and_list, computer_name, object_name, place_name, sector_name, short_name, token_name
from solo.adele.places import HULL, Doorway, Place, members
from solo.adele.public import PublicState
from solo.client.adele.deckplan import Spot
from solo.client.adele.deckview import DeckView
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["spot_text"]


def spot_text(view: DeckView, spot: Spot) -> str:
    """Return a place or doorway in words."""
    if isinstance(spot, tuple):
        return _door(view.public, spot)
    parts = _hull(view.public, spot) if spot >= HULL else _room(view, spot)
    who = [short_name(member) for member in view.public.here(spot)]
    if view.public.alien.place == spot:
        who.append(_("the Alien"))
    return ". ".join([*parts, *([and_list(who)] if who else [])]) + "."


def _door(public: PublicState, door: Doorway) -> str:
    parts = [_("Doorway {one}-{other}").format(one=door[0], other=door[1])]
    if door in public.board.closed:
        parts.append(_("closed until the end of the turn"))
    if door in public.board.blocked:
        parts.append(_("blocked for the Alien"))
    return ", ".join(parts) + "."


def _hull(public: PublicState, place: Place) -> list[str]:
    ship = public.ship
    near = [place_name(ship, other) for other in members(ship.next_to[place])]
    hatches = [str(hatch) for hatch in members(ship.hatches_of(place))]
    found = [
        _("{place}, outside the ship: next to {near}, hatches of {hatches}").format(
            place=place_name(ship, place), near=and_list(near), hatches=and_list(hatches)
        )
    ]
    if public.board.impacts >> place & 1:
        found.append(_("An impact must be repaired here"))
    return found


def _room(view: DeckView, place: Place) -> list[str]:
    public, location = view.public, view.public.ship.locations[place]
    name = _("{place} ({sector})").format(place=place_name(public.ship, place), sector=sector_name(location.sector))
    return [name, *_features(public, place), *_dangers(public, place), *_objects(view, place)]


def _features(public: PublicState, place: Place) -> Iterator[str]:
    location, board = public.ship.locations[place], public.board
    if location.computer:
        text = computer_name(location.computer)
        if board.failures >> place & 1:
            text = _("{computer}, failed").format(computer=text)
        elif location.computer == "alert" and not board.alerts >> place & 1:
            text = _("{computer}, spent").format(computer=text)
        elif board.protected >> place & 1:
            text = _("{computer}, protected").format(computer=text)
        yield text[:1].upper() + text[1:]
    if location.computer == "engineering":
        count = public.reserve
        yield ngettext("Reserve box with {count} object", "Reserve box with {count} objects", count).format(count=count)
    if location.hatch:
        yield _("Hatch, closed") if board.closed_hatches >> place & 1 else _("Hatch")


def _dangers(public: PublicState, place: Place) -> Iterator[str]:
    board = public.board
    if board.fires >> place & 1:
        yield _("Fire")
    if place in board.tokens:
        yield token_name(board.tokens[place])
    if board.spread >> place & 1:
        yield _("Spread")
    if board.shutdowns >> place & 1:
        yield _("Energy Shutdown")


def _objects(view: DeckView, place: Place) -> Iterator[str]:
    board = view.public.board
    if place in board.face_up:
        yield _("Lying here: {objects}").format(objects=and_list([object_name(what) for what in board.face_up[place]]))
    if board.face_down >> place & 1:
        known = view.seen.get(place) or view.truth.get(place)
        yield object_name(known) + _(", face down") if known else _("An object, face down")
    for what in view.missions.get(place, ()):
        yield _("{what} must be delivered here").format(what=object_name(what))
