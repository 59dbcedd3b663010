"""From the words of a command to cards, and to Agents with Grey's copies; what cannot be read is a `Wrong`."""

import re
from collections.abc import Iterable, Sequence

from solo.contacts.actions import PlayCard
from solo.contacts.actiontext import WAYS
from solo.contacts.cardplay import Shape, shape_of
from solo.contacts.cards import cards
from solo.contacts.names import and_list, card_name, mission_name
from solo.contacts.public import PublicState
from solo.core.language import gettext as _
from solo.terminal.words import Wrong, agent_word, close_to, tile_words

__all__ = ["card_usage", "card_word", "mission_word", "parse_card", "parse_team", "ways_text"]

TILE = re.compile(r"[A-Za-z]\d")
"""How a tile's name begins, or a path's."""


def card_word(word: str, known: Iterable[str]) -> str:
    """Return the one of some cards that a word names, by its number or how its name begins. Raises: Wrong."""
    return _named(word, {id: card_name(id) for id in known}, _('You hold no card "{word}".'))


def mission_word(word: str, known: Iterable[str]) -> str:
    """Return the one of some mission cards that a word names, by its number or how its name begins. Raises: Wrong."""
    return _named(word, {id: mission_name(id) for id in known}, _('There is no mission card "{word}" to choose.'))


def _named(word: str, names: dict[str, str], unknown: str) -> str:
    if word.upper() in names:
        return word.upper()
    low = word.lower()
    found = [id for id, name in names.items() if low and name.lower().startswith(low)]
    if len(found) == 1:
        return found[0]
    likely = close_to(word, [name.lower() for name in names.values()])
    if not found and likely:
        return next(id for id, name in names.items() if name.lower() == likely)
    listed = ", ".join(f"{id} {name}" for id, name in names.items())
    if found:
        raise Wrong(_('"{word}" can be {cards}. Write the number.').format(word=word[:20], cards=and_list(found)))
    first = unknown.format(word=word[:20])
    raise Wrong(first + (" " + _("There is: {cards}.").format(cards=listed) if listed else ""))


def parse_card(public: PublicState, hand: Sequence[str], words: Sequence[str]) -> PlayCard:
    """Return `CARD AGENT… [drone|shot] TILE…` as an action. Raises: Wrong."""
    if not words:
        raise Wrong(_("Write: {usage}").format(usage="card ID …"))
    id = card_word(words[0], hand)
    agents, tiles, way = list[str](), list[str](), ""
    for word in words[1:]:
        low = word.lower()
        if low in WAYS and not way:
            way = low
        elif TILE.match(word):
            tiles.append(word)
        elif low != "copies":
            agents.append(agent_word(word, [*public.agents, *public.reserve]))
    plays = tuple(cards()[id].plays(public, None))
    shape = shape_of(public, plays)
    named = tuple(agents) if shape.newcomer else tuple(sorted(agents))
    path = tile_words(tiles, public.board)
    if shape.is_path and len(path) == 1:
        path = next((play.tiles for play in plays if play.agents == named and play.tiles[-1] == path[0]), path)
    elif shape.is_path and named and len(path) > 1 and path[0] == public.agents[named[0]].tile:
        path = path[1:]
    return PlayCard(id, named, path, way)


def card_usage(id: str, shape: Shape) -> str:
    """Return how a card is typed now: `card A10 AGENT TILE TILE`."""
    parts = ["card", id, *["AGENT"] * shape.agents]
    parts += ["NEW-AGENT"] if shape.newcomer else []
    parts += ["|".join(shape.ways)] if shape.ways else []
    parts += ["TILE…"] if shape.is_path else ["TILE"] * shape.tiles
    return " ".join(parts)


def ways_text(public: PublicState, id: str) -> str:
    """Return how a card can be played now: how it is typed, and on whom it can be played."""
    plays = tuple(cards()[id].plays(public, None))
    if not plays:
        return _("There is nobody whom it could be played on.")
    shape = shape_of(public, plays)
    first = _("Write: {usage}.").format(usage=card_usage(id, shape))
    able = [agent for agent in public.agents if any(agent in play.agents for play in plays)]
    if not shape.agents or len(able) == len(public.agents):
        return first
    return first + " " + _("It can be played on {agents}.").format(agents=", ".join(able))


def parse_team(words: Sequence[str], known: Iterable[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return `AGENT… [copies AGENT…]` as the Agents and Grey's copies. Raises: Wrong."""
    low, ids = [word.lower().strip(",") for word in words], list(known)
    cut = low.index("copies") if "copies" in low else len(low)
    agents = tuple(agent_word(word, ids) for word in low[:cut])
    return agents, tuple(agent_word(word, ids) for word in low[cut + 1 :])
