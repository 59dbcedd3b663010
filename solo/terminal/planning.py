"""A turn in words, thought through before it is done: `move C4 C5; ability line E NE`. For `declare` and `preview`."""

from collections.abc import Sequence

from solo.contacts import turn
from solo.contacts.actions import AskWitness, Become, MoveAgent, PlayCard, Refusal, UseAbility
from solo.contacts.board import TileSet
from solo.contacts.cardplay import after_card, refuse_play
from solo.contacts.cards import cards
from solo.contacts.names import agent_name, tiles_text
from solo.contacts.public import PublicState
from solo.contacts.text import action_text
from solo.core.language import gettext as _
from solo.hex.bits import bits_of
from solo.terminal.cardwords import parse_card
from solo.terminal.refusals import explain
from solo.terminal.words import (
    Carry,
    Part,
    Wrong,
    agent_word,
    parse_ability,
    parse_become,
    parse_carry,
    parse_move,
    parse_question,
)

__all__ = ["ABILITY_WORDS", "asked_by", "declaration", "orders", "preview"]

Thought = Part | AskWitness | PlayCard
"""What can be thought through beforehand."""

ABILITY_WORDS = frozenset({"scan", "line", "lines", "shot", "drone", "catch", "detect", "dog", "block"})
"""Abilities that may stand at the beginning of a command or a part, without the word `ability` before them."""


def declaration(public: PublicState, words: Sequence[str]) -> tuple[Part, ...]:
    """Return the turn that `AGENT move …; ability …` declares for the named Agent. Raises: Wrong."""
    named = public.named or ""
    parts = split(words)
    if parts and parts[0] and parts[0][0].lower() not in ("move", "become", "ability", "carry", *ABILITY_WORDS):
        agent = agent_word(parts[0][0], public.agents)
        if agent != named:
            raise Wrong(_("The Oracle has named {agent}: declare that turn.").format(agent=agent_name(named)))
        parts[0] = parts[0][1:]
    found = [action for action, _before in imagine(turn.morning(public), parts, named)]
    return tuple(action for action in found if isinstance(action, Part))


def orders(public: PublicState, words: Sequence[str]) -> tuple[Part, ...]:
    """Return the orders that `move …; ability …` gives for all Agents (CR-48). Raises: Wrong."""
    found = [action for action, _before in imagine(turn.talking(public), split(words), None)]
    if not all(isinstance(action, Part) for action in found):
        raise Wrong(_("Orders hold moves and abilities only; the Witness and a card come before them."))
    return tuple(action for action in found if isinstance(action, Part))


def preview(public: PublicState, words: Sequence[str], hand: Sequence[str] = ()) -> list[tuple[Thought, PublicState]]:
    """Return what `card …; move …; ability …` would do, each action with the facts before it. Raises: Wrong."""
    if public.effects.talk == "orders":
        public = turn.talking(public)
    return imagine(public, split(words), None, hand)


def split(words: Sequence[str]) -> list[list[str]]:
    """Return the parts that semicolons part, without empty ones."""
    return [part.split() for part in " ".join(words).split(";") if part.strip()]


def imagine(
    public: PublicState, parts: Sequence[list[str]], named: str | None, hand: Sequence[str] = ()
) -> list[tuple[Thought, PublicState]]:
    """Return the actions of some parts, each with the facts before it, as if every answer were no. Raises: Wrong."""
    found: list[tuple[Thought, PublicState]] = []
    carry: Carry | None = None
    agent = named
    for words in parts:
        verb, rest = words[0].lower(), words[1:]
        if verb == "carry":
            carry = parse_carry(public, rest)
            continue
        if verb in ABILITY_WORDS:
            verb, rest = "ability", ability_first(public, words, agent)
        if verb == "ask" and named is None:
            action: Thought = parse_question(public, rest)
        elif verb == "card" and named is None:
            action = parse_card(public, hand, rest)
        elif verb in ("move", "become", "ability"):
            agent, rest = whose(public, verb, rest, agent)
            action = one_part(public, verb, agent, rest, carry)
        else:
            raise Wrong(
                _('"{word}" is no part of a turn; become, move, carry and ability are.').format(word=words[0][:20])
            )
        reason = refused(public, hand, action)
        if reason is not None:
            raise Wrong(explain(public, action, reason))
        found.append((action, public))
        agent = action.agent if isinstance(action, Part) else agent
        public = after_card(public, action) if isinstance(action, PlayCard) else turn.public_effect(public, action)
    return found


def refused(public: PublicState, hand: Sequence[str], action: Thought) -> Refusal | None:
    """Return why something would be refused, or None."""
    return refuse_play(public, hand, action) if isinstance(action, PlayCard) else turn.refuse(public, action)


def ability_first(public: PublicState, words: list[str], agent: str | None) -> list[str]:
    """Return `scan yellow …` or `scan …` as the words behind `ability`."""
    if len(words) > 1 and (agent is None or words[1].lower() in public.agents):
        return [words[1], words[0], *words[2:]]
    return words


def whose(public: PublicState, verb: str, words: list[str], agent: str | None) -> tuple[str | None, list[str]]:
    """Return whom a part is about, and the words behind: the Agent may be left out once it is known. Raises: Wrong."""
    if words and (agent is None or words[0].lower() in public.agents) and (verb != "become" or len(words) > 1):
        return agent_word(words[0], public.agents), words[1:]
    return agent, words


def one_part(public: PublicState, verb: str, agent: str | None, words: list[str], carry: Carry | None) -> Part:
    """Return one part as an action. Raises: Wrong."""
    if verb == "become":
        return parse_become(public, agent, words)
    if agent is None:
        raise Wrong(_("Name an Agent."))
    return parse_move(public, agent, words, carry) if verb == "move" else parse_ability(public, agent, words)


def asked_by(action: Thought, public: PublicState) -> tuple[str, TileSet]:
    """Return what an action would do, as a sentence, and the tiles that it would ask about."""
    board = public.board
    what = action_text(action, board)
    match action:
        case PlayCard(card):
            asks = cards()[card].asks
            if asks is None:
                return _("{action}: asks nothing.").format(action=what), 0
            _kind, tiles = asks(after_card(public, action), action)
        case MoveAgent(_agent, path, carried):
            tiles = bits_of(path[-1:]) | turn.catches(public, action)
            if carried is not None:
                tiles |= bits_of(carried[1:])
        case UseAbility():
            tiles = turn.asked_tiles(public, action)
            ability = turn.ability_of(public, action.agent, action.ability)
            if ability is not None and ability.kind == "roadblock":
                return _("{action}: asks nothing.").format(action=what), 0
        case AskWitness(tiles):
            pass
        case Become():
            return _("{action}: asks nothing.").format(action=what), 0
    return _("{action}: would ask about {tiles}.").format(action=what, tiles=tiles_text(board.names_of(tiles))), tiles
