"""The secret file's tokens on the board: what lies there, a crowd today and tomorrow, where a ship may be. Pure."""

from solo.client.overlays import Marker, Overlay, Tint
from solo.contacts.board import Tile
from solo.contacts.conditions import lying
from solo.contacts.scenario import Scenario, Token
from solo.contacts.tokens import tokens
from solo.core.language import gettext as _
from solo.hex.bits import members

__all__ = ["landmarks"]


def landmarks(scenario: Scenario, day: int, *, taken: bool = False, hidden: Tile | None = None) -> list[Overlay]:
    """Return what lies on the map on a day. `taken`: an Agent has the bike; `hidden`: where the ship is, if known."""
    areas: list[Overlay] = []
    marks: list[Overlay] = []
    today = max(1, day)
    lie = lying(scenario, today, taken)
    for token in scenario.tokens:
        kind = tokens()[token.kind]
        bars = kind.bars(scenario.board, token, today)
        if bars:
            areas.append(Tint(frozenset(members(bars)), "bad", 0.16))
        if bars and today < scenario.days:
            marks += _coming(token, today)
        places = [tile for kind_id, tile in lie if kind_id == token.kind]
        if kind.hides and hidden is not None:
            marks.append(Marker(hidden, token.kind))
        else:
            marks += [_mark(scenario, token, tile) for tile in places]
    return [*areas, *marks]


def _coming(token: Token, today: int) -> list[Overlay]:
    """Return where a token that moves will be tomorrow."""
    places = tokens()[token.kind].places_on
    coming = [tile for tile in places(token, today + 1) if tile not in places(token, today)]
    return [Marker(tile, f"{token.kind}-next", _("tomorrow")) for tile in coming]


def _mark(scenario: Scenario, token: Token, tile: Tile) -> Marker:
    kind = tokens()[token.kind]
    if kind.hides:
        return Marker(tile, f"{token.kind}-place")
    for pair in kind.doors(token):
        return Marker(tile, token.kind, f"→ {scenario.board.names[pair[pair[0] == tile]]}")
    return Marker(tile, token.kind)
