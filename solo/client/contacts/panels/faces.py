"""What stands on a card or an Agent to choose from: name, number and text; token, name, moves and gift."""

from collections.abc import Callable

import pygame

from solo.client.theme import Theme
from solo.client.tokens import agent_token
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Row
from solo.client.widgets.button import Card
from solo.client.widgets.canvas import Canvas
from solo.client.widgets.label import Label
from solo.contacts.names import (
    agent_gift,
    agent_name,
    card_name,
    card_text,
    mission_card_text,
    mission_kind,
    mission_name,
    moves_text,
)

__all__ = ["agent_face", "card_face", "copies_row", "mission_face", "small_token"]

TOKEN = 30


def small_token(agent: str, size: int = TOKEN) -> Widget:
    """Return an Agent's token, so many units wide."""

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        token = agent_token(agent, theme.px(size))
        surface.blit(token, token.get_rect(center=rect.center))

    return Canvas(paint, (size + 2, size + 2))


def _face(title: str, number: str, text: str, color: str, *more: Widget) -> Widget:
    head = Row(Label(title, bold=True, color=color, grow=1), Label(number, size="tiny", color="muted", bold=True))
    return Column(head, Label(text, size="small", color="muted"), *more, gap=2)


def card_face(
    id: str, press: Callable[[], None], *, name: str, selected: bool = False, state: str = "", playable: bool = True
) -> Card:
    """Return an equipment card to press. `state` says in a line whether it can be played, and why not."""
    color = "accent" if selected or (state and playable) else "ink"
    lines = [Label(state, size="small", color="good" if playable else "bad", name=f"state-{id}")] if state else []
    label = f"{card_name(id)}, {id}. {card_text(id)} {state}"
    face = _face(card_name(id), id, card_text(id), color, *lines)
    return Card(face, press, name=name, label=label, selected=selected, pad=9)


def mission_face(id: str, press: Callable[[], None], *, name: str, selected: bool = False) -> Card:
    """Return a mission card to press."""
    text, kind = mission_card_text(id), mission_kind(id)
    note = Label(kind, size="small", color="focus")
    face = _face(mission_name(id), id, text, "accent" if selected else "ink", note)
    return Card(face, press, name=name, label=f"{mission_name(id)}, {id}. {text} {kind}", selected=selected, pad=9)


def agent_face(agent: str, press: Callable[[], None], *, name: str, selected: bool = False) -> Card:
    """Return an Agent to press: its token, how it moves and what it can do."""
    head = Row(
        Label(agent_name(agent), bold=True, color="accent" if selected else "ink"),
        Label(moves_text(agent), size="tiny", color="muted"),
        gap=8,
    )
    texts = Column(head, Label(agent_gift(agent), size="small", color="muted"), gap=1, grow=1)
    label = f"{agent_name(agent)}, {moves_text(agent)}. {agent_gift(agent)}"
    return Card(Row(small_token(agent), texts, gap=10), press, name=name, label=label, selected=selected, pad=7)


def copies_row(options: tuple[str, ...], copies: tuple[str, ...], press: Callable[[str], None]) -> Widget:
    """Return a small card for each Agent that Grey can copy, the chosen ones marked."""

    def small(agent: str) -> Card:
        content = Row(small_token(agent, 22), Label(agent_name(agent), size="small"), gap=6)
        return Card(
            content,
            lambda: press(agent),
            name=f"copy-{agent}",
            label=agent_name(agent),
            selected=agent in copies,
            pad=4,
            tooltip=agent_gift(agent),
        )

    return Flow(*(small(agent) for agent in options), gap=6)
