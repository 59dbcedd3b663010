"""Checked YAML: maps, scenarios and challenges that anybody may write, with every fault found at once.

Two steps. `parse_yaml` (or `read_yaml`) turns a text into Nodes: see `solo.core.nodes`. A `Reader` then asks for what
the file should hold, gathers the faults, and `finish` raises all of them together::

    top = Reader("x.yaml", parse_yaml(text, "x.yaml")).fields(["id", "days"], ["agents"])
    days = top["days"].integer(1, 30)
    agents = top["agents"].choices(AGENTS, "Agent")
    top["id"].finish()
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches

from solo.core.nodes import ContentError, Fault, Node, parse_yaml, quoted, read_yaml

__all__ = [
    "UNKNOWN_KEY",
    "ContentError",
    "Fault",
    "Node",
    "Reader",
    "parse_yaml",
    "quoted",
    "read_yaml",
    "unknown_name",
]

UNKNOWN_KEY = "unknown key"
"""How the problem of a key begins that means nothing: what stands there can only be renamed or removed."""

_WHOLE_NUMBER = re.compile(r"[+-]?(0|[1-9][0-9]{0,17})")
_DIGITS = re.compile(r"[+-]?[1-9][0-9]*")
_IDENTIFIER = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")


def unknown_name(what: str, name: str, names: Iterable[str]) -> str:
    """Return the problem `no Agent "yelow"; did you mean "yellow"?`, or the names there are if none is like it."""
    known = sorted(names)
    if not known:
        return f"no {what} {quoted(name)}; there is none to choose"
    if (likely := _likely(name, known)) is not None:
        return f"no {what} {quoted(name)}; did you mean {quoted(likely)}?"
    listed = ", ".join(known[:15]) + (", …" if len(known) > 15 else "")
    return f"no {what} {quoted(name)}; choose from {listed}"


def _likely(name: str, names: Iterable[str]) -> str | None:
    """Return the name that was probably meant, upper and lower case being alike."""
    by_folded = {known.casefold(): known for known in names}
    found = get_close_matches(name[:40].casefold(), by_folded, 1)
    return by_folded[found[0]] if found else None


class Reader:
    """Reads what a file should hold, from one Node, and gathers the faults of the whole file.

    After a fault, and for a part that is absent, a reader returns its `default`, so that reading goes on and finds the
    other faults: call `finish` before you use what was read. A field is named by its keys, `tokens.cabin`; an item
    of a list has the list's name and its own line.
    """

    def __init__(self, file: str, node: Node | None, field: str = "", faults: list[Fault] | None = None) -> None:
        self.file = file
        self.node = node
        self.field = field
        self.faults: list[Fault] = [] if faults is None else faults
        self.line = node.line if node else 1

    @property
    def present(self) -> bool:
        """Whether the file has this part; what is absent though required is already a fault."""
        return self.node is not None

    def fault(self, problem: str, line: int | None = None, field: str | None = None) -> None:
        """Note a fault here, or at another line or field of the same file."""
        where = self.line if line is None else line
        self.faults.append(Fault(self.file, where, self.field if field is None else field, problem))

    def finish(self) -> None:
        """Raise ContentError if there is any fault in the file so far."""
        if self.faults:
            raise ContentError(self.faults)

    def text(self, shortest: int = 1, longest: int = 200, default: str = "") -> str:
        """Return a text of `shortest` to `longest` characters, without control characters other than line ends."""
        found = self._scalar("a text")
        if found is None:
            return default
        if not shortest <= len(found) <= longest:
            self.fault(f"must have {shortest} to {longest} characters, not {len(found)}")
            return default
        for sign in found:
            # A lone surrogate cannot be written to a file or a screen.
            if sign != "\n" and unicodedata.category(sign) in ("Cc", "Cs"):
                self.fault(f"the character U+{ord(sign):04X} cannot stand in a text; remove it")
                return default
        return found

    def identifier(self, default: str = "") -> str:
        """Return an id: letters a–z, digits and single hyphens between them, at most 40; it may name a file."""
        found = self.text(1, 40, default)
        if found != default and not _IDENTIFIER.fullmatch(found):
            self.fault(f"{quoted(found)} is no id; use letters a to z, digits, and hyphens between them")
            return default
        return found

    def integer(self, lowest: int, highest: int, default: int | None = None) -> int:
        """Return a whole number from `lowest` to `highest`, both included; `lowest` is the default."""
        otherwise = lowest if default is None else default
        found = self._scalar("a whole number")
        if found is None:
            return otherwise
        if _WHOLE_NUMBER.fullmatch(found):
            if lowest <= int(found) <= highest:
                return int(found)
            self.fault(f"must be from {lowest} to {highest}, not {int(found)}")
        elif _DIGITS.fullmatch(found):
            self.fault(f"must be from {lowest} to {highest}, not a number of {len(found.lstrip('+-'))} digits")
        else:
            self.fault(f"must be a whole number from {lowest} to {highest}, not {quoted(found)}")
        return otherwise

    def boolean(self, default: bool = False) -> bool:
        """Return whether `true` stands here rather than `false`; no other word will do."""
        found = self._scalar("true or false")
        if found is None:
            return default
        if found.lower() not in ("true", "false"):
            self.fault(f"must be true or false, not {quoted(found)}")
            return default
        return found.lower() == "true"

    def choice(self, names: Iterable[str], what: str = "choice", default: str = "") -> str:
        """Return one of some names; `what` says in messages what kind of name it is ("Agent")."""
        known = list(names)
        found = self._scalar(f"a name ({what})")
        if found is None or found in known:
            return default if found is None else found
        self.fault(unknown_name(what, found, known))
        return default

    def items(self, shortest: int = 0, longest: int = 1000) -> "list[Reader]":
        """Return a Reader for each item of a list of `shortest` to `longest` items; none of them after a fault."""
        if self.node is None:
            return []
        value = self.node.value
        if not isinstance(value, list):
            self.fault(f"must be a list (lines that begin with a hyphen), not {_kind(self.node)}")
            return []
        if not shortest <= len(value) <= longest:
            self.fault(f"must have {shortest} to {longest} items, not {len(value)}")
            return []
        return [Reader(self.file, item, self.field, self.faults) for item in value]

    def choices(self, names: Iterable[str], what: str = "choice", shortest: int = 0, longest: int = 1000) -> list[str]:
        """Return a list of different names out of `names`, as `choice` and `items` do."""
        known, found = list(names), list[str]()
        for item in self.items(shortest, longest):
            name = item.choice(known, what)
            if name in found:
                item.fault(f"{quoted(name)} stands twice; keep one of them")
            elif name:
                found.append(name)
        return found

    def fields(self, required: Iterable[str], optional: Iterable[str] = ()) -> "dict[str, Reader]":
        """Return a Reader for every key that a mapping must or may have; those of absent keys are not `present`.

        A key that is neither is a fault, and so is a required one that is absent.
        """
        must, may = list(required), list(optional)
        value = self._mapping()
        if value is not None:
            self._check_keys(value, must, may)
        return {key: self._inner(key, (value or {}).get(key)) for key in (*must, *may)}

    def entries(self, longest: int = 1000) -> "Iterator[tuple[str, Reader]]":
        """Yield key and Reader of a mapping whose keys the writer chooses, at most `longest`, in their order."""
        value = self._mapping() or {}
        if len(value) > longest:
            self.fault(f"must have at most {longest} entries, not {len(value)}")
            return
        for key, node in value.items():
            yield key, self._inner(key, node)

    def _inner(self, key: str, node: Node | None) -> "Reader":
        name = quoted(key)[1:-1]
        return Reader(self.file, node, f"{self.field}.{name}" if self.field else name, self.faults)

    def _scalar(self, wanted: str) -> str | None:
        """Return what is written here; None if nothing or no single value is, which is a fault unless absent."""
        if self.node is None:
            return None
        value = self.node.value
        if isinstance(value, str):
            return value
        if value is None:
            self.fault(f"nothing stands here; write {wanted}, in quotes if you mean the word null or ~")
        else:
            self.fault(f"must be {wanted}, not {_kind(self.node)}")
        return None

    def _mapping(self) -> Mapping[str, Node] | None:
        if self.node is None:
            return None
        if not isinstance(self.node.value, dict):
            self.fault(f"must be a mapping (lines such as key: value), not {_kind(self.node)}")
            return None
        return self.node.value

    def _check_keys(self, value: Mapping[str, Node], must: list[str], may: list[str]) -> None:
        missing = [key for key in must if key not in value]
        free = [key for key in (*must, *may) if key not in value]
        for key in value:
            if key in must or key in may:
                continue
            likely = _likely(key, free)
            if likely in missing:
                missing.remove(likely)  # one slip, one fault
            remedy = f"did you mean {quoted(likely)}?" if likely else f"known keys are {', '.join((*must, *may))}"
            line = self.node.key_lines.get(key) if self.node else None
            self.fault(f"{UNKNOWN_KEY}; {remedy}", line, self._inner(key, None).field)
        for key in missing:
            self.fault(f"is missing; add a line {quoted(key + ': …')}", None, self._inner(key, None).field)


def _kind(node: Node) -> str:
    """Return what a Node is, for messages."""
    if isinstance(node.value, str):
        return quoted(node.value)
    if isinstance(node.value, list):
        return "a list"
    return "nothing" if node.value is None else "a mapping"
