"""The first case: a real game on a deal that is always the same, with a panel that explains and waits.

The lesson is data: each step says what it lets happen, and it is done when all of that has happened. A step that lets
nothing happen has a button instead.
"""

from collections.abc import Callable
from dataclasses import dataclass

from solo.client.screens.navigator import Navigator
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Flow, Panel
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.xfiles.play import PlayScreen
from solo.client.xfiles.tutorial_text import step_text
from solo.core.choice import Choice
from solo.core.language import gettext as _
from solo.match import new_match
from solo.xfiles.actions import Action
from solo.xfiles.actiontext import format_action
from solo.xfiles.choosing import AS_WRITTEN, RIVALS_SETTING
from solo.xfiles.observation import View

__all__ = ["LESSON", "STEPS", "Step", "Tutorial", "TutorialScreen"]


@dataclass(frozen=True, slots=True)
class Step:
    """A step by its id in `tutorial_text`, and the actions that it waits for, in any order; none for a button."""

    id: str
    waits: tuple[str, ...] = ()


STEPS: tuple[Step, ...] = (
    Step("welcome"),
    Step("hand"),
    Step("case", ("open X02",)),
    Step("agent", ("play A01#1",)),
    Step("twist-window"),
    Step("clues", ("attach I03", "attach I06", "attach I31")),
    Step("conclude", ("done",)),
    Step("solved"),
    Step("draw-more", ("use-z C04",)),
    Step("discard", ("discard I20",)),
    Step("twist", ("twist P21",)),
    Step("alone"),
)
"""The steps in order, for the deal of LESSON."""

LESSON = Choice("xfiles", "one-rival", AS_WRITTEN, "facts", 681, settings={RIVALS_SETTING: "easy"})
"""What the lesson's game is made from."""

SAVE_NAME = "first-case"


class Tutorial:
    """Where the player is in the lesson. After the last step, or once left, it shows and stops nothing."""

    def __init__(self, finished: Callable[[], None]) -> None:
        """`finished` is called when it is over or left."""
        self.at = 0
        self.done: set[str] = set()
        self._finished = finished

    @property
    def reminder(self) -> str:
        """What to say when a step does not let an action happen."""
        if self.step is not None and not self.step.waits:
            return _("Not yet: first read the lesson at the side, and press Next there, or Enter.")
        return _("Not yet: first do what the lesson at the side asks.")

    @property
    def step(self) -> Step | None:
        """The present step, None when it is over."""
        return STEPS[self.at] if self.at < len(STEPS) else None

    def allows(self, action: Action) -> bool:
        """Return whether the present step lets an action happen."""
        return self.step is None or format_action(action) in self.step.waits

    def happened(self, action: Action) -> None:
        """Take note of what the player has done; the next step begins when all that this one waits for is done."""
        if self.step is None:
            return
        self.done.add(format_action(action))
        if self.step.waits and self.done >= set(self.step.waits):
            self._go_on()

    def _go_on(self) -> None:
        self.at, self.done = self.at + 1, set()
        if self.step is None:
            self._finished()

    def read_on(self) -> bool:
        """Go on from a step that is only to be read; return whether the present one is that."""
        if self.step is None or self.step.waits:
            return False
        self._go_on()
        return True

    def leave(self) -> None:
        """Show nothing any more."""
        self.at = len(STEPS)
        self._finished()

    def panel(self, refresh: Callable[[], None], view: View) -> Widget | None:
        """Return the present step's panel, None when it is over."""
        step = self.step
        if step is None:
            return None

        def then(call: Callable[[], None]) -> Callable[[], None]:
            def press() -> None:
                call()
                refresh()

            return press

        last = step is STEPS[-1]
        head = _("First case, step {step} of {steps}").format(step=self.at + 1, steps=len(STEPS))
        buttons: list[Widget] = []
        if not step.waits:
            text = _("Play on alone") if last else _("Next")
            buttons.append(Button(text, then(self._go_on), name="next", kind="primary", shortcut=_("Enter")))
        if not last:
            text = _("Play on without the lesson")
            buttons.append(Button(text, then(self.leave), name="leave-lesson", kind="quiet", size="small"))
        return Panel(
            Label(head, size="small", bold=True, color="focus"),
            Label(step_text(step.id), name="lesson"),
            Flow(*buttons, gap=6),
            gap=8,
            pad=12,
            ground="raised",
            name="guide",
        )


class TutorialScreen(PlayScreen):
    """The first case. While it teaches it is not saved; once the player plays on alone it is a game like any other."""

    def __init__(self, navigator: Navigator) -> None:
        self.tutorial = Tutorial(self._finished)
        super().__init__(new_match(LESSON, saved=False), navigator, self.tutorial)

    def _finished(self) -> None:
        try:
            self.match.begin_saving(SAVE_NAME)
        except OSError as error:
            self.not_saved(error)
