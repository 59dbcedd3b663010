"""What the tutorial says, step by step."""

from solo.core.language import gettext as _
from solo.core.language import ngettext

__all__ = ["button_text", "heading", "leave_text", "proof_lesson", "reminder_text", "step_text"]


def heading(step: int, steps: int) -> str:
    """Return the line above a step."""
    return _("First hunt, step {step} of {steps}").format(step=step, steps=steps)


def button_text(last: bool) -> str:
    """Return the button's text."""
    return _("Hunt on alone") if last else _("Next")


def leave_text() -> str:
    """Return the text of the button that ends the lessons."""
    return _("Play on without the lessons")


def reminder_text() -> str:
    """Return what is said when something else is tried."""
    return _("Not yet: first do what the step in the sidebar asks.")


def answer_text(yes: bool, count: int) -> str:
    """Return the comment on the first scan."""
    first = (
        _(
            "Yes! It is on one of the outlined tiles. A yes also moves the detection marker; at three you lose the "
            "Witness."
        )
        if yes
        else _("No. Now all of these tiles lie in the dark: a no is worth something too.")
    )
    return first + " " + ngettext("{count} tile is left.", "{count} tiles are left.", count).format(count=count)


def proof_lesson(count: int) -> str:
    """Return what is said of a proof of so many events; none where the rules alone are enough."""
    if not count:
        return _("No event was needed: the rules alone tell it. Esc shows the board as it is now.")
    return ngettext(
        "The hint panel lists what is enough to know it: one event. Click it to see it on the board; Esc shows the "
        "board as it is now.",
        "The hint panel lists what is enough to know it: {count} events. Click one to see it on the board; Esc shows "
        "the board as it is now.",
        count,
    ).format(count=count)


def step_text(id: str) -> str:
    """Return what a step says."""
    return {
        "welcome": _(
            "An Alien hides in this valley, and you command three Agents. Each day it moves first, in secret; then "
            "your Agents move, ask questions and try to catch it. You have six days."
        ),
        "place": _("Agents begin in cities. Click a city with a dot for Yellow, then click it again to confirm."),
        "place-all": _("Now Blue and Pink, each in another city. Spread them: you do not know the Alien's zone yet."),
        "set": _(
            "The zone is announced, and the Alien has made its first move. It can only be on a bright tile with an "
            "amber edge around; all others lie in the dark. The hint panel counts these possible tiles."
        ),
        "select": _("Select Yellow: click the token in the sidebar or on the board, or press 1."),
        "ghost": _(
            "The discs count steps. Click a tile with a disc, near many bright ones, to see what would happen there."
        ),
        "move": _(
            "The ghost stands where Yellow would go, and the white outline is what Yellow's scan would see. Mountains "
            "hide what lies behind them: that is hatched. Click again, or press Enter, to go."
        ),
        "ability": _(
            "Every landing asks: is the Alien here? Now press F, or the Scan button, to see Yellow's ability."
        ),
        "ask": _("This is exactly what will be asked. Press Enter, or Ask."),
        "blue": _("Now Blue: press 2 and move him."),
        "lines": _(
            "Blue looks along two lines, or shoots at one tile. Press F, then click a tile on each of two lines, and "
            "press Enter to ask; or press F again for the shot."
        ),
        "pink": _("Now Pink: press 3 and move her. Her ability tries to catch the Alien on all six tiles around her."),
        "end": _(
            "Everybody has moved. Use what abilities you like, then end the day: the button below, or Ctrl+Enter."
        ),
        "why": _(
            "The Alien has moved again. It has five points a day: a field costs it 1, a forest 2, a city 3. Click any "
            "dark tile, then press Y to ask why it cannot be there."
        ),
        "alone": _(
            "You know enough to hunt. After day 3 a Witness may answer one question. Right click marks tiles, U takes "
            "back what was not answered, Esc lets go of what is chosen and then opens the menu, F1 explains "
            "everything. Good luck!"
        ),
    }[id]
