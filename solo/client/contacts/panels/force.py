"""What cards make of today, at the top of the sidebar: today's cards, and every effect until it ends."""

from solo.client.contacts.panels.desk import Desk
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.label import Label
from solo.contacts.effecttext import cards_today, day_effects
from solo.contacts.names import card_name

__all__ = ["force_panel"]


def force_panel(desk: Desk) -> Widget | None:
    """Return today's cards and what is in force, a line each; None where there is nothing."""
    public, record = desk.table.real, desk.table.observation.record
    played = cards_today(record, public.day) if public.day else []
    lines: list[Widget] = []
    if played:
        names = " · ".join(card_name(id) for _side, id in played)
        lines.append(Label(names, name="today", size="small", bold=True, color="accent", icon="wallet-cards"))
    lines += [
        Label(text, name=f"force-{at}", size="small", color="focus", icon="info")
        for at, text in enumerate(day_effects(public))
    ]
    return Column(*lines, gap=1) if lines else None
