"""The help's pages: read from `assets/help`, checked, and searched.

A page names a command of the play screen in braces, such as `{note}`; the player reads the key that it has.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from solo.client.assets import asset
from solo.client.contacts.keys import COMMANDS, key_name
from solo.client.widgets.markup import escape, plain
from solo.contacts.agents import agents
from solo.contacts.cards import cards
from solo.contacts.missions import missions
from solo.core.content import Reader, parse_yaml

__all__ = ["Page", "find_page", "help_pages", "search"]

_COMMAND = re.compile(rf"\{{({'|'.join(COMMANDS)})\}}")


@dataclass(frozen=True, slots=True)
class Page:
    """One page; `text` may carry tags and has a paragraph a line."""

    id: str
    group: str
    title: str
    text: str

    def keyed(self, own: Mapping[str, str]) -> str:
        """Return the text with the keys of the commands that it names; `own` are those that the player has changed."""
        return _COMMAND.sub(lambda named: escape(key_name(named[1], own)), self.text)

    @property
    def words(self) -> str:
        """The text without tags, in lower case, title first."""
        return f"{self.title}\n{plain(self.keyed({}))}".casefold()


@cache
def help_pages(language: str = "en") -> Mapping[str, Page]:
    """Return every page by its id, in their order; English where a language has none. Raises: ContentError."""
    try:
        path = asset("help", f"{language or 'en'}.yaml")
    except FileNotFoundError:
        path = asset("help", "en.yaml")
    top = Reader(f"assets/help/{path.name}", parse_yaml(path.read_text(encoding="utf-8"), path.name))
    found: dict[str, Page] = {}
    for item in top.fields(["pages"])["pages"].items(1, 200):
        parts = item.fields(["id", "group", "title", "text"])
        page = Page(
            parts["id"].identifier(),
            parts["group"].text(1, 40),
            parts["title"].text(1, 60),
            parts["text"].text(1, 5000).replace("\n\n", "\n"),
        )
        if page.id in found:
            parts["id"].fault(f'"{page.id}" stands twice; give each page an id of its own')
        found[page.id] = page
    top.finish()
    return found


_OTHER_NAMES = {
    "field": "map",
    "forest": "map",
    "city": "map",
    "lake": "map",
    "mountain": "map",
    "terrain": "map",
    "zone": "map",
    "scan": "detecting",
    "detect": "detecting",
    "capture": "detecting",
    "landing": "detecting",
    "marker": "day",
    "oracle": "witness",
    "dog": "agent-purple",
    "trace": "traces",
    "roadblock": "agent-turquoise",
    "bike": "token-bike",
    "cabin": "token-cabin",
    "crowd": "token-protest",
    "die": "token-die",
    "door": "token-sungate",
    "protest": "token-protest",
    "ship": "token-spaceship",
    "spaceship": "token-spaceship",
    "sungate": "token-sungate",
    "block": "agent-turquoise",
    "drone": "agent-orange",
    "line": "agent-blue",
    "shot": "agent-blue",
    "catch": "agent-pink",
    "mission": "files",
    "hint": "hints",
    "learn": "learning",
    "lesson": "learning",
    "drill": "learning",
    "editor": "map-editor",
    "play": "playing",
    "card": "equipment",
    "keep": "equipment",
    "hand": "equipment",
    "edition": "editions",
    "orders": "card-b07",
}


def find_page(topic: str, language: str = "en") -> str:
    """Return the id of the page about a topic (a page, an Agent, a card, an ability, a terrain), else the first."""
    pages = help_pages(language)
    own = f"agent-{topic}" if topic in agents() else f"card-{topic.lower()}" if topic in cards() else ""
    missions_page = "mission-cards" if topic in missions() else ""
    for id in (topic, own, missions_page, _OTHER_NAMES.get(topic, "")):
        if id in pages:
            return id
    return next(iter(pages))


def search(text: str, language: str = "en") -> list[Page]:
    """Return the pages that hold every word of a text, those with all of them in the title first."""
    words = text.casefold().split()
    hits = [page for page in help_pages(language).values() if all(word in page.words for word in words)]
    return sorted(hits, key=lambda page: not all(word in page.title.casefold() for word in words))
