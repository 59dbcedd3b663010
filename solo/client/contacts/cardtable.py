"""The dialog with every card that is known: today's, those that were played, the hand, both sides' mission cards."""

from collections.abc import Callable
from functools import partial

from solo.client.contacts.panels.faces import card_face, mission_face
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.label import Label
from solo.contacts.cards import cards
from solo.contacts.effecttext import day_card_text, day_effects, hands_text
from solo.contacts.missions import missions
from solo.contacts.observation import TeamObservation
from solo.contacts.public import ALIEN
from solo.core.language import gettext as _

__all__ = ["card_table"]


def card_table(observation: TeamObservation, read: Callable[[str], None]) -> Dialog:
    """Return the dialog; pressing a card calls `read` with its number, for the help."""
    dialog: Dialog

    def pressed(id: str) -> None:
        dialog.close()
        read(id)

    public, hand = observation.public, observation.team.hand
    parts: list[Widget] = []
    if public.day:
        parts.append(Label(day_card_text(public, observation.record), name="day-cards"))
    parts += [Label(text, size="small", color="focus") for text in day_effects(public)]
    if public.hands:
        parts.append(Label(hands_text(public), color="muted"))
    groups = [
        (_("Your hand"), list(hand)),
        (_("Played by the Alien"), [id for id in public.discard if cards()[id].side == ALIEN]),
        (_("Played by you"), [id for id in public.discard if cards()[id].side != ALIEN]),
    ]
    for title, ids in groups:
        if ids:
            parts.append(Label(title, bold=True, color="accent"))
            parts += [card_face(id, partial(pressed, id), name=f"known-{id}") for id in ids]
    parts += _missions(public.missions, pressed)
    close = Button(_("Close"), lambda: dialog.close(), name="close", kind="primary")
    dialog = Dialog(_("Cards"), Column(*parts, gap=8), [close], name="cards-dialog", panel_width=520)
    return dialog


def _missions(shown: tuple[str, ...], pressed: Callable[[str], None]) -> list[Widget]:
    found: list[Widget] = []
    for side, title in (("alien", _("The Alien's mission cards")), ("agents", _("Your mission cards"))):
        ids = [id for id in shown if id in missions() and missions()[id].side == side]
        if not ids:
            continue
        found.append(Label(title, bold=True, color="accent"))
        found += [mission_face(id, partial(pressed, id), name=f"known-{id}") for id in ids]
    return found
