"""Review: a game stepped move by move, all hands open once it is over."""

from functools import partial
from pathlib import Path

import pygame

from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, page
from solo.client.screens.text import say
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Panel, Row, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.listbox import Item, List
from solo.client.widgets.scroll import Scroll
from solo.client.widgets.toggle import Toggle
from solo.client.xfiles.deskview import fresh_cards, in_turn_order, shown_phase
from solo.client.xfiles.dialogs import pile_dialog, seat_dialog
from solo.client.xfiles.story import Step, Story, read_story
from solo.client.xfiles.tableparts import Look, PhaseTrack, cards_row, own_desk, pile_column, rival_panel
from solo.core.language import gettext as _
from solo.core.record import RecordFault
from solo.xfiles.text import level_name, outcome_title

__all__ = ["ReviewScreen"]

SIDE_WIDTH = 360


class ReviewScreen(RoomyScreen):
    """One record; it begins at its first move."""

    def __init__(self, navigator: Navigator, path: Path) -> None:
        super().__init__()
        self.navigator, self.path = navigator, path
        self.story: Story | None = None
        self.fault = ""
        try:
            self.story = read_story(path)
        except RecordFault as fault:
            self.fault = str(fault)
        goes_on = self.story is not None and self.story.outcome is None
        self.at = max(0, len(self.story.steps) - 1) if self.story is not None and goes_on else 0
        self.open_hands = True

    def begin_at(self, turn: int) -> None:
        """Begin with the last move of a turn, instead of the first of all."""
        if self.story is not None:
            moves = [at for at, step in enumerate(self.story.steps) if step.told_in <= turn]
            self.at = moves[-1] if moves else 0

    def build(self) -> Widget:
        """Return the table and the moves."""
        story = self.story
        if story is None or not story.steps:
            broken = Panel(
                Label(_("This game cannot be shown"), bold=True, icon="triangle-alert", color="bad"),
                Label(self.fault or _("Nothing has happened in it yet."), name="fault"),
                Label(_("The file is kept as it is."), color="muted", size="small"),
            )
            return page(self, _("Review"), Column(broken))
        self._holder = Column(grow=1)
        rows = [Item(str(at), " ".join(step.texts)) for at, step in enumerate(story.steps)]
        self.log = List(rows, name="log", selected=str(self.at), on_select=lambda id: self.go_to(int(id)), most_rows=3)
        self.log.grow = 1
        self._where = Label("", name="where", size="small", color="muted")
        side = Column(*self._hands_toggle(story), self._buttons(), self.log, gap=10)
        side.width = self.side_width(SIDE_WIDTH)
        title = story.setup.scenario.name
        if story.outcome is not None:
            title = _("{name}: {outcome}").format(
                name=title, outcome=outcome_title(story.outcome.winner, story.outcome.why)
            )
        found = page(self, title, self.split(self._holder, side, gap=16), extras=self._look_back(story))
        self._show(story)
        return found

    def _look_back(self, story: Story) -> tuple[Widget, ...]:
        """Return the way to what each turn was worth, once the game is over."""
        if story.outcome is None:
            return ()
        back = Button(say("look-back"), lambda: self.go(self.navigator.look_back(self.path, "xfiles")),
                      name="look-back", icon="search", kind="quiet", size="small")  # fmt: skip
        return (back,)

    def _hands_toggle(self, story: Story) -> list[Widget]:
        if story.outcome is None:
            return [Label(_("The rivals' hands are shown when the game is over."), size="small", color="muted")]
        return [Toggle(_("Show the rivals' hands"), self.open_hands, self._take_hands, name="open-hands")]

    def _take_hands(self, value: bool) -> None:
        self.open_hands = value
        if self.story is not None:
            self._show(self.story)

    def _buttons(self) -> Widget:
        def button(name: str, icon: str, tooltip: str, by: int) -> Button:
            return Button(icon=icon, name=name, tooltip=tooltip, on_press=lambda: self.step(by))

        last = len(self.story.steps) if self.story is not None else 0
        return Row(
            button("first", "chevron-first", _("To the beginning (Home)"), -last),
            button("previous", "chevron-left", _("A move back (Left)"), -1),
            button("next", "chevron-right", _("A move on (Right)"), 1),
            button("last", "chevron-last", _("To the end (End)"), last),
            Spacer(grow=1),
            self._where,
            gap=6,
        )

    # Stepping

    def step(self, by: int) -> None:
        """Go some moves on, or back."""
        self.go_to(self.at + by)

    def go_to(self, at: int) -> None:
        """Show the table after a move."""
        if self.story is not None and self.story.steps:
            self.at = max(0, min(len(self.story.steps) - 1, at))
            self._show(self.story)

    def go_turn(self, by: int) -> None:
        """Go to the first move of another turn."""
        if self.story is None:
            return
        starts = sorted(self.story.turns.values())
        later, earlier = [at for at in starts if at > self.at], [at for at in starts if at < self.at]
        if by > 0:
            self.go_to(later[0] if later else len(self.story.steps) - 1)
        else:
            self.go_to(earlier[-1] if earlier else 0)

    def _show(self, story: Story) -> None:
        step = story.steps[self.at]
        count = _("Turn {turn}, move {at} of {count}")
        self._where.text = count.format(turn=step.turn, at=self.at + 1, count=len(story.steps))
        self._holder.replace([self._table(story, step)])
        self._holder.children[0].grow = 1
        if self.log.selected != str(self.at):
            self.log.select(self.at)

    def _table(self, story: Story, step: Step) -> Widget:
        view = step.view
        levels = {f"rival-{at}": level_name(level) for at, level in enumerate(story.setup.scenario.rivals, 1)}
        fresh = fresh_cards(view.record.lines[step.start :])
        hands = step.hands if self.open_hands else {}
        named, width = len(levels) == 1 and not self.cramped, self._rival_width(len(levels))
        look = Look(named, self.cramped, fresh, hands, levels, width)
        seats = {seat.side: seat for seat in view.table.seats}

        def show(side: str) -> None:
            self.ui.open(seat_dialog(view.table, seats[side]))

        rivals = [rival_panel(view, seats[side], look, partial(show, side)) for side in in_turn_order(view)]
        hand = Panel(
            Label(_("Your hand"), size="small", color="muted"),
            cards_row(view.table, view.hand, look),
            name="own-hand",
            gap=4,
            pad=10,
        )
        told = Label(" ".join(step.texts), name="told", bold=True, color="accent")
        track = PhaseTrack(shown_phase(view.table))
        piles = pile_column(view, look, lambda: self.ui.open(pile_dialog(view.table)))
        if self.cramped:
            return Column(told, own_desk(view, look), hand, *rivals, piles, gap=10)
        first, second = Row(*rivals, gap=10, stretch=True), Row(piles, own_desk(view, look), gap=10, stretch=True)
        table = Column(first, second, hand, gap=10, pad=3)
        return Column(told, track, Scroll(table, name="table", grow=1), gap=8)

    def _rival_width(self, rivals: int) -> float | None:
        """Return the width of each rival's place, so that all are alike; None where they stand below one another."""
        room = self.window.size[0] / self.theme.scale - SIDE_WIDTH - 90
        return None if self.cramped else (room - 10 * (rivals - 1)) / rivals

    def on_key(self, event: pygame.event.Event) -> None:
        """Arrows step, Page Up and Page Down go by turns."""
        if self.story is None or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            super().on_key(event)
            return
        last = len(self.story.steps)
        steps = {
            pygame.K_LEFT: -1,
            pygame.K_UP: -1,
            pygame.K_RIGHT: 1,
            pygame.K_DOWN: 1,
            pygame.K_SPACE: 1,
            pygame.K_HOME: -last,
            pygame.K_END: last,
        }
        if event.key in steps:
            self.step(steps[event.key])
        elif event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.go_turn(1 if event.key == pygame.K_PAGEDOWN else -1)
        else:
            super().on_key(event)
