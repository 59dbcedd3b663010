"""The form's pages but the mission's: the file itself, who plays, what lies on the map, the story."""

from collections.abc import Callable, Sequence

import pygame

from solo import library
from solo.client.markers import marker_token
from solo.client.personalise.form import Form, name_of
from solo.client.personalise.text import say
from solo.client.screens.pictures import token_canvas
from solo.client.theme import Theme
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Spacer
from solo.client.widgets.button import Button, Card
from solo.client.widgets.canvas import Canvas
from solo.client.widgets.dropdown import DropDown
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item
from solo.contacts import scenariodraft
from solo.contacts.edition import EDITIONS
from solo.contacts.names import agent_gift, agent_name, token_name, token_text
from solo.contacts.scenario import DEALT
from solo.contacts.scenariodraft import FileDraft
from solo.contacts.scenariofile import SIDES
from solo.contacts.tokens import tokens

__all__ = ["agents_page", "file_page", "story_page", "tokens_page"]


# The file itself


def file_page(form: Form) -> list[Widget]:
    """Return name, map, days, whom it favours, edition, cards."""
    sides = [Item(side, say(f"favours-{side}")) for side in ("agents", "nobody", "alien") if side in SIDES]
    editions = [Item(id, say(f"edition-{id}")) for id in EDITIONS]
    return [
        form.line(("name",), say("name"), 60),
        _map(form),
        form.number(("days",), say("days")),
        form.choice(("favours",), say("favours"), sides),
        form.choice(("edition",), say("edition"), editions, "second"),
        _equipment(form),
        form.switch(("missions",), say("missions")),
        form.switch(("expert",), say("expert")),
    ]


def _map(form: Form) -> Widget:
    ids, now = library.map_ids(), form.draft.text_at("map")
    items = [Item(id, library.board(id).name) for id in ids]
    if now not in ids:
        items.insert(0, Item(now, say("map-gone", id=now or "–"), enabled=False))
    drop = DropDown(items, now, lambda id: form.hand.change(_on_map(form.draft, id)), name="map")
    return form.field(say("map"), ("map",), drop)


def _on_map(draft: FileDraft, id: str) -> FileDraft:
    """Return the draft on another map, and with its number of days where it had that of the map before."""
    before = draft.text_at("map")
    usual = str(library.board(before).days) if before in library.map_ids() else ""
    if draft.text_at("days") == usual:
        draft = draft.put(("days",), str(library.board(id).days))
    return draft.put(("map",), id)


def _equipment(form: Form) -> Widget:
    lines: list[Widget] = []
    for side, title in zip(DEALT, ("alien", "team"), strict=True):
        numbers = [
            Row(Label(say(word), size="small"), form.number_entry(("equipment", side, key)), gap=8)
            for word, key in (("draws", "draw"), ("keeps", "keep"))
        ]
        lines.append(Row(Label(say(title), width=80), *numbers, gap=12))
        lines += [form.fault("equipment", side, "draw"), form.fault("equipment", side, "keep")]
    line = Label(say("equipment-line"), size="small", color="muted")
    return form.field(say("equipment"), ("equipment",), line, *lines)


# Agents


def agents_page(form: Form) -> list[Widget]:
    """Return how many play, who may be chosen, who is suggested."""
    draft = form.draft
    number = draft.text_at("agents", "number")
    choice, suggested = scenariodraft.choice_of(draft), draft.names_at("agents", "suggested")
    count = Label(say("suggested-line", count=len(suggested), size=number or "?"), size="small", color="muted")
    toggle = form.hand.change
    numbers = [Item(str(each), str(each)) for each in range(1, 5)]
    return [
        form.fault("agents"),
        form.choice(("agents", "number"), say("number"), numbers),
        form.switch(("agents", "aliens_choice"), say("aliens-choice")),
        form.field(
            say("choice"),
            ("agents", "choice"),
            _agents(
                "choice",
                scenariodraft.every_agent(draft),
                choice,
                lambda agent: toggle(scenariodraft.toggle_choice(form.draft, agent)),
            ),
        ),
        form.field(
            say("suggested"),
            ("agents", "suggested"),
            count,
            _agents(
                "suggested",
                [agent for agent in scenariodraft.every_agent(draft) if agent in choice],
                suggested,
                lambda agent: toggle(scenariodraft.toggle_suggested(form.draft, agent)),
            ),
        ),
    ]


def _agents(name: str, there: Sequence[str], chosen: Sequence[str], toggle: Callable[[str], None]) -> Widget:
    return Flow(*(_agent(name, agent, agent in chosen, toggle) for agent in there), gap=6)


def _agent(name: str, agent: str, chosen: bool, toggle: Callable[[str], None]) -> Card:
    content = Row(token_canvas(agent, 24), Label(agent_name(agent), size="small"), gap=6)
    return Card(
        content,
        lambda: toggle(agent),
        name=f"{name}-{agent}",
        label=agent_name(agent),
        selected=chosen,
        pad=5,
        tooltip=agent_gift(agent),
    )


# Tokens


def tokens_page(form: Form) -> list[Widget]:
    """Return what lies on the map, kind by kind, and what could be added."""
    there = scenariodraft.kinds_in(form.draft)
    parts: list[Widget] = [form.fault("tokens")]
    parts += [_token(form, kind) for kind in there] or [Label(say("tokens-none"), size="small", color="muted")]
    free = [kind for kind in tokens() if kind not in there]
    add = Flow(*(_adder(form, kind) for kind in free), gap=6)
    if free:
        parts.append(Column(Label(say("tokens-add"), size="small", color="muted"), add, gap=4))
    return parts


def _adder(form: Form, kind: str) -> Button:
    def add() -> None:
        form.hand.change(scenariodraft.add_token(form.draft, kind))
        if scenariodraft.token_form(kind).most:
            form.hand.take(kind)

    return Button(token_name(kind).capitalize(), add, name=f"add-{kind}", icon="plus", size="small")


def _token(form: Form, kind: str) -> Widget:
    known, place = kind in tokens(), ("tokens", kind)
    title = Label(token_name(kind).capitalize(), bold=True)
    remove = form.button(
        f"drop-{kind}", "trash-2", say("remove"), lambda: form.hand.change(form.draft.drop(("tokens", kind)))
    )
    parts: list[Widget] = [Row(_marker(kind), title, Spacer(grow=1), remove, gap=8)]
    if known:
        parts.append(Label(token_text(kind), size="small", color="muted"))
        parts += _laid_out(form, kind)
    return Panel(*parts, form.fault(*place), gap=6, pad=10)


def _laid_out(form: Form, kind: str) -> list[Widget]:
    """The controls of a kind: its tiles, a die's faces, what else it has."""
    layout, parts = scenariodraft.token_form(kind), list[Widget]()
    if layout.most:
        parts += _places(form, kind)
    if layout.faces:
        entries = [form.number_entry(("tokens", kind, number)) for number in range(len(layout.faces))]
        for entry in entries:
            entry.width = 44
        parts += [Label(say("faces"), size="small", color="muted"), Flow(*entries, gap=6)]
    if layout.switch:
        parts.append(form.switch(("tokens", kind, layout.switch), say(f"switch-{layout.switch}")))
    if layout.radius:
        radii = [Item(str(each), str(each)) for each in range(3)]
        parts.append(form.choice(("tokens", kind, layout.radius), say("radius"), radii, "0"))
    return parts


def _places(form: Form, kind: str) -> list[Widget]:
    layout, there = scenariodraft.token_form(kind), scenariodraft.token_places(form.draft, kind)
    key = "places" if layout.least < layout.most else "places-exactly"
    count = Label(say(key, least=layout.least, most=layout.most), size="small")
    tiles = [_tile(form, kind, number, tile) for number, tile in enumerate(there, 1)]
    placing = form.hand.work.hand == kind
    take = Button(
        say("placing" if placing else "place"),
        lambda: form.hand.take(kind),
        name=f"take-{kind}",
        icon="check" if placing else "crosshair",
        size="small",
        toggled=placing,
        align="start",
    )
    line = [Label(say("placing-line"), name="placing-line", size="small", color="accent")] if placing else []
    return [count, Flow(*tiles, gap=4, visible=bool(tiles)), take, *line]


def _tile(form: Form, kind: str, number: int, tile: str) -> Button:
    return Button(
        f"{number}. {tile}",
        lambda: form.hand.change(scenariodraft.toggle_place(form.draft, kind, tile)),
        name=name_of((kind, tile)),
        icon="x",
        size="small",
        tooltip=say("remove-place", tile=tile),
    )


def _marker(kind: str) -> Canvas:
    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        surface.blit(marker_token(kind, rect.height), rect)

    return Canvas(paint, (26, 26), spoken_text=kind)


# The story


def story_page(form: Form) -> list[Widget]:
    """Return log and event."""
    return [
        Label(say("story-line"), size="small", color="muted"),
        form.area(("log",), say("log"), 2000, 8),
        form.area(("event",), say("event"), 2000, 6),
    ]
