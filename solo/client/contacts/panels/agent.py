"""The selected Agent's card: what it is, what it may do, and what is drafted for it."""

from functools import partial

import pygame

from solo.client.contacts.controls import Draft
from solo.client.contacts.panels.cards import card_panel, open_hand
from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.panels.plans import declared_parts, planning_parts
from solo.client.contacts.panels.setup import choosing_panel
from solo.client.contacts.words import place_prompt, promise_text, question_text, target_prompt, turn_warning
from solo.client.theme import Theme
from solo.client.tokens import agent_token
from solo.client.widgets.bar import Bar
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.canvas import Canvas
from solo.client.widgets.label import Label
from solo.contacts import turn
from solo.contacts.actions import Become
from solo.contacts.effecttext import agent_effects, today_text
from solo.contacts.names import ability_help, ability_label, agent_gift, agent_name, mission_text
from solo.contacts.text import action_text
from solo.core.language import gettext as _

__all__ = ["agent_panel"]


def agent_panel(desk: Desk) -> Widget:
    """Return the card for what the player does now."""
    table = desk.table
    if desk.waiting:
        return Panel(Bar(desk.waited, text=desk.waiting, name="wait"), pad=12)
    if table.match.is_over:
        return Panel(Label(_("The game is over."), bold=True), pad=12)
    if table.choosing is not None:
        return choosing_panel(desk, table.choosing)
    if table.card is not None:
        return card_panel(desk, table.card)
    if table.hand_open:
        return open_hand(desk)
    parts: list[Widget] = []
    if table.selected is not None:
        parts.append(_title(desk, table.selected))
    if table.controls.placing:
        parts += _placing(desk)
    elif table.real.declared:
        parts += declared_parts(desk)
    elif table.selected is None:
        keys = f"1–{len(table.agents)}"
        parts += planning_parts(desk) if table.planning else []
        parts.append(Label(_("Choose an Agent: click a token, or press {keys}.").format(keys=keys), color="muted"))
    else:
        parts += planning_parts(desk) if table.planning else []
        parts += _actions(desk, table.selected)
    return Panel(*parts, gap=8, pad=12, name="card")


def _title(desk: Desk, agent: str) -> Widget:
    form = desk.table.controls.form(agent)
    shown = agent if form is None else form.id
    name = agent_name(agent)
    if shown != agent:
        name = _("{agent} as {form}").format(agent=name, form=agent_name(shown))

    def paint(surface: pygame.Surface, rect: pygame.Rect, theme: Theme) -> None:
        token = agent_token(agent, theme.px(36))
        surface.blit(token, token.get_rect(center=rect.center))

    texts = Column(
        Label(name, size="head", bold=True),
        Label(today_text(desk.table.public, agent), name="moves-today", size="small", color="muted"),
        gap=0,
        grow=1,
    )
    return Row(Canvas(paint, (38, 38)), texts, gap=10)


def _placing(desk: Desk) -> list[Widget]:
    table = desk.table
    assert table.selected is not None
    parts: list[Widget] = [
        Label(agent_gift(table.selected), size="small"),
        Label(place_prompt(table.selected), name="prompt"),
        *_draft(desk),
    ]
    if table.draft is None or not table.draft.picks:
        mission = _("The Alien wants: {mission}").format(mission=mission_text(table.real.scenario))
        parts.append(Label(mission, name="mission", size="small", color="muted"))
    return parts


def _actions(desk: Desk, agent: str) -> list[Widget]:
    """Return an Agent's forms, or its draft and abilities."""
    table, controls = desk.table, desk.table.controls
    status = table.public.agents[agent]
    if controls.form(agent) is None:
        return [Label(_("Whom shall {agent} become today?").format(agent=agent_name(agent))), _forms(desk, agent)]
    parts: list[Widget] = []
    form = controls.form(agent)
    if form is not None and (table.draft is None or not table.draft.picks):
        usual = form is turn.power(table.public, agent)
        parts.append(Label(agent_gift(form.id), size="small", color="ink" if usual else "muted"))
    parts += _effects(desk, agent)
    if controls.moves(agent):
        if status.path:
            parts.append(Label(_("It may move once more."), name="again", size="small", bold=True))
        if table.draft is None or not table.draft.picks:
            parts.append(
                Label(_("Click a tile with a disc to see what would happen there."), size="small", color="muted")
            )
        parts += _draft(desk)
        return parts
    abilities = _abilities(desk, agent)
    if not abilities:
        return [*parts, Label(_("{agent} has played today.").format(agent=agent_name(agent)), color="muted")]
    return [*parts, *abilities, *_draft(desk)]


def _effects(desk: Desk, agent: str) -> list[Widget]:
    """Return what cards make of the Agent today; with another's ability, what that one can do."""
    public = desk.table.public
    lines: list[Widget] = [
        Label(text, name=f"effect-{at}", size="small", bold=True, color="focus")
        for at, text in enumerate(agent_effects(public, agent))
    ]
    other = public.effects.swapped.get(agent)
    return [*lines, *([Label(agent_gift(other), size="small", color="focus")] if other is not None else [])]


def _forms(desk: Desk, agent: str) -> Widget:
    buttons = [
        Button(
            agent_name(form),
            partial(desk.act, Become(agent, form)),
            name=f"form-{form}",
            tooltip=agent_gift(form),
        )
        for form in desk.table.controls.forms(agent)
    ]
    return Flow(*buttons)


def _abilities(desk: Desk, agent: str) -> list[Widget]:
    """Return the buttons of what the Agent can use now."""
    draft = desk.table.draft
    usable = desk.table.controls.usable(agent)
    return [
        Button(
            ability_label(id),
            partial(desk.use, id),
            name=f"ability-{id}",
            icon=_icon(desk, agent, id),
            toggled=draft is not None and draft.ability == id,
            shortcut=desk.key("ability") if at == 0 else "",
            tooltip=ability_help(id),
            justify="left",
        )
        for at, id in enumerate(usable)
    ]


def _icon(desk: Desk, agent: str, id: str) -> str:
    ability = desk.table.controls.ability(agent, id)
    icons = {"detect": "radar", "capture": "crosshair", "trace": "footprints", "roadblock": "triangle-alert"}
    return icons.get(ability.kind if ability is not None else "", "radar")


def _draft(desk: Desk) -> list[Widget]:
    """Return what is drafted: what it will ask, what it promises, and the buttons to confirm or drop it."""
    table, controls, draft = desk.table, desk.table.controls, desk.table.draft
    if draft is None or not (draft.picks or draft.ability):
        return []
    parts: list[Widget] = []
    action = controls.action(draft)
    if action is not None:
        parts.append(Label(action_text(action, table.board), name="drafted", bold=True, color="accent"))
    if draft.ability and (action is None or controls.kind(draft) == "trace"):
        points = controls.points_left(draft) if controls.kind(draft) == "trace" else 0
        parts.append(Label(target_prompt(draft.ability, controls.kind(draft), len(draft.picks), points), size="small"))
    elif action is None:
        parts.append(Label(_flight_prompt(draft), size="small"))
    if action is not None:
        parts += [Label(question_text(asked, table.board), size="small") for asked in controls.questions(draft)]
    parts += _warnings(desk, draft)
    parts.append(_buttons(desk, draft, action is not None))
    return parts


def _flight_prompt(draft: Draft) -> str:
    if len(draft.picks) == 1:
        return _("Now click where to land, in a straight line from there.")
    return _("Now click where to set the carried Agent down, beside the landing.")


def _warnings(desk: Desk, draft: Draft) -> list[Widget]:
    table = desk.table
    parts: list[Widget] = []
    if (promised := table.promise()) is not None:
        asks = any(question.kind == "detect" for question in table.controls.questions(draft))
        parts.append(Label(promise_text(promised, asks), name="promise", size="small", color="focus"))
    if not table.controls.placing and (ended := table.controls.ends_turn_of(draft.agent)) is not None:
        parts.append(Label(turn_warning(ended), name="warning", size="small", color="bad", icon="triangle-alert"))
    return parts


def _buttons(desk: Desk, draft: Draft, whole: bool) -> Widget:
    table = desk.table
    labels = {"detect": _("Ask"), "capture": _("Catch"), "trace": _("Send the dog"), "roadblock": _("Drop it")}
    label = labels.get(table.controls.kind(draft), _("Go there"))
    if table.controls.placing:
        label = _("Stand here")
    elif table.planning:
        label = _("Plan this")
    reason = None if whole else _("Choose the target first.")
    parts: list[Widget] = [
        Button(label, desk.confirm, name="confirm", kind="primary", shortcut="Enter", disabled=reason, grow=1),
        Button(_("Cancel"), desk.cancel, name="cancel"),
    ]
    if table.controls.has_ways(draft):
        way = Button(_("Another way"), desk.other_way, name="way", shortcut=desk.key("way"))
        return Column(way, Row(*parts))
    return Row(*parts)
