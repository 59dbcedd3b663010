"""From the words of a command to tiles, Agents, directions and actions; what cannot be read is a `Wrong`."""

import re
from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from solo.contacts import turn
from solo.contacts.actions import AskWitness, Become, MoveAgent, UseAbility
from solo.contacts.agents import agents
from solo.contacts.board import TERRAINS, ZONES, Board, Tile, TileSet
from solo.contacts.names import agent_name, and_list, direction_name, moves_text
from solo.contacts.public import PublicState
from solo.core.language import gettext as _
from solo.hex.coords import DIRECTION_NAMES

__all__ = [
    "Part",
    "Wrong",
    "agent_word",
    "close_to",
    "parse_ability",
    "parse_become",
    "parse_carry",
    "parse_move",
    "parse_question",
    "tile_word",
    "tile_words",
]

Part = Become | MoveAgent | UseAbility
"""What an Agent's turn is made of."""

Carry = tuple[str, Tile]


class Wrong(Exception):
    """A command that cannot be done; the message is a whole sentence for the player, and nothing has changed."""


def close_to(word: str, known: Iterable[str]) -> str | None:
    """Return the known word that was probably meant, if any."""
    found = get_close_matches(word.lower()[:40], list(known), 1, 0.6)
    return found[0] if found else None


def tile_word(word: str, board: Board) -> Tile:
    """Return the tile that a word names, upper and lower case being alike. Raises: Wrong."""
    found = board.by_name.get(word.upper())
    if found is None:
        last = board.names[board.tiles[-1]]
        columns = sorted({name[0] for name in board.by_name})
        raise Wrong(
            _('There is no tile "{word}" on this map. Its columns are A to {column}, its rows 1 to {row}.').format(
                word=word[:20], column=columns[-1], row=last[1:]
            )
        )
    return found


def tile_words(words: Sequence[str], board: Board) -> tuple[Tile, ...]:
    """Return the tiles of some words; signs such as - and , may stand between them. Raises: Wrong."""
    parts = re.split(r"[\s,;>→–-]+", " ".join(words).strip())
    return tuple(tile_word(part, board) for part in parts if part)


def agent_word(word: str, known: Iterable[str]) -> str:
    """Return the one of some Agents that a word names, by its id, its name or how it begins. Raises: Wrong."""
    ids, low = list(known), word.lower()
    if low in ids:
        return low
    begun = [id for id in ids if low and (id.startswith(low) or agent_name(id).lower().startswith(low))]
    if len(begun) == 1:
        return begun[0]
    listed = and_list([agent_name(id) for id in ids])
    if len(begun) > 1:
        raise Wrong(
            _('"{word}" can be {agents}. Write more of the name.').format(
                word=word[:20], agents=and_list([agent_name(id) for id in begun])
            )
        )
    if low in agents():
        raise Wrong(_("{agent} is not among them: {agents}.").format(agent=agent_name(low), agents=listed))
    likely = close_to(word, ids)
    if likely:
        raise Wrong(
            _('There is no Agent "{word}" here. Did you mean {agent}?').format(word=word[:20], agent=agent_name(likely))
        )
    raise Wrong(_('There is no Agent "{word}" here. There is {agents}.').format(word=word[:20], agents=listed))


def need(words: Sequence[str], usage: str) -> None:
    """Refuse a command that has no words left where some are needed. Raises: Wrong."""
    if not words:
        raise Wrong(_("Write: {usage}").format(usage=usage))


# What an Agent does


def parse_become(public: PublicState, agent: str | None, words: Sequence[str]) -> Become:
    """Return `[AGENT] FORM` as an action; the Agent that copies others is found by itself. Raises: Wrong."""
    need(words, "become AGENT")
    copying = [id for id in public.agents if agents()[id].copies]
    if agent is None:
        if not copying:
            raise Wrong(_("Nobody in your team becomes other Agents; only Grey does."))
        agent = copying[0]
        if len(words) > 1:
            agent, words = agent_word(words[0], public.agents), words[1:]
    if len(words) > 1:
        raise Wrong(_("Name one Agent to become."))
    return Become(agent, agent_word(words[0], public.copies or agents()))


def parse_carry(public: PublicState, words: Sequence[str]) -> Carry:
    """Return `AGENT TILE`: whom the flight carries, and where it is set down. Raises: Wrong."""
    if len(words) != 2:
        raise Wrong(_("Write: {usage}").format(usage="carry AGENT TILE"))
    return agent_word(words[0], public.agents), tile_word(words[1], public.board)


def parse_move(public: PublicState, agent: str, words: Sequence[str], carry: Carry | None = None) -> MoveAgent:
    """Return `TILE… [carry AGENT TILE]` as a move: a whole path, or its end alone. Raises: Wrong."""
    lowered = [word.lower() for word in words]
    if "carry" in lowered:
        at = lowered.index("carry")
        carry, words = parse_carry(public, words[at + 1 :]), words[:at]
    need(words, "move AGENT TILE…")
    path, here = tile_words(words, public.board), public.agents[agent].tile
    if len(path) == 1:
        return move_to(public, agent, path[0], carry)
    return MoveAgent(agent, path if path[0] == here else (here, *path), carry)


def move_to(public: PublicState, agent: str, end: Tile, carry: Carry | None) -> MoveAgent:
    """Return the Agent's shortest move that ends on a tile. Raises: Wrong, if it has none."""
    form, here = turn.current_form(public, agent), public.agents[agent].tile
    fallback = MoveAgent(agent, (here, end) if end != here else (here,), carry)
    moved = public.agents[agent].path and not turn.may_move_again(public, agent)
    if form is None or moved or agent in public.done:
        return fallback
    moves = [move for move in form.legal_moves(public, agent) if move.path[-1] == end]
    fitting = [move for move in moves if move.carried == carry]
    if fitting:
        return fitting[0]
    if moves:
        raise Wrong(carry_text(public, agent, moves, carry))
    raise Wrong(
        _("{agent} cannot end on {tile} today{why}. It can end on: {tiles}.").format(
            agent=agent_name(agent),
            tile=public.board.names[end],
            why=why_not_there(public, agent, end),
            tiles=", ".join(public.board.names_of(form.ends(public, agent))),
        )
    )


def why_not_there(public: PublicState, agent: str, end: Tile) -> str:
    """Return why an Agent cannot end on a tile, behind the sentence that says so; empty if it is not plain."""
    board, form = public.board, turn.current_form(public, agent)
    if form is None:
        return ""
    if public.others(agent) >> end & 1:
        return _(": an Agent stands there")
    if board.mountains >> end & 1 and not form.climbs:
        return _(": it is a mountain")
    if public.blocked >> end & 1:
        return _(": the roadblock lies there")
    apart = board.distance(public.agents[agent].tile, end)
    if not form.flies and apart > form.allowance(public, agent):
        return _(": it is {count} tiles away, and {agent} has {moves}").format(
            count=apart, agent=agent_name(agent), moves=moves_text(form.id)
        )
    return ""


def carry_text(public: PublicState, agent: str, moves: Sequence[MoveAgent], carry: Carry | None) -> str:
    """Return why none of some moves to one tile fits what is to be carried, and whom they could carry where to."""
    names, end = public.board.names, moves[0].path[-1]
    name, carried = agent_name(agent), [move.carried for move in moves if move.carried is not None]
    if carry is None:
        first = _("{agent} gets to {tile} today only by carrying another Agent.").format(agent=name, tile=names[end])
    else:
        first = _("{agent} cannot carry {other} on the way to {tile} and set it down on {drop}.").format(
            agent=name, other=agent_name(carry[0]), tile=names[end], drop=names[carry[1]]
        )
    places = sorted({f"carry {other} {names[drop]}" for other, drop in carried})
    return first + (" " + _("Possible: {ways}.").format(ways=", ".join(places)) if places else "")


def parse_ability(public: PublicState, agent: str, words: Sequence[str]) -> UseAbility:
    """Return `ABILITY TARGET…` as an action; a single ability need not be named. Raises: Wrong."""
    form = turn.power(public, agent)
    known = [ability.id for ability in turn.abilities_of(public, agent)]
    if not words and len(known) == 1:
        words = known
    if not words:
        raise Wrong(_("{agent} can: {abilities}.").format(agent=agent_name(agent), abilities=shown_abilities(known)))
    id, rest = words[0].lower(), words[1:]
    if id == "lines":
        id = "line"
    if form is not None and id not in known:
        raise Wrong(
            _('{agent} has no ability "{word}". {agent} can: {abilities}.').format(
                agent=agent_name(agent), word=words[0][:20], abilities=shown_abilities(known)
            )
        )
    if id == "line":
        return UseAbility(agent, id, tuple(sorted(direction_word(word) for word in rest)))
    return UseAbility(agent, id, targets(public, agent, id, tile_words(rest, public.board)))


def shown_abilities(ids: Sequence[str]) -> str:
    """Return abilities as they are typed."""
    return ", ".join(ids) if ids else _("nothing after its move")


def direction_word(word: str) -> int:
    """Return the direction that a word names. Raises: Wrong."""
    low = word.lower().strip(",;")
    for direction, short in enumerate(DIRECTION_NAMES):
        if low in (short, direction_name(direction), direction_name(direction).replace("-", "")):
            return direction
    raise Wrong(
        _('"{word}" is no direction. Directions are E, NE, NW, W, SW and SE, or east, north-east and so on.').format(
            word=word[:20]
        )
    )


def targets(public: PublicState, agent: str, id: str, tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """Return the target as it is meant: for the dog the end alone is enough, and her own tile may stand first."""
    here = public.agents[agent].tile
    ability = turn.ability_of(public, agent, id)
    if ability is None or ability.kind != "trace":
        return tiles
    if tiles and tiles[0] == here and len(tiles) > 1:
        tiles = tiles[1:]
    if len(tiles) == 1 and not public.board.adjacent[here] >> tiles[0] & 1:
        return next((path for path in ability.targets(public, agent) if path[-1] == tiles[0]), tiles)
    return tiles


# The Witness


def parse_question(public: PublicState, words: Sequence[str]) -> AskWitness:
    """Return a question: tiles, `zone A`, `terrain forest`, `within 2 PLACE` or `nearer AGENT AGENT`. Raises: Wrong."""
    usage = "ask TILES…, ask zone A, ask terrain forest, ask within 2 C4, ask nearer yellow blue"
    need(words, usage)
    board, kind, rest = public.board, words[0].lower(), words[1:]
    if kind == "zone":
        need(rest, "ask zone A")
        return AskWitness(union(board.of_zone, [word.upper() for word in rest], ZONES))
    if kind == "terrain":
        need(rest, "ask terrain forest")
        return AskWitness(union(board.of_terrain, [word.lower() for word in rest], TERRAINS.values()))
    if kind == "within":
        if len(rest) != 2 or not (rest[0].isascii() and rest[0].isdigit()) or len(rest[0]) > 2:
            raise Wrong(_("Write: {usage}").format(usage="ask within 2 C4, ask within 2 yellow"))
        return AskWitness(board.within(place(public, rest[1]), min(int(rest[0]), 50)))
    if kind == "nearer":
        if len(rest) != 2:
            raise Wrong(_("Write: {usage}").format(usage="ask nearer yellow blue"))
        one, other = place(public, rest[0]), place(public, rest[1])
        near = (tile for tile in board.tiles if board.distance(tile, one) < board.distance(tile, other))
        return AskWitness(sum(1 << tile for tile in near))
    return AskWitness(sum(1 << tile for tile in set(tile_words(words, board))))


def union(sets: Mapping[str, TileSet], names: Sequence[str], known: Iterable[str]) -> TileSet:
    """Return the union of named tile sets. Raises: Wrong."""
    found, listed = 0, list(known)
    for name in names:
        if name not in listed:
            raise Wrong(_('There is no "{word}". Choose from {names}.').format(word=name[:20], names=and_list(listed)))
        found |= sets[name]
    return found


def place(public: PublicState, word: str) -> Tile:
    """Return the tile that a word names: its own name, or the Agent that stands there. Raises: Wrong."""
    if word.upper() in public.board.by_name:
        return public.board.by_name[word.upper()]
    return public.agents[agent_word(word, public.agents)].tile
