"""The few tags that a text may carry: `<b>bold</b>`, `<c=accent>colour role</c>`, `<a=target>link</a>`.

A tag that is not one of these is shown as it stands. Text from elsewhere (names, say) goes through `escape`.
"""

import re
from typing import NamedTuple

__all__ = ["Span", "escape", "parse", "plain"]

_TAG = re.compile(r"<(/?)(b|c|a)(?:=([^<>]*))?>")


class Span(NamedTuple):
    """A run of text in one style; `link` is what a click on it means, empty for none."""

    text: str
    bold: bool = False
    color: str = ""
    link: str = ""


def escape(text: str) -> str:
    """Return a text that shows as it is, whatever it contains."""
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _unescape(text: str) -> str:
    return text.replace("&lt;", "<").replace("&amp;", "&")


def parse(text: str) -> list[Span]:
    """Return the spans of a text with tags. A tag that is never closed holds to the end."""
    spans: list[Span] = []
    style = {"b": [""], "c": [""], "a": [""]}
    at = 0
    for tag in _TAG.finditer(text):
        _append(spans, text[at : tag.start()], style)
        at = tag.end()
        closing, name, value = tag.groups()
        if closing:
            if len(style[name]) > 1:
                style[name].pop()
        else:
            style[name].append(value or "1")
    _append(spans, text[at:], style)
    return spans


def _append(spans: list[Span], text: str, style: dict[str, list[str]]) -> None:
    if text:
        spans.append(Span(_unescape(text), bool(style["b"][-1]), style["c"][-1], style["a"][-1]))


def plain(text: str) -> str:
    """Return a text without its tags, for speech and search."""
    return "".join(span.text for span in parse(text))
