"""The end: who won and by what, all players by the tie-breaks, how it went, and what next."""

import pygame

from solo.client.screen import Push, Reset
from solo.client.screens.navigator import Navigator
from solo.client.screens.parts import RoomyScreen, copy
from solo.client.widgets.bar import Curve
from solo.client.widgets.base import Widget
from solo.client.widgets.box import Column, Flow, Panel, Row, Spacer
from solo.client.widgets.button import Button
from solo.client.widgets.label import Label
from solo.client.widgets.scroll import Scroll
from solo.client.xfiles.playmenu import same_choice
from solo.client.xfiles.tableparts import Look, cards_row
from solo.core.language import gettext as _
from solo.core.language import ngettext
from solo.match import Match, new_match
from solo.xfiles.observation import View
from solo.xfiles.scenario import HUMAN
from solo.xfiles.table import Outcome, Seat, case_points
from solo.xfiles.text import level_name, outcome_text, outcome_title, side_name

__all__ = ["EndScreen", "lead_by_turn", "ranking"]

WIDE = 900


def ranking(view: View) -> list[Seat]:
    """Return the players by the tie-breaks of XR-25: cases, their points, fewer lost."""
    deck = view.table.setup.deck

    def key(seat: Seat) -> tuple[int, int, int]:
        return -len(seat.solved), -case_points(deck, seat), seat.dropped

    return sorted(view.table.seats, key=key)


def lead_by_turn(view: View) -> list[int]:
    """Return by how many cases the viewer was ahead of the best rival, before the first and after each Conclusion."""
    solved = {seat.side: 0 for seat in view.table.seats}
    leads = [0]
    for line in view.record.lines:
        if line.type != "conclusion":
            continue
        if line.fields.get("result") == "solved":
            solved[str(line.fields.get("side"))] += 1
        leads.append(solved[view.side] - max(number for side, number in solved.items() if side != view.side))
    return leads


class EndScreen(RoomyScreen):
    """A finished game, told."""

    def __init__(self, match: Match, navigator: Navigator) -> None:
        super().__init__()
        self.match, self.navigator = match, navigator
        self.view: View = match.observation

    def build(self) -> Widget:
        """Return the outcome, the table of players, the buttons."""
        outcome = self.view.table.outcome
        assert outcome is not None
        won = HUMAN in outcome.winners
        head = Column(
            Label(
                outcome_title(outcome.winner, outcome.why),
                name="title",
                size="display",
                bold=True,
                color="accent" if won else "ink",
            ),
            Label(outcome_text(outcome), name="outcome", size="head"),
            gap=2,
        )
        notes: list[Widget] = []
        if self.match.is_practice:
            notes.append(Label(_("This was practice: it counts for nothing."), size="small", color="bad"))
        body = Column(
            head, *notes, self._players(outcome), self._course(), self._about(), gap=18, pad=3, max_width=WIDE
        )
        return Column(Scroll(body, name="end", grow=1), self._buttons(), gap=12, pad=28)

    def _players(self, outcome: Outcome) -> Widget:
        return Column(*(self._player(seat, outcome) for seat in ranking(self.view)), gap=8)

    def _player(self, seat: Seat, outcome: Outcome) -> Widget:
        table = self.view.table
        deck, won = table.setup.deck, seat.side in outcome.winners
        measures = [
            (ngettext("{n} case", "{n} cases", len(seat.solved)).format(n=len(seat.solved)), "cases"),
            (_("{n} points").format(n=case_points(deck, seat)), "points"),
            (_("{n} lost").format(n=seat.dropped), "dropped"),
        ]
        texts = [
            Label(text, bold=name == outcome.why, color="accent" if name == outcome.why else "muted", width=92)
            for text, name in measures
        ]
        levels = {f"rival-{at}": level_name(level) for at, level in enumerate(table.setup.scenario.rivals, 1)}
        name = Label(side_name(seat.side), bold=True, size="head", icon="trophy" if won else "", width=120)
        level = Label(levels.get(seat.side, ""), size="small", color="muted", width=70)
        row = Row(name, level, *texts, Spacer(grow=1), gap=10)
        parts: list[Widget] = [row]
        if seat.solved:
            parts.append(cards_row(table, seat.solved, Look()))
        return Panel(*parts, gap=8, pad=12, name=f"player-{seat.side}", ground="raised" if won else "panel")

    def _course(self) -> Widget:
        leads = lead_by_turn(self.view)
        reach = max(1, *map(abs, leads))
        curve = Curve(list(leads), name="lead", top=reach, low=-reach, height=84)
        text = _("Your lead over the best rival, in cases, from Conclusion to Conclusion.")
        return Column(curve, Label(text, size="small", color="muted"), gap=4)

    def _about(self) -> Widget:
        text = _("Seed {seed}. The same seed and the same choices give the same deal.").format(seed=self.match.seed)
        button = Button(_("Copy"), self._copy_seed, name="copy-seed", icon="copy", size="small", kind="quiet")
        return Row(Label(text, name="seed", size="small", color="muted"), button, gap=8)

    def _copy_seed(self) -> None:
        copy(self, str(self.match.seed))

    def _buttons(self) -> Widget:
        found = [
            Button(_("Play again"), self._again, name="again", icon="play", kind="primary"),
            Button(_("The same deal again"), self._same_deal, name="same-deal", icon="repeat"),
            Button(_("New game"), self._new_game, name="new-game", icon="plus"),
            Button(_("Title"), self._title, name="title-screen", icon="house"),
        ]
        if self.match.path is not None:
            found.insert(1, Button(_("Look back"), self._look_back, name="look-back", icon="search"))
            found.insert(2, Button(_("Review"), self._review, name="review", icon="footprints"))
        return Flow(*found, gap=8)

    def _again(self) -> None:
        self._begin(0)

    def _same_deal(self) -> None:
        self._begin(self.match.seed)

    def _begin(self, seed: int) -> None:
        self.go(Reset(self.navigator.play_screen(new_match(same_choice(self.match, seed)))))

    def _new_game(self) -> None:
        self.go(self.navigator.new_game_of("xfiles"))

    def _review(self) -> None:
        if self.match.path is not None:
            self.go(Push(self.navigator.review_screen(self.match.path, game="xfiles")))

    def _look_back(self) -> None:
        if self.match.path is not None:
            self.go(self.navigator.look_back(self.match.path, "xfiles"))

    def _title(self) -> None:
        self.go(self.navigator.title())

    def on_leave(self) -> None:
        """End the rivals' process."""
        self.match.close()

    def on_key(self, event: pygame.event.Event) -> None:
        """Esc goes to the title, F1 to the rules."""
        if event.key == pygame.K_ESCAPE:
            self._title()
        elif event.key == pygame.K_F1:
            self.go(self.navigator.help("xfiles"))
