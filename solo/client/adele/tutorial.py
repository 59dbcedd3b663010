"""The first watch: a real game with a panel that explains and waits for the right thing."""

from solo.adele.actions import Action
from solo.adele.kit import KIT
from solo.client.adele.desk import Desk
from solo.client.adele.lesson import Lesson, Step, allowed, is_done, is_possible, is_undone, read_lesson, waits_for
from solo.client.adele.play import PlayScreen
from solo.client.services import Services
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Flow, Panel
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
        self._reads = True
        """Whether the present step is only to be read, and has the button Next."""
        self._shown = 0
        """The last step that was shown so far."""
        self._by_button = False
        """Whether the present step goes on by its button alone: what it waits for held already when it first began."""

    @property
    def step(self) -> Step | None:
        """The present step, None when it is over."""
        return None if self.is_over or self.at >= len(self.lesson.steps) else self.lesson.steps[self.at]

    @property
    def reminder(self) -> str:
        """What to say when a step does not let an action happen."""
        if self._reads:
            return _("Not yet: first read the step in the sidebar, and go on there with Next.")
        return _("Not yet: first do what the step in the sidebar asks. U takes back what you did before.")

    def allows(self, action: Action, desk: Desk) -> bool:
        """Return whether the present step lets an action happen."""
        return self.step is None or allowed(self.step, action, desk.table.public.ship)

    def follow(self, desk: Desk) -> None:
        """Go on past every step that the player has done, and back to the one whose end was taken back.

        A step whose condition holds as it first begins is shown all the same, and has a button.
        """
        while self.at and self.step is not None and desk.table.observation.record.length < self._begun[self.at]:
            self._back_to(self.at - 1)
        undone = [at for at in range(self.at) if is_undone(self.lesson.steps[at], desk.table, self._begun[at])]
        if undone and self.step is not None:
            self._back_to(undone[0])
        while (step := self.step) is not None and self._is_done(desk) and not step.stays and not self._by_button:
            self._on(desk)

    def _is_done(self, desk: Desk) -> bool:
        return self.step is not None and is_done(self.step, desk.table, self._begun[self.at])

    def _back_to(self, at: int) -> None:
        self.at, self._by_button = at, False
        del self._begun[at + 1 :]

    def _on(self, desk: Desk) -> None:
        self.at += 1
        self._begun.append(desk.table.observation.record.length)
        self._by_button = self.at > self._shown and self._is_done(desk)
        self._shown = max(self._shown, self.at)

    def _offers_next(self, desk: Desk) -> bool:
        step = self.step
        return step is not None and (not waits_for(step) or ((step.stays or self._by_button) and self._is_done(desk)))

    def next(self, desk: Desk) -> None:
        """Do what the button of a step does."""
        self._on(desk)
        if self.step is None:
            self.leave(desk)
        else:
            desk.refresh()

    def ask_leave(self, desk: Desk) -> None:
        """Ask whether the lessons shall end here."""
        text = _(
            "What is left of the lessons is not shown any more, and the game is kept from now on like any other. "
            "The title's Learn begins the first watch anew."
        )
        desk.ask(_("Play on without the lessons?"), text, _("Play on alone"), lambda: self.leave(desk))

    def go_back(self, desk: Desk) -> None:
        """Take back what has made the present step impossible."""
        desk.back_until(lambda: self.step is None or self._is_possible(desk))

    def _is_possible(self, desk: Desk) -> bool:
        self.follow(desk)
        return self.step is None or self._offers_next(desk) or is_possible(self.step, desk.table)

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
        self._reads = self._offers_next(desk)
        count = _("First watch, step {step} of {steps}").format(step=self.at + 1, steps=len(self.lesson.steps))
        told = [Label(_(step.text), name="lesson", size="small")]
        buttons = self._buttons(desk)
        if not self._is_possible(desk):
            text = _("From here this cannot be done any more: what it takes was used otherwise.")
            told.append(Label(text, name="stuck", size="small", color="bad", icon="triangle-alert"))
            back = Button(_("Go back"), lambda: self.go_back(desk), name="go-back", icon="undo-2", kind="primary")
            buttons.insert(0, back)
        return Panel(
            Label(count, size="small", bold=True, color="focus"),
            *told,
            Flow(*buttons, gap=6),
            gap=6,
            pad=10,
            ground="raised",
            name="guide",
        )

    def _buttons(self, desk: Desk) -> list[Widget]:
        """Return Next, where a step is only to be read, and the way out of the lessons."""
        last = self.at == len(self.lesson.steps) - 1
        buttons: list[Widget] = []
        if self._reads:
            text = _("Play on alone") if last else _("Next")
            buttons.append(Button(text, lambda: self.next(desk), name="next", kind="primary", grow=1))
        if not last:
            text = _("Play on without the lessons")
            buttons.append(Button(text, lambda: self.ask_leave(desk), name="leave-lesson", kind="quiet", size="small"))
        return buttons


class TutorialScreen(PlayScreen):
    """The first watch. While it teaches it is not saved; once the player plays on alone it is a game like any other."""

    def __init__(self, services: Services) -> None:
        lesson = read_lesson()
        choice = Choice(KIT.id, lesson.scenario, lesson.level, KIT.usual_hints, lesson.seed)
        super().__init__(new_match(choice, saved=False), services, Tutorial(lesson))
