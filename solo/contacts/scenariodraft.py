"""A secret file that is being changed: all that its text says, whether it can be played or not, and the way back.

A draft is what stands in the file (texts, lists, mappings), so that a file with faults can be worked on too and nothing
is lost that no form shows. A **place** is the way to a part of it: keys, and numbers of list items from 0.
"""

import re
import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import takewhile

from solo.contacts.agents import agents
from solo.contacts.board import Board, TileSet
from solo.contacts.edition import EDITIONS, SECOND
from solo.contacts.scenario import Token, sum_of
from solo.contacts.scenariofile import PLACES, read_parts, read_tokens
from solo.contacts.token import TokenForm
from solo.contacts.tokens import tokens as token_kinds
from solo.core.content import ContentError, Fault, Node, Reader, parse_yaml
from solo.core.yamltext import Value, format_yaml, value_of

__all__ = [
    "FileDraft",
    "Place",
    "add_part",
    "add_token",
    "choice_of",
    "drop_part",
    "every_agent",
    "fault_places",
    "kinds_in",
    "move_part",
    "parse_draft",
    "part_kind",
    "part_tiles",
    "parts_of",
    "prose",
    "toggle_choice",
    "toggle_part_tile",
    "toggle_place",
    "toggle_suggested",
    "token_form",
    "token_places",
    "tokens_on",
    "with_part_kind",
    "wrapped",
]

Place = tuple[str | int, ...]

_ORDER = (
    "id", "name", "starter", "expert", "map", "days", "edition", "agents", "favours", "equipment", "missions", "log",
    "event", "tokens", "mission",
)  # fmt: skip
"""How the parts of a file follow one another; what else there is comes last."""


@dataclass(frozen=True, slots=True)
class FileDraft:
    """A secret file as it is written now. `preface`: comments and empty lines that its text begins with."""

    data: Mapping[str, Value]
    preface: str = ""

    @property
    def text(self) -> str:
        """The text of the file: `parse_draft` reads it back to an equal draft."""
        ordered = sorted(self.data, key=lambda key: _ORDER.index(key) if key in _ORDER else len(_ORDER))
        return self.preface + format_yaml({key: self.data[key] for key in ordered})

    def at(self, place: Place) -> Value:
        """Return what stands at a place; None if nothing does."""
        found: Value = self.data
        for step in place:
            if isinstance(step, int):
                found = found[step] if isinstance(found, tuple) and step < len(found) else None
            else:
                found = found.get(step) if isinstance(found, Mapping) else None
        return found

    def text_at(self, *place: str | int) -> str:
        """Return the text at a place; an empty one if something else or nothing stands there."""
        found = self.at(place)
        return found if isinstance(found, str) else ""

    def list_at(self, *place: str | int) -> tuple[Value, ...]:
        """Return the list at a place; an empty one if something else or nothing stands there."""
        found = self.at(place)
        return found if isinstance(found, tuple) else ()

    def names_at(self, *place: str | int) -> tuple[str, ...]:
        """Return the texts in the list at a place."""
        return tuple(item for item in self.list_at(*place) if isinstance(item, str))

    def flag_at(self, *place: str | int) -> bool:
        """Return whether `true` stands at a place."""
        return self.text_at(*place).lower() == "true"

    def put(self, place: Place, value: Value) -> "FileDraft":
        """Return the draft with a value at a place. What was in its way there is replaced."""
        found = _put(self.data, place, value)
        assert isinstance(found, Mapping)
        return replace(self, data=found)

    def drop(self, place: Place) -> "FileDraft":
        """Return the draft without what stands at a place, and without mappings that are empty then."""
        found = _drop(self.data, place)
        return replace(self, data=found if isinstance(found, Mapping) else {})

    def put_flag(self, place: Place, value: bool) -> "FileDraft":
        """Return the draft with a yes at a place, or without it: no is what a file means that says nothing."""
        return self.put(place, "true") if value else self.drop(place)


def _put(found: Value, place: Place, value: Value) -> Value:
    if not place:
        return value
    step, rest = place[0], place[1:]
    if isinstance(step, int):
        items = found if isinstance(found, tuple) else ()
        return (*items[:step], _put(items[step] if step < len(items) else None, rest, value), *items[step + 1 :])
    fields = dict(found) if isinstance(found, Mapping) else {}
    return fields | {step: _put(fields.get(step), rest, value)}


def _drop(found: Value, place: Place) -> Value:
    """Return a value without a part of it; None if nothing is left of a mapping."""
    step, rest = place[0], place[1:]
    if isinstance(found, tuple) and isinstance(step, int) and step < len(found):
        inner = (_drop(found[step], rest),) if rest else ()
        return (*found[:step], *inner, *found[step + 1 :])
    if not (isinstance(found, Mapping) and isinstance(step, str) and step in found):
        return found
    fields = dict(found)
    kept = _drop(fields[step], rest) if rest else None
    if kept is None:
        del fields[step]
    else:
        fields[step] = kept
    return fields or None


def parse_draft(text: str, file: str) -> FileDraft:
    """Return the draft of a text; messages call it `file`. Raises: ContentError, if it is no YAML or no mapping."""
    found = value_of(parse_yaml(text, file))
    if not isinstance(found, Mapping):
        raise ContentError([Fault(file, 1, "", "must be a mapping (lines such as key: value)")])
    head = takewhile(lambda line: not line.strip() or line.startswith("#"), text.splitlines(keepends=True))
    return FileDraft(found, "".join(head))


# Texts for reading

PROSE_WIDTH = 110


def prose(text: str) -> str:
    """Return a text without the line ends that its file has only because lines have an end; empty lines stay."""
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in re.split(r"\n\s*\n", text))


def wrapped(text: str) -> str:
    """Return a text with the line ends that suit a file: `prose` takes them out again."""
    paragraphs = (
        textwrap.wrap(paragraph, PROSE_WIDTH, break_long_words=False, break_on_hyphens=False)
        for paragraph in re.split(r"\n\s*\n", text.strip())
    )
    return "\n\n".join("\n".join(lines) for lines in paragraphs)


# Faults


def fault_places(text: str, faults: Iterable[Fault]) -> list[tuple[Place, str]]:
    """Return for each fault of a draft's text the place that it is about, and the problem.

    What is wrong with a list as a whole, or with how its first item is begun, is about the list.
    """
    top = parse_yaml(text, "")
    return [(_fault_place(top, fault), fault.problem) for fault in faults]


def _fault_place(node: Node | None, fault: Fault) -> Place:
    place: list[str | int] = []
    for key in fault.field.split(".") if fault.field else ():
        node = _into_list(node, fault.line, place)
        place.append(key)
        node = node.value.get(key) if node is not None and isinstance(node.value, dict) else None
    if node is not None and isinstance(node.value, list) and fault.line > node.line:
        _into_list(node, fault.line, place)
    return tuple(place)


def _into_list(node: Node | None, line: int, place: list[str | int]) -> Node | None:
    """Return a list's item at a line, having noted its number; what is no list is returned as it is."""
    if node is None or not isinstance(node.value, list) or len({item.line for item in node.value}) < len(node.value):
        return node
    begun = [number for number, item in enumerate(node.value) if item.line <= line]
    if not begun:
        return node
    place.append(begun[-1])
    return node.value[begun[-1]]


# Agents


def every_agent(draft: FileDraft) -> tuple[str, ...]:
    """Return the Agents of the draft's edition."""
    return EDITIONS.get(draft.text_at("edition"), SECOND).agents


def choice_of(draft: FileDraft) -> tuple[str, ...]:
    """Return who may be chosen: all of the edition, if nobody is named."""
    named = draft.names_at("agents", "choice")
    return named or every_agent(draft)


def toggle_choice(draft: FileDraft, agent: str) -> FileDraft:
    """Return the draft with an Agent among those who may be chosen, or no more, and then not suggested either."""
    now, every = choice_of(draft), every_agent(draft)
    chosen = [each for each in agents() if (each in now) != (each == agent)]
    if agent not in chosen:
        suggested = tuple(each for each in draft.names_at("agents", "suggested") if each != agent)
        draft = draft.put(("agents", "suggested"), suggested)
    if set(chosen) == set(every):
        return draft.drop(("agents", "choice"))
    return draft.put(("agents", "choice"), tuple(chosen))


def toggle_suggested(draft: FileDraft, agent: str) -> FileDraft:
    """Return the draft with an Agent in the suggested team, or no more."""
    now = draft.names_at("agents", "suggested")
    suggested = tuple(each for each in now if each != agent) if agent in now else (*now, agent)
    return draft.put(("agents", "suggested"), suggested)


# Tokens


def token_form(kind: str) -> TokenForm:
    """Return how a kind's part of a file is laid out; a form without anything for a kind that there is not."""
    return token_kinds()[kind].form if kind in token_kinds() else TokenForm()


def token_list(kind: str) -> Place:
    """Return where a kind's tiles (or numbers) stand in a file."""
    key = token_form(kind).key
    return ("tokens", kind, key) if key else ("tokens", kind)


def token_places(draft: FileDraft, kind: str) -> tuple[str, ...]:
    """Return the names of the tiles where a kind's tokens lie, in their order."""
    return draft.names_at(*token_list(kind))


def kinds_in(draft: FileDraft) -> tuple[str, ...]:
    """Return the kinds of tokens that the draft names, known or not, in their order."""
    found = draft.at(("tokens",))
    return tuple(found) if isinstance(found, Mapping) else ()


def add_token(draft: FileDraft, kind: str) -> FileDraft:
    """Return the draft with a kind of token that has no place yet; a die has its usual faces."""
    return draft.put(token_list(kind), tuple(str(face) for face in token_form(kind).faces))


def toggle_place(draft: FileDraft, kind: str, tile: str) -> FileDraft:
    """Return the draft with a token on a tile as the last of its kind, or none there any more.

    Where there are as many as there can be the last one is moved.
    """
    now = token_places(draft, kind)
    if tile in now:
        return draft.put(token_list(kind), tuple(each for each in now if each != tile))
    return draft.put(token_list(kind), (*now[: token_form(kind).most - 1], tile))


def tokens_on(draft: FileDraft, board: Board) -> tuple[Token, ...]:
    """Return the tokens as far as they can be placed on a board."""
    named = {kind: draft.at(("tokens", kind)) for kind in kinds_in(draft) if kind in token_kinds()}
    return read_tokens(_reader(named), board)


def _reader(value: Value) -> Reader:
    return Reader("", _node(value))


def _node(value: Value) -> Node:
    """Return a value as a Node; its line means nothing."""
    if isinstance(value, Mapping):
        return Node({key: _node(item) for key, item in value.items()}, 1)
    return Node([_node(item) for item in value] if isinstance(value, tuple) else value, 1)


# The parts of the mission


def parts_of(draft: FileDraft, key: str = "parts") -> tuple[Value, ...]:
    """Return the parts of the mission."""
    return draft.list_at("mission", key)


def part_kind(draft: FileDraft, place: Place) -> str:
    """Return which of `PLACES` a part of the mission names; an empty text if none."""
    return next((kind for kind in PLACES if draft.at((*place, kind)) is not None), "")


def with_part_kind(draft: FileDraft, place: Place, kind: str, value: Value) -> FileDraft:
    """Return the draft with another kind of place in a part of the mission; what does not go with it is dropped."""
    for other in (*PLACES, *(("within",) if kind in ("zone", "ship") else ())):
        draft = draft.drop((*place, other)) if draft.at((*place, other)) is not None else draft
    return draft.put((*place, kind), value)


def add_part(draft: FileDraft, key: str = "parts") -> FileDraft:
    """Return the draft with one more part: to end a day in zone A."""
    return draft.put(("mission", key), (*parts_of(draft, key), {"zone": "A"}))


def drop_part(draft: FileDraft, place: Place) -> FileDraft:
    """Return the draft without a part. Where none is left of what must also be, nothing of it stands there."""
    dropped = draft.drop(place)
    return dropped if dropped.list_at(*place[:2]) or place[1] == "parts" else dropped.drop(place[:2])


def move_part(draft: FileDraft, place: Place, step: int) -> FileDraft:
    """Return the draft with a part moved up (-1) or down (1) in its list; the same draft at its end."""
    *above, at = place
    items = list(draft.list_at(*above))
    assert isinstance(at, int)
    if not 0 <= at + step < len(items):
        return draft
    items[at], items[at + step] = items[at + step], items[at]
    return draft.put(tuple(above), tuple(items))


def toggle_part_tile(draft: FileDraft, place: Place, tile: str) -> FileDraft:
    """Return the draft with a tile among those of a part, or no more."""
    now = draft.names_at(*place, "tiles")
    tiles = tuple(each for each in now if each != tile) if tile in now else (*now, tile)
    return draft.put((*place, "tiles"), tiles)


def part_tiles(draft: FileDraft, place: Place, board: Board) -> TileSet:
    """Return the tiles that count for a part of the mission, as far as it can be read."""
    return sum_of(part.tiles for part in read_parts(_reader(draft.at(place)), board, tokens_on(draft, board)))
