"""The crew in the sidebar: each member's card, and the six boxes of their plan."""

from functools import partial

from solo.adele.crew import crew
from solo.adele.figures import BOXES
from solo.adele.names import member_name, object_name, place_name, short_name
from solo.adele.places import NOWHERE
from solo.client.adele.crewcanvas import crew_canvas
from solo.client.adele.desk import Desk
from solo.client.adele.pieces import Pips, PlanRow
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Panel, Row
from solo.client.widgets.button import Card
from solo.client.widgets.label import Label
from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["crew_panels"]


def crew_panels(desk: Desk, compact: bool) -> list[Widget]:
    """Return a panel for each crew member; `compact` ones are as low as they can be."""
    return [_member(desk, member, at, compact) for at, member in enumerate(desk.table.public.members, 1)]


def _member(desk: Desk, member: str, number: int, compact: bool) -> Widget:
    table = desk.table
    selected = member == table.selected and table.asked != ""
    body = Column(_card(desk, member, number, selected, compact), _plan_row(desk, member), gap=3)
    panel = Panel(body, pad=4, gap=0, ground="raised" if selected else "panel", name=f"crew-{member}")
    panel.keeps_clear = True
    return panel


def _card(desk: Desk, member: str, number: int, selected: bool, compact: bool) -> Widget:
    table = desk.table
    public, status = table.public, table.public.members[member]
    place = place_name(public.ship, status.place) if status.place != NOWHERE else ""
    spirit = _("Spirit {spirit}").format(spirit=public.figures.crew[member].spirit)
    life = _life(desk, member)
    name = [Label(short_name(member), size="small", bold=True), Label(place, size="tiny", color="muted", grow=1)]
    contagion = [_contagion(status.contagion)] if status.contagion else []
    if compact:
        lines = [Row(*name, *contagion, life, gap=6)]
    else:
        lines = [Row(*name, gap=6), Row(life, Label(spirit, size="tiny", color="muted"), *contagion, gap=6)]
    things = _belongings(desk, member)
    texts = Column(*lines, *([Label(things, size="tiny", color="focus")] if things else []), gap=1, grow=1)
    token = crew_canvas(member, 22 if compact else 28, is_done=member in public.done)
    return Card(
        Row(token, texts, gap=8),
        partial(desk.select, member),
        name=f"select-{member}",
        label=f"{short_name(member)}, {place}, {life.text}",
        selected=selected,
        pad=3 if compact else 4,
        tooltip=f"{member_name(member)} ({number}), {spirit}. {_(crew()[member].gift)}",
    )


def _life(desk: Desk, member: str) -> Pips:
    public = desk.table.public
    most, wounds = public.figures.crew[member].life, public.members[member].wounds
    text = _("{left} of {life} life left").format(left=most - wounds, life=most)
    return Pips(most - wounds, most, color="good" if wounds * 2 < most else "bad", size=8, text=text)


def _contagion(count: int) -> Label:
    text = ngettext("{count} contagion", "{count} contagion", count).format(count=count)
    return Label(text, size="tiny", color="bad" if count > 1 else "muted")


def _belongings(desk: Desk, member: str) -> str:
    table = desk.table
    worn = table.public.members[member].worn
    held = [object_name(what) for what in table.observation.crew.carried.get(member, ())]
    return ", ".join([*([_("{what} (worn)").format(what=object_name(worn))] if worn else []), *held])


def _plan_row(desk: Desk, member: str) -> PlanRow:
    table = desk.table
    status = table.public.members[member]
    if table.asked == "plan" and member not in _sealed(desk):
        put = partial(desk.put, member) if member in table.selectable() else None
        return PlanRow(member, table.plans.plans[member], on_put=put, name=f"plan-{member}")
    plan = table.observation.crew.plans.get(member, (0,) * len(BOXES))
    return PlanRow(member, status.left or plan, planned=plan, name=f"plan-{member}")


def _sealed(desk: Desk) -> frozenset[str]:
    public = desk.table.public
    return public.planned if public.silence else frozenset()
