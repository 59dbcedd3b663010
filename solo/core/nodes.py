"""From a YAML text to Nodes: texts, lists and mappings with their lines, and faults instead of tracebacks.

YAML's own types are not used: a Node holds what was written, and whoever reads it decides what it means. So `no`,
`on`, `2026-01-01` and `007` are never turned into something else behind the writer's back, and quotes make no
difference. Only an empty value, `~` and `null` without quotes mean "nothing".
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import yaml

__all__ = ["ContentError", "Fault", "Node", "parse_yaml", "quoted", "read_yaml"]

MAX_CHARACTERS: Final = 200_000
"""A file longer than this is refused unread: the longest of ours has a few thousand."""

MAX_DEPTH: Final = 20
"""Lists and mappings within each other; deeper is refused."""

_NOTHING = {"", "~", "null", "Null", "NULL"}

_PLAIN_WORDS = (
    ("'\\t'", "a tab cannot stand here; indent with spaces", False),
    ("mapping values are not allowed", "a colon cannot stand here; check the indent, or put the text in quotes", False),
    ("expected <block end>", "this line does not fit the lines above it; check its indent, hyphen and quotes", False),
    ("cannot start any token", "a text cannot begin with this character; put it in quotes", False),
    ("unknown escape character", "no such \\ sign; put the text in single quotes", False),
    ("could not find expected ':'", "a key without its colon; write key: value", True),
    ("end of stream", "opened here and not closed before the end of the file; look for a quote", True),
    ("expected ',' or", "a bracket opened here is not closed, or a comma is missing", True),
    ("expected the node content", "a value is missing, or a bracket is one too many or too few", False),
)
"""Parts of PyYAML's messages, what we say instead, and whether the mistake lies where the sentence's subject began."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong in a file. `line` counts from 1; 0 is the file as a whole. `field` may be empty."""

    file: str
    line: int
    field: str
    problem: str

    def __str__(self) -> str:
        """Return `file:line: field: problem` as one line."""
        place = f"{self.file}:{self.line}" if self.line else self.file
        return ": ".join(part for part in (place, self.field, self.problem) if part)


class ContentError(Exception):
    """A file that cannot be used. `faults` holds every fault, in the order of the lines; never empty."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__("\n".join(map(str, self.faults)))


@dataclass(frozen=True, slots=True)
class Node:
    """A part of a file: a text, a list, a mapping or None (nothing), and the line where it begins (from 1).

    A number or a date is a text too. `key_lines` has the line of every key of a mapping.
    """

    value: "str | list[Node] | dict[str, Node] | None"
    line: int
    key_lines: dict[str, int] = field(default_factory=dict)


def quoted(text: str) -> str:
    """Return a text in double quotes for a message: at most 40 characters, one line, nothing unprintable."""
    short = text if len(text) <= 40 else text[:39] + "…"
    return '"' + "".join(sign if sign.isprintable() else f"\\u{ord(sign):04x}" for sign in short) + '"'


def read_yaml(path: Path, file: str | None = None) -> Node:
    """Return the Node of a file; messages call it `file`, or by its path.

    Raises: ContentError, if it cannot be read, is not UTF-8, or `parse_yaml` refuses it.
    """
    file = str(path) if file is None else file
    try:
        with path.open("rb") as stream:
            # A character is 4 bytes at most; what is longer is too long in any case.
            content = stream.read(MAX_CHARACTERS * 4 + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ContentError([Fault(file, 0, "", f"cannot be read: {reason}")]) from None
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise ContentError([Fault(file, line, "", "not UTF-8 text; save the file as UTF-8")]) from None
    return parse_yaml(text, file)


def parse_yaml(text: str, file: str) -> Node:
    """Return the Node of a YAML text; messages call it `file`.

    Anchors, aliases, tags and a second document are refused, and so is a key that stands twice.
    Raises: ContentError, with the faults up to and including the first that leaves the rest without meaning.
    """
    if len(text) > MAX_CHARACTERS:
        problem = f"longer than {MAX_CHARACTERS} characters; such a file is not one of this program's"
        raise ContentError([Fault(file, 0, "", problem)])
    builder = _Builder(file)
    try:
        for event in yaml.parse(text, Loader=yaml.SafeLoader):
            builder.add(event)
    except yaml.MarkedYAMLError as error:
        builder.syntax(error)
    except yaml.reader.ReaderError as error:
        builder.fault(text.count("\n", 0, error.position) + 1, "a character that cannot stand in YAML; remove it")
    except (yaml.YAMLError, ValueError, OverflowError):
        # PyYAML's scanner fails so on "\UFFFFFFFF" and on a %YAML version of thousands of digits.
        builder.fault(builder.line, "not YAML: a character code or a version number near here has no meaning")
    except _TooDeep:
        pass
    if builder.root is None and not builder.faults:
        builder.fault(1, "the file is empty")
    if builder.faults or builder.root is None:
        raise ContentError(builder.faults)
    return builder.root


class _TooDeep(Exception):
    pass


class _Builder:
    """Makes Nodes of parser events one by one, without recursion, so that no depth of a file can hurt."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.faults: list[Fault] = []
        self.root: Node | None = None
        self.line = 1
        self._open: list[tuple[Node, str | None]] = []  # what is being filled, and the key that waits for its value

    def fault(self, line: int, problem: str) -> None:
        self.faults.append(Fault(self.file, line, "", problem))

    def syntax(self, error: yaml.MarkedYAMLError) -> None:
        """Report a syntax error in plain words where the usual ones are known."""
        found = " ".join(str(error.problem or error.context or "not YAML").split())
        said = ((plain, opened) for part, plain, opened in _PLAIN_WORDS if part in found)
        problem, opened = next(said, (found, False))
        marks = (error.context_mark, error.problem_mark) if opened else (error.problem_mark, error.context_mark)
        mark = marks[0] or marks[1]
        if mark is None:
            self.fault(self.line, problem)
        else:
            self.fault(mark.line + 1, f"column {mark.column + 1}: {problem}")

    def add(self, event: yaml.Event) -> None:
        self.line = line = event.start_mark.line + 1 if event.start_mark else self.line
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            self.fault(line, "anchors (&) and aliases (*) are not used here; write the value out, or put it in quotes")
        if getattr(event, "tag", None) is not None:
            self.fault(line, "tags (!) are not used here; write the plain value, or put it in quotes")
        if isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            self.fault(line, "a second document begins; put it in a file of its own")
            self.root = None
        elif isinstance(event, yaml.ScalarEvent):
            nothing = event.style is None and event.value in _NOTHING
            self._place(Node(None if nothing else event.value, line))
        elif isinstance(event, yaml.AliasEvent):
            self._place(Node(f"*{event.anchor}", line))
        elif isinstance(event, yaml.SequenceStartEvent):
            self._begin(Node([], line))
        elif isinstance(event, yaml.MappingStartEvent):
            self._begin(Node({}, line))
        elif isinstance(event, yaml.CollectionEndEvent):
            self._open.pop()

    def _begin(self, node: Node) -> None:
        if len(self._open) == MAX_DEPTH:
            self.fault(node.line, f"lists and mappings lie more than {MAX_DEPTH} deep in each other")
            raise _TooDeep
        self._place(node)
        self._open.append((node, None))

    def _place(self, node: Node) -> None:
        """Put a Node where the parser stands: the root, the next item of a list, a key or a key's value."""
        if not self._open:
            self.root = node
            return
        parent, key = self._open[-1]
        if isinstance(parent.value, list):
            parent.value.append(node)
        elif isinstance(parent.value, dict) and key is None:
            self._open[-1] = (parent, self._key(parent, node))
        elif isinstance(parent.value, dict) and key is not None:
            parent.value.setdefault(key, node)
            self._open[-1] = (parent, None)

    def _key(self, parent: Node, node: Node) -> str:
        """Return the text of a key, having refused one that is none or stands twice."""
        if isinstance(node.value, list | dict):
            self.fault(node.line, "a key must be a text, not a list or mapping")
            return ""
        key = node.value or ""
        if not key:
            self.fault(node.line, "a key is missing before the colon; write one, in quotes if you mean the word")
        elif key in parent.key_lines:
            problem = f"the key {quoted(key)} stands twice, first in line {parent.key_lines[key]}; keep one of them"
            self.fault(node.line, problem)
        else:
            parent.key_lines[key] = node.line
        return key
