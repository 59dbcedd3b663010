"""What a play screen's menu does with files, in any game: save under a name, write a problem report."""

from solo.client import menus
from solo.client.report import write_report
from solo.client.widgets.ui import Ui
from solo.core.language import gettext as _
from solo.match import Match

__all__ = ["ask_save_name", "report_problem"]


def ask_save_name(ui: Ui, match: Match) -> None:
    """Ask for a name, and go on under it; what is wrong with a name is said in the dialog."""

    def save(name: str) -> str:
        try:
            match.save_as(name)
        except (ValueError, FileExistsError) as error:
            text = str(error)
            return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")
        except OSError as error:
            return _("It cannot be written: {why}.").format(why=error.strerror or str(error))
        ui.toast(_("Saved as {name}.").format(name=name), "good")
        return ""

    ui.open(menus.name_dialog(save))


def report_problem(ui: Ui, match: Match) -> None:
    """Write the report and say where it is."""
    try:
        path = write_report(match)
    except OSError as error:
        ui.toast(_("It cannot be written: {why}.").format(why=error.strerror or str(error)), "bad")
        return
    ui.toast(_("Written to {path}. It holds nothing secret.").format(path=path), seconds=10)
