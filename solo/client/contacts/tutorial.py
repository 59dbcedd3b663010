"""The first hunt: a real game on the starter file, with a panel that explains and waits for the right thing."""

import contextlib
from collections.abc import Callable
from dataclasses import dataclass, replace

from solo import library
from solo.client.contacts.panels.desk import Desk
from solo.client.contacts.play import PlayScreen
from solo.client.contacts.table import Table
from solo.client.contacts.tutorial_text import (
    answer_text,
    button_text,
    heading,
    leave_text,
    proof_lesson,
    reminder_text,
    step_text,
)
from solo.client.services import Services
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Panel, Row
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.contacts.actions import Action, EndDay, MoveAgent, Place, UseAbility
from solo.match import new_match
from solo.newgame import NewGame

__all__ = ["SEED", "STEPS", "Step", "Tutorial", "TutorialScreen"]

SEED = 20_261
"""The tutorial's game is always the same one."""

TEAM = ("yellow", "blue", "pink")

SAVE_NAME = "first-hunt"


@dataclass(frozen=True, slots=True)
class Step:
    """One step: what it says (by id), when it is done (None: by its button), and which actions it lets happen."""

    id: str
    done: Callable[[Table], bool] | None = None
    allows: Callable[[Action], bool] = lambda action: False


def _of(*agents: str) -> Callable[[Action], bool]:
    return lambda action: isinstance(action, MoveAgent | UseAbility) and action.agent in agents


def _moved(agent: str) -> Callable[[Table], bool]:
    return lambda table: bool(table.real.agents[agent].path) or table.real.day > 1


def _has_played(agent: str) -> Callable[[Table], bool]:
    """Whether an Agent has used its ability today, or has none that could ask anything where it stands."""

    def done(table: Table) -> bool:
        return table.real.agents[agent].used or table.real.day > 1 or not table.controls.usable(agent)

    return done


def _drafts_ability(table: Table) -> bool:
    return (table.draft is not None and bool(table.draft.ability)) or table.real.agents["yellow"].used


STEPS: tuple[Step, ...] = (
    Step("welcome"),
    Step("place", lambda table: table.real.agents["yellow"].is_placed, lambda action: isinstance(action, Place)),
    Step("place-all", lambda table: table.real.phase == "agents", lambda action: isinstance(action, Place)),
    Step("set"),
    Step("select", lambda table: table.selected == "yellow"),
    Step("ghost", lambda table: bool(table.draft and table.draft.picks) or bool(table.real.agents["yellow"].path)),
    Step("move", _moved("yellow"), _of("yellow")),
    Step("ability", _drafts_ability),
    Step("ask", lambda table: table.real.agents["yellow"].used, _of("yellow")),
    Step("answer"),
    Step("blue", _moved("blue"), _of("blue")),
    Step("lines", _has_played("blue"), _of("blue")),
    Step("pink", _moved("pink"), _of("blue", "pink")),
    Step("end", lambda table: table.real.day > 1 and table.may_act, lambda action: True),
    Step("why", lambda table: table.proof is not None),
    Step("proof"),
    Step("alone"),
)
"""The steps in order."""

ABOUT_HINTS = ("set", "proof")


class Tutorial:
    """Where the player is in the first hunt. After the last step, or once left, it shows and stops nothing."""

    def __init__(self, finished: Callable[[], None]) -> None:
        """`finished` is called when it is over or left."""
        self.at = 0
        self._finished = finished
        self.first_answer: bool | None = None

    @property
    def reminder(self) -> str:
        """What to say when a step does not let an action happen."""
        return reminder_text()

    @property
    def step(self) -> Step | None:
        """The present step, None when it is over."""
        return STEPS[self.at] if self.at < len(STEPS) else None

    @property
    def is_about_hints(self) -> bool:
        """Whether the present step speaks of the hint panel."""
        return self.step is not None and self.step.id in ABOUT_HINTS

    def allows(self, action: Action) -> bool:
        """Return whether the present step lets an action happen."""
        if isinstance(action, EndDay) and self.step is not None and self.at < _index("end"):
            return False
        return self.step is None or self.at > _index("end") or self.step.allows(action)

    def leave(self) -> None:
        """Show nothing any more."""
        self.at = len(STEPS)
        self._finished()

    def follow(self, table: Table) -> None:
        """Go on past every step that is done."""
        while self.step is not None and self.step.done is not None and self.step.done(table):
            self.at += 1

    def _next(self, desk: Desk) -> None:
        self.at += 1
        if self.step is None:
            self._finished()
        desk.refresh()

    def _leave(self, desk: Desk) -> None:
        self.leave()
        desk.refresh()

    def panel(self, desk: Desk) -> Widget | None:
        """Return the present step's panel, None when it is over."""
        self.follow(desk.table)
        step = self.step
        if step is None:
            return None
        head = Label(heading(self.at + 1, len(STEPS)), size="small", bold=True, color="focus")
        text = Label(self._text(step, desk.table), name="lesson")
        last = step is STEPS[-1]
        buttons: list[Widget] = []
        if step.done is None:
            kind = Button(button_text(last), lambda: self._next(desk), name="next", kind="primary", grow=1)
            buttons.append(kind)
        if not last:
            buttons.append(
                Button(leave_text(), lambda: self._leave(desk), name="leave-lesson", kind="quiet", size="small")
            )
        return Panel(head, text, Row(*buttons), gap=8, pad=12, ground="raised", name="guide")

    def _text(self, step: Step, table: Table) -> str:
        if step.id == "proof":
            return proof_lesson(len(table.proof or ()))
        if step.id != "answer":
            return step_text(step.id)
        asked = [line for line in table.observation.record.lines if line.fields.get("kind") == "detect"]
        return answer_text(bool(asked and asked[0].fields.get("answer")), table.possible().bit_count())


def _index(id: str) -> int:
    return next(at for at, step in enumerate(STEPS) if step.id == id)


class TutorialScreen(PlayScreen):
    """The first hunt. While it teaches it is not saved; once the player hunts on alone it is a game like any other."""

    def __init__(self, services: Services) -> None:
        match = new_match(NewGame(library.starter_id(), TEAM, level=1, hints="set", seed=SEED), saved=False)
        self.tutorial = Tutorial(self._finished)
        super().__init__(match, services, self.tutorial)

    def _finished(self) -> None:
        """Keep the game from now on, and remember that the tutorial was seen; if that fails it is offered again."""
        try:
            self.match.begin_saving(SAVE_NAME)
        except OSError as error:
            self.not_saved(error)
        with contextlib.suppress(OSError):
            self.services.keep(replace(self.services.values(), tutorial_seen=True))
