"""The Agents to choose from: token, name, moves and gift on a card each; and Grey's copies as a row of names."""

from collections.abc import Callable, Sequence

from solo.client.screens.grid import Grid
from solo.client.screens.pictures import token_canvas
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Row
from solo.client.widgets.button import Card
from solo.client.widgets.label import Label
from solo.contacts.names import agent_gift, agent_name, moves_text

__all__ = ["agent_cards", "copy_buttons"]


def agent_cards(agents: Sequence[str], team: Sequence[str], toggle: Callable[[str], None]) -> Widget:
    """Return a card for each Agent, the team's marked; pressing one calls `toggle` with its id."""
    return Grid(*(_card(agent, agent in team, toggle) for agent in agents), column=250, gap=8)


def _card(agent: str, chosen: bool, toggle: Callable[[str], None]) -> Card:
    head = Row(
        Label(agent_name(agent), bold=True, color="accent" if chosen else "ink"),
        Label(moves_text(agent), size="small", color="muted"),
        gap=8,
    )
    texts = Column(head, Label(agent_gift(agent), size="small", color="muted"), gap=1, grow=1)
    content = Row(token_canvas(agent, 42), texts, gap=12)
    label = f"{agent_name(agent)}: {agent_gift(agent)}"
    return Card(content, lambda: toggle(agent), name=f"agent-{agent}", label=label, selected=chosen, pad=8)


def copy_buttons(reserve: Sequence[str], copies: Sequence[str], toggle: Callable[[str], None]) -> Widget:
    """Return a small card for each Agent of the reserve, Grey's copies marked."""
    return Flow(*(_small_card(agent, agent in copies, toggle) for agent in reserve), gap=8)


def _small_card(agent: str, chosen: bool, toggle: Callable[[str], None]) -> Card:
    content = Row(token_canvas(agent, 24), Label(agent_name(agent), size="small"), gap=8)
    return Card(
        content,
        lambda: toggle(agent),
        name=f"copy-{agent}",
        label=agent_name(agent),
        selected=chosen,
        pad=5,
        tooltip=agent_gift(agent),
    )
