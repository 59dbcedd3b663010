"""The end screen's page of what was hidden: where objects lay, what the Alien laid where, what it holds."""

from collections.abc import Callable, Sequence

from solo.adele.names import place_name
from solo.adele.places import Place
from solo.adele.ship import Ship
from solo.client.adele.truth import Lain, objects_lain, tokens_laid, truth_lines
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Panel
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.core.language import gettext as _
from solo.match import Match

__all__ = ["HiddenPage"]


class HiddenPage:
    """What was hidden in a finished game, as rows; the one that is chosen is shown on the ship."""

    def __init__(self, match: Match) -> None:
        session = match.session
        state, states = session.state, [before for _start, before, _action in session.moments]
        ship: Ship = session.setup.scenario.ship
        self.objects: Sequence[Lain] = objects_lain([*states, state])
        self.tokens: Sequence[Lain] = tokens_laid(session.public_record.lines, state)
        self._told = truth_lines(state)
        self._places: dict[str, Place] = {}
        self._items = [
            *self._rows("object", _("Where the objects lay"), self.objects, ship),
            *self._rows("token", _("What the Alien had on the ship"), self.tokens, ship),
        ]

    def _rows(self, kind: str, title: str, things: Sequence[Lain], ship: Ship) -> list[Item]:
        """Return a title and a row for each thing; nothing where there is none."""
        rows = []
        for number, each in enumerate(things):
            id = f"{kind}-{number}"
            self._places[id] = each.place
            rows.append(Item(id, f"{place_name(ship, each.place)}: {each.name}", each.fate))
        return [Item(kind, title, enabled=False), *rows] if rows else []

    def place_of(self, id: str) -> Place | None:
        """Return where the thing of a row lay."""
        return self._places.get(id)

    def told_at(self, place: Place) -> str:
        """Return what lay hidden in a place, in a sentence; an empty text if nothing did."""
        return " ".join(f"{each.name}: {each.fate}" for each in self.objects if each.place == place)

    def body(self, chosen: str, on_select: Callable[[str], None]) -> Widget:
        """Return the page."""
        rows = List(self._items, name="hidden-list", selected=chosen, on_select=on_select, most_rows=2)
        rows.grow = 1
        told = Panel(*[Label(line, size="small") for line in self._told], gap=4, pad=10, name="truth")
        return Column(told, rows, gap=8, grow=1)
