"""The team's cards in the sidebar: the hand in short, the open hand, and a card that is being played."""

from functools import partial

from solo.client.contacts.cards import CardDraft
from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.panels.faces import agent_face, card_face, copies_row, small_token
from solo.client.contacts.words import dog_prompt, question_text
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Flow, Panel, Row
from solo.client.widgets.button import Button, Card
from solo.client.widgets.label import Label
from solo.contacts.cardplay import ends_turn_of, unused_by
from solo.contacts.effecttext import hands_text
from solo.contacts.names import (
    ability_help,
    ability_label,
    agent_name,
    and_list,
    card_name,
    card_text,
    mission_name,
)
from solo.contacts.refusaltext import refusal_text, whom
from solo.core.language import gettext as _

__all__ = ["card_panel", "hand_panel", "open_hand"]


def hand_panel(desk: Desk) -> Widget | None:
    """Return the cards in short: how many each side holds, one's own by name; None where there are none in the game."""
    table = desk.table
    if not table.real.hands and not table.real.missions:
        return None
    hand = table.observation.team.hand
    head = Row(
        Label(_("Cards"), size="small", bold=True, color="muted", grow=1),
        *([Label(desk.key("card"), size="tiny", color="muted", bold=True)] if hand else []),
    )
    parts: list[Widget] = [head]
    if table.real.hands:
        parts.append(Label(hands_text(table.real), name="hands", size="small"))
    if table.real.missions:
        names = " · ".join(mission_name(id) for id in table.real.missions)
        parts.append(Label(names, name="mission-names", size="small", icon="flag"))
    buttons = [
        Button(card_name(id), partial(desk.take_card, id), name=f"hand-{id}", size="small", tooltip=_tooltip(desk, id))
        for id in hand
    ]
    look = Button(icon="eye", on_press=desk.show_cards, name="all-cards", size="small", kind="quiet")
    look.tooltip = _("Look at all cards that are known.")
    if hand:
        buttons.append(Button(icon="wallet-cards", on_press=desk.open_hand, name="open-hand", size="small"))
        buttons[-1].tooltip = _("Open your cards ({key}).").format(key=desk.key("card"))
    parts.append(Flow(*buttons, look, gap=5))
    return Panel(*parts, gap=6, pad=12, name="hand")


def _tooltip(desk: Desk, id: str) -> str:
    return f"{id}. {card_text(id)} {state_text(desk, id)}"


def state_text(desk: Desk, id: str) -> str:
    """Return whether a card may be played now, and if not why."""
    table = desk.table
    if table.plan:
        return _("Not while orders are planned: take them back first.")
    why = table.refusal_of(id)
    return _("You may play it now.") if why is None else refusal_text(why, whom(table.public, why))


def open_hand(desk: Desk) -> Widget:
    """Return the open hand: each card with its text, and whether it may be played now."""
    table = desk.table
    faces = [
        card_face(
            id,
            partial(desk.take_card, id),
            name=f"card-{id}",
            state=state_text(desk, id),
            playable=not table.plan and table.refusal_of(id) is None,
        )
        for id in table.observation.team.hand
    ]
    close = Button(_("Close"), desk.cancel, name="close-hand", shortcut="Esc")
    return Panel(
        Row(Label(_("Your cards"), size="head", bold=True, grow=1), close),
        Label(_("One card a day; the Witness counts as one. F1 tells more about a card."), size="small", color="muted"),
        *faces,
        gap=8,
        pad=12,
        name="open-cards",
    )


# A card that is being played


def card_panel(desk: Desk, draft: CardDraft) -> Widget:
    """Return the card that is being played: what it still wants, what it will ask, what it ends."""
    table, controls = desk.table, desk.table.cards
    whole = controls.action(draft) is not None
    parts: list[Widget] = [
        Row(
            Label(card_name(draft.card), name="card-title", size="head", bold=True, grow=1),
            Label(draft.card, size="tiny", color="muted", bold=True),
        ),
        Label(card_text(draft.card), size="small"),
        *_agents(desk, draft),
        *_ways(desk, draft),
        *_newcomers(desk, draft),
        *_prompt(desk, draft),
    ]
    parts += [Label(question_text(each, table.board), name="asks", size="small") for each in controls.questions(draft)]
    parts += [*_warning(desk), _buttons(desk, whole)]
    return Panel(*parts, gap=8, pad=12, name="card-panel")


def _agents(desk: Desk, draft: CardDraft) -> list[Widget]:
    """Return the Agents that can be named, those that are marked."""
    controls = desk.table.cards
    if not controls.shape(draft.card).agents:
        return []

    def member(agent: str) -> Card:
        content = Row(small_token(agent, 22), Label(agent_name(agent), size="small"), gap=6)
        return Card(
            content,
            partial(desk.name_agent, agent),
            name=f"name-{agent}",
            label=agent_name(agent),
            selected=agent in draft.agents,
            pad=4,
        )

    return [Flow(*(member(agent) for agent in controls.agent_options(draft)), gap=6)]


def _ways(desk: Desk, draft: CardDraft) -> list[Widget]:
    buttons = [
        Button(
            ability_label(way),
            partial(desk.pick_way, way),
            name=f"way-{way}",
            toggled=way == draft.way,
            tooltip=ability_help(way),
        )
        for way in desk.table.cards.shape(draft.card).ways
    ]
    return [Flow(*buttons, gap=6)] if buttons else []


def _newcomers(desk: Desk, draft: CardDraft) -> list[Widget]:
    controls, found = desk.table.cards, list[Widget]()
    if draft.newcomer:
        title = _("{agent} comes in.").format(agent=agent_name(draft.newcomer))
        found.append(Label(title, name="newcomer", bold=True, color="accent"))
    if options := controls.copy_options(draft):
        text = _("Grey copies {count} of these; {chosen} chosen.").format(
            count=controls.copies_wanted(draft), chosen=len(draft.copies)
        )
        found += [Label(text, size="small", bold=True), copies_row(tuple(options), draft.copies, desk.pick_copy)]
    elif not draft.newcomer:
        found += [
            agent_face(agent, partial(desk.pick_newcomer, agent), name=f"choose-{agent}")
            for agent in controls.newcomer_options(draft)
        ]
    return found


def _prompt(desk: Desk, draft: CardDraft) -> list[Widget]:
    """Return what is to be chosen next."""
    controls, board = desk.table.cards, desk.table.board
    shape = controls.shape(draft.card)
    lines: list[Widget] = []
    if draft.tiles:
        names = [board.names[tile] for tile in draft.tiles]
        lines.append(Label(and_list(names), name="picked-tiles", bold=True, color="accent"))
    text = {
        "agent": _("Name an Agent: click its token, or press its number."),
        "newcomer": _("Choose who comes in."),
        "copies": _("Choose whom Grey copies."),
        "way": _("Choose what the drone does."),
        "tile": _("Click a tile to aim at."),
    }.get(controls.wants(draft), "")
    if shape.is_path and draft.agents:
        text = dog_prompt(controls.dog(draft).points_left(draft.tiles))
    elif shape.tiles == 2 and len(draft.tiles) == 1:
        text = _("Now click a tile beside it.")
    return [*lines, *([Label(text, name="card-prompt", size="small", color="muted")] if text else [])]


def _warning(desk: Desk) -> list[Widget]:
    """Return the warning that an Agent's turn ends with the card."""
    ended = ends_turn_of(desk.table.real)
    if ended is None:
        return []
    if unused_by(desk.table.real, ended):
        text = _("This ends {agent}'s turn, with an ability unused.").format(agent=agent_name(ended))
    else:
        text = _("This ends {agent}'s turn, with a move unused.").format(agent=agent_name(ended))
    return [Label(text, name="warning", size="small", color="bad", icon="triangle-alert")]


def _buttons(desk: Desk, whole: bool) -> Widget:
    reason = None if whole else _("Choose its target first.")
    play = Button(
        _("Play the card"), desk.confirm, name="confirm", kind="primary", shortcut="Enter", disabled=reason, grow=1
    )
    return Row(play, Button(_("Cancel"), desk.drop_card, name="cancel"))
