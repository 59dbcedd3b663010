"""The first watch: a real game with a panel that explains and waits for the right thing."""

from solo.adele.actions import Action
from solo.adele.kit import KIT
from solo.client.adele.desk import Desk
from solo.client.adele.lesson import Lesson, Step, allowed, is_done, read_lesson, waits_for
from solo.client.adele.play import PlayScreen
from solo.client.services import Services
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.core.choice import Choice
from solo.core.language import gettext as _
from solo.match import new_match

__all__ = ["SAVE_NAME", "Tutorial", "TutorialScreen"]

SAVE_NAME = "adele-first-watch"


class Tutorial:
    """Where the player is in the first watch. After the last step, or once left, it shows and stops nothing."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.at, self.is_over = lesson, 0, False
        self._begun = [0]
        """How long the record was when each step began, up to the present one."""

    @property
    def step(self) -> Step | None:
        """The present step, None when it is over."""
        return None if self.is_over or self.at >= len(self.lesson.steps) else self.lesson.steps[self.at]

    @property
    def reminder(self) -> str:
        """What to say when a step does not let an action happen."""
        return _("Not yet: first do what the step in the sidebar asks. U takes back what you did before.")

    def allows(self, action: Action, desk: Desk) -> bool:
        """Return whether the present step lets an action happen."""
        return self.step is None or allowed(self.step, action, desk.table.public.ship)

    def follow(self, desk: Desk) -> None:
        """Go on past every step that is done, and back to the one whose end was taken back."""
        while self.at and self.step is not None and desk.table.observation.record.length < self._begun[self.at]:
            self.at -= 1
            self._begun.pop()
        while self.step is not None and is_done(self.step, desk.table, self._begun[self.at]):
            self._on(desk)

    def _on(self, desk: Desk) -> None:
        self.at += 1
        self._begun.append(desk.table.observation.record.length)

    def next(self, desk: Desk) -> None:
        """Do what the button of a step does."""
        self._on(desk)
        if self.step is None:
            self.leave(desk)
        else:
            desk.refresh()

    def leave(self, desk: Desk) -> None:
        """Show nothing any more; the game is kept from now on."""
        self.is_over = True
        desk.keep(SAVE_NAME)
        desk.refresh()

    def panel(self, desk: Desk) -> Widget | None:
        """Return the present step's panel, None when it is over."""
        self.follow(desk)
        step = self.step
        if step is None:
            return None
        last = self.at == len(self.lesson.steps) - 1
        count = _("First watch, step {step} of {steps}").format(step=self.at + 1, steps=len(self.lesson.steps))
        buttons: list[Widget] = []
        if not waits_for(step):
            text = _("Play on alone") if last else _("Next")
            buttons.append(Button(text, lambda: self.next(desk), name="next", kind="primary", grow=1))
        if not last:
            text = _("Play on without the lessons")
            buttons.append(Button(text, lambda: self.leave(desk), name="leave-lesson", kind="quiet", size="small"))
        return Panel(
            Label(count, size="small", bold=True, color="focus"),
            Label(_(step.text), name="lesson", size="small"),
            Row(*buttons),
            gap=6,
            pad=10,
            ground="raised",
            name="guide",
        )


class TutorialScreen(PlayScreen):
    """The first watch. While it teaches it is not saved; once the player plays on alone it is a game like any other."""

    def __init__(self, services: Services) -> None:
        lesson = read_lesson()
        choice = Choice(KIT.id, lesson.scenario, lesson.level, KIT.usual_hints, lesson.seed)
        super().__init__(new_match(choice, saved=False), services, Tutorial(lesson))
