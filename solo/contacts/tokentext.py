"""What the secret file's tokens make of a tile, and where they are, in words; public facts only, as for a player."""

from solo.contacts.board import Tile
from solo.contacts.conditions import lying
from solo.contacts.names import and_list, token_name, token_text
from solo.contacts.public import PublicState
from solo.contacts.scenario import Scenario, Token
from solo.contacts.tokens import tokens
from solo.core.language import gettext as _

__all__ = ["die_text", "hidden_text", "mark_texts", "places_text", "token_lines"]


def mark_texts(public: PublicState, tile: Tile) -> list[str]:
    """Return what there is to say about a tile because of tokens, a few words each."""
    day = max(1, public.day)
    lie = lying(public.scenario, day, public.rider is not None)
    found: list[str] = []
    for token in public.scenario.tokens:
        kind = tokens()[token.kind]
        bars = kind.bars(public.board, token, day)
        later = kind.bars(public.board, token, day + 1) if day < public.scenario.days else bars
        if bars | later:
            found += _barred(token.kind, bool(bars >> tile & 1), bool(later >> tile & 1))
        elif (token.kind, tile) in lie:
            found.append(_lying(public, token, tile))
    return found


def _barred(kind: str, today: bool, tomorrow: bool) -> list[str]:
    if today:
        return [_("closed to the Alien today by the {token}").format(token=token_name(kind))]
    return [_("the {token} comes here tomorrow").format(token=token_name(kind))] if tomorrow else []


def _lying(public: PublicState, token: Token, tile: Tile) -> str:
    kind, name = tokens()[token.kind], token_name(token.kind)
    if kind.hides:
        return _("the {token} may be here").format(token=name)
    for pair in kind.doors(token):
        beyond = public.board.names[pair[pair[0] == tile]]
        return _("{token}, leads to {tile}").format(token=name, tile=beyond)
    return name


def places_text(scenario: Scenario, token: Token) -> str:
    """Return where a token lies, can lie, or goes, in a sentence; empty for one that lies nowhere."""
    if not token.places:
        return ""
    names = [scenario.board.names[tile] for tile in token.places]
    kind, name = tokens()[token.kind], token_name(token.kind, len(token.places))
    if kind.hides:
        return _("The {token} is hidden on one of these tiles: {tiles}.").format(
            token=token_name(token.kind), tiles=and_list(names)
        )
    if kind.bars(scenario.board, token, 1):
        way = ", ".join(names)
        return _("The {token} goes this way, a place a day, and then begins again: {tiles}.").format(
            token=token_name(token.kind), tiles=way
        )
    return _("On the map, {tokens}: {tiles}.").format(tokens=name, tiles=and_list(names))


def token_lines(scenario: Scenario) -> list[str]:
    """Return what each token of a secret file is and does, and where it is, a paragraph each."""
    found = []
    for token in scenario.tokens:
        name = token_name(token.kind, len(token.places))
        parts = [_("{name}: {text}").format(name=name[0].upper() + name[1:], text=token_text(token.kind))]
        found.append(" ".join([*parts, *filter(None, [places_text(scenario, token)])]))
    return found


def die_text(public: PublicState) -> str:
    """Return what the Alien die shows today, in a sentence; empty where there is none, or before it is rolled."""
    for token in public.scenario.tokens:
        faces = tokens()[token.kind].budgets(token)
        if faces and public.face is not None:
            return _("The Alien die shows {face}: {budget} points today. Its faces: {faces}.").format(
                face=public.face + 1, budget=faces[public.face], faces=", ".join(str(points) for points in faces)
            )
    return ""


def hidden_text(tile: str) -> str:
    """Return where the spaceship was hidden, once that may be told. `tile`: its name."""
    return _("The spaceship was hidden on {tile}.").format(tile=tile)
