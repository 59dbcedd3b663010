"""The sidebar's panels: what is to be decided now, what has just happened, and the buttons at its foot."""

from functools import partial

from solo.adele import actions as act
from solo.adele.hazardprice import price
from solo.adele.hazards import hazards
from solo.adele.names import hazard_name, object_name, object_text, short_name
from solo.adele.plantext import allowed_lines
from solo.adele.text import sentence
from solo.client.adele.desk import Desk
from solo.client.adele.options import Option, action_text, option_name
from solo.client.adele.pieces import box_key
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["desk_panel", "footer", "news_panel"]

NEWS = 4
"""How many lines of what has just happened are shown."""


# What is to be decided


def desk_panel(desk: Desk) -> Panel:
    """Return what the player has to decide now."""
    if desk.waiting:
        return _panel(_("The Alien acts"), [Label(desk.waiting, size="small", name="wait", icon="hourglass")])
    made = _PANELS.get(desk.table.asked)
    return _panel(_("The game is over"), []) if made is None else made(desk)


def _panel(title: str, parts: list[Widget]) -> Panel:
    head = Label(title, bold=True, color="accent", name="desk-title")
    panel = Panel(head, *parts, gap=6, pad=10, ground="raised", name="desk-panel")
    panel.keeps_clear = True
    return panel


def _plan(desk: Desk) -> Panel:
    table = desk.table
    member, plans = table.selected, table.plans
    left = plans.left(member)
    count = ngettext("{count} cube left", "{count} cubes left", left).format(count=left)
    lines = allowed_lines(table.observation, member, plans.plans[member])
    # What grows with the cubes stands last, so that neither boxes nor button move under the pointer.
    told: list[Widget] = [Label(line, size="small") for line in lines]
    if not told:
        text = _("Put cubes into boxes: what and how often, not where. Click a box, or press its letter.")
        told = [Label(text, size="small", color="muted")]
    if table.public.silence:
        told.insert(0, Label(_("Silence: plans are sealed one after another."), size="small", color="bad"))
    seal = _("Seal {member}'s plan").format(member=short_name(member)) if table.public.silence else _("Seal all plans")
    empty = sum(not any(plan) for plan in plans.plans.values())
    button = Button(
        seal,
        desk.go_on,
        name="go-on",
        icon="lock",
        kind="primary" if not empty or table.public.silence else "normal",
        shortcut="Ctrl+Enter",
        justify="left",
    )
    title = _("Plan for {member}: {left}").format(member=short_name(member), left=count)
    return _panel(title, [button, *told])


def _hazard(desk: Desk) -> Panel:
    table = desk.table
    offered = {option.label: option for option in table.hazards()}
    buttons: list[Widget] = []
    for number, (id, kind) in enumerate(hazards().items(), 1):
        cost = price(table.public, id)
        label = _("{hazard} ({cost})").format(hazard=hazard_name(id), cost=cost if cost is not None else "–")
        option = offered.get(id)
        buttons.append(
            Button(
                label,
                partial(desk.arm, option.id) if option is not None else None,
                name=f"hazard-{id}",
                size="small",
                shortcut=str(number),
                justify="left",
                toggled=table.armed is not None and table.armed == option,
                disabled=None if option is not None else _("ADELE cannot pay for it, or none is left."),
                tooltip=_(kind.text),
            )
        )
    text = _("ADELE has {energy} energy and may place one hazard.").format(energy=table.public.adele.energy)
    if table.armed is not None:
        text = _("Choose a marked place on the ship for {hazard}.").format(hazard=hazard_name(table.armed.label))
    none = Button(_("No hazard"), desk.go_on, name="go-on", size="small", shortcut="Ctrl+Enter", justify="left")
    return _panel(_("ADELE"), [Label(text, size="small"), *buttons, none])


def _actions(desk: Desk) -> Panel:
    table = desk.table
    member = table.selected
    if table.armed is not None:
        return _aiming(desk, table.armed)
    status = table.public.members[member]
    parts: list[Widget] = []
    ways = sum(isinstance(each, act.Walk) and each.member == member for each in table.legal)
    if member in table.public.done:
        parts.append(Label(_("{member} is done this turn.").format(member=short_name(member)), size="small"))
    elif ways:
        text = ngettext("Click the marked room to move.", "Click a marked room to move.", ways)
        parts.append(Label(text, size="small", color="muted"))
    if status.free:
        free = ngettext("{count} free cube for anything", "{count} free cubes for anything", status.free)
        parts.append(Label(free.format(count=status.free), size="small", color="good"))
    options = table.options()
    parts += [_option(desk, option) for option in options]
    if not options and not ways and member not in table.public.done:
        parts.append(Label(_("Nothing more can be done with these cubes here."), size="small", color="muted"))
    more = any(getattr(each, "member", member) != member for each in table.legal)
    end = Button(
        _("End the turn"),
        desk.go_on,
        name="go-on",
        icon="moon",
        kind="normal" if options or ways or more else "primary",
        shortcut="Ctrl+Enter",
        justify="left",
    )
    return _panel(_("{member} acts").format(member=short_name(member)), [*parts, end])


def _option(desk: Desk, option: Option) -> Button:
    label = (
        option.label if option.cost < 2 else _("{label} ({cost} cubes)").format(label=option.label, cost=option.cost)
    )
    return Button(
        label,
        partial(desk.arm, option.id),
        name=option_name(option),
        size="small",
        justify="left",
        kind="primary" if option.kind == "deliver" else "normal",
        shortcut=box_key(option.box),
        tooltip=option.detail,
    )


def _aiming(desk: Desk, option: Option) -> Panel:
    table = desk.table
    on_deck = bool(table.aims())
    text = _("Choose a marked place on the ship, or one from the list.") if on_deck else _("Choose one.")
    if table.is_pairing:
        text = _("Choose up to two marked rooms: the second, or the first again, decides.")
    parts: list[Widget] = [Label(text, size="small", color="muted")]
    many = len(option.actions) > 5
    if not many:
        parts += [
            Button(
                action_text(action, table.public.ship),
                partial(desk.act, action),
                name=f"way-{number}",
                size="small",
                justify="left",
            )
            for number, action in enumerate(option.actions)
        ]
    elif not table.is_pairing:
        listed = partial(desk.choose, option.label, option.actions)
        parts.append(Button(_("Show the list"), listed, name="list", size="small", icon="list", justify="left"))
    parts.append(
        Button(_("Never mind"), desk.let_go, name="let-go", size="small", kind="quiet", shortcut="Esc", justify="left")
    )
    return _panel(option.label, parts)


def _answers(desk: Desk) -> Panel:
    """Return the buttons of a decision with few answers: escape, reroll, take or leave, leave an object."""
    table = desk.table
    step = table.public.step
    assert step is not None
    titles = {
        "escape": _("{member} may escape"),
        "reroll": _("{member} may roll again"),
        "take": _("{member} looks"),
        "overload": _("{member} carries too much"),
    }
    title = titles.get(step.kind, "{member}").format(member=short_name(step.member))
    parts: list[Widget] = []
    if step.kind == "take":
        what = table.observation.crew.seen.get(step.place, "")
        parts.append(Label(object_name(what), bold=True, name="looked-at"))
        parts.append(Label(object_text(what), size="small", color="muted"))
    elif step.kind == "overload":
        parts.append(Label(_("Four objects are the limit. Leave one here, face up:"), size="small"))
    elif step.kind == "escape":
        parts.append(Label(_("Click a marked room, or stay. Cubes and plan stay as they are."), size="small"))
    for number, action in enumerate(table.legal):
        primary = isinstance(action, act.Take)
        parts.append(
            Button(
                action_text(action, table.public.ship),
                partial(desk.act, action),
                name=f"answer-{number}",
                size="small",
                kind="primary" if primary else "normal",
                shortcut=str(number + 1) if number < 9 else "",
                justify="left",
            )
        )
    return _panel(title, parts)


_PANELS = {
    "plan": _plan,
    "hazard": _hazard,
    "actions": _actions,
    "escape": _answers,
    "reroll": _answers,
    "take": _answers,
    "overload": _answers,
}


def news_panel(desk: Desk) -> Widget | None:
    """Return what has just happened, the newest last; None if nothing has."""
    setup = desk.table.public.setup
    told = [text for line in desk.news if (text := sentence(line.type, line.fields, setup))]
    if not told:
        return None
    lines = [Label(text, size="small", name=f"news-{at}") for at, text in enumerate(told[-NEWS:])]
    return Panel(Label(_("Just now"), size="tiny", bold=True, color="muted"), *lines, gap=2, pad=8, name="news")


# The foot


def footer(desk: Desk) -> Widget:
    """Return the buttons that are always there."""
    match = desk.table.match
    may_undo = match.can_undo or match.can_practice or desk.table.asked == "plan"
    return Flow(
        Button(
            _("Undo"),
            desk.undo,
            name="undo",
            icon="undo-2",
            size="small",
            tooltip=_("Take back the last thing that told you nothing (U)."),
            disabled=None if may_undo and not desk.waiting else _("There is nothing to undo."),
        ),
        Button(
            _("Set-up"),
            desk.open_file,
            name="file",
            icon="file-text",
            size="small",
            tooltip=_("Read the set-up file: the ship's log, and what is different in it."),
        ),
        Button(_("Menu"), desk.open_menu, name="menu", icon="list", size="small", tooltip=_("Menu (Esc).")),
        Button(
            on_press=partial(desk.focus_on, "hints"),
            name="to-hints",
            icon="lightbulb",
            size="small",
            tooltip=_("Go to the hints (H)."),
            disabled=None if not match.iron else _("Iron mode: no hints and no undo."),
        ),
        gap=6,
    )
