"""Texts, lists and mappings as a YAML text: the way back from `solo.core.nodes`."""

import re
from collections.abc import Iterator, Mapping

from solo.core.nodes import Node

__all__ = ["Value", "format_yaml", "quoted_scalar", "value_of"]

Value = str | None | tuple["Value", ...] | Mapping[str, "Value"]
"""A part of a file without its lines: a text, nothing, a list or a mapping."""

WIDE = 110
"""A list that is longer stands below its key, an item a line."""

_PLAIN = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.'()+-]*( [A-Za-z0-9_.'()+-]+)*")
_NO_TEXT = ("null", "~")


def value_of(node: Node) -> Value:
    """Return what a Node says."""
    if isinstance(node.value, list):
        return tuple(value_of(item) for item in node.value)
    if isinstance(node.value, dict):
        return {key: value_of(item) for key, item in node.value.items()}
    return node.value


def format_yaml(value: Mapping[str, Value]) -> str:
    """Return a text that `parse_yaml` reads back to the same mapping. No key is empty."""
    return "".join(f"{line}\n" for line in _mapping(value, ""))


def _mapping(value: Mapping[str, Value], indent: str) -> Iterator[str]:
    for key, item in value.items():
        yield from _entry(f"{indent}{_scalar(key)}:", item, indent + "  ")


def _entry(head: str, value: Value, indent: str) -> Iterator[str]:
    """Yield a value behind a key or a hyphen: on its line if it is short, else below it."""
    short = _inline(value)
    if short is not None and (not value or len(head) + len(short) < WIDE):
        yield f"{head} {short}".rstrip()
    elif isinstance(value, str):
        yield from _block(head, value, indent)
    elif isinstance(value, tuple):
        yield head
        for item in value:
            yield from _item(item, indent)
    elif value is not None:
        yield head
        yield from _mapping(value, indent)


def _item(value: Value, indent: str) -> Iterator[str]:
    """Yield an item of a list: a mapping begins on the hyphen's line."""
    if isinstance(value, Mapping) and value:
        first, *others = _mapping(value, indent + "  ")
        yield f"{indent}- {first.lstrip()}"
        yield from others
    else:
        yield from _entry(f"{indent}-", value, indent + "  ")


def _inline(value: Value) -> str | None:
    """Return a value as it stands on one line, or None where it is better below."""
    if value is None:
        return ""
    if isinstance(value, str):
        return None if _is_block(value) else _scalar(value)
    if isinstance(value, tuple):
        parts = [_scalar(item) if isinstance(item, str) else None for item in value]
        return None if None in parts else f"[{', '.join(part for part in parts if part is not None)}]"
    return None if value else "{}"


def _is_block(text: str) -> bool:
    """Return whether a text has several lines that can stand as they are below their key."""
    lines = text.split("\n")
    sound = all(line.isprintable() and line == line.strip() for line in lines)
    return len(lines) > 1 and sound and bool(lines[0]) and bool(lines[-1])


def _block(head: str, text: str, indent: str) -> Iterator[str]:
    if not _is_block(text):
        yield f"{head} {_scalar(text)}"
        return
    yield f"{head} |-"
    yield from (f"{indent}{line}".rstrip() for line in text.split("\n"))


def _scalar(text: str) -> str:
    plain = _PLAIN.fullmatch(text) and text.lower() not in _NO_TEXT
    return text if plain else quoted_scalar(text)


def quoted_scalar(text: str) -> str:
    """Return any text as a YAML scalar in double quotes that no reader takes for anything else."""
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(sign: str) -> str:
    if sign in '"\\':
        return f"\\{sign}"
    if sign.isprintable():
        return sign
    return f"\\U{ord(sign):08x}"
