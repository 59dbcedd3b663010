"""What the human chooses in the set-up, and who comes in for an Agent that must leave: options, and what they mean."""

from collections.abc import Sequence
from functools import partial

from solo.client.contacts.choosing import Choosing
from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.panels.faces import agent_face, card_face, copies_row, mission_face
from solo.client.contacts.table import Table
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Panel, Row
from solo.client.widgets.button import Button, Card
from solo.client.widgets.label import Label
from solo.contacts.names import agent_name, and_list, card_name, mission_name, mission_text
from solo.contacts.public import PublicState
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["choosing_panel", "option_names"]


def choosing_panel(desk: Desk, choosing: Choosing) -> Widget:
    """Return the panel of a choice: what it is about, what is chosen, the button that does it, the options."""
    public = desk.table.real
    parts: list[Widget] = [
        Label(title_text(choosing, public), name="choosing", size="head", bold=True),
        Label(about_text(choosing, public), size="small"),
    ]
    if choosing.kind != "replace":
        parts.append(
            Label(_("The Alien wants: {mission}").format(mission=_mission(public)), size="small", color="accent")
        )
    parts.append(_confirm(desk, choosing))
    if choosing.picked:
        parts.append(Label(picked_text(choosing), name="picked", bold=True, color="accent"))
    parts.append(Column(_keys(choosing), *_options(desk, choosing), gap=6))
    if choosing.copy_options:
        parts.insert(-1, _copies(desk, choosing))
    return Panel(*parts, gap=8, pad=12, name="setup")


def _mission(public: PublicState) -> str:
    return mission_text(public.scenario)


def title_text(choosing: Choosing, public: PublicState) -> str:
    """Return what is to be chosen, as a heading."""
    count = choosing.number
    match choosing.kind:
        case "team":
            return ngettext("Pick {count} Agent", "Pick {count} Agents", count).format(count=count)
        case "keep":
            return ngettext("Keep {count} card", "Keep {count} cards", count).format(count=count)
        case "mission":
            return _("Choose your mission card")
        case _:
            return _("Who takes {agent}'s place?").format(agent=agent_name(public.replaced or ""))


def about_text(choosing: Choosing, public: PublicState) -> str:
    """Return what the choice means, in a sentence or two."""
    match choosing.kind:
        case "team":
            picked = and_list([agent_name(agent) for agent in public.agents])
            return _("The Alien has picked {agents} into your team. The rest is up to you.").format(agents=picked)
        case "keep":
            return _(
                "You were dealt {count} cards. The others leave the game, and the Alien sees none of them."
            ).format(count=len(choosing.options))
        case "mission":
            return _("Keep one. The Alien has chosen one too, and both are turned over at once.")
        case _:
            tile = public.board.names[public.agents[public.replaced or ""].tile]
            return _("The Agent leaves the game for good. Whom you choose stands on {tile} and plays today.").format(
                tile=tile
            )


def picked_text(choosing: Choosing) -> str:
    """Return what is chosen so far, by name: the list below may be scrolled away."""
    names = {"keep": card_name, "mission": mission_name}
    return and_list([names.get(choosing.kind, agent_name)(id) for id in choosing.picked])


def _keys(choosing: Choosing) -> Widget:
    most = min(9, len(choosing.options))
    return Label(_("Click to choose, or press 1 to {most}.").format(most=most), size="small", color="muted")


def _confirm(desk: Desk, choosing: Choosing) -> Widget:
    labels = {
        "team": _("Take this team"),
        "keep": _("Keep these"),
        "mission": _("Take this mission"),
        "replace": _("Bring in"),
    }
    reason = None if choosing.is_whole else missing_text(choosing)
    button = Button(
        labels[choosing.kind], desk.confirm, name="confirm", kind="primary", shortcut="Enter", disabled=reason, grow=1
    )
    state = Label(
        _("{count} of {number} chosen").format(count=len(choosing.picked), number=choosing.number),
        name="chosen-count",
        size="small",
        color="muted",
    )
    return Row(button, state, gap=10)


def missing_text(choosing: Choosing) -> str:
    """Return what is still to be chosen."""
    left = choosing.number - len(choosing.picked)
    if left:
        return ngettext("Choose {count} more.", "Choose {count} more.", left).format(count=left)
    return _("Choose whom Grey copies: {count} Agents.").format(count=choosing.copies_wanted)


def _copies(desk: Desk, choosing: Choosing) -> Widget:
    text = _("Grey copies {count} of these; {chosen} chosen.").format(
        count=choosing.copies_wanted, chosen=len(choosing.copies)
    )
    return Column(
        Label(text, size="small", bold=True),
        copies_row(choosing.copy_options, choosing.copies, desk.pick_copy),
        gap=4,
    )


def _options(desk: Desk, choosing: Choosing) -> list[Card]:
    faces = {"keep": card_face, "mission": mission_face}
    face = faces.get(choosing.kind, agent_face)
    return [
        face(id, partial(desk.choose, id), name=f"choose-{id}", selected=id in choosing.picked)
        for id in choosing.options
    ]


def option_names(table: Table) -> Sequence[str]:
    """Return the names of the widgets that the number keys press, in order; empty where they select Agents."""
    if table.choosing is not None:
        return [f"choose-{id}" for id in table.choosing.options]
    if table.hand_open:
        return [f"card-{id}" for id in table.observation.team.hand]
    if table.card is None:
        return []
    match table.cards.wants(table.card):
        case "newcomer":
            return [f"choose-{agent}" for agent in table.cards.newcomer_options(table.card)]
        case "copies":
            return [f"copy-{agent}" for agent in table.cards.copy_options(table.card)]
        case "way":
            return [f"way-{way}" for way in table.cards.shape(table.card.card).ways]
        case _:
            return []
