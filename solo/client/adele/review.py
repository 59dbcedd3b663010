"""Review: a finished game, or one that goes on, stepped through event by event; after the end with the truth."""

from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any

import pygame

from solo.adele.observation import CrewObservation
from solo.adele.text import outcome_title, sentence
from solo.client.adele.boards import boards
from solo.client.adele.deckboard import DeckBoard
from solo.client.adele.deckview import DeckView
from solo.client.adele.pieces import StatusLine
from solo.client.adele.placewords import spot_text
from solo.client.adele.tracks import TrackStrip
from solo.client.adele.truth import hidden_objects, truth_lines
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, page
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.choice import Choice
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.core.language import gettext as _
from solo.core.record import RecordFault
from solo.core.session import Session
from solo.opening import open_record

__all__ = ["ReviewScreen", "Step", "steps_of"]

SIDE_WIDTH = 360
VIEWS = ("crew", "truth")
OF_THE_CREW = ("crew", "agents")
"""Names of the human's own view, here and on the command line."""


@dataclass(frozen=True, slots=True)
class Step:
    """The game after something has happened: the sentences about it, what the crew saw then, and the truth."""

    texts: tuple[str, ...]
    turn: int
    seen: CrewObservation
    state: Any


def steps_of(session: Session) -> list[Step]:
    """Return a game step by step: an action with all that it brought about is one, if it is told in public."""
    found: list[Step] = []
    states = [*(before for _start, before, _action in session.moments), session.state]
    starts = [start for start, _before, _action in session.moments]
    ends = [*starts[1:], len(session.record)]
    for start, end, after in zip(starts, ends, states[1:], strict=True):
        lines = [line for line in session.public_record.lines if start < line.number <= end]
        texts = tuple(text for line in lines if (text := sentence(line.type, line.fields, session.setup)))
        if texts:
            seen = session.game.observe(after, replace(session.public_record, lines=()), "crew")
            found.append(Step(texts, after.public.turn, seen, after))
    return found


class ReviewScreen(RoomyScreen):
    """One record. A finished one begins at its first event, with the truth; one that goes on, where it stands."""

    def __init__(self, navigator: Navigator, path: Path, view: str = "") -> None:
        super().__init__()
        self.navigator, self.path, self.at, self.fault = navigator, path, 0, ""
        self.steps: list[Step] = []
        self.outcome: Any = None
        self.name = path.stem
        try:
            session = open_record(path)
        except RecordFault as fault:
            self.fault = str(fault)
        else:
            self.steps, self.name = steps_of(session), session.setup.scenario.name
            self.outcome = session.game.outcome(session.state)
            self.at = 0 if self.outcome is not None else max(0, len(self.steps) - 1)
        self.view = "crew" if self.outcome is None or view in OF_THE_CREW else "truth"

    def build(self) -> Widget:
        """Return the ship and what stands beside it."""
        if not self.steps:
            broken = Panel(
                Label(say("fault-title"), bold=True, icon="triangle-alert", color="bad"),
                Label(self.fault or say("no-events"), name="fault"),
                Label(say("fault-kept"), color="muted", size="small"),
            )
            return page(self, say("review"), Column(broken))
        step = self.steps[self.at]
        self.deck = DeckBoard(self._view(step), grow=1)
        self.deck.on_point = self._pointed
        self.tracks, self.status = TrackStrip(step.seen.public), StatusLine()
        ship = Column(self.tracks, self.deck, self.status, gap=0, grow=1)
        if self.cramped:
            self.deck.height = 260
        body = self.split(ship, self._side(), gap=16)
        title = self.name if self.outcome is None else f"{self.name}: {outcome_title(self.outcome)}"
        found = page(self, title, body)
        self._show()
        return found

    def _view(self, step: Step) -> DeckView:
        public, crew = step.seen.public, step.seen.crew
        missions: dict[int, tuple[str, ...]] = {}
        for what, place in crew.missions.items():
            if what not in public.delivered:
                missions[place] = (*missions.get(place, ()), what)
        truth = hidden_objects(step.state) if self.view == "truth" else {}
        return DeckView(public, missions, crew.seen, public.acting, truth=truth)

    def _side(self) -> Widget:
        self._where = Label("", name="where", size="small", color="muted")
        self._truth = Column(gap=2)
        rows = [Item(str(at), step.texts[0], " ".join(step.texts[1:])) for at, step in enumerate(self.steps)]
        self.log = List(rows, name="log", selected=str(self.at), on_select=lambda id: self.go_to(int(id)), most_rows=3)
        self.log.grow = 1
        self._boards = Column(gap=6)
        side = Column(
            *self._views(),
            self._step_buttons(),
            self.log,
            Scroll(Column(self._truth, self._boards, gap=6), name="boards", grow=1),
            gap=8,
        )
        side.width = self.side_width(SIDE_WIDTH)
        return side

    def _views(self) -> list[Widget]:
        if self.outcome is None:
            return [Label(say("view-hidden"), name="view-hidden", size="small", color="muted")]
        items = [Item("crew", _("What the crew saw")), Item("truth", _("The truth"))]
        self._choice = Choice(items, self.view, self.take_view, name="view")
        return [self._choice]

    def _step_buttons(self) -> Widget:
        ways = (("first", "chevron-first", -len(self.steps)), ("previous", "chevron-left", -1))
        more = (("next", "chevron-right", 1), ("last", "chevron-last", len(self.steps)))
        buttons = [
            Button(icon=icon, name=name, tooltip=say(name), on_press=partial(self.step, to))
            for name, icon, to in (*ways, *more)
        ]
        turns = Flow(
            Button(_("Turn back"), partial(self.go_turn, -1), name="turn-back", size="small"),
            Button(_("Next turn"), partial(self.go_turn, 1), name="turn-on", size="small"),
            gap=6,
        )
        return Column(Row(*buttons, Spacer(grow=1), self._where, gap=6), turns, gap=6)

    # Stepping

    def step(self, by: int) -> None:
        """Go some steps on, or back."""
        self.go_to(self.at + by)

    def go_to(self, at: int) -> None:
        """Show the ship after a step."""
        if self.steps:
            self.at = max(0, min(len(self.steps) - 1, at))
            self._show()

    def go_turn(self, by: int) -> None:
        """Go to the first step of another turn."""
        here = self.steps[self.at].turn
        starts = [at for at, each in enumerate(self.steps) if at == 0 or self.steps[at - 1].turn != each.turn]
        if by > 0:
            self.go_to(next((at for at in starts if at > self.at), len(self.steps) - 1))
        else:
            before = [at for at in starts if at < self.at and (self.steps[at].turn != here or at < self.at)]
            self.go_to(before[-1] if before else 0)

    def take_view(self, view: str) -> None:
        """See it as the crew did, or with the truth."""
        self.view = view
        self._show()

    def _show(self) -> None:
        step = self.steps[self.at]
        self.deck.view = self._view(step)
        self.tracks.show(step.seen.public)
        self.status.say(" ".join(step.texts))
        self._where.text = say("step-of", at=self.at + 1, count=len(self.steps))
        told = truth_lines(step.state) if self.view == "truth" else []
        lines = [Label(line, size="small", color="accent") for line in told]
        self._truth.replace([Panel(*lines, gap=2, pad=8, name="truth")] if lines else [])
        self._boards.replace(boards(step.seen))
        if self.log.selected != str(self.at):
            self.log.select(self.at)

    def _pointed(self, spot: Any) -> None:
        step = self.steps[self.at]
        self.status.say(spot_text(self.deck.view, spot) if spot is not None else " ".join(step.texts))

    def on_key(self, event: pygame.event.Event) -> None:
        """Arrows step, Page Up and Page Down go by turns, V changes the view, F1 opens the help."""
        steps = {
            pygame.K_LEFT: -1, pygame.K_UP: -1, pygame.K_RIGHT: 1, pygame.K_DOWN: 1, pygame.K_SPACE: 1,
            pygame.K_HOME: -len(self.steps), pygame.K_END: len(self.steps),
        }  # fmt: skip
        if event.key == pygame.K_F1:
            self.go(self.navigator.services().help("adele"))
        elif not self.steps:
            super().on_key(event)
        elif event.key in steps:
            self.step(steps[event.key])
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.go_turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        elif event.key == pygame.K_v and self.outcome is not None:
            self._choice.value = VIEWS[(VIEWS.index(self.view) + 1) % len(VIEWS)]
            self.take_view(self._choice.value)
        else:
            super().on_key(event)
