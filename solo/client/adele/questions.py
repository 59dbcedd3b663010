"""What the play screen asks back: which way, whether to seal with an empty plan, whether to end the turn."""

from collections.abc import Callable, Sequence

from solo.adele.actions import Action
from solo.adele.crewturn import still_able
from solo.adele.names import and_list, member_name, short_name
from solo.client import menus
from solo.client.adele.options import action_text
from solo.client.adele.table import Table
from solo.client.widgets.button import Button
from solo.client.widgets.dialog import Dialog
from solo.client.widgets.listbox import Item, List
from solo.core.language import gettext as _

__all__ = ["end_question", "seal_question", "ways_dialog"]


def ways_dialog(table: Table, title: str, actions: Sequence[Action], call: Callable[[Action], None]) -> Dialog:
    """Return a list of several ways to do something, with its list as the first thing that has the focus."""
    dialog: Dialog

    def chosen(id: str) -> None:
        dialog.close()
        call(actions[int(id)])

    items = [Item(str(at), action_text(each, table.public.ship)) for at, each in enumerate(actions)]
    rows = List(items, name="ways", selected="0", on_activate=chosen, most_rows=9)
    buttons = [
        Button(_("Never mind"), lambda: dialog.close(), name="no"),
        Button(_("Do it"), rows.activate, name="yes", kind="primary"),
    ]
    dialog = Dialog(title, rows, buttons, name="ways-dialog", panel_width=460)
    return dialog


def seal_question(table: Table, members: Sequence[str], call: Callable[[], None]) -> Dialog | None:
    """Return the question whether to seal all the same where somebody has no cube; None where all have some."""
    empty = [member_name(member) for member in members if not any(table.plans.plans[member])]
    if not empty:
        return None
    text = _("No cube is planned for {names}. They could do nothing this turn.").format(names=and_list(empty))
    return menus.ask(_("Seal the plans all the same?"), text, _("Seal"), call)


def end_question(table: Table, call: Callable[[], None]) -> Dialog | None:
    """Return the question whether to end the turn while somebody can still do something; None where nobody can."""
    useful = [short_name(member) for member in still_able(table.public, table.legal)]
    if not useful:
        return None
    text = _("{names} can still do something. Cubes that are left are lost.").format(names=and_list(useful))
    return menus.ask(_("End the turn?"), text, _("End the turn"), call)
